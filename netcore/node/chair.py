"""A seat that this program plays: its identity, its secrets, its own table, and who decides (a person or a policy).

What the player decides is said here, to the table itself, with the time that it took. Sans-I/O.
"""

from __future__ import annotations

import secrets as chance_source
from collections.abc import Callable, Collection, Iterable
from typing import Final, Never

from engine.chance import Chance
from engine.contract import Clock
from engine.game import Game
from engine.knowledge import View
from engine.pieces import Move
from engine.policies import Policy
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.errors import Late, Misuse
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.identity import Identity
from netcore.table.clock import Stopwatch
from netcore.table.letters import Letter, open_letter
from netcore.table.table import Finds, Table, no_clock

_SEED_BITS: Final = 64


class Paused(Late):
    """There is a pause at the table: nobody decides anything."""

    code = "paused"


def _nobody() -> Never:
    raise Misuse("nobody sits here yet")


class Chair:
    """One of this program's seats at a table. `policy` is None where a person decides."""

    def __init__(self, seat: int, identity: Identity, secrets: TableSecrets, policy: Policy | None) -> None:
        self.seat = seat
        self.identity = identity
        self.secrets = secrets
        self.policy = policy
        self._table: Table | None = None
        self._now_s: Callable[[], float] = _nobody
        self._said: Callable[[], None] = _nobody
        self._unheard: Callable[[], Collection[int]] = tuple
        self._stopwatch = Stopwatch()
        self.held = False
        """Whether there is a pause, in which nobody decides."""
        self._looked_at: int | None = None
        """The question before which the player has looked at the table."""
        self._chance = Chance(chance_source.randbits(_SEED_BITS), "policy")

    def sit(
        self,
        terms: Terms,
        game: Game,
        cache: ProofCache,
        own_stored: int = 0,
        *,
        now_s: Callable[[], float],
        said: Callable[[], None],
        unheard: Callable[[], Collection[int]] = tuple,
        listens: bool = False,
        finds: Finds = no_clock,
        opens: Callable[[Entry], Letter] = open_letter,
    ) -> Table:
        """Take the seat at a table; `own_stored`: how many entries of this seat are on disk already.

        `now_s`: seconds by a clock that nobody sets; `said` is called when something was said for this seat; `unheard`
        tells which peers are not heard. `listens`: whether the table only reads for now. `finds`: what this program's
        clock says of others' answers. `opens`: what reads the body of an entry.
        """
        if terms.seats[self.seat].peer != self.identity.public:
            raise Misuse(f"seat {self.seat} is somebody else's")
        self._now_s, self._said, self._unheard = now_s, said, unheard
        self._table = Table(
            terms, game, self.seat, self.secrets, cache, own_stored, listens=listens, finds=finds, opens=opens
        )
        return self._table

    @property
    def table(self) -> Table:
        """The table as this seat has it."""
        return self._table if self._table is not None else _nobody()

    # What the player decides.

    def submit(self, move: Move, number: int | None = None) -> None:
        """Decide. Raises Misuse if it is not legal now.

        `number`: the question that it is meant for. Raises Late if that is not asked any more: its time was over, say,
        and the next question might take the same move.
        """
        if self.held:
            raise Paused("there is a pause")
        if number is not None and not self.table.asks(number):
            raise Late(f"question {number} is not asked any more")
        self.table.submit(move, self._took_ms())
        self._said()

    def wish_undo(self, agree: bool, number: int | None = None) -> None:
        """Say whether the last move should be taken back, one's own or another's; raises as `submit` does."""
        if self.held:
            raise Paused("there is a pause")
        if number is not None and self.table.number != number:
            raise Late(f"question {number} is not asked any more")
        self.table.wish_undo(agree)
        self._said()

    def lay_open(self, agree: bool) -> None:
        """Whether to lay the seed open. Raises Misuse before the end of the game."""
        self.table.lay_open(agree)
        self._said()

    def go_on(self) -> None:
        """What there was to be looked at, as a role before its night, was looked at."""
        self._looked_at = self.table.rests_before
        self._said()

    def evict(self, gone: Iterable[int]) -> None:
        """Agree that who plays these seats is gone for good: with all others' word the game goes on, and ghosts keep
        the seats. Raises Late if it cannot be said now, as while another is not heard either.
        """
        peers = {self.table.peer_of(seat) for seat in gone}
        if len(peers) != 1:
            raise Late("one at a time")
        self.table.call(peers.pop(), self._unheard())
        self._said()

    def stay(self) -> None:
        """Do not agree that anybody is gone. Raises Late unless that is asked."""
        self.table.deny()
        self._said()

    def break_off(self, gone: Collection[int]) -> None:
        """Leave it at that, for who plays these seats is gone: the game is unfinished, for this program alone.

        Raises Late once it has ended.
        """
        self.table.break_off(gone)
        self._said()

    # What is decided for it.

    def choose(self, view: View) -> Move:
        """What the policy decides. May take a while: to be run in a thread."""
        if self.policy is None or view.legal is None:
            raise Misuse("no policy is asked here")
        return self.policy.choose(view, view.legal, self._chance)

    def be_late(self, clock: Clock) -> None:
        """The time is over: make the move that stands for having made none, or the first that there is."""
        legal = self.table.view().legal
        if legal is None:
            raise Misuse("nothing is asked of this seat")
        move = clock.late if legal.admits(clock.late) else legal.listed[0]
        self.table.submit(move, self._stopwatch.late_ms(self.seat, clock, self._now_s()))
        self._said()

    # Its time.

    def asked(self) -> None:
        """A decision is awaited from now on."""
        self._stopwatch.asked(self.seat, self._now_s())

    @property
    def elapsed_ms(self) -> int:
        """How long the decision that is awaited has been, by the time of the table."""
        return self._stopwatch.elapsed_ms(self.seat, self._now_s())

    @property
    def rests(self) -> bool:
        """Whether what this seat owes waits for its player, who still looks at the table."""
        number = self.table.rests_before if self.policy is None else None
        return number is not None and number != self._looked_at and self.table.poll() is None

    def _took_ms(self) -> int | None:
        """What the decision that is awaited took, by this program's clock; None where no clock runs for it."""
        clock, now_s = self.table.clock, self._now_s()
        if clock is None or not self.table.asks_to_decide:
            return None
        if self.policy is None:
            return self._stopwatch.elapsed_ms(self.seat, now_s)
        return self._stopwatch.policy_ms(self.seat, clock, now_s)

    def __repr__(self) -> str:
        return f"Chair({self.seat})"
