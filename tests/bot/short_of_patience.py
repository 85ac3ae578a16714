"""A bot of its own process at a stand-in for Discord, to which a second is as long as minutes are to others.

`python short_of_patience.py PORT FOLDER` runs it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.__main__ import run
from bot.process import heartbeat
from bot.process.environment import Settings
from host.clock import outages
from host.core import scheduler
from tests.bot.gateway import RIGHT


def main(port: str, folder: str) -> int:
    """Run the bot there until it is stopped."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/")
    heartbeat.INTERVAL = 0.2
    scheduler.MIN_SLEEP = 0.2
    outages.MIN_OUTAGE = 1200
    return run(Settings(token=RIGHT, folder=Path(folder)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
