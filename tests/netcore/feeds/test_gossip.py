import random

import pytest

from netcore.errors import Malformed
from netcore.feeds.chain import Feeds, Fork, Head
from netcore.feeds.entry import LARGEST_BODY, Entry
from netcore.feeds.gossip import Entries, ForkSeen, Gossip, Heads
from netcore.identity import Identity
from netcore.wire.codec import LARGEST_FRAME, encode
from tests.tables.mesh import Mesh, Trouble

TABLE = bytes(range(32))
PEOPLE = [Identity.generate() for _ in range(4)]
AUTHORS = [person.public for person in PEOPLE]
SECOND_MS = 1000


class Party:
    """Peers that write and gossip over a mesh, each linked to those that `links` names."""

    def __init__(self, seed: int, trouble: Trouble, links: dict[int, set[int]] | None = None, seats: int = 4) -> None:
        self.mesh = Mesh(seed, trouble)
        self.rng = random.Random(seed)
        self.links = links or {a: set(range(seats)) - {a} for a in range(seats)}
        self.gossips = [Gossip[int](Feeds(TABLE, AUTHORS[:seats])) for _ in range(seats)]
        self.forks: list[list[Fork]] = [[] for _ in range(seats)]
        self.got: list[list[Entry]] = [[] for _ in range(seats)]
        self.sent_bytes = 0
        for peer in range(seats):
            self.plug(peer)

    def plug(self, peer: int) -> None:
        self.mesh.plug(peer, lambda sender, data: self.receive(peer, sender, data))
        for other in sorted(self.links[peer]):
            self.send(peer, self.gossips[peer].connect(other))

    def send(self, peer: int, out: list[tuple[int, bytes]]) -> None:
        for to, data in out:
            assert len(data) <= LARGEST_FRAME
            self.sent_bytes += len(data)
            self.mesh.send(peer, to, data)

    def receive(self, peer: int, sender: int, data: bytes) -> None:
        done = self.gossips[peer].receive(sender, data)
        self.got[peer] += done.new
        self.forks[peer] += done.forks
        self.send(peer, done.out)

    def write(self, peer: int, body: bytes) -> None:
        self.send(peer, self.gossips[peer].spread([self.gossips[peer].feeds.append(PEOPLE[peer], peer, body)]))

    def second(self) -> None:
        self.mesh.run(SECOND_MS)
        for peer, gossip in enumerate(self.gossips):
            self.send(peer, gossip.tick())

    def same(self) -> bool:
        return len({gossip.feeds.heads() for gossip in self.gossips}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_everything_arrives_whatever_the_network_loses(seed: int) -> None:
    party = Party(seed, Trouble(drop=0.3, duplicate=0.2, delay_ms=(1, 1500), reorder=True))
    for number in range(60):
        party.write(party.rng.randrange(4), b"%d" % number * 20)
        if number % 4 == 0:
            party.second()
    for _ in range(60):
        party.second()
    assert party.same()
    assert sum(head.length for head in party.gossips[0].feeds.heads()) == 60
    for peer in range(4):
        for seat in range(4):
            if seat != peer:
                numbers = [entry.number for entry in party.got[peer] if entry.seat == seat]
                assert numbers == list(range(len(numbers)))  # each new entry told once, in order


def test_entries_travel_through_others_and_past_a_split() -> None:
    chain = {0: {1}, 1: {0, 2}, 2: {1, 3}, 3: {2}}
    party = Party(1, Trouble(delay_ms=(1, 5)), chain)
    party.write(0, b"from one end")
    party.mesh.run(100)
    assert party.gossips[3].feeds.length(0) == 1
    party.mesh.split({0, 1}, {2, 3})
    party.write(3, b"to the other")
    party.mesh.run(100)
    assert party.gossips[0].feeds.length(3) == 0
    party.mesh.split()
    for _ in range(3):
        party.second()
    assert party.same()
    party.second()
    party.mesh.run(SECOND_MS)
    assert all(gossip.level() for gossip in party.gossips)


def test_a_good_network_carries_each_entry_once_a_link() -> None:
    party = Party(2, Trouble(delay_ms=(1, 1)), {0: {1}, 1: {0}}, seats=2)
    party.second()
    before = party.sent_bytes
    body = bytes(30_000)
    for _ in range(10):
        party.write(0, body)
    for _ in range(5):
        party.second()
    assert party.same()
    assert party.sent_bytes - before < 10 * 30_500 + 5_000


def test_a_peer_far_behind_catches_up_without_waiting_for_ticks() -> None:
    gossip = Gossip[int](Feeds(TABLE, AUTHORS[:2]))
    for _ in range(40):
        gossip.feeds.append(PEOPLE[0], 0, bytes(LARGEST_BODY))
    late = Gossip[int](Feeds(TABLE, AUTHORS[:2]))
    to_late, to_gossip = gossip.connect(1), late.connect(0)
    while to_late or to_gossip:
        to_late += [out for _, data in to_gossip for out in gossip.receive(1, data).out]
        to_gossip = [out for _, data in to_late for out in late.receive(0, data).out]
        to_late = []
    assert late.feeds.heads() == gossip.feeds.heads()


def test_a_restarted_peer_gets_its_own_entries_back() -> None:
    party = Party(3, Trouble(delay_ms=(1, 5)))
    for number in range(5):
        party.write(2, b"%d" % number)
    party.second()
    party.gossips[2] = Gossip(Feeds(TABLE, AUTHORS))
    party.plug(2)
    for _ in range(4):
        party.second()
    assert party.same()
    assert party.gossips[2].feeds.length(2) == 5


def test_a_fork_is_found_and_told_to_all() -> None:
    party = Party(4, Trouble(delay_ms=(1, 5)), {0: {1}, 1: {0, 2}, 2: {1, 3}, 3: {2}})
    party.mesh.split({0, 1}, {2, 3})
    party.write(0, b"one thing to some")
    party.mesh.run(100)
    other = Feeds(TABLE, AUTHORS)
    lie = other.append(PEOPLE[0], 0, b"another to the rest")
    party.receive(3, 2, encode(Entries((lie.raw,), more=False)))
    party.mesh.run(100)
    party.mesh.split()
    for _ in range(4):
        party.second()
    for peer in range(4):
        assert [fork.seat for fork in party.forks[peer]] == [0], peer
        assert party.forks[peer][0].proves(TABLE, AUTHORS)


def test_nonsense_is_the_links_fault() -> None:
    feeds = Feeds(TABLE, AUTHORS)
    entry = feeds.append(PEOPLE[0], 0, b"x")
    forged = Entry.sign(PEOPLE[1], TABLE, 0, 0, bytes(32), b"y")
    nonsense = [
        b"",
        b"\xc1",
        b"\xff" * 100,
        encode(Heads(False, (Head(0, bytes(32)),))),
        encode(Entries((b"junk",), more=False)),
        encode(Entries((forged.raw,), more=False)),
        encode(ForkSeen(entry.signed_header.raw, entry.signed_header.raw)),
        encode(ForkSeen(entry.signed_header.raw, forged.signed_header.raw)),
        encode(ForkSeen(b"", b"")),
        encode(Heads(False, feeds.heads())) + b"\x00",
    ]
    for raw in nonsense:
        gossip = Gossip[str](Feeds(TABLE, AUTHORS))
        gossip.connect("good")
        gossip.connect("bad")
        with pytest.raises(Malformed):
            gossip.receive("bad", raw)
        gossip.disconnect("bad")
        assert gossip.receive("good", encode(Entries((entry.raw,), more=False))).new == [entry]
        assert gossip.receive("bad", raw).out == []
