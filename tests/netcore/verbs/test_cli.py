"""The command line as a whole: what is checked before any verb is run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from netcore.crypto import group
from netcore.errors import Unreachable
from netcore.files.profile import Profile
from netcore.node.node import Node
from netcore.verbs import cli

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def other_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cryptographic library that computes other points than the protocol is defined with."""
    monkeypatch.setattr(group, "KNOWN_GENERATORS", bytes(64))


@pytest.mark.usefixtures("other_library")
@pytest.mark.parametrize("verb", sorted(set(cli.VERBS) - cli.WITHOUT_CARDS))
def test_no_verb_plays_or_judges_with_another_arithmetic(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.sennik")
    given = {
        "peer": ["--open", "sen", "--seats", "2", "--name", "Ala", "--profile", str(tmp_path), "--out", file],
        "demo": ["--out", file],
    }
    with pytest.raises(SystemExit) as ended:
        cli.main([verb, *given.get(verb, [file])])
    said = capsys.readouterr()
    assert ended.value.code == cli.CANNOT_RUN
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "libsodium" in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("other_library")
async def test_no_node_starts_with_another_arithmetic(tmp_path: Path) -> None:
    node = Node(Profile(tmp_path / "profile"), lambda _news: None)
    with pytest.raises(Unreachable, match="libsodium"):
        await node.start()
    assert list(tmp_path.iterdir()) == []


WITHOUT_GROUP = """
import sys, nacl.bindings as sodium
sodium.has_crypto_core_ed25519 = False
from netcore.verbs.cli import main
sys.exit(main({given}))
"""


@pytest.mark.parametrize("given", [["verify", "no-file"], ["demo"]])
def test_a_library_without_the_group_is_one_sentence(given: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_GROUP.format(given=given)],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == cli.CANNOT_RUN, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "libsodium was built without the group edwards25519" in done.stderr


@pytest.mark.usefixtures("other_library")
def test_a_simulation_needs_no_cryptography() -> None:
    assert set(cli.VERBS) >= cli.WITHOUT_CARDS
    assert cli.main(["simulate", "sen", "--seats", "2", "--seed", "1", "-o", "rounds=1"]) == 0
