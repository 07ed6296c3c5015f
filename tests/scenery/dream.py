"""Moments of a table of Když sním, for pictures and tests: real games from a seed, stopped at something to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.viewmodels.dream import day as dream_day
from client.viewmodels.dream.retelling import guesses, recap
from client.viewmodels.play.table import PlayTable
from engine import dream_board
from engine.chance import Chance
from engine.dream import rests
from engine.dream_board import Board
from engine.dream_moves import Clue, Guess, Hear, LastGuess, Object, Recall, RecallHeard, Verdict
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies import for_game
from tests.copies import replace
from tests.scenery.local_table import LocalTable
from tests.scenery.sen import SEED, show, sit, turn_pages

GAME = "dream"
SEEDS = range(SEED, SEED + 40)
NIGHTS = 2


def asked(*kinds: type[Move]) -> Callable[[View], bool]:
    """Whether a move of one of these kinds is asked of this player."""

    def reached(view: View) -> bool:
        if view.legal is None:
            return False
        return bool({*(type(move) for move in view.legal.listed), *view.legal.worded} & set(kinds))

    return reached


def reach(
    table: PlayTable,
    seats: int,
    reached: Callable[[View], bool],
    *,
    policy: str = "bot",
    seeds: range = SEEDS,
    **options: int | bool | str,
) -> LocalTable:
    """The first moment, over a few seeds, at which `reached` holds in one of the first nights: whole games take long.

    Raises ValueError if no game comes to it.
    """
    for seed in seeds:
        local = sit(table, seats, seed, game=GAME, policy=policy, **options)
        local.run_until(lambda view: view.board.round > NIGHTS or reached(view), local.own_policy)
        if reached(local.view):
            turn_pages(table, local)
            return local
    raise ValueError("no game comes to that moment")


def whispered(clues: int, words: int, *kinds: type[Move]) -> Callable[[View], bool]:
    """Such a move is asked with so many clues on the table, and so many words dreamt before."""

    def reached(view: View) -> bool:
        board: Board = view.board
        if board.word is None or not asked(*kinds)(view):
            return False
        return len([said for said in board.word.clues if said.text]) >= clues and len(board.dreamt) > words

    return reached


def spirit(table: PlayTable, seats: int, clues: int, words: int = 3) -> LocalTable:
    """This player's turn to whisper, late in a night."""
    return reach(table, seats, whispered(clues, words, Clue))


def dream_dusk(table: PlayTable) -> None:
    """A night lies ready: this player has its role, and is asked to begin."""
    reach(table, 4, lambda view: rests(view.board) and view.seat != view.board.dreamer)


def dream_dusk_dreamer(table: PlayTable) -> None:
    """The same for the Dreamer, at a table of ten."""
    reach(table, 10, lambda view: rests(view.board) and view.seat == view.board.dreamer)


def dream_4(table: PlayTable) -> None:
    """Four players, this one has to whisper."""
    spirit(table, 4, 1)


def dream_6(table: PlayTable) -> None:
    """Six players, this one is typing."""
    spirit(table, 6, 3)
    table.typeIn("whisper")


def dream_10(table: PlayTable) -> None:
    """Ten players, this one has to whisper."""
    reach(table, 10, whispered(3, 2, Clue), seeds=range(4, SEED + 40))


def dream_read(table: PlayTable) -> None:
    """A new word, which this player has time to read before the clue."""

    def fresh(view: View) -> bool:
        return whispered(0, 1, Clue)(view) and not view.board.word.clues

    reach(table, 6, fresh)


def dream_refused(table: PlayTable) -> None:
    """A clue that gives the word away."""
    spirit(table, 6, 1)
    table.typeIn(table.rows.own.values.word)


def dream_wait(table: PlayTable) -> None:
    """The Dreamer listens to this player's clue."""
    local = spirit(table, 6, 2)
    local.step(local.own_policy(local.view))
    show(table, local)


def dream_object(table: PlayTable) -> None:
    """A vote on a clue."""
    reach(table, 6, whispered(1, 2, Object))


