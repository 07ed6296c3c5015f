"""The command line of Sennik, for everything that needs no window: `python -m netcore.verbs.cli VERB …`."""

from __future__ import annotations

import signal

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # While modules are loaded and when all is done there is nothing to keep: end at once, for an exception would be a
    # traceback there. Whoever started the program with the signal ignored keeps it ignored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final, NoReturn, Protocol, cast

from netcore.errors import Unreachable
from netcore.oserrors import is_closed_pipe


class Verb(Protocol):
    """A module of netcore.verbs."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say what the verb may be given."""
        ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit code. A ValueError is a fault of what was given, its text a line for a person."""
        ...


VERBS: Final = {
    "simulate": "play whole games between policies and print them as JSON lines",
    "peer": "play at a table on this network, without a window",
    "verify": "check a finished game from its file alone",
    "evening": "check the games of an evening, and tell what they come to together",
    "replay": "retell a finished game step by step",
    "demo": "let four bots play a whole proved game here, and check it",
    "give": "offer the installers that lie beside this program to browsers on this network, until Ctrl+C",
    "self-test": "try whether all that Sennik needs is here and works",
    "report": "tell of this program, this computer and its network, for whoever is to find a fault",
}
"""Each verb is the module of that name in netcore.verbs (with _ for -), loaded when it is called for."""

WITHOUT_CARDS: Final = frozenset({"simulate", "give", "self-test", "report"})
"""Verbs that do without cryptography, and without the libraries for it."""

WRONG_USE: Final = 2
"""The exit code for arguments that mean nothing."""
NOT_SAID: Final = 1
"""The exit code when the output could not be written, or was read by nobody to its end."""
INTERRUPTED: Final = 130
CANNOT_RUN: Final = 3
"""The exit code where the cryptographic library is another than the one the protocol needs."""


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """End with one line on standard error, whatever line breaks the arguments had."""
        self.exit(WRONG_USE, f"{self.prog}: {' '.join(message.splitlines())}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb; the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    if given and given[0] in VERBS:
        return _run(given[0], given[1:])
    outline = Parser(prog="sennik", description="Sennik without a window.", epilog=_list_verbs(), allow_abbrev=False)
    outline.formatter_class = argparse.RawDescriptionHelpFormatter
    outline.usage = "sennik VERB [-h] ..."
    outline.add_argument("verb", choices=VERBS, metavar="VERB", help="what to do; see VERB -h for more")
    outline.parse_args(given[:1])
    return WRONG_USE


def _run(name: str, given: Sequence[str]) -> int:
    if sys.stdout is None:  # so it is where it was closed before the program began
        if sys.stderr is not None:
            sys.stderr.write(f"sennik {name}: standard output is closed\n")
        return NOT_SAID
    try:
        with _interruptible():
            code = _run_verb(name, given)
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as fault:
        _drop_output()
        if is_closed_pipe(fault):
            return NOT_SAID
        sys.stderr.write(f"sennik {name}: {fault.strerror or fault}\n")
        return NOT_SAID
    return code


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Where an interrupt would end the program at once, let it be an exception for a while."""
    at_once = signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    if not at_once:
        yield
        return
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _drop_output() -> None:
    """Whoever read the output is gone, or its disk is full: at the end Python would try again and complain."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run_verb(name: str, given: Sequence[str]) -> int:
    parser = Parser(
        prog=f"sennik {name}", description=f"{VERBS[name][0].upper()}{VERBS[name][1:]}.", allow_abbrev=False
    )
    try:
        verb = cast("Verb", importlib.import_module(f"netcore.verbs.{name.replace('-', '_')}"))
    except Unreachable as fault:  # of a library that cannot even be loaded for what is needed
        parser.exit(CANNOT_RUN, f"{parser.prog}: {fault}\n")
    verb.add_arguments(parser)
    args = parser.parse_args(given)
    try:
        if name not in WITHOUT_CARDS:
            _check_library()
    except Unreachable as fault:
        parser.exit(CANNOT_RUN, f"{parser.prog}: {fault}\n")
    try:
        return verb.run(args)
    except ValueError as fault:
        parser.error(str(fault))


def _check_library() -> None:
    from netcore.crypto.group import self_check

    self_check()


def _list_verbs() -> str:
    return "verbs:\n" + "\n".join(f"  {name:10} {what}" for name, what in VERBS.items())


if __name__ == "__main__":
    sys.exit(main())
