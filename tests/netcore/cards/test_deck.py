"""Handles: placed once, void after a shuffle, and no card that repeats another's first half. Review checklist 15."""

from __future__ import annotations

import pytest

from engine.pieces import Face, Handle
from netcore.cards.deck import Deck
from netcore.crypto.elgamal import Ciphertext, open_face, reencrypt
from netcore.crypto.faces import face_point
from netcore.crypto.group import base

PK = base(5)
ONE, TWO = Handle(0), Handle(1)


def card(factor: int) -> Ciphertext:
    return reencrypt(open_face(face_point("a"), PK), PK, factor)


@pytest.fixture
def deck() -> Deck:
    made = Deck([Face("a")])
    made.place([ONE, TWO], [card(2), card(3)])
    return made


def test_a_handle_is_placed_once(deck: Deck) -> None:
    for handle in (ONE, TWO):
        with pytest.raises(AssertionError, match="before"):
            deck.place([handle], [card(4)])
        deck.void([handle])
        with pytest.raises(AssertionError, match="before"):
            deck.place([handle], [card(4)])


def test_a_void_or_foreign_handle_is_refused(deck: Deck) -> None:
    deck.void([ONE])
    with pytest.raises(AssertionError, match="not in play"):
        deck.of([ONE])
    with pytest.raises(AssertionError, match="not in play"):
        deck.of([Handle(7)])
    with pytest.raises(KeyError):
        deck.void([ONE])
    assert deck.of([TWO]) == (card(3),)


def test_first_halves_must_be_new(deck: Deck) -> None:
    assert deck.all_new([card(4), card(5)])
    assert not deck.all_new([card(4), card(4)])
    assert not deck.all_new([card(4), card(2)])
    assert not deck.all_new([card(4), card(5)], before=[card(6), card(5)])
    deck.void([ONE])
    assert deck.all_new([card(4), card(2)])


def test_a_card_that_went_back_is_public_no_more(deck: Deck) -> None:
    deck.turn_up([ONE], [Face("a")])
    assert deck.public == {ONE: "a"}
    deck.void([ONE])
    assert deck.public == {}
