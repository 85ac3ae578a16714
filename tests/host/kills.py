"""Helpers that kill processes in the middle of their work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random

from tests.statements import report_statements


class ProcessKilled(Exception):
    """Raised to simulate that the process is killed."""


@contextmanager
def kill_at_statement(statement: int) -> Iterator[None]:
    """Kill the process at its nth SQL statement."""
    left = [statement]

    def count(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise ProcessKilled

    with report_statements(count):
        yield


async def repeat_through_kills(
    work: Callable[[], Awaitable[object]], restart: Callable[[], None], chance: Random
) -> int:
    """Repeat `work` until it finishes.

    Each attempt is killed at a later statement than the one before. Return the number of kills, which is at
    least one if `work` has a statement.
    """
    kills, statement = 0, 1
    while True:
        try:
            with kill_at_statement(statement):
                await work()
        except ProcessKilled:
            kills += 1
            restart()
            statement = chance.randint(statement + 1, 4 * statement)
        else:
            return kills
