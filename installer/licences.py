"""Puts the licence text of everything that is bundled into one folder, a folder for each, and finds what is missing."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
TEXTS: Final = HERE / "licences"
NAMED_SO: Final = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Component:
    """Something that is bundled: its name as packages have it, its licence by SPDX, and words that its text holds."""

    name: str
    licence: str
    words: tuple[str, ...]


COMPONENTS: Final = (
    Component("sennik", "MIT", ("Sennik contributors", "Permission is hereby granted")),
    Component("PySide6_Essentials", "LGPL-3.0-only", ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 3, 29 June 2007")),
    Component("shiboken6", "LGPL-3.0-only", ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE")),
    Component("qt-third-party", "MIT AND BSD-3-Clause AND Zlib AND Unicode-3.0", ("HarfBuzz", "FreeType", "PCRE2")),
    Component("zeroconf", "LGPL-2.1-or-later", ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 2.1, February 1999")),
    Component("ifaddr", "MIT", ("Permission is hereby granted",)),
    Component("PyNaCl", "Apache-2.0", ("Apache License", "Version 2.0")),
    Component("libsodium", "ISC", ("Frank Denis", "Permission to use, copy, modify")),
    Component("cryptography", "Apache-2.0 OR BSD-3-Clause", ("Apache License", "Redistribution and use")),
    Component("cffi", "MIT-0", ("Permission is hereby granted",)),
    Component("miniaudio", "MIT", ("Permission is hereby granted",)),
    Component("msgpack", "Apache-2.0", ("Apache License",)),
    Component("msgspec", "BSD-3-Clause", ("Redistribution and use",)),
    Component("spake2", "MIT", ("Permission is hereby granted",)),
    Component("platformdirs", "MIT", ("Permission is hereby granted",)),
    Component("h11", "MIT", ("Permission is hereby granted",)),
    Component("segno", "BSD-3-Clause", ("Redistribution and use",)),
    Component("openmoji", "CC-BY-SA-4.0", ("Attribution-ShareAlike 4.0 International",)),
    Component("python", "PSF-2.0", ("PYTHON SOFTWARE FOUNDATION LICENSE",)),
)
"""All that every package has; docs/notices.md and the page about the program tell the same."""


def collect(target: Path, packages: Path, python: Path) -> None:
    """Put all texts under `target`. `packages`: where the wheels are installed; `python`: the licence of Python.

    Raises FileNotFoundError for a component that has none.
    """
    for component in COMPONENTS:
        folder = target / component.name
        folder.mkdir(parents=True, exist_ok=True)
        for source in sources(component.name, packages, python):
            shutil.copyfile(source, folder / source.name)
        if not any(folder.iterdir()):
            raise FileNotFoundError(f"no licence text of {component.name}")


def sources(name: str, packages: Path, python: Path) -> Sequence[Path]:
    """The files that hold the licence of a component."""
    match name:
        case "sennik":
            return (ROOT / "LICENSE", ROOT / "resources" / "art" / "LICENSE.md", ROOT / "docs" / "notices.md")
        case "PySide6_Essentials" | "shiboken6":
            return (TEXTS / "LGPL-3.0.txt", TEXTS / "GPL-3.0.txt")
        case "qt-third-party":
            return (TEXTS / "qt-third-party.txt",)
        case "python":
            return (python,)
        case "openmoji":
            words = ROOT / "resources" / "art" / "svg" / "words"
            return (words / "LICENSE.md", words / "CC-BY-SA-4.0.txt")
        case "libsodium":
            return [path for path in _of_wheel("PyNaCl", packages) if "libsodium" in path.name]
        case _:
            return [path for path in _of_wheel(name, packages) if "libsodium" not in path.name]


def _of_wheel(name: str, packages: Path) -> list[Path]:
    spelled = name.lower().replace("-", "_")
    folders = [each for each in packages.glob("*.dist-info") if each.name.lower().split("-")[0] == spelled]
    return sorted(path for each in folders for path in each.rglob("*") if path.is_file() and NAMED_SO.search(path.name))


def missing(folder: Path, components: Iterable[Component] = COMPONENTS) -> list[str]:
    """What the texts under `folder` lack, component by component; nothing if they are complete."""
    lacking = []
    for component in components:
        files = [path for path in (folder / component.name).rglob("*") if path.is_file()]
        text = "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in files)
        squeezed = " ".join(text.split())
        lacking += [f"{component.name}: {words!r}" for words in component.words if words not in squeezed]
    return lacking
