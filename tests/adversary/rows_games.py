"""Every rule of the four games that a player could break unseen, by the moves and questions of its rulebook."""

# ruff: noqa: E501 - a row is a line
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import dream_moves as dream
from engine import sen, smoki
from engine.chance import Chance
from engine.dream_list import spellings
from engine.encoding import canonical
from engine.game import Game
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from engine.race_board import Attack, Exchange, Fire, Support
from netcore.crypto.elgamal import open_face, reencrypt
from netcore.crypto.faces import face_point
from netcore.feeds.bodies import (
    Body,
    Clocked,
    KeptPassed,
    Mixed,
    Moved,
    MovedInTime,
    MoveOpened,
    MovePromised,
    SealedShares,
    Shares,
    write_body,
)
from tests.adversary.row import Lie, Named, Nothing, Row, Unread, Waited
from tests.adversary.rows_cards import joint, phase, silent
from tests.adversary.world import Seated
from tests.tables import cheats
from tests.tables.ring import Decide
from tests.tables.test_ring_clock import TIMING

SEN, SMOKI, RACE, DREAM = (find(name) for name in ("sen", "smoki", "race", "dream"))
FEW: Mapping[Game, tuple[int, ...]] = {SEN: (2, 3), SMOKI: (3, 2), RACE: (3,), DREAM: (4,), TIMING: (4, 5, 3)}
RUNS_RULES = "every peer runs the rules on the same board"
UNSEEN = "proved shares: a card shows the face that it was shuffled with"


# ── how the players decide, so that a moment comes at which the liar can lie ────────────────────────────────────────
def by(game: str, policy: str) -> Callable[[int], Decide]:
    def decide(seed: int) -> Decide:
        made = for_game(game, policy)
        streams = [Chance(seed, str(seat)) for seat in range(10)]
        return lambda seat, view, legal: made.choose(view, legal, streams[seat])

    return decide


def preferring(*kinds: type[Move]) -> Callable[[int], Decide]:
    """Whoever may, makes a move of the first of these kinds that is legal."""

    def decide(_seed: int) -> Decide:
        def choose(_seat: Seat, _view: View, legal: Legal) -> Move:
            return next((move for kind in kinds for move in legal.listed if isinstance(move, kind)), legal.listed[0])

        return choose

    return decide


def lenient(seed: int) -> Decide:
    """Bots that object to no clue: who tells the word is then found out at day."""
    bot = by("dream", "bot")(seed)

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        no = next((move for move in legal.listed if isinstance(move, dream.Object) and not move.agree), None)
        return no or bot(seat, view, legal)

    return decide


# ── what is said instead ────────────────────────────────────────────────────────────────────────────────────────────
def kind_of(body: Moved | MovedInTime | MoveOpened) -> str:
    return body.move.partition(b'"kind":"')[2].partition(b'"')[0].decode()


def instead_of(
    kinds: tuple[type[Move], ...], move: Callable[[View, Seat], Move | None]
) -> Callable[[Seated, Any], Any]:
    """Instead of a move of these kinds: another; None to let it pass."""

    def change(peer: Seated, body: Any) -> bytes | None:
        if kind_of(body) not in {kind.kind for kind in kinds}:
            return None
        said = move(peer.table.view(), peer.seat or 0)
        return None if said is None else cheats.replaced(body, move=canonical(said))

    return change


def any_of(move: Callable[[View, Seat], Move | None]) -> Callable[[Seated, Any], Any]:
    """Instead of whatever move."""

    def change(peer: Seated, body: Any) -> bytes | None:
        said = move(peer.table.view(), peer.seat or 0)
        return None if said is None else cheats.replaced(body, move=canonical(said))

    return change


def promising(move: Callable[[View, Seat], Move | None]) -> Callable[[Seated, MovePromised], bytes | None]:
    """A move is promised, and later opened as it was promised, that the rules do not allow."""

    def change(peer: Seated, body: MovePromised) -> bytes | None:
        said = move(peer.table.view(), peer.seat or 0)
        if said is None:
            return None
        return cheats.replaced(body, commitment=phase(peer).decide(peer.seat, said).commitment)

    return change


