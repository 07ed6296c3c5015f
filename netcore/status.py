"""What a window may show of the network, as frozen values: no secret, no socket, nothing to call.

They are structs, of which a hundred are made in the time of two dataclasses: the first frame waits for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from engine.driver import Step
    from engine.knowledge import View

LANTERNS = ("round", "tall", "star", "fish", "diamond", "crescent", "house", "bell", "drop", "cube")
"""The pictures that players are known by."""


def known_lantern(lantern: str, at: int = 0) -> str:
    """`lantern`, if there is one of that name; else the one at that place in turn. Others may write anything there."""
    return lantern if lantern in LANTERNS else LANTERNS[at % len(LANTERNS)]


class Me(Struct, frozen=True):
    """Who this program plays as: chosen once, kept in the profile. `peer` is the identity's public key, 32 bytes."""

    peer: bytes
    name: str
    lantern: str


class TableAd(Struct, frozen=True):
    """A table seen on this network.

    `peer` is the key of who opened it: that, and not `table`, which anybody can announce, is whose table it is. `host`
    is the name of that player, as it gives it, "" if it has never answered, `lantern` the picture it has chosen, "" for
    none that this program knows. `phase` is "open" (one can sit down),
    "playing" or "over". `fresh` is False when its host has not answered lately: the table is greyed.

    `obstacle` says why one cannot sit down there, whatever the phase: "" for no reason, "older" or "newer" for a
    program of another version (`release` is what it calls itself; such a table's game is not known), "rules" for other
    rules of this game, "game" for a game that this program does not have, "unreached" where calls are not answered.
    `door`: how its host lets people in, "nod" or "word" where not everybody may sit down.
    """

    peer: bytes
    table: bytes
    host: str
    game: str
    seats: int
    taken: int
    phase: str
    fresh: bool
    obstacle: str = ""
    release: str = ""
    lantern: str = ""
    door: str = ""
    bench: bool = True
    """Whether anybody may look on where a game runs."""


class RoomPlace(Struct, frozen=True):
    """One place at a table. `kind` is "free", "person" or "bot"; `peer` is empty for a free place.

    `here`: whether this program hears from that peer. `warning`: "" or "lookalike" (another name at the table looks
    the same) or "new_key" (a name met before comes with another key). `known`: whether this player's key was remembered
    when a phrase had matched.
    """

    seat: int
    kind: str
    peer: bytes
    name: str
    lantern: str
    ready: bool
    here: bool
    warning: str = ""
    known: bool = False
    learning: bool = False
    """Whether this player is in the lesson of this game; nobody waits for that."""


class DoorCaller(Struct, frozen=True):
    """Somebody before the door of a table. `warning` and `known` as in RoomPlace."""

    peer: bytes
    name: str
    lantern: str
    warning: str = ""
    known: bool = False


@dataclass(frozen=True, slots=True)
class RoomDoor:
    """Who may sit down at a table: "open" to all, by the host's "nod", or who knows a "word".

    A dataclass, for these can keep the word out of what is printed of them.

    `word`: as the host has chosen it, for its window alone. `spent`: the word was tried so often that it opens nothing
    more. `callers` wait to be let in, `turned_away` are kept out: all in the room see them.
    """

    kind: str = "open"
    word: str = field(default="", repr=False)
    spent: bool = False
    callers: tuple[DoorCaller, ...] = ()
    turned_away: tuple[DoorCaller, ...] = ()


class DoorNews(Struct, frozen=True):
    """This player would sit down at the table of `host`, and waits before its door.

    `kind`: "nod", until the host lets it in, or "word", until it says the right one. `why`: the last word was "wrong",
    or words come too often, so it is to be tried again "slowly".
    """

    host: bytes
    kind: str
    why: str = ""


class TableClock(Struct, frozen=True):
    """The time that a table gives a move. `kind`: "gentle", where nothing happens by itself, or "strict"."""

    kind: Literal["gentle", "strict"]
    limit_s: int


class Customs(Struct, frozen=True):
    """How a table plays, beside its game and the options of that.

    The terms of a game hold `backups`, whether keys are backed up, so that the others can go on without a player who is
    gone for good; `clock`, the time that a move may take, None for as long as it likes; and `undo`, whether a move may
    be taken back, if all agree. Nothing binds anybody to `strength`, how the host's bots play; `talk`, what people may
    say to each other; `hints`, whether they may ask what a bot would do in their place; `bench`, whether anybody may
    look on.
    """

    backups: bool = True
    clock: TableClock | None = None
    undo: bool = False
    strength: Literal["calm", "lively", "sly"] = "lively"
    talk: Literal["all", "reactions", "off"] = "all"
    hints: bool = False
    bench: bool = True


