"""Being told by a PostgreSQL server whose work has become due, whichever process has written it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from storage.core.postgres.triggers import CHANNEL


async def listen(line: asyncpg.Connection[Any], heard: Callable[[str], None]) -> None:
    """Pass on each owner (`match 7`) as its work becomes due, and "" at the beginning, until the line breaks."""
    is_broken = asyncio.Event()
    line.add_termination_listener(lambda _line: is_broken.set())
    await line.add_listener(CHANNEL, lambda _line, _process, _channel, said: heard(str(said)))
    heard("")
    await is_broken.wait()