def opening(move: Callable[[View, Seat], Move | None]) -> Callable[[Seated, MoveOpened], bytes | None]:
    """Another move is opened than was promised."""

    def change(peer: Seated, body: MoveOpened) -> bytes | None:
        said = move(peer.table.view(), peer.seat or 0)
        if said is None or canonical(said) == body.move:
            return None
        return cheats.replaced(body, move=canonical(said))

    return change


def asked_of(peer: Seated, kind: type[Move]) -> bool:
    """Whether the open question is for moves of this kind."""
    asked = peer.table._course.driver.asked
    legal = getattr(asked.question, "legal", None) if asked is not None else None
    each = legal.values() if isinstance(legal, Mapping) else (legal,)
    return any(isinstance(move, kind) for one in each if one is not None for move in one.listed)


def only_at(kind: type[Move], change: Callable[[Seated, Any], Any]) -> Callable[[Seated, Any], Any]:
    return lambda peer, body: change(peer, body) if asked_of(peer, kind) else None


def rows(game: Game, kind: type[Body], stops: str, options: Mapping[str, object], decide: Any, *each: tuple[str, str, Any, str]) -> list[Row]:  # fmt: skip
    """Rows of one game that are stopped alike, each: name, attack, change, rule."""
    return [
        Row(
            f"{game.name}-{name}",
            game.name,
            attack,
            stops,
            Lie(game, kind, change, options, decide, FEW[game]),
            Named(rule),
        )
        for name, attack, change, rule in each
    ]


# ── Sen ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
SHORT = {"rounds": 1, "limit": 0}
KNOW = {"rounds": 1, "limit": 0, "know": True}
specials = preferring(sen.Swap, sen.Peek, sen.Choose, sen.Use, sen.Draw)


def use_unseen(view: View, _seat: Seat) -> Move | None:
    """A drawn card that is not special is used."""
    special = any(view.known.get(card) in sen.SPECIALS for card in view.board.drawn)
    return None if special else sen.Use()


def twice(_peer: Seated, body: Any) -> list[bytes]:
    return [write_body(body), write_body(body)]


def moved_early(peer: Seated, body: Moved) -> list[bytes]:
    """The next turn's move is signed along with this one, before anybody else has had a turn."""
    return [write_body(body), cheats.replaced(body, number=body.number + 1, move=canonical(sen.Wake()))]


SEN_ROWS: list[Row] = [
    *rows(
        SEN, MovePromised, "a move is checked when it is opened", SHORT, None,
        ("peek-one-twice", "peeks at one card twice, or at a card that is not there", promising(lambda *_: sen.PeekTwo((0, 0))), "move.illegal"),
        ("peek-beyond", "peeks at a card beyond its dream", promising(lambda *_: sen.PeekTwo((3, 4))), "move.illegal"),
    ),
    *rows(
        SEN, MoveOpened, "what was promised binds", SHORT, None,
        ("peek-another", "peeks at other cards than it had promised, having seen where the others look", opening(lambda *_: sen.PeekTwo((2, 3))), "move.opening"),
    ),
    *rows(
        SEN, Moved, RUNS_RULES, SHORT, specials,
        ("take-beyond", "lays the open card where its dream has no place", any_of(lambda *_: sen.TakeOpen(9)), "move.illegal"),
        ("keep-undrawn", "keeps a card without having drawn one", any_of(lambda *_: sen.Keep(0)), "move.illegal"),
        ("peek-nobodys", "looks by Peek 1 at a card that is not there", instead_of((sen.Peek,), lambda *_: sen.Peek(9, 0)), "move.illegal"),
        ("swap-own", "swaps by Swap 2 two cards of one dream", instead_of((sen.Swap,), lambda view, seat: sen.Swap((seat, 0), (seat, 1))), "move.illegal"),
        ("swap-missing", "swaps by Swap 2 a card that is not there", instead_of((sen.Swap,), lambda *_: sen.Swap((0, 0), (1, 9))), "move.illegal"),
        ("choose-third", "chooses a third card after Take 2", instead_of((sen.Choose,), lambda *_: sen.Choose(2)), "move.illegal"),
        ("pair-without-variant", "gives up a pair where that was not agreed", any_of(lambda *_: sen.Pair((0, 1), 9)), "move.illegal"),
    ),
    *rows(
        SEN, Moved, "checked when the card is turned up", SHORT, preferring(sen.Discard, sen.Draw),
        ("use-not-special", "uses a drawn card that is not special", instead_of((sen.Discard,), use_unseen), "sen.use_not_special"),
    ),
    *rows(
        SEN, Moved, RUNS_RULES, KNOW, None,
        ("pair-of-one", "gives up one card as a pair", any_of(lambda *_: sen.Pair((0, 0), 9)), "move.illegal"),
    ),
    *rows(
        SEN, Shares, UNSEEN, SHORT, preferring(sen.Keep, sen.Draw),
        ("wrong-show", "turns the card that it lays on the open pile into another", cheats.wrong_share, "show.proof"),
    ),
    *rows(
        SEN, SealedShares, UNSEEN, SHORT, None,
        ("wrong-peek", "lets another see a wrong face in its own dream", cheats.wrong_sealed_share, "show.proof"),
    ),
    *rows(
        SEN, Mixed, "proof of shuffle", SHORT, None,
        ("stacked", "puts a nought where its own dream will be dealt from", cheats.foreign_card, "shuffle.proof"),
    ),
    Row("sen-turn-twice", "sen", "makes two moves in one turn", "the second builds on what was before the first",
        Lie(SEN, Moved, twice, SHORT, by("sen", "bot"), FEW[SEN]), Unread()),
    Row("sen-out-of-turn", "sen", "calls out before it is its turn", "an entry is read when its author is asked, and only if it builds on all that was before",
        Lie(SEN, Moved, moved_early, SHORT, by("sen", "bot"), FEW[SEN]), Unread()),
    Row("sen-no-share", "sen", "does not turn a card up that the rules turn up", "all see whom they wait for",
        Lie(SEN, Shares, silent, SHORT, by("sen", "bot"), FEW[SEN]), Waited()),
]  # fmt: skip


