"""Faces as fixed public points, with no known relation between any two."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from netcore.crypto.group import Point, hash_to_group


@lru_cache(maxsize=4096)
def face_point(face: str) -> Point:
    """The point of a face, the same in every game. `face` is the rulebook's id of it."""
    return hash_to_group(b"sennik/face/v1", face.encode("utf-8"))


def find_face(point: Point, faces: Iterable[str]) -> str | None:
    """Which of the faces this point is. None: a proof was accepted that should not have been."""
    return next((face for face in faces if face_point(face) == point), None)
