"""`sennik evening FILE...`: verify each game file, and print what the evening comes to: wins, places and points by key.

Exit 0: every game is complete, and everything in it is good; 1: the first fault of a game, with its author; 2: a file
that is no game; 3: a game that is unfinished. Where several hold, the first of 1, 2 and 3.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from netcore.audit.evening import Evening, Played, Player, Points, Verified, differing_options, evening
from netcore.audit.replay import Fault, Report, names_of, verify
from netcore.cores import Maps, all_cores
from netcore.feeds.charter import Foreign
from netcore.verbs.verify import FAULTY, GOOD, NO_GAME, UNFINISHED, VERDICTS, key_words, load, printable, proof_of

_CODES = {verdict: code for code, verdict in VERDICTS.items()}
DAMAGED = "the file is cut or damaged, and names nobody"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE..."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="saved games, in any order")
    parser.add_argument("--json", action="store_true", help="say it as one JSON object, for programs")


def run(args: argparse.Namespace) -> int:
    """Print the score; the exit code."""
    with all_cores() as maps:
        verified, no_games = _verified(args.files, maps)
    score = evening(verified)
    code = _CODES[score.verdict]
    code = NO_GAME if no_games and code != FAULTY else code
    if args.json:
        sys.stdout.write(json.dumps({"verdict": VERDICTS[code], **_plain(score, no_games)}) + "\n")
    else:
        sys.stdout.writelines(f"{printable(line)}\n" for line in _lines(score, no_games, code))
    return code


def _verified(paths: Sequence[Path], maps: Maps) -> tuple[list[Verified], list[str]]:
    """What the files come to, each content verified once; and which are no games."""
    verified: list[Verified] = []
    no_games: list[str] = []
    reports: dict[bytes, Verified] = {}
    for path in dict.fromkeys(paths):
        proof = proof_of(path)
        if proof is not None:
            verified.append(Verified(str(path), proof))
            continue
        file = load(path)
        if file == NO_GAME:
            no_games.append(str(path))
        elif isinstance(file, int):
            verified.append(Verified(str(path), Report((), Fault(DAMAGED, "file"))))
        else:
            content = sha256(b"".join([sha256(raw).digest() for raw in (file.terms, *(e.raw for e in file.entries))]))
            known = reports.get(content.digest())
            try:
                report = known.report if known is not None else verify(file, maps=maps)
            except Foreign:
                no_games.append(str(path))
                continue
            reports[content.digest()] = Verified.of(str(path), report, file)
            verified.append(reports[content.digest()])
    return verified, no_games


# ── for people ──────────────────────────────────────────────────────────────────────────────────────────────────────
def _lines(score: Evening, no_games: Sequence[str], code: int) -> Iterator[str]:
    for number, game in enumerate(score.games, 1):
        yield from _game_lines(number, game)
    for file in no_games:
        yield f"no game: {file}"
    complete = sum(game.verdict == VERDICTS[GOOD] for game in score.games)
    yield f"the evening: {complete} of {len(score.games)} games complete"
    differing = differing_options(each for player in score.players for each in player.points)
    for player in score.players:
        yield _player_line(player, differing)
    for player in (player for player in score.players if player.kind == "person"):
        yield f"key words of {player.name}: {' '.join(key_words(player.key))}"
    for player in score.renamed:
        yield f"one key, several names: {', '.join(player.names)}"
    for same in score.namesakes:
        yield f"several keys, one name: {', '.join(same.names)}, of {len(same.keys)} keys"
    if code == GOOD:
        yield "everything is good"


def _game_lines(number: int, game: Played) -> Iterator[str]:
    files = ", ".join(game.files)
    if game.terms is None:
        yield f"game {number}: {files}"
    else:
        yield f"game {number}: {game.terms.game}, table {game.terms.hash().hex()[:16]}: {files}"
    if game.outcome is not None and game.terms is not None:
        names = names_of(game.terms)
        scores = zip(names, game.outcome.scores, strict=True)
        yield "  scores: " + ", ".join(f"{name} {points}" for name, points in scores)
        yield "  won by: " + ", ".join(names[seat] for seat in game.outcome.winners)
    if game.fault is not None:
        yield f"  FAULT{f' in {game.faulty}' if len(game.files) > 1 and game.faulty else ''}: {game.fault.text}"
    elif game.verdict == VERDICTS[UNFINISHED]:
        yield f"  UNFINISHED: {game.missing}"


def _player_line(player: Player, differing: Mapping[str, frozenset[str]]) -> str:
    shared = f" ({player.shared} shared)" if player.shared else ""
    places = ", ".join(f"{count} × {place}." for place, count in enumerate(player.places, 1) if count)
    points = "; ".join(_points(each, differing) for each in player.points)
    told = [f"{player.wins} of {player.games} won{shared}", *([f"places {places}"] if places else [])]
    told += [f"ahead of {player.ahead}"] if player.games else []
    return f"{_called(player)}: {', '.join(told)}" + (f"; {points}" if points else "")


def _called(player: Player) -> str:
    return f"{player.name} (bot)" if player.kind == "bot" else player.name


def _points(points: Points, differing: Mapping[str, frozenset[str]]) -> str:
    options = [f"{name}={value}" for name, value in points.options if name in differing[points.game]]
    under = f" ({', '.join(options)})" if options else ""
    return f"{points.game}{under} {points.points} in {points.games}"


# ── for programs ────────────────────────────────────────────────────────────────────────────────────────────────────
def _plain(score: Evening, no_games: Sequence[str]) -> dict[str, Any]:
    """The score for programs; see docs/protocol/verdicts.md."""
    return {
        "games": [_plain_game(game) for game in score.games],
        "no_games": list(no_games),
        "players": [_plain_player(player) for player in score.players],
        "renamed": [player.key.hex() for player in score.renamed],
        "namesakes": [
            {"names": list(same.names), "keys": [key.hex() for key in same.keys]} for same in score.namesakes
        ],
    }


def _plain_game(game: Played) -> dict[str, Any]:
    terms, outcome = game.terms, game.outcome
    return {
        "files": list(game.files),
        "verdict": game.verdict,
        "game": terms.game if terms is not None else None,
        "table": terms.hash().hex() if terms is not None else None,
        "options": dict(terms.options) if terms is not None else None,
        "players": [
            {"name": seat.name, "kind": seat.kind, "key": seat.peer.hex()} for seat in (terms.seats if terms else ())
        ],
        "scores": list(outcome.scores) if outcome is not None else None,
        "winners": list(outcome.winners) if outcome is not None else None,
        "places": list(game.places),
        "missing": game.missing or None,
        "fault": asdict(game.fault) if game.fault is not None else None,
    }


def _plain_player(player: Player) -> dict[str, Any]:
    return {
        "key": player.key.hex(),
        "key_words": key_words(player.key),
        "names": list(player.names),
        "kind": player.kind,
        "games": player.games,
        "wins": player.wins,
        "shared": player.shared,
        "places": list(player.places),
        "ahead": player.ahead,
        "points": [
            {"game": each.game, "options": dict(each.options), "games": each.games, "points": each.points}
            for each in player.points
        ],
    }
