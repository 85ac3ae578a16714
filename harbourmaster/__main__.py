"""`harbourmaster`: run the bot, play locally, inspect records, maintain the database and its matches.

Exit codes: 0 success, 1 failure (the checked thing does not hold), 2 wrong usage; docs/operating.md lists
those of `run`. The output is for operators and always English.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

from harbourmaster import health


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["health"]:
        # Supervisors call it all day, so it loads neither discord.py nor the renderer.
        return health.main()
    if arguments is None and given[:1] == ["run"]:
        # Loading everything takes a second or two, and SIGTERM may arrive before it is done.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    from harbourmaster import commands  # noqa: PLC0415 - for that

    return commands.main(given)


if __name__ == "__main__":
    sys.exit(main())
