"""A sign of life for supervisors: a file that is touched as long as people can be served.

That is as long as the connection to Discord stands and the database takes what is written into it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)

INTERVAL = 30.0
"""Seconds between two touches."""
IMPATIENCE = 1.0
"""Seconds between two looks while there is no connection."""


async def beat(is_serving: Callable[[], bool], file: Path) -> None:
    """Touch the file again and again while people are served; runs until it is cancelled.

    Only for real runs: simulated time needs none.
    """
    while True:
        alive = is_serving()
        if alive:
            await asyncio.to_thread(touch, file)
        await asyncio.sleep(INTERVAL if alive else IMPATIENCE)


def touch(file: Path) -> None:
    """Set the file's time to now; a full disk is no reason to stop playing."""
    try:
        file.touch()
    except OSError as slip:
        log.error("the heartbeat can't be written: %s", slip)
