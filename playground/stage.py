"""The stage: the real bot, its simulated Discord, the clock, and the open views.

The clock shows the machine's time plus the skipped time, which survives a restart. simcord advances time only
on request, and rejects overlapping operations. Therefore every change in the simulation (a clock tick, a
skip, a click) holds the same lock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import discord
import simcord
from discord import Locale, app_commands

from playground.errors import PlaygroundError
from playground.simulation.archive import Archive
from playground.simulation.emojis import patch_emojis
from playground.simulation.preview_patches import excluding_long_sleeps, patch_preview
from playground.simulation.settling import wait_patiently
from playground.simulation.world import (
    USERS,
    World,
    create_world,
    load_world,
    localize_interactions,
    suppress_thread_messages,
)
from playground.unread import Unread, find_unread, latest
from playground.views import View, Views

MakeBot = Callable[[Path], Awaitable[discord.Client]]
"""A function that creates the bot without logging it in. The bot stores all its data in the given folder."""

Upcoming = Callable[[discord.Client], Awaitable[Mapping[str, int | None]]]
"""A function that returns the time of the next event of each kind.

Times are in Unix milliseconds. The value is None if there is no such event.
"""

Heartbeat = Callable[[discord.Client], Awaitable[None]]
"""A function that makes the bot record that it is online."""

SETTLE_TIMEOUT = 10.0
"""Maximum seconds that a click waits for the bot to finish its work."""
REDRAW_SETTLE_TIMEOUT = 0.5
SKIP_SETTLE_TIMEOUT = 60.0
TICK_INTERVAL = 1.0
SKIP_MARGIN = 2.0
"""Seconds added to a skip, so that the bot has time to handle the event."""

log = logging.getLogger(__name__)


async def record_nothing(bot: discord.Client) -> None:
    """Record no heartbeat.

    Use this for a bot that stores no times at which it was online.
    """


async def find_nothing(bot: discord.Client) -> Mapping[str, int | None]:
    """Return no upcoming events.

    Use this for a bot whose timers are unknown.
    """
    return {}


class Stage:
    """A running bot in its simulated Discord.

    `edition` is increased to make the browser reload its pages. `is_new` is true if the simulated Discord has
    just been created. `upcoming` contains the times of the next scheduled events.
    """

    def __init__(
        self,
        env: simcord.Env,
        world: World,
        archive: Archive,
        skipped: float,
        find_upcoming: Upcoming,
        *,
        record_heartbeat: Heartbeat = record_nothing,
        is_new: bool,
    ) -> None:
        self.env = env
        self.world = world
        self.views = Views(env)
        # The initial value is the current time. After a restart, pages that are still open therefore see a
        # different edition.
        self.edition = int(_now().timestamp() * 1000)
        self.is_new = is_new
        self.upcoming: Mapping[str, int | None] = {}
        self.languages = _languages(world, archive)
        self._archive = archive
        self._skipped = skipped
        self._read = archive.load_read_marks()
        self._find_upcoming = find_upcoming
        self._record_heartbeat = record_heartbeat
        self._lock = asyncio.Lock()
        self._logged_errors = 0

    def member(self, wanted: int) -> simcord.MemberActor:
        """Return a user by id.

        Raise KeyError if there is no such user.
        """
        return {member.id: member for member in self.world.members}[wanted]

    def unread(self, user_key: int, channel: int) -> Unread:
        """Return a user's unread messages in a channel."""
        return find_unread(self.env.backend, user_key, channel, self._read.get((user_key, channel), 0))

    def mark_read(self, user_key: int, channel: int) -> None:
        """Mark a channel as read for a user."""
        newest = latest(self.env.backend, channel)
        if newest > self._read.get((user_key, channel), 0):
            self._read[user_key, channel] = newest
            self._archive.save_read_mark(user_key, channel, newest)

    @asynccontextmanager
    async def action(self) -> AsyncIterator[None]:
        """Hold the lock during an action.

        The clock is updated before the action, and the pages after it.
        """
        async with self._lock:
            await self._update_clock()
            yield
            await self._publish()

    async def skip(self, seconds: float) -> None:
        """Move the clock forward by the given seconds.

        The bot handles every deadline in between.
        """
        async with self._lock:
            self._skipped += seconds
            with self._settle_within(SKIP_SETTLE_TIMEOUT):
                await self._update_clock()
            await self._publish()
            self.save()
            # A page computes relative times such as "in 3 hours" only when it draws a message, so it must be
            # reloaded.
            self.edition += 1

    async def skip_to(self, event: str) -> None:
        """Move the clock to just after the next event of the given kind.

        Raise KeyError if there is no such event.
        """
        async with self._lock:
            self.upcoming = await self._find_upcoming(self.env.bot)
        at = self.upcoming.get(event)
        if at is None:
            raise KeyError(event)
        await self.skip(max(0.0, at / 1000 - self.env.now().timestamp()) + SKIP_MARGIN)

    async def view(self, user_key: int, channel: int) -> View:
        """Return a user's view of a channel.

        Raise KeyError if the channel is not in the user's list.
        """
        actor = self.member(user_key)
        listed = {
            channel_handle.id: channel_handle for channel_handle in self.world.channels_of(self.env, actor)
        }
        if (found := self.views.find(user_key, channel)) is not None and channel in listed:
            return found
        async with self._lock:
            # Another request may have opened the same view in the meantime.
            return self.views.find(user_key, channel) or await self.views.open(
                actor, listed[channel], self.languages[user_key]
            )

    async def set_language(self, user_key: int, language: Locale) -> None:
        """Set a user's language."""
        async with self._lock:
            self.languages[user_key] = language
            self._archive.save_language(user_key, str(language))
            await self.views.close(user_key)

    async def run_clock(self) -> None:
        """Advance the clock until cancelled."""
        while True:
            await asyncio.sleep(TICK_INTERVAL)
            async with self.action():
                pass

    def save(self) -> None:
        """Save the simulated Discord to disk."""
        self._archive.save(self.env, self._skipped)

    async def _update_clock(self) -> None:
        behind = (_now() - self.env.now()).total_seconds() + self._skipped
        try:
            await self.env.advance_time(max(0.0, behind))
        except TimeoutError:
            # The simulated clock is behind now. The next tick moves it forward by the missing time.
            log.debug("the clock is behind, because the bot is still working")
        with self.env.time_context():
            await self._record_heartbeat(self.env.bot)
        self.views.begin_action()

    @contextmanager
    def _settle_within(self, seconds: float) -> Iterator[None]:
        """Change the time that the bot may take to finish its work during the `with` block."""
        before, self.env.settle_timeout = self.env.settle_timeout, seconds
        try:
            yield
        finally:
            self.env.settle_timeout = before

    async def _publish(self) -> None:
        """Update the open pages if something has happened.

        Don't update them otherwise, because simcord rejects clicks that are in progress during an update.
        """
        self._log_errors()
        if not self.env.backend.transcript:
            return
        self.env.http_requests.clear()
        self.env.backend.transcript.clear()
        with self._settle_within(min(REDRAW_SETTLE_TIMEOUT, self.env.settle_timeout)):
            await self.views.refresh()
        self.upcoming = await self._find_upcoming(self.env.bot)
        self.save()

    def _log_errors(self) -> None:
        """Log errors that simcord catches, because asyncio never sees them."""
        errors = self.env.errors
        for error in errors[self._logged_errors :]:
            if not isinstance(error, app_commands.AppCommandError):
                log.error("The bot failed: %s", error, exc_info=error)
        self._logged_errors = len(errors)


