"""The next game after one: proposed by anybody, with those who are there; and a table without backups."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from netcore.audit.evening import COMPLETE, Evening, Verified
from netcore.audit.evening import evening as scored
from netcore.audit.replay import verify
from netcore.errors import Late, Misuse
from netcore.files import gamefile
from netcore.files.checked import GAMES
from netcore.files.saved import saved_games
from netcore.status import (
    BrokenOffNews,
    ClosedNews,
    CompanyNews,
    EvictedNews,
    LinkNews,
    OverNews,
    PlayNews,
    Proposed,
    RoomNews,
)
from netcore.wire.envelope import Envelope, Farewell
from tests.tables.test_node import SHORT, Guest, all_ready, each, evening, reach, sit_down, take_time

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]

SOON_S = 15.0


async def played(*guests: Guest, bots: int = 0, hints: bool = False) -> None:
    await sit_down(*guests, bots=bots)
    if hints:
        guests[0].node.room.set_hints(True)
    await all_ready(*guests)
    await each(*(guest.over() for guest in guests))
    for guest in guests:
        guest.news.clear()


async def assert_play_again(*guests: Guest, seats: int) -> None:
    """All have said yes: they come to a room with so many seats, of the first of them, and to the end of a game."""
    began = time.monotonic()
    rooms = await each(*(guest.until(RoomNews, lambda room: bool(room.phrase)) for guest in guests))
    assert time.monotonic() - began < SOON_S
    assert [room.host for room in rooms] == [True] + [False] * (len(guests) - 1)
    assert [len(room.places) for room in rooms] == [seats] * len(guests)
    await each(*(guest.over() for guest in guests))
    assert not [news for guest in guests for news in guest.news if isinstance(news, ClosedNews)]


def forget(*guests: Guest) -> None:
    for guest in guests:
        guest.news.clear()


def kinds(room: RoomNews) -> list[str]:
    return sorted(place.kind for place in room.places)


async def until_steady(guest: Guest, opener: Guest) -> Proposed:
    """What `opener` proposes, once the last change of it has come."""
    while guest.latest(CompanyNews).proposals[0].seats != len(opener.latest(RoomNews).places):
        await asyncio.sleep(0.05)
    return guest.latest(CompanyNews).proposals[0]


async def proposed(guest: Guest, opener: Guest, *, game: str = "sen") -> Proposed:
    """What `opener` proposes, as it comes to the screen of `guest`."""
    me = opener.node.me.peer
    news = await guest.until(CompanyNews, lambda news: any((p.opener, p.game) == (me, game) for p in news.proposals))
    return next(each for each in news.proposals if each.opener == me)


@pytest.mark.parametrize("how", ["leaves", "dies"])
async def test_those_who_are_left_play_again_without_who_opened(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, "Ola", "Ula") as (ola, ula):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        try:
            await ala.node.rename("Ala", "fish")
            await played(ala, ola, ula)
            if how == "leaves":
                await ala.node.leave()
                await asyncio.sleep(0.2)
            else:
                sitting, post = ala.node._sitting, ala.node._post
                assert sitting is not None
                while not sitting.life.settled:
                    await asyncio.sleep(0.05)
                told: list[bytes] = []

                def posted(peer: bytes, said: Envelope) -> None:
                    told.extend([peer] if said == Farewell(sitting.hash) else [])
                    post(peer, said)

                monkeypatch.setattr(ala.node, "_post", posted)
                await ala.node.stop()
                assert told == list(sitting.others()), "all others are told that nobody is to be waited for"
            await ula.node.again()  # the guest is sooner
            await proposed(ola, ula)
            await ola.node.again()
            await assert_play_again(ula, ola, seats=2)
        finally:
            await ala.node.stop()


def score_of(guest: Guest) -> Evening:
    """The evening as the files of a guest's own profile have it."""
    files = sorted((guest.folder / GAMES).glob("*.sennik"))
    return scored(Verified(file.name, verify(gamefile.read(file))) for file in files)


