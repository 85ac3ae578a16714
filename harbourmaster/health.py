"""The question whether the running bot is connected: `harbourmaster health`.

Supervisors ask it all day, so it is also a program of its own (`python -m harbourmaster.health`), which loads
neither Discord's library nor pictures.
"""

from __future__ import annotations

import os
import sys
import time

from bot.process.environment import BadSettings, Settings, read_settings
from harbourmaster.failure import Failure

ALIVE = 60
"""Seconds for which a heartbeat counts."""


def check(settings: Settings) -> int:
    """Tell whether the heartbeat is younger than a minute."""
    try:
        age = time.time() - settings.heartbeat.stat().st_mtime
    except FileNotFoundError:
        raise Failure(f"no heartbeat at {settings.heartbeat}") from None
    if age > ALIVE:
        raise Failure(f"the last heartbeat is {age:.0f} seconds old")
    return 0


def main() -> int:
    """Check and return the exit code."""
    try:
        return check(read_settings(os.environ))
    except (Failure, BadSettings) as failure:
        print(f"harbourmaster: {failure}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
