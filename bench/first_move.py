"""From the first start to the first move of one's own: python -m bench.first_move

A new profile for every game and language, with the real program: window, node, bots, proofs, and everything at the pace
at which people are shown it. Counted are clicks and keys (typed letters apart) and seconds, from the moment the window
is asked for; whoever sits there is one who reads nothing and presses the first thing that can be pressed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.settings import LANGUAGES, Language, Settings, save
from engine.games import GAMES

if TYPE_CHECKING:
    from client.viewmodels.play.table import PlayTable
    from tests.ui.driver import Hands

LIMIT_S: Final = 60.0
CLUES: Final = {"pl": "myśl", "uk": "думка", "cs": "nápad", "en": "thought"}


@dataclass
class Newcomer:
    """Somebody in front of a window that was opened for the first time."""

    hands: Hands
    clicks: int = 0
    letters: int = 0
    typed: set[str] = field(default_factory=set)
    """What has been typed for already."""

    def until(self, reached: Callable[[], object]) -> None:
        """Wait for what has to come by itself."""
        end = time.monotonic() + LIMIT_S
        while not reached():
            if time.monotonic() > end:
                raise TimeoutError(f"nothing comes any more at {self.hands.window.app.props}")
            self.hands.turn()
            time.sleep(0.005)

    def there(self, name: str) -> bool:
        """Whether something of that name can be seen."""
        return any(item.objectName() == name and item.isVisible() for item in self.hands.shown())

    def click(self, name: str) -> None:
        """A click on it, once it is there."""
        self.until(lambda: self.there(name))
        self.clicks += 1
        self.hands.click(name)

    def type(self, text: str) -> None:
        """Letters, and Enter, which counts."""
        from PySide6.QtCore import Qt

        self.letters += len(text)
        self.clicks += 1
        self.hands.type(text)
        self.hands.press(Qt.Key.Key_Return)

    def decide(self, table: PlayTable, language: Language) -> None:
        """Press the first thing that is asked for."""
        from client.viewmodels.table.pointing import BEGIN

        if table.hand.looking:
            self.until(lambda: not table.hand.looking)
            return
        acts = [button.act for button in table.rows.buttons if button.allowed]
        if BEGIN in acts:
            self.click(f"deed-{BEGIN}")
        elif table.offered:
            for target in table.offered[0].targets:
                card = next((row.key for row in table.rows.cards if row.target == target), None)
                self.click(f"card-{card}" if card is not None else f"deed-{target}")
            if table.hand.chosen:
                self.clicks += 1
                table.confirm()
        elif (entry := table._script.entry(table.state)) and entry not in self.typed:
            self.typed.add(entry)
            self.type(CLUES[language])


@contextmanager
def opened(language: Language) -> Iterator[Newcomer]:
    """Sennik on a computer where it never was, until its first page is there."""
    from client import app as program
    from client.bridge import Bridge
    from netcore.files.profile import Profile
    from netcore.node.node import Node
    from tests.ui.driver import Hands

    with tempfile.TemporaryDirectory(prefix="sennik-first-") as place:
        folder = Path(place)
        save(folder, Settings(language=language))
        bridge = Bridge(lambda news: Node(Profile(folder), news, lan=False))
        newcomer = Newcomer(Hands(program.build(bridge, folder)))
        app = newcomer.hands.window.app
        for signal, taken in ((bridge.started, app.begin), (bridge.news, app.hear), (bridge.failed, app.fail)):
            signal.connect(taken)
        try:
            bridge.start()
            newcomer.until(lambda: app.props.started)
            newcomer.until(lambda: newcomer.there("done"))
            yield newcomer
        finally:
            bridge.stop()
            newcomer.hands.window.close()


def first_move(game: str, language: Language) -> Newcomer:
    """The way of a newcomer to the first move in `game`."""
    with opened(language) as newcomer:
        newcomer.type("Ala")
        play_with_bots(newcomer, game, language)
        return newcomer


def nothing() -> None:
    """Nothing is done."""


def play_with_bots(newcomer: Newcomer, game: str, language: Language, asked: Callable[[], object] = nothing) -> None:
    """From the start page to the first move in `game`; `asked` is called when something is asked for the first time."""
    app = newcomer.hands.window.app
    if app.start.props.game != game:
        newcomer.click(f"game-{game}")
    newcomer.click("practise")
    newcomer.until(lambda: app.props.page == "play")
    table, made = app.play, list[object]()
    table.submitted.connect(made.append)
    # A clue that was typed before this player's turn is made: it is said as soon as it may be.
    while not made and not table.hand.ahead:
        waiting = table.offered or table.rows.buttons or table._script.entry(table.state)
        if table.page == "table" and waiting:
            asked()
            asked = nothing
            newcomer.decide(table, language)
        newcomer.hands.turn()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    args = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    from client import app as program

    program.application(["sennik"])
    for game in args.games:
        for language in args.lang or LANGUAGES:
            began = time.monotonic()
            newcomer = first_move(game, language)
            sys.stdout.write(
                f"{game:6} {language}: {newcomer.clicks} clicks, {newcomer.letters} letters, "
                f"{time.monotonic() - began:.1f} s\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