@pytest.mark.timeout(300)
async def test_four_games_in_a_row_and_one_notebook(tmp_path: Path) -> None:
    """The host goes home after the first, bots sit in between, somebody comes late, and each opens a game once."""
    dragons = {"goal": "rounds", "rounds": 1}
    async with evening(tmp_path, "Ola", "Ula", "Ela") as (ola, ula, ela):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        await ala.node.rename("Ala", "fish")
        await played(ala, ola, ula)
        await ala.node.leave()

        await ula.node.propose("smoki", dragons, bots=1)
        shown = await proposed(ola, ula, game="smoki")
        assert (shown.seats, shown.bots) == (3, 1)
        await ola.node.agree(ula.node.me.peer, shown)
        await ula.until(RoomNews, lambda room: [place.ready for place in room.places].count(True) == 2)
        ula.node.room.ready(True)
        await each(ola.over(), ula.over())
        forget(ola, ula)

        await ola.node.propose("sen", SHORT, bots=1)
        room = await ola.until(RoomNews)
        await ela.node.join_address(room.addresses[0])
        await ela.until(RoomNews)
        await ula.node.agree(ola.node.me.peer, (await until_steady(ula, ola)))
        await ola.until(RoomNews, lambda room: bool(room.phrase) and kinds(room) == ["bot", *["person"] * 3])
        for guest in (ola, ula, ela):  # one is new here: all compare the phrase
            await guest.until(RoomNews, lambda room: bool(room.phrase) and room.phrase == ola.latest(RoomNews).phrase)
            guest.node.room.ready(True)
        await each(ola.over(), ula.over(), ela.over())
        forget(ola, ula, ela)

        await ela.node.propose("smoki", dragons, bots=0)
        for guest in (ola, ula):
            await guest.node.agree(ela.node.me.peer, await proposed(guest, ela, game="smoki"))
        await ela.until(RoomNews, lambda room: [place.ready for place in room.places] == [False, True, True])
        ela.node.room.ready(True)
        await each(ola.over(), ula.over(), ela.over())

        async with asyncio.timeout(30):
            while len(list((ela.folder / GAMES).glob("*.sennik"))) < 4:
                await asyncio.sleep(0.1)
        scores = [score_of(guest) for guest in (ola, ula, ela)]
        assert scores[0].verdict == COMPLETE
        assert scores[0].players == scores[1].players == scores[2].players
        assert len(scores[0].games) == len(scores[2].games) == 4
        files = [
            {file.name: file.read_bytes() for file in (g.folder / GAMES).glob("*.sennik")} for g in (ola, ula, ela)
        ]
        assert files[0] == files[1] == files[2], "what was fetched is what was played"
        assert {game.table for game in saved_games(ela.folder / GAMES)} == {room.table}
        # When each was played is told in whole seconds, and games of the tests may end within one.
        fetched, played_there = (
            {Path(game.path).name: game.saved_s for game in saved_games(guest.folder / GAMES)} for guest in (ela, ola)
        )
        assert fetched == pytest.approx(played_there, abs=3)
        await ala.node.stop()


