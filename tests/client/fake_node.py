"""A node that plays no game: it writes down what is asked of it, and says what a test wants the window to hear."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from engine.pieces import Move
from netcore.status import GiftNews, Me, News, Proposed

ME = Me(bytes(range(32)), "Jagna", "round")


class FakeNode:
    """Every call is a tuple in `asked`, by name and arguments, whether it goes to the node, its room or its chair.

    `troubles` maps a name to what that call raises.
    """

    def __init__(self, news: Callable[[News], None], me: Me = ME) -> None:
        self.news = news
        self.me = me
        self.asked: list[tuple[object, ...]] = []
        self.troubles: dict[str, Exception] = {}
        self.room = FakeRoom(self._ask)
        self.chair = FakeChair(self._ask)
        self.bench = FakeBench(self._ask)
        self.talking = FakeTalk(self._ask)
        self.neighbours = FakeNeighbours(self._ask)

    def _ask(self, name: str, *arguments: object) -> None:
        self.asked.append((name, *arguments))
        if name in self.troubles:
            raise self.troubles[name]

    async def start(self) -> None:
        self._ask("start")

    async def stop(self) -> None:
        self._ask("stop")

    async def rename(self, name: str, lantern: str) -> None:
        self._ask("rename", name, lantern)
        self.me = Me(self.me.peer, name, lantern)

    def wish_undo(self, agree: bool, number: int) -> None:
        self._ask("wish_undo", agree, number)

    def go_on_without(self, number: int) -> None:
        self._ask("go_on_without", number)

    def call(self, call: str) -> None:
        self._ask("call", call)

    def keep_pace(self, pace: float) -> None:
        self._ask("keep_pace", pace)

    async def avoid(self, interfaces: Collection[str]) -> None:
        self._ask("avoid", tuple(interfaces))

    async def open_table(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object],
        *,
        bots: int = 0,
        listed: bool = True,
        strength: str = "lively",
    ) -> None:
        self._ask("open_table", game, seats, dict(options), bots, listed, *_unusual(strength))

    async def practise(self, game: str, seats: int, options: Mapping[str, object], *, strength: str = "lively") -> None:
        self._ask("practise", game, seats, dict(options), *_unusual(strength))

    async def join(self, host: bytes) -> None:
        self._ask("join", host)

    def cannot_join(self, host: bytes) -> None:
        self._ask("cannot_join", host)

    async def join_address(self, address: str) -> None:
        self._ask("join_address", address)

    async def watch(self, host: bytes) -> None:
        self._ask("watch", host)

    async def watch_next(self, opener: bytes) -> None:
        self._ask("watch_next", opener)

    async def come_in(self, opener: bytes) -> None:
        self._ask("come_in", opener)

    async def remember_keys(self, phrase: tuple[int, ...]) -> None:
        self._ask("remember_keys", phrase)

    async def leave(self) -> None:
        self._ask("leave")

    async def shelve(self) -> None:
        self._ask("shelve")

    async def take_up(self, table: bytes) -> None:
        self._ask("take_up", table)

    async def throw_away(self, table: bytes) -> None:
        self._ask("throw_away", table)

    async def again(self) -> None:
        self._ask("again")

    async def propose(
        self, game: str, options: Mapping[str, object], *, bots: int | None = None, strength: str = "lively"
    ) -> None:
        self._ask("propose", game, dict(options), *([bots] if bots else []), *_unusual(strength))

    async def agree(self, opener: bytes, shown: Proposed) -> None:
        self._ask("agree", opener, shown)

    async def withdraw(self) -> None:
        self._ask("withdraw")

    def give(self, folders: Sequence[Path], make_pages: Callable[[GiftNews], Mapping[str, bytes]]) -> None:
        self._ask("give", tuple(folders))
        self.make_pages = make_pages

    def take_back(self) -> None:
        self._ask("take_back")

    async def resume(self) -> bool:
        self._ask("resume")
        return False


def _unusual(strength: str) -> tuple[str, ...]:
    """The strength of bots, where it was chosen."""
    return () if strength == "lively" else (strength,)


class FakeRoom:
    """The room of a fake node."""

    def __init__(self, ask: Callable[..., None]) -> None:
        self._ask = ask

    def set_options(self, options: Mapping[str, object]) -> None:
        self._ask("set_options", dict(options))

    def set_backups(self, backups: bool) -> None:
        self._ask("set_backups", backups)

    def set_bench(self, is_open: bool) -> None:
        self._ask("set_bench", is_open)

    def set_hints(self, hints: bool) -> None:
        self._ask("set_hints", hints)

    def learn(self, on: bool) -> None:
        self._ask("learn", on)

    def set_strength(self, strength: str) -> None:
        self._ask("set_strength", strength)

    def set_undo(self, undo: bool) -> None:
        self._ask("set_undo", undo)

    def set_clock(self, kind: str, limit_s: int) -> None:
        self._ask("set_clock", kind, limit_s)

    def set_talk(self, talk: str) -> None:
        self._ask("set_talk", talk)

    def set_seats(self, seats: int) -> None:
        self._ask("set_seats", seats)

    def seat_bot(self, seat: int) -> None:
        self._ask("seat_bot", seat)

    def free_seat(self, seat: int) -> None:
        self._ask("free_seat", seat)

    def remove(self, peer: bytes, *, keep_out: bool) -> None:
        self._ask("remove", peer, keep_out)

    def set_door(self, kind: str, word: str = "") -> None:
        self._ask("set_door", kind, word)

    def let_in(self, peer: bytes) -> None:
        self._ask("let_in", peer)

    def turn_away(self, peer: bytes) -> None:
        self._ask("turn_away", peer)

    def say_word(self, word: str) -> None:
        self._ask("say_word", word)

    def ready(self, ready: bool, shown: tuple[int, ...] | None = None) -> None:
        self.shown = shown
        self._ask("ready", ready)


class FakeBench:
    """The bench of a fake node."""

    def __init__(self, ask: Callable[..., None]) -> None:
        self._ask = ask

    def send_away(self, peer: bytes) -> None:
        self._ask("send_away", peer)


class FakeTalk:
    """What the player of a fake node says."""

    def __init__(self, ask: Callable[..., None]) -> None:
        self._ask = ask

    def say(self, text: str) -> None:
        self._ask("say", text)

    def react(self, reaction: str) -> None:
        self._ask("react", reaction)


class FakeNeighbours:
    """The network around a fake node."""

    def __init__(self, ask: Callable[..., None]) -> None:
        self._ask = ask

    def look(self, on: bool) -> None:
        self._ask("look", on)

    def ask(self, peer: bytes) -> None:
        self._ask("ask", peer)

    async def ask_address(self, address: str) -> None:
        self._ask("ask_address", address)

    def answer(self, agrees: bool) -> None:
        self._ask("answer", agrees)

    def stop(self) -> None:
        self._ask("stop_trial")

    def advise(self, peer: bytes, steps: Sequence[str]) -> None:
        self._ask("advise", peer, tuple(steps))


class FakeChair:
    """The chair of a fake node."""

    def __init__(self, ask: Callable[..., None]) -> None:
        self._ask = ask

    def submit(self, move: Move, number: int | None = None) -> None:
        self._ask("submit", move)

    def go_on(self) -> None:
        self._ask("go_on")

    def lay_open(self, agree: bool) -> None:
        self._ask("lay_open", agree)

    def evict(self, gone: Collection[int]) -> None:
        self._ask("evict", tuple(gone))

    def stay(self) -> None:
        self._ask("stay")

    def break_off(self, gone: Collection[int]) -> None:
        self._ask("break_off", tuple(gone))


class DirectCalls:
    """The bridge without its thread: what is asked of the node happens at once. Good for models and screens."""

    def __init__(self, node: FakeNode) -> None:
        self.node = node
        self.failures: list[Exception] = []

    def do(self, work: Callable[[FakeNode], object]) -> None:
        """Do what is done at once, and run a coroutine that never waits to its end."""
        try:
            coroutine = work(self.node)
            if coroutine is None:
                return
            coroutine.send(None)  # type: ignore[attr-defined]
        except StopIteration:
            return
        except Exception as error:  # noqa: BLE001  the test looks at it
            self.failures.append(error)
            return
        raise AssertionError("a fake node waits for nothing")
