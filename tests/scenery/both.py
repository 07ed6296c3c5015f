"""Two verifiers, one verdict: whoever checks a file in a test has it checked by both, and they must say the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine import games
from engine.game import Game
from netcore.audit import replay
from netcore.audit.replay import Report
from netcore.errors import Malformed
from netcore.feeds.charter import Foreign
from netcore.files.forkfile import read_fork
from netcore.files.gamefile import MAGIC, GameFile, pack_game, unpack_game
from netcore.verbs import verify as verb
from tests.second import verdict as second

Find = Callable[[str], Game]

_SENTENCES = ("missing", "checked")
_WAITS = re.compile(r"\(seat (\d+)\)")


def verify(file: GameFile, find: Find = games.find) -> Report:
    """What netcore says of a game file, once the second verifier has said the same of its bytes."""
    report = replay.verify(file, find)
    assert ours(report) == theirs(pack_game(file.terms, file.entries), find)
    return report


def verdict(data: bytes, find: Find = games.find) -> dict[str, Any]:
    """What both say of any bytes, for programs; without sentences, but with the seats that are waited for."""
    said = _of_bytes(data, find)
    assert said == theirs(data, find)
    return said


def _of_bytes(data: bytes, find: Find) -> dict[str, Any]:
    """What `sennik verify --json` says of a file with these bytes."""
    try:
        return _bare(verb.plain_proof(read_fork(data)))
    except Malformed:
        pass
    try:
        return ours(replay.verify(unpack_game(data), find))
    except Foreign:
        return {"verdict": "no game"}
    except Malformed:
        return {"verdict": "at fault" if data.startswith(MAGIC) else "no game"}


def ours(report: Report) -> dict[str, Any]:
    """A report for programs, without its sentences."""
    return _bare(verb.plain(report)) | {"waits": sorted(map(int, _WAITS.findall(report.missing)))}


def _bare(said: dict[str, Any]) -> dict[str, Any]:
    bare = {key: value for key, value in said.items() if key not in _SENTENCES} | {"waits": []}
    if bare["fault"] is not None:
        del bare["fault"]["text"]
    return bare


def theirs(data: bytes, find: Find = games.find) -> dict[str, Any]:
    """The same by the second verifier."""
    found = second.verify(data, find)
    said = found.plain()
    return said | {"waits": sorted(found.waits)} if len(said) > 1 else said
