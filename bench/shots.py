"""Pictures of every screen, drawn without a screen: `python -m bench.shots FOLDER` (`-h` tells the options)."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from client.settings import LANGUAGES, Settings, save

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

USUAL_SIZE = (1366, 768)
SETTLE_MS = 60
PATIENCE_S = 5.0


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="bench.shots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--size", default="{}x{}".format(*USUAL_SIZE), help="width x height in pixels, as 1366x768")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--scene", action="append", default=[], help="only this scene; may be given several times")
    parser.add_argument("--text-size", default="usual", choices=["small", "usual", "large", "largest"])
    return parser.parse_args(arguments)


@contextmanager
def window(lang: str, size: tuple[int, int], text_size: str = "usual") -> Iterator[object]:
    """A window in `lang` at `size`, over nobody, with calm motion; closed again at the end."""
    from client import app
    from tests.scenery import scenes

    with tempfile.TemporaryDirectory(prefix="sennik-shots-") as folder:
        save(
            Path(folder),
            Settings(
                language=lang,  # type: ignore[arg-type]  # the parser has checked it
                motion="calm",
                text_size=text_size,  # type: ignore[arg-type]
                introduced=True,
                width=size[0],
                height=size[1],
            ),
        )
        app.application(["sennik"])
        made = app.build(scenes.NobodyThere(), Path(folder), show=False)
        made.app.begin(scenes.ME)
        made.root.setWidth(size[0])
        made.root.setHeight(size[1])
        made.root.show()
        try:
            yield made
        finally:
            made.close()
            settle()


def settle(ms: int = SETTLE_MS) -> None:
    """Let Qt do what it has to do now."""
    from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

    until = time.monotonic() + ms / 1000
    while time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    QCoreApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete))


def whole(root: QQuickWindow) -> bool:
    """Whether the page that is wanted is shown, every drawing in it painted."""
    from PySide6.QtCore import Q_RETURN_ARG, QMetaObject, Qt

    return bool(QMetaObject.invokeMethod(root, "whole", Qt.ConnectionType.DirectConnection, Q_RETURN_ARG("bool")))


def complete(root: QQuickWindow) -> None:
    """Let Qt work until the page is whole. Raises TimeoutError if it does not become so."""
    until = time.monotonic() + PATIENCE_S
    settle()
    while not whole(root):
        if time.monotonic() > until:
            raise TimeoutError("a page is not whole")
        settle()


def take(name: str, folder: Path, lang: str, size: tuple[int, int], text_size: str = "usual") -> Path:
    """One picture of the scene `name`. Raises KeyError if there is no such scene, OSError if it cannot be written."""
    from client.app import Window
    from tests.scenery import scenes

    out = folder / f"{name}.png"
    with window(lang, size, text_size) as made:
        assert isinstance(made, Window)
        {**scenes.SCENES, **scenes.TABLE_SCENES}[name](made.app)
        complete(made.root)
        if not made.root.grabWindow().save(str(out)):
            raise OSError(f"{out} could not be written")
    return out


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; prints the path of each."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    from tests.scenery import scenes

    width, _, height = options.size.partition("x")
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.scene or [*scenes.SCENES, *scenes.TABLE_SCENES]:
        sys.stdout.write(f"{take(name, options.folder, options.lang, (int(width), int(height)), options.text_size)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