# ── Smoki ───────────────────────────────────────────────────────────────────────────────────────────────────────────
ROUND = {"goal": "rounds", "rounds": 1}
smoki_draws = preferring(smoki.Give, smoki.Swap, smoki.PlaceCircle, smoki.Draw, smoki.Place)
smoki_takes = preferring(smoki.TakeOpen, smoki.Place)


def swapped_nest(view: View, seat: Seat) -> Move:
    """The nest itself changes places."""
    nest = next(at for at, card in enumerate(view.board.dreams[seat]) if view.board.faces.get(card) == smoki.NEST)
    a, b = sorted((nest, 0 if nest else 1))
    return smoki.Swap(a, b)


def discard_taken(view: View, _seat: Seat) -> Move | None:
    """A card from an open pile is laid back."""
    assert view.board.drawn is not None
    return smoki.Discard(0)


SMOKI_ROWS: list[Row] = [
    *rows(
        SMOKI, MovePromised, "a move is checked when it is opened", ROUND, None,
        ("reveal-beyond", "turns up a card that its dream does not have", promising(lambda *_: smoki.Reveal(6)), "move.illegal"),
    ),
    *rows(
        SMOKI, MoveOpened, "what was promised binds", ROUND, None,
        ("reveal-another", "turns up another card than it had promised", opening(lambda *_: smoki.Reveal(5)), "move.opening"),
    ),
    *rows(
        SMOKI, Moved, RUNS_RULES, ROUND, smoki_takes,
        ("take-nothing", "takes from an open pile that there is not", instead_of((smoki.TakeOpen,), lambda *_: smoki.TakeOpen(2)), "move.illegal"),
        ("discard-taken", "lays a card back that it took from an open pile", instead_of((smoki.Place,), discard_taken), "move.illegal"),
        ("place-beyond", "lays a card where its dream has no place", instead_of((smoki.Place,), lambda *_: smoki.Place(6, 0)), "move.illegal"),
        ("circle-by-any-card", "sends a card round that is no Kruczy krąg", instead_of((smoki.Place,), lambda *_: smoki.PlaceCircle(0)), "move.illegal"),
    ),
    *rows(
        SMOKI, Moved, RUNS_RULES, ROUND, smoki_draws,
        ("swap-nest", "swaps the raven's nest itself", instead_of((smoki.Swap, smoki.Stay), swapped_nest), "move.illegal"),
        ("give-nowhere", "gives the last card of the circle to no pile", instead_of((smoki.Give,), lambda *_: smoki.Give(2)), "move.illegal"),
        ("stay-out", "does not move at all where it must", instead_of((smoki.Draw,), lambda *_: smoki.Stay()), "move.illegal"),
    ),
    *rows(
        SMOKI, Shares, UNSEEN, ROUND, by("smoki", "bot"),
        ("wrong-show", "turns a card up as another", cheats.wrong_share, "show.proof"),
    ),
    *rows(
        SMOKI, Mixed, "proof of shuffle", ROUND, by("smoki", "bot"),
        ("dealt-twice", "deals one card twice", cheats.duplicate_card, "shuffle.proof"),
    ),
]  # fmt: skip


