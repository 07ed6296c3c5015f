"""The pauses at one table, as a program that plays there, or looks on, hears of them and tells its player.

Sans-I/O: seconds are handed in, by a clock that nobody sets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from netcore.feeds.charter import Terms
from netcore.speech.pauses import Pauses, TableTime
from netcore.speech.said import Call
from netcore.status import News, PauseNews

_UNDOES: Final[tuple[tuple[str, Call], ...]] = (("pause", "go-on"), ("away", "back"))


class Intermission:
    """`me` is this player's key, None for who looks on; `plays` tells who has not left the game."""

    def __init__(
        self, terms: Terms, me: bytes | None, plays: Callable[[bytes], bool], tell: Callable[[News], None]
    ) -> None:
        self._authors = terms.authors()
        self._me = me
        self._plays = plays
        self._tell = tell
        self._pauses = Pauses()
        self._time = TableTime()
        self._told = PauseNews()
        self.wished = False
        """Whether this player has asked for a pause at night: it begins when that is over."""

    def time_s(self, now_s: float) -> float:
        """The seconds of this table: they stand still in a pause."""
        return self._time.read(now_s)

    def hear(self, peer: bytes, call: str, now_s: float) -> bool:
        """Somebody calls to the table. Whether that has ended this player's own pause."""
        if not self._plays(peer):
            return False
        before = self._me in self._pauses.askers
        self._pauses.hear(peer, call, now_s)
        return before and peer != self._me and self._me not in self._pauses.askers

    def last_calls(self) -> tuple[Call, ...]:
        """What this player has to take back at the end of a game, lest it be heard in the next one."""
        stands = {"pause": self._me in self._pauses.askers, "away": self._me in self._pauses.away}
        return tuple(undo for what, undo in _UNDOES if stands[what])

    def mind(self, now_s: float, *, goes_on: bool) -> bool:
        """Whether there is a pause now, in a game that `goes_on`; tells the player what has changed."""
        pauses, me = self._pauses, self._me
        pauses.read(now_s)
        for gone in [peer for peer in (*pauses.askers, *pauses.away) if not self._plays(peer)]:
            pauses.leave(gone, now_s)
        held = bool(pauses.askers) and goes_on
        self._time.stand(held, now_s)
        seat = self._authors.index
        news = PauseNews(
            tuple(map(seat, pauses.askers)) if held else (),
            held and me is not None and pauses.may_end(me, now_s),
            me is not None and pauses.may_ask(me),
            self.wished,
            tuple(sorted(map(seat, pauses.away))),
        )
        if news != self._told:
            self._told = news
            self._tell(news)
        return held
