"""How a referee compares what it reads with what it knows: as JSON would be written, without writing it."""

from __future__ import annotations

import json
from itertools import product

from tests.engine.judging import same

VALUES = (
    *(None, True, False, 0, 1, -1, 1.0, 0.5, "", "1", "null"),
    *([], {}, (), [1], (1,), [True], [[1], 2], [1, [2]], [1, 2]),
    *({"a": 1}, {"a": 1.0}, {"b": 1}, {"a": 1, "b": [2]}, {"b": [2], "a": 1}, {"a": 1, "b": [2.0]}, {"a": {}}),
)


def test_what_is_the_same_is_written_alike() -> None:
    for one, other in product(VALUES, VALUES):
        written = [json.dumps(value, sort_keys=True) for value in (one, other)]
        assert same(one, other) is (written[0] == written[1]), (one, other)
