"""What a company hears of each other, and what of it no honest program says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games import find
from netcore.errors import Malformed
from netcore.lobby.company import NOTHING, Company, Past, Proposal, Said, Wish
from netcore.wire.codec import decode, encode
from tests.tables.ring import terms_for

TERMS = terms_for(find("sen"), 3)
TERMS = replace(TERMS, seats=tuple(replace(seat, kind="person") for seat in TERMS.seats))
ALA, OLA, ULA = TERMS.authors()
STRANGER = b"x" * 32
PROPOSAL = Proposal("sen", bytes(32), {"rounds": 1}, 3, 0, True, "lively", "all", False, True)


@pytest.fixture
def company() -> Company:
    """As Ala's program has it, linked with both others."""
    made = Company(ALA, TERMS)
    for peer in (OLA, ULA):
        assert made.linked(peer) == []
    return made


def test_a_proposal_counts_while_who_made_it_is_there(company: Company) -> None:
    company.receive(OLA, Wish(OLA, PROPOSAL))
    assert company.proposal(OLA) == PROPOSAL
    assert company.first_with(PROPOSAL.what) == OLA
    company.unlinked(OLA)
    assert (company.proposal(OLA), company.first_with(PROPOSAL.what)) == (None, None)
    company.linked(OLA)
    assert company.wish_of(OLA) == NOTHING, "it tells anew, if it still would"
    company.receive(OLA, Wish(OLA, PROPOSAL))
    company.left(OLA)
    assert (company.wish_of(OLA), company.others) == (NOTHING, (ULA,))


@pytest.mark.parametrize(
    "wish",
    [
        Wish(ULA, PROPOSAL),
        Wish(None, PROPOSAL),
        Wish(OLA),
        Wish(STRANGER),
        Wish(OLA, replace(PROPOSAL, seats=3, bots=3)),
        Wish(OLA, replace(PROPOSAL, seats=3, bots=4)),
    ],
)
def test_what_no_honest_program_wishes_changes_nothing(company: Company, wish: Wish) -> None:
    with pytest.raises(Malformed):
        company.receive(OLA, wish)
    assert company.wish_of(OLA) == NOTHING
    assert company.receive(STRANGER, wish) == []


def test_a_table_with_one_person_and_bots_is_a_table(company: Company) -> None:
    company.receive(OLA, Wish(OLA, replace(PROPOSAL, bots=2)))
    assert company.proposal(OLA) is not None


def test_a_stranger_cannot_leave(company: Company) -> None:
    company.left(STRANGER)
    assert not company._left, "or any number of them would be remembered"


@pytest.mark.parametrize("ago_s", [-1, Past.MOST_S + 1])
def test_a_game_was_over_before_now_and_not_last_week(ago_s: Any) -> None:
    with pytest.raises(Malformed):
        decode(encode(Past(b"terms", ago_s)), Said)
    for fine in (0, Past.MOST_S):
        assert decode(encode(Past(b"terms", fine)), Said) == Past(b"terms", fine)
