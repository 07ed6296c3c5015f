"""Where every card of a race lies. A face shows if it lies open, or if this player alone has seen it.

Every pass and every flight brings fresh handles: a row stands for a place in a hand, a draft or a team, not for a card,
so that the screen turns over what it has instead of making dozens of cards anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.race import choices, forecast, names, plan, words
from client.viewmodels.race import hand as race_hand
from client.viewmodels.race.props import RaceCard
from client.viewmodels.table.cards import card_row
from client.viewmodels.table.pointing import Target, card
from client.viewmodels.table.state import TableState
from engine.pieces import Face, Handle, Seat
from engine.race_board import DRAFT, FLIGHT, HERO, Board
from engine.race_cards import CARDS, Card

translate = QCoreApplication.translate


class Cards:
    """One sight of the table, and the rows made of it. `board` has the plan on it."""

    def __init__(self, state: TableState, lit: frozenset[Target], board: Board) -> None:
        assert state.frame is not None
        self._state = state
        self._known = state.frame.known
        self._board = board
        self._lit = lit
        self._made = {laid.card for laid in state.frame.board.attacks}
        """Attacks that have been sent."""

    def rows(self) -> tuple[RaceCard, ...]:
        """All cards that are drawn, in reading order: a zone after the other, and each as its cards lie."""
        zones = (*self._hand(), *self._teams(), *self._kept(), *self._attacks(), *self._heroes())
        first: dict[tuple[str, int], int] = {}
        for row in zones:
            first.setdefault((row.zone, row.place), len(first))
        return tuple(sorted(zones, key=lambda row: (first[row.zone, row.place], row.slot)))

    def _shown_seats(self) -> list[Seat]:
        """Those whose flight can be looked at now: this player's own, and whoever flies."""
        return [seat for seat in self._board.seats if seat in (self._state.me, self._board.flying)]

    # ── teams ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def _teams(self) -> Iterator[RaceCard]:
        board = self._board
        for seat, team in enumerate(board.teams):
            for slot, handle in enumerate(team):
                face = board.faces.get(handle)
                label = self._team_label(seat, face)
                row = self._row(f"team-{seat}-{slot}", handle, face, "team", seat, slot, len(team), label)
                yield self._in_flight(row, seat, CARDS[face]) if face is not None else row

    def _in_flight(self, row: RaceCard, seat: Seat, dragon: Card) -> RaceCard:
        """What becomes of a dragon in this turn: which of its needs are met, and whether it flies."""
        board = self._board
        needs = board.needs(seat, dragon)
        row = replace(row, signs=needs, extra=len(needs) - len(dragon.needs))
        over, now = board.has_flown(seat), board.flying == seat
        if board.phase == DRAFT or not (over or now) or self._is_newcomer(seat, dragon):
            return row
        flies = plan.flies(board, seat, dragon)
        decided = over or board.fired is not None
        met = plan.paid(needs, plan.given(board, seat, dragon.id))
        tag, short = (words.flown(flies), "") if decided else words.flying(dragon.speed, met.count(False))
        wants = () if decided else tuple(need for need, paid in zip(needs, met, strict=True) if not paid)
        left_behind = decided and not flies and not (row.legal or row.selected)
        return replace(
            row, paid=met, wants=wants, below=len(wants), tag=tag, tag_short=short, sure=flies, dim=left_behind
        )

    def _is_newcomer(self, seat: Seat, dragon: Card) -> bool:
        """Whether a dragon has come into the team after this turn's flight."""
        flight = self._board.flights[seat]
        return flight is not None and flight.in_ == dragon.id

    def _team_label(self, seat: Seat, face: Face | None) -> str:
        if face is None:
            return translate("Race", "a dragon, not turned up yet")
        if seat == self._state.me:
            return fill(translate("Race", "Your team: %1"), words.card(face))
        return fill(translate("Race", "%1’s team: %2"), self._state.people[seat].name, words.card(face))

    # ── what only this player sees ──────────────────────────────────────────────────────────────────────────────────
    def _hand(self) -> Iterator[RaceCard]:
        me = self._state.me
        if me is None:
            return
        hand = self._board.hands[me]
        for slot, handle in enumerate(hand):
            face = self._known.get(handle)
            told = fill(translate("Race", "Card %1 in your hand"), slot + 1)
            row = replace(
                self._row(f"hand-{slot}", handle, face, "hand", me, slot, len(hand), told),
                pending=face is None,
                order=slot,
            )
            open_team = all(each in self._board.faces for each in self._board.teams[me])
            if face is not None and self._board.heroes[me] and open_team:
                use = forecast.use(self._board, me, self.kept_faces(me), CARDS[face])
                row = replace(row, tag=use.short or use.text, tag_art=use.art, sure=use.sure, purpose=use.text)
            yield row

    def kept_faces(self, seat: Seat) -> list[Card]:
        """What `seat` has kept in this turn, as far as it is known here."""
        faces = (self._known.get(card) for card in self._board.drafted[seat])
        return [CARDS[face] for face in faces if face is not None]

    def _kept(self) -> Iterator[RaceCard]:
        """Cards drafted in this turn: my own, and those of whoever flies."""
        board = self._board
        for seat in self._shown_seats():
            own = seat == self._state.me
            whose = "mine" if own else "flyer"
            cards = board.drafted[seat]
            under = {name: (at, slot) for at, slot, name in self._laid_under(seat)}
            claws = self._claws(seat, under) if own else []
            laid_over = {laid.card: laid.seat for laid in board.laid_by(seat) if not board.has_flown(laid.seat)}
            drafting = self._places(cards) if own else {}
            waiting = {face: victim for face, victim in laid_over.items() if own and face not in self._made}
            over = laid_over.keys() - waiting.keys()
            for slot, handle in enumerate(cards):
                face = board.faces.get(handle, self._known.get(handle) if own else None)
                if face is not None and face in over:
                    continue
                if face is None or board.faces.get(handle) is None:
                    told = fill(translate("Race", "Kept card %1"), slot + 1) if own else translate("Race", "a card")
                else:
                    told = words.card(face)
                if face is not None and face in under:
                    at, place = under[face]
                    told = self._told_under(names.dragon(face), seat, at)
                    yield self._row(
                        f"{whose}-{slot}", handle, face, f"under{at}", seat, place, self._needed(seat, at), told
                    )
                elif face is not None and face in waiting:
                    told = fill(translate("Race", "%1, about to attack: take it back"), names.dragon(face))
                    yield replace(
                        self._row(f"{whose}-{slot}", handle, face, "kept", seat, slot, len(cards), told),
                        badge="→",
                        badge_art=f"lanterns/{self._state.people[waiting[face]].lantern}",
                        laid=True,
                    )
                elif face is not None and face in drafting:
                    at, place = drafting[face]
                    row = self._row(f"{whose}-{slot}", handle, face, f"under{at}", seat, place, 1, told)
                    yield replace(row, laid=False)
                elif face in claws:
                    at = claws.index(face)
                    yield self._row(f"{whose}-{slot}", handle, face, "claws", seat, at, len(claws), told)
                elif drafting and face is not None:
                    left = [known for each in cards if (known := self._known.get(each)) not in drafting]
                    at = left.index(face)
                    yield self._row(f"{whose}-{slot}", handle, face, "kept", seat, at, len(left), told)
                else:
                    yield self._row(f"{whose}-{slot}", handle, face, "kept", seat, slot, len(cards), told)

    def _places(self, cards: Sequence[Handle]) -> dict[Face, tuple[int, int]]:
        """In a draft, where each kept card would lie: under which dragon of the own team, and in which place."""
        board, me = self._board, self._state.me
        if me is None or board.phase != DRAFT or not board.heroes[me]:
            return {}
        if not all(card in board.faces for card in board.teams[me]):
            return {}
        chosen = [
            CARDS[self._known[each]]
            for each in board.hands[me]
            if each in self._known and card(each) in self._state.hand.chosen
        ]
        rows = forecast.places(board, me, [*self.kept_faces(me), *chosen])
        return {
            Face(name): (at, place)
            for at, row in enumerate(rows)
            for place, (_need, name) in enumerate(row.fills)
            if name is not None and name != HERO
        }

    def _claws(self, seat: Seat, under: Mapping[str, object]) -> list[Face]:
        """The cards that this player may attack with, while it points at whom."""
        if not race_hand.attacking(self._state.hand) or self._board.flying != seat:
            return []
        return [Face(card.id) for card in self._board.spare() if card.attacks and card.id not in under]

    def _laid_under(self, seat: Seat) -> Iterator[tuple[int, int, str]]:
        """What lies under the dragons of whoever flies: number of the dragon, place under it, card or "hero"."""
        board = self._board
        if board.flying != seat or board.phase != FLIGHT or board.fired is not None:
            return
        for at, dragon in enumerate(board.team(seat)):
            for slot, name in enumerate(board.supports.get(dragon.id, ())):
                yield at, slot, name

    def _told_under(self, name: str, seat: Seat, at: int) -> str:
        """A support, and which dragon of the team it lies under."""
        return fill(translate("Race", "%1, under %2"), name, names.dragon(self._board.team(seat)[at].id))

    def _needed(self, seat: Seat, at: int) -> int:
        """How many supports a dragon of the team needs now."""
        return len(self._board.needs(seat, self._board.team(seat)[at]))

    # ── attacks and heroes ──────────────────────────────────────────────────────────────────────────────────────────
    def _attacks(self) -> Iterator[RaceCard]:
        board = self._board
        lying: dict[tuple[Seat, str], int] = {}
        for laid in board.attacks:
            if board.has_flown(laid.seat):
                continue  # it has come back to whoever made it
            handle = choices.handle(board, board.drafted[laid.by], laid.card)
            at = [dragon.id for dragon in board.team(laid.seat)].index(laid.dragon)
            slot = lying[laid.seat, laid.dragon] = lying.get((laid.seat, laid.dragon), -1) + 1
            colour = CARDS[laid.card].colour
            told = words.attack([self._state.people[laid.by].name], laid.dragon, [colour], met=False)
            yield self._row(f"claws-{handle}", handle, laid.card, f"over{at}", laid.seat, slot, 1, told)

    def _heroes(self) -> Iterator[RaceCard]:
        board = self._board
        for seat in self._shown_seats():
            if not board.heroes[seat]:
                continue
            hero, own = board.hero(seat), seat == self._state.me
            under = next(((at, slot) for at, slot, name in self._laid_under(seat) if name == HERO), None)
            zone, slot = (f"under{under[0]}", under[1]) if under else ("hero", len(board.drafted[seat]))
            slots = self._needed(seat, under[0]) if under else 1
            told = says(names.hero(hero.name), names.talent_text(hero.talent))
            if under:
                told = self._told_under(names.hero(hero.name), seat, under[0])
            yield RaceCard(
                key="hero-mine" if own else "hero-flyer",
                target=choices.HERO_CARD if own else "",
                zone=zone,
                place=self._state.place(seat),
                slot=slot,
                slots=slots,
                face=names.hero_art(hero),
                legal=own and choices.HERO_CARD in self._lit,
                selected=own and choices.HERO_CARD in self._state.hand.chosen,
                eye=False,
                pending=False,
                order=0,
                label=told,
                laid=under is not None,
                title=names.hero(hero.name),
            )

    def _row(
        self, key: str, handle: Handle, face: Face | None, zone: str, seat: Seat, slot: int, slots: int, label: str
    ) -> RaceCard:
        row = card_row(
            self._state,
            self._lit,
            handle,
            zone,
            self._state.place(seat),
            slot,
            "" if face is None else names.card_art(CARDS[face]),
            card(handle),
            label,
            slots=slots,
            kind=RaceCard,
            laid=zone.startswith("under"),
        )
        if face is None:
            return replace(row, key=key)
        shown = CARDS[face]
        return replace(
            row,
            key=key,
            figure="" if shown.attacks else str(shown.speed),
            title=names.dragon(face),
            signs=(shown.colour,) if shown.attacks else shown.needs,
            strike=shown.attacks,
        )
