"""What the program says before Qt is touched."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from client import preflight

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves Qt's libraries to the system")


def everything(_library: str) -> bool:
    return True


def nothing(_library: str) -> bool:
    return False


@pytest.fixture
def compositor(tmp_path: Path) -> Iterator[dict[str, str]]:
    """An environment whose WAYLAND_DISPLAY names a socket that is listened at."""
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(tmp_path / "wayland-7"))
        listener.listen()
        yield {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-7"}


def test_a_compositor_that_answers_is_a_screen(compositor: dict[str, str]) -> None:
    assert preflight.screen(compositor)
    assert preflight.problem(compositor, everything) is None


def test_a_compositor_that_is_gone_is_none(tmp_path: Path) -> None:
    gone = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-7"}
    assert not preflight.screen(gone)


def test_an_x_server_over_the_network_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    knocked: list[object] = []
    monkeypatch.setattr(preflight, "answers", lambda family, address: knocked.append((family, address)) or True)
    assert preflight.screen({"DISPLAY": "localhost:10.0"})
    assert knocked == [(socket.AF_INET, ("localhost", 6010))]


def test_a_local_x_server_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "answers", lambda _family, address: address == "/tmp/.X11-unix/X3")
    assert preflight.screen({"DISPLAY": ":3"})
    assert preflight.screen({"DISPLAY": "unix:3.0"})
    assert not preflight.screen({"DISPLAY": ":4"})


@pytest.mark.parametrize(
    "display", ["", ":", "nonsense", ":x", ":987654", "127.0.0.1:59000", "127.0.0.1:99999999", "a..b:1"]
)
def test_a_display_that_nobody_serves_is_no_screen(display: str) -> None:
    assert not preflight.screen({"DISPLAY": display})


def test_drawing_into_memory_needs_no_screen_and_no_screen_libraries() -> None:
    unseen = {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert preflight.screen(unseen)
    assert set(preflight.lacking(unseen, nothing)) == set(preflight.ALWAYS.values())


def test_the_platform_that_is_asked_for_must_be_there(compositor: dict[str, str]) -> None:
    assert preflight.screen(compositor | {"QT_QPA_PLATFORM": "wayland"})
    assert not preflight.screen(compositor | {"QT_QPA_PLATFORM": "xcb"})
    assert preflight.screen({"QT_QPA_PLATFORM": "eglfs"})


def test_plugins_of_another_qt_are_forgotten() -> None:
    environment = {"QT_PLUGIN_PATH": "/opt/other/plugins", "QML2_IMPORT_PATH": "/opt/other/qml", "QT_SCALE_FACTOR": "2"}
    preflight.forget_other_qt(environment)
    assert environment == {"QT_SCALE_FACTOR": "2"}


def test_each_screen_has_its_libraries() -> None:
    assert set(preflight.ON_X11.values()) <= set(preflight.lacking({"DISPLAY": ":0"}, nothing))
    assert "libwayland-cursor0" not in preflight.lacking({"DISPLAY": ":0"}, nothing)
    assert "libwayland-cursor0" in preflight.lacking({"WAYLAND_DISPLAY": "wayland-0"}, nothing)
    assert preflight.lacking({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, everything) == ()


def test_a_missing_library_is_a_sentence_with_its_package(compositor: dict[str, str]) -> None:
    said = preflight.problem(compositor, lambda library: library != "libEGL.so.1")
    assert said is not None
    assert said.endswith("apt-get install -y --no-install-recommends libegl1")
    assert "\n" not in said


def test_no_screen_is_a_sentence() -> None:
    said = preflight.problem({}, everything)
    assert said is not None
    assert said.startswith("There is no screen here")
    assert "\n" not in said


def test_the_loader_is_asked() -> None:
    assert preflight.loadable("libc.so.6")
    assert not preflight.loadable("libnobody-has-this.so.1")


def test_the_script_answers_by_line_and_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(preflight, "lacking", lambda: ("libgl1", "libegl1"))
    assert preflight.main(["lacking"]) == 0
    assert capsys.readouterr().out == "libgl1 libegl1\n"
    monkeypatch.setattr(preflight, "screen", lambda: False)
    assert preflight.main(["screen"]) == 1
    assert preflight.main([]) == 2
