"""The real program with a short exit timeout and DNS lookups that hang.

Run it with `python -m tests.wire.hanging_dns run`.
"""

from __future__ import annotations

import logging
import socket
import sys
import time

from bot import __main__ as discord_bot
from tests.wire import without_drawing

BLOCK_SECONDS = 600.0
"""Seconds."""


def block_lookup(*_: object, **__: object) -> None:
    """Block for longer than any timeout.

    This happens in a thread that cannot be stopped.
    """
    logging.getLogger(__name__).warning("looking a name up")
    time.sleep(BLOCK_SECONDS)


def main() -> int:
    """Run the command line and return the exit code."""
    discord_bot.EXIT_TIMEOUT = 1.0
    socket.getaddrinfo = block_lookup  # type: ignore[assignment]  # never returns
    return without_drawing.main()


if __name__ == "__main__":
    sys.exit(main())
