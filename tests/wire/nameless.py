"""The real program in a hurry, where no name of the network is ever found: `python -m tests.wire.nameless run`."""

from __future__ import annotations

import logging
import socket
import sys
import time

from bot import __main__ as discord_bot
from tests.wire import undrawn

NEVER = 600.0
"""Seconds."""


def look_up(*_: object, **__: object) -> None:
    """Look a name up for longer than anybody waits, in a thread that can't be stopped."""
    logging.getLogger(__name__).warning("looking a name up")
    time.sleep(NEVER)


def main() -> int:
    """Run the command line and return the exit code."""
    discord_bot.LEAVES = 1.0
    socket.getaddrinfo = look_up  # type: ignore[assignment]  # never returns
    return undrawn.main()


if __name__ == "__main__":
    sys.exit(main())
