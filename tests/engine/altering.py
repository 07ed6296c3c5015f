"""A good transcript altered in all ways that a referee has to notice."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypeAlias

Line: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


def read(text: str) -> list[Line]:
    """The lines of a transcript as objects."""
    return [json.loads(line) for line in text.splitlines()]


def write(lines: list[Line]) -> str:
    """The transcript that has those lines."""
    return "".join(json.dumps(line) + "\n" for line in lines)


def misplaced(sample: list[Line]) -> Iterator[str]:
    """Transcripts in which a line is lost, comes twice, or has changed places with the next one."""
    lines = write(sample).splitlines(keepends=True)
    for at in range(0, len(lines), 1 + len(lines) // 30):
        before, line, after = lines[:at], lines[at], lines[at + 1 :]
        yield "".join([*before, *after])
        yield "".join([*before, line, line, *after])
        if after:
            yield "".join([*before, after[0], line, *after[1:]])


def altered(
    sample: list[Line],
    whims: random.Random,
    most: int,
    is_free: Callable[[Path, Any], bool] = lambda _path, _value: False,
) -> Iterator[str]:
    """Transcripts in which one value is another: any key of lines and moves, and of the many on the boards some.

    `is_free` says of which values another may be as right, because the rules leave them to the players.
    """
    lines = write(sample).splitlines(keepends=True)
    found = []
    for at, line in enumerate(sample[1:], 1):
        paths = list(_walk(line))
        on_board = [path for path in paths if path[0] == "board"]
        chosen = [path for path in paths if path[0] != "board"]
        chosen += whims.sample(on_board, min(6, len(on_board)))
        for *before, last in chosen:
            copy = deepcopy(line)
            place: Any = copy
            for key in before:
                place = place[key]
            own = place[last]
            if not is_free((*before, last), own):
                for other in _others(own):
                    place[last] = other
                    found.append((at, json.dumps(copy) + "\n"))
    assert len(found) > 500
    for at, other_line in whims.sample(found, most):
        yield "".join([*lines[:at], other_line, *lines[at + 1 :]])


def exchanged(
    sample: list[Line], whims: random.Random, most: int, piles: Callable[[dict[str, Any]], list[list[Any]]]
) -> Iterator[str]:
    """Transcripts with a board on which two cards have changed places; `piles` are all the places that cards have."""
    steps = [at for at, line in enumerate(sample) if line["type"] == "step"]
    for at in whims.sample(steps, min(most, len(steps))):
        line = deepcopy(sample[at])
        places = [(pile, i) for pile in piles(line["board"]) for i in range(len(pile))]
        (one, i), (other, j) = whims.sample(places, 2)
        if one[i] == other[j]:
            continue
        one[i], other[j] = other[j], one[i]
        yield write([*sample[:at], line, *sample[at + 1 :]])


def with_notes(sample: list[Line]) -> str:
    """A transcript with more keys than are promised, which is no fault."""
    lines = deepcopy(sample)
    for line in lines:
        line["note"] = 1
        for part in (line.get("board"), line.get("options"), (line.get("board") or {}).get("last_round")):
            if part is not None:
                part["note"] = 1
        if line.get("ask") in ("show", "move"):
            line["move"]["note"] = 1
    return write(lines)


def _walk(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value inside a line."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from _walk(part, (*path, key))


def _others(value: Any) -> Iterator[Any]:
    """Other values in its place, of its own type and of others."""
    if isinstance(value, dict | list):
        yield None
        if value:
            yield type(value)()
    if isinstance(value, list) and value:
        yield value[:-1]
        yield [*value, value[0]]
        if value != value[::-1]:
            yield value[::-1]
    elif isinstance(value, bool):
        yield int(value)
        yield not value
    elif isinstance(value, int):
        yield from (value + 99, -1 - value, float(value), str(value), None)
        if value in (0, 1):
            yield bool(value)
    elif isinstance(value, str):
        yield from (value + "x", None, 0)
    elif value is None:
        yield from (0, {}, "all")
