"""The real program without drawing, and without emojis.

Drawing would take most of the time. In addition, discord.py waits only briefly for more guilds after READY.
Run it with `python -m tests.wire.without_drawing run`.
"""

from __future__ import annotations

import sys
from functools import partialmethod

import pytest

from bot import __main__ as discord_bot
from bot.core.services import ServicesClient
from harbourmaster import __main__ as harbourmaster
from tests.bot.drawings import skip_emojis, skip_rendering

CLIENT_OPTIONS = {"guild_ready_timeout": 0.3}
"""Seconds that discord.py waits for further guilds before it reports that it is ready."""


async def skip_warm_up(_: object) -> None:
    """Do nothing, so that the image rendering is not warmed up."""


def main() -> int:
    """Run the command line and return the exit code."""
    with pytest.MonkeyPatch.context() as patch:
        skip_rendering(patch)
        skip_emojis(patch)
        patch.setattr(discord_bot, "warm_up", skip_warm_up)
        patch.setattr(ServicesClient, "__init__", partialmethod(ServicesClient.__init__, **CLIENT_OPTIONS))
        return harbourmaster.main()


if __name__ == "__main__":
    sys.exit(main())
