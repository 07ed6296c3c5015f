"""An evening of three laptops: `python -m bench.evening FOLDER`. Three programs, each in a process and a language of
its own, four games in a row with those who come and go, pictures of every station in FOLDER.

A host opens a table, a guest sits down, a third looks on and speaks from the bench. The third comes in to the second
game; the host leaves; looks on at the third game on a wall; and comes in again to the fourth. All people do is done by
clicks and keys. It fails if scores, the chat, the notebooks or the files differ anywhere, or `sennik evening` finds a
fault in any of them. At last a file of yesterday is watched again, and who hears whom is looked at.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

LIMIT_S: Final = 240.0
"""How long anything may take; a busy machine plays slowly."""
NAP_S: Final = 0.15
YESTERDAY_S: Final = 86_400
YESTERDAY: Final = "sen-0123456789abcdef.sennik"
SHORT: Final = {
    "sen": {"rounds": 1},
    "smoki": {"goal": "rounds", "rounds": 1},
    "race": {},
    "dream": {"night_s": 10, "clue_s": 2, "read_s": 0},
}
SLOWLY_S: Final = 2.0
"""How long players think while somebody finds their table."""


class Differs(Exception):
    """Something is not as it should be."""


@dataclass
class Laptop:
    """A program of the evening, as whoever sits before it sees it."""

    name: str
    lang: str
    lantern: str
    folder: Path
    shots: Path
    process: subprocess.Popen[str] = field(init=False)

    def start(self) -> None:
        """Open Sennik on it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "bench.laptop", str(self.folder), self.name, self.lang, self.lantern]
        log = (self.shots / f"{self.name}.log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONUTF8": "1"},
        )

    def ask(self, *line: Any) -> Any:
        """Have it do something; what came of it. Raises Differs if it could not."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Differs(f"{self.name}: the program has ended") from None
        answered = self.process.stdout.readline()
        if not answered:
            raise Differs(f"{self.name}: the program has ended")
        answer = json.loads(answered)
        if "wrong" in answer:
            raise Differs(f"{self.name}: {line}: {answer['wrong']}")
        return answer["came"]

    def try_to(self, *line: Any) -> None:
        """Have it do something that it may be too late for."""
        with contextlib.suppress(Differs):
            self.ask(*line)

    @property
    def state(self) -> dict[str, Any]:
        """What its window shows."""
        found: dict[str, Any] = self.ask("state")
        return found

    def until(self, what: str, good: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """What its window shows once that is good. Raises Differs when it takes too long."""
        end = time.monotonic() + LIMIT_S
        while not good(state := self.state):
            if time.monotonic() > end:
                raise Differs(f"{self.name}: not {what}: {json.dumps(state, ensure_ascii=False)}")
            time.sleep(NAP_S)
        return state

    def click(self, name: str) -> None:
        """A click, once there is something of that name."""
        end = time.monotonic() + LIMIT_S
        while name not in (names := self.ask("names")):
            if time.monotonic() > end:
                raise Differs(f"{self.name}: no {name} among {names}")
            time.sleep(NAP_S)
        self.ask("click", name)

    def say(self, text: str, others: int) -> None:
        """Say something in the chat, once so many others hear it."""
        self.until("able to speak", lambda state: state["speaks"] and state["circle"] == others)
        self.click("talkChip")
        self.ask("type", text)
        self.ask("press", "Return")
        self.until("heard by itself", lambda state: any(line[1] == text for line in state["talk"]))
        self.click("talkChip")

    def shot(self, station: str) -> None:
        """A picture of its window."""
        self.ask("shot", str(self.shots / f"{station}_{self.lang}.png"))

    def stop(self) -> None:
        """Close it. Raises Differs if it does not end well."""
        try:
            if self.process.stdin is not None:
                self.process.stdin.close()
        except BrokenPipeError:
            raise Differs(f"{self.name}: the program has ended") from None
        try:
            code = self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Differs(f"{self.name}: the program did not end") from None
        if code:
            raise Differs(f"{self.name}: the program ended with {code}")


def tell(line: str) -> None:
    """Say how far the evening is."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stdout.flush()


