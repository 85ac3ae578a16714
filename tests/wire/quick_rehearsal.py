"""The real program without drawing and with a quick rehearsal.

The rehearsal waits for a second where it would normally wait for a minute or an hour. Run it with `python -m
tests.wire.quick_rehearsal`.
"""

from __future__ import annotations

import sys

from bot.runtime.rehearsal.checks import messages
from tests.wire import without_drawing


def main() -> int:
    """Run the command line and return the exit code."""
    messages.LONGEST_ATTEMPT = messages.OLD = 1.0
    return without_drawing.main()


if __name__ == "__main__":
    sys.exit(main())
