"""Opening of the metrics port.

A process that is being replaced uses the port until it exits, so its successor has to wait.
"""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

RETRY_INTERVAL = 1.0
"""Seconds between attempts to open a port that is in use."""


def open_port(open_it: Callable[[], int], at: str) -> bool:
    """Open the port and log its address.

    Return False if another process is using it. Raises OSError if it can't be opened for another reason.
    """
    try:
        found = open_it()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return False
    log.info("metrics are served on http://%s:%d/metrics", f"[{at}]" if ":" in at else at, found)
    return True


async def wait_for_port(open_it: Callable[[], int], at: str, port: int) -> None:
    """Wait until another process releases the port, then open it.

    Any other error is logged and ends the wait.
    """
    log.warning(
        "HARBOURMASTER_METRICS: another process has the port %d of %s; metrics are unavailable until it is free",
        port, at,
    )  # fmt: skip
    while True:
        await asyncio.sleep(RETRY_INTERVAL)
        try:
            if open_port(open_it, at):
                return
        except OSError as error:
            log.error("HARBOURMASTER_METRICS: metrics are not served: %s", error)
            return