async def test_who_proposes_goes_and_another_does_it(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ola", "Ula") as (ola, ula):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        await ala.node.rename("Ala", "fish")
        await played(ala, ola, ula)
        await ala.node.again()
        shown = await proposed(ola, ala)
        assert (shown.seats, shown.bots) == (3, 0)
        await ola.node.again()
        await ola.until(RoomNews, lambda room: not room.host)
        await ala.node.stop()
        await ola.until(ClosedNews)
        for guest in (ola, ula):
            guest.news.clear()
        await ola.node.again()
        await proposed(ula, ola)
        await ula.node.again()
        await assert_play_again(ola, ula, seats=2)


async def test_all_want_it_at_once_and_come_to_one_room(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await played(ala, ola, ula)
        await each(*(guest.node.again() for guest in (ula, ola, ala)))
        await each(*(guest.over() for guest in (ala, ola, ula)))
        rooms = [guest.latest(RoomNews) for guest in (ala, ola, ula)]
        assert [room.host for room in rooms].count(True) == 1
        assert not [news for guest in (ala, ola, ula) for news in guest.news if isinstance(news, ClosedNews)]


async def test_two_proposals_live_side_by_side_until_one_has_everybody(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await played(ala, ola, ula, hints=True)
        await ala.node.propose("smoki", {"goal": "rounds", "rounds": 1})
        await ola.node.propose("sen", SHORT, bots=1)
        smoki, sen = await proposed(ula, ala, game="smoki"), await proposed(ula, ola)
        assert (smoki.customs.hints, sen.customs.hints) == (True, True), "what these people agreed on goes on"
        assert ((smoki.seats, smoki.bots), (sen.seats, sen.bots)) == ((3, 0), (4, 1))
        await ula.node.agree(ala.node.me.peer, smoki)
        everybody = await ula.until(CompanyNews, lambda news: [m.opener for m in news.members].count(smoki.opener) == 2)
        assert [member.opener for member in everybody.members] == [smoki.opener, sen.opener, smoki.opener]
        await ala.until(RoomNews, lambda room: [place.kind for place in room.places].count("person") == 2)
        await ola.node.agree(ala.node.me.peer, await proposed(ola, ala, game="smoki"))
        await ala.until(RoomNews, lambda room: [place.ready for place in room.places] == [False, True, True])
        assert not any(isinstance(news, PlayNews) for news in ala.news), "who proposes says last that it may begin"
        ala.node.room.ready(True)
        await each(*(guest.over() for guest in (ala, ola, ula)))
        assert {guest.latest(PlayNews).view.number for guest in (ala, ola, ula)}
        assert all(Path(guest.latest(OverNews).saved).name.startswith("smoki") for guest in (ala, ola, ula))


async def test_what_was_agreed_to_is_what_was_shown(tmp_path: Path) -> None:
    """The proposal changes before the yes arrives: then it is no yes, and afterwards the room asks anew."""
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await played(ala, ola)
        await ala.node.propose("sen", SHORT)
        shown = await proposed(ola, ala)
        ala.node.room.set_options({"rounds": 2})
        await ola.until(CompanyNews, lambda news: any(p.options.get("rounds") == 2 for p in news.proposals))
        with pytest.raises(Late):
            await ola.node.agree(ala.node.me.peer, shown)
        shown = ola.latest(CompanyNews).proposals[0]
        await ola.node.agree(ala.node.me.peer, shown)
        await ola.until(RoomNews, lambda room: [place.ready for place in room.places] == [False, True])
        ola.news.clear()
        ala.node.room.set_options({"rounds": 1})
        changed = await ola.until(RoomNews, lambda room: bool(room.phrase) and room.options["rounds"] == 1)
        ala.node.room.ready(True)
        await ola.until(RoomNews, lambda room: [place.ready for place in room.places] == [True, False])
        ola.node.room.ready(True, changed.phrase)
        await each(ala.over(), ola.over())


async def test_after_a_game_that_the_host_has_left_the_others_open_the_next(tmp_path: Path) -> None:
    """In mid-game the host goes home, with its bot; two of three persons play on, and then again."""
    async with evening(tmp_path, "Ola", "Ula") as (ola, ula):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        await ala.node.rename("Ala", "fish")
        await sit_down(ala, ola, ula, bots=1)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula, pause_s=0.3)
        await ala.node.leave()
        for guest in (ola, ula):
            await guest.until(LinkNews, lambda news: news.seat == 0 and news.left and news.spared)
        ola.node.chair.evict([0, 3])
        await ula.until(EvictedNews, lambda news: news.seat == 3)
        assert ula.latest(EvictedNews).by == (1, 2)
        take_time(0, ola, ula)
        await each(ola.over(), ula.over())
        assert set(ola.latest(PlayNews).ghosts) == {0, 3}
        for guest in (ola, ula):
            guest.news.clear()
        await ola.node.again()
        shown = await proposed(ula, ola)
        assert (shown.seats, shown.bots) == (3, 1)
        await ula.node.again()
        room = await ula.until(RoomNews, lambda room: room.me == 1)
        assert [place.kind for place in room.places] == ["person", "person", "bot"]
        await each(ola.over(), ula.over())
        await ala.node.stop()


async def test_a_table_may_decline_backups(tmp_path: Path) -> None:
    """Then nobody can be played on without, and the room says so to everybody."""
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await sit_down(ala, ola, ula)
        await ula.until(RoomNews, lambda room: bool(room.phrase))
        for guest in (ala, ola, ula):
            guest.news.clear()
        ala.node.room.set_backups(False)
        for guest in (ala, ola, ula):
            await guest.until(RoomNews, lambda room: bool(room.phrase) and not room.customs.backups)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula)
        await ula.node.stop()
        gone = await ala.until(LinkNews, lambda news: news.seat == 2 and not news.here)
        assert not gone.spared
        ala.node.chair.break_off([2])
        assert (await ala.until(BrokenOffNews)).dealt
        assert not [news for news in ala.news if isinstance(news, OverNews | ClosedNews)]


@pytest.mark.parametrize("how", ["leaves", "dies"])
async def test_guests_whose_host_has_left_before_the_game_open_the_table_anew_with_one_word_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("netcore.node.node.GIVE_UP_S", 0.3)
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await ala.node.open_table("sen", 4, {**SHORT, "limit": 70}, bots=1)
        address = (await ala.until(RoomNews)).addresses[0]
        for guest in (ola, ula):
            await guest.node.join_address(address)
            await guest.until(RoomNews)
        agreed = (await ula.until(RoomNews, lambda room: bool(room.phrase))).options
        for guest in (ola, ula):
            guest.news.clear()
        if how == "dies":
            ala.node.room.host_room = None  # so that nobody is told
            await ala.node.running.links.close()
        else:
            await ala.node.leave()
        for guest in (ola, ula):
            assert (await guest.until(ClosedNews)).why == ("host_left" if how == "leaves" else "unreachable")
            together = await guest.until(CompanyNews, lambda news: all(member.here for member in news.members))
            assert [member.name for member in together.members] == ["Ola", "Ula"]
            guest.news.clear()
        await ula.node.again()
        shown = await proposed(ola, ula)
        assert (shown.seats, shown.bots, shown.options) == (3, 1, agreed)
        await ola.node.agree(ula.node.me.peer, shown)
        await assert_play_again(ula, ola, seats=3)
        assert not [news for news in ala.news if isinstance(news, CompanyNews) and news.members]


async def test_a_lone_guest_whose_host_has_left_waits_for_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await ala.node.open_table("sen", 3, SHORT, bots=1)
        await ola.node.join_address((await ala.until(RoomNews)).addresses[0])
        await ola.until(RoomNews, lambda room: bool(room.phrase))
        await ala.node.leave()
        assert (await ola.until(ClosedNews)).why == "host_left"
        assert not [news for news in ola.news if isinstance(news, CompanyNews) and news.members]
        with pytest.raises(Misuse):
            await ola.node.again()
