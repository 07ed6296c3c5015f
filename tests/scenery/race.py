"""Moments of a table of the race, for pictures and tests: real games dealt from a seed, stopped at something to see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from client.viewmodels.play.table import PlayTable
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race.plan import within_reach
from client.viewmodels.table.pointing import card
from engine import race
from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from engine.policies.race_planner import plan_flight
from engine.race_board import Attack, Board, Exchange, Fire, Stay
from engine.race_cards import CARDS, TURNS
from tests.copies import replace
from tests.scenery.local_table import LocalTable
from tests.scenery.sen import SEED, show, sit

GAME = "race"


def kinds(view: View) -> frozenset[type[Move]]:
    """The kinds of moves that are asked of this player."""
    return frozenset(type(move) for move in view.legal.listed) if view.legal is not None else frozenset()


def reach(
    table: PlayTable, seats: int, reached: Callable[[View], bool], *, heroes: str = race.RANDOM, seed: int = SEED
) -> LocalTable:
    """The first moment, over a few seeds, at which `reached` holds. Raises ValueError if none has one."""
    for tried in range(seed, seed + 12):
        local = sit(table, seats, tried, game=GAME, policy=Quick, heroes=heroes)
        if play_until(table, local, reached):
            return local
    raise ValueError("no game comes to that moment")


def play_until(table: PlayTable, local: LocalTable, reached: Callable[[View], bool]) -> bool:
    """Play on until `reached`, and take the game up there, as after a restart; False if it ends before."""
    if not local.run_until(reached, quick):
        return False
    turn_turbo(table, local)
    return True


class Quick:
    """Decides at once and looks well: keeps what its team needs, attacks, flies as far as it can, betters its team."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """No chance is needed."""
        return quick(view)


def quick(view: View) -> Move:
    """What everybody does meanwhile."""
    assert view.legal is not None
    assert view.seat is not None
    board: Board = view.board
    first = view.legal.listed[0]
    if isinstance(first, Pick):
        cards = [CARDS[view.known[card]] for card in board.hands[view.seat]]
        wanted = Counter(need for dragon in board.team(view.seat) for need in dragon.needs)
        worth = [2 * wanted[card.colour] + 5 * card.attacks + card.speed // 3 for card in cards]
        return Pick(worth.index(max(worth)))
    if isinstance(first, Fire):
        attacks = [move for move in view.legal.listed if isinstance(move, Attack) and move.seat != view.seat]
        if attacks:
            return max(attacks, key=lambda move: (board.positions[move.seat], CARDS[Face(move.dragon)].speed))
        supports = plan_flight(board).supports
        return supports[0] if supports else first
    changes = [move for move in view.legal.listed if isinstance(move, Exchange)]
    gains = {move: CARDS[Face(move.in_)].speed - CARDS[Face(move.out)].speed for move in changes}
    best = max(changes, key=lambda move: gains[move], default=None)
    return best if best is not None and gains[best] > 0 else Stay()


def turn_turbo(table: PlayTable, local: LocalTable) -> None:
    """Show what has happened, and turn over every turbo but one that lies open just now."""
    show(table, local)
    table.hurry()
    now: Board = local.view.board
    while table.state.page == "round" and table.state.frame is not None:
        if now.turbo is not None and table.state.frame.board.turn == now.turn:
            return
        table.goOn()
        table.hurry()


def drafting(turn: int, left: int = 0) -> Callable[[View], bool]:
    """This player picks in `turn`, with at most so many cards in hand (0: any number)."""

    def reached(view: View) -> bool:
        board: Board = view.board
        if view.seat is None or board.turn != turn or Pick not in kinds(view):
            return False
        return not left or len(board.hands[view.seat]) <= left

    return reached


def flying(turn: int, *, attacked: bool = False, claws: bool = False) -> Callable[[View], bool]:
    """This player's flight in `turn` or later; with an attack on the team, or with a card that can attack."""

    def reached(view: View) -> bool:
        board: Board = view.board
        if board.turn < turn or Fire not in kinds(view):
            return False
        threats = [laid for laid in board.attacks if laid.seat == view.seat]
        return (not attacked or bool(threats)) and (not claws or Attack in kinds(view))

    return reached


# ── moments ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def draft(table: PlayTable, seats: int = 8, turn: int = 7, left: int = 7) -> LocalTable:
    """A pick, one card chosen."""
    local = reach(table, seats, drafting(turn, left))
    table.tap(card(local.view.board.hands[0][0]))
    return local


def first_draft(table: PlayTable) -> None:
    """The first pick of a race for four."""
    draft(table, 4, 1, 3)


def full_draft(table: PlayTable) -> None:
    """A hand of nine for eight."""
    reach(table, 8, drafting(7))


def draft_2(table: PlayTable) -> None:
    """A pick of two."""
    draft(table, 2, 4, 5)


def draft_4(table: PlayTable) -> None:
    """A pick of four."""
    draft(table, 4, 6, 8)


