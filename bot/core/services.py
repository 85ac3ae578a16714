"""Services that every command and click needs, available through the client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any, TypeAlias, cast

import discord
from discord.gateway import DiscordWebSocket
from msgspec import Struct, field
from msgspec.structs import replace

from bot.core.accounts import Accounts, user_of
from bot.core.metrics.backup_state import BackupState
from bot.core.metrics.collector import MetricsCollector
from bot.core.pictures import Pictures
from bot.core.queues import PerUserQueue, Requester, RunningSearches
from bot.core.words.languages import Languages
from bot.core.words.mentions import Mentions
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.owners import match_owner
from host.core.scheduler import Scheduler
from host.core.users import User
from host.matches import users
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings
from host.time.clock.uptime_monitor import UptimeMonitor

log = logging.getLogger(__name__)


class Services(Struct, frozen=True):
    """The services of a running bot: host context, languages, images, scheduler and uptime monitor."""

    ctx: Context
    languages: Languages
    pictures: Pictures
    scheduler: Scheduler
    uptime: UptimeMonitor
    accounts: Accounts
    mentions: Mentions
    editions: Mapping[str, str] = {}
    """The TOML text of the operator's edition files, keyed by game.

    New matches use these editions.
    """
    user_queue: PerUserQueue = field(default_factory=PerUserQueue)
    """The queue that handles each user's requests one at a time."""
    searches: RunningSearches = field(default_factory=RunningSearches)
    """The running robot search of each user."""
    metrics: MetricsCollector = field(default_factory=MetricsCollector)
    """The collector of this process's metrics."""
    backups: BackupState = field(default_factory=BackupState)
    """The state of the daily backups."""

    def wake(self, match_id: int | None = None) -> None:
        """Run the due messages, jobs and timers of a match, or of everything if `match_id` is None."""
        self.scheduler.wake(None if match_id is None else match_owner(match_id))


class ServicesClient(discord.Client):
    """A Discord client with the services of a running bot."""

    services: Services

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._serving: set[asyncio.Task[Any]] = set()

    def track_current_task(self) -> None:
        """Mark the current task as user-facing, so that the bot waits for it during shutdown."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task and log unexpected errors."""
        task = asyncio.create_task(work)
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        task.add_done_callback(_report)

    async def drain(self, seconds: float) -> None:
        """Stop receiving events, and wait at most `seconds` for running requests to finish."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        # Contrary to its type annotation, `self.ws` is None before the first connection.
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
        log.error("a concurrent task failed: %s", format_traceback(slip))


AppInteraction: TypeAlias = discord.Interaction[ServicesClient]


def ctx_of(interaction: AppInteraction) -> Context:
    """Return the host context of the bot that received the interaction."""
    return interaction.client.services.ctx


def acting_user(interaction: AppInteraction) -> User:
    """Return the user who triggered the interaction."""
    return to_user(interaction, interaction.user)


def requester_of(interaction: AppInteraction) -> Requester:
    """Return the interaction's guild and user as a requester for the image queue."""
    return Requester(interaction.guild_id or 0, acting_user(interaction).key)


def to_user(interaction: AppInteraction, account: discord.User | discord.Member) -> User:
    """Convert a Discord user or member to a host `User`."""
    user = user_of(interaction, account.id)
    return User(users.NO_USER if user is None else user.key, account.display_name)


def is_admin(interaction: AppInteraction) -> bool:
    """Return whether the acting user can manage the guild."""
    return interaction.permissions.manage_guild


async def is_host(interaction: AppInteraction) -> bool:
    """Return whether the acting user may use host tools.

    These are users who can manage the guild or have its host role.
    """
    if is_admin(interaction):
        return True
    if not isinstance(interaction.user, discord.Member) or interaction.guild_id is None:
        return False
    settings = await load_guild_settings(interaction)
    return settings.host_role is not None and interaction.user.get_role(settings.host_role) is not None


async def load_guild_settings(interaction: AppInteraction) -> GuildSettings:
    """Return the effective settings of an interaction's guild."""
    settings = await updates.get_guild_settings(ctx_of(interaction), interaction.guild_id or 0)
    return effective_settings(settings, interaction.guild)


def effective_settings(settings: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Return the settings without unusable channels and roles.

    Permission checks and the settings panel both use the effective settings, so that a deleted role or
    channel does not lock users out. If the guild is unavailable, its channels and roles are unknown, and the
    settings are returned unchanged.
    """
    if guild is None or guild.unavailable:
        return settings
    return replace(
        settings,
        channels=tuple(channel for channel in settings.channels if guild.get_channel(channel) is not None),
        opener_role=effective_role(settings.opener_role, guild),
        host_role=effective_role(settings.host_role, guild),
        board=settings.board if can_list_matches(guild, settings.board) else None,
    )


def effective_role(role: int | None, guild: discord.Guild | None) -> int | None:
    """Return the role, or None if it was deleted or is @everyone."""
    if role is None or guild is None or guild.unavailable:
        return role
    return None if role == guild.id or guild.get_role(role) is None else role


def can_list_matches(guild: discord.Guild, channel: int | None) -> bool:
    """Return whether the match list can be posted in a channel.

    A forum channel, for example, is not suitable.
    """
    return channel is not None and isinstance(guild.get_channel(channel), discord.TextChannel)
