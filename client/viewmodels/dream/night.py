"""What a night of Když sním shows: to a spirit the word and its role, to the Dreamer nothing but what is whispered."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.dream import choices, retelling, words
from client.viewmodels.dream.props import NightProps, SpiritProps
from client.viewmodels.table import words as table_words
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.seats import owing
from client.viewmodels.table.state import TableState
from engine import dream, dream_board
from engine.dream_board import Board, Dreamt, is_exact
from engine.dream_moves import Guess, Object, RecallHeard, Verdict
from engine.dream_words import same
from engine.pieces import Handle, Legal, Seat
from resources import dream as drawn

translate = QCoreApplication.translate

MANY = 6
"""With more spirits than these around the bed, plates and clues are small."""


def spirits(state: TableState) -> tuple[SpiritProps, ...]:
    """All spirits but this player, half of them at each side: the first to whisper after this player on the left."""
    assert state.frame is not None
    board: Board = state.frame.board
    others = sorted((seat for seat in board.spirits if seat != state.me), key=state.place)
    left = (len(others) + 1) // 2
    rows = []
    for at, seat in enumerate(others):
        person, clue = state.people[seat], _last_clue(board, seat)
        rows.append(
            SpiritProps(
                key=str(seat),
                seat=seat,
                east=at >= left,
                # Clockwise: up the left side, down the right one.
                row=left - 1 - at if at < left else at - left,
                name=person.name,
                lantern=person.lantern,
                note=table_words.noted(person, _note(state, board, seat)),
                clue=clue,
                turn=_has_turn(state, board, seat),
                away=not person.here or person.away,
                penalties=board.penalties[seat],
            )
        )
    return tuple(rows)


def takes_turn(frame: Frame) -> bool:
    """Whether one alone decides, and the night goes by meanwhile: a clue, or the Dreamer's answer."""
    return frame.clock is not None and len(frame.asked) == 1


def _has_turn(state: TableState, board: Board, seat: Seat) -> bool:
    frame = state.frame
    assert frame is not None
    return frame.last and frame.asked == (seat,) and takes_turn(frame) and board.phase == dream_board.NIGHT


def _last_clue(board: Board, seat: Seat) -> str:
    said = [said.text for said in board.word.clues if said.seat == seat] if board.word is not None else []
    return said[-1] or "" if said else ""


def _note(state: TableState, board: Board, seat: Seat) -> str:
    if _has_turn(state, board, seat):
        return words.speaking() if board.is_typed else words.speaking_aloud()
    if board.phase != dream_board.NIGHT or board.word is None:
        return ""
    if seat == board.giver:
        return words.comes_next()
    mine = [said for said in board.word.clues if said.seat == seat]
    if not mine:
        return ""
    if not board.is_typed:
        return words.has_said_aloud()
    return words.passed() if mine[-1].text is None else words.has_said()


def night(state: TableState) -> NightProps:
    """The single values of the night."""
    frame = state.frame
    assert frame is not None
    board: Board = frame.board
    dreamer = state.people[board.dreamer].name
    day = board.phase in (dream_board.DAY, dream_board.OVER)
    asleep = state.me == board.dreamer and not day
    eyes = "onlooker" if state.me is None else "dreamer" if asleep else "spirit"
    typed = choices.entry(frame, state.me) if choices.kind(frame, state.me) is not None else ""
    common = NightProps(
        eyes=eyes,
        spoken=not board.is_typed,
        phase=board.phase,
        many=board.seats - 2 > MANY,
        entry=typed,
        entry_label=_entry_label(typed),
        typed=state.hand.text,
        said=_own_clue(board, state.me) if typed and state.me is not None else "",
        wanted=bool(state.hand.ahead),
        dreamer=dreamer,
        my_lantern=state.people[state.me].lantern if state.me is not None else "",
    )
    if board.phase in (dream_board.RECALL, dream_board.DAY):
        common = _retelling(state, board, common)
    return _dreaming(state, board, common) if asleep else _whispering(state, board, common)


