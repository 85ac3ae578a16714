"""The real program with short timeouts and a DNS lookup that hangs.

Run it with `python -m tests.wire.nameless run`.
"""

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
    """Block for longer than any timeout, in a thread that cannot be stopped."""
    logging.getLogger(__name__).warning("looking a name up")
    time.sleep(NEVER)


def main() -> int:
    """Run the command line and return the exit code."""
    discord_bot.EXIT_TIMEOUT = 1.0
    socket.getaddrinfo = look_up  # type: ignore[assignment]  # never returns
    return undrawn.main()


if __name__ == "__main__":
    sys.exit(main())
