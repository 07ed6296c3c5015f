"""A second, independent reading of the rules of Když sním: it judges the open transcripts of whole games from outside.

It takes the spellings of each word from the transcript (one word has the same ones throughout) and compares texts by a
fold of its own. Where the rules leave the order of bookkeeping open, it holds the engine to one way:

- a game opens with the roll for the first Dreamer, the roll that turns the cards, and the shuffle of the deck; a night
  with the shuffle of the roles and a show to each spirit, from the Dreamer's left; a deck that runs short is shuffled
  after that, or when it is empty;
- a word begins with its show to all spirits. Then, in turn: a clue or a pass; if time is left, the Dreamer's answer; if
  there was a clue in time, the others' votes; then a penalty, or a verdict under seal, or the word given up, or, when
  the time is over, the last guess;
- a day is the recap, an unseal for each guess in their order, one show of the night's words to all, one of the roles.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.engine.judging import Game, Verdict, is_whole, judge_all, same

LANGUAGES = ("pl", "uk", "cs", "en")
OPTIONS = {"mode": str, "night_s": int, "clue_s": int, "read_s": int, "language": str}
DEFAULTS = {"mode": "typed", "night_s": 120, "clue_s": 5, "read_s": 10, "language": "en"}
BOARD = "round dreamer phase roles aside word clues yellow blue penalties points last_day elapsed_ms".split()
ROLE_COUNTS = {
    4: (1, 1, 2),
    5: (2, 1, 2),
    6: (3, 2, 1),
    7: (3, 2, 2),
    8: (4, 3, 1),
    9: (4, 3, 2),
    10: (5, 4, 1),
}
CARDS = 110
SHORT_DECK = 40
ALL_WORDS = 440
LEAST_MS = 200
LAST_GUESS_MS = 30_000
ANSWER_MS = 20_000


def judge(text: str) -> list[Verdict]:
    """Judge the whole output of one run, game after game; raise Refused at the first wrong line."""
    return judge_all(text, DreamGame)


def folded(text: str) -> str:
    """Without case, accents, an article, spaces, hyphens and apostrophes."""
    text = re.sub(r"^(the|an|a) +(?=.)", "", text.lower())
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if unicodedata.category(c) != "Mn")
    return re.sub(r"[ '’ʼ‐-]", "", bare.replace("ł", "l").replace("ґ", "г").replace("đ", "d").replace("ø", "o"))


def sandman(yellow: int, blue: int) -> int:
    """The three cases of the printed rules."""
    match abs(yellow - blue):
        case 0:
            return yellow + 2
        case 1:
            return max(yellow, blue)
        case _:
            return min(yellow, blue)


@dataclass
class _Word:
    """A word of the night."""

    id: str
    texts: list[str]
    guess: str | None = None
    ended: str = ""
    skipped: bool = False
    votes: dict[str, Any] | None = None
    right: bool = False


@dataclass
class _Table:
    """The referee's own table, in the words of the transcript's board."""

    seats: int
    round: int = 1
    dreamer: int = 0
    phase: str = "night"
    roles: list[str | None] = field(default_factory=list)
    aside: str | None = None
    word: _Word | None = None
    shown: dict[str, Any] | None = None
    clues: list[list[Any]] = field(default_factory=list)
    night: list[_Word] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    last_day: dict[str, Any] | None = None
    elapsed_ms: int = 0

    @property
    def spirits(self) -> list[int]:
        """From the Dreamer's left."""
        return [(self.dreamer + step) % self.seats for step in range(1, self.seats)]


