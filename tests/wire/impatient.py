"""The real program, undrawn, to which a second is as long as minutes are: `python -m tests.wire.impatient run`."""

from __future__ import annotations

import sys

from bot.process import heartbeat
from host.clock import outages
from host.core import scheduler
from tests.wire import undrawn

if __name__ == "__main__":
    heartbeat.INTERVAL = 0.2
    scheduler.MIN_SLEEP = 0.2
    outages.MIN_OUTAGE = 1200
    sys.exit(undrawn.main())
