"""`harbourmaster`: run the bot, play locally, inspect records, and maintain the database and its matches.

Exit codes: 0 for success, 1 if a command failed or a check found a problem, 2 for invalid arguments.
docs/operating.md lists the exit codes of `run`. The output is for operators and always in English.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

from harbourmaster import health


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given in (["health"], ["health", health.ONLY_SERVING]):
        # Supervisors run this command frequently, so it must not import discord.py or the renderer.
        return health.main(only_serving=len(given) > 1)
    if arguments is None and given[:1] == ["run"]:
        # The next import takes a second or two. If SIGTERM arrives during it, exit without an error.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    from harbourmaster import commands  # noqa: PLC0415 - after the signal handler is set

    return commands.main(given)


if __name__ == "__main__":
    sys.exit(main())
