"""The lock files pin everything by hash and name no address; the ranges are the same wherever they stand."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import itertools
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import client
from client import notices, preflight
from installer import bundle, depends, finish, licences, loadable, windows
from installer.licences import COMPONENTS, Component
from installer.sbom import sbom
from netcore.version import RELEASE

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements-core.txt", "requirements.txt", "requirements-dev.txt")


def ranges(name: str) -> set[str]:
    """The requirements that a hand-written file asks for, with those of the files it includes."""
    wanted: set[str] = set()
    for line in (ROOT / name).read_text().splitlines():
        line = line.partition("#")[0].strip()
        if line.startswith("-r "):
            wanted |= ranges(line.removeprefix("-r "))
        elif line:
            wanted.add(line)
    return wanted


def pins(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Package -> version and hashes of a lock file."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for block in re.split(r"\n(?=\w)", (ROOT / name).read_text().partition("\n")[2]):
        if pinned := re.match(r"([\w.-]+)==(\S+)", block):
            found[pinned[1]] = (pinned[2], frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", block)))
    return found


def normal(name: str) -> str:
    """A package's name as the locks spell it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~ ;\[]", name)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_by_hash_and_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "index" not in text
    loose = [line for line in text.splitlines() if line and not re.match(r"#|\s|[\w.-]+==", line)]
    assert loose == []
    assert [name for name, (_, hashes) in pins(lock).items() if not hashes] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_is_asked_for(lock: str) -> None:
    asked = {normal(requirement) for requirement in ranges(lock.replace(".txt", ".in"))}
    assert asked <= set(pins(lock))


def test_the_bigger_locks_hold_the_smaller_ones() -> None:
    core, window, tests = (pins(lock) for lock in LOCKS)
    assert core.items() <= window.items()
    assert window.items() <= tests.items()
    assert not [name for name in core if "pyside" in name or "shiboken" in name]


def test_the_project_asks_for_the_same_ranges() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(project["dependencies"]) == ranges("requirements.in")


def test_the_version_is_one() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert settings["project"]["dynamic"] == ["version"]
    assert settings["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "netcore.version.RELEASE"}
    assert client.__version__ == RELEASE


def test_every_dependency_has_its_reason() -> None:
    told = (ROOT / "docs" / "dependencies.md").read_text()
    missing = [name for name in ranges("requirements-dev.in") if f"| {re.split('[<>=]', name)[0]} |" not in told]
    assert missing == []


def test_a_wheel_holds_every_file_that_is_read_at_run_time() -> None:
    """With `*` setuptools takes all that is not hidden, from every folder that has no dot in its name."""
    built = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    found = built["packages"]["find"]
    assert found == {
        "where": ["."],
        "include": ["engine*", "netcore*", "client*", "resources*"],
        "exclude": ["*.__pycache__*"],
    }
    assert built["package-data"] == {"*": ["*"]}
    assert built["exclude-package-data"] == {"*": ["*.pyc"]}
    files = [
        path.relative_to(ROOT)
        for folder in ("engine", "netcore", "client", "resources")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    kinds = {path.suffix for path in files}
    assert {".py", ".qml", ".svg", ".tsv", ".qm"} <= kinds
    left_out = [path for path in files if path.name.startswith(".") or any("." in part for part in path.parts[:-1])]
    assert left_out == []


# ── what is allowed into a bundle ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt6Core.dll",
        "PySide6/QtQuick.abi3.so",
        "PySide6/QtQuick.pyd",
        "PySide6/__init__.py",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/qml/QtQuick/Shapes/libqmlshapesplugin.so",
        "PySide6/qml/QtQuick/qmldir",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/libpyside6.abi3.so.6.11",
        "PySide6/msvcp140.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/qml/QtQuick/Shapes/libqmlshapesplugin.dylib",
        "PySide6/libpyside6qml.abi3.6.11.dylib",
        "shiboken6/libshiboken6.abi3.6.11.dylib",
        "shiboken6/Shiboken.abi3.so",
        "zeroconf/_dns.cpython-311-x86_64-linux-gnu.so",
        "cryptography/hazmat/bindings/_rust.abi3.so",
        "engine/sen.py",
        "client/qml/Sennik/Theme.qml",
        "client/i18n/sennik_pl.qm",
        "resources/art/svg/words/1F981.svg",
    ],
)
def test_what_the_program_is_made_of_goes_in(place: str) -> None:
    assert bundle.wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt6QuickControls2Material.dll",
        "PySide6/QtSql.abi3.so",
        "PySide6/QtWidgets.pyd",
        "PySide6/QtCore.pyi",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/qml/QtQuick/Controls/qmldir",
        "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
        "PySide6/Qt/translations/qtbase_pl.qm",
        "PySide6/opengl32sw.dll",
        "PySide6/vcomp140.dll",
        "PySide6/designer.exe",
        "PySide6/Qt/libexec/rcc",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/Headers/qstring.h",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "shiboken6/include/shiboken.h",
        "ifaddr/__pycache__/x.pyc",
        "nacl-1.0.dist-info/METADATA",
        "client/i18n/sennik_pl.ts",
        "resources/art/draw/build.sh",
        "resources/art/draw/cards.py",
    ],
)
def test_what_nobody_uses_stays_out(place: str) -> None:
    assert not bundle.wanted(place)