def dream_verdict(table: PlayTable) -> None:
    """A guess to judge that is not the word letter by letter."""

    def near(view: View) -> bool:
        return asked(Verdict)(view) and view.legal is not None and len(view.legal.listed) == 2

    reach(table, 6, near)


def dream_asleep(table: PlayTable) -> None:
    """The Dreamer hears a clue, and is typing a guess."""
    reach(table, 6, whispered(3, 1, Hear))
    table.typeIn("street")


def dream_asleep_wait(table: PlayTable) -> None:
    """The Dreamer waits for the next whisper, and has guessed ahead."""
    local = reach(table, 10, whispered(2, 1, Hear))
    local.step(Hear())
    show(table, local)
    table.typeIn("lantern")
    table.confirm()


def dream_last(table: PlayTable) -> None:
    """The night is over, one guess is left."""
    reach(table, 6, asked(LastGuess))


def dream_recall(table: PlayTable) -> None:
    """The Dreamer tells the dream."""
    local = reach(table, 6, asked(Recall))
    table.typeIn(story(local.view.board))


def story(board: Board) -> str:
    """A sentence about all that the Dreamer has guessed."""
    return f"I walked by moonlight, and there was {', then '.join(guesses(board))}, and it sm"


class Teller:
    """A bot that retells its dream in a sentence."""

    def __init__(self) -> None:
        self._bot = for_game(GAME, "bot")

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """What a bot would do, but for the retelling."""
        if Recall in legal.worded:
            return recap(f"{story(view.board)}iled.", guesses(view.board))
        return self._bot.choose(view, legal, chance)


def dream_told(table: PlayTable) -> None:
    """A dream is played on the stage, as a spirit sees it."""
    local = sit(table, 6, game=GAME, policy=Teller)
    local.run_until(
        lambda view: view.board.phase == dream_board.DAY and view.seat != view.board.dreamer, local.own_policy
    )
    turn_pages(table, local)


def dream_tells(table: PlayTable) -> None:
    """The spirits wait for the dream."""
    reach(table, 6, lambda view: view.board.phase == dream_board.RECALL and view.seat != view.board.dreamer)


def dream_mask_tells(table: PlayTable) -> None:
    """The Dreamer is invited to tell the dream aloud."""
    reach(
        table,
        6,
        lambda view: view.board.phase == dream_board.RECALL and view.seat == view.board.dreamer,
        mode="spoken",
    )


def spoken(table: PlayTable, seats: int, *kinds: type[Move]) -> LocalTable:
    """A decision at a table where all is said aloud."""

    def reached(view: View) -> bool:
        board: Board = view.board
        return asked(*kinds)(view) and (len(board.dreamt) > 2 or board.phase == dream_board.RECALL)

    return reach(table, seats, reached, mode="spoken")


def dream_spoken(table: PlayTable) -> None:
    """A guess aloud, to be judged."""
    spoken(table, 6, Verdict)


def dream_spoken_clue(table: PlayTable) -> None:
    """This player has to speak, at a table of ten."""
    spoken(table, 10, Clue)


def dream_spoken_wait(table: PlayTable) -> None:
    """Somebody else speaks."""
    local = spoken(table, 6, Clue)
    local.step(local.own_policy(local.view))
    for _ in range(6):
        if local.view.legal is not None and asked(Clue)(local.view):
            break
        if local.view.asked == (local.view.board.giver,) and local.view.legal is None:
            break
        if not local.step():
            local.step(local.own_policy(local.view))
    show(table, local)


def dream_mask(table: PlayTable) -> None:
    """The Dreamer with the mask on."""
    spoken(table, 6, Guess, Hear)


def dream_mask_wait(table: PlayTable) -> None:
    """The Dreamer has touched the mask while somebody speaks."""
    local = spoken(table, 6, Guess, Hear)
    local.step(Hear())
    while local.view.clock is None:
        local.step()
    show(table, local)
    table.tap("act:guess")


