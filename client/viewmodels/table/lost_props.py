"""The question about those who are not heard, in words: what happened, what can be done, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table import words as table_words
from client.viewmodels.table.lost_state import SHOWN_AFTER_S, LostState, can_spare, missing, silence_s, silent_voters
from engine.pieces import Seat
from netcore.status import Astray, BrokenOffNews

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Voter:
    """One of those who stay, and what they say."""

    key: str
    name: str
    lantern: str
    says: str
    agrees: bool


@dataclass(frozen=True, slots=True)
class LostProps:
    """The question as it lies on the table; nothing is asked while `title` is empty.

    `agree_text` is that of the button that goes on without them, `wait_text` of the one that does not, `leave_text` of
    the one that leaves the table; "" where there is none to press. `saved` is where the game was saved.
    """

    title: str = ""
    lantern: str = "round"
    happened: str = ""
    means: str = ""
    price: str = ""
    rule: str = ""
    agree_text: str = ""
    wait_text: str = ""
    leave_text: str = ""
    saved: str = ""
    voters: tuple[Voter, ...] = ()


def derive(state: LostState, now_s: float) -> LostProps:
    """What is asked now."""
    if state.broken_off is not None:
        return _ended(state, state.broken_off)
    if state.over:
        return LostProps()
    agreed = state.me in state.poll.agreed and now_s >= state.quiet_until_s
    if state.poll.gone and state.me not in state.poll.gone and (state.poll.ask or agreed):
        return _polled(state, now_s)
    gone = missing(state)
    if not gone or now_s < state.quiet_until_s or silence_s(state, gone, now_s) < SHOWN_AFTER_S:
        return LostProps()
    return _offered(state, gone, now_s)


def _offered(state: LostState, gone: tuple[Seat, ...], now_s: float) -> LostProps:
    spared = can_spare(state, gone)
    props = _about(state, gone, now_s, goes_on=spared)
    return replace(
        props,
        agree_text=_agree_text(state, gone, goes_on=spared),
        wait_text=translate("Lost", "Wait"),
        rule=translate("Lost", "Not everyone agreed, so the table waits.") if state.refused else props.rule,
    )


def _polled(state: LostState, now_s: float) -> LostProps:
    poll = state.poll
    props = replace(_about(state, poll.gone, now_s, goes_on=True), voters=_voters(state))
    if poll.ask:
        agree_text = _agree_text(state, poll.gone, goes_on=True)
        return replace(props, agree_text=agree_text, wait_text=translate("Lost", "Wait"))
    if silent_voters(state, now_s):
        more = translate("Lost", "Those who haven’t answered are offline too. Nobody has all the keys any more.")
        return replace(props, rule=more, agree_text=translate("Lost", "End the game"))
    return replace(
        props,
        rule=translate("Lost", "You’ve agreed. It’s done as soon as everyone has."),
        wait_text=translate("Lost", "Back to the table"),
    )


def _voters(state: LostState) -> tuple[Voter, ...]:
    poll = state.poll
    voters = []
    for seat in sorted({*poll.agreed, *poll.awaited}):
        person = state.people[seat]
        agrees = seat in poll.agreed
        says = translate("Lost", "agrees") if agrees else translate("Lost", "no answer yet")
        name = table_words.you(person, mine=seat == state.me)
        voters.append(Voter(str(seat), name, person.lantern, says, agrees))
    return tuple(voters)


def _about(state: LostState, gone: tuple[Seat, ...], now_s: float, *, goes_on: bool) -> LostProps:
    """Who is gone, and what going on without them means."""
    names = names_of(state, gone)
    missed = dict(state.missed)
    left = any(missed[seat].left for seat in gone if seat in missed)
    silence_s = int(max((now_s - missed[seat].since_s for seat in gone if seat in missed), default=0.0))
    ended = [seat for seat in gone if seat in missed and missed[seat].ended]
    astray = next((found for seat in gone if seat in missed and (found := missed[seat].astray) is not None), None)
    back = translate("Lost", "If they come back in time, the game goes on where it stopped.")
    if ended:
        title = fill(translate("Lost", "Has ended the game: %1"), names_of(state, tuple(ended)))
        happened = translate("Lost", "The game ended there while you were away. It stays unfinished: nobody has won.")
        back = ""
    elif astray is not None:
        title, happened = _astray(astray, names)
        back = translate("Lost", "Nobody is accused: one of the two programs has a fault.") if astray.boards else ""
    elif left:
        title = fill(translate("Lost", "Left the table: %1"), names)
        happened = translate("Lost", "%n player(s) left. Face-down cards stay hidden: nobody can look.", "", len(gone))
    elif all(missed[seat].closed for seat in gone if seat in missed):
        title = fill(translate("Lost", "Closed Sennik: %1"), names)
        happened = translate(
            "Lost",
            "They said goodbye %n second(s) ago and mean to come back. Face-down cards stay hidden.",
            "",
            silence_s,
        )
    elif _alone(state):
        title = fill(translate("Lost", "No word from %1"), names)
        happened = translate(
            "Lost",
            "You hear nobody: your own network may be gone. No sign of life for %n second(s).",
            "",
            silence_s,
        )
    else:
        title = fill(translate("Lost", "No word from %1"), names)
        happened = translate(
            "Lost",
            "No sign of life for %n second(s). Face-down cards stay hidden: nobody can look at them.",
            "",
            silence_s,
        )
    return LostProps(
        title=title,
        lantern=state.people[gone[0]].lantern,
        happened=happened,
        means=_means(names, len(gone), goes_on=goes_on),
        price=_price(state, gone, goes_on=goes_on),
        rule=back,
    )


def _alone(state: LostState) -> bool:
    """Whether nobody else who plays by a program of their own is heard: it may be this computer that is cut off."""
    others = {
        seat
        for seat, person in enumerate(state.people)
        if seat != state.me and not person.bot and seat not in state.ghosts
    }
    return others <= {seat for seat, missed in state.missed if not missed.left and not missed.closed}


def _astray(astray: Astray, names: str) -> tuple[str, str]:
    """What to call one whose words cannot be read here, and what happened."""
    if astray.stalled:
        happened = translate("Lost", "That program is online, and everybody waits for its part.")
        return fill(translate("Lost", "Does not go on: %1"), names), happened
    if astray.boards:
        happened = translate("Lost", "Since step %1 that program gets another table than yours from the same moves.")
        return fill(translate("Lost", "Computes differently: %1"), names), fill(happened, astray.number)
    happened = translate("Lost", "What that program sends builds on something that never came here.")
    return fill(translate("Lost", "Can’t be read any more: %1"), names), happened


def _means(names: str, count: int, *, goes_on: bool) -> str:
    if goes_on:
        ghosts = translate("Lost", "%n ghost(s) will play for %1, by fixed rules. No way leads back there.", "", count)
        return fill(ghosts, names)
    return fill(translate("Lost", "No card opens without %1: nobody else has their %n key(s).", "", count), names)


def _price(state: LostState, gone: tuple[Seat, ...], *, goes_on: bool) -> str:
    left = state.seats - len(state.ghosts) - len(gone)
    if not goes_on:
        return translate("Lost", "The game ends without a winner, and the game file says why.")
    if left == 2:
        return translate("Lost", "Two remain: if one more leaves, the game ends without a winner.")
    return translate("Lost", "One colluder fewer is then enough to see a player’s cards.")


def _agree_text(state: LostState, gone: tuple[Seat, ...], *, goes_on: bool) -> str:
    if goes_on:
        return fill(translate("Lost", "Play on without %1"), names_of(state, gone))
    return translate("Lost", "End the game")


def _ended(state: LostState, news: BrokenOffNews) -> LostProps:
    happened = fill(translate("Lost", "Gone for good: %1"), names_of(state, news.gone))
    means = translate("Lost", "Nobody wins.") if news.dealt else translate("Lost", "No cards had been dealt yet.")
    lantern = state.people[news.gone[0]].lantern if news.gone and news.gone[0] < len(state.people) else "round"
    return LostProps(
        title=translate("Lost", "The game ends here"),
        lantern=lantern,
        happened=happened,
        means=means,
        price=fill(translate("Lost", "The game so far: %1"), news.saved) if news.saved else "",
        leave_text=translate("Lost", "Leave the table"),
        saved=news.saved,
    )


def names_of(state: LostState, seats: tuple[Seat, ...]) -> str:
    """Their names, as a list."""
    return ", ".join(state.people[seat].name for seat in seats if seat < len(state.people))
