"""Když sním: guess in your sleep what spirits whisper, some of them lying. Four to ten players, 110 cards.

The chapters named below are those of the printed rules; docs/rules/dream.md goes through them sentence by sentence and
names the rulings where they leave a question open. In a pile, the top card is the last. The board is the same on all
peers, the Dreamer's too: docs/adr/0009-a-night-in-the-dreamers-own-computer.md says how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final, cast

from engine.board import turn_up
from engine.chance import Chance
from engine.contract import (
    Breach,
    Clock,
    Rules,
    move,
    moves,
    roll,
    seal,
    show_only,
    shuffle,
    timed_move,
    unseal,
)
from engine.dream_board import (
    DAY,
    FINED,
    GUESSED,
    LEFT,
    NIGHT,
    OVER,
    RECALL,
    SKIPPED,
    SPOKEN,
    TYPED,
    Agreed,
    Board,
    Dreamt,
    LastDay,
    Said,
    gives_away,
    is_exact,
    is_most,
)
from engine.dream_list import CARDS, SIDES, SPELLINGS, WORDS, spellings
from engine.dream_moves import (
    Clue,
    Guess,
    Hear,
    LastGuess,
    NoGuess,
    Object,
    Pass,
    Recall,
    RecallHeard,
    Skip,
    Verdict,
)
from engine.dream_score import BOGEY, FAIRY, ROLES, SANDMAN, dreamer_points, spirit_points
from engine.dream_words import LANGUAGES, same
from engine.encoding import Plain, digest, plain
from engine.game import Game, Option, Options, Outcome
from engine.pieces import Face, Handle, Legal, Move, Seat

FACES: Final[tuple[Face, ...]] = (FAIRY, BOGEY, SANDMAN, *WORDS)

MS: Final = 1000
LEAST_MS: Final = 200
"""What a decision takes of a night at least, so that every night ends whatever is claimed."""
CLUE_USUAL_MS: Final = 3000
HEAR_USUAL_MS: Final = 2000
"""What clues and the Dreamer's answers take where no clock runs: a night of two minutes is some 24 of each."""
USUAL_MS: Final = 1000
"""How long a vote or a verdict usually takes; it is on no account."""
LAST_GUESS_MS: Final = 30_000
"""For the last guess, so that nobody waits for ever; the night is over, so it is on no account."""
ANSWER_MS: Final = 20_000
VOTE_MS: Final = 10_000
VERDICT_MS: Final = 30_000
"""What the Dreamer's answer, a vote on a clue's form and a verdict may take; more where clues have more time, …"""
ANSWER_CLUES, VOTE_CLUES, VERDICT_CLUES = 4, 2, 6
"""… so many times as much as a clue."""

TURNS: Final = 1 << 62
"""Sides of the roll from which every card gets its side and end."""
FRESH_DECK: Final = 40
"""A night that begins with fewer cards turns and shuffles all of them first, so that none has to pause for it."""


def new_board(seats: int, options: Options) -> Board:
    """The table before anything has been asked."""
    return Board(
        seats=seats,
        agreed=Agreed(
            mode=str(options["mode"]),
            night_ms=int(options["night_s"]) * MS,
            clue_ms=int(options["clue_s"]) * MS,
            read_ms=int(options["read_s"]) * MS,
            language=str(options["language"]),
        ),
        roles=[None] * seats,
        penalties=[0] * seats,
        points=[0] * seats,
    )


def play(board: Board) -> Rules[None]:
    """Everyone dreams once; each night is followed by its day."""
    board.dreamer = yield from roll(board.seats)
    board.turned = yield from roll(TURNS)
    yield from turn_deck(board)
    for _ in range(board.seats):
        yield from deal_roles(board)
        yield from dream(board)
        yield from recall(board)
        yield from count_day(board)
    board.phase = OVER


