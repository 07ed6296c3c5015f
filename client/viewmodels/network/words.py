"""The network in sentences. The source language is English."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.network.causes import Cause
from netcore.lan.addresses import DEFAULT_PORTS
from netcore.status import Heard, NeighboursNews, TrialNews, TrialSide

translate = QCoreApplication.translate


def name_of(news: NeighboursNews, at: int) -> str:
    """What somebody in the chart is called."""
    return news.people[at].name or nameless()


def nameless() -> str:
    """Somebody whose name nobody here knows."""
    return translate("Neighbours", "Somebody")


def whom(news: NeighboursNews, places: Sequence[int]) -> str:
    """Several people in one line."""
    return ", ".join(name_of(news, at) for at in places)


def cell_sentence(news: NeighboursNews, row: int, column: int) -> str:
    """One cell, in words."""
    cell, who, other = news.cells[row][column], name_of(news, row), name_of(news, column)
    match cell.way:
        case "self":
            return who
        case "heard":
            return fill(translate("Neighbours", "%1 hears %2: %3 ms"), who, other, cell.ms)
        case "through":
            by = name_of(news, cell.through)
            return fill(translate("Neighbours", "%1 hears %2 only by way of %3"), who, other, by)
        case "unknown":
            return fill(translate("Neighbours", "%1 hasn’t told whether %2 is heard"), who, other)
        case _:
            return fill(translate("Neighbours", "%1 doesn’t hear %2"), who, other)


def fault_sentence(fault: str) -> str:
    """What a call meets that does not get through."""
    match fault:
        case "silent":
            return translate("Neighbours", "Calls get no answer at all.")
        case "nobody":
            return translate("Neighbours", "The computer is there, but Sennik isn’t listening on it.")
        case "no-way" | "no-name":
            return translate("Neighbours", "There is no way there from this network.")
        case "not-sennik":
            return translate("Neighbours", "Something other than Sennik answers.")
        case "other-peer":
            return translate("Neighbours", "Somebody else answers at that address.")
        case "other-version":
            return translate("Neighbours", "A different version of Sennik answers.")
        case "unseen":
            return translate("Neighbours", "Nothing of the other computer arrives.")
        case _:
            return ""


def announced_sentence(cell: Heard) -> str:
    """Whether announcements arrive."""
    if cell.multicast is None:
        return ""
    if cell.multicast:
        return translate("Neighbours", "Announcements arrive.")
    return translate("Neighbours", "Announcements don’t arrive: this network swallows them. An address helps.")


def step_sentence(step: str) -> str:
    """What to do, on the computer that is not heard."""
    match step:
        case "firewall":
            sentence = translate(
                "Neighbours",
                "Does a firewall ask about Sennik? Allow it in private networks (TCP %1 to %2, UDP 5353).",
            )
            return fill(sentence, DEFAULT_PORTS[0], DEFAULT_PORTS[-1])
        case "guest":
            return translate("Neighbours", "On a “guest” Wi-Fi? Go to the usual one: guests are kept apart.")
        case "vpn":
            return translate("Neighbours", "Is a VPN on? Turn it off for the evening.")
        case "same":
            return translate("Neighbours", "Are all computers on the same network, by the same name?")
        case "restart":
            return translate("Neighbours", "Close Sennik there and open it again.")
        case "update":
            return translate("Neighbours", "Install the same version of Sennik on both computers.")
        case "proxy":
            return translate("Neighbours", "Another program has taken the place. Close it, or restart the computer.")
        case _:
            return ""


def cause_title(news: NeighboursNews, cause: Cause) -> str:
    """What is wrong, in one line."""
    match cause.kind:
        case "nobody":
            return translate("Neighbours", "Nobody else is in sight")
        case "well":
            return translate("Neighbours", "Everyone hears everyone")
        case "pair":
            title = translate("Neighbours", "%1 and %2 don’t hear each other")
            return fill(title, name_of(news, cause.people[0]), name_of(news, cause.people[1]))
        case "person" if cause.people[0] == 0:
            return translate("Neighbours", "You’re heard only in part")
        case "person":
            return fill(translate("Neighbours", "%1 is heard only in part"), name_of(news, cause.people[0]))
        case _:
            return translate("Neighbours", "Some don’t hear each other")


def cause_line(news: NeighboursNews, cause: Cause) -> str:
    """The same at more length."""
    match cause.kind:
        case "nobody":
            return translate(
                "Neighbours",
                "Whoever has Sennik open on this network shows up here within seconds. If nobody does,"
                " read your address to the others, or type theirs below.",
            )
        case "well":
            slowest = max((cell.ms for row in news.cells for cell in row if cell.way == "heard"), default=0)
            return fill(translate("Neighbours", "The longest way there and back takes %1 ms."), slowest)
        case "person":
            others = whom(news, cause.people[1:])
            if cause.people[0] == 0:
                line = translate(
                    "Neighbours", "You and these don’t hear each other: %1. So the cause is probably here."
                )
            else:
                line = translate("Neighbours", "Parted from: %1. So the cause is probably on that computer.")
            return _with(fill(line, others), fault_sentence(cause.fault), _carried(news, cause))
        case _:
            return _with(fault_sentence(cause.fault), _carried(news, cause))


def _carried(news: NeighboursNews, cause: Cause) -> str:
    """Who passes on what those do not hear of each other."""
    of = set(cause.people)
    carriers = {
        cell.through
        for row, cells in enumerate(news.cells)
        for column, cell in enumerate(cells)
        if cell.way == "through" and {row, column} & of
    }
    if not carriers:
        return ""
    line = translate("Neighbours", "At one table their moves go by way of %1, signed and encrypted.")
    return fill(line, whom(news, sorted(carriers)))


def _with(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


# ── the trial ───────────────────────────────────────────────────────────────────────────────────────────────────────


def trial_title(news: TrialNews) -> str:
    """What the trial is at, in one line."""
    name = news.name or nameless()
    match news.state:
        case "asking":
            return fill(translate("Neighbours", "A test with %1"), name)
        case "asked":
            return fill(translate("Neighbours", "%1 asks for a test"), name)
        case "running":
            return fill(translate("Neighbours", "Testing the way to %1"), name)
        case "done":
            good = trial_is_good(news)
            title = (
                translate("Neighbours", "All is well between you and %1")
                if good
                else translate("Neighbours", "Between you and %1 something is in the way")
            )
            return fill(title, name)
        case "declined":
            return fill(translate("Neighbours", "%1 doesn’t want to test now"), name)
        case "unanswered":
            return fill(translate("Neighbours", "%1 hasn’t answered"), name)
        case "stopped":
            return translate("Neighbours", "The test was stopped")
        case _:
            return ""


def trial_line(news: TrialNews) -> str:
    """The same at more length."""
    match news.state:
        case "asking":
            return translate("Neighbours", "The other computer shows your question. The test begins after a yes.")
        case "asked":
            return translate(
                "Neighbours",
                "Both computers call each other a few times, and both see what came of it. Nothing else is sent.",
            )
        case "running":
            return translate("Neighbours", "Both computers call each other now. It takes a few seconds.")
        case "done" if news.theirs is None:
            return translate("Neighbours", "The other computer couldn’t tell what it found.")
        case "done" if not news.linked:
            return translate("Neighbours", "There’s no connection; what the other found came as an announcement.")
        case "unanswered":
            return translate(
                "Neighbours", "Is Sennik open there, and somebody at it? Without an answer only this side can be seen."
            )
        case _:
            return ""


def trial_is_good(news: TrialNews) -> bool:
    """Whether nothing is in the way in either direction."""
    return all(side is not None and side.multicast and not side.fault for side in (news.mine, news.theirs))


def trial_facts(news: TrialNews) -> tuple[tuple[bool, str], ...]:
    """What was found: each a sentence, and whether it is good."""
    name = news.name or nameless()
    facts: list[tuple[bool, str]] = []
    if news.mine is not None:
        facts += [_heard_here(news.mine, name), _called_from_here(news.mine, name)]
    if news.theirs is not None:
        facts += [_heard_there(news.theirs, name), _called_from_there(news.theirs, name)]
    return tuple(facts)


def _heard_here(side: TrialSide, name: str) -> tuple[bool, str]:
    good = translate("Neighbours", "You hear %1’s announcements.")
    bad = translate("Neighbours", "%1’s announcements don’t arrive here.")
    return side.multicast, fill(good if side.multicast else bad, name)


def _heard_there(side: TrialSide, name: str) -> tuple[bool, str]:
    good = translate("Neighbours", "%1 hears your announcements.")
    bad = translate("Neighbours", "Your announcements don’t arrive at %1’s.")
    return side.multicast, fill(good if side.multicast else bad, name)


def _called_from_here(side: TrialSide, name: str) -> tuple[bool, str]:
    if side.ms is not None:
        return True, fill(translate("Neighbours", "Your calls reach %1: an answer takes %2 ms."), name, side.ms)
    return False, _with(fill(translate("Neighbours", "Your calls don’t reach %1."), name), fault_sentence(side.fault))


def _called_from_there(side: TrialSide, name: str) -> tuple[bool, str]:
    if side.ms is not None:
        return True, fill(translate("Neighbours", "%1’s calls reach you: an answer takes %2 ms."), name, side.ms)
    return False, _with(fill(translate("Neighbours", "%1’s calls don’t reach you."), name), fault_sentence(side.fault))


def here_or_there(here: bool, name: str) -> str:
    """On whose computer something is to be done."""
    if here:
        return translate("Neighbours", "On this computer:")
    return fill(translate("Neighbours", "At %1’s:"), name or nameless())


def by_address() -> str:
    """What to do where announcements do not arrive and calls do."""
    return translate("Neighbours", "Calls get through, announcements don’t: join each other’s tables by address.")


def invitation(name: str) -> str:
    """What is said wherever this player is when somebody asks for a trial."""
    return fill(
        translate("Neighbours", "%1 would like to test the connection with you: Settings, Network."),
        name or nameless(),
    )


def advice(name: str, steps: Sequence[str]) -> str:
    """What somebody says that this player may do to be heard."""
    return _with(
        fill(translate("Neighbours", "%1 doesn’t hear you well. Try this:"), name or nameless()),
        *map(step_sentence, steps),
    )


def tables_line(announced: int) -> str:
    """Whether announcements of others arrive here."""
    if announced == 0:
        return translate("Neighbours", "no announcements heard so far")
    return translate("Neighbours", "%n computer(s) heard by their announcements", "", announced)
