"""Made-up moments that show every screen: for pictures, and for tests that draw each of them once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path

import msgspec

from client.bridge import Failure, Work
from client.statistics import Finished, add
from client.viewmodels.app import AppModel
from client.viewmodels.evening.files import Night
from client.viewmodels.gift.drives import Drive
from client.viewmodels.gift.stick import StickModel
from client.viewmodels.play.table import PlayTable
from client.viewmodels.trust.model import Met
from engine import games as engine_games
from engine.game import Outcome
from netcore.audit.evening import Verified
from netcore.audit.replay import Report
from netcore.feeds.charter import Signatory, Terms
from netcore.files.checked import Checked
from netcore.files.sticks import Copied, Copying, NotCopied
from netcore.status import (
    LANTERNS,
    AsideNews,
    BenchNews,
    BrokenOffNews,
    CircleNews,
    CompanyMember,
    CompanyNews,
    Customs,
    DoorCaller,
    DoorNews,
    Download,
    Gift,
    GiftNews,
    Heard,
    LinkNews,
    Listener,
    Me,
    Neighbour,
    NeighboursNews,
    News,
    NextNews,
    OnlookerNews,
    PollNews,
    Proposed,
    RoomDoor,
    RoomNews,
    RoomPlace,
    SaidNews,
    SavedGame,
    ShelfNews,
    ShelvedGame,
    TableAd,
    TablesNews,
    TrialNews,
    TrialSide,
    WatchNews,
)
from netcore.version import PROTOCOL_VERSION
from tests.copies import replace
from tests.scenery import clock as clock_scenes
from tests.scenery import dream as dream_scenes
from tests.scenery import race as race_scenes
from tests.scenery import replay as replay_scenes
from tests.scenery import sen as play_scenes
from tests.scenery import smoki as smoki_scenes
from tests.scenery import thoughts
from tests.scenery import undo as undo_scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.local_table import room as room_of

ME = Me(bytes(range(32)), "Jagna", "round")


class NobodyThere:
    """Calls that go nowhere: a picture asks nothing of a node."""

    def do(self, work: Work) -> None:
        """Nothing."""


ONLOOKERS = tuple(
    OnlookerNews(bytes([200 + at]) * 32, name, lantern)
    for at, (name, lantern) in enumerate(
        [
            ("Hania", "drop"),
            ("Bohdan", "cube"),
            ("Zuzka", "star"),
            ("dziadek Miro", "bell"),
            ("Léa", "fish"),
            ("Petro", "tall"),
        ]
    )
)
"""Those who look on."""


def _ad(
    number: int, host: str, seats: int, taken: int, phase: str = "open", fresh: bool = True, game: str = "sen"
) -> TableAd:
    lantern = LANTERNS[number % len(LANTERNS)]
    return TableAd(bytes([number]) * 32, bytes([number]) * 16, host, game, seats, taken, phase, fresh, lantern=lantern)


def _seated(
    seat: int, kind: str, name: str, lantern: str, *, ready: bool = False, here: bool = True, warning: str = ""
) -> RoomPlace:
    return RoomPlace(seat, kind, bytes([seat + 1]) * 32 if kind != "free" else b"", name, lantern, ready, here, warning)


PEOPLE = (
    _seated(0, "person", "Jagna", "round", ready=True),
    _seated(1, "person", "Ondřej", "star"),
    _seated(2, "person", "Софія", "tall", ready=True),
    _seated(3, "bot", "Puchacz", "fish", ready=True),
    _seated(4, "free", "", ""),
)
PHRASE = (0, 1, 13, 128)


def room_news(host: bool = True, phrase: bool = False, game: str = "sen") -> RoomNews:
    """A table room with five places, the last one free unless everybody is there and sees the phrase."""
    places = (*PEOPLE[:4], _seated(4, "person", "Zdeňka", "house", ready=True)) if phrase else PEOPLE
    return RoomNews(
        table=bytes(16),
        game=game,
        options=engine_games.find(game).read_options({"limit": 100, "nines": True} if game == "sen" else {}),
        places=places,
        me=0,
        host=host,
        phrase=PHRASE if phrase else (),
        addresses=("192.168.1.12:7370",) if host else (),
    )


def start(app: AppModel) -> None:
    """The first page, with two tables in sight."""
    app.hear(TablesNews((_ad(1, "Jagna", 5, 3), _ad(2, "Оксана", 4, 4, "playing"))))


def start_shelf(app: AppModel) -> None:
    """The first page with two games that were put away."""
    start(app)
    others = ("Puchacz", "Sowa", "Pójdźka")
    app.hear(
        ShelfNews(tuple(ShelvedGame(bytes([at]) * 32, game, others, 0.0) for at, game in enumerate(("race", "sen"))))
    )


def hello(app: AppModel) -> None:
    """The very first start."""
    app.turn_to("hello")


def lobby(app: AppModel) -> None:
    """Three tables: one to sit down at, one in play, one that has fallen silent."""
    app.hear(
        TablesNews(
            (
                _ad(1, "Ondřej", 5, 3, game="smoki"),
                _ad(2, "Оксана", 8, 8, "playing", game="race"),
                _ad(3, "Zdeňka", 10, 4, fresh=False, game="dream"),
            ),
        )
    )
    app.goLobby()


def lobby_watch(app: AppModel) -> None:
    """A table that is played at is looked at: one can look on."""
    lobby(app)
    app.lobby.choose((bytes([2]) * 32).hex())


def lobby_obstacles(app: AppModel) -> None:
    """Tables that one cannot sit down at, each with what is in the way; the one looked at has never answered."""
    unnamed = replace(_ad(1, "", 4, 1, fresh=False), obstacle="unreached")
    app.hear(
        TablesNews(
            (
                replace(_ad(2, "Оксана", 0, 0, fresh=False, game=""), obstacle="newer", release="0.3.0"),
                replace(_ad(3, "", 0, 0, fresh=False, game=""), obstacle="older"),
                replace(_ad(4, "Ondřej", 5, 3, game="smoki"), obstacle="rules"),
                unnamed,
                replace(_ad(5, "Zdeňka", 4, 2, game="hearts"), obstacle="game"),
            )
        )
    )
    app.goLobby()
    app.lobby.choose(unnamed.peer.hex())


def lobby_newer(app: AppModel) -> None:
    """The table looked at is of a newer program."""
    app.hear(TablesNews((replace(_ad(2, "Оксана", 0, 0, fresh=False, game=""), obstacle="newer", release="0.3.0"),)))
    app.goLobby()


def lobby_empty(app: AppModel) -> None:
    """Nobody in sight."""
    app.hear(TablesNews())
    app.goLobby()


def saved(app: AppModel) -> None:
    """The saved games: one that was checked and is looked at, an unfinished one, a foul, others."""
    people = ("Jagna", "Їжак Петро", "Zdeňka", "Oksana", "Puchacz", "Ondřej", "Sofija", "Kazimierz")
    lanterns = ("round", "diamond", "house", "crescent", "fish", "star", "tall", "bell")
    kinds = ("race", "sen", "dream", "smoki", "sen", "race", "smoki", "dream", "sen")
    games = tuple(
        SavedGame(
            f"/home/jagna/.local/share/sennik/games/{game}-{at:016x}.sennik",
            1_795_000_000.0 - 47_111 * at,
            81_000 + 460_000 * at,
            game,
            people[: 8 if game == "race" else 4],
            lanterns[: 8 if game == "race" else 4],
        )
        for at, game in enumerate(kinds)
    )
    strange = SavedGame("/home/jagna/.local/share/sennik/games/old.sennik", 1_700_000_000.0, 4_096, strange="too old")
    known = [
        Checked(size=game.size, saved_s=game.saved_s, verdict=verdict, by=by, scores=scores, winners=winners)
        for game, (verdict, by, scores, winners) in zip(
            games,
            (
                ("complete", -1, (73, 85, 55, 86, 73, 69, 82, 69), (3,)),
                ("unfinished", -1, (), ()),
                ("at fault", 2, (), ()),
            ),
            strict=False,
        )
    ]
    checked = {game.path.rpartition("/")[2]: each for game, each in zip(games, known, strict=False)}
    app.saved.show((*games, strange), checked)
    app.saved.choose(games[0].path)
    app.turn_to("saved")


def settings_trust(app: AppModel) -> None:
    """Whom this player knows: by a phrase, from a table, and one with a new key."""
    people = (
        ("Їжак Петро", "tall", 7, True, False),
        ("Zdeňka", "house", 2, False, True),
        ("Ondřej", "star", 1, False, False),
    )
    app.openSettingsAt("trust")
    app.trust.show(
        tuple(
            Met(bytes(range(at * 40, at * 40 + 32)), name, lantern, games, remembered, newer)
            for at, (name, lantern, games, remembered, newer) in enumerate(people)
        )
    )


def saved_none(app: AppModel) -> None:
    """No game was ever played."""
    app.saved.show((), {})
    app.turn_to("saved")


def evening(app: AppModel) -> None:
    """After four games: the notebook, two proposals, one of which this player is for."""
    people = ("Jagna", "Sofija", "Ondřej", "Петро", "Kazik", "Zdeňka")
    lanterns = ("round", "tall", "star", "diamond", "bell", "house")
    keys = tuple(ME.peer if at == 0 else bytes([at + 1]) * 32 for at in range(6))
    played: tuple[tuple[str, tuple[int, ...]], ...] = (
        ("sen", (2, 1, 4, 3, 0, 5)),
        ("smoki", (1, 3, 2, 4, 0, 5)),
        ("race", (4, 3, 5, 2, 1, 0)),
        ("dream", (1, 3, 2, 4, 5, 0)),
        ("sen", (0, 0, 0, 0, 0, 0)),
    )
    games, checked = [], {}
    for at, (name, places) in enumerate(played):
        seats = [seat for seat in range(6) if places[seat]] or [0, 1, 2]
        game = SavedGame(
            f"/home/jagna/{name}-{at}.sennik",
            1_795_197_000.0 + 2700 * at,
            900_000 + at,
            name,
            tuple(people[seat] for seat in seats),
            tuple(lanterns[seat] for seat in seats),
            keys=tuple(keys[seat] for seat in seats),
            table=bytes(16),
        )
        terms = Terms(
            version=PROTOCOL_VERSION,
            table=bytes(16),
            game=name,
            options=(),
            rules=bytes(32),
            seats=tuple(
                Signatory(keys[seat], people[seat], lanterns[seat], "person", bytes([at]) * 32, place)
                for place, seat in enumerate(seats)
            ),
            backups=True,
        )
        order = tuple(places[seat] for seat in seats)
        over = Outcome(order, tuple(place for place, each in enumerate(order) if each == 1)) if any(order) else None
        report = Report((), terms=terms, missing="" if over else "the end", outcome=over)
        report = replace(report, complete_for=tuple(range(len(seats))) if over else ())
        games.append(game)
        checked[game] = Verified(f"{name}-{at}.sennik", report)
    options = games_options("smoki")
    app.evening.introduce(ME.peer)
    app.hear(
        CompanyNews(
            bytes(16),
            tuple(
                CompanyMember(keys[seat], people[seat], lanterns[seat], seat != 3, keys[opener] if opener >= 0 else b"")
                for seat, opener in enumerate((2, 1, 2, -1, 2))
            ),
            (
                Proposed(keys[1], "sen", games_options("sen"), 5, 0),
                Proposed(keys[2], "smoki", options, 5, 1, Customs(strength="sly")),
            ),
        )
    )
    app.saying.hush()
    app.evening.show(Night(bytes(16), tuple(games)), checked)
    app.turn_to("start")
    app.show_evening()


def games_options(game: str) -> dict[str, int | bool | str]:
    """The usual options of a game."""
    return dict(engine_games.find(game).read_options({}))


def evening_none(app: AppModel) -> None:
    """No game was ever played."""
    app.hear(CompanyNews())
    app.evening.show(Night())
    app.turn_to("start")
    app.show_evening()


def evening_left(app: AppModel) -> None:
    """The host has left the room before the game; three guests are still there."""
    people = [place for place in PEOPLE if place.kind == "person"]
    members = tuple(CompanyMember(place.peer, place.name, place.lantern, here=True) for place in people)
    app.hear(CompanyNews(bytes(16), members, waits_for="sen"))
    evening_none(app)


def room_evening(app: AppModel) -> None:
    """A table room for the next game, while somebody proposes another one."""
    evening(app)
    app.closeEvening()
    app.hear(room_news(host=False, phrase=True))


def room(app: AppModel) -> None:
    """A table room as its host sees it, one place free."""
    app.hear(room_news())


def room_clock(app: AppModel) -> None:
    """A table room with a clock, as its host sees it."""
    app.hear(replace(room_news(), customs=Customs(clock=clock_scenes.GENTLE)))


def room_phrase(app: AppModel) -> None:
    """A table room with everybody there, as a guest sees it."""
    app.hear(room_news(host=False, phrase=True))


DOOR = RoomDoor(
    "word",
    "żuraw kominek",
    callers=(
        DoorCaller(bytes([11]) * 32, "Bartek", "fish"),
        DoorCaller(bytes([12]) * 32, "Jagnа", "bell", "lookalike"),
    ),
    turned_away=(DoorCaller(bytes([13]) * 32, "Eve", "cube"),),
)


def room_door(app: AppModel) -> None:
    """A table room for friends, with two before its door."""
    app.hear(replace(room_news(), door=DOOR))


def lobby_word(app: AppModel) -> None:
    """Before the door of a table that asks for a word, the first of which was wrong."""
    lobby(app)
    app.hear(DoorNews(bytes([1]) * 32, "word", "wrong"))


def lobby_nod(app: AppModel) -> None:
    """Before the door of a table whose host lets people in."""
    lobby(app)
    app.hear(DoorNews(bytes([1]) * 32, "nod"))


def room_restless(app: AppModel) -> None:
    """A table room that was agreed upon again and again, one of its guests known by the key."""
    news = room_news(host=False, phrase=True)
    app.hear(replace(news, agreements=5, places=_known(news.places, 2)))


def room_friends(app: AppModel) -> None:
    """A table room where everybody is known by the key."""
    news = room_news(phrase=True)
    app.hear(replace(news, places=_known(news.places, 1, 2, 4)))


def _known(places: tuple[RoomPlace, ...], *seats: int) -> tuple[RoomPlace, ...]:
    return tuple(replace(place, known=place.seat in seats) for place in places)


def room_smoki(app: AppModel) -> None:
    """A table room for Smoki, as its host sees it."""
    app.hear(room_news(game="smoki"))


def room_dream(app: AppModel) -> None:
    """A table room for Když sním with all its ten places, as its host sees it."""
    news = room_news(game="dream")
    more = tuple(_seated(seat, "bot", f"Bot {seat + 1}", LANTERNS[seat], ready=True) for seat in range(5, 10))
    app.hear(replace(news, places=(*news.places, *more)))


def room_race(app: AppModel) -> None:
    """A table room for the race, its heroes named, as its host sees it."""
    news = room_news(phrase=True, game="race")
    app.hear(replace(news, options={"heroes": "Rowan,Rosella,Li,Iskra,Kafka"}))


def settings(app: AppModel) -> None:
    """The general settings."""
    app.openSettingsAt("general")


def settings_sound(app: AppModel) -> None:
    """Volume, sounds, and how a turn is told behind other windows."""
    app.openSettingsAt("sound")


NEIGHBOURS = (("Jagna", "round"), ("Sofija", "tall"), ("Ondřej", "star"), ("Zdeňka", "house"), ("Петро", "diamond"))
"""Those on this network, this player first."""
HEARD = ("0 2 3 2 4", "2 0 41 3 5", "3 39 0 r 6", "2 3 r 0 x", "4 5 6 x 0")
"""Who hears whom: milliseconds, r for by way of Sofija, x for not at all, . where nobody has told."""


def neighbours(heard: Sequence[str] = HEARD, people: Sequence[tuple[str, str]] = NEIGHBOURS) -> NeighboursNews:
    """A network as it is told."""
    plain = {"r": Heard("through", 0, 1, "silent", False), "x": Heard("not", fault="silent", multicast=True)}
    plain |= {"0": Heard("self"), ".": Heard("unknown")}
    cells = tuple(
        tuple(plain.get(each) or Heard("heard", int(each), multicast=True) for each in row.split()) for row in heard
    )
    seen = tuple(Neighbour(bytes([at]) * 32, *each, True) for at, each in enumerate(people[: len(heard)], 1))
    return NeighboursNews(True, seen, cells, 0, ("192.168.1.12:28460", "10.0.0.7:28460"), len(seen) - 1)


def settings_network(app: AppModel) -> None:
    """Who hears whom, where one is heard only in part."""
    app.hear(TablesNews((_ad(1, "Sofija", 4, 2), _ad(2, "Ondřej", 5, 1, game="race"))))
    app.openSettingsAt("network")
    app.neighbours.hear(neighbours())
    app.neighbours.choose(4, 3)


def network_alone(app: AppModel) -> None:
    """Nobody else is in sight."""
    app.openSettingsAt("network")
    app.neighbours.hear(neighbours(("0",)))


def network_crowd(app: AppModel) -> None:
    """Ten computers, and all is well."""
    people = tuple((f"Player {at}", lantern) for at, lantern in enumerate(LANTERNS))
    heard = tuple(
        " ".join("0" if row == column else str(2 + (row * column) % 30) for column in range(10)) for row in range(10)
    )
    app.openSettingsAt("network")
    app.neighbours.hear(neighbours(heard, people))


def network_asked(app: AppModel) -> None:
    """Somebody asks for a trial."""
    settings_network(app)
    app.neighbours.hear(TrialNews("asked", bytes([4]) * 32, "Zdeňka", "house", linked=True))


def network_trial(app: AppModel) -> None:
    """A trial has found what is in the way."""
    settings_network(app)
    mine, theirs = TrialSide(True, None, "silent"), TrialSide(False, 6)
    app.neighbours.hear(TrialNews("done", bytes([4]) * 32, "Zdeňka", "house", True, True, mine, theirs))


def settings_me(app: AppModel) -> None:
    """Name and lantern."""
    app.openSettingsAt("me")


def settings_statistics(app: AppModel) -> None:
    """The games that were played here."""
    results = (("race", True, 71), ("race", False, 58), ("sen", True, 88), ("sen", False, 112), ("dream", False, 19))
    for at, (game, won, score) in enumerate(results):
        kind, people = game == "sen", 1 + at % 3
        add(
            app.settings.folder,
            Finished(game=game, key=f"{at}", won=won, score=score, fewest=kind, seats=4, people=people),
        )
    app.openSettingsAt("statistics")


GIFTS = (
    Gift("setup", "sennik-0.1.0-setup.exe", 31_000_000, bytes(range(40, 72))),
    Gift("zip", "sennik-0.1.0-windows-x64.zip", 44_000_000, bytes(range(90, 122))),
    Gift("deb", "sennik_0.1.0_amd64.deb", 40_000_000, bytes(range(7, 39))),
)


def gift(app: AppModel) -> None:
    """Sennik is given to a friend, who takes it; another one has it."""
    start(app)
    app.openGift()
    app.gift.hear(
        GiftNews(
            "open",
            ("192.168.1.12:28480/sennik", "10.0.0.7:28480/sennik"),
            GIFTS,
            (
                Download(1, "192.168.1.31", GIFTS[2].name, 40_000_000, 40_000_000, ended="whole"),
                Download(2, "192.168.1.44", GIFTS[0].name, 20_000_000, 31_000_000, 6.0),
            ),
            1,
        )
    )


DRIVES = (
    Drive("/media/jagna/ROOM", "ROOM", 7_900_000_000),
    Drive("/media/jagna/OLD", "OLD", 60_000_000),
    Drive("/media/jagna/CDROM", "", 0, read_only=True),
)


def _stick(app: AppModel) -> StickModel:
    gift(app)
    model = app.gift.stick_model
    model.eyes = lambda: DRIVES
    model.open()
    model.see(DRIVES)
    return model


def stick(app: AppModel) -> None:
    """Where the installers are to be saved, after a first try at a stick that was too small."""
    model = _stick(app)
    model.choose(1)
    model.end(NotCopied("full", needed=115_000_000, free=60_000_000))


def stick_copying(app: AppModel) -> None:
    """The installers are being saved."""
    model = _stick(app)
    model.begin()
    model.hear(Copying(GIFTS[1].name, 2, 3, 92_000_000, 230_000_000))


def stick_done(app: AppModel) -> None:
    """They lie on the stick."""
    model = _stick(app)
    model.begin()
    model.end(Copied(Path("/media/jagna/ROOM"), tuple(each.name for each in GIFTS), ()))


def gift_empty(app: AppModel) -> None:
    """No installer lies beside the program."""
    start(app)
    app.openGift()
    app.gift.hear(GiftNews("empty"))


def report(app: AppModel) -> None:
    """The report, saved."""
    app.openSettingsAt("report")
    model = app.report
    text = (
        "== Sennik\nSennik 0.1.0, protocol 3\npackage: deb\n\n== The network\n<private IPv4 1>/24 on wlan0 (number 3)\n"
    )
    model.become(replace(model.props, text=text, saved="/home/jagna/Pulpit/sennik-report.txt"))


def ended_badly(app: AppModel) -> None:
    """The first page after an unexpected end."""
    start(app)
    app.missed_goodbye()


def settings_about(app: AppModel) -> None:
    """About the program."""
    app.openSettingsAt("about")


def trouble(app: AppModel) -> None:
    """Something that did not work, said over the lobby."""
    lobby_empty(app)
    app.fail(Failure("unreachable", "10.0.0.12"))


def trouble_version(app: AppModel) -> None:
    """Another version at an address."""
    lobby_empty(app)
    app.fail(Failure("newer", "0.3.0"))


def put_aside(app: AppModel) -> None:
    """Files of the profile that could not be read, said at the start."""
    for what, name in (("identity", "identity.key"), ("acquaintances", "acquaintances")):
        app.hear(AsideNews(what, f"/home/jagna/.local/share/sennik/{name}.damaged-1"))
    start(app)


def _at_the_table(moment: Callable[[PlayTable], object]) -> Callable[[AppModel], None]:
    """A moment of a game, seen in the window."""

    def scene(app: AppModel) -> None:
        assert isinstance(app.play, PlayTable)
        app.turn_to("play")
        moment(app.play)

    return scene


def _again(game: str, seats: int, *eager: int) -> Callable[[AppModel], None]:
    """A game is over, and the people at these seats want it once more."""

    def scene(app: AppModel) -> None:
        name = "over" if game == "sen" else f"{game}_over"
        _at_the_table(GAME_SCENES[game][name])(app)
        keys = [ME.peer, *(bytes([at + 1]) * 32 for at in range(1, seats))]
        members = tuple(
            CompanyMember(key, *play_scenes.PEOPLE[at], here=True, opener=keys[eager[0]] if at in eager else b"")
            for at, key in enumerate(keys)
        )
        app.evening.introduce(ME.peer)
        proposed = Proposed(keys[eager[0]], game, games_options(game), seats, 0)
        app.hear(CompanyNews(bytes(16), members, (proposed,), again=keys[eager[0]]))
        app.saying.hush()

    return scene


def _watched(
    game: str, people: int, steps: int, onlookers: int = 3, *, large: bool = False, panel: str = ""
) -> Callable[[AppModel], None]:
    """A game that others play, after so many of its steps, as an onlooker sees it. -1: to its end."""

    def scene(app: AppModel) -> None:
        assert isinstance(app.play, PlayTable)
        app.play.pace_ms = 0
        local = LocalTable(game, people, 7, me=None, policy="bot")
        for _ in count() if steps < 0 else range(steps):
            if not local.step():
                break
        app.hear(WatchNews(replace(room_of(play_scenes.PEOPLE[:people], game=game), me=None, host=False)))
        app.turned()
        app.hear(local.news())
        app.hear(BenchNews(ONLOOKERS[:onlookers]))
        if steps < 0:
            app.hear(replace(local.over(), saved=""))
        app.turned()
        app.play.hurry()
        if steps < 0:
            app.play.goOn()
        if large:
            app.play.onlookers.enlarge()
        if panel:
            app.play.toggle(panel)

    return scene


def _watched_next(app: AppModel) -> None:
    """A game that was watched is over, and there is a room for the next."""
    _watched("sen", 4, -1)(app)
    app.hear(NextNews((replace(_ad(2, "Sofija", 4, 2, game="smoki"), bench=True),)))
    app.saying.hush()
    room = room_of(play_scenes.PEOPLE[:4])
    people = [Listener(bytes([at + 1]) * 32, *play_scenes.PEOPLE[at]) for at in range(4)]
    bench = [Listener(each.peer, each.name, each.lantern, looks_on=True) for each in ONLOOKERS[:3]]
    app.hear(CircleNews(room.table, (*people, *bench[1:])))
    app.hear(SaidNews(room.table, people[1], "Pięknie zagrane"))
    app.hear(SaidNews(room.table, bench[1], "Gratulacje z ławki!"))
    app.talk.show(True)


def _people(app: AppModel) -> None:
    """Whom this player hears, opened at a table of Sen; one is muted."""
    _talking(play_scenes.SCENES["sen_4"], 4, opened=False)(app)
    row = app.talk.ears.rows[0]
    app.talk.mute(row.key, True)
    app.play.toggle("people")


def _bench(app: AppModel) -> None:
    """Who looks on at a table where this player plays."""
    assert isinstance(app.play, PlayTable)
    app.turn_to("play")
    play_scenes.sen_4(app.play)
    app.hear(BenchNews(ONLOOKERS))
    app.play.toggle("bench")


def _among_bots(then: Callable[[PlayTable], None]) -> Callable[[AppModel], None]:
    """This player's turn at a table of Sen where nobody else is a person."""

    def scene(app: AppModel) -> None:
        assert isinstance(app.play, PlayTable)
        app.turn_to("play")
        play_scenes.turn(app.play, 4)
        app.hear(room_of(play_scenes.PEOPLE[:4], bots=(1, 2, 3)))
        then(app.play)

    return scene