# ── Smoczy Wyścig ───────────────────────────────────────────────────────────────────────────────────────────────────
def keep_two(peer: Seated, body: KeptPassed) -> bytes:
    """One card stays in the sleeve: the next player gets another one twice."""
    deck = cheats.deck_of(body)
    deck[1] = reencrypt(deck[2], joint(peer), 7)
    return cheats.with_deck(body, deck)


def of_choice(place: int, face: int) -> Callable[[Seated, KeptPassed], bytes]:
    """A card of one's own choice in some place."""

    def change(peer: Seated, body: KeptPassed) -> bytes:
        deck = cheats.deck_of(body)
        chosen = peer.table._course.deck.faces[face]
        deck[place] = reencrypt(open_face(face_point(chosen), joint(peer)), joint(peer), 7)
        return cheats.with_deck(body, deck)

    return change


def keep_one_more(_peer: Seated, body: KeptPassed) -> bytes:
    return cheats.with_deck(body, cheats.deck_of(body)[:-1])


def hand_of_a_neighbour(peer: Seated, body: KeptPassed) -> bytes:
    board = peer.table.view().board
    hand = peer.table._course.deck.of(tuple(board.hands[((peer.seat or 0) + 1) % len(board.hands)]))
    deck = [reencrypt(card, joint(peer), 7 + at) for at, card in enumerate(hand)]
    return cheats.with_deck(body, deck)


def show_another_card(peer: Seated, body: Shares) -> bytes | None:
    """At the own flight: shares that would turn a kept card into something else."""
    return cheats.wrong_share(peer, body) if peer.table.view().board.flying == peer.seat else None  # type: ignore[arg-type]


def spare(view: View, seat: Seat) -> list[str]:
    return [view.board.faces[card] for card in view.board.drafted[seat]]


def support_with_unkept(view: View, seat: Seat) -> Move:
    """A card is laid to a dragon that was never kept."""
    kept = set(spare(view, seat))
    dragon = view.board.faces[view.board.teams[seat][0]]
    return Support(next(face for face in sorted(RACE.faces) if face not in kept and face.startswith("D")), dragon)


def support_anothers(view: View, seat: Seat) -> Move:
    """A card is laid to a dragon of another's team."""
    dragon = view.board.faces[view.board.teams[(seat + 1) % len(view.board.teams)][0]]
    return Support(spare(view, seat)[0], dragon)


def attack_without(view: View, seat: Seat) -> Move | None:
    """An attack with a card that was never kept."""
    kept = set(spare(view, seat))
    other = (seat + 1) % len(view.board.teams)
    dragon = view.board.faces[view.board.teams[other][0]]
    return Attack(next(face for face in sorted(RACE.faces) if face not in kept and face.startswith("D")), other, dragon)


def exchange_unkept(view: View, seat: Seat) -> Move:
    """A dragon that was never kept comes into the team."""
    kept = set(spare(view, seat))
    out = view.board.faces[view.board.teams[seat][0]]
    return Exchange(out, next(face for face in sorted(RACE.faces) if face not in kept and face.startswith("D")))


race_ghosts = by("race", "ghost")

