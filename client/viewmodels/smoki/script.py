"""How a table of Smoki is shown: derives everything on the screen from what a seat may see."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.viewmodels.smoki import cards, finale, hand, score, tells, words
from client.viewmodels.smoki import choices as smoki_choices
from client.viewmodels.smoki.props import LaidOpen, PairProps, SmokiProps, SmokiRows
from client.viewmodels.table import seats
from client.viewmodels.table import words as table_words
from client.viewmodels.table.common import before_the_deal, common
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import Choice, Target, lit
from client.viewmodels.table.props import ButtonProps, CardProps, RoundProps, SeatProps, TableProps
from client.viewmodels.table.script import Mark, PlainScript, open_choices
from client.viewmodels.table.standings import in_order, my_place, standings
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine import smoki
from engine.driver import Step
from engine.pieces import Face, Handle, Move, Seat

translate = QCoreApplication.translate

DEALT = 1.4
OTHERS_MOVE = 1.0
TURNED_UP = 0.7
HANDED_ON = 0.9
LAID_OPEN = 2.0


class SmokiScript(PlainScript):
    """Smoki, as the screens know it."""

    def ends_round(self, frame: Frame) -> bool:
        """All dreams lie open, and the step before did not leave them so: nothing happens between two rounds."""
        return frame.step is not None and cards.laid_open(frame.board)

    def new_round(self, step: Step) -> bool:
        """A shuffle of all cards begins a round; one of the open piles alone leaves what lies open in the dreams."""
        return step.ask == "shuffle" and not step.board.faces

    def looked_at(self, step: Step, me: Seat) -> tuple[Handle, ...]:
        """Nothing is shown to one player alone."""
        return ()

    def dwell(self, step: Step, me: Seat | None) -> float:
        """Others' moves stay longest, and each card of a circle long enough to be followed; one's own needs no time."""
        board: smoki.Board = step.board
        if step.ask == "shuffle":
            return DEALT
        if board.circle is not None:
            return HANDED_ON
        if step.ask == "move":
            return 0.0 if step.seat == me else OTHERS_MOVE
        if step.ask == "show" and cards.laid_open(board):
            return LAID_OPEN
        return TURNED_UP if step.ask == "show" and board.turn != me else 0.0

    def choices(self, frame: Frame, me: Seat, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
        """What can be done now."""
        return smoki_choices.choices(frame.board, me, frame.legal) if frame.legal is not None else ()

    def guarded(self, state: TableState, target: Target) -> bool:
        """Nothing has to be pressed twice."""
        return False

    def mark(self, step: Step) -> Mark | None:
        """A card that goes round, and a swap."""
        if isinstance(step.move, smoki.PlaceCircle):
            return Mark("icons/replay", translate("Smoki", "Raven Circle"))
        if isinstance(step.move, smoki.Swap):
            return Mark("marks/swap2", translate("Smoki", "a swap"))
        return None

    def turn_up(self, row: CardProps, face: Face) -> CardProps:
        """A card in a dream."""
        return replace(row, face=cards.art(face)) if row.zone in ("front", "drawn") else row

    def face(self, face: Face, language: str) -> str:
        """Its number, or its raven."""
        return words.face(face)

    def derive(self, state: TableState) -> TableRows:
        """Everything on the screen."""
        if state.frame is None:
            return before_the_deal(state, SmokiRows())
        choices = open_choices(self, state)
        board: smoki.Board = state.frame.board
        shown = lit(choices, state.hand.chosen)
        return TableRows(
            table=_table(state, choices, shown),
            cards=cards.Cards(state, shown).rows(),
            seats=_seats(state),
            buttons=_buttons(state, choices),
            lines=seats.lines(state, lambda step: words.line(step, state.people)),
            bars=seats.bars(state, _totals(state), _goal(board), most_wins=board.agreed.goal == smoki.TOKENS),
            standings=standings(state, finale.merits(board), finale.notes(state)),
            rounds=_rounds(state),
            own=SmokiRows(_values(state), _dreams(state), _pairs(state)),
        )

    def chapter(self, state: TableState) -> str:
        """The page that is about what goes on now."""
        if state.page != "table":
            return "count"
        board = state.frame.board if state.frame is not None else None
        taken = board.faces.get(board.drawn) if board is not None and board.drawn is not None else None
        return "ravens" if taken in cards.ART else "aim"

    def tell_card(self, state: TableState, row: CardProps) -> Telling:
        """What a card means now."""
        return tells.card(state, row)

    def tell_seat(self, state: TableState, row: SeatProps) -> str:
        """What the number or the tokens on a plate are."""
        return tells.seat(state)

    def tell_act(self, state: TableState, act: str) -> str:
        """What pressing a button leads to."""
        return tells.act(act)

    def tell_own(self, state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
        """Pairs, and open piles without a card."""
        match kind:
            case "pair":
                return tells.pair()
            case "gap":
                return tells.gap(rows.table.open_labels[int(key)])
            case _:
                return Telling()

    def private_words(self, state: TableState) -> str:
        """There are no hidden cards that this player alone could see."""
        return translate("Smoki", "Nobody sees hidden cards here")


def _totals(state: TableState) -> list[int]:
    """What decides the game, tokens or points, as far as it may be told: a round that ends now tells it on its page."""
    assert state.frame is not None
    told = _decides(state.frame.board)
    for ended in state.rounds[state.written :]:
        told = [total - gained for total, gained in zip(told, _gained(ended), strict=True)]
    return told


def _decides(board: smoki.Board) -> list[int]:
    return board.tokens if board.agreed.goal == smoki.TOKENS else board.totals


def _gained(ended: smoki.Board) -> list[int]:
    """What a round that has ended added to what decides the game."""
    assert ended.last_round is not None
    if ended.agreed.goal == smoki.TOKENS:
        return [int(seat in _best(ended)) for seat in ended.seats]
    return list(ended.last_round.scores)


def _goal(board: smoki.Board) -> int:
    """The total at which the game ends; 0 if something else ends it."""
    agreed = board.agreed
    return {smoki.TOKENS: agreed.tokens, smoki.POINTS: agreed.limit}.get(agreed.goal, 0)


def _table(state: TableState, choices: tuple[Choice, ...], shown: frozenset[Target]) -> TableProps:
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    title, text = _held(state)
    over, piles = state.over, len(board.open)
    ended = state.page != "table" and cards.laid_open(board)
    place, gaps = my_place(state, finale.merits(board))
    return replace(
        common(state),
        where=words.where(board),
        ask=_ask(state, choices),
        mine=bool(choices),
        question=state.question if choices else 0,
        closed_label=words.closed_label(len(board.closed)),
        open_labels=tuple(words.open_label(at, piles, len(pile)) for at, pile in enumerate(board.open)),
        open_gaps=tuple(not pile for pile in board.open),
        open_lit=tuple(smoki_choices.open_pile(at) in shown for at in range(piles)),
        held_title=title,
        held_text=text,
        end_title=words.round_title(board, _best(board), state.people) if ended else "",
        end_texts=(words.round_text(),) if ended else (),
        end_check=table_words.end_check(smoki.DREAM_CARDS * len(board.dreams)) if ended else "",
        end_next=table_words.end_next(last=smoki.is_over(board)),
        book_goal=words.goal(board),
        book_limit=_goal(board),
        book_totals=tuple(table_words.number(total) for total in _totals(state)),
        chart=tuple(tuple(_decides(ended)) for ended in state.counted),
        over_place=place,
        over_gaps=gaps,
        over_title=words.over_title(over.winners, state.people) if over else "",
        over_text=words.over_text(board, len(state.rounds)) if over else "",
    )


def _held(state: TableState) -> tuple[str, str]:
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    if state.me is None or board.drawn is None or cards.holder(board) != state.me:
        return "", ""
    return hand.held(state.hand, board, state.me, state.people[board.left_of(state.me)].name)


def _ask(state: TableState, choices: tuple[Choice, ...]) -> str:
    assert state.frame is not None
    board = state.frame.board
    if choices:
        return hand.ask(choices, state.hand, board)
    return seats.told(
        state,
        lambda owing: words.awaited(owing, board, state.people),
        lambda step: words.line(step, state.people)[1],
    )


def _seats(state: TableState) -> tuple[SeatProps, ...]:
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    by_tokens = board.agreed.goal == smoki.TOKENS
    told = _totals(state)
    rows = []
    for seat in board.seats:
        dream = board.dreams[seat]
        counted = score.of_board(board, seat) if dream else None
        hidden = sum(card not in board.faces for card in dream)
        mine = counted is not None and seat == state.me
        rows.append(
            seats.seat_row(
                state,
                seat,
                words.in_sight(counted.score) if counted is not None and mine else words.face_down(hidden),
                "" if by_tokens else table_words.number(told[seat]),
                turn=seat == cards.holder(board) if board.drawn is not None else None,
            )
        )
    return tuple(sorted(rows, key=lambda row: row.place))


def _values(state: TableState) -> SmokiProps:
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    decided = finale.decided(state, _best)
    if board.agreed.goal != smoki.TOKENS:
        return SmokiProps(decided=decided)
    told = _totals(state)
    return SmokiProps(
        tokens=tuple(told[seat] for seat in sorted(board.seats, key=state.place)),
        tokens_goal=board.agreed.tokens,
        won=finale.won(state, in_order(state, finale.merits(board)), _best) if state.over is not None else (),
        decided=decided,
    )


def _pairs(state: TableState) -> tuple[PairProps, ...]:
    """Every column on the table that counts nothing."""
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    return tuple(
        PairProps(f"{seat}-{column}", state.place(seat), column)
        for seat in board.seats
        if board.dreams[seat]
        for column in score.of_board(board, seat).pairs
    )


def _buttons(state: TableState, choices: tuple[Choice, ...]) -> tuple[ButtonProps, ...]:
    assert state.frame is not None
    return hand.buttons(choices, state.hand, state.frame.board)


def _best(board: smoki.Board) -> tuple[Seat, ...]:
    """Who has the fewest points of the round that has ended."""
    assert board.last_round is not None
    fewest = min(board.last_round.scores)
    return tuple(seat for seat in board.seats if board.last_round.scores[seat] == fewest)


def _dreams(state: TableState) -> tuple[LaidOpen, ...]:
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    if state.page == "table" or not cards.laid_open(board) or board.last_round is None:
        return ()
    scores, best = board.last_round.scores, _best(board)
    by_tokens = board.agreed.goal == smoki.TOKENS
    rows = []
    for seat in sorted(board.seats, key=lambda seat: (scores[seat], state.place(seat))):
        scored = score.of_board(board, seat)
        person = state.people[seat]
        badges = [cards.badge(scored.mirror(at), counted=True) for at in range(len(scored.faces))]
        total = board.totals[seat]
        rows.append(
            LaidOpen(
                key=str(seat),
                name=table_words.you(person, mine=seat == state.me),
                lantern=person.lantern,
                tag=words.tag(best=seat in best, ended=seat == board.last_round.ender, tokens=by_tokens),
                faces=tuple(cards.art(face) for face in scored.faces),
                why=" ".join(words.reasons(scored)),
                score=table_words.number(scored.score),
                total="" if by_tokens else words.adds_up(total - scored.score, scored.score, total),
                best=seat in best,
                badges=tuple(text for text, _ in badges),
                badge_arts=tuple(drawing for _, drawing in badges),
                columns=tuple(words.column(column) for column in scored.columns),
                column_sums=tuple(table_words.number(column.sum) for column in scored.columns),
                pairs=scored.pairs,
            )
        )
    return tuple(rows)


def _rounds(state: TableState) -> tuple[RoundProps, ...]:
    rows = []
    for board in state.counted:
        best = _best(board)
        why = tuple(words.full_why(score.of_board(board, seat), state.people[seat].name) for seat in board.seats)
        rows.append(
            RoundProps(
                key=str(board.round),
                number=board.round,
                scores=board.last_round.scores,
                totals=tuple(_decides(board)),
                marked=best,
                title=words.round_title(board, best, state.people),
                why=why,
                told=table_words.scored(state.people, board.last_round.scores),
            )
        )
    return tuple(rows)
