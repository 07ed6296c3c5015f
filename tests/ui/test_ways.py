"""Ways through the program by real clicks and keys, up to where a game begins."""

from __future__ import annotations

from PySide6.QtCore import Qt

from client.bridge import Failure
from netcore.status import ClosedNews, TableAd, TablesNews
from tests.copies import replace
from tests.scenery import scenes
from tests.scenery.scenes import lobby, room_news
from tests.ui.driver import Driver, everything


def table(number: int) -> TableAd:
    return TableAd(bytes([number]) * 32, bytes([number]) * 16, "Ondřej", "sen", 5, 3, "open", True)


def text_of(driver: Driver, name: str) -> str:
    return str(driver.find(name).property("text"))


def test_a_newcomer_by_keyboard_alone(newcomer: Driver) -> None:
    assert newcomer.focus_name == "name"
    newcomer.press(Qt.Key.Key_End)
    newcomer.press(Qt.Key.Key_Backspace, 5)
    newcomer.type("Ewa")
    newcomer.press(Qt.Key.Key_Tab)
    assert newcomer.focus_name == "lanterns"
    newcomer.press(Qt.Key.Key_Right, 3)
    newcomer.press(Qt.Key.Key_Tab)
    assert newcomer.focus_name == "done"
    newcomer.press(Qt.Key.Key_Return)
    assert newcomer.node.asked == [("rename", "Ewa", "fish")]
    # Whoever was never here learns first: Enter is the lesson's, until something has been opened.
    assert newcomer.focus_name == "learn"
    assert newcomer.find("learn").property("primary")
    assert not newcomer.find("practise").property("primary")
    newcomer.press(Qt.Key.Key_Return)
    assert newcomer.window.app.props.page == "lesson"
    newcomer.window.app.goHome()
    newcomer.settle()
    assert newcomer.focus_name == "practise"
    assert not newcomer.find("learn").property("primary")
    newcomer.press(Qt.Key.Key_Return)
    assert newcomer.node.asked[1:] == [("practise", "sen", 4, {})]


def test_the_first_page_says_what_sennik_is_and_bots_what_to_expect_of_them(newcomer: Driver) -> None:
    assert "four card games" in text_of(newcomer, "whatItIs")
    newcomer.click("done")
    told = set()
    for at in range(3):
        newcomer.click(f"botStrength-{at}")
        told.add(text_of(newcomer, "strengthTold"))
    assert len(told) == 3


def test_a_newcomer_by_mouse_in_another_language(newcomer: Driver) -> None:
    newcomer.click("language-2")
    assert newcomer.window.settings.code == "cs"
    newcomer.click("lantern-cube")
    newcomer.click("done")
    assert newcomer.node.asked == [("rename", "Jagna", "cube")]


def test_one_click_plays_against_bots_and_cannot_be_made_twice(driver: Driver) -> None:
    driver.click("practise")
    driver.click("practise")
    assert driver.node.asked == [("practise", "sen", 4, {})]


def test_to_a_seat_at_somebody_elses_table(driver: Driver) -> None:
    lobby(driver.window.app)
    driver.settle()
    driver.click("table-1")
    assert not driver.find("sit").property("allowed")
    driver.click("table-0")
    driver.click("sit")
    assert driver.node.asked == [("join", b"\x01" * 32)]
    driver.window.app.hear(room_news(host=False, phrase=True))
    driver.settle()
    assert driver.find("phrase-0").property("word") == "owl"
    driver.click("ready")
    assert driver.node.asked[1:] == [("ready", False)]


def test_tables_come_and_go_without_the_list_being_made_anew(driver: Driver) -> None:
    lobby(driver.window.app)
    driver.settle()
    before = driver.find("table-0")
    driver.window.app.hear(TablesNews((table(1), table(3))))
    driver.settle()
    assert driver.find("table-0") is before
    driver.window.app.hear(TablesNews())
    driver.settle()
    assert driver.focus_name == "setTable"


def test_joining_by_address_from_an_empty_lobby(awake: Driver) -> None:
    driver = awake
    driver.click("lobby")
    assert driver.focus_name == "setTable"
    driver.press(Qt.Key.Key_Tab)
    assert driver.focus_name == "address"
    driver.type("10.0.0.12")
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("join_address", "10.0.0.12")]
    driver.window.app.fail(Failure("unreachable", ""))
    driver.settle()
    assert "Nobody answers" in text_of(driver, "toast")
    driver.click("toast")
    assert driver.window.app.saying.props.text == ""
    driver.press(Qt.Key.Key_Escape)
    assert driver.window.app.props.page == "start"