def same(what: str, found: Sequence[tuple[str, Any]]) -> Any:
    """What all have found. Raises Differs if they have not found the same."""
    values = [json.dumps(value, ensure_ascii=False, sort_keys=True) for _, value in found]
    if len(set(values)) != 1:
        told = "\n".join(f"  {name}: {value}" for (name, _), value in zip(found, values, strict=True))
        raise Differs(f"{what} differs:\n{told}")
    return found[0][1]


def played(game: str, *laptops: Laptop) -> None:
    """Until this game is over on all, with the same end. Raises Differs."""
    for laptop in laptops:
        laptop.until(
            f"over with {game}",
            lambda state: state["game"] == game and state["page_of_table"] == "over" and state["over"] is not None,
        )
    for laptop in laptops:
        laptop.until("told whether all cards are laid open", lambda state: state["over"][2] is not None)
    over = same(f"the end of {game}", [(each.name, each.state["over"]) for each in laptops])
    same(f"the places in {game}", [(each.name, each.state["standings"]) for each in laptops])
    if any(laptop.state["fouls"] for laptop in laptops):
        raise Differs(f"somebody was blamed in {game}")
    tell(f"{game}: {over}")


def all_say_yes(people: int, *laptops: Laptop) -> None:
    """Everybody is in the room and ready. Raises Differs."""
    for laptop in laptops:
        laptop.until(f"in a room of {people}", lambda state: state["page"] == "room" and state["people"] == people)
    for laptop in laptops:
        # Who has agreed to the very game has said yes by that, and may sit at the table already.
        state = laptop.until("able to say yes", lambda state: state["ready"] or state["page"] == "play")
        if state["page"] == "room" and "ready" in laptop.ask("names"):
            laptop.try_to("click", "ready")
    for laptop in laptops:
        laptop.until("at the table", lambda state: state["page"] == "play")


def heard(text: str, *laptops: Laptop) -> None:
    """Until all have heard it, by the same person. Raises Differs."""
    for laptop in laptops:
        laptop.until(f"told {text!r}", lambda state: any(line[1] == text for line in state["talk"]))
    same(
        "who said it",
        [(each.name, next(line for line in each.state["talk"] if line[1] == text)[0::2]) for each in laptops],
    )


def yesterday(folder: Path) -> None:
    """A game that was played here yesterday: its file lies there."""
    from engine.games import find
    from netcore.files import gamefile
    from netcore.files.checked import GAMES
    from netcore.wire.codec import encode
    from tests.tables.ring import Ring

    ring = Ring(find("sen"), 3, {"rounds": 1}, seed=7).run()
    path = folder / GAMES / YESTERDAY
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gamefile.pack_game(encode(ring.terms), ring.entries()))
    os.utime(path, (time.time() - YESTERDAY_S,) * 2)


