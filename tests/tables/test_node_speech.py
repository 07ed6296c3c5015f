"""What people say to each other through nodes: in a room, at a table, after its end, and not at night."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from netcore.node.kept import load_customs
from netcore.speech.line import Line
from netcore.speech.messages import Lines
from netcore.speech.speech import Hushed, TooFast
from netcore.status import CircleNews, PlayNews, RoomNews, SaidNews
from netcore.wire.codec import encode
from netcore.wire.envelope import ToCircle, seal
from tests.tables.test_node import Guest, all_ready, each, evening, sit_down

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


async def hears(guest: Guest, text: str) -> SaidNews:
    return await guest.until(SaidNews, lambda news: text in (news.text, news.reaction))


async def test_people_speak_from_the_room_to_the_next_one_and_no_file_holds_a_word(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as guests:
        ala, ola, ula = guests
        await sit_down(ala, ola, ula, bots=1)
        for guest in guests:
            circle = await guest.until(CircleNews, lambda news: len(news.others) == 2)
            assert guest.node.me.peer not in {other.peer for other in circle.others}
        await ola.until(RoomNews, lambda room: bool(room.phrase))
        ola.node.talking.say("<b>good evening</b>")
        for guest in guests:  # ula hears it by way of the host
            said = await hears(guest, "<b>good evening</b>")
            assert (said.by.name, said.by.peer, said.mine) == ("Ola", ola.node.me.peer, guest is ola)
        await all_ready(*guests)
        await ula.until(PlayNews)
        ula.node.talking.react("thinking")
        for guest in guests:
            assert (await hears(guest, "thinking")).by.name == "Ula"
        overs = await each(*(guest.over() for guest in guests))
        ala.node.talking.say("well played")
        for guest in guests:
            await hears(guest, "well played")
        for guest in guests:
            guest.news.clear()
        for guest in guests:
            await guest.node.again()
        await all_ready(*guests)
        ula.node.talking.say("once more")
        for guest in guests:
            await hears(guest, "once more")
        files = {Path(over.saved).read_bytes() for over in overs}
        assert len(files) == 1
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    for words in (b"good evening", b"thinking", b"well played", b"once more"):  # too long to come up in keys by chance
        assert words not in kept


async def test_the_rule_of_a_room_takes_ready_back_and_holds_in_its_game_and_over_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        await sit_down(ala, ola)
        await ola.until(RoomNews, lambda room: bool(room.phrase))
        ola.node.room.ready(True)
        await ala.until(RoomNews, lambda room: room.places[1].ready)
        ala.node.room.set_talk("reactions")
        room = await ola.until(RoomNews, lambda room: room.customs.talk == "reactions" and bool(room.phrase))
        assert not room.places[1].ready
        await ola.until(CircleNews, lambda news: news.talk == "reactions")
        with pytest.raises(Hushed):
            ola.node.talking.say("words")
        await ala.until(RoomNews, lambda room: room.customs.talk == "reactions" and bool(room.phrase))
        for guest in (ala, ola):
            guest.node.room.ready(True)
        await ola.until(PlayNews, lambda news: not news.busy)
        with pytest.raises(Hushed):
            ola.node.talking.say("words")
        ola.node.talking.react("pity")
        await hears(ala, "pity")
        sitting = ola.node.sitting
        assert sitting is not None
        assert load_customs(sitting._store.folder, sitting.terms).talk == "reactions"
        folder = tmp_path
        await ola.node.stop()
        again = Guest(folder, "Ola", plays=False)
        try:
            await again.node.start()
            assert await again.node.resume()
            await again.until(CircleNews, lambda news: news.talk == "reactions" and not news.hushed)
            with pytest.raises(Hushed):
                again.node.talking.say("words")
            again.node.talking.react("thanks")
            await hears(ala, "thanks")
        finally:
            await again.node.stop()


async def test_one_speaks_no_faster_than_is_heard_and_alone_with_bots_not_at_all(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", plays=False) as (ala,):
        await ala.node.practise("sen", 2, {"rounds": 1})
        await ala.until(PlayNews)
        with pytest.raises(Hushed):
            ala.node.talking.say("bot?")
    async with evening(tmp_path, "Ola", "Ula", plays=False) as (ola, ula):
        await sit_down(ola, ula)
        await ula.until(CircleNews, lambda news: bool(news.others))
        for number in range(4):
            ula.node.talking.say(str(number))
        with pytest.raises(TooFast):
            ula.node.talking.say("too much")
        await hears(ola, "3")


async def test_at_night_nobody_speaks_and_nobody_is_heard(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        await ala.node.open_table("dream", 4, {"night_s": 10, "clue_s": 1, "read_s": 0}, bots=2, listed=False)
        room = await ala.until(RoomNews)
        await ola.node.join_address(room.addresses[0])
        await all_ready(ala, ola)
        for guest in (ala, ola):
            await guest.until(CircleNews, lambda news: news.hushed)
        with pytest.raises(Hushed):
            ola.node.talking.say("moon")
        # Her own program has been changed, and says it all the same.
        line = Line.sign(ola.node.running.identity, room.table, 2**52, 0, text="moon")
        ola.node.running.links.post(ala.node.me.peer, seal(ToCircle(room.table, encode(Lines((line.raw,))))))
        async with asyncio.timeout(20):
            while not ala.node.talking._speech._waiting:
                await asyncio.sleep(0.01)
        assert not any(isinstance(news, SaidNews) for news in ala.news)
