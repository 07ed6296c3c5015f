"""Setting up, shuffles, shares, rolls and moves, at small games that ask one question each."""

# ruff: noqa: E501 - a row is a line
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from netcore.cards.backup import Backing
from netcore.cards.keep_and_pass import Keeping
from netcore.cards.setup import DOMAIN, my_keys, promised_part
from netcore.cards.shuffle import KIND
from netcore.crypto import sharing, shuffle_proof
from netcore.crypto.commit import commit
from netcore.crypto.elgamal import Ciphertext, deck_hash
from netcore.crypto.group import Point
from netcore.crypto.sealed import PROOF_BYTES, SEALED_BYTES
from netcore.crypto.seed import GameSeed, Purpose
from netcore.crypto.sharing import PIECE_BYTES
from netcore.feeds.bodies import (
    Agreed,
    Backup,
    BackupKept,
    Body,
    Gone,
    Here,
    KeptPassed,
    KeyPromise,
    Keys,
    Mixed,
    Moved,
    MoveOpened,
    MovePromised,
    RollShare,
    SealedShares,
    SeedShown,
    Shares,
    SitDown,
    WillOpen,
    read_body,
    write_body,
)
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Entries
from netcore.wire.codec import encode
from tests.adversary.row import Lie, Named, NotBegun, Nothing, Reported, Row, Unread, Waited
from tests.adversary.world import NotYet, Seated
from tests.engine.contract_games import AUCTION, BOAST, DICE, DRAFT, RESHUFFLE, ROLES, VERDICTS, WORDS, Bid
from tests.tables import cheats

NO_POINT = bytes([2]) + bytes(31)
"""Thirty-two bytes that spell no element of the group."""
PROOF = "proof of shuffle over exactly the cards that went in, bound to table, question, attempt and seat"
SHARES = "one proof of equal logarithms for all cards of a message, against the reader's own cards and keys"
SPELLING = "every peer runs the rules: a move is one of the legal ones, in its one spelling"
CHARTER = "promise first, a proof of possession for each key, and all keys different"
BACKUP = "as many commitments as other peers, the first being the key; everyone computes what comes of a fold"


def in_place_of(field: str, start: int = 0, new: bytes = NO_POINT) -> Callable[[Seated, Any], bytes]:
    """Some bytes of a field are others."""

    def change(_peer: Seated, body: Any) -> bytes:
        raw = getattr(body, field)
        return cheats.replaced(body, **{field: raw[:start] + new + raw[start + len(new) :]})

    return change


def longer(field: str, size: int) -> Callable[[Seated, Any], bytes]:
    """The last piece of a field once more."""

    def change(_peer: Seated, body: Any) -> bytes:
        raw = getattr(body, field)
        return cheats.replaced(body, **{field: raw + raw[-size:]})

    return change


def shorter(field: str, size: int) -> Callable[[Seated, Any], bytes | None]:
    """A field without its last bytes."""

    def change(_peer: Seated, body: Any) -> bytes | None:
        raw = getattr(body, field)
        return cheats.replaced(body, **{field: raw[:-size]}) if len(raw) > size else None

    return change


def phase(peer: Seated) -> Any:
    """What is being collected at the liar's own table."""
    assert peer.table._collection is not None
    return peer.table._collection.phase


def half_of_another_hand(peer: Seated, body: KeptPassed) -> bytes | None:
    keeping = phase(peer)
    assert isinstance(keeping, Keeping)
    if 0 not in keeping.mixed or peer.seat == 0:
        raise NotYet
    deck = cheats.deck_of(body)
    deck[0] = Ciphertext(keeping.mixed[0][1].a, deck[0].b)
    return cheats.with_deck(body, deck)


def half_of_what_was_there(peer: Seated, body: Mixed | KeptPassed) -> bytes:
    """A card that was not re-encrypted: its first half is that of one that lay on the table."""
    deck = cheats.deck_of(body)
    live = peer.table._course.deck._cards
    deck[0] = Ciphertext(live[min(live)].a, deck[0].b) if live else Ciphertext(deck[1].a, deck[0].b)
    return cheats.with_deck(body, deck)


