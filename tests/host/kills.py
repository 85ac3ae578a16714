"""Processes that end in the middle of what they do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random

from tests.statements import told_before


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

    with told_before(count):
        yield


async def done_through_kills(
    work: Callable[[], Awaitable[object]], restart: Callable[[], None], chance: Random
) -> int:
    """Do some work while its process ends in the middle of it, each time later; return how often it did.

    All work has a statement, at the first of which the process ends: so it is at least once.
    """
    kills, statement = 0, 1
    while True:
        try:
            with killed_at(statement):
                await work()
        except Killed:
            kills += 1
            restart()
            statement = chance.randint(statement + 1, 4 * statement)
        else:
            return kills
