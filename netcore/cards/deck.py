"""Which ciphertext lies under which handle. Handles are placed once, and void after a shuffle took them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from engine.pieces import Face, Handle
from netcore.crypto.elgamal import Ciphertext


class Deck:
    """The cards of one table. A rulebook that names a void or foreign handle is our fault: AssertionError."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.faces = tuple(faces)
        self._cards: dict[Handle, Ciphertext] = {}
        self._next = 0
        self._public: dict[Handle, Face] = {}

    def place(self, handles: Sequence[Handle], cards: Sequence[Ciphertext]) -> None:
        """Put fresh cards under fresh handles: numbers never used before, in rising order."""
        for handle, card in zip(handles, cards, strict=True):
            if handle < self._next:
                raise AssertionError(f"handle {handle} was used before")
            self._next = handle + 1
            self._cards[handle] = card

    def of(self, handles: Iterable[Handle]) -> tuple[Ciphertext, ...]:
        """The ciphertexts under `handles`."""
        try:
            return tuple(self._cards[handle] for handle in handles)
        except KeyError as missing:
            raise AssertionError(f"handle {missing} is not in play") from None

    def void(self, handles: Iterable[Handle]) -> None:
        """These cards went into a shuffle: no share is ever made for them again."""
        for handle in handles:
            del self._cards[handle]
            self._public.pop(handle, None)

    def turn_up(self, handles: Sequence[Handle], faces: Sequence[Face]) -> None:
        """These cards now show their faces to all."""
        self._public.update(zip(handles, faces, strict=True))

    @property
    def public(self) -> Mapping[Handle, Face]:
        """The faces that all have seen, by card in play."""
        return MappingProxyType(self._public)

    def all_new(self, cards: Sequence[Ciphertext], before: Sequence[Ciphertext] = ()) -> bool:
        """Whether no first half repeats another's, a live card's or one of `before`, of which these were made: equal
        halves would have equal shares.
        """
        halves = {card.a for card in cards}
        old = (card.a for card in (*before, *self._cards.values()))
        return len(halves) == len(cards) and halves.isdisjoint(old)
