"""The connection to Discord: its address, and incoming frames as evidence that the bot serves users."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
import msgspec
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route
from msgspec import Struct
from yarl import URL

from bot.core.services import Services
from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import PORTAL, REFUSED, Exit, FatalError
from host.operations.privacy import guild_deletion
from host.time.clock import outages
from storage.core.sql.database_errors import DatabaseUnavailable

EVENT, HEARTBEAT_ACK = 0, 11
MAX_LENGTH = 200
"""Maximum length of a heartbeat acknowledgement in characters; longer frames are events."""


def redirect_requests(address: str) -> None:
    """Redirect all of this process's Discord requests (REST, gateway and files) to another server."""
    Route.BASE = f"{address}/api/v{INTERNAL_API_VERSION}"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws{address.removeprefix('http')}/gateway/")
    Asset.BASE = f"{address}/cdn"


log = logging.getLogger(__name__)


def prepare(settings: Settings) -> None:
    """Check the token, and redirect requests if the settings name a server other than Discord's.

    Raises FatalError if the token is missing or invalid.
    """
    if not settings.token:
        raise FatalError(
            Exit.TOKEN_MISSING,
            "DISCORD_TOKEN is missing. Put the bot's token into the environment or into .env, "
            "or name a file that contains it in DISCORD_TOKEN_FILE; "
            f"you find it in {PORTAL}. To try the bot without one: make play",
        )
    if any(not "!" <= letter <= "~" for letter in settings.token):
        # A token with invalid characters can't be sent in an HTTP header. Reject it before the first request.
        raise FatalError(Exit.TOKEN_REFUSED, REFUSED)
    if settings.discord:
        log.warning("HARBOURMASTER_DISCORD: all requests, including the token, go to %s", settings.discord)
        redirect_requests(settings.discord)


class Frame(Struct, frozen=True):
    """The relevant fields of a gateway frame."""

    op: int


class GatewayConnection:
    """The state of the gateway session and the available guilds."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._has_session = False

    def is_serving(self) -> bool:
        """Return whether a session exists and moves can be saved.

        discord.py ends a session after a minute of silence.
        """
        return self._has_session and self._services.uptime.is_noted

    async def note_connected(self) -> None:
        """Record that a session was established or resumed."""
        self._has_session = True
        await self._record_uptime()

    def note_disconnected(self) -> None:
        """Record a lost connection.

        Until the next session begins, the bot is not serving users.
        """
        self._has_session = False

    async def note_frame(self, message: str) -> None:
        """Record a frame as evidence that the bot is serving users, if it is part of a session.

        Only events and heartbeat acknowledgements are evidence.
        """
        if self._has_session and (len(message) > MAX_LENGTH or _op(message) in {EVENT, HEARTBEAT_ACK}):
            await self._record_uptime()

    async def _record_uptime(self) -> None:
        await self._services.uptime.record()
        self._services.scheduler.wake_timers()

    async def compare_guilds(self) -> None:
        """Record which of this shard's guilds are available."""
        present = {guild.id for guild in self._client.guilds if not guild.unavailable}
        await _try(outages.reconcile_availability(self._services.ctx, present))
        # An unavailable guild has not removed the bot, so don't schedule the deletion of its data.
        await _try(
            guild_deletion.reconcile_timers(self._services.ctx, {guild.id for guild in self._client.guilds})
        )

    async def note_guild_unavailable(self, guild_id: int) -> None:
        """Record that a guild is unavailable."""
        await _try(outages.mark_unavailable(self._services.ctx, guild_id))

    async def note_guild_removed(self, guild_id: int) -> None:
        """Record that a guild has removed the bot; its data will eventually be deleted."""
        await self.note_guild_unavailable(guild_id)
        await _try(guild_deletion.schedule_deletion(self._services.ctx, guild_id))
        self._services.wake()

    async def note_guild_joined(self, guild_id: int) -> None:
        """Record that a guild has added the bot, possibly again."""
        await self.note_guild_available(guild_id)
        await _try(guild_deletion.cancel_deletion(self._services.ctx, guild_id))

    async def note_guild_available(self, guild_id: int) -> None:
        """Record that a guild is available, and run all due messages, jobs and timers.

        This updates status cards with outdated deadlines.
        """
        await _try(outages.mark_available(self._services.ctx, guild_id))
        self._services.wake()


async def _try(work: Awaitable[None]) -> None:
    try:
        await work
    except DatabaseUnavailable as error:
        log.error("the list of servers was not saved: %s", error)


def _op(message: str) -> int | None:
    try:
        return msgspec.json.decode(message, type=Frame).op
    except msgspec.MsgspecError:
        return None