def _retelling(state: TableState, board: Board, props: NightProps) -> NightProps:
    """The stage on which a dream is retold: for the Dreamer what is being typed, for all what was told."""
    others = tuple(state.people[seat] for seat in board.spirits if seat != state.me)
    props = replace(
        props,
        listeners=tuple(person.name for person in others),
        lanterns=tuple(person.lantern for person in others),
    )
    if not board.is_typed:
        return props
    guessed = retelling.guesses(board)
    if board.phase == dream_board.RECALL:
        named: tuple[str, ...] = ()
        text = state.hand.text if state.me == board.dreamer else ""
    else:
        told = retelling.read(board)
        named, text = told.named, told.sentence
    lit = retelling.lights(text, guessed)
    said = tuple(dict.fromkeys((*(each.guess for each in lit), *named)))
    right = _right(state, board)
    pieces, marks = [], []
    at = 0
    for each in (*lit, retelling.Lit(len(text), 0, "")):
        plain = text[at : each.start].split()
        pieces += [*plain, *([text[each.start : each.start + each.length]] if each.length else [])]
        marks += [*(0 for _ in plain), *([2 if each.guess in right else 1] if each.length else [])]
        at = each.start + each.length
    if not text:
        pieces, marks = list(said), [2 if guess in right else 1 for guess in said]
    return replace(
        props,
        told=tuple(pieces),
        lit=tuple(marks),
        starts=tuple(each.start for each in lit),
        lengths=tuple(each.length for each in lit),
        figures=tuple(retelling.figure(guess) for guess in said),
        figure_words=said,
    )


def _right(state: TableState, board: Board) -> frozenset[str]:
    """The guesses that this player may take for right: none, for the Dreamer before it is told."""
    if state.me == board.dreamer:
        return frozenset(word.guess for word in board.dreamt if word.guess is not None and word.right)
    yellow, _blue = sides(state)
    return frozenset(word.guess for word in board.dreamt if word.guess is not None and word.card in yellow)


def _own_clue(board: Board, me: Seat) -> str:
    said = _last_clue(board, me)
    return fill(translate("Dream", "you: %1"), said) if said else ""


def _entry_label(entry: str) -> str:
    match entry.split(" ")[0]:
        case "clue":
            return translate("Dream", "One word")
        case "guess":
            return translate("Dream", "My guess")
        case "recall":
            return translate("Dream", "Your dream")
        case _:
            return ""


def _dreaming(state: TableState, board: Board, props: NightProps) -> NightProps:
    """The Dreamer's screen: made of what is public alone, whatever this seat may know."""
    heard = [said for said in board.word.clues if said.text is not None] if board.word is not None else []
    last = heard[-1] if heard else None
    earlier = " · ".join(said.text or "" for said in heard[:-1])
    return replace(
        props,
        whisper=(last.text or "") if last is not None else "",
        before=words.whispers(state.people[last.seat].name, earlier) if last is not None else "",
        title=_dreams_on(state, board),
    )


def _dreams_on(state: TableState, board: Board) -> str:
    """What a Dreamer has set going, or what has come anew."""
    if board.phase == dream_board.RECALL and board.is_typed:
        return translate(
            "Dream", "Write in sentences, as you remember it. Your words of the night light up by themselves."
        )
    if board.phase == dream_board.RECALL:
        return ""
    ahead = next((move for move in state.hand.ahead if isinstance(move, Guess)), None)
    if ahead is not None:
        return _waits(ahead.text)
    if board.word is None or not board.is_typed:
        return ""
    if board.word.guess is not None:
        return fill(translate("Dream", "You said “%1”"), board.word.guess)
    return words.new_word(len(board.dreamt)) if not board.word.clues else ""


def _waits(guessed: str | None) -> str:
    if guessed is None:
        return translate("Dream", "You’ll guess after this word")
    return fill(translate("Dream", "You’ll guess “%1” after this whisper"), guessed)


def _whispering(state: TableState, board: Board, props: NightProps) -> NightProps:
    frame = state.frame
    assert frame is not None
    known, word = frame.known, board.word
    face = known.get(word.card) if word is not None else None
    picture = drawn.pictures()[face] if face is not None else drawn.Picture("", "", "")
    yellow, blue = sides(state)
    open_ = ballots(state)
    votes = tuple(sum(card in open_ for card in side) for side in (yellow, blue))
    labels = words.sides(len(yellow), len(blue), *votes)
    role = board.roles[state.me] if state.me is not None else None
    mine = known.get(role) if role is not None else None

    title, text = _speaker(state, board)

    dreamt = {word.card: word for word in board.dreamt}
    remembered = tuple(
        board.phase == dream_board.DAY and board.is_typed and _is_told(board, dreamt[card]) for card in yellow
    )

    def told(cards: tuple[Handle, ...]) -> tuple[str, ...]:
        named = ((words.word(known[card], state.language), card in open_) for card in cards if card in known)
        return tuple(f"{word}?" if ballot else word for word, ballot in named)

    return replace(
        props,
        word=words.word(face, state.language) if face is not None else _named(board, props.dreamer),
        word_note=words.word_note(len(board.dreamt), props.dreamer) if word is not None else _no_word(board),
        picture=picture.art or picture.vignette,
        behind=picture.behind,
        role_art=f"dream/role_{mine}" if mine is not None else "",
        role_name=words.role(mine) if mine is not None else "",
        role_text=words.role_help(mine) if mine is not None else "",
        yellow=told(yellow),
        blue=told(blue),
        yellow_ballots=votes[0],
        blue_ballots=votes[1],
        yellow_label=labels[0],
        blue_label=labels[1],
        remembered=remembered,
        tally=words.tally(sum(remembered), len(yellow)) if board.phase != dream_board.NIGHT else "",
        title=title,
        text=text,
        murmur=_murmur(board),
    )


