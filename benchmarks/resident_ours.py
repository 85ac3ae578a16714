"""Runs the real bot on the simulated Discord: `python -m benchmarks.resident_ours ADDRESS BEGUN FOLDER`."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path

from benchmarks import play
from benchmarks.resident import run_bot
from benchmarks.sample_data import PLAYED
from bot.core.words.i18n import translator
from bot.runtime.app import Harbourmaster, open_bot
from bot.runtime.process import memory
from bot.runtime.process.environment import Settings
from bot.turns.play.actions import show_panel
from host.core import outbox
from host.core.owners import match_owner


async def _main(address: str, started: str, folder: str) -> None:
    bot = await open_bot(Settings(folder=Path(folder)))
    await run_bot(bot, address, started, partial(_play, bot))


async def _play(bot: Harbourmaster, number: int) -> None:
    """Play a match to the end, then wait until all images are drawn and all messages are sent."""
    services = bot.services
    row = await play.open_match(services.ctx, PLAYED + number)
    status = row.status
    while status == "running":
        panel = await play.play_turn(
            services.ctx, row.id, lambda seen: show_panel(services, seen, translator("en"))
        )
        status = panel.match.status
        services.wake(row.id)
        while await outbox.due_messages(services.ctx, match_owner(row.id)):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


memory.freeze_gc()
asyncio.run(_main(*sys.argv[1:]))