RACE_ROWS: list[Row] = [
    *rows(
        RACE, KeptPassed, "proof of shuffle over the hand: the cards that came, one of them kept", {}, race_ghosts,
        ("keep-two", "keeps two cards of a hand and passes another on twice", keep_two, "shuffle.proof"),
        ("pass-another", "passes a card on that was not in its hand", of_choice(1, 0), "shuffle.proof"),
        ("keep-unseen", "keeps a card that was not in its hand", of_choice(0, -1), "shuffle.proof"),
        ("keep-neighbours", "keeps from its neighbour's hand", hand_of_a_neighbour, "shuffle.proof"),
        ("pass-one-less", "passes one card too few", keep_one_more, "shuffle.count"),
    ),
    *rows(
        RACE, Shares, UNSEEN, {}, race_ghosts,
        ("wrong-show", "turns a kept card up as another at its flight", show_another_card, "show.proof"),
    ),
    *rows(
        RACE, Moved, "kept cards are turned up before they are used, and every peer runs the rules", {}, race_ghosts,
        ("support-unkept", "lays a card to a dragon that it never kept", instead_of((Support, Fire), support_with_unkept), "move.illegal"),
        ("support-anothers", "lays a card to another's dragon", instead_of((Support, Fire), support_anothers), "move.illegal"),
        ("attack-unkept", "attacks with a card that it never kept", instead_of((Support, Fire), attack_without), "move.illegal"),
        ("exchange-unkept", "takes a dragon into its team that it never kept", any_of(exchange_unkept), "move.illegal"),
    ),
]  # fmt: skip


# ── Když sním ───────────────────────────────────────────────────────────────────────────────────────────────────────
NIGHT = {"night_s": 10}


def telling_word(view: View, _seat: Seat) -> Move:
    known = view.known[view.board.word.card]
    return dream.Clue(next(text for text in spellings(known) if " " not in text))


def other_seat_object(view: View, seat: Seat) -> Move:
    """A vote on the clue of somebody who gave none."""
    giver = view.board.word.clues[-1].seat
    other = next(s for s in view.board.spirits if s not in (giver, seat))
    return dream.Object(other, True)


def vote_otherwise(view: View, _seat: Seat) -> Move:
    return dream.Object(view.board.word.clues[-1].seat, True)


def verdict_false(_view: View, _seat: Seat) -> Move:
    return dream.Verdict(False)


def guess_as_spirit(_view: View, _seat: Seat) -> Move:
    return dream.Guess("zzga")


def of_a_role(peer: Seated, body: Shares) -> bytes | None:
    """At day, when the roles are turned up."""
    board = peer.table.view().board
    asked = peer.table._course.driver.asked
    roles = {card for card in board.roles if card is not None}
    return cheats.wrong_share(peer, body) if asked is not None and set(asked.question.cards) <= roles else None  # type: ignore[arg-type]


def of_a_word(peer: Seated, body: SealedShares) -> bytes | None:
    """At night, when a word is shown to the spirits, the Dreamer seals a wrong share of it."""
    board = peer.table.view().board
    return cheats.wrong_sealed_share(peer, body) if board.dealt and board.dreamer == peer.seat else None  # type: ignore[arg-type]


def claiming(claimed_ms: int) -> Callable[[Seated, MovedInTime], bytes]:
    return lambda _peer, body: cheats.replaced(body, claimed_ms=claimed_ms)


def untimed(_peer: Seated, body: MovedInTime) -> bytes:
    return write_body(Moved(number=body.number, move=body.move, history=body.history, read=body.read))


def all_late(_peer: Seated, body: Clocked) -> bytes:
    return cheats.replaced(body, late=(0, 1, 2, 3))


CLAIMS = "a claim is a number from 0 to one more than the limit, and stands with every move under a clock"

TIME_ROWS: list[Row] = [
    *rows(
        TIMING, MovedInTime, CLAIMS, {"length": 6}, None,
        ("claim-too-long", "claims far more time than the clock has", claiming(10**9), "move.claim"),
        ("claim-beyond-all-bounds", "claims more than eleven days", claiming(10**9 + 1), "body.malformed"),
        ("claim-below-nothing", "claims less than no time", claiming(-1), "body.malformed"),
        ("claim-none", "claims no time where a clock runs", untimed, "body.undue"),
    ),
    Row("finds-all-late", "time", "finds all others late, as soon as they have answered", "more than half of those who wait settle it",
        Lie(TIMING, Clocked, all_late, {"length": 6}, None, FEW[TIMING]), Nothing()),
    Row("no-word-of-time", "time", "says no word of time about the others", "the words of half are enough to find it in time",
        Lie(TIMING, Clocked, lambda *_: [], {"length": 6}, None, (4, 5)), Nothing()),
    Row("dream-guess-too-late", "dream", "guesses when its time is over, and says so", "a claim of more than the limit makes the late move of whatever was said",
        Lie(DREAM, MovedInTime, lambda peer, body: cheats.replaced(body, claimed_ms=peer.table.view().clock.limit_ms + 1) if kind_of(body) == "clue" else None, NIGHT, lenient, FEW[DREAM]), Nothing()),
]  # fmt: skip

