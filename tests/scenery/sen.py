"""Moments of a table of Sen, for pictures and tests: real games dealt from a seed, stopped at something to see.

How a table of any game gets to a moment is here too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.viewmodels.play.table import PlayTable
from engine import sen
from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies import Policy
from netcore.status import ClosedNews, FoulNews, LinkNews, PlayedOnNews
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room

PEOPLE = (
    ("Jagna", "round"),
    ("Sofija", "tall"),
    ("Ondřej", "star"),
    ("Puchacz", "fish"),
    ("Zdeňka", "house"),
    ("Їжак Петро", "diamond"),
    ("Oksana", "crescent"),
    ("Kazimierz", "bell"),
    ("Ґалина", "drop"),
    ("Mszarin", "cube"),
)
SEED = 11


def sit(
    table: PlayTable,
    seats: int,
    seed: int = SEED,
    *,
    game: str = "sen",
    policy: str | Callable[[], Policy] = "bot",
    **options: int | bool | str,
) -> LocalTable:
    """A new game for `seats` at `table`, dealt up to the first decision but not yet shown."""
    local = LocalTable(game, seats, seed, options, policy=policy)
    table.pace_ms = table.peek_ms = 0
    table.receive(room(PEOPLE[:seats], bots=(3,), game=game))
    local.run()
    return local


def show(table: PlayTable, local: LocalTable) -> None:
    """Show what has happened, and close the peeks that come with it."""
    table.receive(local.news())
    while table.hand.looking:
        table.closePeek()


def asked(*kinds: type[Move]) -> Callable[[View], bool]:
    """Whether one of these kinds of moves is asked of this player."""
    return lambda view: view.legal is not None and {type(move) for move in view.legal.listed} >= set(kinds)


def turn(table: PlayTable, seats: int, round_from: int = 1) -> LocalTable:
    """This player's turn begins."""
    local = sit(table, seats)
    local.run_until(lambda view: asked(sen.Draw)(view) and view.board.round >= round_from, wise(local))
    turn_pages(table, local)
    return local


def wise(local: LocalTable) -> Callable[[View], Move]:
    """What this player does meanwhile."""
    return local.own_policy


def turn_pages(table: PlayTable, local: LocalTable) -> None:
    """Show everything up to now, turning over the pages of rounds that have ended."""
    show(table, local)
    table.hurry()
    while table.state.page == "round" or table.hand.looking:
        table.closePeek()
        table.goOn()
        table.hurry()
    if table.opened:
        table.escape()


def drawn(table: PlayTable, seats: int, wanted: tuple[str, ...] = ("peek",)) -> LocalTable:
    """This player holds a drawn card of the wanted kind; a card of the dream is chosen."""

    def reached(view: View) -> bool:
        return asked(sen.Keep)(view) and view.known[view.board.drawn[0]] in wanted

    def eager(view: View) -> Move:
        return sen.Draw() if asked(sen.Draw)(view) else local.own_policy(view)

    seed = SEED
    local = sit(table, seats, seed)
    while not local.run_until(reached, eager):
        seed += 1
        local = sit(table, seats, seed)
    turn_pages(table, local)
    return local


def dealt(table: PlayTable, seats: int = 4) -> None:
    """Everyone chooses two cards to peek at."""
    local = sit(table, seats)
    table.receive(local.news())
    choose(table, local, 0)


def peek(table: PlayTable, seats: int = 4) -> None:
    """This player looks at two cards."""
    look(table, sit(table, seats))


def look(table: PlayTable, local: LocalTable) -> None:
    """The cards that are looked at come up."""
    table.receive(local.news())
    local.step(sen.PeekTwo((1, 2)))
    local.step()
    table.receive(local.news())


def sen_2(table: PlayTable) -> None:
    """Two players, a special card drawn."""
    choose(table, drawn(table, 2), 2)


def sen_3(table: PlayTable) -> None:
    """Three players, this player's turn, the open card taken up."""
    turn(table, 3)
    table.tap("pile:open")


def sen_4(table: PlayTable) -> None:
    """Four players, a special card drawn, a card of the dream chosen."""
    choose(table, drawn(table, 4), 2)


def sen_5(table: PlayTable) -> None:
    """Five players, a turn in the third round."""
    turn(table, 5, 3)


def choose(table: PlayTable, local: LocalTable, slot: int) -> None:
    """Point at an own card."""
    table.tap(f"card:{local.view.board.dreams[local.me][slot]}")


def sen_take2(table: PlayTable) -> None:
    """Two drawn cards, one to go on with."""
    local = drawn(table, 4, ("take2",))
    local.step(sen.Use())
    local.run()
    turn_pages(table, local)


def sen_swap(table: PlayTable) -> None:
    """Two cards of two players to swap, one chosen."""
    local = drawn(table, 4, ("swap",))
    local.step(sen.Use())
    local.run()
    turn_pages(table, local)
    table.tap(f"card:{local.view.board.dreams[2][1]}")


