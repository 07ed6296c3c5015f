"""Two ways through a world: every state, breadth first, and walks from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tests.model.views.world import Event, State, Table, World

PATIENCE = 0.94
"""How often all leave each other time to take a move back, where that is possible."""


@dataclass(frozen=True)
class Found:
    """How far it came. `depth`: the last one of which every state was come to."""

    states: int
    depth: int
    ends: dict[str, int]
    """What it comes to once all is calm, and how often."""
    whole: bool = False
    """Whether there was nothing more to come to."""


def explore(table: Table, most: int, *, until: Callable[[], bool] = lambda: False) -> Found:
    """Every state once, until there are `most` of them, or it is time to end."""
    world = World(table)
    world.check(world.start)
    depth, seen, level = 0, {world.start}, [world.start]
    while level:
        following: list[State] = []
        for state in level:
            for event in world.moves(state):
                new = world.after(state, event)
                if new in seen:
                    continue
                seen.add(new)
                following.append(new)
                world.check(new)
                world.check_calm(new)
            if len(seen) >= most or until():
                return Found(len(seen), depth, dict(world.stuck))
        level, depth = following, depth + 1
    return Found(len(seen), depth - 1, dict(world.stuck), whole=True)


def wander(table: Table, walks: int, seed: int, steps: int = 60) -> Found:
    """Walks of up to so many steps, each to its calm end."""
    chance, world, taken = random.Random(seed), World(table), 0
    for walk in range(walks):
        if walk % 2000 == 1999:
            stuck, world = world.stuck, World(table)  # forget, to keep memory small
            world.stuck = stuck
        state = world.start
        for _ in range(chance.randrange(3, steps)):
            moves = world.moves(state)
            if not moves:
                break
            state = world.after(state, chance.choice(of_one_kind(world, state, moves, chance)))
            world.check(state)
            taken += 1
        world.check_calm(state)
    return Found(taken, 0, dict(world.stuck))


def of_one_kind(world: World, state: State, moves: list[Event], chance: random.Random) -> list[Event]:
    """A kind of move is drawn first, so that many lies do not crowd out everything else."""

    def kind(event: Event) -> tuple[object, ...]:
        seat, do, args = event
        return seat, do, do == "hear" and args[0] in world.lying

    if world.table.undo and chance.random() < PATIENCE:
        moves = [event for event in moves if not hurries(world, state, event)] or moves
    drawn = chance.choice(sorted({kind(event) for event in moves}))  # type: ignore[type-var]
    found = [event for event in moves if kind(event) == drawn]
    if world.table.undo and drawn[2]:
        said = chance.choice(sorted({event[2][1].kind for event in found}))  # type: ignore[attr-defined]
        found = [event for event in found if event[2][1].kind == said]  # type: ignore[attr-defined]
    return found


def hurries(world: World, state: State, event: Event) -> bool:
    """Whether taking a move back comes to nothing by it, or may: liars are told alike by all, and agree."""
    peer, do, args = event
    if do != "hear" or args[0] not in world.lying:
        return do in ("work", "time", "call", "crash") or args == (False,)
    seat, entry = args
    at = world.at(state)
    feeds = [program.feeds[seat] for program in at.values()]  # type: ignore[index]
    mine = at[peer].feeds[seat]  # type: ignore[index]
    if any(feed[: len(mine)] == mine and len(feed) > len(mine) for feed in feeds):
        return all(feed[: len(mine) + 1] != (*mine, entry) for feed in feeds)
    return entry.kind not in ("wish", "undone") or entry[:2] == ("wish", 0)  # type: ignore[attr-defined, index]