def unmixed(peer: Seated, body: Mixed) -> list[bytes]:
    """The deck goes on in the order in which it came, honestly re-encrypted and proved: nobody can tell."""
    mixing = phase(peer)
    desk, cards = mixing._desk, mixing.chain[-1]
    step = desk.step(peer.seat, Purpose.SHUFFLE, deck_hash(cards))
    factors = desk.mine().seed.factors(step, len(cards))
    context = desk.context(peer.seat, KIND, deck_hash(cards))
    deck, proof = shuffle_proof.shuffle_and_prove(joint(peer), cards, tuple(range(len(cards))), factors, context)
    peer.sign(peer.seat, cheats.replaced(body, deck=b"".join(card.encode() for card in deck), proof=proof))
    return []


def half_of_what_went_in(peer: Seated, body: Mixed) -> bytes:
    """A card that was not re-encrypted: its first half is that of one that the seat before had left, or of a face."""
    deck = cheats.deck_of(body)
    deck[0] = Ciphertext(phase(peer).chain[peer.seat][0].a, deck[0].b)
    return cheats.with_deck(body, deck)


def joint(peer: Seated) -> Point:
    assert peer.table.charter is not None
    return peer.table.charter.joint


def keys_otherwise(**fields: Callable[[Keys, Seated], bytes]) -> Callable[[Seated, Any], bytes]:
    """Keys that are promised as they are later shown, so that only what they are can be wrong."""

    def lied(peer: Seated) -> Keys:
        mine = my_keys(phase(peer)._desk, peer.seat or 0)
        return msgspec.structs.replace(mine, **{name: of(mine, peer) for name, of in fields.items()})

    def change(peer: Seated, _body: KeyPromise) -> bytes:
        keys, desk = lied(peer), phase(peer)._desk
        peer.weather.deed = lambda _peer, body: [write_body(keys)] if isinstance(body, Keys) else None
        promised = commit(DOMAIN, desk.table, peer.seat or 0, promised_part(keys), keys.nonce)
        peer.sign(peer.seat, write_body(KeyPromise(commitment=promised)))
        return []

    return change  # type: ignore[return-value]


def anothers_key(_keys: Keys, peer: Seated) -> bytes:
    """The receive key of a seat that is read before: only who copies is named."""
    return peer.weather.peers[0].secrets.receive.public.encode()


def bad_piece(peer: Seated, body: Backup) -> bytes:
    """A dealing of which everyone can check all but the piece for the first other seat, which is not the committed."""
    backing = phase(peer)
    assert isinstance(backing, Backing)
    to = min(backing.ring.receivers(peer.seat))
    commitments = tuple(Point.decode(body.commitments[i : i + 32]) for i in range(0, len(body.commitments), 32))
    wrong = sharing._seal(
        5, to, backing.ring.receivers(peer.seat)[to], commitments, backing.ring.context(peer.seat, "backup")
    )
    return cheats.replaced(body, pieces=wrong.encode() + body.pieces[PIECE_BYTES:])


def copied_promise(peer: Seated, body: MovePromised) -> bytes | None:
    """What another seat has promised."""
    for seat in range(len(peer.weather.terms.seats)):
        for entry in peer.feeds.entries(seat) if seat != peer.seat else ():
            other = read_body(entry.body)
            if isinstance(other, MovePromised) and other.number == body.number:
                return cheats.replaced(body, commitment=other.commitment)
    raise NotYet


def another_kind(_peer: Seated, body: Any) -> bytes:
    """A body that is not due."""
    return write_body(Agreed(number=body.number, history=body.history, read=body.read))


