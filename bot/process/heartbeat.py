"""A sign of life for supervisors: a file that is touched as long as people can be served.

That is as long as the connection to Discord stands and the database takes what is written into it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import discord

log = logging.getLogger(__name__)

INTERVAL = 30.0
"""Seconds between two touches."""
IMPATIENCE = 1.0
"""Seconds between two looks while there is no connection."""


async def beat(client: discord.Client, file: Path, note: Callable[[], Awaitable[bool]]) -> None:
    """Take note and touch the file again and again, where the note could be stored; runs until it is cancelled.

    Only for real runs: simulated time needs none.
    """
    while True:
        alive = is_connected(client)
        if alive and await note():
            await asyncio.to_thread(touch, file)
        await asyncio.sleep(INTERVAL if alive else IMPATIENCE)


def is_connected(client: discord.Client) -> bool:
    """Tell whether Discord has greeted us and the line is open; the library closes it after a minute of silence."""
    return client.is_ready() and client.ws.open


def touch(file: Path) -> None:
    """Set the file's time to now; a full disk is no reason to stop playing."""
    try:
        file.touch()
    except OSError as slip:
        log.error("the heartbeat can't be written: %s", slip)
