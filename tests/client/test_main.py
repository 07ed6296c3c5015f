"""The door to the program: words on the command line, no Qt where none is needed."""

from __future__ import annotations

import locale
import os
import subprocess
import sys
from pathlib import Path

import pytest

from client import __main__ as door
from client import app as window
from netcore.files.folder import default_folder
from netcore.verbs import cli

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("verb", sorted(set(cli.VERBS) - {door.SELF_TEST}))
def test_a_verb_goes_to_the_command_line(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []
    monkeypatch.setattr(door, "_cli", lambda arguments: given.append(list(arguments)) or 7)
    assert door.main([verb, "--anything"]) == 7
    assert given == [[verb, "--anything"]]


def test_the_command_line_needs_no_qt() -> None:
    code = (
        "import sys; from client.__main__ import main\n"
        "try: main(['simulate', '--help'])\n"
        "except SystemExit as end: assert not end.code\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_a_screen_bots_play_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(door.preflight, "screen", lambda: False)
    monkeypatch.setattr(door, "_cli", lambda arguments: 0 if list(arguments) == ["demo"] else 9)
    assert door.main([]) == 0
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "screen" in said


def test_a_missing_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(door.preflight, "problem", lambda: "Please install libgl1.")
    assert door.main([]) == 2
    assert capsys.readouterr().err == "Please install libgl1.\n"


@pytest.mark.parametrize(
    ("arguments", "screen", "watched"), [((), True, True), (("--text",), True, False), ((), False, False)]
)
def test_a_saved_game_is_watched_in_a_window_or_retold_in_the_terminal(
    arguments: tuple[str, ...], screen: bool, watched: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a game.sennik"
    file.write_bytes(b"SENNIK01")
    given: list[list[str]] = []
    opened: list[tuple[Path, Path]] = []
    monkeypatch.setenv("SENNIK_PROFILE", str(tmp_path))
    monkeypatch.setattr(door.signal, "signal", lambda *_: None)
    monkeypatch.setattr(door.preflight, "screen", lambda: screen)
    monkeypatch.setattr(door.preflight, "problem", lambda: None)
    monkeypatch.setattr(door, "_cli", lambda words: given.append(list(words)) or 3)
    monkeypatch.setattr("client.app.watch", lambda _arguments, folder, what: opened.append((folder, what)) or 0)
    assert door.main([*arguments, str(file)]) == (0 if watched else 3)
    assert opened == ([(tmp_path, file)] if watched else [])
    assert given == ([] if watched else [["replay", str(file)], ["verify", str(file)]])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a game.sennik"], "no profile is made"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt Quick does not draw with OpenGL")
def test_without_opengl_the_window_is_drawn_all_the_same() -> None:
    """Drawing into memory and without an X server Qt has no OpenGL, as with a driver that does not load."""
    code = (
        "from client import app; app.application(['sennik'])\n"
        "from PySide6.QtQuick import QQuickWindow; print(QQuickWindow.sceneGraphBackend())"
    )
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QUICK_BACKEND")}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "software\n"), done.stderr


def test_a_file_that_the_system_asks_for_is_opened_be_it_before_the_window_or_after() -> None:
    """As macOS does it, with an event. One program has one application, so it takes another process."""
    code = (
        "from PySide6.QtCore import QUrl\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from client import app\n"
        "qt = app.application(['sennik'])\n"
        "def ask(name): qt.sendEvent(qt, QFileOpenEvent(QUrl.fromLocalFile(name)))\n"
        "ask('/games/before.sennik')\n"
        "qt.open_files_with(print)\n"
        "ask('/games/after ł.sennik')\n"
    )
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.splitlines() == ["file:///games/before.sennik", "file:///games/after ł.sennik"], done.stderr


def test_another_qt_on_the_machine_is_not_looked_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[str | None] = []
    for name in door.preflight.OTHER_QT:
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr(door, "_window", lambda _: seen.extend(map(os.environ.get, door.preflight.OTHER_QT)) or 0)
    assert door.main([]) == 0
    assert seen == [None] * len(door.preflight.OTHER_QT)
    for name in door.preflight.OTHER_QT:
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert door.main([]) == 0
    assert seen[-1] == str(tmp_path), "these are the packaged program's own"


def test_the_window_and_the_command_line_are_one_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[Path] = []
    monkeypatch.setenv("SENNIK_PROFILE", str(tmp_path))
    monkeypatch.setattr(door.signal, "signal", lambda *_: None)
    monkeypatch.setattr("client.app.run", lambda _arguments, _make, folder: opened.append(folder) or 0)
    assert door.main([]) == 0
    assert opened == [tmp_path] == [default_folder()]


def test_the_window_opens_over_the_wanted_profile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[Path | None] = []
    monkeypatch.setattr(door, "_window", lambda profile: opened.append(profile) or 0)
    assert door.main(["--profile", str(tmp_path)]) == 0
    assert opened == [tmp_path]


@pytest.mark.skipif(sys.platform == "win32", reason="no such settings there")
@pytest.mark.parametrize("setting", ["LANG", "LC_ALL"])
def test_a_system_without_utf8_makes_no_noise(setting: str) -> None:
    """LANG=C, as over ssh or in a container: Qt used to complain in four lines. The language stays what it is."""
    left = {name: value for name, value in os.environ.items() if name != "LANG" and not name.startswith("LC_")}
    started = (
        "from client import app; app.use_utf8(); from PySide6.QtGui import QGuiApplication; QGuiApplication(['x'])"
    )
    environment = {**left, setting: "C", "PYTHONCOERCECLOCALE": "0", "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", started], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""


def test_the_language_outlives_the_kind_of_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getencoding", lambda: "ISO-8859-2")
    monkeypatch.setattr(locale, "setlocale", lambda *_: "")
    for name in ("LANG", "LC_CTYPE"):
        monkeypatch.setenv(name, "C")
    monkeypatch.setenv("LC_ALL", "pl_PL")
    window.use_utf8()
    assert (os.environ["LANG"], os.environ["LC_CTYPE"], "LC_ALL" in os.environ) == ("pl_PL", "C.UTF-8", False)