def _is_told(board: Board, word: Dreamt) -> bool:
    """Whether the dream that was told names what the Dreamer had guessed of a word."""
    return word.guess is not None and any(same(told, [word.guess]) for told in board.recalled)


def _murmur(board: Board) -> str:
    if board.phase != dream_board.NIGHT or not board.dreamt:
        return ""
    word = board.dreamt[-1]
    if word.guess is None and not word.clues and len(board.dreamt) > 1:
        word = board.dreamt[-2]
    return word.guess or ""


def _no_word(board: Board) -> str:
    if board.phase != dream_board.NIGHT:
        return ""
    return words.no_word() if board.dreamt else words.no_word_yet()


def _is_dusk(board: Board) -> bool:
    """Whether the roles of a night are dealt, or lie there, and no word has come yet."""
    return board.phase == dream_board.NIGHT and not board.dreamt


def _named(board: Board, dreamer: str) -> str:
    """In place of a hidden word: before the night whose it is."""
    return fill(translate("Dream", "%1 dreams"), dreamer) if _is_dusk(board) else ""


def sides(state: TableState) -> tuple[tuple[Handle, ...], tuple[Handle, ...]]:
    """The words on both sides of the plan as this spirit may take them: as it judged itself, until day tells."""
    frame = state.frame
    assert frame is not None
    board: Board = frame.board
    yellow, blue = dream.piles(board, frame.known)
    judged: dict[Handle, bool | None] = {}
    for word in board.dreamt:
        own = frame.sealed.get(word.sealed) if word.sealed is not None and word.right is None else None
        if isinstance(own, Verdict):
            judged[word.card] = own.right
        elif word.sealed is not None and word.right is None and word.guess is None:
            judged[word.card] = None
    cards = [word.card for word in board.dreamt]
    return (
        tuple(card for card in cards if judged.get(card, card in yellow)),
        tuple(card for card in cards if judged.get(card, card not in blue) is False),
    )


def ballots(state: TableState) -> frozenset[Handle]:
    """The words whose side is this player's own verdict so far, which the others may outvote by day."""
    frame = state.frame
    assert frame is not None
    board: Board = frame.board
    return frozenset(
        word.card
        for word in board.dreamt
        if word.right is None
        and word.sealed is not None
        and isinstance(frame.sealed.get(word.sealed), Verdict)
        and not (word.card in frame.known and is_exact(frame.known[word.card], word.guess))
    )


def _speaker(state: TableState, board: Board) -> tuple[str, str]:
    """Who is at it and with what, or what this player is asked beside the sentence; for the place of the field."""
    frame = state.frame
    assert frame is not None
    if _is_dusk(board):
        return words.night_title(board), words.night_text(board)
    if frame.last and frame.legal is not None:
        return _asked(frame.legal)
    awaits = owing(state)
    if len(awaits) != 1 or (not takes_turn(frame) and board.phase == dream_board.NIGHT):
        return "", ""
    name = state.people[awaits[0]].name
    if awaits[0] == board.dreamer:
        if board.phase == dream_board.RECALL:
            return fill(translate("Dream", "%1 is telling the dream"), name), ""
        return words.listening(name), translate("Dream", "and may guess or skip")
    if board.is_typed:
        return fill(translate("Dream", "%1 is whispering"), name), translate("Dream", "one word")
    return fill(translate("Dream", "%1 is speaking"), name), translate("Dream", "one word aloud")


def _asked(legal: Legal) -> tuple[str, str]:
    match legal.listed[0] if legal.listed else None:
        case Verdict():
            return translate("Dream", "The spirits judge"), translate("Dream", "sealed until day; the majority decides")
        case Object():
            return translate("Dream", "Fair or not?"), translate(
                "Dream", "the majority decides; a bad one costs a point"
            )
        case RecallHeard():
            return translate("Dream", "The dream is told"), translate("Dream", "the majority decides; worth two points")
        case _:
            return translate("Dream", "You speak"), translate("Dream", "one word aloud, then press the key")