class RoomNews(Struct, frozen=True):
    """The table room, before the game: who sits where, what was agreed, the safety phrase.

    `host`: whether this program opened the table and may change seats and options. `phrase`: numbers 0 … 255 into a
    list of words or pictures; empty until every place is taken. `addresses`: where others can join by address.
    `agreements`: how often there was a phrase in this room so far, the one that is shown included.
    `door`: who may sit down.
    """

    table: bytes
    game: str
    options: Mapping[str, int | bool | str]
    places: tuple[RoomPlace, ...]
    me: int | None
    host: bool
    phrase: tuple[int, ...]
    addresses: tuple[str, ...] = ()
    agreements: int = 0
    customs: Customs = Customs()
    door: RoomDoor = RoomDoor()


class Listener(Struct, frozen=True):
    """Somebody who hears what is said at a table. `looks_on`: from the bench, without a seat."""

    peer: bytes
    name: str
    lantern: str
    looks_on: bool = False


class CircleNews(Struct, frozen=True):
    """Who hears each other at my table now, and whether one may speak. No `table`: there is none.

    `others`: its other persons. `talk`: what the table has agreed on, "all", "reactions" or "off". `hushed`: a night is
    under way, and nobody speaks. `two_tongued`: who has said one thing to some and another to others; nothing more of
    them is heard.
    """

    table: bytes = b""
    others: tuple[Listener, ...] = ()
    talk: str = "all"
    hushed: bool = False
    two_tongued: tuple[bytes, ...] = ()


class SaidNews(Struct, frozen=True):
    """Somebody at my table has said `text`, which may be shown as it is, or shown `reaction`; `mine`: it was me."""

    table: bytes
    by: Listener
    text: str = ""
    reaction: str = ""
    mine: bool = False


class ResumedNews(Struct, frozen=True):
    """A game that was not over when this program last stopped is taken up again; what was played follows.

    `room`: who sits there and what was agreed, as when all were ready.
    """

    room: RoomNews


class CatchingUpNews(Struct, frozen=True):
    """How much of a game that is taken up again, or was watched late, has been read and checked so far, in percent."""

    percent: int


class OnlookerNews(Struct, frozen=True):
    """Somebody who looks on at a table: its key, 32 bytes, and what it calls itself."""

    peer: bytes
    name: str
    lantern: str


class BenchNews(Struct, frozen=True):
    """Who looks on at the table that is played or watched here: all of them, as far as is known."""

    onlookers: tuple[OnlookerNews, ...] = ()


class WatchNews(Struct, frozen=True):
    """This program looks on at a table that others play; what was played follows, once it is read and checked.

    `room`: who plays there, and what was agreed. `heard`: whether anybody who plays there is heard.
    """

    room: RoomNews
    heard: bool = True


class NextNews(Struct, frozen=True):
    """To one who looks on: what is played next at that table, by those who have played. Where it is "open" one can come
    in, where it is "playing" look on. `taken` are the people who are there; all seats that they leave are free.
    """

    tables: tuple[TableAd, ...] = ()


class RecallNews(Struct, frozen=True):
    """After a restart nothing is signed before it is known what the others hold of this player's own feed.

    `alone`: nobody is heard, so that this program waits. `regained`: how many of its own entries this computer had
    lost, and has back from the others: as when an older copy of its folder was put back, or the disk failed.
    """

    alone: bool
    regained: int = 0


class ProofLine(Struct, frozen=True):
    """One peer's part in one shuffle.

    `mine`: whether a seat of this program made it, which needs no check here. `proved_ms` is known for such a one that
    was made since the program started, `checked_ms` once a proof was checked here.
    """

    seat: int
    cards: int
    proved_ms: float | None
    checked_ms: float | None
    proof_bytes: int
    mine: bool = False

    @property
    def holds(self) -> bool:
        """Whether this program knows that nothing is wrong with it."""
        return self.mine or self.proved_ms is not None or self.checked_ms is not None


class DealProof(Struct, frozen=True):
    """How one deal was proved: a line for each peer that shuffled, in order."""

    question: int
    cards: int
    lines: tuple[ProofLine, ...]
    done: bool
    took_ms: float