def _lost(*news: News, seats: int = 4) -> Callable[[AppModel], None]:
    """Somebody at a table of Sen is gone, as the news of it come."""

    def scene(app: AppModel) -> None:
        assert isinstance(app.play, PlayTable)
        app.turn_to("play")
        local = play_scenes.turn(app.play, seats)
        app.hear(room_of(play_scenes.PEOPLE[:seats], bots=(3,)))
        for each in (replace(local.news(), waiting_for=(2 if seats > 2 else 1,)), *news):
            app.hear(each)

    return scene


def people_talk(app: AppModel, places: Sequence[RoomPlace], *, opened: bool = True, hushed: bool = False) -> None:
    """What those who sit there say to each other; me first."""
    people = [Listener(place.peer, place.name, place.lantern) for place in places if place.kind == "person"]
    me, first, *more = people
    last = more[-1] if more else first
    app.hear(CircleNews(bytes(16), tuple(people[1:])))
    app.talk.show(opened)
    for by, text, reaction in (
        (first, "Is that eight yours?", ""),
        (me, "", "doubt"),
        (last, "Don’t look, I’m counting to eight: " + "sheep, " * 12, ""),
        (me, "Count <b>louder</b>!", ""),
        (first, "", "caw"),
        (last, "", "oh"),
    ):
        app.hear(SaidNews(bytes(16), by, text, reaction, mine=by is me))
    if hushed:
        app.hear(CircleNews(bytes(16), tuple(people[1:]), hushed=True))


