"""A newcomer's path through each game, as pictures: `python -m bench.newcomer FOLDER` (`-h` tells the options).

From the very first start, with the real program: a name, the start page, the lesson of a game thought by thought until
the first move of one's own in it, and after it; then that game with bots, when it asks for the first time, and what has
become of it. All by clicks on what is lit, and letters where a word is asked for.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.first_move import CLUES, Newcomer, opened, play_with_bots
from client.settings import LANGUAGES, Language
from engine.games import GAMES

SIZE: Final = (1366, 768)
STILL_S: Final = 0.3
REST_S: Final = 3.0
"""What looks the same after the first has come to rest; after the second it never will."""
OWN: Final = ("move", "say")
"""Thoughts that are left by a move of the learner."""


@dataclass
class Film:
    """The pictures of one path, in their order."""

    newcomer: Newcomer
    folder: Path
    name: str
    taken: int = 0

    def shot(self, what: str) -> None:
        """A picture, once the page is whole and what moves has come to rest."""
        hands = self.newcomer.hands
        until = time.monotonic() + REST_S
        hands.settle()
        picture = hands.window.root.grabWindow()
        while time.monotonic() < until:
            time.sleep(STILL_S)
            hands.turn()
            before, picture = picture, hands.window.root.grabWindow()
            if picture == before:
                break
        path = self.folder / f"{self.name}_{self.taken:02d}_{what}.png"
        if not picture.save(str(path)):
            raise OSError(f"{path} could not be written")
        self.taken += 1
        sys.stdout.write(f"{path}\n")
        sys.stdout.flush()


def learn(film: Film, language: Language) -> None:
    """Play the lesson that is open until a move of one's own has been made."""
    from tests.ui.learner import items, press_on, to_do

    newcomer = film.newcomer
    hands, lesson = newcomer.hands, newcomer.hands.window.app.lesson
    moved = False
    while not moved:
        at, way = lesson.props.at, lesson.props.way
        newcomer.until(lambda: lesson.props.way != "auto")
        film.shot(f"thought_{lesson.props.at + 1}")
        while lesson.props.at == at and not lesson.props.over:
            match lesson.props.way:
                case "read":
                    newcomer.click("lessonRead")
                case "say":
                    newcomer.type(CLUES[language])
                case "round":
                    newcomer.click("endNext")
                case _:
                    for item in items(hands, to_do(lesson)[:1]):
                        newcomer.clicks += 1
                        press_on(hands, item)
            hands.turn()
        moved = way in OWN
    film.shot("moved")


def walk(folder: Path, game: str, language: Language) -> None:
    """The whole path through one game in one language."""
    with opened(language) as newcomer:
        hands = newcomer.hands
        film = Film(newcomer, folder, f"{game}_{language}")
        hands.resize(*SIZE)
        film.shot("hello")
        newcomer.type("Ala")
        newcomer.until(lambda: newcomer.there("learn"))
        film.shot("start")
        if hands.window.app.start.props.game != game:
            newcomer.click(f"game-{game}")
            film.shot("chosen")
        newcomer.click("learn")
        newcomer.until(lambda: hands.window.app.props.page == "lesson")
        learn(film, language)
        newcomer.click("lessonSkip")
        newcomer.click("leave")
        newcomer.until(lambda: newcomer.there("practise"))
        film.shot("back")
        play_with_bots(newcomer, game, language, lambda: film.shot("asked"))
        film.shot("played")


def main() -> int:
    """Take the pictures; prints the path of each."""
    parser = argparse.ArgumentParser(prog="bench.newcomer", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    from client import app as program

    program.application(["sennik"])
    options.folder.mkdir(parents=True, exist_ok=True)
    for game in options.game or GAMES:
        for language in options.lang or LANGUAGES:
            walk(options.folder, game, language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
