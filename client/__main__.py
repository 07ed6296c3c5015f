"""The program `sennik`: opens the window, or does one thing on the command line without Qt."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from client import __version__, graphics, log, opening, preflight
from netcore.errors import Unreachable
from netcore.verbs import cli

if TYPE_CHECKING:
    from netcore.node.node import Node
    from netcore.status import News


def _cli(arguments: Sequence[str]) -> int:
    return cli.main(list(arguments))


SELF_TEST = "self-test"
"""A verb that tries the window, too, where there is one."""


def _self_test(arguments: list[str]) -> int:
    from client import self_test

    return self_test.main(arguments)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked of the window."""
    parser = argparse.ArgumentParser(
        prog="sennik",
        description="A table of dreams and dragons for friends on one network.",
        epilog=f"Without a window: sennik {{{','.join(cli.VERBS)}}} … (each with --help).",
    )
    parser.add_argument(
        "--profile", type=Path, metavar="DIR", help="this player's folder (default: the system's usual place)"
    )
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a saved game, to be checked and watched")
    parser.add_argument(
        "--text", action="store_true", help="with FILE: retell it in the terminal, as without a screen, and check it"
    )
    parser.add_argument(
        "--wait", action="store_true", help="as --text, and end only after Enter, for a terminal that closes then"
    )
    parser.add_argument("--version", action="version", version=f"sennik {__version__}")
    parser.add_argument("--log-level", default="warning", choices=["debug", "info", "warning", "error"])
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with `arguments`, by default those of the process. Returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == [graphics.PROBE]:
        return graphics.draw_once()
    if given[:1] == [SELF_TEST]:
        return _self_test(given[1:])
    if given and given[0] in cli.VERBS:
        return _cli(given)
    options = parse(given)
    if options.file is not None and (options.text or options.wait or not _can_watch(options.file)):
        return _file(options.file, wait=options.wait)
    if not getattr(sys, "frozen", False):  # a packaged program's own start has set them
        preflight.forget_other_qt()
    log.begin(options.log_level)
    if options.file is not None:
        return _watch(options.file, options.profile)
    if not preflight.screen():
        print("There is no screen for a window, so four bots will play a whole proved game here.", file=sys.stderr)
        return _cli(["demo"])
    problem = preflight.problem()
    if problem is not None:
        print(problem, file=sys.stderr)
        return 2
    try:
        return _window(options.profile)
    except Unreachable as fault:  # nobody's home; what libraries and the network do the window itself tells
        print(f"sennik: {fault}", file=sys.stderr)
        return cli.CANNOT_RUN


def _can_watch(file: Path) -> bool:
    """Whether a game can be watched in a window here: there is one to be seen, and there is such a file."""
    return file.is_file() and preflight.screen() and preflight.problem() is None


def _watch(file: Path, profile: Path | None) -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # as for the window in which one plays
    opening.begin()
    from client import app
    from netcore.files.folder import default_folder, within_reach

    folder = within_reach(profile) if profile is not None else default_folder()
    return app.watch(["sennik"], folder, file.resolve())


def _file(file: Path, *, wait: bool) -> int:
    """Retell a game, and check it: the exit code is that of `sennik verify`."""
    if file.is_file():
        _cli(["replay", str(file)])
        code = _cli(["verify", str(file)])
    else:
        print(f"sennik: {file} is neither a file nor one of: {', '.join(cli.VERBS)}", file=sys.stderr)
        code = cli.WRONG_USE
    if wait and sys.stdin is not None:
        with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
            input()
    return code


def _window(profile: Path | None) -> int:
    # Until the window listens to signals there is nothing to keep: end at once. An exception in the middle of loading
    # would be a traceback or, where Qt calls back, lost.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    opening.begin()
    from client import app
    from client.settings import PACE, load
    from netcore.files.folder import default_folder, within_reach

    folder = within_reach(profile) if profile is not None else default_folder()
    log.keep(folder)

    def make(news: Callable[[News], None]) -> Node:
        # Cryptography and the network: the window's first frame does not wait for them.
        from netcore.files.profile import Profile
        from netcore.node.node import Node

        chosen = load(folder)
        return Node(Profile(folder), news, avoided=chosen.left_out, pace=PACE[chosen.pace])

    return app.run(["sennik"], make, folder)


if __name__ == "__main__":
    sys.exit(main())
