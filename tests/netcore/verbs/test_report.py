"""`sennik report`: what helps to find a fault, and nothing that is nobody else's business."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from client.log import Kept
from netcore.files.folder import LOG
from netcore.files.profile import Profile
from netcore.identity import Identity, fingerprint
from netcore.lan import addresses
from netcore.lan.addresses import LocalAddress
from netcore.verbs import cli, report
from netcore.verbs.report import Cover

ETH = LocalAddress("192.168.7.20", "eth0", 2, 24)
LINKED = LocalAddress("fe80::20%2", "eth0", 2, 64)


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder with a log in it, on a computer with known addresses and user."""
    folder = tmp_path / "profile"
    held = Profile(folder)
    held.open()
    held.rename("Łucja", "round")
    held.close()
    monkeypatch.setattr(addresses, "local_addresses", lambda: (ETH, LINKED))
    monkeypatch.setattr(report.getpass, "getuser", lambda: "halina")
    monkeypatch.setattr(report.socket, "gethostname", lambda: "laptop-of-halina")
    return folder


def fresh_logger(folder: Path) -> logging.Logger:
    """A logger that no other test has."""
    logger = logging.getLogger(f"test.{folder.name}")
    logger.setLevel(logging.DEBUG)
    return logger


def log(folder: Path, *lines: str) -> None:
    (folder / LOG).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def test_it_tells_of_all_that_helps(profile: Path) -> None:
    log(profile, "a link was lost")
    text = report.report(profile)
    titles = [line for line in text.splitlines() if line.startswith("== ")]
    wanted = ["Sennik", "This computer", "The network", "The profile", "The last 200 lines of the log"]
    assert titles == [f"== {title}" for title in wanted]
    for told in ("protocol ", "Python 3.", "PySide6_Essentials 6.", "on eth0 (number 2)", "tables/ with", "was lost"):
        assert told in text, told
    assert "cannot be told" not in text


def test_names_addresses_and_keys_are_replaced_unless_they_are_asked_for(profile: Path) -> None:
    key = Identity.generate().public
    private = (
        "Łucja",
        "halina",
        "192.168.7.20",
        "192.168.7.31",
        "fe80::20",
        key.hex(),
        fingerprint(key),
        "93.184.216.34",
    )
    log(profile, *(f"about {what}, twice: {what}." for what in private), "aa:bb:cc:00:11:22", "file /home/halina/x")
    told = report.report(profile)
    for what in (*private, "aa:bb:cc"):
        assert what not in told, what
    assert "about <private IPv4 2>, twice: <private IPv4 2>." in told
    assert "<private IPv4 1>/24 on eth0" in told
    assert "about <public IPv4 1>" in told
    assert "about <player>, twice: <player>." in told
    plain = report.report(profile, names=True)
    assert all(what in plain for what in private)


def test_what_says_nothing_of_anybody_stays() -> None:
    said = "127.0.0.1 ::1 224.0.0.251 0.0.0.0 step 12:30:05 version 3.11.7 6.11.3 1:2 a:b"
    assert Cover({"x": "player"}).cover(said) == said


def test_the_same_gets_the_same_word_however_it_is_spelled() -> None:
    cover = Cover({"Ala": "player"})
    assert cover.cover("FE80::1%7 fe80:0::1 ALA Alabama") == (
        "<link-local IPv6 1>%7 <link-local IPv6 1> <player> Alabama"
    )
    assert cover.cover("fe80::2") == "<link-local IPv6 2>"


def test_no_secret_of_a_profile_is_in_it(profile: Path) -> None:
    secret = (profile / "identity.key").read_bytes()
    text = report.report(profile, names=True)
    assert secret[-32:].hex() not in text
    assert "identity.key" in text


def test_a_damaged_profile_is_told_of_and_left_alone(profile: Path) -> None:
    (profile / "player").write_bytes(b"\xff\xff")
    before = sorted(profile.iterdir())
    assert "player 2 bytes" in report.report(profile, names=True)
    assert sorted(profile.iterdir()) == before


def test_what_cannot_be_found_out_is_a_line(profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise OSError("no such call")

    monkeypatch.setattr(addresses, "local_addresses", broken)
    assert "cannot be told: OSError: no such call" in report.report(profile)


def test_it_goes_into_a_file(profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.txt"
    assert cli.main(["report", "--profile", str(profile), "--out", str(out)]) == 0
    assert capsys.readouterr().out == ""
    assert out.read_text(encoding="utf-8").startswith("== Sennik\nSennik 0.")
    assert cli.main(["report", "--profile", str(profile)]) == 0
    assert capsys.readouterr().out.startswith("== Sennik\n")


def test_the_log_is_this_players_alone_and_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.log.LARGEST", 500)
    kept, logger = Kept(tmp_path / "new"), fresh_logger(tmp_path)
    logger.addHandler(kept)
    for number in range(100):
        logger.info("line %d of the log", number)
    logger.debug("nobody needs this")
    kept.close()
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [LOG, f"{LOG}.1"]
    assert all(file.stat().st_size <= 500 for file in files)
    if os.name == "posix":  # Windows has the rights of the folder
        assert all(file.stat().st_mode & 0o077 == 0 for file in files)
    text = files[0].read_text(encoding="utf-8")
    assert "line 99 of the log" in text
    assert "nobody needs this" not in text


def test_a_disk_that_takes_no_log_stops_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    kept, logger = Kept(tmp_path / "file" / "below"), fresh_logger(tmp_path)
    logger.addHandler(kept)
    logger.info("said to nobody")
    assert capsys.readouterr().err == ""
