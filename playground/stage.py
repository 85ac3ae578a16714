"""The stage: the real bot, the simulated Discord it lives in, its clock, and the channel that is shown.

The clock is the machine's, plus whatever was skipped, which is kept over a restart. simcord moves time only
when told to, and refuses operations that overlap, so everything that acts on the world takes its turn under
one lock: the ticking clock, a skip, a click.
"""

from __future__ import annotations

import asyncio
import logging
import os
import zoneinfo
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

import discord
import simcord
from discord import app_commands
from simcord.backend.access import can_access_channel

from playground.archive import Archive
from playground.problem import Problem
from playground.quick import Draughtsman, hasten
from playground.world import World, find_world, let_people_speak, settle_world

MakeBot = Callable[[Path], Awaitable[discord.Client]]
"""Builds the bot; everything it stores goes into the folder. It is not logged in yet."""

PATIENCE = 10.0
"""Seconds the bot gets to come to rest after a click. Its sleeps that end within them are waited for."""
PATIENCE_WITH_A_JUMP = 60.0
TICK = 1.0

log = logging.getLogger(__name__)


class Stage:
    """A running bot in its world.

    `address` is that of simcord's own page of the shown channel, its secret after the `#`; `edition` grows
    whenever that page has to be loaded anew. `is_new` where nothing has happened in its world yet.
    """

    def __init__(
        self, env: simcord.Env, world: World, archive: Archive, skipped: float, *, is_new: bool
    ) -> None:
        self.env = env
        self.world = world
        self.address = ""
        # A page left open over a restart must see another one than before.
        self.edition = int(_now().timestamp() * 1000)
        self.is_new = is_new
        self.shown = next(world.channels()).id
        self._archive = archive
        self._skipped = skipped
        self._turn = asyncio.Lock()
        self._errors_told = 0
        self._preview: simcord.Preview | None = None
        self._draughtsman: Draughtsman | None = None

    def latest(self, channel: simcord.ChannelHandle) -> str:
        """Return the id of the newest message of a channel, as text; empty where there is none."""
        return str(self.env.backend.get_channel(channel.id).last_message_id or "")

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the world still for one thing to happen: time is right before it, and the page after it."""
        async with self._turn:
            await self._catch_up()
            yield
            await self._publish()

    async def skip(self, seconds: float) -> None:
        """Move the clock ahead; the bot meets every deadline on the way."""
        async with self._turn:
            self._skipped += seconds
            self.env.settle_timeout = PATIENCE_WITH_A_JUMP
            try:
                await self._catch_up()
            finally:
                self.env.settle_timeout = PATIENCE
            await self._publish()
            self.keep()
            # "in 3 hours" is worded once, when the page draws a message: only a page loaded anew corrects it.
            self.edition += 1

    async def show(self, channel_id: int) -> None:
        """Show another channel or thread. Raises KeyError where there is none with this id."""
        async with self._turn:
            channel = {channel.id: channel for channel in self.world.channels()}[channel_id]
            viewers = [
                person
                for person in self.world.people
                if can_access_channel(self.env, channel_id, person, history=True)
            ]
            await self.draw_curtain()
            preview = self.env.preview(channel, viewers=viewers, layout="channel", timezone=_local_zone())
            self._preview = await preview.__aenter__()
            self._draughtsman = Draughtsman(preview)
            self.address = preview.url
            self.shown = channel_id
            self.edition += 1

    async def draw_curtain(self) -> None:
        """Stop showing a channel."""
        if self._preview is not None:
            await self._preview.close()

    async def tick(self) -> None:
        """Let time pass until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            if self.shown not in {channel.id for channel in self.world.channels()}:
                await self.show(next(self.world.channels()).id)
            async with self.turn():
                pass

    def keep(self) -> None:
        """Write the simulated Discord to disk."""
        self._archive.keep(self.env, self._skipped)

    async def _catch_up(self) -> None:
        behind = (_now() - self.env.now()).total_seconds() + self._skipped
        try:
            await self.env.advance_time(max(0.0, behind))
        except TimeoutError as error:
            # What is left of the time is caught up with at the next tick.
            log.warning("The bot is still busy: %s", error)
        if self._draughtsman is not None:
            self._draughtsman.begin_turn()

    async def _publish(self) -> None:
        """Bring open pages up to date where something happened: each time, clicks under way are refused."""
        self._tell_errors()
        if not self.env.http_requests or self._preview is None:
            return
        self.env.http_requests.clear()
        self.env.backend.transcript.clear()
        try:
            await self._preview.refresh()
        except TimeoutError as error:
            log.warning("The bot is still busy: %s", error)
        self.keep()

    def _tell_errors(self) -> None:
        """Report what went wrong and nobody else reports: simcord catches it before asyncio can."""
        errors = self.env.errors
        for error in errors[self._errors_told :]:
            if not isinstance(error, app_commands.AppCommandError):
                log.error("The bot failed: %s", error, exc_info=error)
        self._errors_told = len(errors)


@asynccontextmanager
async def on_stage(folder: Path, make_bot: MakeBot) -> AsyncIterator[Stage]:
    """Open the simulated Discord of a folder, start the bot in it, and keep everything at the end.

    Raises Problem where the folder can't be used or the bot never comes to rest. What the bot raises passes.
    """
    async with AsyncExitStack() as ending:
        hasten()
        archive = ending.enter_context(closing(Archive(folder)))
        bot = await make_bot(folder)
        ending.push_async_callback(bot.close)
        stage = _set_the_stage(bot, archive)
        await _start(stage.env)
        ending.push_async_callback(_stop, stage.env)
        await stage.show(stage.shown)
        ending.push_async_callback(stage.draw_curtain)
        stage.keep()
        yield stage
        stage.keep()


def _set_the_stage(bot: discord.Client, archive: Archive) -> Stage:
    """Bring back the world that was kept, or found it, and set its clock; the bot does not run yet."""
    env = simcord.Env(bot, settle_timeout=PATIENCE, check_errors=False)
    skipped = archive.restore(env)
    is_new = skipped is None
    world = settle_world(env) if is_new else find_world(env)
    let_people_speak(env, world)
    if skipped is None:
        # simcord's clock begins in 2026 and never runs back: what a machine's clock lacks of that is skipped.
        skipped = max(0.0, (env.now() - _now()).total_seconds())
    # The bot wakes up at the right time, instead of being hurried through the time it slept.
    env.backend.advance_clock(max(0.0, (_now() - env.now()).total_seconds() + skipped))
    return Stage(env, world, archive, skipped, is_new=is_new)


async def _start(env: simcord.Env) -> None:
    try:
        await env.start()
    except TimeoutError as error:
        raise Problem(f"The bot did not come to rest after its start: {error}") from error


async def _stop(env: simcord.Env) -> None:
    try:
        await env.shutdown()
    except TimeoutError as error:
        log.warning("The bot was stopped in the middle of its work: %s", error)


def _now() -> datetime:
    return datetime.now(UTC)


def _local_zone() -> str:
    """Name the machine's time zone, in which the page shows times; UTC where the zone has no known name."""
    zone = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    return zone if zone in zoneinfo.available_timezones() else "UTC"
