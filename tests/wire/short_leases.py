"""The real program without drawing and with leases of a few seconds.

Run it with `python -m tests.wire.short_leases run`.
"""

from __future__ import annotations

import sys

from bot.runtime import shards
from host.operations import shards as leases
from tests.wire import without_drawing


def main(lease_duration: int = 2500) -> int:
    """Run the command line and return the exit code."""
    leases.LEASE_DURATION, leases.IDENTIFY_INTERVAL = lease_duration, 200
    shards.RENEW_INTERVAL, shards.CLAIM_INTERVAL = 0.5, 0.2
    return without_drawing.main()


if __name__ == "__main__":
    sys.exit(main())