# ── setting up (Příprava) ───────────────────────────────────────────────────────────────────────────────────────────
def turn_deck(board: Board) -> Rules[None]:
    """All cards are turned, so that each shows another word, and shuffled; they go under those still unseen."""
    board.deck = [*(yield from shuffle(lying(board.turned, board.decks))), *board.deck]
    board.decks += 1


def lying(turned: int, decks: int) -> tuple[Face, ...]:
    """The word that each card shows: by the roll at first, then round by its four words, so that none comes twice."""
    chance = Chance(turned, "cards")
    return tuple(card[(chance.below(SIDES) + decks) % SIDES] for card in CARDS)


# ── night (Noc) ─────────────────────────────────────────────────────────────────────────────────────────────────────
def deal_roles(board: Board) -> Rules[None]:
    """1 – Určete role: one card for each spirit, who alone sees it; one is left over and never shown."""
    held = [card for card in (*board.roles, board.aside) if card is not None]
    cards = yield from shuffle(held) if held else shuffle(ROLES[board.seats])
    if board.last_day is not None:
        board.round += 1
        board.dreamer = (board.dreamer + 1) % board.seats
    board.phase, board.dealt = NIGHT, False
    board.roles = [None] * board.seats
    *dealt, board.aside = cards
    for seat, card in zip(board.spirits, dealt, strict=True):
        board.roles[seat] = card
    board.giver = board.spirits[0]
    board.elapsed_ms = 0
    board.dreamt = []
    board.recalled, board.recalled_all = (), None
    board.faces = {}
    for seat, card in zip(board.spirits, dealt, strict=True):
        yield from show_only([card], [seat])
    if len(board.deck) < FRESH_DECK:
        yield from turn_deck(board)
    board.dealt = True


def dream(board: Board) -> Rules[None]:
    """2 – Sen: word after word, until the time is over."""
    while board.left_ms > 0:
        if not board.deck:
            yield from turn_deck(board)
        card = board.deck[-1]
        yield from show_only([card], board.spirits)
        board.deck.pop()
        board.dreamt.append(Dreamt(card))
        while (word := board.word) is not None:
            yield from hear_one(board, word)


def hear_one(board: Board, word: Dreamt) -> Rules[None]:
    """One clue, or none; the Dreamer's answer; the others' votes on the clue. What is decided, decides in that order:

    a clue that most find wrong in its form is fined whatever the Dreamer answered, for the word was given away.
    """
    given = yield from give_clue(board, word)
    answer: Move = HEAR
    if board.left_ms > 0:
        answer = yield from answer_clue(board)
    word.given_up = isinstance(answer, Skip)
    if given is not None and (yield from is_fined(board, given)):
        word.end, word.fined = FINED, given
        board.penalties[given] += 1
    elif isinstance(answer, Guess):
        yield from judge(board, word, answer)
    elif word.given_up:
        word.end = SKIPPED
    elif board.left_ms <= 0:
        yield from guess_last(board, word)


def give_clue(board: Board, word: Dreamt) -> Rules[Seat | None]:
    """Clockwise from the Dreamer's left, and on from there with the next word; who gave a clue in time, or None.

    Who gives the first one has to read the word: where that is done on a screen, there is time for it, on no account.
    """
    seat = board.giver
    reading_ms = board.agreed.read_ms if board.is_typed and not word.clues else 0
    limit_ms = min(board.agreed.clue_ms, board.left_ms)
    usual_ms = min(CLUE_USUAL_MS, limit_ms)
    legal = CLUES if board.is_typed else SPOKEN_CLUES
    clock = Clock(reading_ms + limit_ms, PASS, reading_ms + usual_ms, reading_ms, board.round)
    made = yield from timed_move(seat, legal, clock)
    spend(board, made.claimed_ms - reading_ms)
    board.giver = next_spirit(board, seat)
    word.clues.append(Said(seat, made.move.text if isinstance(made.move, Clue) else None))
    return seat if isinstance(made.move, Clue) else None


def next_spirit(board: Board, seat: Seat) -> Seat:
    """The spirit on the left of `seat`."""
    spirits = board.spirits
    return spirits[(spirits.index(seat) + 1) % len(spirits)]