def two_versions(peer: Seated, body: Body) -> list[bytes]:
    """One entry for all the others, and one with the same number for the first of them."""
    said = peer.sign(peer.seat, write_body(body))
    seat = said.seat
    identity = peer.weather.identities[seat]
    other = Entry.sign(identity, said.table, seat, said.number, said.previous, write_body(Here()))
    to = min(port for port in peer.weather.ports if port != peer.port)
    peer.weather.mesh.send(peer.port, to, encode(Entries((other.raw,), more=False)))
    peer.silent = True
    return []


def gone_without_cause(peer: Seated, body: Body) -> list[bytes]:
    """A word that finds somebody gone who is here; then it goes on as if nothing had been said."""
    first = min(port for port in peer.weather.ports if port != peer.port)
    last = peer.feeds.entries(first)[-1].signed_header.raw
    peer.sign(peer.seat, write_body(Gone(first, (last,))))
    return [write_body(body)]


def silent(peer: Seated, _body: Body) -> list[bytes]:
    peer.silent = True
    return []


def another_seed(peer: Seated, body: SeedShown) -> bytes:
    return cheats.replaced(body, seed=peer.weather.peers[0 if peer.seat else 1].secrets.seed.expose())


def unseeded(peer: Seated, _body: Keys) -> None:
    """Commits to one seed, and shuffles and opens by another."""
    secrets = peer.table._secrets
    assert secrets is not None
    promised = secrets.seed.expose()
    secrets.seed = GameSeed(bytes([7]) * 32)
    old = peer.weather.deed

    def deed(other: Seated, body: Any) -> list[bytes] | None:
        if isinstance(body, SeedShown) and other is peer:
            return [cheats.replaced(body, seed=promised)]
        return old(other, body)

    peer.weather.deed = deed
    peer.weather.done = True


def boast_wrongly(peer: Seated, body: Moved) -> bytes | None:
    """Boast of a low card."""
    view = peer.table.view()
    (card,) = view.board.hands[peer.seat]
    return cheats.replaced(body, move=b'{"kind":"boast"}') if view.known[card] < "i" else None


def two_moves(_peer: Seated, body: Moved) -> list[bytes]:
    return [write_body(body), write_body(body)]


def _lies(stops: str, *rows: tuple[str, str, str, Any, type[Body], Any, str]) -> list[Row]:
    """Rows that are all stopped by the same thing: name, source, attack, game, kind, change, rule."""
    return [
        Row(name, source, attack, stops, Lie(game, kind, change), Named(rule))
        for name, source, attack, game, kind, change, rule in rows
    ]


MANY = (3, 4, 5)
"""Backups are dealt where there are three peers."""


def _with_backups(*rows: tuple[str, str, Any, str]) -> list[Row]:
    return [
        Row(name, "review H4", attack, BACKUP, Lie(DICE, Backup, change, seats=MANY), Named(rule))
        for name, attack, change, rule in rows
    ]