def _talking(moment: Callable[[PlayTable], object], seats: int, *, opened: bool = True) -> Callable[[AppModel], None]:
    """A moment of a game, in which people talk."""

    def scene(app: AppModel) -> None:
        app.turn_to("play")
        room = room_of(play_scenes.PEOPLE[:seats], bots=(3,) if seats > 3 else ())
        app.talk.hear(room)
        moment(app.play)
        people_talk(app, room.places, opened=opened)

    return scene


def room_talk(app: AppModel) -> None:
    """The table room, in which people talk."""
    room_phrase(app)
    people_talk(app, [place for place in room_news(phrase=True).places if place.kind == "person"])


def _lesson(game: str, at: int) -> Callable[[AppModel], None]:
    """A lesson at one of its thoughts."""

    def scene(app: AppModel) -> None:
        app.settings.change(msgspec.structs.replace(app.settings.values, lessons={game: at}))
        app.turn_to("start")
        app.learn(game)
        app.lesson.table.hurry()

    return scene


def _book(game: str, page: str, options: Mapping[str, int | bool | str] | None = None) -> Callable[[AppModel], None]:
    """The rulebook at one of its pages."""

    def scene(app: AppModel) -> None:
        app.turn_to("start")
        app.openBook()
        app.rulebook.open(game, page, options or {})

    return scene


