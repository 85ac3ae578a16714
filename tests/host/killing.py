"""Processes that end in the middle of what they do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, event


class Killed(Exception):
    """The process ended here."""


@contextmanager
def killed_at(statement: int) -> Iterator[None]:
    """Let a process end at its so many-th statement."""
    left = [statement]

    def count(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise Killed

    event.listen(Engine, "before_cursor_execute", count)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", count)
