"""One link a peer, and both sides keep the same one."""

from __future__ import annotations

import asyncio

import pytest

from netcore.identity import Identity
from netcore.lan.connection import End
from netcore.lan.dialler import dial
from netcore.lan.hello import Refused
from netcore.lan.persona import Persona
from netcore.lan.switchboard import Switchboard
from tests.lan.conftest import QUICK, Peer, until


class Desk:
    """A peer with a switchboard that writes down what it is told."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self.told: list[object] = []
        self.board = Switchboard(
            peer.public, lambda link: self.told.append(link), lambda link, why: self.told.append(why)
        )
        peer.listener._on_link = self.board.adopt
        peer.listener._admit = self.board.admit

    async def call(self, other: Desk) -> bool:
        link = await dial(self.peer.persona, [other.peer.address], other.peer.public, pulse=QUICK)
        return self.board.adopt(link)

    def held(self, other: Desk):
        return self.board.links.get(other.peer.public)


@pytest.fixture
async def desks(peers):
    made: list[Desk] = []

    async def make(name: str = "peer") -> Desk:
        made.append(Desk(await peers(name)))
        return made[-1]

    yield make
    for desk in made:
        await desk.board.close()


async def test_when_both_dial_both_keep_the_same_link(desks):
    ada, ben = await desks(), await desks()
    await asyncio.gather(ada.call(ben), ben.call(ada))
    await asyncio.sleep(0.2)
    smaller = min(ada, ben, key=lambda desk: desk.peer.public)
    assert ada.held(ben).dialled == (smaller is ada)
    assert ben.held(ada).dialled == (smaller is ben)
    ada.held(ben).post(b"one way")
    assert await anext(aiter(ben.held(ada))) == b"one way"
    assert not any(isinstance(told, End) for told in ada.told + ben.told)


@pytest.mark.parametrize("ada_first", [True, False])
async def test_the_order_of_the_calls_does_not_matter(desks, ada_first):
    ada, ben = await desks(), await desks()
    first, second = (ada, ben) if ada_first else (ben, ada)
    await first.call(second)
    await until(lambda: second.held(first) is not None)
    await second.call(first)
    await asyncio.sleep(0.2)
    smaller = min(ada, ben, key=lambda desk: desk.peer.public)
    assert ada.held(ben).dialled == (smaller is ada)
    assert ben.held(ada).dialled == (smaller is ben)


async def test_a_second_call_the_same_way_takes_the_place_of_the_first(desks):
    ada, ben = await desks(), await desks()
    await ada.call(ben)
    first = ada.held(ben)
    await ada.call(ben)
    await until(lambda: len(ben.told) == 2)
    assert ada.held(ben) is not first
    began = asyncio.get_running_loop().time()
    assert await first.wait_ended() is End.DUPLICATE
    assert asyncio.get_running_loop().time() - began < 1.2
    assert not any(isinstance(told, End) for told in ada.told + ben.told)
    ben.held(ada).post(b"here")
    assert await anext(aiter(ada.held(ben))) == b"here"


async def test_a_copy_of_a_profile_is_refused_while_the_original_is_here(desks, peers):
    ada, ben = await desks("Ada"), await desks("Ben")
    await ada.call(ben)
    await until(lambda: ben.held(ada) is not None)
    original = ben.held(ada)
    copy = Persona.of(ada.peer.persona.identity, "Ada's copy")
    with pytest.raises(Refused) as failed:
        await dial(copy, [ben.peer.address], pulse=QUICK)
    assert failed.value.code == "in-use"
    assert ben.held(ada) is original
    assert original.ended is None


async def test_a_restarted_program_takes_its_old_place_once_the_old_link_is_quiet(desks, monkeypatch):
    ada, ben = await desks("Ada"), await desks("Ben")
    await ada.call(ben)
    await until(lambda: ben.held(ada) is not None)
    monkeypatch.setattr("netcore.lan.switchboard.LIVELY_S", -1.0)
    restarted = Persona.of(ada.peer.persona.identity, "Ada")
    link = await dial(restarted, [ben.peer.address], pulse=QUICK)
    await until(lambda: len(ben.told) == 2)
    assert ben.held(ada).about.instance == restarted.about.instance
    link.close()
    await link.wait_ended()
    await until(lambda: End.LEFT in ben.told)
    assert ben.held(ada) is None


async def test_a_stranger_with_the_same_name_is_somebody_else(desks):
    ada, ben = await desks("Ada"), await desks("Ben")
    await ada.call(ben)
    other = Persona.of(Identity.generate(), "Ada")
    link = await dial(other, [ben.peer.address], pulse=QUICK)
    await until(lambda: len(ben.board.links) == 2)
    link.close()
    await link.wait_ended()
