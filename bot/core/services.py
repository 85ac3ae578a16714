"""What every command and click needs at hand, reached through the client that received it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any, TypeAlias, cast

import discord
from discord.gateway import DiscordWebSocket
from msgspec import Struct, field

from bot.core.accounts import Accounts, user_of
from bot.core.metrics.collector import Watch
from bot.core.pictures import Pictures
from bot.core.queues import Asker, OneAtATime, Thinking
from bot.core.words.languages import Languages
from bot.core.words.mentions import Mentions
from host.core.context import Context
from host.core.errors import trace
from host.core.owners import match_owner
from host.core.people import Person
from host.core.scheduler import Scheduler
from host.matches import users
from host.matches.settings import updates
from host.time.clock.proofs import Proofs

log = logging.getLogger(__name__)


class Services(Struct, frozen=True):
    """The host, the languages, the pictures, the scheduler, the proofs of service and more of one running bot."""

    ctx: Context
    languages: Languages
    pictures: Pictures
    scheduler: Scheduler
    proofs: Proofs
    accounts: Accounts
    mentions: Mentions
    editions: Mapping[str, str] = {}
    """Edition files (TOML) of the operator's own by game, for new matches."""
    people: OneAtATime = field(default_factory=OneAtATime)
    """What is being done for whom."""
    thinking: Thinking = field(default_factory=Thinking)
    """What robots are thinking about for whom."""
    watch: Watch = field(default_factory=Watch)
    """Who notes what is done, for whoever asks from outside."""

    def wake(self, match_id: int | None = None) -> None:
        """Begin to do what is due of a match, or of all there is."""
        self.scheduler.wake(None if match_id is None else match_owner(match_id))


class ServicesClient(discord.Client):
    """A client that has these services."""

    services: Services

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._serving: set[asyncio.Task[Any]] = set()

    def note_serving(self) -> None:
        """Note that the task at hand serves somebody: it is not cut off when the bot leaves."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    def serve_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; a slip of ours goes into the log."""
        task = asyncio.create_task(work)
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        task.add_done_callback(_report)

    async def serve_the_last(self, seconds: float) -> None:
        """Hear no more from Discord, and let those be served who were heard, for some seconds at most."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        # None before the first connection, whatever the library's types say.
        line = cast("DiscordWebSocket | None", self.ws)
        if line is not None and line.open:
            leaving = loop.create_task(line.close(code=1000))
            self._serving.add(leaving)
            leaving.add_done_callback(self._serving.discard)
        while (last := self._serving - {asyncio.current_task()}) and loop.time() < deadline:
            await asyncio.wait(last, timeout=deadline - loop.time())
        for task in last:
            task.cancel()


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (slip := task.exception()) is not None:
        log.error("what was done beside failed: %s", trace(slip))


Here: TypeAlias = discord.Interaction[ServicesClient]


def ctx_of(interaction: Here) -> Context:
    """Return the host of the bot that was asked."""
    return interaction.client.services.ctx


def person_of(interaction: Here) -> Person:
    """Return who acts."""
    return person(interaction, interaction.user)


def asker_of(interaction: Here) -> Asker:
    """Return who waits for what is drawn for an answer."""
    return Asker(interaction.guild_id or 0, interaction.user.id)


def person(interaction: Here, account: discord.User | discord.Member) -> Person:
    """Return an account that an interaction mentions as the host knows it."""
    user = user_of(interaction, account.id)
    return Person(users.NOBODY if user is None else user.key, account.display_name)


def is_admin(interaction: Here) -> bool:
    """Tell whether who acts may manage the server."""
    return interaction.permissions.manage_guild


async def is_host(interaction: Here) -> bool:
    """Tell whether who acts has the host's tools in a server: as a manager, or by the role it has set for that."""
    if is_admin(interaction):
        return True
    if not isinstance(interaction.user, discord.Member) or interaction.guild_id is None:
        return False
    settings = await updates.server_settings_of(ctx_of(interaction), interaction.guild_id)
    return settings.host_role is not None and interaction.user.get_role(settings.host_role) is not None