def test_the_keyboard_goes_from_one_free_place_to_the_next_and_then_to_ready(driver: Driver) -> None:
    """The button that seats a bot is gone once it has been pressed, and nothing may be left pointing at it."""
    news = room_news(phrase=True)
    *first, last = news.places
    free = replace(last, kind="free", peer=b"", name="", lantern="", ready=False)
    two = (*first[:3], replace(free, seat=3), free)
    driver.window.app.hear(replace(news, places=two, phrase=()))
    driver.settle()
    driver.click("seatBot-3")
    driver.window.app.hear(replace(news, places=(*first, free), phrase=()))
    driver.settle()
    assert driver.focus_name == "seatBot-4"
    driver.press(Qt.Key.Key_Return)
    driver.window.app.hear(replace(news, places=(*first, replace(last, kind="bot"))))
    driver.settle()
    assert driver.focus_name == "ready"
    driver.press(Qt.Key.Key_Return)
    assert [call[0] for call in driver.node.asked] == ["seat_bot", "seat_bot", "ready"]


def test_a_host_sets_the_table(driver: Driver) -> None:
    driver.click("setTable")
    driver.window.app.hear(room_news())
    driver.settle()
    driver.click("seatBot-4")
    driver.click("option-penalty-1")
    driver.click("switch-know")
    driver.click("free-1")
    driver.click("freeTheSeat")
    assert [call[0] for call in driver.node.asked] == [
        "open_table",
        "seat_bot",
        "set_options",
        "set_options",
        "remove",
    ]
    assert driver.node.asked[-1] == ("remove", room_news().places[1].peer, False)
    driver.window.app.hear(room_news(phrase=True))
    driver.settle()


def test_a_guest_is_removed_only_after_a_question_and_it_is_that_guest_who_goes(driver: Driver) -> None:
    news = room_news()
    driver.window.app.hear(news)
    driver.settle()
    driver.click("free-1")
    assert driver.focus_name == "keepGuest"
    driver.press(Qt.Key.Key_Return)
    driver.click("free-1")
    driver.press(Qt.Key.Key_Escape)
    assert driver.node.asked == []
    driver.click("free-1")
    me, guest, other, *rest = news.places
    driver.window.app.hear(replace(news, places=(me, replace(other, seat=1), replace(guest, seat=2), *rest)))
    driver.settle()
    driver.click("keepOut")
    assert driver.node.asked == [("remove", guest.peer, True)]
    bot = next(place.seat for place in news.places if place.kind == "bot")
    driver.click(f"free-{bot}")
    assert driver.node.asked[1:] == [("free_seat", bot)], "a bot does not mind"


def test_options_by_keyboard(driver: Driver) -> None:
    driver.window.app.hear(room_news())
    driver.settle()
    driver.find("option-limit").forceActiveFocus()
    driver.press(Qt.Key.Key_Right)
    assert driver.node.asked[-1][1]["limit"] == 150  # type: ignore[index]


def test_standing_up_is_asked_about_first(driver: Driver) -> None:
    driver.window.app.hear(room_news())
    driver.settle()
    driver.press(Qt.Key.Key_Escape)
    assert driver.focus_name == "stay"
    driver.press(Qt.Key.Key_Escape)
    assert driver.node.asked == []
    driver.press(Qt.Key.Key_Escape)
    driver.press(Qt.Key.Key_Backtab)
    assert driver.focus_name == "leave"
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("leave",)]
    driver.window.app.hear(ClosedNews("left"))
    driver.settle()
    assert driver.window.app.props.page == "start"
    assert driver.focus_name == "practise"


def test_settings_take_effect_at_once_and_escape_leads_back(driver: Driver) -> None:
    driver.click("settings")
    assert driver.focus_name == "page-general"
    driver.click("memoryHelp")
    assert driver.window.settings.values.memory_help
    before = driver.find("language-0").width()
    driver.click("textSize-3")
    assert driver.find("language-0").width() > before
    driver.click("motion-2")
    assert driver.window.settings.values.motion == "fast"
    driver.press(Qt.Key.Key_Escape)
    assert not driver.window.app.props.settings_open
    assert driver.focus_name == "settings"