@pytest.mark.parametrize(
    ("name", "goes"),
    [
        ("libstdc++.so.6", False),
        ("libgcc_s.so.1", False),
        ("libz.so.1", False),
        ("libcrypto.so.3", False),
        ("libexpat.so.1", False),
        ("libX11.so.6", False),
        ("libglib-2.0.so.0", False),
        ("libpython3.11.so.1.0", True),
        ("libmpdec.so.3", True),
    ],
)
def test_libraries_of_the_system_are_left_to_the_system(name: str, goes: bool) -> None:
    """A driver of a newer system wants newer ones: with the older ones of a bundle it ends the program."""
    assert bundle.wanted_binary(name, f"/lib/x86_64-linux-gnu/{name}") is goes


def test_a_binary_is_judged_by_where_it_comes_from() -> None:
    site = "/build/venv/lib/python3.11/site-packages/"
    assert bundle.wanted_binary("libQt6Core.so.6", f"{site}PySide6/Qt/lib/libQt6Core.so.6")
    assert not bundle.wanted_binary("x/libQt6Sql.so.6", f"{site}PySide6/Qt/lib/libQt6Sql.so.6")
    assert bundle.wanted_binary("lib-dynload/_ssl.so", "/usr/lib/python3.11/lib-dynload/_ssl.cpython-311.so")
    assert not bundle.wanted_binary("lib-dynload/_sqlite3.so", "/usr/lib/python3.11/lib-dynload/_sqlite3.cpython.so")
    framework = "/Library/Frameworks/Python.framework/Versions/3.11/"
    assert bundle.wanted_binary("Python.framework/Versions/3.11/Python", f"{framework}Python")
    assert bundle.wanted_binary("libssl.3.dylib", f"{framework}lib/libssl.3.dylib")
    assert not bundle.wanted_binary("_tkinter.so", f"{framework}lib/python3.11/lib-dynload/_tkinter.cpython-311.so")