def flight(
    table: PlayTable, seats: int, turn: int, *, suggested: bool = True, attacked: bool = False, seed: int = SEED
) -> LocalTable:
    """This player's flight, laid out as suggested."""
    local = reach(table, seats, flying(turn, attacked=attacked), seed=seed)
    if suggested:
        table.tap(race_choices.SUGGEST)
    return local


def flight_8(table: PlayTable) -> None:
    """A flight among eight, laid out."""
    flight(table, 8, 6)


def flight_4(table: PlayTable) -> None:
    """A flight among four, the supports still to lay."""
    flight(table, 4, 6, suggested=False)


def flight_2(table: PlayTable) -> None:
    """A flight of two."""
    flight(table, 2, 6)


def flight_four_dragons(table: PlayTable) -> None:
    """A team of four."""
    local = reach(table, 3, flying(6), heroes="Kafka,Iskra,Wicher")
    assert local.view.legal is not None
    table.tap(race_choices.SUGGEST)


def attacked(table: PlayTable) -> None:
    """A flight under attack."""
    flight(table, 8, 3, attacked=True, seed=19)


def attack(table: PlayTable, seats: int = 8) -> None:
    """Whom to attack: a card with claws and its dragon are chosen."""
    local = reach(table, seats, flying(4, claws=True))
    assert local.view.legal is not None
    made = next(move for move in local.view.legal.listed if isinstance(move, Attack) and move.seat != local.me)
    board: Board = local.view.board
    table.tap(card(race_choices.handle(board, board.drafted[0], made.card)))
    table.tap(race_choices.ATTACK)
    table.tap(card(race_choices.handle(board, board.teams[made.seat], made.dragon)))


def attack_own(table: PlayTable) -> None:
    """An own dragon is pointed at: what the attack would cost stands there."""
    local = reach(table, 4, flying(4, claws=True))
    assert local.view.legal is not None
    board: Board = local.view.board
    assert local.me is not None
    own = [move for move in local.view.legal.listed if isinstance(move, Attack) and move.seat == local.me]
    before = within_reach(board, local.me, ())
    made = min(own, key=lambda move: within_reach(board, local.me, (move,)) - before)
    table.tap(card(race_choices.handle(board, board.drafted[0], made.card)))
    table.tap(race_choices.ATTACK)
    table.tap(card(race_choices.handle(board, board.teams[0], made.dragon)))


def attack_waits(table: PlayTable) -> None:
    """An attack that is laid out, and the rest of the flight."""
    attack(table)
    table.confirm()
    table.tap(race_choices.SUGGEST)


def watch(table: PlayTable, seats: int = 8) -> None:
    """Somebody else flies: their cards lie open."""
    local = reach(table, seats, others_flight)
    show(table, local)


def others_flight(view: View) -> bool:
    """Somebody else is laying supports late in the race."""
    board: Board = view.board
    return board.turn >= 5 and board.flying not in (None, view.seat) and sum(map(len, board.supports.values())) > 2


def exchange(table: PlayTable) -> None:
    """After the flight: one dragon may leave the team."""
    local = reach(table, 4, lambda view: Exchange in kinds(view) and view.board.turn == 5)
    made = next(move for move in local.view.legal.listed if isinstance(move, Exchange))  # type: ignore[union-attr]
    table.tap(card(race_choices.handle(local.view.board, local.view.board.teams[0], made.out)))


def turbo(table: PlayTable, seats: int = 8, turn: int = 6) -> LocalTable:
    """The turbo of a turn."""
    return reach(table, seats, lambda view: view.board.turbo is not None and view.board.turn == turn)


def turbo_2(table: PlayTable) -> None:
    """The turbo of two."""
    turbo(table, 2, 4)


def notebook(table: PlayTable) -> None:
    """The notebook of eight after five turns."""
    turbo(table, 8, 5)
    table.goOn()
    table.toggle("notebook")


def help_keys(table: PlayTable) -> None:
    """Rules and keys."""
    first_draft(table)
    table.toggle("help")


def over(table: PlayTable, seats: int = 8) -> None:
    """The end of a race."""
    local = turbo(table, seats, TURNS)
    table.receive(replace(local.over(), opened=True))
    table.goOn()


SCENES: Mapping[str, Callable[[PlayTable], object]] = {
    "race_first": first_draft,
    "race_draft": draft,
    "race_draft_9": full_draft,
    "race_draft_2": draft_2,
    "race_draft_4": draft_4,
    "race_flight": flight_8,
    "race_flight_4": flight_4,
    "race_flight_2": flight_2,
    "race_team_of_four": flight_four_dragons,
    "race_attacked": attacked,
    "race_attack": attack,
    "race_attack_own": attack_own,
    "race_attack_waits": attack_waits,
    "race_watch": watch,
    "race_exchange": exchange,
    "race_turbo": turbo,
    "race_turbo_2": turbo_2,
    "race_notebook": notebook,
    "race_rules": help_keys,
    "race_over": over,
}
"""Every moment by its name."""
