"""What QML is given of a table of Když sním beside what all tables have, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpiritProps:
    """A spirit of this night other than this player, in the order in which they whisper.

    `east`: stands at the right edge of the table, `row` from above. `clue` is what was last whispered of this word.
    """

    key: str
    seat: int
    east: bool
    row: int
    name: str
    lantern: str
    note: str
    clue: str
    turn: bool
    away: bool
    penalties: int


@dataclass(frozen=True, slots=True)
class RoleProps:
    """What one player was in the night that is over. `art` is the drawing of the role, "" for the Dreamer."""

    key: str
    name: str
    lantern: str
    role: str
    art: str
    points: str
    why: str
    mine: bool


@dataclass(frozen=True, slots=True)
class NightsRow:
    """The nights of one player at the end: the sign of each role and what it was worth, and all penalties.

    `broke`: the penalties decided a tie for the first place that this player has a part in. `told` says all of it.
    """

    arts: tuple[str, ...]
    points: tuple[str, ...]
    fines: str
    broke: bool
    told: str


@dataclass(frozen=True, slots=True)
class NightProps:
    """The single values of a night and its day.

    `eyes` says whose screen this is: "spirit", "dreamer" or "onlooker". `word`, `picture` and what lies `behind` it
    (drawings) are of the word being dreamt, empty for whom may not see it. `yellow` and `blue` are the words on both
    sides of the plan, as far as this player may know. `whisper` is the last clue, for the Dreamer, `before` those
    before it.

    `entry` tells what can be typed now, "" for nothing; another entry begins with an empty field. `typed` is what is
    typed. `wanted`: what the Dreamer does is set already and only waits to be asked for.

    While a dream is retold, `told` are its pieces, the words of the night lit: `lit` says of each 0 for one that is
    none, 1 for one that the Dreamer has said, 2 for one that counts as guessed. `starts` and `lengths` say where they
    lie in what the Dreamer types. `figures` are the drawings of the words that were said so far, "" for one without,
    and `figure_words` the words themselves.
    """

    eyes: str = "onlooker"
    spoken: bool = False
    phase: str = "night"
    many: bool = False
    word: str = ""
    word_note: str = ""
    picture: str = ""
    behind: str = ""
    role_art: str = ""
    role_name: str = ""
    role_text: str = ""
    yellow: tuple[str, ...] = ()
    blue: tuple[str, ...] = ()
    yellow_ballots: int = 0
    """How many words lie on a side by this player's own sealed verdict alone; day may tell otherwise."""
    blue_ballots: int = 0
    yellow_label: str = ""
    blue_label: str = ""
    murmur: str = ""
    """What the Dreamer has guessed, until the first clue to the next word; for the others, and not at day."""
    whisper: str = ""
    before: str = ""
    title: str = ""
    text: str = ""
    entry: str = ""
    entry_label: str = ""
    typed: str = ""
    said: str = ""
    """The last clue of this player to the word being dreamt, in a sentence."""
    told: tuple[str, ...] = ()
    lit: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    lengths: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()
    figure_words: tuple[str, ...] = ()
    listeners: tuple[str, ...] = ()
    """Who listens to the retelling, by name."""
    lanterns: tuple[str, ...] = ()
    """And their lanterns."""
    tally: str = ""
    """How many of the guessed words the retelling has named, for those who may know."""
    wanted: bool = False
    judging: bool = False
    """Whether something can be pressed of which nothing is meant by Enter."""
    dreamer: str = ""
    my_lantern: str = ""
    day_title: str = ""
    day_told: str = ""
    day_bonus: str = ""
    day_aside: str = ""
    nights: tuple[str, ...] = ()
    """At the end of the game, who dreamt night by night."""
    nights_of: tuple[NightsRow, ...] = ()
    """Then, too, everybody's nights in the order of the standings."""
    fines: tuple[str, ...] = ()
    """Then, too, every penalty."""
    brightest: tuple[str, ...] = ()
    """And whoever had the most points of one night."""
    remembered: tuple[bool, ...] = ()
    """Of each yellow word, once the dream is told, whether it was named."""


@dataclass(frozen=True, slots=True)
class DreamRows:
    """All of it."""

    values: NightProps = NightProps()
    spirits: tuple[SpiritProps, ...] = ()
    roles: tuple[RoleProps, ...] = ()
