"""The port of the figures: a process that is being replaced has it until it ends, and the next one waits for it."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds between two tries to have a port that another process has."""


def open_port(open_it: Callable[[], int], at: str) -> bool:
    """Open the port, and say where; False where another process has it. Raises OSError where it can't be had."""
    try:
        found = open_it()
    except OSError as slip:
        if slip.errno != errno.EADDRINUSE:
            raise
        return False
    log.info("figures are told on http://%s:%d/metrics", at, found)
    return True


async def wait_for_port(open_it: Callable[[], int], at: str, port: int) -> None:
    """Open a port as soon as the process that has it has let go of it; runs until then, or until it is cancelled."""
    log.warning(
        "HARBOURMASTER_METRICS: another process has the port %d of %s; no figures are told until it is free",
        port, at,
    )  # fmt: skip
    while True:
        await asyncio.sleep(AGAIN)
        try:
            if open_port(open_it, at):
                return
        except OSError as slip:
            log.error("HARBOURMASTER_METRICS: no figures are told: %s", slip)
            return
