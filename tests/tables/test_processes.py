"""Whole games between real processes that find each other by zeroconf over loopback."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from netcore.audit.replay import verify
from netcore.files import gamefile
from netcore.verbs import cli
from tests.tables.processes import ROOT, Hosts, Peer, loopback_of_our_own, may_make_hosts

pytestmark = [pytest.mark.xdist_group("apart"), pytest.mark.timeout(240)]

LOOPBACK = ("--interface", "127.0.0.1")
SHORT = ("-o", "rounds=1")
FROM_NEW_ADDRESS = "a link to ('10.78.0.77',"


@pytest.fixture(scope="module")
def alone() -> Iterator[tuple[str, ...]]:
    """Puts a command into a network of these tests' own, where the system lets us: no stranger's table is found
    there.
    """
    with loopback_of_our_own() as inside:
        yield inside


@pytest.fixture
def peers(tmp_path: Path, alone: tuple[str, ...]) -> Iterator[Callable[..., Peer]]:
    """Makes peers, and sees to it that none outlives the test."""
    made: list[Peer] = []

    def make(name: str, *arguments: str) -> Peer:
        peer = Peer(tmp_path, name, *arguments, *LOOPBACK, inside=alone)
        made.append(peer)
        peer.start()
        return peer

    yield make
    for peer in made:
        peer.end()


def check_same(group: list[Peer]) -> None:
    """All ended well, with the same file, which convinces somebody who was not there."""
    for peer in group:
        assert peer.wait() == 0, "\n".join(each.told() for each in group)
    files = {peer.out.read_bytes() for peer in group}
    assert len(files) == 1
    report = verify(gamefile.read(group[0].out))
    assert report.good, report.fault


def test_three_processes_find_each_other_play_and_write_the_same_file(peers: Callable[..., Peer]) -> None:
    host = peers("Ala", "--open", "sen", "--seats", "4", "--bots", "1", *SHORT)
    guests = [peers(name, "--join") for name in ("Ola", "Ula")]
    check_same([host, *guests])
    for peer in (host, *guests):
        assert not list(peer.profile.glob("tables/*")), "secrets are left on disk"


def test_a_host_that_is_killed_with_its_bots_comes_back_and_the_game_goes_on(peers: Callable[..., Peer]) -> None:
    host = peers("Ala", "--open", "sen", "--seats", "3", "--bots", "1", *SHORT)
    guest = peers("Ola", "--join")
    host.wait_for_bytes(12_000)
    host.signal(signal.SIGKILL)
    host.wait()
    assert host.entries() > 0
    host.start()
    check_same([host, guest])


def test_an_onlooker_sees_a_game_to_its_end_though_the_host_is_killed(peers: Callable[..., Peer]) -> None:
    host = peers("Ala", "--open", "sen", "--seats", "2", "-o", "rounds=3")
    onlooker = peers("Ela", "--watch")  # while nothing is played yet it waits
    guest = peers("Ola", "--join")
    until = time.monotonic() + 60
    while not (host.has_said("on the bench: Ela") and guest.has_said("on the bench: Ela")):
        assert time.monotonic() < until, onlooker.told()
        time.sleep(0.02)
    host.signal(signal.SIGKILL)
    host.wait()
    host.start()
    check_same([host, guest])
    assert onlooker.wait() == 0, onlooker.told()
    outcome = verify(gamefile.read(host.out)).outcome
    assert outcome is not None
    assert onlooker.has_said(f"game over: scores {', '.join(map(str, outcome.scores))}, won by seat")
    assert not list(onlooker.profile.rglob("*.sennik"))
    assert not list(onlooker.profile.glob("tables/*"))


def test_smoki_between_two_processes_goes_on_when_the_guest_is_killed(peers: Callable[..., Peer]) -> None:
    host = peers("Ala", "--open", "smoki", "--seats", "2", "-o", "goal=rounds", "-o", "rounds=1", "-o", "edition=first",
                 "-o", "piles=1")  # fmt: skip
    guest = peers("Ola", "--join")
    guest.wait_for_bytes(12_000)
    guest.signal(signal.SIGKILL)
    guest.wait()
    guest.start()
    check_same([host, guest])
    for place, code in ((10, 1), (None, 0)):  # one byte changed, and none
        data = bytearray(host.out.read_bytes())
        if place is not None:
            data[len(data) // place] ^= 1
        host.out.write_bytes(data)
        checked = subprocess.run(
            [sys.executable, "-m", "netcore.verbs.cli", "verify", str(host.out)],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        assert checked.returncode == code, checked.stdout + checked.stderr
        host.out.write_bytes(guest.out.read_bytes())


def test_two_games_in_a_row_with_the_same_people(peers: Callable[..., Peer]) -> None:
    host = peers("Ala", "--open", "sen", "--seats", "2", "--games", "2", "--policy", "random", *SHORT)
    guest = peers("Ola", "--join", "--games", "2", "--policy", "random")
    for peer in (host, guest):
        assert peer.wait() == 0, host.told() + guest.told()
    games = [{peer.out.with_name(f"{peer.name}.{k}.sennik").read_bytes() for peer in (host, guest)} for k in (1, 2)]
    assert [len(files) for files in games] == [1, 1]
    assert games[0] != games[1]


def test_all_stop_and_go_on_later(peers: Callable[..., Peer]) -> None:
    host = peers("Ala", "--open", "sen", "--seats", "2", *SHORT)
    guest = peers("Ola", "--join")
    guest.wait_for_bytes(9_000)
    for peer in (host, guest):
        began = time.monotonic()
        peer.signal(signal.SIGTERM)
        assert peer.wait(10) == 128 + signal.SIGTERM, peer.told()
        assert time.monotonic() - began < 4
    for peer in (guest, host):
        peer.start()
    check_same([host, guest])


@pytest.mark.root
@pytest.mark.skipif(not may_make_hosts(), reason="needs root and iproute2 to make hosts of its own")
def test_three_hosts_play_though_two_cannot_reach_each_other_and_one_moves(tmp_path: Path) -> None:
    with Hosts(3) as hosts:
        hosts.part(2, 3)
        ala = Peer(tmp_path, "Ala", "--open", "sen", "--seats", "3", *SHORT, inside=hosts.inside(1))
        ola = Peer(tmp_path, "Ola", "--join", inside=hosts.inside(2))
        ula = Peer(tmp_path, "Ula", "--join", "10.78.0.1", inside=hosts.inside(3))
        group = [ala, ola, ula]
        try:
            for peer in group:
                peer.start()
            ola.wait_for_bytes(16_000)
            ola.signal(signal.SIGKILL)
            ola.wait()
            hosts.move(2, "10.78.0.2", "10.78.0.77")
            ola.start()
            check_same(group)
        finally:
            for peer in group:
                peer.end()


@pytest.mark.root
@pytest.mark.skipif(not may_make_hosts(), reason="needs root and iproute2 to make hosts of its own")
def test_a_game_goes_on_when_a_host_gets_another_address(tmp_path: Path) -> None:
    with Hosts(2, six=False) as hosts:  # over the other address the game would go on and notice nothing
        ala = Peer(tmp_path, "Ala", "--open", "sen", "--seats", "2", *SHORT, inside=hosts.inside(1))
        ola = Peer(tmp_path, "Ola", "--join", inside=hosts.inside(2))
        try:
            for peer in (ala, ola):
                peer.start()
            ola.wait_for_bytes(5_000)
            ola.signal(signal.SIGSTOP)  # so that the game is not over before the address is another
            hosts.move(2, "10.78.0.2", "10.78.0.77")
            assert not ala.has_said(FROM_NEW_ADDRESS)
            ola.signal(signal.SIGCONT)
            check_same([ala, ola])
            # Which of the two misses the other first is chance: a new link may come before the old one is missed.
            assert ala.has_said(FROM_NEW_ADDRESS), ala.told()
        finally:
            for peer in (ala, ola):
                peer.end()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--open", "chess", "--seats", "2"], "there is no game 'chess'"),
        (["--open", "sen"], "--open needs --seats"),
        (["--open", "sen", "--seats", "9"], "sen is for 2 to 5 players"),
        (["--open", "sen", "--seats", "3", "--bots", "3"], "--bots is a whole number from 0 to 2"),
        (["--open", "sen", "--seats", "2", "-o", "limit"], "an option is OPTION=VALUE"),
        (["--open", "sen", "--seats", "2", "-o", "nonsense=1"], "sen has no option 'nonsense'"),
        (["--join", "--seats", "2"], "go with --open"),
        (["--join", "--games", "0"], "--games is a whole number"),
        ([], "one of the arguments --open --join --watch is required"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    common = ["--name", "Ala", "--profile", str(tmp_path / "p"), "--out", str(tmp_path / "out")]
    with pytest.raises(SystemExit) as ended:
        cli.main(["peer", *arguments, *common])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1
    assert not (tmp_path / "p").exists()


def test_out_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["peer", "--join", "--name", "Ala", "--profile", str(tmp_path / "p"), "--out", str(tmp_path)])
    assert ended.value.code == 2
    assert "--out must be a file" in capsys.readouterr().err


def test_a_game_that_cannot_be_written_where_it_was_wanted_is_said_to_be_in_the_profile(
    tmp_path: Path, alone: tuple[str, ...]
) -> None:
    short = ("-o", "goal=rounds", "-o", "rounds=1")
    peer = Peer(tmp_path, "Ala", "--open", "smoki", "--seats", "2", "--bots", "1", *short, *LOOPBACK, inside=alone)
    peer.out = tmp_path / "soon gone" / "game.sennik"
    peer.out.parent.mkdir()
    peer.start()
    try:
        peer.wait_for_bytes(1)
        peer.out.parent.rmdir()
        assert peer.wait() == 1
    finally:
        peer.end()
    (saved,) = (peer.profile / "games").glob("*.sennik")
    assert f"the game is over and saved in {saved}" in peer.told()
    assert verify(gamefile.read(saved)).good


def test_two_programs_on_one_profile_are_told_so(
    peers: Callable[..., Peer], tmp_path: Path, alone: tuple[str, ...]
) -> None:
    first = peers("Ala", "--open", "sen", "--seats", "2")
    until = time.monotonic() + 30
    while not (tmp_path / "Ala" / "identity.key").exists() and time.monotonic() < until:
        time.sleep(0.05)
    second = Peer(tmp_path, "Ala", "--join", *LOOPBACK, inside=alone)
    second.log = tmp_path / "second.log"
    second.start()
    assert second.wait(30) == 1
    assert "Sennik is already running with the profile" in second.told()
    first.signal(signal.SIGINT)
    assert first.wait(10) == 128 + signal.SIGINT


def test_the_demo_plays_saves_and_checks_a_whole_game(tmp_path: Path) -> None:
    out = tmp_path / "game.sennik"
    done = subprocess.run(
        [sys.executable, "-m", "netcore.verbs.cli", "demo", "--out", str(out)],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("everything is good")
    assert "won by" in done.stdout
    assert verify(gamefile.read(out)).good
    assert [path.name for path in tmp_path.iterdir()] == ["game.sennik"]
