"""`evening`: what several game files come to together, whoever brings them, in whatever order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.game import Outcome
from engine.games import find
from netcore.audit.evening import COMPLETE, FAULTY, UNFINISHED, Evening, Verified, evening
from netcore.audit.replay import Fault, Report
from netcore.feeds.chain import Fork
from netcore.feeds.charter import Terms
from netcore.feeds.entry import NO_HASH, Entry, SignedHeader
from netcore.files.forkfile import write_fork
from netcore.files.gamefile import pack_game
from netcore.verbs.cli import main
from netcore.wire.codec import encode
from tests.tables.ring import Ring, identity_of, terms_for


def terms(table: int, names: Sequence[str] = ("Ada", "Bo", "Cyd"), game: str = "sen", **options: Any) -> Terms:
    """The terms of a table of persons with the keys 0, 1, …"""
    plain = terms_for(find(game), len(names), options)
    seats = tuple(
        replace(seat, name=name, kind="person", home=at)
        for at, (seat, name) in enumerate(zip(plain.seats, names, strict=True))
    )
    return replace(plain, table=bytes([table]) * 16, seats=seats)


def complete(file: str, agreed: Terms, *scores: int, winners: tuple[int, ...], gone: tuple[int, ...] = ()) -> Verified:
    there = tuple(seat for seat in range(len(scores)) if seat not in gone)
    return Verified(file, Report((), terms=agreed, complete_for=there, outcome=Outcome(scores, winners)))


def wins(score: Evening) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    return {
        person.name: (person.wins, person.games, person.places) for person in score.players if person.kind == "person"
    }


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((12, 30, 30), (0,), (1, 2, 2)),  # the fewest crows
        ((12, 30, 25), (1,), (3, 1, 2)),  # the most spaces
        ((30, 30, 25), (1,), (2, 1, 3)),  # a tie that the last turn has broken
        ((7, 7, 9), (0, 1), (1, 1, 3)),
        ((7, 7), (0, 1), (1, 1)),
        ((0, -5, 8, 8), (1,), (2, 1, 3, 3)),
    ],
)
def test_places_are_by_who_won_then_by_score(
    scores: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert Outcome(scores, winners).places == places


def test_wins_places_and_points_add_up_by_key() -> None:
    score = evening(
        [
            complete("a", terms(1), 10, 20, 30, winners=(0,)),
            complete("b", terms(2), 50, 20, 30, winners=(1,)),
            complete("c", terms(3), 5, 5, 30, winners=(0, 1)),
            complete("d", terms(4, game="race"), 90, 70, 80, winners=(0,)),
        ]
    )
    assert wins(score) == {"Ada": (3, 4, (3, 0, 1)), "Bo": (2, 4, (2, 1, 1)), "Cyd": (0, 4, (0, 2, 2))}
    ada = score.players[0]
    assert (ada.name, ada.shared) == ("Ada", 1)
    assert [(each.game, each.games, each.points) for each in ada.points] == [("race", 1, 90), ("sen", 3, 65)]
    assert score.verdict == COMPLETE


def test_ahead_of_whom_somebody_came_is_counted_among_persons_alone() -> None:
    with_bot = replace(terms(2), seats=(*terms(2).seats[:2], replace(terms(2).seats[2], kind="bot", home=0)))
    score = evening(
        [
            complete("a", terms(1), 10, 20, 30, winners=(0,)),
            complete("b", with_bot, 50, 20, 60, winners=(1,)),
            complete("c", terms(3), 5, 5, 30, winners=(0, 1)),
            complete("d", terms(4), 9, 8, 7, winners=(2,), gone=(0,)),
        ]
    )
    assert {player.name: player.ahead for player in score.players if player.kind == "person"} == {
        "Ada": 2 + 0 + 1,  # the bot that came after her is nobody to be ahead of; equal to Bo; gone from the last
        "Bo": 1 + 1 + 1,
        "Cyd": 0 + 0 + 1,
    }


def test_points_of_games_under_other_options_do_not_add_up() -> None:
    score = evening(
        [
            complete("a", terms(1, limit=70), 10, 20, 30, winners=(0,)),
            complete("b", terms(2, limit=100), 10, 20, 30, winners=(0,)),
        ]
    )
    assert [(each.games, each.points) for each in score.players[0].points] == [(1, 10), (1, 10)]


def test_the_score_is_the_same_in_whatever_order_files_come() -> None:
    games = [
        complete("a", terms(1), 10, 20, 30, winners=(0,)),
        complete("b", terms(2, ("Ada", "Bo", "Bo")), 50, 20, 30, winners=(1,)),
        Verified("c", Report((), missing="the result", terms=terms(3))),
    ]
    scores = {
        (evening(order).players, evening(order).namesakes, evening(order).verdict) for order in permutations(games)
    }
    assert len(scores) == 1


def test_a_game_counts_once_from_however_many_files_and_as_the_best_of_them_has_it() -> None:
    agreed = terms(1)
    cut = Verified("cut", Report((), missing="the result", terms=agreed))
    score = evening([cut, complete("a", agreed, 1, 2, 3, winners=(0,)), complete("b", agreed, 1, 2, 3, winners=(0,))])
    (game,) = score.games
    assert (game.files, game.verdict, score.verdict) == (("a", "b", "cut"), COMPLETE, COMPLETE)
    assert wins(score)["Ada"] == (1, 1, (1,))
    alone = evening([cut])
    assert (alone.verdict, alone.games[0].places) == (UNFINISHED, (None, None, None))
    assert wins(alone) == {"Ada": (0, 0, ()), "Bo": (0, 0, ()), "Cyd": (0, 0, ())}


def test_a_bad_copy_is_told_with_its_author_and_takes_nothing_from_a_good_one() -> None:
    agreed = terms(1)
    fault = Fault("entry 3 of seat 1 is not signed by its author", "entry.signature", 1, 3)
    score = evening([complete("good", agreed, 1, 2, 3, winners=(0,)), Verified("bad", Report((), fault, terms=agreed))])
    (game,) = score.games
    assert (score.verdict, game.fault, game.faulty, game.places) == (FAULTY, fault, "bad", (1, 2, 3))


def versions(author: int, agreed: Terms) -> tuple[SignedHeader, SignedHeader]:
    """Two entries with one number of one author."""
    table, identity = agreed.hash(), identity_of(author)
    one, two = (Entry.sign(identity, table, author, 0, NO_HASH, body).signed_header for body in (b"one", b"two"))
    return one, two


def test_two_good_files_that_contradict_each_other_convict_who_signed_both() -> None:
    agreed = terms(1)
    one, two = versions(1, agreed)
    files = [
        Verified(name, complete(name, agreed, 1, 2, 3, winners=winners).report, (entry,))
        for name, winners, entry in (("a", (0,), one), ("b", (2,), two))
    ]
    (game,) = evening(files).games
    assert game.fault is not None
    assert (game.fault.rule, game.fault.seat, game.fault.entry) == ("feed.fork", 1, 0)
    assert game.fault.text == "Bo, seat 1, signed two different entries with the number 0"
    assert (game.verdict, game.outcome, game.places) == (FAULTY, None, (None, None, None))
    same = evening([files[0], Verified("c", files[0].report, (one,))])
    assert same.verdict == COMPLETE
    fault = Fault("entry 3 of seat 1 is not signed by its author", "entry.signature", 1, 3)
    (game,) = evening([files[0], Verified("bad", Report((), fault, terms=agreed), (two,))]).games
    assert (game.fault, game.places) == (fault, (1, 2, 3)), "nobody is convicted by a file that is bad itself"


@pytest.mark.parametrize("other", [COMPLETE, UNFINISHED])
def test_who_has_lost_takes_nothing_from_the_others_by_signing_something_else_afterwards(other: str) -> None:
    """Be it that its own file is of a game that is not over, or of one with the same end."""
    agreed = terms(1)
    one, two = versions(1, agreed)
    whole = complete("a", agreed, 1, 2, 3, winners=(0,)).report
    theirs = whole if other == COMPLETE else Report((), missing="the game is not finished", terms=agreed)
    score = evening([Verified("a", whole, (one,)), Verified("b", theirs, (two,))])
    (game,) = score.games
    assert (game.verdict, game.places, game.outcome) == (FAULTY, (1, 2, 3), whole.outcome)
    assert game.fault is not None
    assert (game.fault.rule, game.fault.seat) == ("feed.fork", 1)
    assert wins(score)["Ada"] == (1, 1, (1,))
    assert [player.ahead for player in score.players] == [2, 1, 0]


@pytest.mark.parametrize("names", ["ab", "ba"])
def test_who_has_signed_after_the_others_went_on_without_it_has_its_place(names: str) -> None:
    agreed = terms(1)
    without = complete(names[0], agreed, 1, 2, 3, winners=(0,), gone=(1,))
    (game,) = evening([without, complete(names[1], agreed, 1, 2, 3, winners=(0,))]).games
    assert (game.verdict, game.places) == (COMPLETE, (1, 2, 3))


@pytest.mark.parametrize("proof", [False, True])
@pytest.mark.parametrize(("author", "wins"), [(0, False), (1, False), (2, True)])
def test_nobody_has_won_whose_win_stands_on_one_of_two_versions(author: int, wins: bool, proof: bool) -> None:
    agreed = terms(1)
    one, two = versions(author, agreed)
    whole = Verified("a", complete("a", agreed, 1, 1, 3, winners=(0, 1)).report, (one,))
    fault = Fault("signed two different entries with the number 0", "feed.fork", author, 0)
    other = Verified("b", Report((), missing="unfinished", terms=agreed), (two,))
    shown = Verified("b", Report((), fault, terms=agreed))
    (game,) = evening([whole, shown if proof else other]).games
    assert game.verdict == FAULTY
    assert (game.outcome is not None, any(game.places)) == (wins, wins)


def test_one_key_by_two_names_and_two_keys_by_one_name_are_said() -> None:
    score = evening(
        [
            complete("a", terms(1), 1, 2, 3, winners=(0,)),
            complete("b", terms(2, ("Adda", "Cyd", "Сyd")), 1, 2, 3, winners=(0,)),
        ]
    )
    assert [person.names for person in score.renamed] == [("Ada", "Adda"), ("Bo", "Cyd"), ("Cyd", "Сyd")]
    (same,) = score.namesakes
    assert same.names == ("Cyd", "Сyd")
    assert set(same.keys) == {identity_of(1).public, identity_of(2).public}


def test_bots_come_last_and_who_left_has_no_place() -> None:
    agreed = terms(1)
    agreed = replace(agreed, seats=(*agreed.seats[:2], replace(agreed.seats[2], kind="bot", home=0)))
    score = evening([complete("a", agreed, 10, 20, 5, winners=(2,), gone=(1,))])
    assert wins(score) == {"Ada": (0, 1, (0, 1)), "Bo": (0, 0, ())}
    assert [(player.name, player.kind, player.wins) for player in score.players][-1] == ("Cyd", "bot", 1)
    other = terms(2, ("Ada", "Eva", "Flo", "Cyd"))
    other = replace(other, seats=(other.seats[0], *(replace(s, kind="bot", home=0) for s in other.seats[1:])))
    both = [complete("a", agreed, 1, 2, 3, winners=(0,)), complete("b", other, 1, 2, 3, 4, winners=(0,))]
    assert not evening(both).namesakes, "bots have a new key in each game"


# ── the command ─────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.fixture(scope="module")
def ring() -> Ring:
    return Ring(find("sen"), 2, {"rounds": 1, "limit": 0}, seed=5).run()


@pytest.fixture(scope="module")
def folder(ring: Ring, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evening")
    data = pack_game(encode(ring.terms), ring.entries())
    (folder / "whole").write_bytes(data)
    (folder / "again").write_bytes(data)
    (folder / "half").write_bytes(pack_game(encode(ring.terms), [e for e in ring.entries() if e.number < 12]))
    (folder / "cut").write_bytes(data[:-100])
    (folder / "tune").write_bytes(b"no game at all")
    one, two = (Entry.sign(identity_of(1), ring.terms.hash(), 1, 0, NO_HASH, body) for body in (b"one", b"two"))
    (folder / "fork").write_bytes(write_fork(ring.terms, Fork(one.signed_header, two.signed_header)))
    return folder


def told(folder: Path, capsys: pytest.CaptureFixture[str], *names: str) -> tuple[int, dict[str, Any]]:
    code = main(["evening", "--json", *(str(folder / name) for name in names)])
    plain: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, plain


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("whole", "again", "whole"), 0),
        (("whole", "half"), 0),
        (("half",), 3),
        (("whole", "cut"), 1),
        (("whole", "fork"), 1),
        (("whole", "tune"), 2),
        (("half", "tune"), 2),
        (("cut", "tune", "half"), 1),
        (("nowhere",), 2),
    ],
)
def test_the_exit_code_is_that_of_verify_for_the_worst_file(
    folder: Path, capsys: pytest.CaptureFixture[str], names: tuple[str, ...], code: int
) -> None:
    ended, plain = told(folder, capsys, *names)
    assert ended == code
    assert plain["verdict"] == {0: "complete", 1: "at fault", 2: "no game", 3: "unfinished"}[code]


def test_programs_are_told_who_won_what_with_which_key(
    ring: Ring, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, plain = told(folder, capsys, "whole", "again", "tune", "tune")
    (game,) = plain["games"]
    assert game["files"] == [str(folder / "again"), str(folder / "whole")]
    assert (game["table"], game["game"]) == (ring.terms.hash().hex(), "sen")
    assert plain["no_games"] == [str(folder / "tune")]
    people = [seat.peer.hex() for seat in ring.terms.seats]
    assert sorted(person["key"] for person in plain["players"]) == sorted(people)
    first = plain["players"][0]
    assert (first["games"], first["points"][0]["games"]) == (1, 1)
    assert len(first["key_words"]) == 6


def test_people_are_told_the_score_and_the_fault(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evening", str(folder / "whole"), str(folder / "fork")]) == 1
    text = capsys.readouterr().out
    assert f"FAULT in {folder / 'fork'}: Player 1, seat 1, signed two different entries with the number 0" in text
    assert "Player 0 (bot): " in text
    assert "everything is good" not in text
    assert main(["evening", str(folder / "whole")]) == 0
    text = capsys.readouterr().out
    assert "the evening: 1 of 1 games complete" in text
    assert " of 1 won" in text
    assert text.endswith("everything is good\n")
    assert main(["evening", str(folder / "half")]) == 3
    assert "UNFINISHED: " in capsys.readouterr().out


def test_a_game_by_other_rules_is_none_here_and_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "ours", tmp_path / "theirs"]
    for file, agreed in zip(files, (terms(1), replace(terms(2), rules=bytes(32))), strict=True):
        file.write_bytes(pack_game(encode(agreed), ()))
    assert main(["evening", "--json", *map(str, files)]) == 2
    plain = json.loads(capsys.readouterr().out)
    assert plain["no_games"] == [str(files[1])]
    assert [game["verdict"] for game in plain["games"]] == ["unfinished"]
