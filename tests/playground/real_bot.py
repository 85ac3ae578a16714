"""The real bot on a playground stage, with helpers that open a table in the lobby."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from playground.stage import Stage
from tests.playground.stage_helpers import find_channel

ADA = 0


async def create_bot(folder: Path) -> discord.Client:
    return await open_bot(Settings(folder=folder))


async def open_table(stage: Stage, where: str) -> None:
    """Open a two-player table as Ada, who receives notifications as direct messages."""
    async with stage.action():
        ada, lobby = stage.world.members[ADA], find_channel(stage, "lobby")
        await ada.slash(lobby, "game open", game="nauticus", seats=2, begins="opener", where=where)
        panel = (await ada.slash(lobby, "settings me")).response
        assert panel is not None
        await ada.select(panel, ["direct"], custom_id="s:notices:0")