def answer_clue(board: Board) -> Rules[Move]:
    """The Dreamer goes on listening, guesses, or gives the word up."""
    legal = ANSWERS if board.is_typed else SPOKEN_ANSWERS
    limit_ms = min(board.left_ms, time_for(board, ANSWER_MS, ANSWER_CLUES))
    clock = Clock(limit_ms, HEAR, min(HEAR_USUAL_MS, limit_ms), span=board.round)
    made = yield from timed_move(board.dreamer, legal, clock)
    spend(board, made.claimed_ms)
    return made.move


def time_for(board: Board, least_ms: int, clues: int) -> int:
    """What a decision may take that is no clue."""
    return max(least_ms, clues * board.agreed.clue_ms)


def spend(board: Board, took_ms: int) -> None:
    """Take what a decision took off the night."""
    board.elapsed_ms = min(board.elapsed_ms + max(took_ms, LEAST_MS), board.agreed.night_ms)


def is_fined(board: Board, giver: Seat) -> Rules[bool]:
    """All spirits but the giver vote on the form of the clue."""
    limit_ms = time_for(board, VOTE_MS, VOTE_CLUES)
    legal = votes_on_form(giver)
    fair, _ = legal.listed
    clock = Clock(limit_ms, fair, USUAL_MS, span=board.round)
    voters = {seat: legal for seat in sorted(board.spirits) if seat != giver}
    votes = cast("Mapping[Seat, Object]", (yield from moves(voters, clock)))
    return is_most(vote.agree for vote in votes.values())


def judge(board: Board, word: Dreamt, guess: Guess | LastGuess) -> Rules[None]:
    """The spirits' verdict is sealed until day: the Dreamer is not told."""
    word.guess = guess.text
    clock = Clock(time_for(board, VERDICT_MS, VERDICT_CLUES), WRONG, USUAL_MS, span=board.round)
    word.sealed = yield from seal(dict.fromkeys(sorted(board.spirits), VERDICTS), clock)
    word.end = GUESSED


def guess_last(board: Board, word: Dreamt) -> Rules[None]:
    """The time is over: no more clues, and one last guess for who wants it."""
    legal = LAST_GUESSES if board.is_typed else SPOKEN_LAST_GUESSES
    clock = Clock(LAST_GUESS_MS, NoGuess(), HEAR_USUAL_MS, span=board.round)
    made = yield from timed_move(board.dreamer, legal, clock)
    if isinstance(made.move, LastGuess):
        yield from judge(board, word, made.move)
    else:
        word.end = LEFT


# ── what may be done: listed once, for it is the same in every night ────────────────────────────────────────────────
PASS, HEAR = Pass(), Hear()
CLUES: Final = Legal((PASS,), (Clue,))
SPOKEN_CLUES: Final = Legal((PASS, Clue(None)))
ANSWERS: Final = Legal((HEAR, Skip()), (Guess,))
SPOKEN_ANSWERS: Final = Legal((HEAR, Skip(), Guess(None)))
LAST_GUESSES: Final = Legal((NoGuess(),), (LastGuess,))
SPOKEN_LAST_GUESSES: Final = Legal((NoGuess(), LastGuess(None)))
RIGHT, WRONG = Verdict(True), Verdict(False)
VERDICTS: Final = Legal((RIGHT, WRONG))
ONLY_RIGHT: Final = Legal((RIGHT,))
RECALLS: Final = Legal((), (Recall,))
SPOKEN_RECALLS: Final = Legal((RecallHeard(True), RecallHeard(False)))


@cache
def votes_on_form(giver: Seat) -> Legal:
    """The votes on the form of a clue from `giver`."""
    return Legal((Object(giver, False), Object(giver, True)))


@cache
def clues_about(word: Face) -> Legal:
    """The clues that do not give `word` away."""
    return Legal(CLUES.listed, CLUES.worded, spellings(word))


