"""Notifications from a PostgreSQL server about work that has become due.

Any process may have added the work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from storage.core.postgres.triggers import CHANNEL


async def listen(connection: asyncpg.Connection[Any], callback: Callable[[str], None]) -> None:
    """Call `callback` for each owner that gets new due work, passing its name, such as "match 7".

    Runs until the connection breaks. The first call passes "", which stands for all owners.
    """
    is_broken = asyncio.Event()
    connection.add_termination_listener(lambda _line: is_broken.set())
    await connection.add_listener(CHANNEL, lambda _line, _process, _channel, said: callback(str(said)))
    callback("")
    await is_broken.wait()
