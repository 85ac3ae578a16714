"""Delay for other users while a user exports or deletes data in a large database.

Another user keeps clicking. Each click is claimed, shows a panel and saves a choice, as in the bot but
without Discord.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import large_database, play
from benchmarks.row import Row
from bot.runtime.process import memory
from host.core.context import Context
from host.core.owners import guild_owner
from host.core.users import User
from host.matches.users import Account, claim_interaction
from host.operations.privacy import guild_deletion
from host.operations.privacy.export import export_user_data
from host.operations.privacy.guild_deletion import DeleteGuildData
from host.operations.privacy.user_deletion import delete_user
from host.turns.play import turn_actions

MATCHES, SECONDS = 20_000, 20.0
PAUSE = 0.02
"""Seconds between two clicks."""
GOAL = "<= 100 ms more"
INTERACTIONS = count(10**18)


def measure(matches: int = MATCHES, seconds: float = SECONDS) -> Iterator[Row]:
    """Measure exports, user deletions, and a guild deletion that is stopped after a while."""
    memory.freeze_gc()  # The real bot also calls this when it starts.
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        database, match_id = runner.run(large_database.fill(Path(folder), matches))
        ctx = large_database.create_context(database)
        runner.run(_click(ctx, match_id))
        usual = runner.run(_measure_delays(ctx, match_id, asyncio.sleep(seconds)))
        for name, work in _subjects(ctx, seconds):
            delays = runner.run(_measure_delays(ctx, match_id, work()))
            ours, theirs = max(delays), max(usual)
            yield Row(
                f"{matches} matches: longest wait of another user while {name}", f"{ours * 1000:.0f} ms",
                f"longest wait without that {theirs * 1000:.0f} ms", ours / theirs, GOAL,
            )  # fmt: skip
        runner.run(database.close())


def _subjects(ctx: Context, seconds: float) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    first = large_database.USER
    heavy = User(large_database.HEAVY_USER, "")
    five = [User(first + number, "") for number in range(5)]
    yield (
        "five users download their data",
        lambda: asyncio.gather(*(export_user_data(ctx, user) for user in five)),
    )
    yield "the user with most matches downloads their data", lambda: export_user_data(ctx, heavy)
    yield "five users delete their data", lambda: asyncio.gather(*(delete_user(ctx, user) for user in five))
    yield "the user with most matches deletes their data", lambda: delete_user(ctx, heavy)
    yield "a large server is deleted", lambda: _delete_guild(ctx, seconds)


async def _delete_guild(ctx: Context, seconds: float) -> None:
    deletion = guild_deletion.handle_job(ctx, guild_owner(large_database.GUILD), DeleteGuildData())
    with suppress(TimeoutError):
        await asyncio.wait_for(deletion, seconds)


async def _measure_delays(ctx: Context, match_id: int, work: Awaitable[object]) -> list[float]:
    """Measure another user's clicks while `work` is running, and return their response times in seconds."""
    doing, delays = asyncio.ensure_future(work), list[float]()
    while not doing.done() or not delays:
        begun = time.perf_counter()
        await _click(ctx, match_id)
        delays.append(time.perf_counter() - begun)
        await asyncio.sleep(PAUSE)
    await doing
    return delays


async def _click(ctx: Context, match_id: int) -> None:
    await claim_interaction(ctx, next(INTERACTIONS), [Account(play.ADA.key, "Ada")], play.GUILD)
    panel = await turn_actions.load_panel(ctx, match_id, play.ADA)
    if panel.can_undo:
        await turn_actions.undo(ctx, match_id, play.ADA, panel.revision)
    else:
        await turn_actions.choose(ctx, match_id, play.ADA, panel.revision, 0)
