"""What QML is given of a table of the race beside what all tables have, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from client.viewmodels.table.props import CardProps


@dataclass(frozen=True, slots=True)
class RaceCard(CardProps):
    """A card of the race, with what is laid on its drawing: its `title` and a row of `signs`, of which some are `paid`.

    `strike` marks a card that attacks, `extra` says how many of the last signs are there because of an attack. `wants`
    are those signs that can still be paid now. `tag` is told below the card, `sure` whether what it tells is good,
    and `tag_art` the drawing beside it where that does not follow; `purpose` says it at length.
    """

    title: str = ""
    signs: tuple[str, ...] = ()
    paid: tuple[bool, ...] = ()
    wants: tuple[str, ...] = ()
    extra: int = 0
    strike: bool = False
    tag: str = ""
    tag_short: str = ""
    """The same where there is little room."""
    sure: bool = False
    tag_art: str = ""
    purpose: str = ""


@dataclass(frozen=True, slots=True)
class TileProps:
    """One of the ten tiles of the track, in the order of flight. `land` is empty while it lies face down."""

    key: str
    art: str
    land_art: str
    land: str
    label: str


@dataclass(frozen=True, slots=True)
class RacerProps:
    """One player in the race, in the order in which the list shows them.

    `at` is the space of the track where the pawn stands, `spaces` all that have been flown, `gain` those of this turn.
    `kept` is how many cards were drafted this turn, `claws` how many cards attack the team. `hands` says whether this
    one hands cards to this player ("from"), is handed cards ("to"), does "both", or neither. `speeds` and `colours` are
    those of the team, dragon by dragon, `counts` how many cards it has of each land that the turbo counts, in the order
    of `RaceProps.turbo_lands`. `leads`: nobody is farther. `lapped`: the pawn flies its second round of the
    track. `done`: a pick is made, or the flight over.
    """

    key: str
    seat: int
    place: int
    name: str
    lantern: str
    note: str
    spaces: int
    at: int
    gain: str
    turn: bool
    away: bool
    mine: bool
    leads: bool
    lapped: bool
    done: bool
    kept: int
    rank: int
    hands: str
    claws: int
    hero: str
    hero_name: str
    hero_text: str
    talent_art: str
    support_art: str
    cards: int
    speeds: tuple[str, ...]
    colours: tuple[str, ...]
    counts: tuple[int, ...]
    counts_text: str
    label: str


@dataclass(frozen=True, slots=True)
class TeamProps:
    """A dragon of the own team while cards are drafted: what it needs, sign by sign, and what would lie there.

    `marks` says of each sign 0 for an empty place, 1 for a kept card, 2 for the hero, 3 for the card that is chosen.
    `lit`: the chosen card would help this dragon, or come in its stead.
    """

    key: str
    name: str
    speed: str
    becomes: str
    flies: bool
    lit: bool
    signs: tuple[str, ...]
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LandProps:
    """How one land was counted in the turbo, a row a player, most cards first; `texts` say it for a screen reader."""

    key: str
    name: str
    sign: str
    tile: str
    text: str
    names: tuple[str, ...]
    lanterns: tuple[str, ...]
    counts: tuple[int, ...]
    gains: tuple[str, ...]
    wins: tuple[bool, ...]
    mine: tuple[bool, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where and with which dragon somebody arrived at the end of the race."""

    key: str
    name: str
    lantern: str
    racer: str
    place: int
    spaces: int
    gap: str
    mine: bool


@dataclass(frozen=True, slots=True)
class RaceProps:
    """The single values of a table of the race. `phase` is "draft", "flight" or "wait".

    `flyer` is the place of the seat whose flight is shown. `slots` is how many cards are drafted in this turn, `hand`
    how many cards this player chooses from, `most_needs` how many cards a dragon of the own team needs at most.
    `attacking`: this player points at whom to attack; `own_now` and `own_then` are the spaces of the farthest flight
    before and after an attack on a dragon of one's own, `own_worse`: it is then shorter. `can_undo`: something laid
    out can be taken back. `flown` are the first and the last space of the way that is lit. `arrow`: from which place
    to which one an attack goes just now.
    `turbo_lands`: the drawings of the lands that the turbo counts, in its order; `counts` what I have of each, `rivals`
    the most that another one is known to have, and `turbo_lit` the land of the card that is chosen, -1 for none.
    `stretch`: the first and the last space of the way that is drawn at the end, `stretch_tiles` what it leads over;
    `arrived`: where this player, -1 for whoever only watches, and the first one came to.
    """

    phase: str = "wait"
    note: str = ""
    forecast: str = ""
    forecast_more: str = ""
    forecast_before: str = ""
    list_title: str = ""
    list_note: str = ""
    pass_left: bool = True
    drafting: bool = True
    flyer: int = 0
    team: int = 3
    most_needs: int = 3
    slots: int = 0
    hand: int = 0
    attacking: bool = False
    own_now: str = ""
    own_then: str = ""
    own_worse: bool = False
    can_undo: bool = False
    team_title: str = ""
    support_title: str = ""
    attack_text: str = ""
    attack_art: str = ""
    sum: str = ""
    spaces: str = ""
    talent_art: str = ""
    talent_text: str = ""
    flown: tuple[int, int] = (0, 0)
    arrow: tuple[int, int] = (-1, -1)
    turbo_lands: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    rivals: tuple[int, ...] = ()
    turbo_lit: int = -1
    counts_text: str = ""
    turbo_note: str = ""
    turbo_art: str = ""
    stretch: tuple[int, int] = (0, 0)
    stretch_tiles: tuple[str, ...] = ()
    arrived: tuple[int, int] = (-1, 0)


@dataclass(frozen=True, slots=True)
class RaceRows:
    """All of it."""

    values: RaceProps = RaceProps()
    tiles: tuple[TileProps, ...] = ()
    racers: tuple[RacerProps, ...] = ()
    lands: tuple[LandProps, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    team: tuple[TeamProps, ...] = ()