def test_every_qml_module_that_a_screen_imports_is_allowed_and_no_other() -> None:
    imported = set()
    for path in (ROOT / "client" / "qml").rglob("*.qml"):
        imported |= set(re.findall(r"^import (Qt[\w.]*)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert imported == {"QtQml", "QtQuick", "QtQuick.Shapes"}
    assert {name.replace(".", "/") for name in imported} <= bundle.QML_FOLDERS


def test_every_module_of_qt_that_the_program_imports_is_allowed() -> None:
    imported = set()
    for path in (ROOT / "client").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                imported.add(str(node.module).removeprefix("PySide6."))
    assert imported
    assert imported <= bundle.QT_MODULES


def test_a_library_of_qt_that_was_left_out_and_is_needed_is_found() -> None:
    needs = {"a.so": ["libQt6Core.so.6", "libc.so.6"], "b.so": ["libQt6Sql.so.6"]}
    assert bundle.unmet(needs, ["libQt6Core.so.6"]) == {"libQt6Sql.so.6": ["b.so"]}


def test_the_package_for_debian_asks_for_what_it_needs_by_all_its_names() -> None:
    told = depends.depends({"libglib2.0-0", "libssl3", "libc6", "libx11-6"}, 35)
    assert told.startswith("libc6 (>= 2.35), ")
    assert "libglib2.0-0 | libglib2.0-0t64" in told
    assert "libssl3 | libssl3t64" in told
    assert told.count("libc6") == 1
    needed_by_qt = {*preflight.ALWAYS.values(), *preflight.ON_X11.values(), *preflight.ON_WAYLAND.values()}
    made = (ROOT / "installer" / "linux.sh").read_text(encoding="utf-8")
    assert "preflight.ALWAYS.values(), *preflight.ON_X11.values(), *preflight.ON_WAYLAND.values()" in made
    assert {"libwayland-egl1", "libgl1"} <= needed_by_qt


# ── what is told of a bundle ────────────────────────────────────────────────────────────────────────────────────────


def test_every_package_of_the_lock_is_told_of_with_its_licence() -> None:
    told = {normal(component.name) for component in COMPONENTS}
    compiled_away = {"pycparser"}  # cffi needs it to compile, and nothing of it runs
    assert set(pins("requirements.txt")) - compiled_away <= told
    page = (ROOT / "docs" / "notices.md").read_text(encoding="utf-8")
    about = " ".join(f"{notice.what} {notice.licence}" for notice in notices.NOTICES)
    for name in (
        "zeroconf",
        "ifaddr",
        "miniaudio",
        "PyNaCl",
        "libsodium",
        "cryptography",
        "cffi",
        "msgpack",
        "msgspec",
        "platformdirs",
        "spake2",
    ):
        assert name in page
        assert name in about
    for what in ("PySide6", "LGPL-3.0", "LGPL-2.1-or-later", "OpenMoji", "CC-BY-SA-4.0", "Python", "Unicode"):
        assert what in about, what


def test_a_licence_text_that_is_missing_or_another_is_named(tmp_path: Path) -> None:
    wanted = (
        Component("one", "MIT", ("Permission is hereby granted",)),
        Component("two", "ISC", ("Permission to use",)),
    )
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "LICENSE").write_text("Permission is\n  hereby granted, free of charge", encoding="utf-8")
    assert licences.missing(tmp_path, wanted) == ["two: 'Permission to use'"]


def test_the_licence_texts_that_lie_here_are_whole(tmp_path: Path) -> None:
    for name in ("sennik", "PySide6_Essentials", "shiboken6", "qt-third-party"):
        for source in licences.sources(name, tmp_path, tmp_path):
            (tmp_path / name).mkdir(exist_ok=True)
            (tmp_path / name / source.name).write_bytes(source.read_bytes())
    ours = [component for component in COMPONENTS if (tmp_path / component.name).is_dir()]
    assert len(ours) == 4
    assert licences.missing(tmp_path, ours) == []


PACKAGES = {"dpkg-deb": "dpkg", "ip": "iproute2", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64", "xz": "xz-utils"}
"""The package of Debian with a tool, where that has another name."""


def test_what_the_scripts_need_is_told_where_they_say_that_it_is() -> None:
    """Whoever makes packages on a bare machine is sent by `need` (installer/roots.sh) to a page with one command."""
    roots = (ROOT / "installer/roots.sh").read_text(encoding="utf-8")
    page = re.search(r"is missing\. (\S+) says what a bare machine needs", roots)
    assert page is not None
    told = (ROOT / page[1]).read_text(encoding="utf-8").partition("apt-get install")[2].partition("\n\n")[0].split()
    scripts = [path.read_text(encoding="utf-8") for path in (ROOT / "installer").glob("*.sh")]
    needed = {
        tool for text in scripts for line in re.findall(r"^need (.+)$", text, re.MULTILINE) for tool in line.split()
    }
    assert {"debootstrap", "ip"} <= needed
    assert {PACKAGES.get(tool, tool) for tool in needed} <= set(told)


@pytest.mark.parametrize("tool", ["release", "windows", "check", "try_quiet"])
def test_what_makes_a_release_needs_nothing_but_python(tool: str) -> None:
    """They run before anything of the lock is there."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import installer.{tool}"
    ran = subprocess.run([sys.executable, "-E", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert not ran.returncode, ran.stderr


def test_what_it_is_made_of_is_told_for_programs() -> None:
    files, versions = {"b": "22", "a": "11"}, {"zeroconf": "0.1", "python": "3.11.9"}
    raw = sbom("1.2.3", "windows", versions, files)
    assert raw == sbom("1.2.3", "windows", dict(reversed(versions.items())), dict(reversed(files.items())))
    told = json.loads(raw)
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.5")
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", told["serialNumber"])
    assert told["metadata"]["component"]["version"] == "1.2.3"
    by_name = {each["name"]: each for each in told["components"]}
    assert by_name["zeroconf"]["purl"] == "pkg:pypi/zeroconf@0.1"
    assert by_name["cryptography"]["licenses"] == [{"expression": "Apache-2.0 OR BSD-3-Clause"}]
    assert by_name["a"]["hashes"] == [{"alg": "SHA-256", "content": "11"}]
    assert sbom("1.2.4", "windows", versions, files) != raw


def test_a_zip_of_the_same_files_is_the_same_bytes(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "empty").mkdir(parents=True)
    (folder / "file").write_bytes(b"x")
    for name, moment in (("one", 10), ("two", 20)):
        finish.even(folder, moment)
        windows.archive(tmp_path / name, folder, "Sennik/", 1_700_000_000)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    with zipfile.ZipFile(tmp_path / "one") as packed:
        assert packed.namelist() == ["Sennik/empty/", "Sennik/file"]


def test_only_programs_may_be_run(tmp_path: Path) -> None:
    """What a wheel says of its files is left to chance; lintian finds fault with a library that may be run."""
    for name in ("sennik", "libQt6Core.so.6", "a.cpython-311.so", "b.py", "c.sh", "d.svg"):
        (tmp_path / name).touch(mode=0o755)
    finish.even(tmp_path, 10)
    assert [path.name for path in sorted(tmp_path.iterdir()) if path.stat().st_mode & 0o111] == ["sennik"]
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_a_source_that_somebody_has_replaced_is_the_one_that_runs(tmp_path: Path) -> None:
    """The LGPL lets anyone replace a library: what is compiled beside it must not win."""
    (tmp_path / "library.py").write_text("answer = 1\n", encoding="utf-8")
    windows.compile_all(tmp_path, keep=True)
    compiled = next((tmp_path / "__pycache__").glob("library.*.pyc")).read_bytes()
    assert compiled[4] == 0b11, "checked by the hash of its source"
    assert str(tmp_path).encode() not in compiled
    windows.compile_all(tmp_path, keep=False)
    assert [path.name for path in tmp_path.glob("library.*")] == ["library.pyc"]


def test_modules_that_windows_has_to_load_are_found(tmp_path: Path) -> None:
    for place in (
        "engine/__init__.py",
        "engine/a.py",
        "engine/loose/b.py",
        "nacl/__init__.py",
        "nacl/_sodium.pyd",
        "cffi/x.py",
        "_cffi_backend.cp311-win_amd64.pyd",
    ):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).touch()
    assert list(windows.modules(tmp_path)) == ["_cffi_backend", "engine", "engine.a", "nacl", "nacl._sodium"]


def test_every_library_of_the_lock_has_to_load_in_a_package() -> None:
    """What is forgotten there is missing in the program only when somebody needs it."""
    assert set(pins("requirements.txt")) - set(bundle.LIBRARIES) == {"pycparser"}, "it only compiles"
    assert bundle.LIBRARIES.keys() <= pins("requirements.txt").keys()
    assert all(importlib.util.find_spec(module) is not None for module in bundle.LIBRARIES.values())
    assert bundle.has_to_load("nacl._sodium")
    assert bundle.has_to_load("client")
    assert not bundle.has_to_load("cffi.recompiler")


def test_a_build_ends_where_what_has_to_load_does_not() -> None:
    good = [*bundle.OURS, *bundle.LIBRARIES.values(), "engine.sen"]
    assert loadable.missing(good, ["ifaddr._win32"]) == []
    assert loadable.missing(good, ["netcore.verbs.give"]) == ["netcore.verbs.give"]
    assert loadable.missing([name for name in good if name != "spake2"], []) == ["spake2"]


def test_every_pin_of_a_build_has_its_hash() -> None:
    for file in ("build.txt", "windows/python.txt"):
        text = (ROOT / "installer" / file).read_text(encoding="ascii")
        pinned = re.findall(r"^[\w-]+==\S+ \\\n    --hash=sha256:[0-9a-f]{64}$", text, re.MULTILINE)
        assert pinned
        assert len(pinned) == len([line for line in text.splitlines() if re.match(r"[\w-]+==", line)])
        assert "://" not in text


def test_the_launcher_says_which_program_it_is() -> None:
    folder = ROOT / "installer" / "windows"
    icon = (folder / "sennik.ico").read_bytes()
    assert icon[:4] == b"\0\0\1\0"
    assert icon[4] == 7
    setup = (folder / "setup.nsi").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in setup
    made = set(re.findall(r"WriteRegStr HKCU \"(Software[^\"]+?)(?:\\\\shell[^\"]*|\\\\DefaultIcon)?\"", setup))
    taken = set(re.findall(r"DeleteRegKey HKCU \"([^\"]+)\"", setup))
    assert made
    assert {name for name in made if not any(name.startswith(each) for each in taken)} == set()
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", setup, re.MULTILINE)
    texts = set(re.findall(r"\$\((\w+)\)", setup))
    assert sorted(said) == sorted(itertools.product(texts, ("ENGLISH", "POLISH", "UKRAINIAN", "CZECH")))


def test_the_installer_removes_only_what_an_installation_has_put_there() -> None:
    setup = (ROOT / "installer" / "windows" / "setup.nsi").read_text(encoding="utf-8")
    install = setup.partition('Section "Sennik"')[2].partition("SectionEnd")[0]
    assert install.index("Call OwnFolder") < install.index("Call CloseFirst") < install.index("RMDir")
    removed = set(re.findall(r'RMDir /r "\$INSTDIR\\([^"]+)"', install))
    asked = set(re.findall(r'FileExists\} "\$INSTDIR\\(\w+)"', setup))
    assert removed == asked == {"app", "python", "licences"}


def test_wheels_that_an_older_lock_has_left_behind_are_not_bundled(tmp_path: Path) -> None:
    for name in ("new", "old"):
        (tmp_path / f"{name}-1.0-py3-none-any.whl").write_bytes(name.encode())
    lock = f"new==1.0 \\\n    --hash=sha256:{hashlib.sha256(b'new').hexdigest()}\n"
    assert [path.name for path in windows.pinned(tmp_path, lock)] == ["new-1.0-py3-none-any.whl"]