def score_of(laptop: Laptop, files: Sequence[str]) -> Any:
    """What `sennik evening` says of these files of a laptop, but for where they lie. Raises Differs at a fault."""
    paths = [str(laptop.folder / "games" / name) for name in files]
    done = subprocess.run(
        [sys.executable, "-m", "netcore.verbs.cli", "evening", "--json", *paths],
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    if done.returncode:
        raise Differs(f"{laptop.name}: sennik evening says {done.returncode}: {done.stdout}{done.stderr}")
    score = json.loads(done.stdout)
    return {key: value for key, value in score.items() if key in ("verdict", "players")}


def evening(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """The whole of it. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    for laptop in trio:
        laptop.until("started", lambda state: state["started"] and state["name"])
    for station in (look_on, come_in, leave_and_watch, come_again, compare, watch_yesterday, hear_each_other):
        tell((station.__doc__ or "").split(". ")[0])
        station(*trio)


def look_on(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """A host, a guest, and one who looks on and speaks from the bench. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    jagna.click("game-sen")
    jagna.click("setTable")
    jagna.until("in the room", lambda state: state["page"] == "room" and state["people"] == 1)
    jagna.ask("seats", 2)
    jagna.ask("options", SHORT["sen"])
    ondrej.click("lobby")
    sit_down(ondrej, jagna.name, "sit")
    for laptop in (jagna, ondrej):
        laptop.until("a room of two", lambda state: state["people"] == 2)
        laptop.ask("pace", SLOWLY_S)
    jagna.shot("01_room")
    ondrej.shot("01_room")
    all_say_yes(2, jagna, ondrej)
    sofija.click("lobby")
    sit_down(sofija, jagna.name, "watch")
    sofija.until("let in", lambda state: state["watching"] and state["bench"] == [sofija.name])
    jagna.until("looked at", lambda state: state["bench"] == [sofija.name])
    for laptop in trio:
        laptop.until("in one circle", lambda state: state["circle"] == 2)
    sofija.say("Всім добрий вечір з лавки", 2)
    ondrej.say("Ahoj!", 2)
    for text in ("Всім добрий вечір з лавки", "Ahoj!"):
        heard(text, *trio)
    for laptop in trio:
        laptop.shot("02_sen")
        laptop.ask("pace", 0)
    played("sen", *trio)
    for laptop in trio:
        laptop.shot("03_sen_over")


def come_in(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """The one who looked on comes in. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    jagna.click("overAnother")
    jagna.click("offer-smoki")
    jagna.until("in the next room", lambda state: state["page"] == "room" and not state["evening"])
    jagna.ask("options", SHORT["smoki"])
    sofija.until("told what is next", lambda state: state["next"][0] == "in")
    sofija.shot("04_told_next")
    sofija.click("overFollow")
    jagna.until("joined by her", lambda state: state["people"] == 2)
    ondrej.click("overAnother")
    ondrej.until("told of it", lambda state: state["proposals"])
    ondrej.shot("04_evening")
    ondrej.click("agree-0")
    all_say_yes(3, *trio)
    jagna.shot("05_smoki")
    played("smoki", *trio)
    for laptop in trio:
        laptop.shot("06_smoki_over")


def leave_and_watch(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """The host leaves, and looks on from a wall. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    jagna.click("overLeave")
    jagna.until("gone", lambda state: state["page"] == "start")
    ondrej.click("overAnother")
    ondrej.click("offer-race")
    ondrej.until("in the next room", lambda state: state["page"] == "room" and not state["evening"])
    sofija.click("overAnother")
    sofija.until("told of it", lambda state: state["proposals"])
    sofija.click("agree-0")
    for laptop in (ondrej, sofija):
        laptop.ask("pace", SLOWLY_S)
    all_say_yes(2, ondrej, sofija)
    jagna.click("lobby")
    sit_down(jagna, ondrej.name, "watch")
    jagna.until("let in", lambda state: state["watching"] and state["bench"] == [jagna.name])
    jagna.until("shown the table", lambda state: state["game"] == "race" and state["page_of_table"] == "table")
    for laptop in trio:
        laptop.until("in one circle", lambda state: state["circle"] == 2)
    jagna.say("Kibicuję smokom", 2)
    heard("Kibicuję smokom", *trio)
    jagna.ask("press", "L")
    jagna.shot("07_wall")
    ondrej.shot("07_race")
    sofija.shot("07_race")
    for laptop in (ondrej, sofija):
        laptop.ask("pace", 0)
    jagna.ask("press", "L")
    played("race", *trio)
    for laptop in trio:
        laptop.shot("08_race_over")


def come_again(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """And comes in again. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    sofija.click("overAnother")
    sofija.click("offer-dream")
    sofija.until("in the next room", lambda state: state["page"] == "room" and not state["evening"])
    sofija.ask("options", SHORT["dream"])
    jagna.until("told what is next", lambda state: state["next"][0] == "in")
    jagna.click("overFollow")
    sofija.until("joined by her", lambda state: state["people"] == 2)
    ondrej.click("overAnother")
    ondrej.until("told of it", lambda state: state["proposals"])
    ondrej.click("agree-0")
    all_say_yes(3, *trio)
    for laptop in trio:
        laptop.shot("09_dream")
    played("dream", *trio)
    for laptop in trio:
        laptop.shot("10_dream_over")


def compare(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """One notebook, and the same files. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    for laptop in trio:
        laptop.click("overAnother")
        laptop.until(
            "given all games of the evening",
            lambda state: len(state["lines"]) == 4 and all(kind == "good" for _, kind in state["lines"]),
        )
        laptop.shot("11_notebook")
    same("the notebook's people", [(each.name, each.state["columns"]) for each in trio])
    same("the notebook's games", [(each.name, each.state["lines"]) for each in trio])
    of_tonight = {each.name: sorted(set(each.ask("files")) - {YESTERDAY}) for each in trio}
    same("which files there are", list(of_tonight.items()))
    same("what `sennik evening` says", [(each.name, score_of(each, of_tonight[each.name])) for each in trio])


def watch_yesterday(_jagna: Laptop, ondrej: Laptop, _sofija: Laptop) -> None:
    """A game of yesterday, watched again. Raises Differs."""
    ondrej.click("eveningLeave")
    ondrej.click("leave")
    ondrej.until("at home", lambda state: state["page"] == "start" and not state["evening"])
    ondrej.click("savedGames")
    saved = ondrej.until("read", lambda state: len(state["saved"]) == 5)["saved"]
    ondrej.click(f"saved-{len(saved) - 1}")
    ondrej.shot("12_saved")
    ondrej.click("savedWatch")
    ondrej.until("watched again", lambda state: state["replay"])
    for _ in range(3):
        ondrej.click("replayOn")
    ondrej.shot("13_replay")
    ondrej.click("replayClose")


def hear_each_other(jagna: Laptop, ondrej: Laptop, sofija: Laptop) -> None:
    """Who hears whom. Raises Differs."""
    trio = (jagna, ondrej, sofija)
    ondrej.click("back")
    ondrej.click("networkLine")
    ondrej.until(
        "told who hears whom",
        lambda state: {each.name for each in trio} <= set(state["people_here"]) and ways_of(state, trio) == {"heard"},
    )
    ondrej.shot("14_network")


def ways_of(state: dict[str, Any], laptops: Sequence[Laptop]) -> set[str]:
    """How these hear each other, as a window shows it; whoever else is on this network does not count."""
    names = {each.name for each in laptops}
    return {way for label, way in state["hearing"] if sum(name in label for name in names) == 2}


def sit_down(laptop: Laptop, host: str, way: str) -> None:
    """Choose the table of `host` in the lobby, and sit down or look on there. Raises Differs."""
    state = laptop.until(
        f"shown the table of {host}", lambda state: any(each[0].endswith(host) for each in state["lobby"])
    )
    at = next(at for at, each in enumerate(state["lobby"]) if each[0].endswith(host))
    laptop.click(f"table-{at}")
    laptop.click(way)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the evening; 0 if everything was the same everywhere."""
    parser = argparse.ArgumentParser(prog="bench.evening", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sennik-evening-") as folder:
        made = [
            Laptop(name, lang, lantern, Path(folder) / name, options.folder)
            for name, lang, lantern in (
                ("Jagna", "pl", "round"),
                ("Ondřej", "cs", "star"),
                ("Софія", "uk", "tall"),
            )
        ]
        yesterday(made[1].folder)
        wrong: Differs | None = None
        try:
            for laptop in made:
                laptop.start()
            evening(*made)
        except Differs as found:
            wrong = found
            for laptop in made:
                laptop.try_to("shot", str(options.folder / f"99_stopped_{laptop.lang}.png"))
        for laptop in made:
            try:
                laptop.stop()
            except Differs as found:
                wrong = wrong or found
    if wrong is not None:
        sys.stderr.write(f"{wrong}\n")
        return 1
    tell(f"all the same on three laptops, in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
