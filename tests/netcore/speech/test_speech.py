"""What is said is heard by all in one order, and a flood, a forger or a liar harms nobody but itself."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable

import pytest

from netcore.errors import Malformed, Misuse
from netcore.feeds.entry import ENTRY_CONTEXT, Entry
from netcore.identity import verify
from netcore.lobby.bench import MOST_ONLOOKERS
from netcore.names import MOST_JOINERS
from netcore.speech.line import CONTEXT, LARGEST_LINE, Line, _Line, _SignedLine
from netcore.speech.messages import MOST_LINES, MOST_VOICES, Ear, Heard, Lines
from netcore.speech.pauses import Pauses
from netcore.speech.said import CALLS, LONGEST_TEXT, REACTIONS, Call
from netcore.speech.speech import (
    AT_ONCE,
    BENCH_AT_ONCE,
    BENCH_PER_S,
    CALLED_AT_ONCE,
    HEARD_AT_ONCE,
    HEARD_PER_S,
    KEPT,
    LINKED_AT_ONCE,
    MOST_WAITING,
    PER_S,
    TOLD_AT_ONCE,
    Hushed,
    TooFast,
)
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import LARGEST_CONTENT
from tests.fuzz.targets import identity
from tests.scenery.company import START_MS, TABLE, Company, Person

WAIT_MS = round(1000 / PER_S)
MEN = "\U0001f468" * 9


def line(by: Person, number: int, text: str = "x", *, voice: int = START_MS, table: bytes = TABLE) -> Line:
    return Line.sign(by.identity, table, voice, number, text=text)


# ── honest people ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("star", [True, False], ids=["room", "table"])
def test_everybody_hears_each_one_in_its_order(star: bool) -> None:
    company = Company(5, star=star)
    for round_ in range(6):
        for person in company.people:
            company.say(person, f"{person.number}.{round_}")
        company.run(WAIT_MS)
    for speaker in company.people:
        for person in company.people:
            assert person.by(speaker) == [f"{speaker.number}.{round_}" for round_ in range(6)]
            assert not person.closed


def test_a_reaction_is_heard_and_is_one_of_eight() -> None:
    company = Company(2)
    ala, ola = company.people
    for reaction in REACTIONS:
        company.send(ala, ala.speech.react(reaction, company.now_s()))
        company.run(WAIT_MS)
    assert ola.by(ala) == list(REACTIONS)
    with pytest.raises(ValueError, match="no reaction"):
        ala.speech.react("shout", company.now_s())  # type: ignore[arg-type]


@pytest.mark.parametrize("star", [True, False], ids=["room", "table"])
def test_a_link_that_was_gone_loses_nothing(star: bool) -> None:
    company = Company(3, star=star)
    host, ala, ola = company.people
    for other in (host, *(() if star else (ola,))):
        company.cut(ala, other)
    for number in range(3):
        company.say(ola, f"ola {number}")
        company.say(ala, f"ala {number}")
        company.run(WAIT_MS)
    assert ala.by(ola) == []
    company.link(host, ala)  # the other link stays gone: who holds the lines passes them on
    company.say(ola, "ola 3")
    company.run()
    assert ala.by(ola) == [f"ola {number}" for number in range(4)]
    assert ola.by(ala) == host.by(ala) == [f"ala {number}" for number in range(3)]


def test_on_a_link_that_took_anothers_place_what_is_lacking_comes_first() -> None:
    company = Company(2)
    ala, ola = company.people
    for one, other in ((ala, ola), (ola, ala)):
        one.speech.unlinked(other.key)
    assert ala.speech.say("lost on the way", company.now_s()) == [], "nobody has said yet what it holds"
    company.gather()
    company.run()
    company.say(ala, "and next")
    company.run()
    assert ola.by(ala) == ["lost on the way", "and next"]


def test_who_was_away_while_another_started_anew_hears_both_its_voices() -> None:
    company = Company(3)
    ala, ola, iza = company.people
    company.cut(ola, ala)
    company.cut(ola, iza)
    company.say(ala, "before")
    company.run()
    company.cut(ala, iza)
    ala.begin()
    company.link(ala, iza)
    company.run()
    company.say(ala, "after")
    company.run()
    company.link(ola, iza)
    company.run()
    assert ola.by(ala) == iza.by(ala) == ["before", "after"]


def test_who_comes_later_hears_nothing_that_was_said_before() -> None:
    company = Company(3)
    late = company.people[2]
    company.there.discard(late.key)
    company.gather()
    company.say(company.people[0], "behind your back")
    company.run()
    company.there.add(late.key)
    company.gather()
    company.run()
    company.say(company.people[0], "good evening")
    company.run()
    assert late.heard() == [(company.people[0].key, "good evening")]
    assert company.people[1].by(company.people[0]) == ["behind your back", "good evening"]


def test_a_program_that_was_started_anew_speaks_on_and_hears_the_last_few_lines_again() -> None:
    company = Company(2)
    ala, ola = company.people
    for number in range(KEPT + 3):
        company.say(ola, str(number))
        company.run(WAIT_MS)
    company.say(ala, "before")
    company.run(WAIT_MS)
    company.cut(ala, ola)
    ala.begin()
    company.link(ala, ola)
    company.run()
    assert ala.by(ola)[-KEPT:] == [str(number) for number in range(3, KEPT + 3)]
    company.say(ala, "after")
    company.run()
    assert ola.by(ala) == ["before", "after"]


def test_at_another_table_nothing_is_known_of_this_one() -> None:
    company = Company(2)
    ala, ola = company.people
    company.say(ala, "here")
    company.run()
    elsewhere = company.circle().__class__(b"u" * 16, company.circle().members)
    sent = ola.speech.gather(elsewhere, ola.linked.__contains__)
    assert [decode(raw, Heard) for _, raw in sent] == [Heard(())]
    company.say(ala, "still here")
    company.run()
    assert ola.by(ala) == ["here"]


def test_who_is_alone_or_at_no_table_does_not_speak() -> None:
    company = Company(1)
    with pytest.raises(Hushed):
        company.say(company.people[0], "hello?")
    company.there.clear()
    company.gather()
    with pytest.raises(Hushed):
        company.say(company.people[0], "hello?")


def test_one_thing_after_the_other() -> None:
    company = Company(2)
    ala, ola = company.people
    for number in range(AT_ONCE):
        company.say(ala, str(number))
    with pytest.raises(TooFast):
        company.say(ala, "more")
    company.run(WAIT_MS)
    company.say(ala, "more")
    company.run()
    assert ola.by(ala) == [*map(str, range(AT_ONCE)), "more"]


# ── the rule of the table, and the night ────────────────────────────────────────────────────────────────────────────


def test_where_a_table_reacts_only_words_are_neither_said_nor_heard_nor_passed_on() -> None:
    company = Company(3, talk="reactions")
    liar, ala, ola = company.people
    with pytest.raises(Hushed):
        company.say(ala, "words")
    company.cut(liar, ola)
    company.tell(liar, ala, line(liar, 0, "words"))
    company.send(ala, ala.speech.react("oh", company.now_s()))
    company.run()
    assert ala.by(liar) == ola.by(liar) == []
    assert ola.by(ala) == liar.by(ala) == ["oh"]
    assert not ala.closed, "the rule may have changed while it was under way"


def test_a_call_is_no_talk_no_rule_of_the_table_is_about_it_and_it_is_not_shown() -> None:
    company = Company(3, talk="off")
    ala, ola, _ = company.people
    company.cut(ala, ola)
    for call in CALLS:
        company.send(ala, ala.speech.call(call, company.now_s()))
        company.run(WAIT_MS)
    for person in company.people:
        assert person.speech.take_calls() == [(ala.key, call) for call in CALLS]
        assert person.by(ala) == []


def test_the_last_call_is_kept_however_much_was_said_since() -> None:
    company = Company(3, star=False)
    ala, ola, ula = company.people
    for other in (ala, ola):
        company.cut(ula, other)
    company.send(ala, ala.speech.call("away", company.now_s()))
    company.run(WAIT_MS)
    company.send(ala, ala.speech.call("pause", company.now_s()))
    company.run(WAIT_MS)
    for number in range(KEPT + 4):
        company.say(ala, f"{number}")
        company.run(WAIT_MS)
    company.link(ula, ola)
    company.run()
    assert ula.speech.take_calls() == [(ala.key, "away"), (ala.key, "pause")], "the last one of either kind"
    assert ula.by(ala) == [str(number) for number in range(4, KEPT + 4)]
    assert not ula.closed


def test_at_night_nobody_calls_and_what_was_called_waits() -> None:
    company = Company(2)
    ala, ola = company.people
    ola.night = True
    company.send(ala, ala.speech.call("pause", company.now_s()))
    company.run()
    assert ola.speech.take_calls() == []
    with pytest.raises(Hushed):
        ola.speech.call("pause", company.now_s())
    ola.night = False
    company.send(ola, ola.speech.wake(company.now_s()))
    assert ola.speech.take_calls() == [(ala.key, "pause")]


def call(by: Person, number: int, what: Call, *, voice: int = START_MS) -> Line:
    return Line.sign(by.identity, TABLE, voice, number, reaction=what)


def stand(person: Person, by: Person) -> tuple[bool, bool]:
    """Whether this program has a pause by what it has heard, and whether it takes somebody for away."""
    pauses = Pauses()
    for author, what in person.speech.take_calls():
        pauses.hear(author, what, 0.0)
    return by.key in pauses.askers, by.key in pauses.away


@pytest.mark.parametrize(
    "newer",
    [
        lambda liar: [line(liar, 1)],
        lambda liar: [line(liar, 1, voice=START_MS + 1)],
        lambda liar: [call(liar, 1, "away"), call(liar, 2, "back")],
        lambda liar: [line(liar, number) for number in range(1, HEARD_AT_ONCE + 1)],
    ],
    ids=["words", "another voice", "other calls", "as much as is heard"],
)
def test_a_pause_stands_for_all_or_none_whatever_one_was_told_before(newer: Callable[[Person], list[Line]]) -> None:
    company = Company(3)
    liar, ala, ola = company.people
    company.tell(liar, ola, *newer(liar))
    company.run()
    company.tell(liar, ala, call(liar, 0, "pause"))
    company.run()
    assert stand(ala, liar)[0]
    assert stand(ola, liar)[0]


@pytest.mark.parametrize("spoken", [True, False], ids=["words", "calls"])
def test_what_was_called_at_night_stands_for_all_or_none(spoken: bool) -> None:
    company = Company(3)
    liar, ala, ola = company.people
    company.sunrise(ala, ola, night=True)
    numbers = range(1, MOST_WAITING + 3)
    before = [line(liar, n) if spoken else call(liar, n, ("away", "back")[n % 2]) for n in numbers]
    company.tell(liar, ola, *before)
    company.tell(liar, ala, call(liar, 0, "pause"))
    company.run()
    company.tell(liar, ola, call(liar, 0, "pause"))  # at night nobody passes anything on
    company.run()
    company.sunrise(ala, ola)
    company.run()
    assert stand(ala, liar)[0]
    assert stand(ola, liar)[0]


def test_of_two_calls_the_later_one_counts_in_whatever_order_they_come() -> None:
    company = Company(3)
    liar, ala, ola = company.people
    company.tell(liar, ola, call(liar, 1, "go-on"))
    company.tell(liar, ala, call(liar, 0, "pause"))
    company.run()
    assert not stand(ala, liar)[0]
    assert not stand(ola, liar)[0]


@pytest.mark.parametrize("more", [0, KEPT + 2])
def test_who_calls_one_thing_to_some_and_says_another_to_others_has_no_pause(more: int) -> None:
    company = Company(3)
    liar, ala, ola = company.people
    after = [line(liar, 1 + number) for number in range(more)]
    company.tell(liar, ala, call(liar, 0, "pause"), *after)
    company.tell(liar, ola, line(liar, 0), *after)
    company.run()
    assert not stand(ala, liar)[0]
    assert not stand(ola, liar)[0]


def test_who_calls_so_often_that_not_all_of_it_is_heard_has_no_pause() -> None:
    company = Company(3)
    liar, ala, ola = company.people
    toggles = [call(liar, 1 + number, ("away", "back")[number % 2]) for number in range(CALLED_AT_ONCE)]
    company.tell(liar, ola, *toggles)
    company.tell(liar, ala, call(liar, 0, "pause"))
    company.run()
    assert not stand(ala, liar)[0]
    assert not stand(ola, liar)[0]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_liar_tells_to_whom_its_pause_stands_for_all_or_none(seed: int) -> None:
    chance, company = random.Random(seed), Company(4, seed=seed)
    liar, *others = company.people
    pauses = {person.key: Pauses() for person in others}

    def take_calls() -> None:
        for person in others:
            for author, what in person.speech.take_calls():
                pauses[person.key].hear(author, what, company.now_s())

    said: dict[tuple[int, int], list[Line]] = {}
    if chance.random() < 0.3:
        company.sunrise(*others, night=True)
    for _ in range(chance.choice((5, 15, 40))):
        at = START_MS + chance.choice((0, 0, 0, 1)), chance.randrange(chance.choice((4, 20)))
        made = said.setdefault(at, [])
        if not made or chance.random() < 0.2:
            what = chance.choice((None, *CALLS))
            made.append(Line.sign(liar.identity, TABLE, *at, text="" if what else "x", reaction=what))
        for person in chance.sample(others, chance.choice((1, 1, 2, 3))):
            company.tell(liar, person, chance.choice(made))
        company.run(chance.choice((0, 5, 50, 3000)))
        take_calls()
        if chance.random() < 0.05:
            company.sunrise(*others)
    company.sunrise(*others)
    company.run(5000)
    take_calls()
    assert len({(liar.key in each.askers, liar.key in each.away) for each in pauses.values()}) == 1


def test_a_pause_that_one_alone_has_heard_comes_with_the_next_link() -> None:
    company = Company(3)
    liar, ala, ola = company.people
    company.cut(ala, ola)
    company.tell(liar, ala, call(liar, 0, "pause"))
    company.tell(liar, ola, line(liar, 1))
    company.run()
    company.cut(liar, ala)
    company.link(ala, ola)
    company.run()
    assert stand(ala, liar)[0]
    assert stand(ola, liar)[0]


def test_where_a_table_is_silent_nothing_is_heard() -> None:
    company = Company(2, talk="off")
    liar, ala = company.people
    with pytest.raises(Hushed):
        ala.speech.react("oh", company.now_s())
    company.tell(liar, ala, line(liar, 0), Line.sign(liar.identity, TABLE, START_MS, 1, reaction="oh"))
    company.run()
    assert ala.heard() == []


def test_at_night_nothing_is_said_and_what_a_liar_says_waits_for_the_day() -> None:
    company = Company(3)
    liar, dreamer, spirit = company.people
    company.sunrise(*company.people, night=True)
    for person in (dreamer, spirit):
        with pytest.raises(Hushed):
            company.say(person, "the word is moon")
        with pytest.raises(Hushed):
            person.speech.react("nice", company.now_s())
    for number in range(40):
        said = {"reaction": "nice"} if number == 2 else {"text": f"moon {number}"}
        company.tell(liar, dreamer, Line.sign(liar.identity, TABLE, START_MS, number, **said))
        company.run(200)
    assert dreamer.heard() == spirit.heard() == []
    company.sunrise(dreamer)
    company.run()
    assert dreamer.by(liar) == ["nice" if number == 2 else f"moon {number}" for number in range(MOST_WAITING)]
    assert spirit.heard() == [], "it is night there still"
    company.sunrise(spirit)
    assert spirit.by(liar) == dreamer.by(liar), "what came by way of another waits as well"


def test_a_line_that_crosses_the_first_moment_of_a_night_is_heard_in_its_turn_at_day() -> None:
    company = Company(3)
    ala, ola, iza = company.people
    company.say(ala, "good night")
    company.sunrise(ola, night=True)
    company.run()
    assert iza.by(ala) == ["good night"]
    assert ola.by(ala) == []
    company.sunrise(ola)
    company.say(ala, "good morning")
    company.run()
    assert ola.by(ala) == iza.by(ala) == ["good night", "good morning"]


# ── attackers ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_flood_of_ones_own_lines_is_cut_short_and_drowns_nobody() -> None:
    company = Company(4)
    liar, ala, ola, iza = company.people
    for burst in range(30):
        company.tell(liar, ala, *(line(liar, 10 * burst + at, "flood") for at in range(10)))
        company.run(1000)
        if burst % 3 == 0:
            company.say(iza, f"calm {burst}")
    company.run()
    calm = [f"calm {burst}" for burst in range(0, 30, 3)]
    assert len(ola.by(liar)) <= len(ala.by(liar)) <= HEARD_AT_ONCE + 33 * HEARD_PER_S
    assert ala.by(iza) == ola.by(iza) == calm
    assert not ola.closed, "nobody is blamed for what it passed on"
    assert not iza.closed


def test_a_link_that_is_flooded_is_closed_and_no_other() -> None:
    company = Company(3)
    liar, ala, ola = company.people
    old = line(liar, 0)
    for _ in range(LINKED_AT_ONCE // MOST_LINES + 2):
        company.tell(liar, ala, *[old] * MOST_LINES)
    company.run()
    assert ala.closed == [liar.key]
    assert ala.by(liar) == ["x"]
    company.say(ola, "still here")
    company.run()
    assert ala.by(ola) == ["still here"]


def test_who_asks_again_and_again_is_told_no_more_than_there_is_twice_over() -> None:
    company = Company(5)
    liar, ala, *others = company.people
    for round_ in range(KEPT):
        for person in (ala, *others):
            company.say(person, f"{round_}")
        company.run(WAIT_MS)
    ask, told = encode(Heard(())), 0
    for _ in range(LINKED_AT_ONCE // 2):
        for _, raw in ala.speech.receive(liar.key, ask, company.now_s()):
            message = decode(raw, Lines | Heard)
            told += len(message.lines) if isinstance(message, Lines) else 0
    assert TOLD_AT_ONCE - KEPT * 4 < told <= TOLD_AT_ONCE
    assert len(liar.by(ala)) == KEPT, "to the others nothing has changed"
    company.run(60_000)
    again = [decode(raw, Lines | Heard) for _, raw in ala.speech.receive(liar.key, ask, company.now_s())]
    assert sum(len(each.lines) for each in again if isinstance(each, Lines)) == KEPT * 4, (
        "after a while it is told again"
    )


def test_honest_people_never_flood_a_link() -> None:
    """The busiest link there is: a host that passes on what nine others say as fast as they can."""
    company = Company(10, star=True)
    for _ in range(90):
        for person in company.people:
            with contextlib.suppress(TooFast):
                company.say(person, "as fast as can be")
        company.run(500)
    assert not any(person.closed for person in company.people)
    assert len({len(person.heard()) for person in company.people}) == 1


@pytest.mark.parametrize("how", ["signature", "author", "text", "table"])
def test_a_forged_line_closes_the_link_that_it_came_over(how: str) -> None:
    company = Company(3)
    liar, ala, ola = company.people
    good, other = line(ola, 0, "mine"), line(ola, 0, "mine", table=b"u" * 16)
    signed, signature = {
        "signature": (good.signed, bytes([good.signature[0] ^ 1]) + good.signature[1:]),
        "author": (good.signed, line(liar, 0, "mine").signature),
        "text": (good.signed.replace(b"mine", b"your"), good.signature),
        "table": (other.signed.replace(b"u" * 16, TABLE), other.signature),
    }[how]
    forged = Line.read(encode(_SignedLine(signed, signature)))
    company.tell(liar, ala, forged)
    company.run()
    assert ala.closed == [liar.key]
    assert ala.heard() == []


def test_what_is_said_at_another_table_or_by_somebody_else_is_not_heard() -> None:
    company = Company(3)
    liar, ala, ola = company.people
    company.there.discard(ola.key)
    company.gather()
    company.tell(liar, ala, line(ola, 0, "not here"), line(liar, 0, "elsewhere", table=b"u" * 16))
    company.tell(ola, ala, line(ola, 1, "not here"))
    company.run()
    assert ala.heard() == []
    assert not ala.closed, "who has left may not know it yet"


def test_nobody_says_for_me_what_i_have_not_said_here() -> None:
    company = Company(2)
    liar, ala = company.people
    company.tell(liar, ala, line(ala, 7, "said at another computer"))
    company.run()
    assert ala.heard() == []


def test_who_tells_one_thing_to_some_and_another_to_others_is_heard_no_more() -> None:
    company = Company(4)
    liar, ala, ola, iza = company.people
    company.tell(liar, ala, line(liar, 0, "yes"))
    company.tell(liar, ola, line(liar, 0, "no"))
    company.run()
    for person in (ala, ola, iza):
        assert person.by(liar) in (["yes"], ["no"])
        assert person.speech.two_tongued == (liar.key,)
        assert not person.closed
    company.tell(liar, ala, line(liar, 1, "never mind"))
    company.tell(liar, ala, line(liar, 0, "never mind", voice=START_MS + 9))
    company.say(iza, "well")
    company.run()
    assert len(ala.by(liar)) == len(ola.by(liar)) == 1
    assert ala.by(iza) == ["well"]


def test_lines_that_are_past_are_not_heard_again_and_take_nothing_from_their_author() -> None:
    company = Company(3)
    liar, ala, ola = company.people
    for number in range(KEPT + 4):
        company.say(ola, str(number))
        company.run(WAIT_MS)
    past = [line(ola, number, str(number), voice=START_MS - 1) for number in range(20)]
    voice = liar.speech._voices[ola.key]
    past += [each.line for each in voice.kept]
    for _ in range(5):
        company.tell(liar, ala, *past[:MOST_LINES])
    company.say(ola, "and now")
    company.run()
    assert ala.by(ola) == [*map(str, range(KEPT + 4)), "and now"]
    assert not ala.closed


def made_up_onlookers(company: Company, liar: Person, ala: Person, rounds: int, lines: int) -> None:
    """A player says that ever other people look on through its program, and speaks for all of them."""
    for round_ in range(rounds):
        fakes = [identity(100 + MOST_ONLOOKERS * round_ + at) for at in range(MOST_ONLOOKERS)]
        company.bench = tuple(fake.public for fake in fakes)
        company.gather()
        for fake in fakes:
            said = [Line.sign(fake, TABLE, START_MS, number, text="hoho") for number in range(lines)]
            company.tell(liar, ala, *said)
        company.run(250)


def test_made_up_onlookers_make_nobody_forget_what_a_player_has_said() -> None:
    """Else what was said, and a call for a pause, could be said again in the player's name."""
    company = Company(3)
    liar, ala, ola = company.people
    company.send(ola, ola.speech.call("pause", company.now_s()))
    company.say(ola, "once")
    company.run()
    old = [each.line for each in liar.speech._voices[ola.key].kept]
    assert ala.by(ola) == ["once"]
    assert ala.speech.take_calls() == [(ola.key, "pause")]
    made_up_onlookers(company, liar, ala, 6, 1)
    company.tell(liar, ala, *old)
    company.run()
    assert ala.by(ola) == ["once"]
    assert ala.speech.take_calls() == []
    assert len(ala.speech._voices) <= MOST_VOICES


