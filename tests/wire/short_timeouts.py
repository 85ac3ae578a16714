"""The real program without drawing, and with a request timeout of one second.

Run it with `python -m tests.wire.short_timeouts run`.
"""

from __future__ import annotations

import sys

from bot.core.sending import failures, time_limits
from host.core import alarm
from tests.wire import without_drawing


def main() -> int:
    """Run the command line and return the exit code."""
    time_limits.MAX_SECONDS, time_limits.MAX_SECONDS_WITH_FILES = 1.0, 2.0
    failures.MIN_BACKOFF = 500
    alarm.MIN_SLEEP = 0.2
    return without_drawing.main()


if __name__ == "__main__":
    sys.exit(main())
