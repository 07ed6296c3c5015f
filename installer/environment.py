"""Makes the virtual environment that `run.sh` and `run.cmd` run in, or brings it up to a lock file.

Runs on a bare Python: the standard library only. Two first runs at once are safe, the second waits for the first; a run
that is cut off leaves no stamp and is made good by the next.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import shutil
import subprocess
import sys
import time
import venv
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

WAIT_S = 0.5
PIP = ("-m", "pip", "--disable-pip-version-check")


class SetupError(Exception):
    """What the person at the terminal is told, in one sentence."""


@contextlib.contextmanager
def alone(place: Path) -> Iterator[None]:
    """Hold the lock beside `place`; the system lets go of it when this process ends, however it ends."""
    lock = place.with_name(place.name + ".lock")
    with lock.open("ab") as file:
        hold = _holder(file.fileno())
        try:
            if not hold():
                print("Sennik is already being set up, waiting for that to finish ...", file=sys.stderr)
                while not hold():
                    time.sleep(WAIT_S)
        except OSError:
            print("This file system has no locks: please do not start a second set-up meanwhile.", file=sys.stderr)
        yield


def _holder(descriptor: int) -> Callable[[], bool]:
    """What tries to lock an open file, and tells whether it has; OSError from a file system without locks."""
    if sys.platform == "win32":
        import msvcrt

        def hold() -> bool:
            os.lseek(descriptor, 0, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            except OSError:  # whatever it says: another process has it
                return False
            return True

        return hold
    import fcntl

    def flock() -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    return flock


def python_of(place: Path, system: str = os.name) -> Path:
    """The environment's own Python."""
    return place / "Scripts" / "python.exe" if system == "nt" else place / "bin" / "python"


def asked(place: Path, *arguments: str) -> str | None:
    """What the environment's Python prints for `arguments`; None when it does not run."""
    try:
        done = subprocess.run([python_of(place), *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def usable(place: Path) -> bool:
    """Whether `place` is an environment whose Python and pip both run: not after a copy from another machine, nor
    after the system's Python went on to its next version.
    """
    return (place / "pyvenv.cfg").exists() and asked(place, *PIP, "--version") is not None


def make(place: Path) -> None:
    """Make a new environment at `place`, in the stead of a broken one."""
    if place.exists():
        if not (place / "pyvenv.cfg").exists() and any(place.iterdir()):
            raise SetupError(f"{place} is in the way and is not a Python environment. Please move it.")
        print(f"The environment in {place} no longer runs here: making a new one.", file=sys.stderr)
        shutil.rmtree(place)
    venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(place)  # Windows lets few people make links


def install(place: Path, lock: Path) -> None:
    """Install exactly what `lock` names, each file checked against its hash."""
    print(f"Setting up Sennik ({lock.name}). Later starts are instant and need no network ...", file=sys.stderr)
    command = [str(python_of(place)), *PIP, "install", "-q", "--no-input", "--require-hashes", "-r", str(lock)]
    environment = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "1"}
    if subprocess.run(command, check=False, env=environment).returncode != 0:
        raise SetupError("The packages could not be installed (pip says why above): is this computer online?")


def stamp(place: Path, name: str, checksum: str) -> None:
    """Write down what the environment now satisfies, as `run.sh` and `run.cmd` compare it."""
    tag = asked(place, "-c", "import sys; print(sys.implementation.cache_tag)")
    new = place / (name + ".new")
    new.write_text(f"{checksum} {tag} {platform.machine()}\n", encoding="ascii")
    new.replace(place / name)


def main() -> int:
    """Bring the environment up to the lock file; 0 when it is there, 2 with a sentence when it cannot be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", type=Path)
    parser.add_argument("lock", type=Path)
    parser.add_argument("stamp")
    parser.add_argument("checksum", help="of the lock file, as whoever asks computes it; - to have it computed here")
    wanted = parser.parse_args()
    try:
        if wanted.checksum == "-":
            wanted.checksum = f"{zlib.crc32(wanted.lock.read_bytes()):08x}"
            if _already(wanted.place / wanted.stamp, wanted.checksum) and asked(wanted.place, "-c", "") is not None:
                return 0
        with alone(wanted.place):
            if not usable(wanted.place):
                make(wanted.place)
            elif _already(wanted.place / wanted.stamp, wanted.checksum):
                return 0
            install(wanted.place, wanted.lock)
            stamp(wanted.place, wanted.stamp, wanted.checksum)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"Python could not create its environment in {wanted.place}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(
            f"Sennik cannot be set up in {wanted.place} ({error.strerror}); choose another place with SENNIK_VENV=DIR.",
            file=sys.stderr,
        )
        return 2
    except KeyboardInterrupt:
        return 2
    return 0


def _already(stamped: Path, checksum: str) -> bool:
    """Whether another run has done the work before, or while this one waited."""
    return stamped.exists() and stamped.read_text(encoding="ascii").startswith(checksum + " ")


if __name__ == "__main__":
    sys.exit(main())