def test_made_up_onlookers_do_not_speak_more_than_a_bench_does() -> None:
    """Else who passes on what they say, as everybody does, would be closed for a flood."""
    company = Company(3)
    liar, ala, ola = company.people
    made_up_onlookers(company, liar, ala, 6, 11)
    company.say(ala, "hello")
    company.run()
    assert ola.closed == []
    assert ola.by(ala) == ["hello"]
    assert sum(text == "hoho" for _, text in ola.heard()) <= BENCH_AT_ONCE + 4 * BENCH_PER_S


def test_a_stranger_who_is_linked_learns_nothing_of_what_is_said() -> None:
    company = Company(3)
    stranger, ala, ola = company.people
    company.there.discard(stranger.key)
    company.gather()
    company.run()
    company.say(ala, "between us")
    company.send(stranger, [(ala.key, encode(Heard(())))])
    company.run()
    assert stranger.heard() == []
    sent = ala.speech.receive(stranger.key, encode(Heard((Ear(ola.key, 0, 0),))), company.now_s())
    assert sent == []


# ── lines ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_longest_line_fits_and_a_longer_one_is_none() -> None:
    company = Company(2)
    ala, ola = company.people
    longest = "\U0001f319" * LONGEST_TEXT
    company.say(ala, longest)
    company.say(ala, "ab" * LONGEST_TEXT)
    company.run()
    assert ola.by(ala) == [longest, ("ab" * LONGEST_TEXT)[:LONGEST_TEXT]]
    with pytest.raises(Misuse):
        line(ala, 0, "x" * (LONGEST_TEXT + 1))
    long = line(ala, 0, "x" * 100).signed.replace(b"\xd9\x64" + b"x" * 100, b"\xda\x01\x00" + b"x" * 256)
    with pytest.raises(Malformed):
        Line.read(encode(_SignedLine(long, bytes(64))))
    with pytest.raises(Malformed):
        Line.read(encode(_SignedLine(bytes(LARGEST_LINE + 1), bytes(64))))