def test_my_name_and_lantern_can_be_changed(driver: Driver) -> None:
    driver.click("me")
    driver.click("lantern-bell")
    driver.click("keep")
    assert driver.node.asked == [("rename", "Jagna", "bell")]
    driver.click("back")
    assert driver.find("me").property("lantern") == "bell"


def test_a_smaller_text_or_another_language_keeps_the_room_whole(driver: Driver) -> None:
    driver.window.app.hear(room_news(host=False, phrase=True))
    driver.window.settings.chooseLanguage(1)
    driver.settle()
    assert driver.find("phrase-0").property("word") == "сова"
    assert driver.find("phrase-0").property("number") == "000"


def test_the_size_of_the_window_is_remembered(driver: Driver) -> None:
    driver.resize(1500, 900)
    driver.window.root.close()
    driver.settle()
    assert (driver.window.settings.values.width, driver.window.settings.values.height) == (1500, 900)


def test_who_has_compared_the_phrase_has_the_keys_remembered_and_sees_it_still(driver: Driver) -> None:
    news = room_news(host=False, phrase=True)
    driver.window.app.hear(news)
    driver.settle()
    driver.click("rememberKeys")
    assert driver.node.asked == [("remember_keys", news.phrase)]
    assert driver.focus_name == "ready"
    everyone = replace(news, places=tuple(replace(place, known=place.kind == "person") for place in news.places))
    driver.window.app.hear(everyone)
    driver.settle()
    assert driver.find("phrase-0").property("word") == "owl"
    assert not [item for item in driver.shown() if item.objectName() in {"rememberKeys", "showPhrase"}]


def test_among_known_keys_the_phrase_is_there_for_who_asks_and_a_new_one_is_folded_again(driver: Driver) -> None:
    scenes.room_friends(driver.window.app)
    driver.settle()
    assert not [item for item in driver.shown() if item.objectName().startswith("phrase-")]
    driver.click("showPhrase")
    assert driver.find("phrase-0").property("word") == "owl"
    assert driver.focus_name == "ready"
    driver.window.app.hear(room_news())
    driver.settle()
    scenes.room_friends(driver.window.app)
    driver.settle()
    assert not [item for item in driver.shown() if item.objectName().startswith("phrase-")]


def test_what_is_in_the_way_of_a_table_is_read_in_its_row_and_beside_the_button(driver: Driver) -> None:
    scenes.lobby_newer(driver.window.app)
    driver.settle()
    assert not driver.find("sit").property("allowed")
    read = [str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")]
    assert "newer: update Sennik here" in read
    assert any(text.startswith("Sennik 0.3.0 is newer than yours") for text in read)
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == []


def test_the_network_line_leaves_the_dragon_its_head(driver: Driver) -> None:
    for line in ("no_network", "firewall", ""):
        driver.window.app.hear(TablesNews((), line))
        for width, height in ((1366, 768), (1024, 640)):
            driver.resize(width, height)
            box = driver.find("networkLine")
            right = box.mapToScene(box.boundingRect().topRight()).x()
            assert right < width * 0.4, (line, width)


def test_whoever_is_renamed_at_a_table_is_told_when_it_is_seen(driver: Driver) -> None:
    driver.window.app.hear(room_news(host=True))
    driver.settle()
    driver.window.app.openSettingsAt("me")
    driver.settle()
    assert "next table" in str(driver.find("later").property("text"))
    driver.find("name").forceActiveFocus()
    driver.press(Qt.Key.Key_End)
    driver.type("a")
    assert driver.find("seenAs").property("name") == "Jagnaa"
    driver.click("keep")
    assert driver.node.asked == [("rename", "Jagnaa", "round")]
    assert (
        driver.window.app.saying.props.text
        == "Saved: from your next table on you’re Jagnaa. At this one you keep the old name."
    )


def test_no_card_on_the_first_page_has_an_empty_band(driver: Driver) -> None:
    """The drawing of a dragon leaves room for its speed and for what it needs."""
    card = driver.find("game-race")
    driver.settle()
    signs = [
        str(item.property("art")) for item in everything(card) if str(item.property("art")).startswith("race/sign_")
    ]
    assert len(signs) == 4
    assert card.property("figure") == "7"