SETTING_UP: list[Row] = [
    *_lies(
        "limits before anything is read, one spelling for each message, and readers that take any bytes",
        ("sit-nonsense", "threat 20", "begins with bytes that are no message", DICE, SitDown, cheats.nonsense, "body.malformed"),
        ("promise-unknown-field", "threat 20", "adds a field to a message", DICE, KeyPromise, cheats.unknown_field, "body.malformed"),
    ),
    *_lies(
        CHARTER,
        ("keys-unpromised", "threat 1", "shows another key than it had promised, having seen the others'", DICE, Keys, cheats.unpromised_key, "keys.promise"),
        ("keys-repeated", "review M3", "uses one key twice", DICE, KeyPromise, keys_otherwise(reading=lambda keys, _: keys.share), "keys.repeated"),
        ("keys-copied", "review M3", "promises another's key as its own", DICE, KeyPromise, keys_otherwise(receive=anothers_key), "keys.repeated"),
        ("keys-no-share", "threat 2", "has no point for its share", DICE, KeyPromise, keys_otherwise(share=lambda *_: NO_POINT), "keys.point"),
        ("keys-no-reading", "threat 2", "has no point to read by", DICE, KeyPromise, keys_otherwise(reading=lambda *_: NO_POINT), "keys.point"),
        ("keys-no-receive", "threat 2", "has no point to receive by", DICE, KeyPromise, keys_otherwise(receive=lambda *_: NO_POINT), "keys.point"),
        ("keys-borrowed-proof", "review M3", "proves one key by the proof of another", DICE, Keys, cheats.wrong_possession, "keys.proof"),
    ),
    *_with_backups(
        ("backup-wrong", "deals out another key than its own", cheats.wrong_backup, "backup.proof"),
        ("backup-degree", "deals a backup that nobody could use", cheats.short_backup, "backup.dealing"),
        ("backup-hollow", "deals so that an honest peer's folded share would be zero", cheats.hollow_backup, "backup.dealing"),
        ("backup-no-point", "deals commitments that are no points", in_place_of("commitments", 32), "backup.dealing"),
        ("backup-commitments-uneven", "deals commitments of no whole number", longer("commitments", 1), "backup.dealing"),
        ("backup-piece-more", "deals a piece too many", longer("pieces", PIECE_BYTES), "backup.dealing"),
    ),
    Row("backup-bad-piece", "review H4", "deals one peer a piece that is not the committed one", "every piece is confirmed before the first card; a bad one ends the set-up without a name, for showing it would open it",
        Lie(DICE, Backup, bad_piece, seats=MANY), NotBegun()),
    Row("backup-refused", "review H4", "refuses a good piece of another's backup", "the game is not begun, at no cost to anybody",
        Lie(DICE, BackupKept, lambda _peer, body: cheats.replaced(body, good=False), seats=MANY), NotBegun()),
]  # fmt: skip


def _tag(kind: type[Body]) -> str:
    return str(kind.__struct_config__.tag)


SETTING_UP += [
    Row(
        f"silent-at-{_tag(kind)}",
        "threat 10",
        f"says nothing any more from its `{_tag(kind)}` on",
        "all see whom they wait for; all the others together can go on without it",
        Lie(BOAST, kind, silent),
        Waited(),
    )
    for kind in (SitDown, Keys, Mixed, Shares, Moved, Agreed)
]