@pytest.mark.parametrize("nothing", ["", "  \n", "\u202e\u200b", "\u0301"])
def test_nothing_is_not_said(nothing: str) -> None:
    company = Company(2)
    ala, ola = company.people
    with pytest.raises(ValueError, match="nothing that can be seen"):
        company.say(ala, nothing)
    if nothing:
        company.tell(ala, ola, line(ala, 0, nothing))
        company.run()
    assert ola.heard() == []


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("<b>loud</b> &amp; <img src=file:///x>", "<b>loud</b> &amp; <img src=file:///x>"),
        ("two\nrows\tand \u2028more", "two rows and more"),
        ("abc\u202edef\u2066ghi", "abcdefghi"),
        ("a\u200bb\u00adc\ufeff", "abc"),
        ("z\u0301\u0302\u0303\u0304\u0305\u0306a", "ź\u0302\u0303a"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u200d".join(MEN[:9]), "\u200d".join(MEN[: MOST_JOINERS + 1]) + "\u200d".join(MEN[: 8 - MOST_JOINERS])),
    ],
)
def test_words_are_shown_as_they_stand_in_one_row_and_nothing_else_is(sent: str, shown: str) -> None:
    company = Company(2)
    liar, ala = company.people
    company.tell(liar, ala, line(liar, 0, sent))
    company.run()
    assert ala.by(liar) == [shown]


