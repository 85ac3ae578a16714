"""The real program, undrawn, which notes how long its transactions last: `python -m benchmarks.held run`.

Its shards begin one soon after the other; leases are renewed as seldom as they are.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.runtime import shards
from host.operations import shards as leases
from storage.core.database import Database, Transaction
from tests.wire import undrawn

NOTES = "held.txt"
"""In the data folder: a line for each transaction, whether it had the whole database and how many seconds."""


def main() -> int:
    """Do what the command line says and return the exit code."""
    notes = Path(os.environ["HARBOURMASTER_DATA"], NOTES).open("a", buffering=1, encoding="ascii")  # noqa: SIM115 - as long as the process
    transaction = Database.transaction

    @asynccontextmanager
    async def timed(self: Database, about: str | None = None) -> AsyncIterator[Transaction]:
        async with transaction(self, about) as tx:
            begun = time.perf_counter()
            yield tx
        notes.write(f"{int(about is None)} {time.perf_counter() - begun:.6f}\n")

    Database.transaction = timed  # type: ignore[method-assign]
    leases.APART, shards.HURRIED = 200, 0.2
    return undrawn.main()


if __name__ == "__main__":
    sys.exit(main())
