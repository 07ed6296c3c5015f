"""Giving Sennik to a friend, and the report, by clicks and keys."""

from __future__ import annotations

import asyncio
import hashlib
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication

from client.viewmodels.gift.drives import Drive
from netcore.files.sticks import NotCopied
from netcore.node.giving import Giving
from netcore.status import Download, Gift, GiftNews
from netcore.version import RELEASE
from resources import phrase
from tests.scenery.scenes import room_news
from tests.ui.driver import Driver

SETUP = Gift("setup", f"sennik-{RELEASE}-setup.exe", 31_000_000, bytes(range(40, 72)))
DEB = Gift("deb", f"sennik_{RELEASE}_amd64.deb", 40_000_000, bytes(range(7, 39)))
OPEN = GiftNews("open", ("192.168.1.12:28480/sennik",), (SETUP, DEB))


def text(driver: Driver, name: str) -> str:
    return str(driver.find(name).property("text"))


def laid_out(driver: Driver) -> None:
    """What has come is in its place: rows and columns move their parts when a frame is drawn, and not before."""
    driver.settle()
    driver.window.root.grabWindow()


def names(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown() if item.objectName()}


def titles(driver: Driver) -> set[str]:
    return {str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")}


def words(driver: Driver) -> list[str]:
    return [str(driver.find(f"giftWord-{at}").property("modelData")) for at in range(4)]


def test_it_is_given_while_its_page_is_open_and_no_longer(driver: Driver) -> None:
    driver.click("giveSennik")
    assert [asked[0] for asked in driver.node.asked] == ["give"]
    assert text(driver, "giftState") == "Reading the files…"
    driver.window.app.hear(OPEN)
    laid_out(driver)
    assert text(driver, "giftAddress") == OPEN.addresses[0]
    assert words(driver) == list(phrase.words("en")[40:44])
    driver.click("gift-1")
    assert words(driver) == list(phrase.words("en")[7:11])
    assert text(driver, "giftFile").endswith(DEB.name)
    driver.click("giftAddress")
    assert QGuiApplication.clipboard().text() == f"http://{OPEN.addresses[0]}"
    driver.press(Qt.Key.Key_Escape)
    assert "closeGift" not in names(driver)
    assert [asked[0] for asked in driver.node.asked] == ["give", "take_back"]


def test_from_the_lobby_too_and_its_button_leads_back_there(driver: Driver) -> None:
    driver.click("lobby")
    driver.click("giveSennik")
    driver.window.app.hear(OPEN)
    laid_out(driver)
    driver.click("closeGift")
    assert driver.node.asked[-1] == ("take_back",)
    assert driver.window.app.props.page == "lobby"


def test_the_whole_hash_is_one_key_away_and_escape_closes_that_alone(driver: Driver) -> None:
    driver.click("giveSennik")
    driver.window.app.hear(OPEN)
    laid_out(driver)
    driver.press(Qt.Key.Key_H)
    laid_out(driver)
    assert text(driver, "hashDigest") == SETUP.digest.hex()
    driver.click("hashCommand")
    assert SETUP.name in QGuiApplication.clipboard().text()
    driver.press(Qt.Key.Key_Escape)
    assert "hashDigest" not in names(driver)
    assert text(driver, "giftAddress") == OPEN.addresses[0]


def test_where_there_is_nothing_it_says_where_to_put_it_and_looks_again(driver: Driver) -> None:
    driver.click("giveSennik")
    driver.window.app.hear(GiftNews("empty"))
    laid_out(driver)
    assert RELEASE in text(driver, "giftState")
    driver.click("giftFolder")
    assert QGuiApplication.clipboard().text().endswith("installers")
    driver.click("lookForGifts")
    assert [asked[0] for asked in driver.node.asked] == ["give", "give"]


def test_who_takes_it_is_seen(driver: Driver) -> None:
    driver.click("giveSennik")
    taking = Download(1, "192.168.1.44", SETUP.name, 20_000_000, SETUP.size, 6.0)
    driver.window.app.hear(GiftNews("open", OPEN.addresses, OPEN.gifts, (taking,)))
    driver.settle()
    assert "192.168.1.44" in str(driver.find("download-0").property("text"))


def test_a_browser_gets_what_the_window_shows(driver: Driver, tmp_path: Path) -> None:
    """The pages of the window, over a true connection: the address that it shows leads to the words that it shows."""
    (tmp_path / SETUP.name).write_bytes(b"an installer")
    driver.click("giveSennik")
    app = driver.window.app

    async def friend() -> tuple[bytes, bytes]:
        giving = Giving(app.hear, driver.node.make_pages, [tmp_path])
        task = asyncio.create_task(giving.run(["127.0.0.1"], tuple))
        async with asyncio.timeout(20):
            while not app.gift.props.address:
                await asyncio.sleep(0.002)
            page = await fetch("/sennik")
            file = await fetch(f"/sennik/{SETUP.name}")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return page, file

    async def fetch(target: str) -> bytes:
        host, port = app.gift.props.address.partition("/")[0].split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {target} HTTP/1.1\r\nHost: {host}\r\nAccept-Language: en\r\n\r\n".encode())
        answer = await reader.read(-1)
        writer.close()
        await writer.wait_closed()
        return answer

    page, file = asyncio.run(friend())
    driver.settle()
    assert file.endswith(b"\r\n\r\nan installer")
    assert all(word.encode() in page for word in words(driver))
    assert app.gift.props.digest.encode() in page


def ready(driver: Driver, tmp_path: Path, content: bytes = b"the installer") -> Path:
    """The page, with one installer that lies there; an empty stick."""
    here = driver.window.app.settings.folder / "installers"
    here.mkdir(exist_ok=True)
    (here / SETUP.name).write_bytes(content)
    stick = tmp_path / "stick"
    stick.mkdir()
    driver.window.app.gift.stick_model.eyes = lambda: (Drive(str(stick), "ROOM", 1_000_000),)
    driver.click("giveSennik")
    given = Gift("setup", SETUP.name, len(content), hashlib.sha256(content).digest())
    driver.window.app.hear(GiftNews("open", OPEN.addresses, (given,)))
    laid_out(driver)
    return stick


def until(driver: Driver, state: str) -> None:
    end = time.monotonic() + 20
    while driver.window.app.gift.stick_model.props.state != state:
        assert time.monotonic() < end
        QCoreApplication.processEvents()
        time.sleep(0.001)
    laid_out(driver)


def test_it_is_saved_to_a_stick_by_three_keys(awake: Driver, tmp_path: Path) -> None:
    stick = ready(awake, tmp_path)
    awake.press(Qt.Key.Key_S)
    while not awake.window.app.gift.stick_model.props.folder:
        QCoreApplication.processEvents()
    laid_out(awake)
    assert awake.focus_name == "stickSave"
    awake.press(Qt.Key.Key_Return)
    until(awake, "done")
    assert (stick / SETUP.name).read_bytes() == b"the installer"
    assert "whole" in text(awake, "stickDone")
    assert awake.focus_name == "stickClose"
    awake.press(Qt.Key.Key_Return)
    assert "stickSheet" not in names(awake)
    assert awake.focus_name == "saveGifts"
    assert text(awake, "giftAddress") == OPEN.addresses[0], "it is given on meanwhile"


def test_a_click_on_stop_closes_nothing_once_all_is_saved(asleep: Driver, tmp_path: Path) -> None:
    ready(asleep, tmp_path)
    asleep.press(Qt.Key.Key_S)
    while not asleep.window.app.gift.stick_model.props.folder:
        QCoreApplication.processEvents()
    laid_out(asleep)
    asleep.press(Qt.Key.Key_Return)
    until(asleep, "done")
    laid_out(asleep)
    asleep.click("stickClose")
    asleep.press(Qt.Key.Key_Return)
    assert "whole" in text(asleep, "stickDone"), "it is still there to be read"


def test_a_stick_is_chosen_by_a_click_or_its_folder_typed(driver: Driver, tmp_path: Path) -> None:
    stick = ready(driver, tmp_path)
    driver.click("saveGifts")
    while not driver.window.app.gift.stick_model.props.folder:
        QCoreApplication.processEvents()
    laid_out(driver)
    driver.click("stickFolder")
    driver.window.app.gift.stick_model.type("")
    driver.type(str(stick / "nowhere"))
    driver.click("stickSave")
    until(driver, "choosing")
    assert text(driver, "stickTold").startswith("There is no such folder")
    driver.a_moment_later()
    driver.click("stick-0")
    assert driver.find("stickFolder").property("text") == str(stick)
    assert "stickTold" not in names(driver)
    driver.click("stickSave")
    until(driver, "done")
    assert (stick / SETUP.name).exists()


def test_escape_leaves_off_saving_and_then_closes_the_sheet_alone(driver: Driver, tmp_path: Path) -> None:
    ready(driver, tmp_path)
    driver.press(Qt.Key.Key_S)
    model = driver.window.app.gift.stick_model
    patience = model.begin()
    laid_out(driver)
    assert driver.focus_name == "stickStop"
    driver.press(Qt.Key.Key_Escape)
    assert patience.over
    model.end(NotCopied("stopped"))
    laid_out(driver)
    assert "Stopped" in text(driver, "stickTold")
    driver.press(Qt.Key.Key_Escape)
    assert "stickSheet" not in names(driver)
    assert text(driver, "giftAddress") == OPEN.addresses[0]


def test_where_no_call_can_be_taken_a_stick_can_be_filled(driver: Driver) -> None:
    driver.click("giveSennik")
    driver.window.app.hear(GiftNews("empty"))
    laid_out(driver)
    assert "saveGifts" not in names(driver)
    driver.window.app.hear(GiftNews("fault", gifts=(SETUP, DEB)))
    laid_out(driver)
    driver.click("saveGifts")
    assert "stickSheet" in names(driver)


def test_closing_asks_while_somebody_takes_a_file(driver: Driver) -> None:
    driver.click("giveSennik")
    taking = Download(1, "192.168.1.44", SETUP.name, 20_000_000, SETUP.size, 6.0)
    driver.window.app.hear(GiftNews("open", OPEN.addresses, OPEN.gifts, (taking,)))
    laid_out(driver)
    driver.press(Qt.Key.Key_Escape)
    assert "giftLeaving" in names(driver)
    driver.press(Qt.Key.Key_Escape)
    assert [asked[0] for asked in driver.node.asked] == ["give"]
    driver.click("closeGift")
    driver.click("leave")
    assert [asked[0] for asked in driver.node.asked] == ["give", "take_back"]
    assert "closeGift" not in names(driver)


def test_from_the_room_too_and_a_game_that_begins_is_said_there(driver: Driver) -> None:
    driver.window.app.hear(room_news(host=True, phrase=False))
    driver.settle()
    driver.click("giveSennik")
    driver.window.app.hear(OPEN)
    laid_out(driver)
    assert any(told.startswith("as long as") for told in titles(driver))
    driver.window.app.turn_to("play")
    laid_out(driver)
    assert any("begun" in told for told in titles(driver))
    driver.press(Qt.Key.Key_Escape)
    assert "closeGift" not in names(driver)
    assert driver.window.app.props.page == "play"


def test_after_an_unexpected_end_the_report_is_offered_once_and_copied_by_a_click(driver: Driver) -> None:
    driver.window.app.missed_goodbye()
    laid_out(driver)
    driver.click("endedBadly")
    model = driver.window.app.report
    end = time.monotonic() + 20
    while not model.props.text:
        assert time.monotonic() < end
        driver.settle()
        time.sleep(0.005)
    laid_out(driver)
    stands = driver.find("saveReport").x()
    driver.click("copyReport")
    assert QGuiApplication.clipboard().text() == model.props.text
    laid_out(driver)
    assert driver.find("saveReport").x() == stands, "another word on the button beside it moves nothing"
    assert model.props.text.startswith("== Sennik")
    driver.press(Qt.Key.Key_Escape)
    assert "endedBadly" not in names(driver)


def test_a_fault_that_nobody_has_caught_is_said_once(driver: Driver) -> None:
    driver.window.app.saying.faulty()
    driver.settle()
    assert "Something went wrong" in text(driver, "toast")
    driver.window.app.saying.hush()
    driver.window.app.saying.faulty()
    assert driver.window.app.saying.props.text == ""