# ── day (Den) ───────────────────────────────────────────────────────────────────────────────────────────────────────
def recall(board: Board) -> Rules[None]:
    """1 – Rekapitulace snů: before the mask is taken off, and before anything is shown."""
    board.phase = RECALL
    if board.is_typed:
        told = cast("Recall", (yield from move(board.dreamer, RECALLS)))
        board.recalled = told.words
    else:
        votes = yield from moves(dict.fromkeys(sorted(board.spirits), SPOKEN_RECALLS))
        heard = cast("Mapping[Seat, RecallHeard]", votes)
        board.recalled_all = is_most(vote.all for vote in heard.values())
    board.phase = DAY


def count_day(board: Board) -> Rules[None]:
    """2 – Počítání bodů: verdicts, words and roles are laid open, and everyone counts."""
    verdicts: dict[Handle, bool] = {}
    for word in board.dreamt:
        if word.sealed is not None:
            votes = cast("Mapping[Seat, Verdict]", (yield from unseal(word.sealed)))
            verdicts[word.card] = is_most(vote.right for vote in votes.values())
    if board.dreamt:
        yield from turn_up(board, [word.card for word in board.dreamt])
    for at, word in enumerate(board.dreamt):
        check_clues(board, word)
        if word.end == GUESSED:
            right = verdicts[word.card] or is_exact(board.faces[word.card], word.guess)
            board.dreamt[at] = replace(word, right=right)
    yield from turn_up(board, [card for card in board.roles if card is not None])
    score(board)


def check_clues(board: Board, word: Dreamt) -> None:
    """A clue that was the word or a form of it was refused by its giver's own program; if it came, that was altered."""
    if word.end == FINED:
        return
    for said in word.clues:
        if said.text is not None and gives_away(said.text, board.faces[word.card]):
            raise Breach(said.seat, "dream.clue_tells_word")


def score(board: Board) -> None:
    """Add up what the night brought."""
    yellow = [word for word in board.dreamt if word.right]
    blue = [word for word in board.dreamt if word.end == SKIPPED or word.right is False]
    recalled = bool(yellow) and all(is_recalled(board, word) for word in yellow)
    points = [dreamer_points(len(yellow), recalled)] * board.seats
    for seat in board.spirits:
        points[seat] = spirit_points(board.faces[role_card(board, seat)], len(yellow), len(blue))
    board.points = [total + won for total, won in zip(board.points, points, strict=True)]
    board.last_day = LastDay(len(yellow), len(blue), recalled, tuple(points))


def role_card(board: Board, seat: Seat) -> Handle:
    """The role card of a spirit."""
    card = board.roles[seat]
    assert card is not None
    return card


def is_recalled(board: Board, word: Dreamt) -> bool:
    """Whether the recap named a yellow word: by any of its spellings, or as it was guessed."""
    if board.recalled_all is not None:
        return board.recalled_all
    return any(
        is_exact(board.faces[word.card], told) or (word.guess is not None and same(told, [word.guess]))
        for told in board.recalled
    )


def outcome(board: Board) -> Outcome:
    """Závěr hry: the most points less penalties win; in a tie fewer penalties, then a shared win."""
    scores = [points - fines for points, fines in zip(board.points, board.penalties, strict=True)]
    best = max((score, -fines) for score, fines in zip(scores, board.penalties, strict=True))
    winners = [seat for seat in range(board.seats) if (scores[seat], -board.penalties[seat]) == best]
    return Outcome(tuple(scores), tuple(winners))


def rests(board: Board) -> bool:
    """Whether a night lies ready and has not begun: with its first word clocks run, and somebody may still look."""
    return board.phase == NIGHT and board.dealt and not board.dreamt


def hushes(board: Board) -> bool:
    """Whether one word could give the word of the night away, or one that the Dreamer has to remember."""
    return board.phase in (NIGHT, RECALL)


