"""Tables that cannot be played here: each host is told so once."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from netcore.lan.hello import RULES_BYTES, Notice
from netcore.node.finding import MOST_UNFIT_FOR, Finding

OTHER_RULES = bytes(RULES_BYTES)


def run(work: Coroutine[Any, Any, None], _name: str) -> None:
    """Do all of what waits for nothing."""
    with pytest.raises(StopIteration):
        work.send(None)


def test_a_host_is_told_once_that_its_table_cannot_be_played() -> None:
    told: list[bytes] = []
    links, tasks = SimpleNamespace(here=lambda _peer: True), SimpleNamespace(keep=run)
    presence = SimpleNamespace(notice_of=lambda host: (Notice(16 * host, "sen", 2, 1, "open", OTHER_RULES), ()))
    finding = Finding(
        cast("Any", links), cast("Any", presence), cast("Any", tasks), lambda _table, host, _game: told.append(host)
    )
    hosts = [bytes([number]) for number in range(MOST_UNFIT_FOR)]
    for host in (*hosts, *hosts):
        finding.cannot_join(host)
    assert told == hosts
    for host in (b"\xff", b"\xff", hosts[0]):
        finding.cannot_join(host)
    assert told == [*hosts, b"\xff", hosts[0]], "after so many it begins anew"
