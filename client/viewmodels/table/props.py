"""What QML is given of a table, as frozen values. Every text in them is ready to be read by a person."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CardProps:
    """One card on the table. `zone` is a word of the game's for where it lies: "front" for what lies before a player,
    to which the keyboard goes first, "closed" and "open" for piles, "drawn" for what is in hand.

    `place` is the seat's place around the table; of an open card it is the number of its pile. `slot` counts from 0
    within the zone, `slots` is how many there are. `face` is the drawing, "" for the back. `eye`: somebody is looking
    at it (a face up under the eye is for this player alone). `label` never tells a face that only this player knows.
    `pending`: its face is awaited. `badge` is what the card counts as just now, where that is not what it shows, and
    `badge_art` the drawing beside it. `figure` is laid on a face that comes without. `dim`: it counts for nothing now.
    `laid`: it is laid out and waits for Enter. `below`: so many empty places below it belong to it. `swapped`: who has
    just made it change places, as long as that is to be seen; a view hears of it before it hears of the new place.

    A game whose cards tell more has a kind of its own, with more fields.
    """

    key: str
    swapped: str = field(default="", kw_only=True)
    target: str
    zone: str
    place: int
    slot: int
    slots: int
    face: str
    legal: bool
    selected: bool
    eye: bool
    pending: bool
    order: int
    label: str
    badge: str = ""
    badge_art: str = ""
    figure: str = ""
    dim: bool = False
    laid: bool = False
    below: int = 0


@dataclass(frozen=True, slots=True)
class SeatProps:
    """One player's plate. `place` 0 is this player's, the others follow clockwise. `ghost`: who sat there is gone for
    good.
    """

    key: str
    seat: int
    place: int
    name: str
    lantern: str
    note: str
    score: str
    turn: bool
    away: bool
    mine: bool
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class ButtonProps:
    """One of at most three things that can be done: `act` is what to press it by, `key` its key on the keyboard.

    `reason` says why it is not allowed now. `danger`: it harms somebody, and looks like it.
    """

    act: str
    text: str
    key: str
    icon: str
    primary: bool
    allowed: bool
    reason: str
    danger: bool = False


@dataclass(frozen=True, slots=True)
class LineProps:
    """One line of the history. `lantern` is empty for what the table itself did."""

    key: str
    lantern: str
    text: str


@dataclass(frozen=True, slots=True)
class BarProps:
    """How far somebody's total has come. `part` is from 0 to 1 of the limit, or of the highest total beyond it."""

    key: str
    name: str
    lantern: str
    total: int
    part: float
    mine: bool
    winner: bool = False


@dataclass(frozen=True, slots=True)
class RoundProps:
    """A line of the notebook. `scores` by seat; `marked` are seats; `why` says in words how each score came about,
    `told` who has which, for whoever does not see the columns.
    """

    key: str
    number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    marked: tuple[int, ...]
    title: str
    why: tuple[str, ...]
    told: str = ""


@dataclass(frozen=True, slots=True)
class StandingProps:
    """How one player stands when the game is over. `place` 1 is the first, shared in a tie, `rank` the same in words.

    `gap` is how far the score is from the first place's, "" for whoever has as much. `note`: a sentence of the game's.
    `part`: the score beside the greatest one, from 0 to 1.
    """

    key: str
    place: int
    rank: str
    name: str
    lantern: str
    score: str
    gap: str
    note: str
    mine: bool
    winner: bool
    part: float


@dataclass(frozen=True, slots=True)
class ProofProps:
    """One peer's part in the shuffle of this deal."""

    key: str
    name: str
    lantern: str
    time: str
    checked: bool


@dataclass(frozen=True, slots=True)
class TableProps:
    """The single values of a table."""

    where: str = ""
    ask: str = ""
    mine: bool = False
    question: int = 0
    """Changes with every decision that this player is asked for."""
    closed_label: str = ""
    open_labels: tuple[str, ...] = ()
    """Under each open pile."""
    open_gaps: tuple[bool, ...] = ()
    """Which open piles have no card."""
    open_lit: tuple[bool, ...] = ()
    """Which open piles can be pointed at."""
    held_title: str = ""
    held_text: str = ""
    held_cards: int = 1
    page: str = "table"
    end_title: str = ""
    end_texts: tuple[str, ...] = ()
    end_check: str = ""
    end_next: str = ""
    proof_chip: str = ""
    proof_title: str = ""
    proof_text: str = ""
    book_goal: str = ""
    book_limit: int = 0
    book_totals: tuple[str, ...] = ()
    """Under each seat's column of the notebook, by seat."""
    book_check: str = ""
    chart: tuple[tuple[int, ...], ...] = ()
    """The totals after every round, by seat."""
    over_title: str = ""
    over_text: str = ""
    over_place: str = ""
    over_gaps: str = ""
    ask_to_open: bool = False
    opened_text: str = ""


@dataclass(frozen=True, slots=True)
class StoppedProps:
    """Why the table stands still for good. `kind` is "" while it does not, else "foul" or "played-on"; `saved` is the
    file with the evidence.
    """

    kind: str = ""
    title: str = ""
    name: str = ""
    lantern: str = ""
    what: str = ""
    facts: tuple[str, ...] = ()
    saved: str = ""
    advice: str = ""
