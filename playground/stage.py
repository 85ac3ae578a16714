"""The stage: the real bot, the simulated Discord it lives in, its clock, and what people look at.

The clock is the machine's, plus whatever was skipped, which is kept over a restart. simcord moves time only
when told to, and refuses operations that overlap, so everything that acts on the world takes its turn under
one lock: the ticking clock, a skip, a click.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

import discord
import simcord
from discord import Locale, app_commands

from playground.archive import Archive
from playground.problem import Problem
from playground.quick import hasten, sleeping_aside
from playground.unread import Unread, latest, unread
from playground.views import View, Views
from playground.world import (
    PEOPLE,
    World,
    find_world,
    keep_private_threads_private,
    settle_world,
    speak_for_people,
)

MakeBot = Callable[[Path], Awaitable[discord.Client]]
"""Builds the bot; everything it stores goes into the folder. It is not logged in yet."""

Upcoming = Callable[[discord.Client], Awaitable[Mapping[str, int | None]]]
"""Tells of each sort of event when the next one is, in unix milliseconds; None where none is to come."""

PATIENCE = 10.0
"""Seconds the bot gets to come to rest after a click."""
PATIENCE_WITH_A_JUMP = 60.0
TICK = 1.0
MOMENT = 2.0
"""Seconds by which the clock goes beyond the event it is moved to: by then the bot has seen to it."""

log = logging.getLogger(__name__)


async def know_nothing(bot: discord.Client) -> Mapping[str, int | None]:
    """Tell nothing: of a bot whose timers nobody knows."""
    return {}


class Stage:
    """A running bot in its world.

    `edition` grows whenever pages have to be loaded anew; `is_new` where nothing has happened in its world yet.
    `upcoming` tells when things happen next by themselves.
    """

    def __init__(
        self,
        env: simcord.Env,
        world: World,
        archive: Archive,
        skipped: float,
        tell_upcoming: Upcoming,
        *,
        is_new: bool,
    ) -> None:
        self.env = env
        self.world = world
        self.views = Views(env)
        # A page left open over a restart must see another one than before.
        self.edition = int(_now().timestamp() * 1000)
        self.is_new = is_new
        self.upcoming: Mapping[str, int | None] = {}
        self.languages = _languages(world, archive)
        self._archive = archive
        self._skipped = skipped
        self._read = archive.read_marks()
        self._tell_upcoming = tell_upcoming
        self._turn = asyncio.Lock()
        self._errors_told = 0

    def person(self, wanted: int) -> simcord.MemberActor:
        """Return somebody by id. Raises KeyError."""
        return {person.id: person for person in self.world.people}[wanted]

    def unread(self, person: int, channel: int) -> Unread:
        """Return what is new to somebody in a channel."""
        return unread(self.env.backend, person, channel, self._read.get((person, channel), 0))

    def mark_read(self, person: int, channel: int) -> None:
        """Note that somebody has read a channel to its end."""
        newest = latest(self.env.backend, channel)
        if newest > self._read.get((person, channel), 0):
            self._read[person, channel] = newest
            self._archive.keep_read(person, channel, newest)

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

    async def skip_to(self, event: str) -> None:
        """Move the clock to the next event of a sort and a little further. Raises KeyError where none is to come."""
        async with self._turn:
            self.upcoming = await self._tell_upcoming(self.env.bot)
        at = self.upcoming.get(event)
        if at is None:
            raise KeyError(event)
        await self.skip(max(0.0, at / 1000 - self.env.now().timestamp()) + MOMENT)

    async def view(self, person: int, channel: int) -> View:
        """Return somebody's view of a channel. Raises KeyError for a channel that isn't in their list."""
        actor = self.person(person)
        listed = {one.id: one for one in self.world.channels_of(self.env, actor)}
        if (found := self.views.find(person, channel)) is not None and channel in listed:
            return found
        async with self._turn:
            # Another window may have asked for the same meanwhile.
            return self.views.find(person, channel) or await self.views.open(
                actor, listed[channel], self.languages[person]
            )

    async def speak(self, person: int, language: Locale) -> None:
        """Let somebody read another language from now on."""
        async with self._turn:
            self.languages[person] = language
            self._archive.keep_language(person, str(language))
            await self.views.close(person)

    async def tick(self) -> None:
        """Let time pass until cancelled."""
        while True:
            await asyncio.sleep(TICK)
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
        self.views.begin_turn()

    async def _publish(self) -> None:
        """Bring open pages up to date where something happened: each time, clicks under way are refused."""
        self._tell_errors()
        if not self.env.backend.transcript:
            return
        self.env.http_requests.clear()
        self.env.backend.transcript.clear()
        try:
            await self.views.refresh()
        except TimeoutError as error:
            log.warning("The bot is still busy: %s", error)
        self.upcoming = await self._tell_upcoming(self.env.bot)
        self.keep()

    def _tell_errors(self) -> None:
        """Report what went wrong and nobody else reports: simcord catches it before asyncio can."""
        errors = self.env.errors
        for error in errors[self._errors_told :]:
            if not isinstance(error, app_commands.AppCommandError):
                log.error("The bot failed: %s", error, exc_info=error)
        self._errors_told = len(errors)


@asynccontextmanager
async def on_stage(
    folder: Path, make_bot: MakeBot, upcoming: Upcoming = know_nothing
) -> AsyncIterator[Stage]:
    """Open the simulated Discord of a folder, start the bot in it, and keep everything at the end.

    Raises Problem where the folder can't be used or the bot never comes to rest. What the bot raises passes.
    """
    async with AsyncExitStack() as ending:
        hasten()
        keep_private_threads_private()
        archive = ending.enter_context(closing(Archive(folder)))
        bot = await make_bot(folder)
        ending.push_async_callback(_close, bot)
        stage = _set_the_stage(bot, archive, upcoming)
        ending.enter_context(sleeping_aside(stage.env))
        await _start(stage.env)
        ending.push_async_callback(_stop, stage.env)
        ending.push_async_callback(_close_in_time, stage.env)
        ending.push_async_callback(stage.views.close)
        stage.upcoming = await upcoming(bot)
        stage.keep()
        yield stage
        stage.keep()


def _set_the_stage(bot: discord.Client, archive: Archive, upcoming: Upcoming) -> Stage:
    """Bring back the world that was kept, or found it, and set its clock; the bot does not run yet."""
    env = simcord.Env(bot, settle_timeout=PATIENCE, check_errors=False)
    skipped = archive.restore(env)
    is_new = skipped is None
    world = settle_world(env) if is_new else find_world(env)
    if skipped is None:
        # simcord's clock begins in 2026 and never runs back: what a machine's clock lacks of that is skipped.
        skipped = max(0.0, (env.now() - _now()).total_seconds())
    # The bot wakes up at the right time, instead of being hurried through the time it slept.
    env.backend.advance_clock(max(0.0, (_now() - env.now()).total_seconds() + skipped))
    stage = Stage(env, world, archive, skipped, upcoming, is_new=is_new)
    speak_for_people(env, stage.languages)
    return stage


def _languages(world: World, archive: Archive) -> dict[int, Locale]:
    chosen = archive.languages()
    return {
        person.id: Locale(chosen.get(person.id, str(language)))
        for person, language in zip(world.people, PEOPLE.values(), strict=True)
    }


async def _start(env: simcord.Env) -> None:
    try:
        await env.start()
    except TimeoutError as error:
        raise Problem(f"The bot did not come to rest after its start: {error}") from error


async def _close_in_time(env: simcord.Env) -> None:
    """Close the bot while its clock goes: what it noted by the machine's would be an outage at its next start."""
    with env.time_context():
        await _close(env.bot)


async def _close(bot: discord.Client) -> None:
    if not bot.is_closed():
        await bot.close()


async def _stop(env: simcord.Env) -> None:
    try:
        await env.shutdown()
    except TimeoutError as error:
        log.warning("The bot was stopped in the middle of its work: %s", error)


def _now() -> datetime:
    return datetime.now(UTC)
