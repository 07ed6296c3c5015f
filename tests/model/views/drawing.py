"""The machine of a peer as docs/protocol/views.md shows it, drawn from its table."""

from __future__ import annotations

from netcore.table.views.membership import LIVING, TABLE, Action, Input, Stance, Step


def drawing() -> str:
    """A diagram in the language that pages of documents are drawn in; what holds for all who play is drawn once."""
    common = {what: step for what in Input if (step := _step_of_all(what)) is not None}
    inner = [(stance, what, step) for (stance, what), step in TABLE.items() if stance in LIVING and what not in common]
    outer = [(stance, what, step) for (stance, what), step in TABLE.items() if stance not in LIVING]
    lines = ["stateDiagram-v2", f"    [*] --> {_name(Stance.QUIET)}", "    state playing {"]
    lines += [f"        {line}" for line in _arrows([row for row in inner if row[2].stance in LIVING])]
    lines += ["    }"]
    lines += [f"    {line}" for line in _arrows([row for row in inner if row[2].stance not in LIVING])]
    lines += [f"    playing --> {_name(step.stance)}: {_told(what, step)}" for what, step in common.items()]
    lines += [f"    {line}" for line in _arrows(outer)]
    return "\n".join(["```mermaid", *lines, "```"])


def _step_of_all(what: Input) -> Step | None:
    steps = {TABLE.get((stance, what)) for stance in LIVING}
    return steps.pop() if len(steps) == 1 else None


def _arrows(rows: list[tuple[Stance, Input, Step]]) -> list[str]:
    """One arrow between each two stances, with all that leads along it."""
    arrows: dict[tuple[Stance, Stance], list[str]] = {}
    for stance, what, step in sorted(rows, key=lambda row: (list(Stance).index(row[0]), list(Input).index(row[1]))):
        arrows.setdefault((stance, step.stance), []).append(_told(what, step))
    return [f"{_name(one)} --> {_name(two)}: {'; '.join(told)}" for (one, two), told in arrows.items()]


def _told(what: Input, step: Step) -> str:
    return f"{what}" if step.action is Action.NOTHING else f"{what} / {step.action}"


def _name(stance: Stance) -> str:
    return stance.replace("-", "_")
