"""Games that are watched again, without a file and without proofs: dealt from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from client.viewmodels.app import AppModel
from client.viewmodels.replay.tape import Proof, Tape
from engine.chance import Chance
from engine.games import find
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.audit.replay import Report
from netcore.audit.watched import Link, Watched, Way
from netcore.feeds.charter import Signatory, Terms
from netcore.status import LANTERNS
from netcore.version import PROTOCOL_VERSION
from tests.scenery.local_table import LocalTable

PEOPLE = ("Jagna", "Їжак Петро", "Zdeňka", "Puchacz", "Kazimierz", "Oksana", "Sofija", "Ondřej", "Bożena", "Віра")
OPTIONS: Mapping[str, Mapping[str, int | bool | str]] = {
    "sen": {"rounds": 2, "limit": 0},
    "smoki": {"goal": "rounds", "rounds": 2},
    "race": {},
    "dream": {"night_s": 10},
}


@cache
def tape(game: str, seats: int, *, opened: bool = True, mine: bool = True) -> Tape:
    """A whole game of `game` that this player, in seat 0, has played with others; or that others have played."""
    local = LocalTable(game, seats, 5, OPTIONS[game], policy="bot" if game == "dream" else "random")
    steps, faces = [], dict[Handle, Face]()
    seen = dict[Handle, Face]()

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return local._policies[seat].choose(view, legal, local._streams[seat])

    while local.driver.asked is not None:
        step = local.dealer.deal(decide).step
        steps.append(step)
        faces |= {card: local.dealer.face(card) for card in step.cards}
        seen |= local.dealer.known(0)
    rulebook = find(game)
    terms = Terms(
        version=PROTOCOL_VERSION,
        table=bytes(16),
        game=game,
        options=tuple(sorted(local.driver.options.items())),
        rules=bytes(32),
        seats=tuple(
            Signatory(
                peer=bytes([seat]) * 32,
                name=PEOPLE[seat],
                lantern=LANTERNS[seat],
                kind="bot" if seat == 3 else "person",
                nonce=bytes(32),
                home=seat,
            )
            for seat in range(seats)
        ),
    )
    outcome = rulebook.outcome(local.driver.board)
    return Tape(
        path=Path(f"/home/jagna/.local/share/sennik/games/{game}-3f2a9c0d1e4b5a67.sennik"),
        saved_s=1_795_000_000.0,
        size=609_511,
        terms=terms,
        names=PEOPLE[:seats],
        watched=Watched(rulebook, terms, steps),
        report=Report((), terms=terms, outcome=outcome, complete_for=tuple(range(seats))),
        me=0 if mine else None,
        seen=seen if mine else {},
        faces=faces if opened else {},
        outcome=outcome,
        checked=not mine,
    )


def proof_of(found: Tape, card: Handle) -> Proof:
    """What would be proved of a card."""
    question = found.watched.befell(card)[0].number
    step = found.watched.steps[question - 1]
    seats = range(len(found.names))
    cards = len(step.cards)
    links = tuple(Link(seat, cards, 7072, checked=True) for seat in seats)
    chance = Chance(1, "ways")
    stops = [chance.shuffled(range(cards)) for _ in range(len(found.names) + 1)]
    ways = tuple(zip(*stops, strict=True))[:9] if found.faces else ((),)
    return Proof(Way(question, cards, links, ways[0], 4 * len(seats), 2, ways[1:]), 640, found.names)


def shown(game: str, seats: int, part: float, eyes: int = 0, **how: bool) -> Callable[[AppModel], None]:
    """A game that is watched again, at some part of it."""

    def scene(app: AppModel) -> None:
        model = app.replay
        model.show(tape(game, seats, **how))
        app.show_replay()
        model.see(eyes)
        model.go(round(part * model.props.count))

    return scene


def _with_card(app: AppModel) -> None:
    shown("sen", 4, 0.4)(app)
    app.replay.chooseNext(1)
    app.replay.chooseNext(1)


def _proof(opened: bool, seats: int) -> Callable[[AppModel], None]:
    def scene(app: AppModel) -> None:
        shown("sen", seats, 0.9, opened=opened)(app)
        model = app.replay
        model.chooseNext(1)
        card = model.chosen
        assert card is not None
        model.show_proof(proof_of(tape("sen", seats, opened=opened), card))

    return scene


def _reading(app: AppModel) -> None:
    app.replay.show_reading(Path("/home/jagna/Pobrane/race-3f2a9c0d1e4b5a67.sennik"), 0.37)
    app.show_replay()


def _bad(app: AppModel) -> None:
    app.replay.show_bad(ValueError("the file is cut at byte 60412"))
    app.show_replay()


SCENES: Mapping[str, Callable[[AppModel], None]] = {
    "replay_sen": shown("sen", 4, 0.4),
    "replay_sen_open": shown("sen", 5, 0.4, 1),
    "replay_sen_2": shown("sen", 2, 0.95, opened=False),
    "replay_stranger": shown("sen", 3, 0.5, opened=False, mine=False),
    "replay_smoki": shown("smoki", 4, 0.6),
    "replay_smoki_open": shown("smoki", 2, 0.3, 1),
    "replay_race": shown("race", 8, 0.5),
    "replay_race_open": shown("race", 3, 0.7, 1),
    "replay_race_stranger": shown("race", 4, 0.8, opened=False, mine=False),
    "replay_dream": shown("dream", 5, 0.3),
    "replay_dream_10": shown("dream", 10, 0.5, 2),
    "replay_dream_stranger": shown("dream", 4, 0.6, opened=False, mine=False),
    "replay_race_end": shown("race", 5, 1.0),
    "replay_sen_end": shown("sen", 4, 1.0),
    "replay_card": _with_card,
    "replay_proof": _proof(True, 4),
    "replay_proof_hidden": _proof(False, 5),
    "replay_reading": _reading,
    "replay_bad": _bad,
}