class UndoNews(Struct, frozen=True):
    """How far it is with taking back the move of `seat`, which led to the open question.

    `wish`: the peers that wish so, its own among them once it was asked for; `against`: those that do not. `awaited`:
    those whose players have not said anything. `may_ask`: whether this player may ask for it, `may_answer`: whether
    this player is asked.
    """

    seat: int
    wish: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    may_ask: bool = False
    may_answer: bool = False


class PlayNews(Struct, frozen=True):
    """The game as my seat sees it, and the steps answered since the last news, in order.

    `waiting_for`: seats from which something is awaited now, a move or a part in a shuffle or show. `busy`: "" when a
    decision is awaited, else "keys" (set-up), "shuffle", "show" or "roll". `checked`: proofs checked here so far.
    `ghosts`: seats whose players are gone for good; a fixed policy decides for them. `clock`: the table's own clock,
    where it runs for the open question. `impatient`: the peers that would go on without those whose time is over.
    `undo`: how far it is with taking the last move back; None where nobody asks for it, and this player cannot.
    """

    view: View
    steps: tuple[Step, ...]
    waiting_for: tuple[int, ...]
    busy: str
    deal: DealProof | None = None
    checked: int = 0
    ghosts: tuple[int, ...] = ()
    clock: TableClock | None = None
    impatient: tuple[int, ...] = ()
    undo: UndoNews | None = None


class PollNews(Struct, frozen=True):
    """Some at the table say that the seats `gone` are gone for good; all others have to agree. Empty: nobody says so.

    `agreed`: who says so; `awaited`: who of the others has not answered. With all others' word the game goes on with
    ghosts. `ask`: whether this program's player is asked.
    """

    gone: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    ask: bool = False


class EvictedNews(Struct, frozen=True):
    """The player of `seat` is gone for good: all others (`by`) have agreed, and a ghost keeps the seat."""

    seat: int
    by: tuple[int, ...]


class LateNews(Struct, frozen=True):
    """By the clocks of most who waited (`by`), `seat` did not answer question `number` in time: it counts as if it had
    not answered. `by_table`: it was by the table's own clock, and a ghost has made this one move.
    """

    number: int
    seat: int
    by: tuple[int, ...]
    by_table: bool = False


class PauseNews(Struct, frozen=True):
    """Whose pauses stand, in the order in which they were asked for: none, and the game goes on.

    `may_end`: whether it does once this player says so. `may_ask`: whether this player may still ask for one in this
    game. `wished`: this player's waits for the night to end. `away`: who has said to be away for a moment.
    """

    by: tuple[int, ...] = ()
    may_end: bool = False
    may_ask: bool = True
    wished: bool = False
    away: tuple[int, ...] = ()


class BrokenOffNews(Struct, frozen=True):
    """This program's player has left it at that, for without `gone` it could not go on here: the game is unfinished.

    Nobody has won, and nobody else is told. `dealt`: whether the game had begun.
    """

    gone: tuple[int, ...]
    dealt: bool
    saved: str


class FoulNews(Struct, frozen=True):
    """The table has stopped: a peer broke the protocol or a rule.

    `saved` is the file with the evidence, which anyone can check.
    """

    seat: int
    rule: str
    number: int
    saved: str


class LinkNews(Struct, frozen=True):
    """A player at my table is heard, or no longer; `left`: because it left on purpose, for good.

    `spared`: whether the game could go on without this player for good, if all others agree; else it can only be broken
    off. `closed`: the program said goodbye as it was closed, and can come back to this game. `ended`: it has left
    because the game has ended there, unfinished. `home`: the seat of the person whose program it is, where that is
    another one: bots leave with their host.
    """

    seat: int
    here: bool
    left: bool = False
    spared: bool = False
    closed: bool = False
    home: int | None = None
    ended: bool = False


class Astray(Struct, frozen=True):
    """What the program of `seat` wrote cannot be read here, and nobody is blamed: it builds on something else.

    `boards`: it has read the same, and computes another board at question `number`. `stalled`: it is heard, and has
    owed its part for long. Else somebody has signed two versions of a feed, perhaps, or what it writes is made up.
    `spared` and `home` as in LinkNews.
    """

    seat: int
    number: int
    boards: bool
    spared: bool
    home: int
    stalled: bool = False


class AstrayNews(Struct, frozen=True):
    """Who at this table is astray now: all of them."""

    astray: tuple[Astray, ...]


class PlayedOnNews(Struct, frozen=True):
    """All the others (`by`) have called this player gone, and the game went on without it: there is no way back.

    `saved`: the game as it was read here up to then, with their signed word.
    """

    by: tuple[int, ...]
    saved: str


