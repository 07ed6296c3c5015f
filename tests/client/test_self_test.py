"""`sennik self-test`: ticks where all is there, and a cross that names each piece that is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from client import __main__ as door
from client import again, self_test
from client.again import Done
from netcore import manifest
from netcore.manifest import Manifest
from netcore.verbs import self_test as core
from netcore.verbs.self_test import CROSS, TICK, Check, Missing, attempt, load_modules

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = "modules files cards games disk loopback pictures translations sounds screens window".split()


@pytest.mark.xdist_group("self_test")
def test_all_of_it_is_good_in_a_checkout() -> None:
    """The program as a person starts it, once, with a process of its own for what is drawn."""
    done = subprocess.run(
        [sys.executable, "-m", "client", "self-test"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        capture_output=True, encoding="utf-8", timeout=110, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line.split(maxsplit=1) for line in done.stdout.splitlines()]
    assert [(mark, rest.partition(":")[0]) for mark, rest in lines] == [(TICK, name) for name in EVERYTHING]
    assert done.stderr == ""


def test_what_is_missing_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    def lacks() -> str:
        raise Missing("one.svg", "two.svg")

    assert not attempt(Check("pictures", lacks))
    assert capsys.readouterr().out == f"{CROSS} pictures: one.svg; two.svg\n"


def test_a_fault_of_any_kind_is_a_cross_and_the_rest_is_tried(capsys: pytest.CaptureFixture[str]) -> None:
    def breaks() -> str:
        raise ZeroDivisionError("nothing")

    assert not core.try_all([Check("one", breaks), Check("two", lambda: "fine")])
    assert capsys.readouterr().out == f"{CROSS} one: ZeroDivisionError: nothing\n{TICK} two: fine\n"


def packed(monkeypatch: pytest.MonkeyPatch, **given: object) -> None:
    """Have the program take itself for a package."""
    held = Manifest(**{"kind": "test", "modules": (), "files": {}, "libraries": {}} | given)  # type: ignore[arg-type]
    monkeypatch.setattr(manifest, "read", lambda: held)


def test_a_module_that_a_package_should_hold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    packed(monkeypatch, modules=("json", "engine.gone", "zeroconf._gone"))
    with pytest.raises(Missing) as told:
        load_modules(("engine",))
    assert [piece.split()[0] for piece in told.value.pieces] == ["engine.gone", "zeroconf._gone"]


def test_where_there_is_no_window_its_modules_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    packed(monkeypatch, modules=("client.gone",))
    assert load_modules(("engine",)).endswith("loaded")


def test_a_file_that_is_gone_or_another_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("kept", "changed"):
        (tmp_path / name).write_bytes(b"what it was")
    files = {name: str(manifest.digest(tmp_path / "kept")) for name in ("kept", "changed", "gone")}
    (tmp_path / "changed").write_bytes(b"what it is")
    packed(monkeypatch, files=files)
    monkeypatch.setattr(manifest, "HERE", tmp_path / "netcore")
    with pytest.raises(Missing) as told:
        core.check_files()
    assert told.value.pieces == ("changed (changed)", "gone (missing)")


def test_a_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    held = Manifest("deb", ("a", "b"), {"x/y": "00"}, {"Qt": "6"})
    held.write(tmp_path)
    assert manifest.read(tmp_path) == held
    assert manifest.is_packaged(tmp_path)
    first = (tmp_path / manifest.FILE).read_bytes()
    held.write(tmp_path)
    assert (tmp_path / manifest.FILE).read_bytes() == first
    assert manifest.read(tmp_path / "elsewhere") is None
    (tmp_path / manifest.FILE).write_text("{}")
    with pytest.raises(ValueError, match="damaged"):
        manifest.read(tmp_path)


@pytest.mark.parametrize(("code", "told"), [(-6, "ended with -6 (Aborted here)"), (None, "took too long")])
def test_a_driver_that_ends_the_program_is_a_cross(
    code: int | None, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = f"{TICK} pictures: 3\n"
    monkeypatch.setattr(again, "run", lambda *_, **__: Done(code, said, "noise\nAborted here\n" if code else ""))
    monkeypatch.setattr(self_test.preflight, "lacking", lambda _environment: ())
    assert not self_test.with_qt()
    assert capsys.readouterr().out == f"{said}{CROSS} window: the program that draws it {told}\n"


def test_system_libraries_that_are_missing_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_test.preflight, "lacking", lambda _environment: ("libegl1", "libgl1"))
    assert not self_test.with_qt()
    assert capsys.readouterr().out == f"{CROSS} system libraries: libegl1; libgl1\n"


def test_it_takes_no_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert door.main([door.SELF_TEST, "--quick"]) == 2
    assert "no arguments" in capsys.readouterr().err


def test_a_package_starts_itself_without_naming_its_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert again.command("verify") == [sys.executable, "-m", "client", "verify"]
    monkeypatch.setattr(manifest, "is_packaged", lambda: True)
    assert again.command("verify") == [sys.executable, "verify"]


def test_a_process_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(again, "command", lambda *_: [sys.executable, "-c", "import time; time.sleep(60)"])
    assert again.run(limit_s=0.5).code is None


def test_a_file_is_retold_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, asked = tmp_path / "game.sennik", []
    game.write_bytes(b"SENNIK01")
    monkeypatch.setattr(door, "_cli", lambda given: asked.append(given) or len(asked))
    monkeypatch.setattr(door, "_can_watch", lambda _file: False)
    assert door.main([str(game)]) == 2
    assert asked == [["replay", str(game)], ["verify", str(game)]]
    enters: list[str] = []
    monkeypatch.setattr("builtins.input", lambda: enters.append("") or "")
    assert door.main(["--wait", str(game)]) == 4
    assert enters == [""]
    assert door.main([str(tmp_path / "gone")]) == 2
    assert "neither a file nor" in capsys.readouterr().err
