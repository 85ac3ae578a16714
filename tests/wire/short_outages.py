"""The real program without drawing and with shorter intervals.

Little more than a second without a connection counts as an outage. Run it with `python -m
tests.wire.short_outages run`.
"""

from __future__ import annotations

import sys

from bot.runtime.process import heartbeat
from host.core import alarm
from host.time.clock import outages
from tests.wire import without_drawing


def main() -> int:
    """Run the command line and return the exit code."""
    heartbeat.INTERVAL = 0.2
    alarm.MIN_SLEEP = 0.2
    outages.MIN_OUTAGE = 1200
    return without_drawing.main()


if __name__ == "__main__":
    sys.exit(main())