# ── what a seat sees ────────────────────────────────────────────────────────────────────────────────────────────────
def narrow(board: Board, seat: Seat, legal: Legal, known: Mapping[Handle, Face]) -> Legal:
    """What one's own program refuses at once: the word itself or a form of it; a verdict against an exact spelling."""
    del seat
    is_clue = Clue in legal.worded
    if not is_clue and legal is not VERDICTS:
        return legal
    word = board.word
    if word is None or word.card not in known:
        return legal
    if is_clue:
        return clues_about(known[word.card])
    return ONLY_RIGHT if is_exact(known[word.card], word.guess) else legal


def piles(board: Board, known: Mapping[Handle, Face]) -> tuple[tuple[Handle, ...], tuple[Handle, ...]]:
    """The yellow and the blue cards as whoever knows the words may take them: until day, only exact guesses are yellow.

    Who does not know a card sees it in neither pile, unless it was skipped.
    """
    yellow: list[Handle] = []
    blue: list[Handle] = []
    for word in board.dreamt:
        right = word.right
        if right is None and word.end == GUESSED and word.card in known:
            right = is_exact(known[word.card], word.guess)
        if right:
            yellow.append(word.card)
        elif word.end == SKIPPED or right is False:
            blue.append(word.card)
    return tuple(yellow), tuple(blue)


# ── the game as the program sees it ─────────────────────────────────────────────────────────────────────────────────
def open_board(board: Board, face: Callable[[Handle], Face]) -> dict[str, Plain]:
    """The table with every face visible, as the transcript promises it; `open_sealed` adds what verdicts decide."""
    word = board.word
    return {
        "round": board.round,
        "dreamer": board.dreamer,
        "phase": board.phase,
        "roles": [None if card is None else face(card) for card in board.roles],
        "aside": None if board.aside is None else face(board.aside),
        "word": None if word is None else {"id": face(word.card), "texts": plain(SPELLINGS[face(word.card)])},
        "clues": [] if word is None else [[said.seat, said.text] for said in word.clues],
        "yellow": [],
        "blue": [],
        "penalties": [*board.penalties],
        "points": [*board.points],
        "last_day": plain(board.last_day),
        "elapsed_ms": board.elapsed_ms,
    }


def open_sealed(
    board: Board, face: Callable[[Handle], Face], sealed: Callable[[int], Mapping[Seat, Move]]
) -> dict[str, Plain]:
    """The words guessed, and those not: by verdicts under seal, and a skipped one before its clue is voted on."""
    yellow: list[Plain] = []
    blue: list[Plain] = []
    for word in board.dreamt:
        right = word.end == GUESSED and is_right(word, face(word.card), sealed)
        if word.end == GUESSED or word.is_skipped:
            (yellow if right else blue).append(face(word.card))
    return {"yellow": yellow, "blue": blue}


def is_right(word: Dreamt, face: Face, sealed: Callable[[int], Mapping[Seat, Move]]) -> bool:
    """Whether a guess is right by what lies under seal."""
    assert word.sealed is not None
    votes = cast("Mapping[Seat, Verdict]", sealed(word.sealed))
    return is_most(vote.right for vote in votes.values()) or is_exact(face, word.guess)


DREAM: Final = Game(
    name="dream",
    least_seats=min(ROLES),
    most_seats=max(ROLES),
    options=(
        Option("mode", TYPED, usual=(TYPED, SPOKEN), one_of=(TYPED, SPOKEN)),
        Option("night_s", 120, usual=(90, 120, 180), least=10, most=600),
        Option("clue_s", 5, usual=(5, 10, 15), least=1, most=60),
        Option("read_s", 10, usual=(0, 10, 20), least=0, most=60),
        Option("language", "en", usual=LANGUAGES, one_of=LANGUAGES),
    ),
    faces=FACES,
    moves=(Clue, Pass, Hear, Guess, Skip, Verdict, Object, LastGuess, NoGuess, Recall, RecallHeard),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=outcome,
    open_board=open_board,
    open_sealed=open_sealed,
    narrow=narrow,
    rests=rests,
    hushes=hushes,
    undoes=False,
    lore=digest(SPELLINGS).hex(),
)