class OverNews(Struct, frozen=True):
    """The game is complete: all who play have signed the result.

    `ask_to_open`: this program's player is still asked to lay the seed open. `opened`: whether all seeds were laid
    open for the second audit; None while that is not decided. `undecided`: the seats that have not answered yet.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ask_to_open: bool
    opened: bool | None
    saved: str
    undecided: tuple[int, ...] = ()


class CompanyMember(Struct, frozen=True):
    """Somebody who has played here, and has not left. `opener`: in whose room for the next game, empty for none."""

    peer: bytes
    name: str
    lantern: str
    here: bool
    opener: bytes = b""


class Proposed(Struct, frozen=True):
    """A game that `opener` has a room open for; `seats` includes the bots. `obstacle` is "", "rules" or "game", as in
    TableAd.
    """

    opener: bytes
    game: str
    options: Mapping[str, int | bool | str]
    seats: int
    bots: int
    customs: Customs = Customs()
    obstacle: str = ""


class CompanyNews(Struct, frozen=True):
    """After a game: who is still together (this player included), in the order of seats, and what is proposed to them.

    `table`: the number that all games of these people bear, empty where there is no company any more. `waits_for`: the
    game that they came for, where none was played, for the host of the room has left it. `again`: who proposes the
    game that was played, just as it was; empty while nobody does.
    """

    table: bytes = b""
    members: tuple[CompanyMember, ...] = ()
    proposals: tuple[Proposed, ...] = ()
    waits_for: str = ""
    again: bytes = b""


class FetchedNews(Struct, frozen=True):
    """A game of the evening at which this player was not has come from others, and is kept in the file `saved`."""

    saved: str


class ShelvedGame(Struct, frozen=True):
    """A game against bots that was put away to go on with later.

    `table` is the hash of its terms, `others` are the names at the table, `since_s` is when it was put away, in seconds
    since 1970.
    """

    table: bytes
    game: str
    others: tuple[str, ...]
    since_s: float


class ShelfNews(Struct, frozen=True):
    """All games that are put away, the latest first."""

    games: tuple[ShelvedGame, ...] = ()


class SavedGame(Struct, frozen=True):
    """One game file by its head.

    `path` is where it lies, `saved_s` when it was written, in seconds since 1970, `size` its bytes. `names`, `lanterns`
    and `keys` are by seat, as the players gave them. `table` is the number (16 bytes) of all games of an evening.
    `strange`: why nothing can be said of it, "" where all is read;
    what is no game, or one that other programs can read.
    """

    path: str
    saved_s: float
    size: int
    game: str = ""
    names: tuple[str, ...] = ()
    lanterns: tuple[str, ...] = ()
    bots: tuple[int, ...] = ()
    keys: tuple[bytes, ...] = ()
    strange: str = ""
    table: bytes = b""


class ClosedNews(Struct, frozen=True):
    """This table is gone for us, and why, as a short code.

    The room: "left", "host_left", "full", "playing", "removed", "unreachable", "rules" (it plays by other rules than
    this program), "restless" (it was agreed upon so often that its phrase says nothing), "declined" (its host does not
    let this player in), "tries" (too many words were wrong), "impostor" (its host does not know the word). The game:
    "left", "no_charter"
    (a key's backup was bad), "copy" (another program plays with this identity), "disk", "fault" (this program's).
    Looking on: "no_bench" (the table plays without onlookers), "bench_full", "sent_away", "played_out" (nobody plays
    there any more).
    """

    why: str
    detail: str = ""


class AsideNews(Struct, frozen=True):
    """Something that this program keeps could not be read. It was put aside, where it is `path` now, and begun anew.

    `what`: "identity" (others see a new key), "player" (a name has to be chosen), "acquaintances" (everybody is new),
    "ways" (of a table: its peers are looked for), "table" (which cannot be gone on with), "settings" (all are as at the
    first start), "folder" (something else was in its place).
    """

    what: str
    path: str


class CallerNews(Struct, frozen=True):
    """Somebody with another program would sit down at our open table, and cannot.

    `obstacle` is "older" or "newer" for another version of the protocol than this one, "rules" for other rules of this
    game, "game" where it does not have it. `release` is what that program calls itself, "" if that makes no sense;
    `name` is who it is, "" where that is not known.
    """

    obstacle: str
    release: str
    name: str = ""


class Gift(Struct, frozen=True):
    """An installer of this very release that lies beside the program, to be given to a friend.

    `system` is "setup" or "zip" for Windows, "deb" or "tarball" for Linux, "macos". `digest` is the SHA-256 of the
    file's `size` bytes, as it was when it was opened.
    """

    system: str
    name: str
    size: int
    digest: bytes

    @property
    def numbers(self) -> tuple[int, ...]:
        """The file's fingerprint, four numbers 0 … 255 into the list of words: it finds mistakes, and no forger."""
        return tuple(self.digest[:4])


