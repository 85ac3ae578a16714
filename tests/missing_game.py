"""A helper that makes a game missing, as if its folder could not be loaded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core.files import library
from engine.core.files.library import games


@contextmanager
def missing_game(game_id: str) -> Iterator[None]:
    """Leave out a game inside the `with` block."""
    removed = games()[game_id]
    library.leave_out(game_id, SyntaxError("invalid syntax"))
    try:
        yield
    finally:
        games()[game_id] = removed
        library._broken.pop(game_id)  # noqa: SLF001  # undoes `leave_out`
