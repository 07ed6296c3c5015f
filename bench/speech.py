"""What speaking costs: bytes and messages for one thing said, and the time of each program, in a room and at a table.

    python -m bench.speech

Between plain objects over a network in memory: what TLS, frames and asyncio add is that of any message (a frame and an
envelope are some 80 bytes more, and counted).
"""

from __future__ import annotations

import time
from statistics import mean
from typing import Final

from netcore.speech.messages import MOST_LINES
from netcore.speech.speech import LINKED_AT_ONCE, PER_S
from netcore.wire.envelope import ToCircle, seal
from netcore.wire.frame import encode_frame
from tests.netcore.speech.test_speech import line
from tests.scenery.company import TABLE, Company

TEXT: Final = "Licz głośniej, proszę, bo nic nie słyszę"
"""What people say is about so long."""
ROUNDS: Final = 40
OVER_TLS: Final = 22
"""Bytes that TLS 1.3 adds to each record."""


def around(content: int) -> int:
    """Bytes on the wire beside a content."""
    return len(encode_frame(b"\0" + seal(ToCircle(TABLE, bytes(content))))) - content + OVER_TLS


def said(people: int, *, star: bool) -> str:
    """What one thing said costs all programs of a circle together, and each of them."""
    company = Company(people, star=star)
    company.bytes = company.messages = 0
    began = time.process_time()
    for _ in range(ROUNDS):
        for person in company.people:
            company.say(person, TEXT)
        company.run(round(1000 / PER_S))
    took_s = time.process_time() - began
    things = ROUNDS * people
    on_wire = company.bytes + company.messages * around(300)
    return (
        f"{people:2} people {'in a room' if star else 'at a table'}: {company.messages / things:5.1f} messages, "
        f"{on_wire / things / 1000:6.2f} kB in all, {1e6 * took_s / things / people:5.0f} µs of each program"
    )


def flooded() -> str:
    """What a flood costs whom it meets: up to the closing of its link."""
    took = []
    for _ in range(20):
        company = Company(3)
        liar, ala, _ = company.people
        lines = [line(liar, at, TEXT) for at in range(LINKED_AT_ONCE + MOST_LINES)]
        for at in range(0, len(lines), MOST_LINES):
            company.tell(liar, ala, *lines[at : at + MOST_LINES])
        began = time.process_time()
        company.run()
        took.append(time.process_time() - began)
        assert ala.closed == [liar.key]
    return f"a flood, up to the closing of its link after {LINKED_AT_ONCE} lines: {1e3 * mean(took):.0f} ms"


def main() -> None:
    """Print it all."""
    for people in (3, 5, 10):
        for star in (True, False):
            print(said(people, star=star))
    print(flooded())


if __name__ == "__main__":
    main()