class Swapper:
    """Draws, swaps a card of its own with one of the first seat's whenever it can, and else does the first thing."""

    def __init__(self) -> None:
        self.has_swapped = False

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """No chance is needed."""
        board: sen.Board = view.board
        swap = next((move for move in legal.listed if isinstance(move, sen.Swap) and move.a == (0, 1)), None)
        self.has_swapped = self.has_swapped or swap is not None
        if swap is not None:
            return swap
        if sen.Draw() in legal.listed:
            return sen.Draw()
        if sen.Use() in legal.listed and view.known.get(board.drawn[0]) == sen.SWAP:
            return sen.Use()
        return legal.listed[0]


def swapped(table: PlayTable, seats: int = 4) -> LocalTable:
    """This player's turn, after an own card was swapped by somebody else, which is still to be told."""
    for seed in range(SEED, SEED + 40):
        policy = Swapper()
        local = LocalTable("sen", seats, seed, policy=lambda policy=policy: policy)
        table.receive(room(PEOPLE[:seats], bots=(3,), game="sen"))
        if local.run_until(lambda view, policy=policy: policy.has_swapped, lambda view: view.legal.listed[0]):
            local.run()
            if asked(sen.Draw)(local.view) and local.view.board.round == 1:
                return local
        table.receive(ClosedNews("left"))
    raise ValueError("no game comes to that moment")


def sen_swapped(table: PlayTable) -> None:
    """A card of this player has just been swapped by another."""
    table.pace_ms = table.peek_ms = 0
    show(table, swapped(table))


def sen_pair(table: PlayTable) -> None:
    """Two own cards, whose value is to be named."""
    local = sit(table, 3, know=True)
    local.run_until(asked(sen.Pair), wise(local))
    turn_pages(table, local)
    choose(table, local, 0)
    choose(table, local, 2)


def sen_wait(table: PlayTable) -> None:
    """Somebody else's turn; one seat is not heard."""
    local = sit(table, 4)
    local.run_until(asked(sen.Draw), wise(local))
    local.step(sen.Draw())
    local.step()
    local.step(sen.Discard())
    local.step()
    turn_pages(table, local)
    table.receive(LinkNews(2, False))


def sen_closed(table: PlayTable) -> None:
    """Somebody has closed the program, and means to come back."""
    sen_wait(table)
    table.receive(LinkNews(1, False, closed=True))
    table.receive(LinkNews(2, False, closed=True))


def sen_shuffle(table: PlayTable) -> None:
    """The next deal is being shuffled and proved."""
    local = ended(table, 4)
    table.goOn()
    table.escape()
    table.receive(replace(local.news(busy="shuffle"), waiting_for=(1, 2)))


def ended(table: PlayTable, seats: int, rounds: int = 1) -> LocalTable:
    """The end of a round lies open."""
    local = sit(table, seats)
    for _ in range(rounds):
        if table.state.page == "round":
            table.goOn()
            table.escape()
            local.run()
        local.run_until_shown(local.driver.board.round, wise(local))
        show(table, local)
        table.hurry()
    return local


def sen_end(table: PlayTable) -> None:
    """The end of a round of four."""
    ended(table, 4)


def sen_end_3(table: PlayTable) -> None:
    """The end of a round of three."""
    ended(table, 3)


def sen_end_5(table: PlayTable) -> None:
    """The end of a round of five."""
    ended(table, 5, 2)


def notebook(table: PlayTable) -> None:
    """The notebook after five rounds."""
    ended(table, 4, 5)
    table.goOn()


def proof(table: PlayTable) -> None:
    """How the deal was proved."""
    turn(table, 4)
    table.toggle("proof")


def history(table: PlayTable) -> None:
    """What has happened."""
    turn(table, 4)
    table.toggle("history")


def help_keys(table: PlayTable) -> None:
    """Rules and keys."""
    turn(table, 4)
    table.toggle("help")


def table_menu(table: PlayTable) -> None:
    """What can be opened at a table."""
    turn(table, 4)
    table.toggle("menu")


def over(table: PlayTable) -> None:
    """The end of a game, with the question whether to lay the cards open."""
    local = sit(table, 4, limit=0, rounds=2)
    local.run_until(lambda view: False, wise(local))
    turn_pages(table, local)
    table.receive(local.over(ask_to_open=True))


def foul(table: PlayTable) -> None:
    """A proof does not hold."""
    turn(table, 4)
    table.receive(FoulNews(3, "show.share", 117, "sen-2026-11-27.sennik"))


def played_on(table: PlayTable) -> None:
    """This player comes back too late."""
    turn(table, 4)
    table.receive(PlayedOnNews((1, 2, 3), "sen-2026-11-27.sennik"))


SCENES: Mapping[str, Callable[[PlayTable], object]] = {
    "sen_deal": dealt,
    "sen_peek": peek,
    "sen_2": sen_2,
    "sen_3": sen_3,
    "sen_4": sen_4,
    "sen_5": sen_5,
    "sen_take2": sen_take2,
    "sen_swap": sen_swap,
    "sen_swapped": sen_swapped,
    "sen_pair": sen_pair,
    "sen_wait": sen_wait,
    "sen_closed": sen_closed,
    "sen_shuffle": sen_shuffle,
    "sen_end": sen_end,
    "sen_end_3": sen_end_3,
    "sen_end_5": sen_end_5,
    "notebook": notebook,
    "prove": proof,
    "history": history,
    "rules_keys": help_keys,
    "table_menu": table_menu,
    "over": over,
    "foul": foul,
    "played_on": played_on,
}
"""Every moment by its name."""
