"""One log line a cause, however often a stranger repeats it."""

from __future__ import annotations

import logging
from collections import OrderedDict

_REMEMBERED_CAUSES = 256


class QuietLog:
    """Writes each cause once to a logger; remembers a bounded number of causes."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger
        self._told: OrderedDict[str, None] = OrderedDict()

    def info(self, cause: str) -> None:
        """Log `cause`, unless it was logged before and is still remembered."""
        if cause in self._told:
            self._told.move_to_end(cause)
            return
        self._told[cause] = None
        if len(self._told) > _REMEMBERED_CAUSES:
            self._told.popitem(last=False)
        self._logger.info("%s", cause)