BOOK_SCENES: Mapping[str, Callable[[AppModel], None]] = {
    "book_sen": _book("sen", "aim"),
    "book_sen_end": _book("sen", "end", {"nines": True, "limit": 70}),
    "book_smoki": _book("smoki", "count"),
    "book_race": _book("race", "flight"),
    "book_turbo": _book("race", "turbo"),
    "book_dream": _book("dream", "roles"),
}

LESSON_SCENES: Mapping[str, Callable[[AppModel], None]] = {
    "lesson_sen": _lesson("sen", 4),
    "lesson_sen_wake": _lesson("sen", 10),
    "lesson_smoki": _lesson("smoki", 3),
    "lesson_race": _lesson("race", 1),
    "lesson_race_keep": _lesson("race", 2),
    "lesson_race_lay": _lesson("race", 5),
    "lesson_dream": _lesson("dream", 4),
    "lesson_dream_mask": _lesson("dream", 12),
    "lesson_turbo": _lesson("race", 9),
}

SCENES: Mapping[str, Callable[[AppModel], None]] = {
    scene.__name__: scene
    for scene in (
        start, start_shelf, hello, lobby, lobby_watch, lobby_obstacles, lobby_newer, lobby_empty, room, room_phrase,
        room_clock, room_restless,
        room_friends, room_smoki, room_race, room_dream, room_door, room_talk, lobby_word, lobby_nod,
        settings, settings_sound, settings_network, network_alone, network_crowd, network_asked, network_trial,
        settings_me, settings_trust, settings_about,
        settings_statistics,
        trouble, trouble_version, put_aside, saved, saved_none, evening, evening_none, evening_left, room_evening,
        gift, gift_empty, stick, stick_copying, stick_done, report, ended_badly,
    )
}  # fmt: skip
"""Every moment before a game, by its name."""

