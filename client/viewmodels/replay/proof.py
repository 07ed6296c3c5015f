"""The proof of one card, as it is shown and as it is written down to be handed to somebody."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.replay import words
from client.viewmodels.replay.tape import Proof, Tape
from client.viewmodels.table.people import People
from engine.pieces import Handle
from netcore.audit.watched import Way

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Gate:
    """One shuffle on the way: who mixed, whether that is proved, and where the card lay after it, in words, "" where
    nobody can see that.
    """

    name: str
    lantern: str
    checked: bool
    place: str


@dataclass(frozen=True, slots=True)
class Reader:
    """From when on one player could know the card, from 0 to 1 of the card's life; 1 for never."""

    name: str
    lantern: str
    since: float
    when: str


@dataclass(frozen=True, slots=True)
class ProofView:
    """What the page of a proof shows.

    `threads`: the ways of the card and of a few others, its own first, none where nobody can see them: before the first
    shuffle and after each, where it lay among these, from 0 to 1.
    """

    title: str = ""
    note: str = ""
    card: str = ""
    art: str = ""
    figure: str = ""
    threads: tuple[tuple[float, ...], ...] = ()
    gates: tuple[Gate, ...] = ()
    readers: tuple[Reader, ...] = ()
    checks: tuple[str, ...] = ()
    honest: str = ""
    text: str = ""


def proof_view(
    tape: Tape, people: People, card: Handle, proof: Proof, name: str, language: str, art: str = "", figure: str = ""
) -> ProofView:
    """What was proved of `card`, called `name` and drawn as `art`, in words and places."""
    way = proof.way
    gates = tuple(
        Gate(
            people[link.seat].name,
            people[link.seat].lantern,
            link.checked,
            words.place(way.places[at + 1], way.cards) if way.places else "",
        )
        for at, link in enumerate(way.links)
    )
    sights = tape.watched.befell(card)
    readers = _readers(tape, people, card)
    view = ProofView(
        title=words.way_title(proof),
        note=words.way_note(proof),
        card=name,
        art=art,
        figure=figure,
        threads=_threads(way),
        gates=gates,
        readers=readers,
        checks=words.checks(proof),
        honest=words.honest(tape),
    )
    knew = [f"{words.when(sight.number)}: {words.knew(sight, people)}" for sight in sights]
    return replace(view, text=_text(tape, view, knew, language))


def _threads(way: Way) -> tuple[tuple[float, ...], ...]:
    ways = (way.places, *way.others) if way.places else ()
    columns = [sorted(column) for column in zip(*ways, strict=True)]
    last = max(1, len(ways) - 1)
    return tuple(tuple(columns[at].index(place) / last for at, place in enumerate(each)) for each in ways)


def _readers(tape: Tape, people: People, card: Handle) -> tuple[Reader, ...]:
    sights = tape.watched.befell(card)
    first, last = sights[0].number, max(sights[-1].number, sights[0].number + 1)
    rows = []
    for seat, person in enumerate(people):
        since = tape.watched.since(seat).get(card)
        if since is None:
            rows.append(Reader(person.name, person.lantern, 1.0, translate("Prove", "never")))
        else:
            part = 0.05 + 0.85 * (since - first) / (last - first)
            rows.append(Reader(person.name, person.lantern, part, words.when(since)))
    return tuple(rows)


def _text(tape: Tape, view: ProofView, knew: list[str], language: str) -> str:
    """The same as plain text: what was proved, about which file, and how anybody can check it again."""
    from netcore.feeds.charter import phrase  # with cryptography, which is there by now

    numbers = " ".join(str(number) for number in phrase(tape.terms))
    lines = [
        "Sennik: " + translate("Prove", "proof of one card"),
        "",
        fill(translate("Prove", "Card: %1"), view.card),
        fill(translate("Prove", "Game: %1"), words.whose(tape, language)),
        fill(translate("Prove", "File: %1, %2 bytes"), tape.path.name, tape.size),
        fill(translate("Prove", "Table: %1"), tape.terms.hash().hex()),
        fill(translate("Prove", "Safety phrase: %1"), numbers),
        "",
        view.title,
        *(
            " · ".join(
                part
                for part in (
                    gate.name,
                    translate("Prove", "proved") if gate.checked else translate("Prove", "not proved"),
                    gate.place,
                )
                if part
            )
            for gate in view.gates
        ),
        "",
        translate("Prove", "Who could know it, and from when on"),
        *knew,
        "",
        translate("Prove", "Proved on this computer"),
        *view.checks,
        "",
        view.honest,
        "",
        translate("Prove", "These words prove nothing by themselves: the file does. Check it on any computer:"),
        f"sennik verify {tape.path.name}",
    ]
    return "\n".join(lines) + "\n"
