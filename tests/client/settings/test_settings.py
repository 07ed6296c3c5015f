"""Settings survive a restart, a broken file and a full disk."""

from __future__ import annotations

import errno
import json
import threading
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from client import settings as kept
from client.settings import TEXT_SIZES, Settings, load, save
from client.viewmodels.settings.model import SettingsModel
from client.worker import Worker
from netcore.disk import Disk
from netcore.lan.addresses import LocalAddress
from netcore.status import AsideNews


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    chosen = Settings(language="uk", motion="fast", text_size="largest", memory_help=True, width=1600, height=900)
    save(tmp_path / "new" / "folder", chosen)
    assert load(tmp_path / "new" / "folder") == chosen


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b'{"language": "xx"}',
        b'{"width": "wide"}',
        b'{"width": 100000, "height": -4}',
        b"[" * 60_000,
        b'{"width":' * 6_000,
        b"\xff\xfe",
        b'{"language": "\xff"}',
        b'{"width": 1' + b" " * kept.FILE_BYTES + b"}",
    ],
)
def test_a_file_that_cannot_be_read_gives_the_defaults(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / kept.FILE).write_bytes(raw)
    assert load(tmp_path) == Settings()


def test_a_choice_that_another_version_made_costs_no_other(tmp_path: Path) -> None:
    """As after going back to an older version: what it cannot know it leaves out, and keeps the language at least."""
    raw = b'{"language": "cs", "motion": "warp", "width": 1366.5, "introduced": true, "sound": {"volume": [1, 2]}}'
    (tmp_path / kept.FILE).write_bytes(raw)
    assert load(tmp_path) == Settings(language="cs", introduced=True)


def test_what_only_a_newer_version_understands_is_still_there_when_it_comes_back(tmp_path: Path) -> None:
    """Keys that this version does not know, and values that it does not, stay unless the player chooses another."""
    newer = {
        "language": "cs",
        "motion": "warp",
        "text_size": "giant",
        "sound": {"volume": [1, 2.50], "on": True},
        "seed": 123456789012345678901234567890,
    }
    (tmp_path / kept.FILE).write_text(json.dumps(newer))
    model = SettingsModel(tmp_path, "en")
    model.chooseTextSize(3)
    model.change(msgspec.structs.replace(model.values, width=1500, height=900))
    written = json.loads((tmp_path / kept.FILE).read_text())
    assert {name: written[name] for name in newer} == {**newer, "text_size": "largest"}
    assert load(tmp_path) == Settings(language="cs", text_size="largest", width=1500, height=900)


@pytest.mark.parametrize("raw", [b"{", b"[]", b"\xff", b"[" * 20_000, b" " * kept.FILE_BYTES + b"{}"])
def test_damaged_settings_are_put_aside_before_others_are_written_and_that_is_told(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / kept.FILE).write_bytes(raw)
    model, told = SettingsModel(tmp_path, "en"), []
    model.setAside.connect(told.append)
    assert (tmp_path / kept.FILE).read_bytes() == raw, "nobody has changed anything yet"
    model.chooseTextSize(3)
    model.chooseTextSize(2)
    assert told == [AsideNews("settings", str(tmp_path / f"{kept.FILE}.damaged-1"))]
    assert (tmp_path / f"{kept.FILE}.damaged-1").read_bytes() == raw
    assert load(tmp_path).text_size == "large"


