"""How a table of the race is shown: derives everything on the screen from what a seat may see."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race import finale, forecast, names, racers, tells, words
from client.viewmodels.race import hand as race_hand
from client.viewmodels.race import plan as race_plan
from client.viewmodels.race import rows as race_rows
from client.viewmodels.race.props import RaceCard, RaceProps, RaceRows, TeamProps
from client.viewmodels.table import seats
from client.viewmodels.table import words as table_words
from client.viewmodels.table.common import before_the_deal, common
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import Choice, Target, card, complete, lit
from client.viewmodels.table.props import CardProps, RoundProps, SeatProps, TableProps
from client.viewmodels.table.script import ByItself, Mark, PlainScript, open_choices
from client.viewmodels.table.standings import my_place, standings
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine.contract import Pick
from engine.driver import Step
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.race_board import DISCOVER, DRAFT, FLIGHT, Attack, Board, Exchange, Fire, Support
from engine.race_cards import CARDS, LAP, TURNS, Card, hand_cards
from engine.race_flight import legal_attacks, legal_supports

translate = QCoreApplication.translate

DEALT = 1.2
DISCOVERED = 1.6
TURNED_UP = 1.0
PASSED = 0.5
SUPPORTED = 0.4
ATTACKED = 1.8
FLOWN = 1.6
EXCHANGED = 1.2
MOST_NEEDS = 3
"""Of a dragon to begin with."""
LAST_CARD_MS = 900


class RaceScript(PlainScript):
    """The race, as the screens know it."""

    book_opens = False

    def ends_round(self, frame: Frame) -> bool:
        """The step after which all have flown: the turbo is counted."""
        return frame.step is not None and frame.step.ask == "move" and frame.board.turbo is not None

    def new_round(self, step: Step) -> bool:
        """A discovery begins a turn, and the very first step the first one."""
        return step.number == 1 or (step.ask == "show" and step.board.phase == DISCOVER)

    def looked_at(self, step: Step, me: Seat) -> tuple[Handle, ...]:
        """A hand stays face up for its owner as long as it is held."""
        return ()

    def dwell(self, step: Step, me: Seat | None) -> float:
        """Others' deeds stay long enough to be followed; one's own need no time."""
        board: Board = step.board
        if step.ask == "keep_and_pass":
            return PASSED
        if step.ask == "show" and board.phase == DISCOVER:
            return DISCOVERED
        if step.ask == "show" and step.faces:
            return 0.0 if board.flying == me else TURNED_UP
        if step.move is not None:
            return 0.0 if step.seat == me and not isinstance(step.move, Fire) else _deed_stays(step.move)
        return DEALT if step.ask == "shuffle" and board.phase == DRAFT and any(board.hands) else 0.0

    def sound(self, step: Step) -> str:
        """The race is begun with a horn; a flight is heard by its wings, a draft by its cards."""
        board: Board = step.board
        if step.ask == "shuffle":
            begun = board.phase == DRAFT and any(board.hands)
            return ("start" if board.turn == 1 else "shuffle") if begun else ""
        if isinstance(step.move, Fire):
            return "wake" if board.fired else ""
        return "card" if step.ask == "keep_and_pass" else super().sound(step)

    def choices(self, frame: Frame, me: Seat, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
        """What can be done now."""
        return race_choices.choices(frame.board, me, frame.legal, plan) if frame.legal is not None else ()

    def planned(self, frame: Frame, me: Seat, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...] | None:
        """Supports and attacks are laid out until the flight begins."""
        return race_plan.planned(frame.board, plan, move)

    def sent_by(self, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...]:
        """Who flies sends all that is laid out before."""
        return (*plan, move) if isinstance(move, Fire) else (move,)

    def laid_out(self, frame: Frame, plan: tuple[Move, ...]) -> Frame:
        """What lies under a dragon on the screen lies there."""
        if not plan or frame.legal is None or Fire() not in frame.legal.listed:
            return frame
        board = race_plan.with_plan(frame.board, plan)
        return replace(frame, board=board, legal=Legal((Fire(), *legal_supports(board), *legal_attacks(board))))

    def by_itself(self, frame: Frame) -> ByItself | None:
        """The last card of a hand needs no decision."""
        listed = frame.legal.listed if frame.legal is not None else ()
        return ByItself(listed[0], LAST_CARD_MS) if len(listed) == 1 and isinstance(listed[0], Pick) else None

    def guarded(self, state: TableState, target: Target) -> bool:
        """To stay on the ground while a dragon could fly."""
        if target != race_choices.FIRE or state.frame is None or state.me is None:
            return False
        return race_hand.is_rash(state.hand, state.frame.board, state.me)

    def mark(self, step: Step) -> Mark | None:
        """Attacks."""
        if isinstance(step.move, Attack):
            return Mark("race/sign_any", translate("Race", "an attack"))
        return None

    def turn_up(self, row: CardProps, face: Face) -> CardProps:
        """A card in a hand, a draft or a team."""
        shown = CARDS[face]
        turned = replace(
            row, face=names.card_art(shown), figure="" if shown.attacks else str(shown.speed), pending=False
        )
        if not isinstance(turned, RaceCard):
            return turned
        signs = (shown.colour,) if shown.attacks else shown.needs
        return replace(turned, title=names.dragon(face), signs=signs, strike=shown.attacks)

    def face(self, face: Face, language: str) -> str:
        """The dragon, with what it can do."""
        return words.card(face)

    def derive(self, state: TableState) -> TableRows:
        """Everything on the screen."""
        if state.frame is None:
            waiting = RaceProps(list_title=translate("Race", "Flight order"))
            return before_the_deal(state, RaceRows(waiting, racers.tiles_before()))
        board = race_plan.begun(state.frame.board)
        choices = open_choices(self, state)
        laid_out = race_plan.with_plan(board, race_plan.laid_by(state)) if board.flying == state.me else board
        return TableRows(
            table=_table(state, choices),
            cards=race_rows.Cards(state, lit(choices, state.hand.chosen), laid_out).rows(),
            seats=_seats(state),
            buttons=race_hand.buttons(choices, state.hand, board, state.me) if state.me is not None else (),
            lines=seats.lines(state, lambda step: words.line(step, state.people)),
            bars=racers.bars(state, board),
            standings=standings(state, finale.merits(board)),
            rounds=_rounds(state),
            own=RaceRows(
                values=finale.finale(state, board, _race(state, laid_out, choices)),
                tiles=racers.tiles(board),
                racers=racers.racers(state, board),
                lands=racers.lands(state, board),
                arrivals=finale.arrivals(state, board),
                team=_team(state, board),
            ),
        )

    def chapter(self, state: TableState) -> str:
        """The page that is about what goes on now."""
        if state.page != "table":
            return "turbo"
        return "flight" if state.frame is not None and state.frame.board.phase == FLIGHT else "draft"

    def tell_card(self, state: TableState, row: CardProps) -> Telling:
        """What a card means now."""
        return tells.card(state, row)

    def tell_act(self, state: TableState, act: str) -> str:
        """What pressing a button leads to."""
        return tells.act(state, act)

    def tell_own(self, state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
        """The track, the list and the flight."""
        return tells.own(state, rows, kind, key)

    def private_words(self, state: TableState) -> str:
        """The hand and what was kept, for whoever asks to hear them."""
        if state.frame is None or state.me is None:
            return ""
        board, known = state.frame.board, state.frame.known
        hand = [known[card] for card in board.hands[state.me] if card in known]
        kept = [known[card] for card in board.drafted[state.me] if card in known and card not in board.faces]
        return words.private(board, hand, kept)


def _deed_stays(move: Move) -> float:
    match move:
        case Support():
            return SUPPORTED
        case Attack():
            return ATTACKED
        case Fire():
            return FLOWN
        case Exchange():
            return EXCHANGED
        case _:
            return 0.0


def _table(state: TableState, choices: tuple[Choice, ...]) -> TableProps:
    assert state.frame is not None
    board: Board = state.frame.board
    over = state.over
    place, gaps = my_place(state, finale.merits(board))
    return replace(
        common(state),
        where=words.where(board),
        ask=_ask(state, choices),
        mine=bool(choices),
        question=state.question if choices else 0,
        end_title=translate("Race", "Turbo: who knows the lands best") if state.page == "round" else "",
        end_next=_next(board),
        book_goal=words.goal(),
        book_totals=tuple(str(position) for position in _counted(state, board)),
        chart=tuple(tuple(ended.positions) for ended in state.rounds),
        over_place=place,
        over_gaps=gaps,
        over_title=words.over_title(over.winners, state.people) if over else "",
        over_text=words.over_text(board, over.winners) if over else "",
    )


def _counted(state: TableState, board: Board) -> list[int]:
    """Where everyone was at the end of the last turn in the notebook: its rows come to that."""
    return state.rounds[-1].positions if state.rounds else [0] * len(board.positions)


def _next(board: Board) -> str:
    if board.turn == TURNS:
        return translate("Race", "See how it ended")
    return translate("Race", "Next turn")


def _ask(state: TableState, choices: tuple[Choice, ...]) -> str:
    assert state.frame is not None
    board = race_plan.begun(state.frame.board)
    if choices and state.me is not None:
        step = 1 if words.goes_left(board) else -1
        following = state.people[(state.me + step) % state.seats].name
        return race_hand.ask(choices, state.hand, board, state.me, state.people, following)
    told = seats.told(
        state,
        lambda owing: words.awaited(owing, board, state.people),
        lambda step: words.line(step, state.people)[1],
        lambda what: words.busy(what, board, state.people),
    )
    return told or (words.awaited((board.flying,), board, state.people) if board.flying is not None else "")


def _seats(state: TableState) -> tuple[SeatProps, ...]:
    """The columns of the notebook; on the table the racers stand for everybody."""
    assert state.frame is not None
    board: Board = state.frame.board
    rows = [seats.seat_row(state, seat, "", str(board.positions[seat])) for seat in board.seats]
    return tuple(sorted(rows, key=lambda row: row.place))


def _rounds(state: TableState) -> tuple[RoundProps, ...]:
    rows = []
    for board in state.rounds:
        flown = [now - then for now, then in zip(board.positions, board.before_turn, strict=True)]
        best = tuple(seat for seat in board.seats if flown[seat] == max(flown))
        why = tuple(
            words.turn_why(state.people[seat].name, board.flights[seat].spaces, board.turbo, seat)
            for seat in board.seats
        )
        rows.append(
            RoundProps(
                key=str(board.turn),
                number=board.turn,
                scores=tuple(flown),
                totals=tuple(board.positions),
                marked=best,
                title=words.turn_title(best, state.people),
                why=why,
                told=table_words.scored(state.people, tuple(flown)),
            )
        )
    return tuple(rows)


def _race(state: TableState, board: Board, choices: tuple[Choice, ...]) -> RaceProps:
    """The single values; `board` has the plan on it."""
    me = state.me if state.me is not None else 0
    flyer = board.flying if board.phase == FLIGHT and board.flying is not None else me
    hand = len(board.hands[me])
    left = words.goes_left(board)
    draft = board.phase == DRAFT
    hero = board.hero(flyer) if board.heroes[flyer] else None
    speeds: tuple[int, ...] = ()
    sum_ = 0
    if board.flying == flyer and board.faces and board.phase == FLIGHT:
        speeds, sum_ = race_plan.worth(board, flyer)[0], race_plan.moved(board, flyer) + _coming(state, board, choices)
    shown = sum_ > 0 or flyer == state.me or board.fired is not None
    extra = sum_ - sum(speeds)
    parts = [str(speed) for speed in speeds] + ([str(extra)] if extra else [])
    lands, counts, rivals = racers.turbo_lands(board), racers.counted(state, board, me), racers.rivals(state, board, me)
    note, drawing = racers.turbo_note(state, board)
    drafted = _drafted(state, board)
    own = race_hand.own_attack(choices, state.hand, race_plan.begun(state.frame.board), me) if state.frame else None
    foretold = forecast.told(board, me, *drafted) if drafted is not None else forecast.Told("")
    return RaceProps(
        phase="draft" if draft and hand else "flight" if board.phase == FLIGHT else "wait",
        note=words.pick_note(board, hand) if draft and hand else "",
        forecast=foretold.now,
        forecast_more=foretold.more,
        forecast_before=foretold.before,
        list_title=words.pass_title(left) if draft else translate("Race", "Flight order"),
        list_note=_pass_note(state, board) if draft and len(board.positions) > 2 else "",
        pass_left=left,
        drafting=draft or board.phase == DISCOVER,
        flyer=state.place(flyer),
        team=len(board.teams[me]),
        most_needs=_most_needs(board, me),
        slots=hand_cards(board.turn),
        hand=hand,
        attacking=race_hand.attacking(state.hand),
        own_now=words.spaces(own[0]) if own is not None else "",
        own_then=words.spaces(own[1]) if own is not None else "",
        own_worse=own is not None and own[1] < own[0],
        can_undo=any(race_choices.UNDO in choice.targets for choice in choices),
        team_title=words.team_title(state.people[flyer].name, mine=flyer == state.me),
        support_title=_support_title(state, board, flyer),
        attack_text=_attack_text(state, board, flyer),
        attack_art=_attack_art(state, board, flyer),
        sum=" + ".join(parts) if len(parts) > 1 else "",
        spaces=words.spaces(sum_) if board.phase == FLIGHT and board.flying == flyer and shown else "",
        talent_art=f"race/talent_{hero.talent}" if hero else "",
        talent_text=words.talent(hero.name, hero.talent) if hero else "",
        flown=_flown(board, _coming(state, board, choices)),
        arrow=_arrow(state, choices),
        turbo_lands=tuple(f"race/land_{land}" for land in lands),
        counts=counts,
        rivals=rivals,
        turbo_lit=_turbo_lit(lands, drafted),
        counts_text=words.turbo_against(lands, counts, rivals),
        turbo_note=note,
        turbo_art=drawing,
    )


def _drafted(state: TableState, board: Board) -> tuple[list[Card], Card | None] | None:
    """What this player has kept in this turn, and the card that is chosen; None while nothing can be foretold."""
    me = state.me
    if state.frame is None or me is None or board.phase != DRAFT or not board.hands[me]:
        return None
    if not board.heroes[me] or not all(card in board.faces for card in board.teams[me]):
        return None
    known = state.frame.known
    kept = [CARDS[known[card]] for card in board.drafted[me] if card in known]
    chosen = [CARDS[known[each]] for each in board.hands[me] if each in known and card(each) in state.hand.chosen]
    return kept, chosen[0] if chosen else None


def _pass_note(state: TableState, board: Board) -> str:
    """What is told of passing cards, to whoever drafts."""
    left = words.goes_left(board)
    giver = ((state.me or 0) + (-1 if left else 1)) % state.seats
    return words.pass_note(left, board.turn, state.people[giver].name)


def _most_needs(board: Board, me: Seat) -> int:
    """How many cards a dragon of this player needs at most; one of three cards before they are turned up."""
    if not all(card in board.faces for card in board.teams[me]):
        return MOST_NEEDS
    return max((len(dragon.needs) for dragon in board.team(me)), default=MOST_NEEDS)


def _turbo_lit(lands: tuple[str, ...], drafted: tuple[list[Card], Card | None] | None) -> int:
    """Which of `lands` the chosen card would count for, -1 for none."""
    chosen = drafted[1] if drafted is not None else None
    return lands.index(chosen.land) if chosen is not None and chosen.land in lands else -1


def _team(state: TableState, board: Board) -> tuple[TeamProps, ...]:
    drafted = _drafted(state, board)
    return forecast.team(board, state.me, *drafted) if drafted is not None and state.me is not None else ()


def _support_title(state: TableState, board: Board, flyer: Seat) -> str:
    if board.flying == flyer and board.fired is not None and not board.has_flown(flyer):
        return translate("Race", "Newcomers")
    if flyer == state.me:
        return translate("Race", "Your cards")
    return fill(translate("Race", "%1’s cards"), state.people[flyer].name)


def _attack_text(state: TableState, board: Board, flyer: Seat) -> str:
    """What lies over the dragons of whoever flies."""
    told = []
    for dragon in board.team(flyer) if board.phase == FLIGHT else ():
        attacks = board.laid_on(flyer, dragon.id)
        if attacks:
            by = dict.fromkeys(state.people[laid.by].name for laid in attacks)
            colours = [CARDS[laid.card].colour for laid in attacks]
            met = race_plan.flies(board, flyer, dragon)
            told.append(words.attack([*by], dragon.id, colours, met=met))
    waiting = race_plan.attacks(race_plan.laid_by(state)) if flyer == state.me else ()
    told += [
        words.will_attack(Face(made.card), Face(made.dragon), state.people[made.seat].name)
        for made in waiting
        if made.seat != flyer
    ]
    return " ".join(told)


def _attack_art(state: TableState, board: Board, flyer: Seat) -> str:
    """The drawing of the first card that `_attack_text` tells of."""
    team = board.team(flyer) if board.phase == FLIGHT else ()
    laid = (laid.card for dragon in team for laid in board.laid_on(flyer, dragon.id))
    waiting = (
        Face(made.card)
        for made in race_plan.attacks(race_plan.laid_by(state))
        if flyer == state.me and made.seat != flyer
    )
    card = next(chain(laid, waiting), None)
    return names.card_art(CARDS[card]) if card is not None else ""


def _coming(state: TableState, board: Board, choices: tuple[Choice, ...]) -> int:
    """The spaces that the talent of this player's hero adds for the exchange that is chosen."""
    chosen = complete(choices, state.hand.chosen)
    return race_plan.gained(board, state.me, chosen) if isinstance(chosen, Exchange) and state.me is not None else 0


def _arrow(state: TableState, choices: tuple[Choice, ...]) -> tuple[int, int]:
    """Who attacks whom: the attack that was just made, or the last one that this player is about to make."""
    assert state.frame is not None
    step = state.frame.step
    if step is not None and isinstance(step.move, Attack) and step.seat is not None:
        return state.place(step.seat), state.place(step.move.seat)
    chosen = complete(choices, state.hand.chosen)
    made = chosen if isinstance(chosen, Attack) else next(reversed(race_plan.attacks(race_plan.laid_by(state))), None)
    return (0, state.place(made.seat)) if made is not None else (-1, -1)


def _flown(board: Board, coming: int) -> tuple[int, int]:
    """The way that was just flown, or is about to be, as spaces of the track."""
    if board.flying is None or board.phase != FLIGHT:
        return (0, 0)
    start = board.before_flight
    return (start % LAP, start % LAP + race_plan.moved(board, board.flying) + coming)
