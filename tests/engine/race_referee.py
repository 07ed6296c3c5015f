"""A second, independent reading of the race's printed rules: it judges the open transcripts of whole games.

Where the rules leave the order of bookkeeping open, the referee holds the engine to one way:

- the game opens with a shuffle of each row of tiles, a roll for the heroes unless they were named, a roll for the
  trophies, the shuffle of level 1 and one show of all teams;
- a turn opens with the show of its tile (but the first), a roll if trophies are tied for, and the shuffle of the deck;
- in each round of the draft every seat is shown its hand, in the order of seats, and then all keep a card at once, the
  last card of a hand as well;
- a flight opens with a shuffle of what the seat drafted and the show of it to all; turbo is counted in the step that
  ends the last flight, and a pawn moves in the step of the move that moves it.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from tests.engine.judging import Game, Verdict, judge_all, same

DEFAULTS = {"heroes": "random"}
CORNERS = [("miasto_mocy", "yellow"), ("dzika_knieja", "green"), ("gory_ogniste", "red"), ("mrozna_zatoka", "blue")]
UPPER = [("dzika_knieja", "red"), ("miasto_mocy", "blue"), ("zlote_jaskinie", "yellow"), ("gwiezdny_szlak", "green")]
LOWER = [("mrozna_zatoka", "green"), ("gory_ogniste", "yellow"), ("zlote_jaskinie", "red"), ("gwiezdny_szlak", "blue")]
IN_GAME = {2: ("A", 1), 3: ("AB", 1), 4: ("ABC", 1), 5: ("AB", 2), 6: ("AB", 2), 7: ("ABC", 2), 8: ("ABC", 2)}
SIDES = [("Rowan", "Amrita"), ("Rosella", "Katsuro"), ("Li", "Mona"), ("Iskra", "Orlan"), ("Wicher", "Salma")]
SIDES += [("Kafka", "Mingzu")]
HERO_COLOUR = dict(zip(SIDES, ("red", "blue", "any", "green", "yellow", ""), strict=True))
TURBO = [0, 1, 2, 2, 2, 3, 3, 3]
BOARD = ("turn", "phase", "tiles", "removed", "heroes", "trophies", "positions", "teams", "deck", "hands", "drafted")


@dataclass(frozen=True)
class Printed:
    """A row of the table of cards."""

    label: str
    level: int
    land: str
    colour: str
    speed: int
    needs: tuple[str, ...]


def read_cards() -> dict[str, Printed]:
    """The cards of one copy, from the table beside this file."""
    with (Path(__file__).parent / "race_cards.csv").open(encoding="utf-8", newline="") as table:
        return {row["id"]: _read(row) for row in csv.DictReader(table)}


def _read(row: dict[str, str]) -> Printed:
    kinds = [part.split(":") for part in row["support"].split()]
    needs = tuple(kind for kind, count in kinds for _ in range(int(count)))
    return Printed(row["label"], int(row["level"]), row["land"], row["colour"], int(row["speed"]), needs)


CARDS = read_cards()


def printed(card: str) -> Printed:
    """What is on a card of either copy."""
    return CARDS[card.removesuffix("b")]


def sides_of(hero: str) -> tuple[str, str]:
    """The two heroes of the card on which `hero` is."""
    return next(sides for sides in SIDES if hero in sides)


def serves(given: Sequence[str], needs: Sequence[str]) -> bool:
    """Whether every support given finds a need of its own: all ways are tried."""
    if not given:
        return True
    first, rest = given[0], given[1:]
    for at, need in enumerate(needs):
        if need in ("any", first) or first == "any":
            others = [*needs[:at], *needs[at + 1 :]]
            if serves(rest, others):
                return True
    return False


def judge(text: str) -> list[Verdict]:
    """Judge the whole output of one run, game after game; raise Refused at the first wrong line."""
    return judge_all(text, RaceGame)


@dataclass
class _Table:
    """The referee's own table, in the words of the transcript's board."""

    positions: list[int]
    turn: int = 1
    phase: str = "draft"
    tiles: list[dict[str, Any]] = field(default_factory=list)
    removed: list[dict[str, Any]] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)
    trophies: list[int] = field(default_factory=list)
    teams: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    drafted: list[list[str]] = field(default_factory=list)
    flights: list[dict[str, Any] | None] = field(default_factory=list)
    turbo: dict[str, Any] | None = None


class RaceGame(Game):
    """One race."""

    NAME = "race"
    OPTIONS: ClassVar[Mapping[str, type]] = {"heroes": str}
    SEATS = range(2, 9)

    def check_options(self) -> None:
        named = self.options["heroes"]
        if named != "random":
            self._check_heroes(named.split(","))

    def board(self) -> dict[str, Any]:
        return dict(vars(self.table))

    def play(self) -> tuple[list[int], list[int]]:
        seats = range(self.seats)
        self.table = table = _Table([0] * self.seats)
        table.hands, table.drafted = [[] for _ in seats], [[] for _ in seats]
        table.flights = [None] * self.seats
        self._set_up()
        before = [0] * self.seats
        for turn in range(1, 8):
            if turn > 1:
                before = list(table.positions)
                self._discover(turn)
            self._draft()
            self._fly_all()
        last = [now - then for now, then in zip(table.positions, before, strict=True)]
        farthest = [seat for seat in seats if table.positions[seat] == max(table.positions)]
        most = max(last[seat] for seat in farthest)
        if len(farthest) > 1:
            self.seen["end: decided by the last turn"] += 1
        return table.positions, [seat for seat in farthest if last[seat] == most]

    # ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────
    def _read(self, key: str) -> Any:
        board = self.step["board"]
        self.demand(isinstance(board, dict) and set(BOARD) <= set(board), "the board lacks a key")
        return board[key]

    def _read_lists(self, key: str, sizes: Sequence[int]) -> list[list[str]]:
        """Cards by seat, so many for each."""
        lists = self._read(key)
        self.demand(isinstance(lists, list) and len(lists) == self.seats, f"{key} are not by seat")
        for cards, size in zip(lists, sizes, strict=True):
            self._demand_cards(cards, size, key)
        return [list(cards) for cards in lists]

    def _demand_cards(self, cards: Any, size: int, what: str) -> None:
        self.demand(isinstance(cards, list) and len(cards) == size, f"{what}: {size} cards are due")
        self.demand(all(isinstance(card, str) for card in cards), f"{what}: a card without a name")

    def _demand_same_cards(self, found: Sequence[str], due: Sequence[str], what: str) -> None:
        self.demand(Counter(found) == Counter(due), f"{what}: a card was lost or found")

    def _of_tiles(self, tiles: Sequence[tuple[str, str]]) -> list[str]:
        labels, copies = IN_GAME[self.seats]
        return [
            card + copy
            for card, row in CARDS.items()
            if (row.land, row.colour) in tiles and row.label in labels
            for copy in ("", "b")[:copies]
        ]

    # ── set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _set_up(self) -> None:
        table = self.table
        self.take_plain("shuffle")
        self.take_plain("shuffle")
        self._read_track()
        if self.options["heroes"] == "random":
            self.take_plain("roll")
            table.heroes = self._read("heroes")
            self.demand(isinstance(table.heroes, list), "no heroes")
            self._check_heroes(table.heroes)
        else:
            table.heroes = self.options["heroes"].split(",")
        self.take_plain("roll")
        start = self._of_tiles(CORNERS)
        table.deck, table.teams = self._read("deck"), [[] for _ in range(self.seats)]
        self._demand_same_cards(table.deck, start, "first deck")
        self._read_trophies([list(range(self.seats))])
        ones = [card for card in start if printed(card).level == 1]
        self.take_plain("shuffle")
        sizes = [4 if sides_of(hero)[0] == "Kafka" else 3 for hero in table.heroes]
        table.teams = self._read_lists("teams", sizes)
        table.deck = self._read("deck")
        teams = [card for team in table.teams for card in team]
        self.demand(set(teams) <= set(ones), "a first team is of level 1")
        self._demand_cards(table.deck, len(start) - len(teams), "deck")
        self._demand_same_cards([*teams, *table.deck], start, "first deck")
        self.check_board()
        self.take_show(None)
        self.check_board()

    def _read_track(self) -> None:
        tiles, removed = self._read("tiles"), self._read("removed")
        self.demand(isinstance(tiles, list) and len(tiles) == 10, "ten tiles are due")
        self.demand(isinstance(removed, list) and len(removed) == 2, "two tiles are put aside")
        rows: list[tuple[Sequence[int], str, list[tuple[str, str]], Any]] = [
            ((2, 3, 4), "upper", UPPER, removed[0]),
            ((7, 8, 9), "lower", LOWER, removed[1]),
        ]
        for at, corner in zip((0, 1, 5, 6), CORNERS, strict=True):
            self.demand(same(tiles[at], self._tile(corner, "corner", up=True)), "a corner is another")
        for places, group, four, aside in rows:
            found = [*(tiles[at] for at in places), aside]
            due = [self._tile(kind, group, up=False) for kind in four]
            self.demand(all(any(same(tile, other) for other in found) for tile in due), f"{group} tiles are others")
        self.table.tiles, self.table.removed = tiles, removed

    def _tile(self, kind: tuple[str, str], group: str, *, up: bool) -> dict[str, Any]:
        return {"land": kind[0], "colour": kind[1], "group": group, "up": up}

    def _check_heroes(self, names: list[str]) -> None:
        every = [name for sides in SIDES[: 3 if self.seats == 2 else 6] for name in sides]
        self.demand(len(names) == self.seats == len(set(names)) and set(names) <= set(every), "heroes cannot be these")
        if self.seats < 5:
            self.demand(len({sides_of(name) for name in names}) == self.seats, "both sides of one hero are in play")

    def _read_trophies(self, tied: list[list[int]]) -> None:
        """The trophies on the board; `tied` are the seats by place on the track."""
        trophies = self._read("trophies")
        self.demand(isinstance(trophies, list) and len(trophies) == self.seats, "no trophy for each seat")
        place = 1
        for seats in tied:
            due = list(range(place, place + len(seats)))
            self.demand(
                sorted(map(str, (trophies[s] for s in seats))) == sorted(map(str, due)), "a trophy is another's"
            )
            self.demand(all(type(trophies[s]) is int for s in seats), "a trophy is no number")
            place += len(seats)
        self.table.trophies = trophies
        self.check_board()

    # ── discovery ───────────────────────────────────────────────────────────────────────────────────────────────────
    def _discover(self, turn: int) -> None:
        table = self.table
        self.take_show(None)
        tile = table.tiles[(0, 0, 2, 3, 4, 7, 8, 9)[turn]]
        tile["up"] = True
        table.turn, table.phase, table.turbo = turn, "discover", None
        table.flights = [None] * self.seats
        table.deck = [
            *table.deck,
            *(card for cards in table.drafted for card in cards),
            *self._of_tiles([(tile["land"], tile["colour"])]),
        ]
        table.drafted = [[] for _ in range(self.seats)]
        self._demand_same_cards(self._read("deck"), table.deck, "deck")
        table.deck = self._read("deck")
        self.seen[f"added: {len(self._of_tiles([(tile['land'], tile['colour'])]))} cards"] += 1
        places = sorted(set(table.positions), reverse=True)
        tied = [[seat for seat in range(self.seats) if table.positions[seat] == place] for place in places]
        if len(tied) < self.seats:
            self.check_board()
            self.seen["trophies: drawn for"] += 1
            self.take_plain("roll")
        self._read_trophies(tied)

    # ── draft ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def _draft(self) -> None:
        table = self.table
        self.take_plain("shuffle")
        table.phase = "draft"
        size = 2 + table.turn
        hands = self._read_lists("hands", [size] * self.seats)
        deck = self._read("deck")
        self._demand_cards(deck, len(table.deck) - size * self.seats, "deck")
        self._demand_same_cards([*deck, *(card for hand in hands for card in hand)], table.deck, "deal")
        table.hands, table.deck = hands, deck
        self.check_board()
        for left in range(size - 1, -1, -1):
            for seat in range(self.seats):
                self.take_show(seat)
                self.check_board()
            self._keep(left)

    def _keep(self, left: int) -> None:
        table = self.table
        moves = self.take_step("keep_and_pass")
        every = [str(seat) for seat in range(self.seats)]
        self.demand(isinstance(moves, dict) and sorted(moves) == every, "every seat keeps a card")
        step = 1 if table.turn in (1, 3, 5, 7) else -1
        passed: list[list[str]] = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            move = moves[str(seat)]
            self.demand(isinstance(move, dict) and move.get("kind") == "pick", "pick is due")
            self.demand(move.get("card") in table.hands[seat], "that card is not in the hand")
            hand = list(table.hands[seat])
            hand.remove(move["card"])
            table.drafted[seat].append(move["card"])
            passed[(seat + step) % self.seats] = hand
            self.moves["pick"] += 1
        hands = self._read_lists("hands", [left] * self.seats)
        for seat in range(self.seats):
            self._demand_same_cards(hands[seat], passed[seat], f"hand of seat {seat}")
        table.hands = hands
        self.check_board()

    # ── flight ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _fly_all(self) -> None:
        table = self.table
        laid: list[tuple[str, int, str]] = []
        for trophy in range(self.seats, 0, -1):
            seat = table.trophies.index(trophy)
            self.take_plain("shuffle")
            table.phase = "flight"
            drafted = self._read_lists("drafted", [2 + table.turn] * self.seats)[seat]
            self._demand_same_cards(drafted, table.drafted[seat], "drafted")
            table.drafted[seat] = drafted
            self.check_board()
            self.take_show(None)
            self.check_board()
            self._fly(seat, laid)
            if trophy == 1:
                self._turbo()
            self.check_board()

    def _fly(self, seat: int, laid: list[tuple[str, int, str]]) -> None:
        table = self.table
        sides = sides_of(table.heroes[seat])
        start = table.positions[seat]
        under: dict[str, list[str]] = {dragon: [] for dragon in table.teams[seat]}
        attacks: list[dict[str, Any]] = []
        free = [*table.drafted[seat], *(["hero"] if HERO_COLOUR[sides] else [])]
        while True:
            move = self.take_move(seat, ("support", "attack", "fire"))
            if move["kind"] == "fire":
                break
            self.demand(move.get("card") in free, "that card is not free")
            free.remove(move["card"])
            if move["kind"] == "support":
                self._support(seat, move, under, laid)
            else:
                self._attack(seat, move, laid)
                attacks.append({key: move[key] for key in ("card", "seat", "dragon")})
                if sides[0] == "Wicher":
                    table.positions[seat] += 2
                    self.seen["talent: attack"] += 1
            self.check_board()
        fired = self._fire(seat, under, laid)
        self.check_board()
        out, into = self._exchange(seat)
        table.flights[seat] = {
            "fired": fired,
            "attacks": attacks,
            "out": out,
            "in": into,
            "spaces": table.positions[seat] - start,
        }

    def _needs(self, seat: int, dragon: str, laid: list[tuple[str, int, str]]) -> list[str]:
        extra = [printed(card).colour for card, whose, on in laid if (whose, on) == (seat, dragon)]
        return [*printed(dragon).needs, *extra]

    def _given(self, seat: int, cards: Sequence[str]) -> list[str]:
        hero = HERO_COLOUR[sides_of(self.table.heroes[seat])]
        return [hero if card == "hero" else printed(card).colour for card in cards]

    def _support(
        self, seat: int, move: dict[str, Any], under: dict[str, list[str]], laid: list[tuple[str, int, str]]
    ) -> None:
        dragon = move.get("dragon")
        self.demand(dragon in under, "no dragon of that team")
        assert isinstance(dragon, str)
        under[dragon].append(move["card"])
        fits = serves(self._given(seat, under[dragon]), self._needs(seat, dragon, laid))
        self.demand(fits, f"{dragon} has no need for {move['card']}")
        self.seen["support: hero" if move["card"] == "hero" else "support: card"] += 1
        if move["card"] != "hero" and not printed(move["card"]).needs:
            self.seen["support: card that could attack"] += 1

    def _attack(self, seat: int, move: dict[str, Any], laid: list[tuple[str, int, str]]) -> None:
        table = self.table
        target, dragon = move.get("seat"), move.get("dragon")
        self.demand(move["card"] != "hero" and not printed(move["card"]).needs, "that card attacks nobody")
        self.demand(type(target) is int and 0 <= target < self.seats, "no such seat")
        assert isinstance(target, int)
        self.demand(table.flights[target] is None, "that seat has flown")
        self.demand(dragon in table.teams[target], "no dragon of that team")
        laid.append((move["card"], target, str(dragon)))
        self.seen["attack: oneself" if target == seat else "attack: another"] += 1

    def _fire(self, seat: int, under: dict[str, list[str]], laid: list[tuple[str, int, str]]) -> list[dict[str, Any]]:
        table = self.table
        talent = sides_of(table.heroes[seat])[0]
        fired = []
        for dragon, cards in under.items():
            needs = self._needs(seat, dragon, laid)
            if len(cards) < len(needs):
                continue
            fired.append({"dragon": dragon, "support": [c for c in cards if c != "hero"], "hero": "hero" in cards})
            table.positions[seat] += printed(dragon).speed
            if talent == "Li" and printed(dragon).speed >= 6:
                table.positions[seat] += 1
                self.seen["talent: high speed"] += 1
            if len(needs) > len(printed(dragon).needs):
                self.seen["fired under attack"] += 1
        self.seen[f"fired: {len(fired)}"] += 1
        if talent == "Rowan" and len(fired) == len(under):
            table.positions[seat] += 3
            self.seen["talent: formation"] += 1
        return fired

    def _exchange(self, seat: int) -> tuple[str | None, str | None]:
        table = self.table
        move = self.take_move(seat, ("exchange", "stay"))
        if move["kind"] == "stay":
            return None, None
        out, into = move.get("out"), move.get("in")
        team, drafted = table.teams[seat], table.drafted[seat]
        self.demand(out in team and into in drafted, "these two cannot be exchanged")
        assert isinstance(out, str)
        assert isinstance(into, str)
        self.demand(printed(into).needs != (), "a card that attacks joins no team")
        at, other = team.index(out), drafted.index(into)
        team[at], drafted[other] = into, out
        if sides_of(table.heroes[seat])[0] == "Rosella" and printed(out).colour != printed(into).colour:
            table.positions[seat] += 2
            self.seen["talent: exchange"] += 1
        return out, into

    # ── turbo ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def _turbo(self) -> None:
        table = self.table
        up = [tile["land"] for tile in table.tiles if tile["up"]]
        order = ["miasto_mocy", "dzika_knieja", "gory_ogniste", "mrozna_zatoka", "zlote_jaskinie", "gwiezdny_szlak"]
        turbo = {}
        for land in order:
            if land not in up:
                continue
            counts = [
                sum(printed(card).land == land for card in (*table.teams[seat], *table.drafted[seat]))
                for seat in range(self.seats)
            ]
            best = [seat for seat in range(self.seats) if counts[seat] == max(counts) > 0]
            spaces = [0] * self.seats
            for seat in best:
                spaces[seat] = TURBO[table.turn] if len(best) == 1 else 1
                if sides_of(table.heroes[seat])[0] == "Iskra":
                    spaces[seat] += 1
                    self.seen["talent: turbo"] += 1
                table.positions[seat] += spaces[seat]
            self.seen["turbo: nobody" if not best else "turbo: tied" if len(best) > 1 else "turbo: won"] += 1
            turbo[land] = {"counts": counts, "spaces": spaces}
        table.turbo = turbo
        table.phase = "over" if table.turn == 7 else "turbo"