def test_a_save_reads_the_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two readings it might become another one, and what it says would be lost."""
    save(tmp_path, Settings())
    read, asked = kept.read_whole, list[Path]()

    def counted(path: Path) -> bytes:
        asked.append(path)
        return read(path)

    monkeypatch.setattr(kept, "read_whole", counted)
    save(tmp_path, Settings(language="cs"))
    assert asked == [tmp_path / kept.FILE]


def test_damaged_settings_stay_where_they_are_while_no_others_can_be_written(tmp_path: Path) -> None:
    """Else they would be put aside without a word: it is told once others are written."""
    (tmp_path / kept.FILE).write_bytes(b"{")

    class Full(Disk):
        def write_whole(self, path: Path, data: bytes, *, private: bool = False) -> None:
            raise OSError(errno.ENOSPC, "no space left on device")

    with pytest.raises(OSError, match="no space"):
        save(tmp_path, Settings(), Full())
    assert [each.name for each in tmp_path.iterdir()] == [kept.FILE]
    assert (tmp_path / kept.FILE).read_bytes() == b"{"
    aside = save(tmp_path, Settings())
    assert aside is not None
    assert aside.path.read_bytes() == b"{"


@pytest.mark.parametrize("beside", [True, False])
def test_damaged_settings_are_told_of_though_nothing_is_chosen(tmp_path: Path, qtbot: QtBot, beside: bool) -> None:
    (tmp_path / kept.FILE).write_bytes(b"{")
    worker = Worker() if beside else None
    model, told = SettingsModel(tmp_path, "en", worker), list[object]()
    model.setAside.connect(told.append)
    model.look_for_damage()
    qtbot.waitUntil(lambda: bool(told))
    model.look_for_damage()
    model.chooseTextSize(3)
    model.finish()
    qtbot.waitUntil(lambda: load(tmp_path).text_size == "largest")
    assert told == [AsideNews("settings", str(tmp_path / f"{kept.FILE}.damaged-1"))]


def test_settings_that_the_disk_does_not_give_are_left_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, Settings(language="cs"))

    def fail(_path: Path) -> bytes:
        raise OSError(errno.EIO, "input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(kept, "read_whole", fail)
        model, refused = SettingsModel(tmp_path, "en"), []
        model.refused.connect(refused.append)
        model.look_for_damage()
        assert refused == [], "nothing was to be kept"
        model.chooseTextSize(3)
        assert len(refused) == 1
    assert load(tmp_path) == Settings(language="cs")


def test_a_file_that_would_be_too_long_to_read_is_not_written(tmp_path: Path) -> None:
    (tmp_path / kept.FILE).write_bytes(b'{"language": "uk", "log": [' + b"1," * (kept.FILE_BYTES // 2 - 40) + b"1]}")
    assert load(tmp_path).language == "uk"
    save(tmp_path, Settings(language="pl"))
    assert load(tmp_path).language == "pl"


def test_the_disks_own_whole_write_is_used_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    class Recording(Disk):
        def write_whole(self, path: Path, data: bytes, *, private: bool = False) -> None:
            super().write_whole(path, data, private=private)
            written.append((path, private))

    written: list[tuple[Path, bool]] = []
    save(tmp_path, Settings(language="cs"), Recording())
    assert written == [(tmp_path / kept.FILE, True)]
    assert load(tmp_path).language == "cs"


def test_a_failed_write_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(tmp_path, Settings(language="cs"))

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("netcore.disk.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(tmp_path, Settings(language="pl"))
    assert load(tmp_path).language == "cs"
    assert [path.name for path in tmp_path.iterdir()] == [kept.FILE]


def test_remembering_is_the_game(tmp_path: Path) -> None:
    assert not load(tmp_path).memory_help


def test_each_choice_is_kept_at_once_and_only_a_new_language_is_spoken(tmp_path: Path) -> None:
    model = SettingsModel(tmp_path, "cs")
    spoken: list[str] = []
    model.spoken.connect(spoken.append)
    model.chooseMotion(0)
    model.chooseTextSize(3)
    model.chooseTime(1)
    model.helpMemory(True)
    model.showKeysOn(False)
    assert spoken == []
    model.chooseLanguage(0)
    assert spoken == ["pl"]
    assert (model.speed, model.textScale, model.time) == (0.0, 1.4, 3)
    again = SettingsModel(tmp_path, "cs")
    assert again.values == Settings(
        language="pl", motion="calm", text_size="largest", time="long", memory_help=True, show_keys=False
    )


def test_an_interface_is_left_out_and_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = (
        LocalAddress("192.168.1.7", "wlan0", 2, 24),
        LocalAddress("fe80::7%2", "wlan0", 2, 64),
        LocalAddress("10.8.0.2", "vpn", 3, 24),
        LocalAddress("fe80::9%4", "usb0", 4, 64),
        LocalAddress("127.0.0.1", "lo", 1, 8),
    )
    monkeypatch.setattr("netcore.lan.addresses.local_addresses", lambda: found)
    model = SettingsModel(tmp_path, "en")
    told: list[tuple[str, ...]] = []
    model.avoided.connect(told.append)
    model.lookAround()
    assert [(row.name, row.addresses, row.used) for row in model.interfaces.rows] == [
        ("wlan0", "192.168.1.7", True),
        ("vpn", "10.8.0.2", True),
        ("usb0", "fe80::9", True),
    ]
    model.useInterface("vpn", False)
    model.useInterface("vpn", False)
    assert [row.used for row in model.interfaces.rows] == [True, False, True]
    assert load(tmp_path).left_out == ("vpn",)
    model.useInterface("vpn", True)
    assert told == [("vpn",), ("vpn",), ()]
    assert load(tmp_path).left_out == ()


def test_a_disk_that_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_folder: Path, _settings: Settings) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("client.viewmodels.settings.model.save", refuse)
    model = SettingsModel(tmp_path, "en")
    told: list[str] = []
    model.refused.connect(told.append)
    model.chooseMotion(2)
    assert len(told) == 1
    assert "Read-only" in told[0]
    assert model.values.motion == "fast"


def test_the_window_waits_for_no_disk(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen while the disk is slow is written once more, as it is then, before the window has gone."""
    begun, go, written = threading.Event(), threading.Event(), []

    def slow(_folder: Path, settings: Settings) -> None:
        begun.set()
        assert go.wait(10)
        written.append(settings.text_size)

    monkeypatch.setattr("client.viewmodels.settings.model.save", slow)
    model = SettingsModel(tmp_path, "en", Worker())
    for at in range(len(TEXT_SIZES)):
        model.chooseTextSize(at)
        assert begun.wait(10)
    assert (written, model.values.text_size) == ([], "largest")
    go.set()
    model.finish()
    assert written == ["small", "largest"]
    model.chooseTextSize(1)
    assert written[2:] == ["usual"], "at once, now that the window goes"


def test_a_slow_disk_that_refuses_is_told_in_the_windows_thread(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_folder: Path, _settings: Settings) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("client.viewmodels.settings.model.save", refuse)
    model = SettingsModel(tmp_path, "en", Worker())
    heard: list[tuple[str, int]] = []
    model.refused.connect(lambda why: heard.append((why, threading.get_ident())))
    model.chooseMotion(2)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [("[Errno 28] No space left on device", threading.get_ident())]
    model.finish()


def test_others_turns_go_by_at_the_chosen_pace(qapp: object, tmp_path: Path) -> None:
    model = SettingsModel(tmp_path, "en")
    assert (model.props.pace_at, model.props.pace) == (1, 1.0)
    for at, pace in enumerate((1.8, 1.0, 0.5)):
        model.choosePace(at)
        assert (model.props.pace_at, model.props.pace) == (at, pace)
        assert load(tmp_path) == model.values
