"""What this player is asked at a table of the race, and the buttons beside the cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race import names, plan, words
from client.viewmodels.table.people import People
from client.viewmodels.table.pointing import CONFIRM, Choice, compatible, complete, kinds
from client.viewmodels.table.props import ButtonProps
from client.viewmodels.table.state import Hand
from engine.contract import Pick
from engine.pieces import Seat
from engine.race_board import Attack, Board, Exchange, Fire, Stay

translate = QCoreApplication.translate


def attacker(choices: tuple[Choice, ...], hand: Hand) -> Attack | None:
    """One of the attacks that may still come of what is chosen; None while it is open which card attacks."""
    moves = [choice.move for choice in compatible(choices, hand.chosen) if isinstance(choice.move, Attack)]
    return moves[0] if len({move.card for move in moves}) == 1 else None


def ask(choices: tuple[Choice, ...], hand: Hand, board: Board, people: People, next_name: str) -> str:
    """What is asked of this player, in one sentence."""
    allowed = kinds(choices)
    if Pick in allowed:
        if len(choices) == 1:
            return translate("Race", "The last card is yours")
        return words.passing(words.goes_left(board), next_name)
    if Stay in allowed:
        return _ask_exchange(choices, hand)
    if race_choices.ATTACK in hand.chosen:
        meant = complete(choices, hand.chosen)
        if isinstance(meant, Attack):
            pattern = translate("Race", "Attack %2’s %1?")
            return fill(pattern, names.dragon(meant.dragon), people[meant.seat].name)
        made = attacker(choices, hand)
        if made is None:
            return translate("Race", "Which card with claws attacks?")
        return fill(translate("Race", "Which dragon does %1 attack?"), names.dragon(made.card))
    if hand.chosen:
        return translate("Race", "Which dragon does it support?")
    return translate("Race", "Your flight: lay cards under your dragons")


def _ask_exchange(choices: tuple[Choice, ...], hand: Hand) -> str:
    if complete(choices, hand.chosen) is not None:
        return translate("Race", "Exchange these two?")
    exchanges = [choice for choice in compatible(choices, hand.chosen) if isinstance(choice.move, Exchange)]
    if hand.chosen and exchanges:
        move = exchanges[0].move
        assert isinstance(move, Exchange)
        if exchanges[0].targets[1] in hand.chosen:
            return fill(translate("Race", "Which card replaces %1?"), names.dragon(move.out))
        return fill(translate("Race", "Which dragon does %1 replace?"), names.dragon(move.in_))
    return translate("Race", "You may exchange one dragon for a card you kept this turn")


def buttons(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat) -> tuple[ButtonProps, ...]:
    """At most three things to press; what is not allowed yet says why."""
    allowed = kinds(choices)
    ready = complete(choices, hand.chosen) is not None
    if Pick in allowed:
        last = len(choices) == 1
        text = translate("Race", "Keep it") if last else translate("Race", "Keep and pass")
        icon = "icons/left" if words.goes_left(board) else "icons/right"
        return (_confirm(text, ready, translate("Race", "choose a card"), "" if last else icon),)
    if Stay in allowed:
        stay = ButtonProps(
            race_choices.STAY, translate("Race", "Keep the team"), "" if ready else "Return", "", not ready, True, ""
        )
        if Exchange not in allowed:
            return (stay,)
        change = _confirm(translate("Race", "Exchange"), ready, translate("Race", "choose two"), "")
        return (stay, change if ready else _plain(change))
    if Fire not in allowed:
        return ()
    if race_choices.ATTACK in hand.chosen:
        back = ButtonProps(race_choices.ATTACK, translate("Race", "Don’t attack"), "A", "", False, True, "")
        return (back, _confirm(translate("Race", "Attack"), ready, translate("Race", "choose a dragon"), ""))
    return tuple(_flight_buttons(choices, hand, board, me))


def _flight_buttons(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat) -> list[ButtonProps]:
    allowed = kinds(choices)
    shown = []
    if plan.Suggest in allowed:
        shown.append(ButtonProps(race_choices.SUGGEST, translate("Race", "Suggest"), "S", "", False, True, ""))
    if Attack in allowed:
        shown.append(ButtonProps(race_choices.ATTACK, translate("Race", "Attack"), "A", "", False, True, ""))
    flies = plan.worth(plan.with_plan(board, hand.plan), me)[1] > 0
    text = translate("Race", "Fly!") if flies else translate("Race", "Don’t fly")
    # Who could fly and has not laid a card yet does not fly nowhere by a slip of Enter.
    rash = not flies and not hand.plan and plan.could_fly(board)
    shown.append(ButtonProps(race_choices.FIRE, text, "" if rash else "Return", "", not rash, True, ""))
    return shown


def _confirm(text: str, ready: bool, reason: str, icon: str) -> ButtonProps:
    return ButtonProps(CONFIRM, text, "Return", icon, True, ready, "" if ready else reason)


def _plain(button: ButtonProps) -> ButtonProps:
    return ButtonProps(button.act, button.text, "", button.icon, False, button.allowed, button.reason)


def attacking(hand: Hand) -> bool:
    """Whether this player points at whom to attack."""
    return race_choices.ATTACK in hand.chosen
