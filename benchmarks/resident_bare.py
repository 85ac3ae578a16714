"""Runs an idle discord.py bot with Pillow loaded: `python -m benchmarks.resident_bare ADDRESS BEGUN`."""

from __future__ import annotations

import asyncio
import sys

import discord
from PIL import Image, ImageDraw, ImageFont

from benchmarks.resident import run_bot

LOADED = (Image, ImageDraw, ImageFont)
"""The Pillow modules that a bot needs for drawing. They are only imported."""


async def _main(address: str, started: str) -> None:
    intents = discord.Intents.none()
    intents.guilds = True
    await run_bot(discord.Client(intents=intents, max_messages=None), address, started)


asyncio.run(_main(*sys.argv[1:]))