@asynccontextmanager
async def open_stage(
    folder: Path,
    make_bot: MakeBot,
    upcoming: Upcoming = find_nothing,
    record_heartbeat: Heartbeat = record_nothing,
) -> AsyncIterator[Stage]:
    """Open a folder's simulated Discord and run the bot in it, then save everything.

    Raise PlaygroundError if the folder cannot be used or the bot does not finish its start. Exceptions raised
    by the bot propagate.
    """
    async with AsyncExitStack() as ending:
        patch_preview()
        patch_emojis()
        suppress_thread_messages()
        archive = ending.enter_context(closing(Archive(folder)))
        bot = await make_bot(folder)
        ending.push_async_callback(_close, bot)
        stage = _restore_stage(bot, archive, upcoming, record_heartbeat)
        ending.enter_context(excluding_long_sleeps(stage.env))
        await _start(stage.env)
        ending.push_async_callback(_stop, stage.env)
        ending.push_async_callback(_close_in_time, stage.env)
        ending.push_async_callback(stage.views.close)
        stage.upcoming = await upcoming(bot)
        stage.save()
        yield stage
        stage.save()


def _restore_stage(
    bot: discord.Client, archive: Archive, upcoming: Upcoming, record_heartbeat: Heartbeat
) -> Stage:
    """Restore the saved simulation, or create a new one, and set its clock before the bot starts."""
    env = simcord.Env(bot, settle_timeout=SETTLE_TIMEOUT, check_errors=False)
    skipped = archive.restore(env)
    is_new = skipped is None
    world = create_world(env) if is_new else load_world(env)
    if skipped is None:
        # simcord's clock starts in 2026 and cannot be set back. If the machine's clock shows an earlier time,
        # the difference is treated like time that users have skipped.
        skipped = max(0.0, (env.now() - _now()).total_seconds())
    # Set the clock before the bot starts. Otherwise the bot would notice a jump in time.
    env.backend.advance_clock(max(0.0, (_now() - env.now()).total_seconds() + skipped))
    wait_patiently(env)
    stage = Stage(env, world, archive, skipped, upcoming, record_heartbeat=record_heartbeat, is_new=is_new)
    localize_interactions(env, stage.languages)
    return stage


def _languages(world: World, archive: Archive) -> dict[int, Locale]:
    chosen = archive.languages()
    return {
        member.id: Locale(chosen.get(member.id, str(language)))
        for member, language in zip(world.members, USERS.values(), strict=True)
    }


async def _start(env: simcord.Env) -> None:
    try:
        await env.start()
    except TimeoutError as error:
        raise PlaygroundError("The bot has not finished its start in two minutes. Try again.") from error


async def _close_in_time(env: simcord.Env) -> None:
    """Close the bot while the simulated clock is in effect.

    Otherwise the bot would store the machine's time as its last activity, and detect an outage at the next
    start.
    """
    with env.time_context():
        await _close(env.bot)


async def _close(bot: discord.Client) -> None:
    if not bot.is_closed():
        await bot.close()


async def _stop(env: simcord.Env) -> None:
    try:
        await env.shutdown()
    except TimeoutError:
        log.warning("The bot was stopped in the middle of its work.")


def _now() -> datetime:
    return datetime.now(UTC)