CARDS: list[Row] = [
    *_lies(
        PROOF,
        ("shuffle-duplicate", "threat 3", "puts a card in twice", BOAST, Mixed, cheats.duplicate_card, "shuffle.proof"),
        ("shuffle-foreign", "threat 3", "replaces a card by one of its choice", BOAST, Mixed, cheats.foreign_card, "shuffle.proof"),
        ("shuffle-turned", "threat 3", "cuts the deck after the proof", BOAST, Mixed, cheats.shifted_deck, "shuffle.proof"),
        ("shuffle-replayed-proof", "threat 24", "proves an honest shuffle for another table", BOAST, Mixed, cheats.proved_elsewhere, "shuffle.proof"),
        ("shuffle-cut-proof", "threat 24", "leaves the last byte of a proof out", BOAST, Mixed, cheats.cut_proof, "shuffle.proof"),
        ("shuffle-lost", "threat 3", "loses a card", BOAST, Mixed, cheats.lost_card, "shuffle.count"),
        ("shuffle-one-more", "threat 3", "adds a card", BOAST, Mixed, longer("deck", 64), "shuffle.count"),
        ("shuffle-zeros", "threat 2", "sends zeros for a card", BOAST, Mixed, cheats.bad_point, "shuffle.cards"),
        ("shuffle-no-point", "threat 2", "sends half a card that is no point", BOAST, Mixed, in_place_of("deck", 32), "shuffle.cards"),
        ("shuffle-repeated-half", "review L3", "repeats the first half of a card", BOAST, Mixed, cheats.repeated_half, "shuffle.untouched"),
        ("shuffle-untouched", "review L3", "leaves a card as it was", RESHUFFLE, Mixed, half_of_what_was_there, "shuffle.untouched"),
        ("shuffle-left", "review L3", "leaves a card as the seat before it had left it", BOAST, Mixed, half_of_what_went_in, "shuffle.untouched"),
        ("draft-duplicate", "threat 3", "passes a card on twice", DRAFT, KeptPassed, cheats.duplicate_card, "shuffle.proof"),
        ("draft-turned", "threat 3", "keeps another card than it proved", DRAFT, KeptPassed, cheats.shifted_deck, "shuffle.proof"),
        ("draft-untouched", "review L3", "passes a card on as it was, so that it can be followed", DRAFT, KeptPassed, half_of_what_was_there, "shuffle.untouched"),
        ("draft-half-of-another", "review L3", "takes the half of a card of another hand", DRAFT, KeptPassed, half_of_another_hand, "shuffle.untouched"),
    ),
    *_lies(
        SHARES,
        ("share-wrong", "threat 6", "turns a card into another by a wrong share", RESHUFFLE, Shares, cheats.wrong_share, "show.proof"),
        ("share-swapped", "threat 7", "gives one card's share for another", RESHUFFLE, Shares, cheats.share_of_another_card, "show.proof"),
        ("share-too-few", "review M1", "gives a share too few", RESHUFFLE, Shares, cheats.one_share_less, "show.share"),
        ("share-too-many", "review M1", "gives a share too many", RESHUFFLE, Shares, longer("shares", 32), "show.share"),
        ("share-uneven", "review M1", "gives shares of no whole number", RESHUFFLE, Shares, shorter("shares", 1), "show.share"),
        ("share-no-point", "threat 2", "gives a share that is no point", RESHUFFLE, Shares, in_place_of("shares"), "show.share"),
        ("sealed-wrong", "threat 6", "lets another look at a wrong face", RESHUFFLE, SealedShares, cheats.wrong_sealed_share, "show.proof"),
        ("sealed-no-point", "threat 2", "seals what is no point", ROLES, SealedShares, in_place_of("sealed"), "show.share"),
        ("sealed-no-second-point", "threat 2", "seals what is half a point", ROLES, SealedShares, in_place_of("sealed", 32), "show.share"),
        ("sealed-too-many", "review M1", "seals a share too many", ROLES, SealedShares, longer("sealed", SEALED_BYTES), "show.share"),
        ("sealed-proof-more", "review M1", "adds a proof", ROLES, SealedShares, longer("proofs", PROOF_BYTES), "show.proof"),
        ("roll-wrong", "threat 11", "steers a roll by another share", DICE, RollShare, cheats.wrong_roll, "roll.proof"),
        ("roll-no-point", "threat 2", "gives a share of a roll that is no point", DICE, RollShare, in_place_of("share"), "roll.share"),
    ),
    *(
        Row(name, "threat 9", attack, SHARES, Lie(ROLES, SealedShares, change, seats=(4, 5)), Named(rule))
        for name, attack, change, rule in (
            ("sealed-to-another", "seals one reader's share to another", cheats.sealed_to_another, "show.proof"),
            ("sealed-one-less", "seals a share too few", cheats.one_sealed_share_less, "show.share"),
            ("sealed-no-proof", "leaves a proof out", cheats.sealed_without_a_proof, "show.proof"),
        )
    ),
    Row("shuffle-identity", "threat 4", "does not mix at all", "one other peer's order is enough; the audit by seeds shows it at the end",
        Lie(BOAST, Mixed, unmixed), Reported("seed.altered")),
    Row("seed-not-followed", "review M9", "shuffles and decides by something else than its committed seed", "the audit by seeds: every step is done again and compared",
        Lie(BOAST, Keys, unseeded), Reported("seed.altered")),
    *(
        Row(name, "review M9", attack, "the seed is committed to under its seat", Lie(BOAST, SeedShown, change), Reported("seed.wrong"))
        for name, attack, change in (
            ("seed-other", "shows another seed at the end", cheats.other_seed),
            ("seed-zeros", "shows zeros for its seed", cheats.erased_seed),
            ("seed-anothers", "shows another seat's seed for its own", another_seed),
        )
    ),
    Row("seed-kept", "review M9", "lets the others show their seeds, and keeps its own", "the game is complete all the same; a seed that never came is told as exactly that",
        Lie(BOAST, SeedShown, silent), Waited()),
    Row("will-not-open", "review M9", "says no when all are asked to lay their seeds open, to read theirs", "nobody shows a seed before all have said yes",
        Lie(BOAST, WillOpen, lambda _peer, body: cheats.replaced(body, open=False)), Nothing()),
]  # fmt: skip