GAME_SCENES: Mapping[str, Mapping[str, Callable[[PlayTable], object]]] = {
    "sen": play_scenes.SCENES,
    "smoki": smoki_scenes.SCENES,
    "race": race_scenes.SCENES,
    "dream": dream_scenes.SCENES,
}
"""Every moment of a table by its name, game by game."""

TABLE_SCENES: Mapping[str, Callable[[AppModel], None]] = (
    {
        "menu_among_bots": _among_bots(lambda table: table.toggle("menu")),
        "hint": _among_bots(lambda table: table.askHint()),
    }
    | {name: _at_the_table(moment) for moments in GAME_SCENES.values() for name, moment in moments.items()}
    | {name: _at_the_table(moment) for name, moment in thoughts.SCENES.items()}
    | {
        "lost": _lost(LinkNews(2, False, left=True, spared=True)),
        "lost_poll": _lost(LinkNews(2, False, spared=True), PollNews((2,), (1, 3), (0,), ask=True)),
        "lost_two": _lost(LinkNews(1, False, left=True), seats=2),
        "lost_broken_off": _lost(BrokenOffNews((1,), dealt=True, saved="games/sen-3f.sennik"), seats=2),
    }
    | {
        "talk_sen": _talking(play_scenes.SCENES["sen_4"], 4),
        "talk_sen_closed": _talking(play_scenes.SCENES["sen_4"], 4, opened=False),
        "talk_smoki": _talking(smoki_scenes.SCENES["smoki_5"], 5),
        "talk_race": _talking(race_scenes.SCENES["race_flight"], 8),
        "talk_dream": _talking(dream_scenes.SCENES["dream_end"], 7),
    }
    | {name: _at_the_table(moment) for name, moment in clock_scenes.SCENES.items()}
    | {name: _at_the_table(moment) for name, moment in undo_scenes.SCENES.items()}
    | {**LESSON_SCENES, **BOOK_SCENES, **replay_scenes.SCENES}
    | {
        "watching_sen": _watched("sen", 4, 20),
        "watching_smoki": _watched("smoki", 3, 22),
        "watching_race": _watched("race", 8, 60),
        "watching_dream": _watched("dream", 6, 24),
        "wall_sen": _watched("sen", 4, 20, large=True),
        "wall_smoki": _watched("smoki", 5, 30, large=True),
        "wall_race": _watched("race", 8, 60, large=True),
        "wall_dream": _watched("dream", 6, 24, 6, large=True),
        "watching_over": _watched("sen", 4, -1),
        "watching_next": _watched_next,
        "again_sen": _again("sen", 4, 1, 2),
        "again_race": _again("race", 8, 1, 2, 3, 5, 6, 7),
        "people": _people,
        "bench": _bench,
    }
)
"""Every moment of a game, by its name."""
