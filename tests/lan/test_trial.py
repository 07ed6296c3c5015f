"""The trial that two programs run together, over links and adverts that lose what they like, from seeds."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from netcore.identity import Identity
from netcore.lan.advert import TrialMark, read_advert, write_txt
from netcore.lan.neighbourly import Found, HearFault, Invite, Reply, Word
from netcore.lan.trial import ASKING_S, DECLINED_S, LISTEN_S, RUNNING_S, Side, Trial, Trials
from netcore.wire.codec import decode, encode

ADA, BEN, EVE = (Identity(Ed25519PrivateKey.from_private_bytes(bytes([at]) * 32)).public for at in (1, 2, 3))
TICK_S = 0.5


@dataclass
class Wire:
    """Two programs and what lies between them. `links`: words go over; `adverts`: whose arrive; `calls`: whose do."""

    seed: int = 1
    links: bool = True
    adverts: frozenset[bytes] = frozenset((ADA, BEN))
    calls: frozenset[bytes] = frozenset((ADA, BEN))
    loss: float = 0.0
    agrees: bool | None = True
    now: float = 100.0
    said: int = 0
    sides: dict[bytes, Trials] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        self.sides = {peer: Trials(self.now) for peer in (ADA, BEN)}

    def send(self, to: bytes, word: Word | None) -> None:
        """One word over the link, spelled and read, and what is said to it."""
        by = BEN if to == ADA else ADA
        while word is not None and self.links and self.chance.random() >= self.loss:
            self.said += 1
            read: Word = decode(encode(word), Word)
            word = self.sides[to].receive(by, read, self.now)
            by, to = to, by

    def step(self) -> None:
        """Half a second."""
        self.now += TICK_S
        for peer, other in ((ADA, BEN), (BEN, ADA)):
            side = self.sides[peer]
            self.send(other, side.tick(self.now))
            if side.wants_call:
                answered = peer in self.calls
                side.called(other, 7 if answered else None, None if answered else "silent")
            mark = side.mark(self.now)
            if mark is not None and peer in self.adverts and self.chance.random() >= self.loss:
                self.overhear(peer, other, mark)
            if side.trial is not None and side.trial.state == "asked" and self.agrees is not None:
                self.send(other, side.answer(self.agrees, self.now))

    def overhear(self, by: bytes, to: bytes, mark: TrialMark) -> None:
        """As it stands in an advert."""
        txt = {key.encode(): value.encode() for key, value in write_txt(by, None, trial=mark).items()}
        advert = read_advert(txt, ["10.0.0.2"], 28460)
        assert advert.trial is not None
        assert advert.trial.is_to(to)
        self.sides[to].overhear(by, advert.trial, self.now)

    def run(self, until: float = 2 * (ASKING_S + RUNNING_S)) -> tuple[Trial | None, Trial | None]:
        """Ada asks; what both have in the end."""
        self.sides[ADA].ask(BEN, bytes(8), self.now)
        end = self.now + until
        while self.now < end and any(side.lively for side in self.sides.values()):
            self.step()
        for _ in range(10):
            self.step()
        return self.sides[ADA].trial, self.sides[BEN].trial


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("loss", [0.0, 0.4])
def test_both_have_both_results_whatever_is_lost(seed: int, loss: float) -> None:
    ada, ben = Wire(seed, loss=loss).run()
    for trial in (ada, ben):
        assert trial is not None
        assert trial.state == "done"
        assert trial.mine is not None
        assert trial.theirs is not None
        assert (trial.mine.ms, trial.theirs.ms) == (7, 7)
    assert ada is not None
    assert ben is not None
    assert (ada.mine, ada.theirs) == (ben.theirs, ben.mine)


def test_where_nobody_gets_through_adverts_carry_it_all() -> None:
    ada, ben = Wire(links=False, calls=frozenset()).run()
    for trial in (ada, ben):
        assert trial is not None
        assert trial.state == "done"
        assert trial.mine == trial.theirs == Side(True, None, "silent")


@pytest.mark.parametrize(
    ("calls", "adverts", "mine", "theirs"),
    [
        ((ADA,), (ADA, BEN), Side(True, 7, None), Side(True, None, "silent")),
        ((BEN,), (ADA, BEN), Side(True, None, "silent"), Side(True, 7, None)),
        ((ADA, BEN), (ADA,), Side(False, 7, None), Side(True, 7, None)),
        ((ADA, BEN), (), Side(False, 7, None), Side(False, 7, None)),
    ],
)
def test_each_direction_is_told_by_itself(
    calls: tuple[bytes, ...], adverts: tuple[bytes, ...], mine: Side, theirs: Side
) -> None:
    ada, ben = Wire(calls=frozenset(calls), adverts=frozenset(adverts)).run()
    assert ada is not None
    assert ben is not None
    assert (ada.mine, ada.theirs) == (mine, theirs) == (ben.theirs, ben.mine)


def test_what_is_found_without_the_others_word_is_told_in_time() -> None:
    """It has agreed, and nothing more of it arrives."""
    ada = Trials(0.0)
    ada.ask(BEN, bytes(8), 0.0)
    ada.receive(BEN, Reply(bytes(8), True, 28460), 1.0)
    assert ada.wants_call == BEN
    ada.called(BEN, None, "silent")
    for at in range(1, int(2 * RUNNING_S) + 4):
        ada.tick(1.0 + at / 2)
    assert ada.trial is not None
    assert (ada.trial.state, ada.trial.mine, ada.trial.theirs) == ("done", Side(False, None, "silent"), None)


def test_no_is_no_and_is_not_asked_again_for_a_while() -> None:
    wire = Wire(agrees=False)
    ada, ben = wire.run()
    assert ada is not None
    assert ada.state == "declined"
    assert ben is not None
    assert ben.state == "stopped"
    wire.agrees = None
    wire.sides[ADA].ask(BEN, b"2" * 8, wire.now)
    wire.step()
    wire.step()
    assert wire.sides[BEN].trial == ben
    assert wire.sides[ADA].trial is not None
    assert wire.sides[ADA].trial.state == "declined"
    wire.now += DECLINED_S
    wire.sides[ADA].ask(BEN, b"3" * 8, wire.now)
    wire.step()
    assert wire.sides[BEN].trial is not None
    assert wire.sides[BEN].trial.state == "asked"


def test_nobody_answers_and_nobody_is_asked_for_ever() -> None:
    ada, ben = Wire(agrees=None).run()
    assert ada is not None
    assert ada.state == "unanswered"
    assert ben is None


def test_who_asks_the_one_that_asks_agrees() -> None:
    wire = Wire(agrees=None)
    wire.sides[BEN].ask(ADA, b"9" * 8, wire.now)
    ada, ben = wire.run()
    assert ada is not None
    assert ben is not None
    assert (ada.state, ben.state) == ("done", "done")
    assert (ada.mine, ada.theirs) == (ben.theirs, ben.mine)


def test_somebody_else_changes_nothing_in_a_trial() -> None:
    ada = Trials(0.0)
    ada.ask(BEN, bytes(8), 0.0)
    before = ada.trial
    words: tuple[Word, ...] = (Reply(bytes(8), True, 1), Found(bytes(8), True, 1, None), Invite(b"4" * 8, 1))
    for word in words:
        ada.receive(EVE, word, 1.0)
    for step in ("asks", "agrees", "found", "declines"):
        ada.overhear(EVE, TrialMark.at(ADA, step, heard=True, call="1"), 1.0)
    assert ada.trial == before
    assert ada.wants_call == b""


def test_nothing_is_called_before_somebody_here_has_agreed() -> None:
    ben = Trials(0.0)
    ben.receive(ADA, Invite(bytes(8), 28460), 1.0)
    ben.overhear(ADA, TrialMark.at(BEN, "asks"), 1.5)
    ben.overhear(ADA, TrialMark.at(BEN, "agrees"), 2.0)
    ben.overhear(ADA, TrialMark.at(BEN, "found", heard=True, call="3"), 2.5)
    ben.receive(ADA, Found(bytes(8), True, 3, None), 3.0)
    ben.receive(ADA, Reply(bytes(8), True, 28460), 3.5)
    assert ben.wants_call == b""
    assert ben.trial is not None
    assert ben.trial.state == "asked"


def test_strangers_by_the_hundred_ask_a_few_times_a_minute() -> None:
    ben = Trials(0.0)
    asked = 0
    for at in range(600):
        now = at / 10
        ben.receive(at.to_bytes(32, "big"), Invite(at.to_bytes(8, "big"), 28460), now)
        if ben.trial is not None and ben.trial.state == "asked":
            asked += 1
            ben.answer(False, now)
            ben.stop(now)
    assert 4 <= asked <= 11


@pytest.mark.parametrize("call", ["silent", "12", "70000", "made-up", ""])
def test_what_an_advert_says_is_one_of_few_things(call: str) -> None:
    ada = Trials(0.0)
    ada.ask(BEN, bytes(8), 0.0)
    txt = {k.encode(): v.encode() for k, v in write_txt(BEN, None, trial=TrialMark.at(ADA, "found", call=call)).items()}
    mark = read_advert(txt, ["10.0.0.2"], 28460).trial
    assert mark is not None
    ada.overhear(BEN, mark, 1.0)
    assert ada.trial is not None
    theirs = ada.trial.theirs
    assert theirs is not None
    faults: dict[str, HearFault] = {"silent": "silent", "made-up": "silent", "": "silent"}
    assert (theirs.ms, theirs.fault) == ((min(int(call), 60_000), None) if call.isdigit() else (None, faults[call]))


def test_an_advert_is_waited_for_and_not_for_long() -> None:
    ada = Trials(0.0)
    ada.ask(BEN, bytes(8), 0.0)
    ada.receive(BEN, Reply(bytes(8), True, 28460), 0.0)
    ada.called(BEN, 3, None)
    ada.tick(LISTEN_S - 0.1)
    assert ada.trial is not None
    assert ada.trial.mine is None
    ada.tick(LISTEN_S)
    assert ada.trial.mine == Side(False, 3, None)
