"""Who may sit down at a table: anybody, whom its host lets in, or who knows a word that was told across the room.

The host's side, sans-I/O. A word is tried with the host alone, and seldom: each try is counted before it is answered,
and only one that turns out right is taken off again. Source: docs/protocol/lobby.md, "The door".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from netcore.bucket import Bucket
from netcore.crypto.word import FEWEST_LETTERS, HostWord, heard
from netcore.lobby.messages import Caller, DoorTold, FromHost, Proof, Refuse, Share, Wait
from netcore.lobby.room import Place

Kind: TypeAlias = Literal["open", "nod", "word"]
KINDS: Final[tuple[Kind, ...]] = ("open", "nod", "word")

MOST_CALLERS: Final = 8
"""Who may wait at once; of those who come from one address the others make room for who comes from elsewhere."""
MOST_TOLD: Final = 8
"""Of how many who were turned away all in the room are told: the last ones."""
MOST_WRONG: Final = 3
"""How often one identity may try a word."""
MOST_WRONG_IN_ALL: Final = 20
"""How often all together may: an identity costs nothing. After that the word opens nothing more."""
TRIES_AT_ONCE: Final = 6
TRIES_PER_S: Final = 6 / 60


class Door:
    """The door of one table. Methods that answer a guest return what it is told, None if it may come in."""

    def __init__(self, host: bytes, table: bytes) -> None:
        self._host, self._table = host, table
        self.kind: Kind = "open"
        self.word = ""
        """As the host chose it; never sent anywhere."""
        self.spent = False
        """Whether the word was tried so often that it opens nothing any more."""
        self.callers: dict[bytes, Place] = {}
        """Who waits before it, and the place that each would have."""
        self.turned_away: dict[bytes, Place] = {}
        """Whom the host, or too many wrong words, keep out."""
        self.friends: frozenset[bytes] = frozenset()
        """Who was let in: they may come back without a word."""
        self._near: dict[bytes, str] = {}
        """Where each of those who wait calls from."""
        self._runs: dict[bytes, HostWord] = {}
        self._wrong: dict[bytes, int] = {}
        self._wrong_in_all = 0
        self._rate: Bucket | None = None

    def __repr__(self) -> str:
        return f"<Door {self.kind}>"

    def set(self, kind: Kind, word: str) -> None:
        """Let people in in another way. Raises ValueError with a sentence for a word that is too short."""
        if kind == "word" and len(heard(word)) < FEWEST_LETTERS:
            raise ValueError(f"a word for the door has at least {FEWEST_LETTERS} letters")
        self.kind, self.word = kind, word if kind == "word" else ""
        self.spent = False
        self._runs.clear()
        self._wrong.clear()
        self._wrong_in_all = 0

    def welcomes(self, peer: bytes) -> bool:
        """Whether this one may sit down without a word more."""
        return self.kind == "open" or peer in self.friends

    def call(self, peer: bytes, place: Place, near: str) -> tuple[FromHost, bytes | None]:
        """Somebody who is not welcome yet would sit down, and where it calls from: what it is told, and who has to go.

        Where all who may wait do, the one goes that has waited longest of those who call from where most do, unless as
        many wait already where the newcomer is.
        """
        gone = None
        if peer not in self.callers and len(self.callers) >= MOST_CALLERS:
            crowds = Counter(self._near[each] for each in self.callers)
            largest, count = crowds.most_common(1)[0]
            if count <= crowds[near] + 1:
                return Refuse("full"), None
            gone = next(each for each in self.callers if self._near[each] == largest)
            self.gone(gone)
        self.callers[peer], self._near[peer] = place, near
        return self._wait(), gone

    def call_again(self) -> FromHost:
        """What those who wait are told now that it is another door."""
        return self._wait()

    def forgive(self, peer: bytes) -> None:
        """Whoever was kept out may come again."""
        self.turned_away.pop(peer, None)
        self._wrong.pop(peer, None)

    def _wait(self, why: Literal["", "wrong", "slowly"] = "") -> Wait:
        return Wait("word" if self.kind == "word" and not self.spent else "nod", why)

    def share(self, peer: bytes, share: bytes, now_s: float) -> FromHost | None:
        """Somebody who waits begins to prove that it knows the word. Raises Malformed for what is no share."""
        if peer not in self.callers or self.kind != "word" or self.spent:
            return self._wait() if peer in self.callers else None
        if self._wrong.get(peer, 0) >= MOST_WRONG:
            return self._too_many(peer)
        if self._rate is None:
            self._rate = Bucket(TRIES_AT_ONCE, TRIES_PER_S, now_s)
        if not self._rate.take(now_s):
            return self._wait("slowly")
        self._wrong[peer] = self._wrong.get(peer, 0) + 1
        self._wrong_in_all += 1
        self.spent = self._wrong_in_all >= MOST_WRONG_IN_ALL
        self._runs[peer] = HostWord(self.word, peer, self._host, self._table, share)
        return Share(self._runs[peer].share)

    def proof(self, peer: bytes, proof: bytes) -> FromHost | None:
        """The guest's proof. A `Proof` in return: it knows the word, and may come in."""
        run = self._runs.pop(peer, None)
        if run is None or peer not in self.callers:
            return None
        answer = run.answer(proof)
        if answer is not None:
            self._wrong_in_all -= 1
            self.spent = self._wrong_in_all >= MOST_WRONG_IN_ALL
            self.let_in(peer)
            return Proof(answer)
        return self._too_many(peer) if self._wrong[peer] >= MOST_WRONG else self._wait("wrong")

    def _too_many(self, peer: bytes) -> FromHost:
        self.turn_away(peer)
        return Refuse("tries")

    def let_in(self, peer: bytes) -> Place | None:
        """Whoever waits may come in: the place that it asked for."""
        self.friends |= {peer}
        self.turned_away.pop(peer, None)
        self._runs.pop(peer, None)
        self._wrong.pop(peer, None)
        self._near.pop(peer, None)
        return self.callers.pop(peer, None)

    def turn_away(self, peer: bytes, place: Place | None = None) -> None:
        """Whoever waits, or sits at `place`, is kept out."""
        away = self.callers.pop(peer, place)
        self._near.pop(peer, None)
        self._runs.pop(peer, None)
        self.friends -= {peer}
        if away is not None:
            self.turned_away[peer] = away

    def gone(self, peer: bytes) -> bool:
        """A peer is not heard any more: it does not wait any more. Whether it did."""
        self._runs.pop(peer, None)
        self._near.pop(peer, None)
        return self.callers.pop(peer, None) is not None

    def told(self) -> DoorTold:
        """What all in the room may know."""
        away = list(self.turned_away.items())[-MOST_TOLD:]
        return DoorTold(self.kind, self.spent, _named(self.callers.items()), _named(away))


def _named(places: Iterable[tuple[bytes, Place]]) -> tuple[Caller, ...]:
    return tuple(Caller(peer, place.name, place.lantern) for peer, place in places)