def test_a_line_says_one_thing() -> None:
    ala = Company(1).people[0]
    for text, reaction in (("", ""), ("both", "oh")):
        wire = _Line(TABLE, ala.key, 1, 0, text, reaction)  # type: ignore[arg-type]
        with pytest.raises(Malformed):
            Line.read(encode(_SignedLine(encode(wire), bytes(64))))
        with pytest.raises(Misuse):
            Line.sign(ala.identity, TABLE, 1, 0, text=text, reaction=reaction or None)  # type: ignore[arg-type]


def test_nothing_that_is_said_is_an_entry_of_a_game() -> None:
    """So that what anybody says, once or twice, convicts nobody at a table."""
    ala = Company(1).people[0]
    said = line(ala, 0)
    assert said.is_signed()
    assert verify(ala.key, CONTEXT, said.signed, said.signature)
    assert not verify(ala.key, ENTRY_CONTEXT, said.signed, said.signature)
    with pytest.raises(Malformed):
        Entry.read(said.raw)
    entry = Entry.sign(ala.identity, bytes(32), 0, 0, bytes(32), b"")
    with pytest.raises(Malformed):
        Line.read(entry.raw)


def test_the_largest_messages_fit_into_an_envelope() -> None:
    ala = Company(1).people[0]
    raw = line(ala, 9_999, "\U0001f319" * LONGEST_TEXT, voice=2**53 - 1).raw
    assert len(encode(Lines((raw,) * MOST_LINES))) < LARGEST_CONTENT
    assert len(encode(Heard((Ear(ala.key, 2**53 - 1, 10_000),) * 32))) < LARGEST_CONTENT
