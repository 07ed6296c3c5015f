"""This program once more, as a process of its own: for what may end a process, such as a graphics driver."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

HIDDEN = 0x08000000 if sys.platform == "win32" else 0
"""CREATE_NO_WINDOW: on Windows a process that has no console would be given one, for all to see."""


@dataclass(frozen=True, slots=True)
class Done:
    """How it went: its exit code, negative for the signal that ended it, None if it took too long; and what it said."""

    code: int | None
    said: str
    complained: str


def command(*arguments: str) -> list[str]:
    """What starts this program with `arguments`, in a package and in a checkout."""
    from netcore import manifest

    return [sys.executable, *([] if manifest.is_packaged() else ["-m", "client"]), *arguments]


def run(*arguments: str, limit_s: float, environment: Mapping[str, str] = os.environ) -> Done:
    """Run this program with `arguments`, and wait for it, for `limit_s` at most. Raises OSError if it cannot start."""
    import subprocess  # seldom needed, and much is loaded with it

    try:
        done = subprocess.run(  # noqa: S603  this very program
            command(*arguments),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=dict(environment),
            timeout=limit_s,
            creationflags=HIDDEN,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        return Done(None, _text(late.stdout), _text(late.stderr))
    return Done(done.returncode, _text(done.stdout), _text(done.stderr))


def start(*arguments: str) -> None:
    """Start this program with `arguments`, to go on when this one has ended. Raises OSError if it cannot start."""
    import subprocess

    subprocess.Popen(command(*arguments))  # noqa: S603  this very program


def _text(said: bytes | None) -> str:
    return (said or b"").decode("utf-8", "replace")
