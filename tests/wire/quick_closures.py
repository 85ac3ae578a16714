"""Like `short_outages`, but a missing channel counts as closed after seconds instead of an hour.

Run it with `python -m tests.wire.quick_closures run`.
"""

from __future__ import annotations

import sys

from host.decisions.closed_channels import access
from host.messages.notices import schedule
from tests.wire import short_outages


def main() -> int:
    """Run the command line and return the exit code."""
    access.PATIENCE = access.CHECK_INTERVAL = 1500
    access.SLACK = 100
    schedule.GRACE = 200
    return short_outages.main()


if __name__ == "__main__":
    sys.exit(main())
