"""What is kept of players met: it can be read again, whatever they were called and however many they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from netcore.files.acquaintances import MOST_KEYS, MOST_NAMES, MOST_REMEMBERED, Acquaintances

LONGEST = "\ufdfa" * 32
"""Thirty-two signs that look like fifteen letters each."""


def refuse(what: str, path: Path) -> None:
    raise AssertionError(f"{what} cannot be read: {path}")


def key(number: int, which: int = 0) -> bytes:
    return number.to_bytes(16, "big") + which.to_bytes(16, "big")


@pytest.mark.parametrize("name", [LONGEST, "\ufdfa" * 16 + "\ufdfb" * 16, "Ola"], ids=["longest", "long", "usual"])
def test_no_name_makes_the_list_unreadable(tmp_path: Path, name: str) -> None:
    known = Acquaintances(tmp_path, refuse)
    known.remember_keys([key(7)])
    known.remember(name, key(1))
    again = Acquaintances(tmp_path, refuse)
    assert again.remembers(key(7))
    assert not again.is_new_key(name, key(1))
    assert again.is_new_key(name, key(2))


def test_a_full_list_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Acquaintances(tmp_path, refuse)
    with monkeypatch.context() as quick:
        quick.setattr(known, "_save", lambda: None)
        for number in range(MOST_NAMES):
            for which in range(MOST_KEYS):
                known.remember(f"{LONGEST[:28]}{chr(0x4E00 + number)}", key(number, which))
        known.remember_keys(key(number) for number in range(MOST_REMEMBERED))
    known.remember("Ola", key(1))
    again = Acquaintances(tmp_path, refuse)
    assert again.remembers(key(MOST_REMEMBERED - 1))
    assert not again.is_new_key("Ola", key(1))
