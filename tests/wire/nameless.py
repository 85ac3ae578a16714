"""The real program where no name of the network is ever found: `python -m tests.wire.nameless run`."""

from __future__ import annotations

import logging
import socket
import sys
import time

from harbourmaster.__main__ import main

NEVER = 600.0
"""Seconds."""


def look_up(*_: object, **__: object) -> None:
    """Look a name up for longer than anybody waits, in a thread that can't be stopped."""
    logging.getLogger(__name__).warning("looking a name up")
    time.sleep(NEVER)


if __name__ == "__main__":
    socket.getaddrinfo = look_up  # type: ignore[assignment]  # never returns
    sys.exit(main())
