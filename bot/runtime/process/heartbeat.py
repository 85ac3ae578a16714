"""Heartbeat for supervisors: a file that is touched while users can be served.

This requires a connection to Discord and a writable database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)

INTERVAL = 30.0
"""Seconds between two heartbeats."""
RETRY_INTERVAL = 1.0
"""Seconds between two checks while disconnected."""


async def run_heartbeat(is_serving: Callable[[], bool], file: Path) -> None:
    """Touch the file regularly while users are served; runs until cancelled.

    Only for real runs; simulated time needs no heartbeat.
    """
    while True:
        alive = is_serving()
        if alive:
            await asyncio.to_thread(touch, file)
        await asyncio.sleep(INTERVAL if alive else RETRY_INTERVAL)


def touch(file: Path) -> None:
    """Set the file's modification time to now; a full disk must not stop play."""
    try:
        file.touch()
    except OSError as error:
        log.error("the heartbeat can't be written: %s", error)
