"""What is settled before the window's modules are loaded, so that it opens soon and holds little."""

from __future__ import annotations

import builtins
import gc


def begin() -> None:
    """Load Qt's library so that what is loaded after it costs no more than it has to.

    PySide reads the source of every module that is imported after it, to see whether it says `from __feature__ import`,
    which nothing here does, and keeps all of it. And what is made until the first frame is there stays until the end:
    only after that is anything looked through for garbage (`gc.enable`).
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    gc.disable()
