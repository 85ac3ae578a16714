"""The real program without drawing, which would take most of the time.

discord.py also waits for a shorter time than usual for further guilds after READY. Run it with `python -m
tests.wire.undrawn run`.
"""

from __future__ import annotations

import sys
from functools import partialmethod

import pytest

from bot import __main__ as discord_bot
from bot.core.services import ServicesClient
from harbourmaster import __main__ as harbourmaster
from tests.bot.drawings import leave_undrawn

SOON = {"guild_ready_timeout": 0.3}
"""discord.py reports that it is ready if no further guild arrives for this many seconds."""


async def nothing_to_warm(_: object) -> None:
    """Do nothing instead of warming up the image rendering."""


def main() -> int:
    """Run the command line and return the exit code."""
    with pytest.MonkeyPatch.context() as patch:
        leave_undrawn(patch)
        patch.setattr(discord_bot, "warm_up", nothing_to_warm)
        patch.setattr(ServicesClient, "__init__", partialmethod(ServicesClient.__init__, **SOON))
        return harbourmaster.main()


if __name__ == "__main__":
    sys.exit(main())