class DreamGame(Game):
    """One game."""

    NAME = "dream"
    OPTIONS = OPTIONS
    SEATS: ClassVar[range] = range(4, 11)

    def check_options(self) -> None:
        options = self.options
        self.demand(options["mode"] in ("typed", "spoken"), "no such mode")
        self.demand(options["language"] in LANGUAGES, "no such language")
        self.demand(options["night_s"] > 0 and options["clue_s"] > 0, "no time at all")
        self.demand(options["read_s"] >= 0, "no time to read")

    def board(self) -> dict[str, Any]:
        table = self.table
        return {
            "round": table.round,
            "dreamer": table.dreamer,
            "phase": table.phase,
            "roles": table.roles,
            "aside": table.aside,
            "word": table.shown if table.word is not None else None,
            "clues": table.clues if table.word is not None else [],
            "yellow": [word.id for word in table.night if word.right],
            "blue": [word.id for word in table.night if (word.ended == "guess" and not word.right) or word.skipped],
            "penalties": table.penalties,
            "points": table.points,
            "last_day": table.last_day,
            "elapsed_ms": table.elapsed_ms,
        }

    def play(self) -> tuple[list[int], list[int]]:
        seats = self.seats
        self.table = table = _Table(seats, roles=[None] * seats, penalties=[0] * seats, points=[0] * seats)
        self.typed = self.options["mode"] == "typed"
        self.spellings: dict[str, Any] = {}
        self.came: list[str] = []
        self.deck = 0
        self.take_plain("roll")
        table.dreamer = self.name_one(self._field("dreamer"), seats, "Dreamer")
        self.seen[f"first Dreamer: {table.dreamer}"] += 1
        self.check_board()
        self._plain_step("roll")
        self._turn_deck()
        for night in range(seats):
            self._deal(night)
            while table.elapsed_ms < 1000 * self.options["night_s"]:
                self._word()
            self._day(last=night == seats - 1)
        scores = [points - cards for points, cards in zip(table.points, table.penalties, strict=True)]
        best = [seat for seat in range(seats) if scores[seat] == max(scores)]
        fewest = min(table.penalties[seat] for seat in best)
        winners = [seat for seat in best if table.penalties[seat] == fewest]
        self.seen["tie: broken by penalties"] += len(winners) < len(best)
        return scores, winners

    def _field(self, key: str) -> Any:
        board = self.step["board"]
        self.demand(isinstance(board, dict) and set(BOARD) <= set(board), "the board lacks a key")
        return board[key]

    def _plain_step(self, ask: str) -> None:
        self.take_plain(ask)
        self.check_board()

    def _show_to(self, seats: list[int] | None) -> None:
        move = self.take_step("show")
        due = "all" if seats is None else sorted(seats)
        self.demand(isinstance(move, dict) and same(move.get("to"), due), f"a show to {due} is due")

    def _turn_deck(self) -> None:
        self._plain_step("shuffle")
        self.deck += CARDS
        self.seen["deck: turned"] += 1

    # ── night ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def _deal(self, night: int) -> None:
        table = self.table
        self.take_plain("shuffle")
        if night:
            table.round += 1
            table.dreamer = self.left_of(table.dreamer)
        table.phase, table.elapsed_ms, table.night, table.word = "night", 0, [], None
        roles, aside = self._field("roles"), self._field("aside")
        self.demand(isinstance(roles, list) and len(roles) == self.seats, "a role for each seat is due")
        self.demand(roles[table.dreamer] is None, "the Dreamer has no role")
        dealt = [*(roles[seat] for seat in table.spirits), aside]
        counts = tuple(dealt.count(role) for role in ("fairy", "bogey", "sandman"))
        self.demand(counts == ROLE_COUNTS[self.seats], "those are not the roles of such a table")
        table.roles, table.aside = roles, aside
        self.seen[f"aside: {aside}"] += 1
        self.check_board()
        self.giver = self.left_of(table.dreamer)
        for seat in table.spirits:
            self._show_to([seat])
            self.check_board()
        if self.deck < SHORT_DECK:
            self._turn_deck()

    def _word(self) -> None:
        """One word, from its show to its end."""
        table = self.table
        if self.deck == 0:
            self._turn_deck()
        self._show_to(table.spirits)
        self.deck -= 1
        table.shown, table.clues = self._read_word(), []
        texts = [text for language in LANGUAGES for text in table.shown["texts"][language]]
        table.word = _Word(table.shown["id"], [folded(text) for text in texts])
        table.night.append(table.word)
        self.check_board()
        while not table.word.ended:
            self._clue(table.word)
            self.demand(len(table.clues) < 10_000, "it never ends")
        table.word = None
        if table.elapsed_ms >= 1000 * self.options["night_s"]:
            table.phase = "recall"
        self.check_board()

    def _read_word(self) -> dict[str, Any]:
        word = self._field("word")
        self.demand(isinstance(word, dict) and {"id", "texts"} <= set(word), "a word is due")
        name, texts = word["id"], word["texts"]
        self.demand(isinstance(name, str) and re.fullmatch(r"w\d\d\d", name) is not None, "no such word")
        self.demand(1 <= int(name[1:]) <= ALL_WORDS, "no such word")
        self.demand(isinstance(texts, dict) and sorted(texts) == sorted(LANGUAGES), "four languages are due")
        for spelled in texts.values():
            self.demand(isinstance(spelled, list) and bool(spelled), "a spelling is due")
            self.demand(all(isinstance(text, str) and text for text in spelled), "a spelling is a text")
        self.demand(self.spellings.setdefault(name, texts) == texts, "it was spelled otherwise before")
        self.demand(name not in self.came or len(self.came) >= ALL_WORDS, "it has come before")
        self.came.append(name)
        return {"id": name, "texts": texts}

    def _time(self, limit_ms: int) -> int:
        """What the step's author claims, and its part of the night."""
        claimed = self.step.get("claimed_ms")
        self.demand(is_whole(claimed) and claimed <= limit_ms + 1, "that cannot be claimed")
        assert isinstance(claimed, int)
        return claimed

    def _answer_ms(self) -> int:
        """What the Dreamer may take for one answer."""
        return max(ANSWER_MS, 4 * 1000 * int(self.options["clue_s"]))

    def _spend(self, claimed_ms: int) -> None:
        night_ms = 1000 * self.options["night_s"]
        self.table.elapsed_ms = min(night_ms, self.table.elapsed_ms + max(LEAST_MS, claimed_ms))

    def _text(self, move: Mapping[str, Any], spaces: bool) -> str | None:
        text = move.get("text", 0)
        if not self.typed:
            self.demand(text is None, "it is said aloud")
            return None
        self.demand(isinstance(text, str) and 0 < len(text) <= 40 and text == text.strip(), "a text is due")
        self.demand(spaces or " " not in text, "a clue is one word")
        return str(text)

    def _clue(self, word: _Word) -> None:
        """One clue or none, and all that it brings about. The last step is left for who asked to check."""
        table, giver = self.table, self.giver
        left_ms = 1000 * self.options["night_s"] - table.elapsed_ms
        reading_ms = 1000 * self.options["read_s"] if self.typed and not table.clues else 0
        limit_ms = reading_ms + min(1000 * self.options["clue_s"], left_ms)
        move = self.take_move(giver, ("clue", "pass"))
        claimed = self._time(limit_ms)
        text = self._text(move, spaces=False) if move["kind"] == "clue" else None
        if text is not None:
            self.demand(folded(text) not in word.texts, "the clue is the word")
        given = move["kind"] == "clue" and claimed <= limit_ms
        table.clues.append([giver, text if given else None])
        self._spend(claimed - reading_ms)
        spirits = table.spirits
        self.giver = spirits[(spirits.index(giver) + 1) % len(spirits)]
        answer: dict[str, Any] = {"kind": "hear"}
        if table.elapsed_ms < 1000 * self.options["night_s"]:
            self.check_board()
            answer = self.take_move(table.dreamer, ("hear", "guess", "skip"))
            word.skipped = answer["kind"] == "skip"
            self._spend(self._time(min(self._answer_ms(), 1000 * self.options["night_s"] - table.elapsed_ms)))
            if answer["kind"] == "guess":
                answer["text"] = self._text(answer, spaces=True)
        if given:
            self.check_board()
            if self._is_fined(giver):
                word.ended, word.skipped = "fine", False
                table.penalties[giver] += 1
                self.seen[f"fined: {answer['kind']}"] += 1
                return
        self._follow(word, answer)

    def _follow(self, word: _Word, answer: Mapping[str, Any]) -> None:
        """What the Dreamer's answer brings about, once the votes on the clue are in."""
        if answer["kind"] == "guess":
            self.check_board()
            self._judge(word, answer["text"])
        elif answer["kind"] == "skip":
            word.ended = "skip"
            self.seen["skipped"] += 1
        elif self.table.elapsed_ms >= 1000 * self.options["night_s"]:
            self.check_board()
            last = self.take_move(self.table.dreamer, ("last_guess", "no_guess"))
            self._time(LAST_GUESS_MS)
            self.seen[last["kind"]] += 1
            if last["kind"] == "no_guess":
                word.ended = "left"
            else:
                text = self._text(last, spaces=True)
                self.check_board()
                self._judge(word, text)
        else:
            self.check_board()

    def _votes(self, ask: str, seats: list[int], kind: str, flag: str) -> tuple[dict[str, Any], bool]:
        """The votes of `seats`, and whether more than half say yes."""
        votes = self.take_step(ask)
        self.demand(isinstance(votes, dict) and sorted(votes) == sorted(map(str, seats)), f"each owes a {kind}")
        yes = 0
        for vote in votes.values():
            self.demand(isinstance(vote, dict) and vote.get("kind") == kind, f"{kind} is due")
            self.demand(isinstance(vote.get(flag), bool), f"{flag} is yes or no")
            self.moves[kind] += 1
            yes += vote[flag]
        return votes, yes > len(seats) / 2

    def _is_fined(self, giver: int) -> bool:
        voters = [seat for seat in self.table.spirits if seat != giver]
        votes, fined = self._votes("moves", voters, "object", "agree")
        self.demand(all(same(vote.get("seat"), giver) for vote in votes.values()), "it is on the last clue")
        return fined

    def _judge(self, word: _Word, guess: str | None) -> None:
        votes, most = self._votes("seal", self.table.spirits, "verdict", "right")
        exact = guess is not None and folded(guess) in word.texts
        word.guess, word.votes, word.ended, word.right = guess, votes, "guess", exact or most
        self.seen["exact" if exact else "near" if most else "wrong"] += 1

    # ── day ─────────────────────────────────────────────────────────────────────────────────────────────────────────
    def _day(self, last: bool) -> None:
        """The recap, and how the night is counted."""
        table = self.table
        recalled = self._recall()
        table.phase = "day"
        self.check_board()
        for word in table.night:
            if word.votes is not None:
                self.demand(same(self.take_step("unseal"), word.votes), "other verdicts were sealed")
                self.check_board()
        self._show_to(None)
        self.check_board()
        self._show_to(None)
        yellow = sum(word.right for word in table.night)
        blue = sum(word.ended in ("guess", "skip") and not word.right for word in table.night)
        points = [0] * self.seats
        for seat in table.spirits:
            match table.roles[seat]:
                case "fairy":
                    points[seat] = yellow
                case "bogey":
                    points[seat] = blue
                case _:
                    points[seat] = sandman(yellow, blue)
                    self.seen[f"sandman: {min(2, abs(yellow - blue))} apart"] += 1
        points[table.dreamer] = yellow + 2 * recalled
        self.seen["recalled" if recalled else "not recalled"] += 1
        table.points = [total + won for total, won in zip(table.points, points, strict=True)]
        table.last_day = {"yellow": yellow, "blue": blue, "recalled": recalled, "points": points}
        if last:
            table.phase = "over"
        self.check_board()

    def _recall(self) -> bool:
        """Whether every yellow word was named, of which there must be one."""
        yellow = [word for word in self.table.night if word.right]
        if not self.typed:
            _, most = self._votes("moves", self.table.spirits, "recall", "all")
            return most and bool(yellow)
        words = self.take_move(self.table.dreamer, ("recall",)).get("words")
        self.demand(isinstance(words, list) and all(isinstance(word, str) for word in words), "words are due")
        assert isinstance(words, list)
        told = [folded(word) for word in words]
        return bool(yellow) and all(
            any(text in word.texts or text == folded(word.guess or "") for text in told) for word in yellow
        )
