"""`harbourmaster`: run the bot, play locally, look at records, look after the database and its matches.

Exit codes: 0 done, 1 it failed (what was asked for does not hold), 2 the call's words are off; those of `run`
stand in docs/operating.md. What this tool prints is for operators and stays English.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

from harbourmaster import health


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["health"]:
        # Supervisors ask it all day: it loads neither Discord's library nor pictures.
        return health.main()
    if arguments is None and given[:1] == ["run"]:
        # Loading it all takes a second or two, in which it may be told to stop, too.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    from harbourmaster import commands  # noqa: PLC0415 - for that

    return commands.main(given)


if __name__ == "__main__":
    sys.exit(main())