DREAM_ROWS: list[Row] = [
    *rows(
        DREAM, MovedInTime, "one's own program refuses it, the spirits can fine it, and at day it is a foul", NIGHT, lenient,
        ("clue-is-word", "gives the word itself as its clue", instead_of((dream.Clue,), telling_word), "dream.clue_tells_word"),
    ),
    *rows(
        DREAM, MovedInTime, RUNS_RULES, NIGHT, lenient,
        ("clue-two-words", "gives two words as a clue", instead_of((dream.Clue,), lambda *_: dream.Clue("moon light")), "move.illegal"),
        ("clue-reversed-letters", "gives a clue with letters that nobody sees", instead_of((dream.Clue,), lambda *_: dream.Clue("a\u202eb")), "move.illegal"),
        ("spirit-guesses", "guesses though it is no Dreamer", instead_of((dream.Clue, dream.Pass), guess_as_spirit), "move.illegal"),
        ("dreamer-clues", "gives a clue though it is the Dreamer", instead_of((dream.Hear, dream.Guess, dream.Skip), lambda *_: dream.Clue("zzga")), "move.illegal"),
    ),
    *rows(
        DREAM, MovePromised, "a vote is checked when it is opened", NIGHT, lenient,
        ("vote-on-another", "votes on a clue that was not given", only_at(dream.Object, promising(other_seat_object)), "move.illegal"),
    ),
    *rows(
        DREAM, MoveOpened, "what was promised binds", NIGHT, lenient,
        ("vote-changed", "changes its vote once it has seen the others'", only_at(dream.Object, opening(vote_otherwise)), "move.opening"),
        ("verdict-changed", "opens another verdict at day than it sealed at night", lambda peer, body: opening(verdict_false)(peer, body) if kind_of(body) == "verdict" else None, "move.opening"),
    ),
    *rows(
        DREAM, Shares, UNSEEN, NIGHT, lenient,
        ("role-false", "shows another role at day than it had", of_a_role, "show.proof"),
    ),
    *rows(
        DREAM, SealedShares, UNSEEN, NIGHT, lenient,
        ("word-false", "as the Dreamer, lets the spirits see a wrong word", of_a_word, "show.proof"),
    ),
    *rows(
        DREAM, Moved, "a recap is a list of short texts, and every peer runs the rules", NIGHT, lenient,
        ("recall-too-many", "recalls more words than a recap holds", instead_of((dream.Recall,), lambda *_: dream.Recall(("zz",) * 121)), "move.illegal"),
    ),
    Row("dream-votes-twice", "dream", "votes twice on a clue", "the second builds on what was before the first",
        Lie(DREAM, MovePromised, twice, NIGHT, lenient, FEW[DREAM]), Unread()),
    Row("dream-keeps-vote", "dream", "promises a vote and never opens it", "all see whom they wait for; once it is gone, its ghost votes",
        Lie(DREAM, MoveOpened, silent, NIGHT, lenient, FEW[DREAM]), Waited()),
    Row("dream-lies-about-guess", "dream", "calls an exact guess wrong, to make a card blue", "an exact spelling is right whatever the verdicts; else most of the spirits decide",
        Lie(DREAM, MovePromised, only_at(dream.Verdict, promising(verdict_false)), NIGHT, lenient, FEW[DREAM]), Nothing()),
    Row("dream-recalls-unguessed", "dream", "recalls words that were never guessed", "only words guessed right count",
        Lie(DREAM, Moved, instead_of((dream.Recall,), lambda *_: dream.Recall(("zzga", "zzgo"))), NIGHT, lenient, FEW[DREAM]), Nothing()),
]  # fmt: skip
