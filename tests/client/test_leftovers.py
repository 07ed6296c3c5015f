"""What is left of a closed table goes."""

from __future__ import annotations

import gc
import weakref

from client import leftovers


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_holds_itself_is_gone_also_where_it_has_lived_long() -> None:
    ring = Ring()
    held = weakref.ref(ring)
    gc.collect(1)  # it lives among what has lived long
    del ring
    assert held() is not None
    leftovers.clear()
    assert held() is None
