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
from engine.pieces import Face, Seat
from engine.race_board import Attack, Board, Exchange, Fire, Stay
from engine.race_cards import CARDS, SWAP

translate = QCoreApplication.translate


def attacker(choices: tuple[Choice, ...], hand: Hand) -> Attack | None:
    """One of the attacks that may still come of what is chosen; None while it is open which card attacks."""
    moves = [choice.move for choice in compatible(choices, hand.chosen) if isinstance(choice.move, Attack)]
    return moves[0] if len({move.card for move in moves}) == 1 else None


def ask(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat, people: People, next_name: str) -> str:
    """What is asked of this player, in one sentence."""
    allowed = kinds(choices)
    if Pick in allowed:
        if len(choices) == 1:
            return translate("Race", "The last card is yours")
        return words.passing(words.goes_left(board), next_name)
    if Stay in allowed:
        return _ask_exchange(choices, hand, board, me)
    if race_choices.ATTACK in hand.chosen:
        return _ask_attack(choices, hand, board, me, people)
    if hand.armed == race_choices.FIRE:
        return translate("Race", "A dragon of yours could fly. Stay on the ground, for 0 spaces? Press again")
    if hand.chosen:
        return translate("Race", "Which dragon does it support?")
    if plan.attacks(hand.plan):
        return translate("Race", "Your attack waits until you fly: lay your cards")
    return translate("Race", "Your flight: lay cards under your dragons")


def _ask_attack(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat, people: People) -> str:
    """What is asked of whoever points at a dragon to attack; that one's own are among them is said before and after."""
    meant = complete(choices, hand.chosen)
    if isinstance(meant, Attack) and meant.seat == me:
        colour = names.colour(CARDS[Face(meant.card)].colour)
        asked = translate("Race", "Attack %1, your own dragon? It will need one card more: %2")
        return fill(asked, names.dragon(meant.dragon), colour)
    if isinstance(meant, Attack):
        return fill(translate("Race", "Attack %2’s %1?"), names.dragon(meant.dragon), people[meant.seat].name)
    made = attacker(choices, hand)
    if made is None:
        return translate("Race", "Which card with claws attacks?")
    if all(seat == me or board.has_flown(seat) for seat in board.seats):
        return fill(
            translate("Race", "All others have flown: %1 can attack only your own dragons"), names.dragon(made.card)
        )
    return fill(translate("Race", "Which dragon does %1 attack? Yours are there too"), names.dragon(made.card))


def own_attack(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat) -> tuple[int, int] | None:
    """The spaces of the farthest flight now and after the attack that is chosen; None unless it is on an own dragon."""
    meant = complete(choices, hand.chosen)
    if not isinstance(meant, Attack) or meant.seat != me:
        return None
    made = plan.attacks(hand.plan)
    return plan.within_reach(board, me, made), plan.within_reach(board, me, (*made, meant))


def _ask_exchange(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat) -> str:
    meant = complete(choices, hand.chosen)
    if isinstance(meant, Exchange) and board.hero(me).talent == SWAP:
        more = plan.gained(board, me, meant)
        if not more:
            return translate("Race", "Exchange these two? They share a colour, so your talent adds nothing")
        return fill(translate("Race", "Exchange these two? Your talent adds %1"), words.spaces(more))
    if meant is not None:
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
        own = own_attack(choices, hand, board, me)
        if own is not None and own[1] < own[0]:
            # What costs its own flight is no slip of Enter.
            return (
                ButtonProps(CONFIRM, translate("Race", "Attack all the same"), "", "", False, True, "", danger=True),
                ButtonProps(race_choices.ATTACK, translate("Race", "No, go back"), "Return", "", True, True, ""),
            )
        back = ButtonProps(race_choices.ATTACK, translate("Race", "Don’t attack"), "A", "", False, True, "")
        return (back, _confirm(translate("Race", "Attack"), ready, translate("Race", "choose a dragon"), ""))
    return tuple(_flight_buttons(choices, hand, board, me))


def _flight_buttons(choices: tuple[Choice, ...], hand: Hand, board: Board, me: Seat) -> list[ButtonProps]:
    allowed = kinds(choices)
    offered = {choice.targets[0] for choice in choices}
    shown = []
    # What harms somebody stands apart from what Enter does.
    if Attack in allowed:
        text = translate("Race", "Attack")
        shown.append(ButtonProps(race_choices.ATTACK, text, "A", "", False, True, "", danger=True))
    elif race_choices.SPARE in offered:
        text = translate("Race", "Take it back")
        shown.append(ButtonProps(race_choices.SPARE, text, "A", "", False, True, "", danger=True))
    if plan.Suggest in allowed:
        shown.append(ButtonProps(race_choices.SUGGEST, translate("Race", "Suggest"), "S", "", False, True, ""))
    shown.append(_fly(hand, board, me))
    return shown


def _fly(hand: Hand, board: Board, me: Seat) -> ButtonProps:
    if flies(hand, board, me):
        return ButtonProps(race_choices.FIRE, translate("Race", "Fly!"), "Return", "", True, True, "")
    if hand.armed == race_choices.FIRE:
        return ButtonProps(race_choices.FIRE, translate("Race", "Again: don’t fly"), "", "", False, True, "")
    rash = is_rash(hand, board, me)
    return ButtonProps(
        race_choices.FIRE, translate("Race", "Don’t fly"), "" if rash else "Return", "", not rash, True, ""
    )


def flies(hand: Hand, board: Board, me: Seat) -> bool:
    """Whether a dragon flies with what is laid out."""
    return bool(plan.worth(plan.with_plan(board, hand.plan), me)[0])


def is_rash(hand: Hand, board: Board, me: Seat) -> bool:
    """Whether flying now would be flying nowhere, though a dragon could fly: that is no key's to decide."""
    return not flies(hand, board, me) and plan.could_fly(board)


def _confirm(text: str, ready: bool, reason: str, icon: str) -> ButtonProps:
    return ButtonProps(CONFIRM, text, "Return", icon, True, ready, "" if ready else reason)


def _plain(button: ButtonProps) -> ButtonProps:
    return ButtonProps(button.act, button.text, "", button.icon, False, button.allowed, button.reason)


def attacking(hand: Hand) -> bool:
    """Whether this player points at whom to attack."""
    return race_choices.ATTACK in hand.chosen
