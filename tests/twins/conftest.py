"""Tables of twins compute each thing once in a process, as those around a ring do."""

from tests.tables.conftest import nothing_twice as nothing_twice
