"""Like `short_leases`, but with leases that are long enough on a busy machine.

Run it with `python -m tests.wire.longer_leases run`.
"""

from __future__ import annotations

import sys

from tests.wire import short_leases


def main() -> int:
    """Run the command line and return the exit code."""
    return short_leases.main(lease_duration=8000)


if __name__ == "__main__":
    sys.exit(main())