MOVES: list[Row] = [
    *_lies(
        SPELLING,
        ("move-unlisted", "threat 33", "makes a move that this game does not have", BOAST, Moved, cheats.says(Bid(9)), "move.spelling"),
        ("move-illegal", "threat 33", "makes a move that the rules do not allow now", VERDICTS, Moved, cheats.says(Bid(9)), "move.illegal"),
        ("move-spelled-otherwise", "threat 24", "spells a move in another way", VERDICTS, Moved, cheats.spelled_otherwise, "move.spelling"),
        ("move-unknown", "threat 20", "names a kind of move that there is not", VERDICTS, Moved, cheats.unknown_move, "move.spelling"),
        ("move-deep", "threat 20", "sends a move nested 4000 deep", VERDICTS, Moved, cheats.deep_move, "move.spelling"),
        ("move-other-question", "threat 17", "answers another question than is asked", VERDICTS, Moved, cheats.other_number, "body.number"),
        ("move-other-kind", "threat 20", "answers with a message of another kind", VERDICTS, Moved, another_kind, "body.undue"),
        ("boast", "threat 33", "makes a move that only a hidden card forbids", BOAST, Moved, boast_wrongly, "boast.not_high"),
    ),
    *_lies(
        "commit first, open later; what was promised binds, and the seat is in it",
        ("opens-another", "threat 12", "opens another move than it promised, having seen the others'", AUCTION, MoveOpened, cheats.opened_otherwise(Bid(3)), "move.opening"),
        ("opens-otherwise", "threat 12", "opens with another number", AUCTION, MoveOpened, cheats.other_nonce, "move.opening"),
        ("unseals-another", "threat 12", "unseals another move than it sealed", VERDICTS, MoveOpened, cheats.opened_otherwise(Bid(3)), "move.opening"),
        ("copies-a-promise", "threat 13", "promises what another has promised, to make the same move unseen", AUCTION, MovePromised, copied_promise, "move.opening"),
    ),
    Row("opens-never", "threat 12", "keeps its promised move to itself once it has seen the others'", "all promises stay promised: its move is its ghost's once it is gone",
        Lie(AUCTION, MoveOpened, silent), Waited()),
    *(
        Row(f"fork-{_tag(kind)}", "threat 14", f"signs two versions of its `{_tag(kind)}` for two peers", "two signed entries with one number convict their author, and are passed on to everyone",
            Lie(BOAST, kind, two_versions), Named("feed.fork"))
        for kind in (SitDown, Keys, Mixed, Moved)
    ),
    Row("gone-without-cause", "threat 30", "finds somebody gone who is here, and plays on as if it had not", "all others have to say so, and programs that hear the peer say no; what the caller writes is read when that is settled",
        Lie(BOAST, Moved, gone_without_cause, seats=(3, 4)), Nothing()),
    Row("two-moves", "threat 14", "makes two moves for one question", "the second builds on what was before the first",
        Lie(WORDS, Moved, two_moves, {"length": 2}), Unread()),
    *(
        Row(f"other-history-{_tag(kind)}", "threat 15", f"signs its `{_tag(kind)}` on a history that nobody else has", "an entry names what its author had read; another history is not read",
            Lie(BOAST, kind, cheats.other_history, seats=MANY), Unread())
        for kind in (Backup, Mixed, Shares, Moved)
    ),
    Row("other-board", "threat 34", "plays with a program that computes another board", "the same feeds and another board: it is said whose program, and since which question, and that it is nobody's foul",
        Lie(BOAST, Moved, cheats.other_board), Unread()),
]  # fmt: skip
