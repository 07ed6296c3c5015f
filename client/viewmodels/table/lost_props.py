"""The question about those who are not heard, in words: what happened, what can be done, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table import words as table_words
from client.viewmodels.table.lost_state import SHOWN_AFTER_S, LostState, missing, silence_s, silent_voters
from engine.pieces import Seat
from netcore.status import ForfeitNews

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
    if state.forfeit is not None:
        return _ended(state, state.forfeit)
    if state.over:
        return LostProps()
    if state.poll.gone and state.me not in state.poll.gone and (state.poll.ask or state.me in state.poll.agreed):
        return _polled(state, now_s)
    gone = missing(state)
    if not gone or now_s < state.quiet_until_s or silence_s(state, gone, now_s) < SHOWN_AFTER_S:
        return LostProps()
    return _offered(state, gone, now_s)


def _offered(state: LostState, gone: tuple[Seat, ...], now_s: float) -> LostProps:
    spared = len(gone) == 1 and all(m.spared for seat, m in state.missed if seat in gone)
    props = _about(state, gone, now_s, goes_on=spared)
    return replace(
        props,
        agree_text=_agree_text(state, gone, goes_on=spared),
        wait_text=translate("Lost", "Wait"),
        rule=translate("Lost", "Not everyone agreed, so the table waits.") if state.refused else props.rule,
    )


def _polled(state: LostState, now_s: float) -> LostProps:
    poll = state.poll
    props = replace(_about(state, poll.gone, now_s, goes_on=poll.goes_on), voters=_voters(state))
    if poll.ask:
        return replace(
            props, agree_text=_agree_text(state, poll.gone, goes_on=poll.goes_on), wait_text=translate("Lost", "Wait")
        )
    if silent_voters(state, now_s):
        more = translate("Lost", "Those who haven’t answered are offline too. Nobody has all the keys any more.")
        return replace(props, rule=more, agree_text=translate("Lost", "End the game"))
    return replace(props, rule=translate("Lost", "You’ve agreed. It’s done as soon as everyone has."))


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
    if left:
        title = fill(translate("Lost", "Left the table: %1"), names)
        happened = translate("Lost", "This player has left. Face-down cards stay hidden: nobody can look at them.")
    else:
        title = fill(translate("Lost", "No word from %1"), names)
        happened = translate(
            "Lost",
            "No sign of life for %n second(s). Face-down cards stay hidden: nobody can look at them.",
            "",
            silence_s,
        )
    back = translate("Lost", "If they come back in time, the game goes on where it stopped.")
    return LostProps(
        title=title,
        lantern=state.people[gone[0]].lantern,
        happened=happened,
        means=_means(names, goes_on=goes_on),
        price=_price(state, gone, goes_on=goes_on),
        rule=back,
    )


def _means(names: str, *, goes_on: bool) -> str:
    if goes_on:
        return fill(
            translate("Lost", "A ghost will play for %1, by fixed rules. There’s no way back into that seat."),
            names,
        )
    return fill(translate("Lost", "No card can be opened without %1: nobody else has that key."), names)


def _price(state: LostState, gone: tuple[Seat, ...], *, goes_on: bool) -> str:
    left = state.seats - len(state.ghosts) - len(gone)
    if not goes_on:
        if left == 1:
            return translate("Lost", "You win by forfeit, and the game file says so.")
        return translate("Lost", "The game ends without a winner, and the game file says why.")
    if left == 2:
        return translate("Lost", "Two remain: whoever leaves next loses by forfeit.")
    return translate("Lost", "One colluder fewer is then enough to see a player’s cards.")


def _agree_text(state: LostState, gone: tuple[Seat, ...], *, goes_on: bool) -> str:
    if goes_on:
        return fill(translate("Lost", "Play on without %1"), names_of(state, gone))
    return translate("Lost", "End the game")


def _ended(state: LostState, news: ForfeitNews) -> LostProps:
    gone = names_of(state, news.gone)
    happened = fill(translate("Lost", "Gone for good: %1"), gone)
    if state.me in news.gone:
        happened = fill(translate("Lost", "Agreed that you were gone: %1"), names_of(state, news.by))
    means = translate("Lost", "Nobody wins.")
    if not news.dealt:
        means = translate("Lost", "No cards had been dealt yet.")
    elif len(news.by) == 1:
        means = fill(translate("Lost", "Won by forfeit: %1"), names_of(state, news.by))
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