class Download(Struct, frozen=True):
    """A browser at `host` that takes `gift`, a file's name: `sent` bytes of it so far. `left_s`: how long it may still
    take by the pace so far, 0 where that is not known. `ended`: "" while it goes on, "whole" or "cut".
    """

    number: int
    host: str
    gift: str
    sent: int
    size: int
    left_s: float = 0.0
    ended: str = ""


class GiftNews(Struct, frozen=True):
    """What is given to friends now. `state` is "looking" (the files are read), "open", "empty" (there are none),
    "fault" (no port can be listened at), or "closed".

    `addresses`: what to type into a browser, the likeliest first; none where this computer is on no network. `served`:
    how many downloads have come to their end.
    """

    state: str
    addresses: tuple[str, ...] = ()
    gifts: tuple[Gift, ...] = ()
    downloads: tuple[Download, ...] = ()
    served: int = 0


class TablesNews(Struct, frozen=True):
    """All tables seen now. `network`: "" when all is well, else "no_network", "firewall" where others cannot call this
    computer, or "walls" where somebody would come to our table, and can neither call nor be called.
    """

    tables: tuple[TableAd, ...] = ()
    network: str = ""


class Neighbour(Struct, frozen=True):
    """Somebody on this network. `tells`: whether that program has told whom it hears. `name` is "" where not known."""

    peer: bytes
    name: str
    lantern: str
    tells: bool


class Heard(Struct, frozen=True):
    """Whether one neighbour hears another. `way` is "self", "heard" (after `ms` milliseconds), "through" (by way of
    neighbour number `through`, who hears both), "not" or "unknown".

    `fault`: what a call meets, "silent", "nobody", "no-way", "no-name", "not-sennik", "other-peer", "other-version",
    or "unseen" where nothing is known of the other. `multicast`: whether announcements arrive, None where not told.
    """

    way: str
    ms: int = 0
    through: int = -1
    fault: str = ""
    multicast: bool | None = None


class NeighboursNews(Struct, frozen=True):
    """Who hears whom on this network: row `i`, column `j` is how number `i` hears number `j`. This program is number 0.

    `more`: how many are left out. `addresses`: where others can call this program. `announced`: how many others are
    heard by what they announce. None of it while `looks` is false: nobody looks.
    """

    looks: bool = False
    people: tuple[Neighbour, ...] = ()
    cells: tuple[tuple[Heard, ...], ...] = ()
    more: int = 0
    addresses: tuple[str, ...] = ()
    announced: int = 0


class TrialSide(Struct, frozen=True):
    """What one side of a trial has found: whether the other's announcements arrive, and what came of calling it: after
    `ms` milliseconds an answer, or `fault` as in Heard.
    """

    multicast: bool
    ms: int | None
    fault: str = ""


class TrialNews(Struct, frozen=True):
    """A trial of the way to another program. `state` is "" for none, "asking" (the other player is asked), "asked"
    (this player is), "running", "done", "declined", "unanswered" or "stopped".

    `linked`: whether there is a connection now, whoever made it. `theirs` is None where the other could not tell.
    """

    state: str = ""
    peer: bytes = b""
    name: str = ""
    lantern: str = ""
    ours: bool = False
    linked: bool = False
    mine: TrialSide | None = None
    theirs: TrialSide | None = None


class AdviceNews(Struct, frozen=True):
    """Somebody on this network says what this player may do to be heard: "firewall", "guest", "vpn", "same",
    "restart", "update", "proxy".
    """

    name: str
    steps: tuple[str, ...]


News: TypeAlias = (
    TablesNews
    | NeighboursNews
    | TrialNews
    | AdviceNews
    | RoomNews
    | DoorNews
    | CircleNews
    | SaidNews
    | ResumedNews
    | CatchingUpNews
    | BenchNews
    | WatchNews
    | NextNews
    | RecallNews
    | PlayNews
    | PollNews
    | EvictedNews
    | LateNews
    | PauseNews
    | BrokenOffNews
    | FoulNews
    | PlayedOnNews
    | AstrayNews
    | LinkNews
    | OverNews
    | CompanyNews
    | FetchedNews
    | ShelfNews
    | ClosedNews
    | AsideNews
    | CallerNews
    | GiftNews
)