def dream_heard(table: PlayTable) -> None:
    """The spirits weigh a recap aloud."""
    spoken(table, 6, RecallHeard)


def ended(table: PlayTable, seats: int, nights: int = 1, **options: int | bool | str) -> LocalTable:
    """The day after so many nights."""
    local = sit(table, seats, SEED, game=GAME, policy="bot", **options)
    for number in range(1, nights + 1):
        if table.state.page == "round":
            table.goOn()
        local.run_until(counted(number), local.own_policy)
        show(table, local)
        table.hurry()
    return local


def counted(number: int) -> Callable[[View], bool]:
    """Whether night `number` has been counted."""
    return lambda view: view.board.round == number and dream_day.is_open(view.board)


def dream_end_4(table: PlayTable) -> None:
    """The day of four."""
    ended(table, 4)


def dream_end(table: PlayTable) -> None:
    """The day of six."""
    ended(table, 6, 2)


def dream_end_10(table: PlayTable) -> None:
    """The day of ten."""
    ended(table, 10, 2)


def dream_end_full(table: PlayTable) -> None:
    """The day of ten after a long night, with more words than there is room for."""
    ended(table, 10, 1, night_s=600)


def dream_dawn(table: PlayTable) -> None:
    """The words and the roles of a night are being turned up."""
    local = sit(table, 6, game=GAME, policy="bot")
    local.run_until(lambda view: view.board.phase == dream_board.DAY, local.own_policy)
    turn_pages(table, local)
    table.receive(local.news(busy="show"))


def dream_end_spoken(table: PlayTable) -> None:
    """The day after a night aloud."""
    ended(table, 7, 1, mode="spoken")


def notebook(table: PlayTable) -> None:
    """The notebook after three nights."""
    ended(table, 6, 3)
    table.goOn()
    table.toggle("notebook")


def help_keys(table: PlayTable) -> None:
    """Rules and keys."""
    spirit(table, 6, 1, 0)
    table.toggle("help")


def over(table: PlayTable) -> None:
    """The end of a game."""
    local = sit(table, 4, game=GAME, policy="bot")
    local.run_until(lambda view: False, local.own_policy)
    turn_pages(table, local)
    table.receive(replace(local.over(), opened=True))


def over_10(table: PlayTable) -> None:
    """The end of a game of ten, with the question whether to lay the cards open."""
    local = sit(table, 10, game=GAME, policy="bot", night_s=20)
    local.run_until(lambda view: False, local.own_policy)
    turn_pages(table, local)
    table.receive(local.over(ask_to_open=True))


SCENES: Mapping[str, Callable[[PlayTable], object]] = {
    "dream_dusk": dream_dusk,
    "dream_dusk_dreamer": dream_dusk_dreamer,
    "dream_4": dream_4,
    "dream_6": dream_6,
    "dream_10": dream_10,
    "dream_read": dream_read,
    "dream_refused": dream_refused,
    "dream_wait": dream_wait,
    "dream_object": dream_object,
    "dream_verdict": dream_verdict,
    "dream_asleep": dream_asleep,
    "dream_asleep_wait": dream_asleep_wait,
    "dream_last": dream_last,
    "dream_recall": dream_recall,
    "dream_tells": dream_tells,
    "dream_told": dream_told,
    "dream_mask_tells": dream_mask_tells,
    "dream_spoken": dream_spoken,
    "dream_spoken_clue": dream_spoken_clue,
    "dream_spoken_wait": dream_spoken_wait,
    "dream_mask": dream_mask,
    "dream_mask_wait": dream_mask_wait,
    "dream_heard": dream_heard,
    "dream_end_4": dream_end_4,
    "dream_end": dream_end,
    "dream_end_10": dream_end_10,
    "dream_end_full": dream_end_full,
    "dream_dawn": dream_dawn,
    "dream_end_spoken": dream_end_spoken,
    "dream_notebook": notebook,
    "dream_rules": help_keys,
    "dream_over": over,
    "dream_over_10": over_10,
}
"""Every moment by its name."""
