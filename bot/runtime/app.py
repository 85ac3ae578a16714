"""The bot application.

Only this module connects host, storage, renderer and Discord.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import discord
from discord.abc import GuildChannel
from discord.utils import utcnow
from msgspec import Struct

from bot.core.accounts import Accounts
from bot.core.features import features
from bot.core.metrics.collector import MetricsCollector, MetricSources
from bot.core.pictures import Pictures
from bot.core.sending.sender import Sender
from bot.core.sending.time_limits import limit_requests
from bot.core.services import Services, ServicesClient
from bot.core.words.languages import Languages
from bot.core.words.mentions import Mentions
from bot.decisions.closed_channels import AccessMonitor
from bot.matches.pages import check_channels
from bot.runtime.emoji_sync import EmojiSync
from bot.runtime.game_loading import add_folders, check_games
from bot.runtime.process.connection import GatewayConnection
from bot.runtime.process.editions import read_editions
from bot.runtime.process.environment import LOCALHOST, BadSettings, Settings
from bot.runtime.process.shutdown import end_tasks
from bot.runtime.routing.clicks import dispatch
from bot.runtime.routing.commands import BotCommandTree
from bot.runtime.routing.delivery import OutboxDelivery
from bot.tables.channel import ChannelMonitor
from engine.core.text import LocalizedText
from host.core import outbox
from host.core.context import Context
from host.core.features import run_startup_handlers
from host.core.owners import Owner
from host.core.scheduler import Scheduler
from host.core.sharding import shard_of
from host.messages import view
from host.time.clock.uptime_monitor import UptimeMonitor
from storage.core import claimed_interactions
from storage.core.copying import deletion_list
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
MAX_RATE_LIMIT_WAIT = 60.0
"""Maximum seconds that a request may wait for a Discord rate limit.

A request that would have to wait longer fails and is retried later.
"""
DRAIN_TIMEOUT = 5.0
"""Maximum seconds for sending the last responses before shutdown. Supervisors often wait only ten seconds."""


async def open_bot(settings: Settings) -> Harbourmaster:
    """Open the database and create the bot, which connects when it is started.

    Raises BadSettings for invalid editions, as well as DatabaseTooNew and DatabaseUnavailable.
    """
    return Harbourmaster(settings, *await open_context(settings))


async def open_context(settings: Settings) -> tuple[Context, dict[str, str]]:
    """Open the database, and load the editions.

    Raises the same errors as `open_bot`.
    """
    editions = _load_games(settings)
    database = await Database.open(settings.database_url, create=settings.may_create)
    where = settings.database_file or database.address.redacted
    log.info("the database is %s with schema %s", where, await database.schema())
    return Context(database, now, new_secret), editions


async def open_shared(settings: Settings) -> tuple[Database, dict[str, str]]:
    """Open a database shared by several processes, and load the editions.

    Raises the same errors as `open_bot`.
    """
    editions = _load_games(settings)
    database = await Database.open(settings.database_url, create=settings.may_create)
    if database.is_shared:
        return database, editions
    await database.close()
    raise BadSettings("HARBOURMASTER_SHARDS requires a database on a server: see docs/scaling.md.")


def _load_games(settings: Settings) -> dict[str, str]:
    """Load the games, and return the operator's editions."""
    add_folders(settings.games)
    check_games()
    return read_editions(settings.editions)


class ShardContext(Struct, frozen=True):
    """A shard in this process, with the objects that all bots in the process share."""

    shard: int
    count: int
    pictures: Pictures
    wait_to_identify: Callable[[], Awaitable[None]]
    """Waits until the shard is allowed to identify with the gateway."""
    metrics: MetricsCollector
    process: str = ""


def make_shard(
    settings: Settings, database: Database, editions: dict[str, str], shard: ShardContext
) -> Harbourmaster:
    """Create the bot for one shard's guilds; the caller has to close the shared database."""
    ctx = Context(database, now, new_secret, own_shard=shard_of(shard.shard, shard.count))
    ctx.process = shard.process
    return Harbourmaster(settings, ctx, editions, shard)


def now() -> int:
    """Return the current time in Unix milliseconds; this is the bot's only clock."""
    return round(utcnow().timestamp() * 1000)


def new_secret() -> str:
    """Return a random 128-bit secret in hex."""
    return secrets.token_hex(16)


class Harbourmaster(ServicesClient):
    """The Discord bot.

    When it is not handling an event, all of its state is in the database.
    """

    tree_class = BotCommandTree

    def __init__(
        self, settings: Settings, ctx: Context, editions: dict[str, str], shard: ShardContext | None = None
    ) -> None:
        super().__init__(
            shard_id=None if shard is None else shard.shard,
            shard_count=None if shard is None else shard.count,
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=MAX_RATE_LIMIT_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            # Without debug events, discord.py does not report acknowledged heartbeats.
            enable_debug_events=True,
        )
        limit_requests(self)
        self.settings = settings
        self._shard = shard
        ctx.pages_url = settings.web_url
        ctx.has_guild = lambda guild_id: self.get_guild(guild_id) is not None
        ctx.can_check_members = True
        self.channels = ChannelMonitor(self)
        languages, pictures = Languages(ctx.database), Pictures() if shard is None else shard.pictures
        ctx.former_member_name = self._former_member_name
        ctx.record_deletion = self._record_deletion
        accounts = Accounts(ctx)
        mentions = Mentions(accounts)
        sender = Sender(self, ctx, languages, pictures, mentions, accounts)
        self.access = AccessMonitor(self, sender)
        self.delivery = OutboxDelivery(sender, self.channels.is_lost, self.access)
        proofs = UptimeMonitor(ctx, on_outage_end=lambda: self.wake(None))
        scheduler = Scheduler(ctx, self.delivery.send, lambda: proofs.known_until)
        self.sender = sender
        self.metrics = create_collector(settings) if shard is None else shard.metrics
        self.services = Services(
            ctx, languages, pictures, scheduler, proofs, accounts, mentions, editions, metrics=self.metrics
        )
        self.gateway = GatewayConnection(self, self.services)
        self.tree = self.tree_class(self)
        self._sync_task: asyncio.Task[None] | None = None
        self.emoji_sync = EmojiSync(self, ctx, mentions.emojis)

    async def _former_member_name(self, guild_id: int) -> str:
        translate = await self.sender.translator(guild_id)
        return translate(LocalizedText("former-member"))

    async def _record_deletion(self, user_key: int) -> None:
        await asyncio.to_thread(deletion_list.add, self.settings.deletions_folder, [user_key])

    def serve_metrics(self, port: int, at: str = LOCALHOST) -> int:
        """Serve metrics on a local port and return the port; 0 selects any free port.

        Raises OSError.
        """
        sources = MetricSources(
            self.services.ctx, self.gateway.is_serving, lambda: self.latency, self.services.backups
        )
        return self.metrics.open(sources, port, at)

    async def setup_hook(self) -> None:
        """Clean up, run startup handlers, and sync the commands with Discord in the background.

        Until the sync is complete, previously synced commands work.
        """
        ctx = self.services.ctx
        async with ctx.database.transaction() as tx:
            await claimed_interactions.delete_old(tx, ctx.now())
        await run_startup_handlers(ctx)
        self.sender.started_at = ctx.now()
        await outbox.release_all(ctx)
        self._sync_commands()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may identify; the shards of all processes take turns."""
        if self._shard is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._shard.wait_to_identify()

    async def on_ready(self) -> None:
        """Send messages left in the outbox by an earlier run or a lost connection.

        This has to wait until now, because the guilds' locales were not known before.
        """
        await self.gateway.compare_guilds()
        await self.services.uptime.start()
        self.services.scheduler.retry()
        await self._check_deletions()
        await self._guard_access(self.access.load())
        # Retry the sync if the first one failed. Otherwise, `_sync_commands` does nothing.
        self._sync_commands()
        self.emoji_sync.start()
        log.info(
            "ready: %d servers, %d matches",
            len(self.guilds),
            len(await view.active_match_ids(self.services.ctx)),
        )

    def wake(self, owner: Owner | None) -> None:
        """Run the due messages, jobs and timers of an owner, or of all owners if `owner` is None.

        If the bot is not ready yet, do nothing, because `on_ready` runs them.
        """
        if self.is_ready():
            self.services.scheduler.wake(owner)

    def _sync_commands(self) -> None:
        """Sync the commands with Discord, unless a sync is already running."""
        if self._sync_task is None or self._sync_task.done():
            self._sync_task = asyncio.create_task(self.tree.sync_commands(self.settings.folder))

    async def on_emojis_refused(self) -> None:
        """Load the emojis again, because Discord has rejected a message with one of them."""
        self.emoji_sync.start()

    async def on_connect(self) -> None:
        """Record that a session began, and that an outage preceded it."""
        await self.gateway.note_connected()

    async def on_resumed(self) -> None:
        """Record that the session was resumed, so that the interruption does not use up players' time."""
        await self.gateway.note_connected()
        self.services.scheduler.retry()

    async def _check_deletions(self, guild_id: int | None = None) -> None:
        try:
            await self.channels.check(guild_id)
            await self._check_feature_deletions(guild_id)
        except DatabaseUnavailable as error:
            log.error("deleted channels and roles could not be checked: %s", error)

    async def _check_feature_deletions(self, guild_id: int | None) -> None:
        for feature in features().values():
            if feature.check_deletions is not None:
                for owner in await feature.check_deletions(self.sender, guild_id):
                    self.services.scheduler.wake(owner)

    async def on_disconnect(self) -> None:
        """Record a lost connection."""
        self.gateway.note_disconnected()

    async def on_socket_raw_receive(self, message: str) -> None:
        """Record a gateway frame as evidence that the bot is serving users."""
        await self.gateway.note_frame(message)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Pause a guild's clocks."""
        await self.gateway.note_guild_unavailable(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause a guild's clocks until the bot is added again.

        If it is not added again, the guild's data are eventually deleted.
        """
        await self.gateway.note_guild_removed(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the clocks of a guild that has added the bot again, and check its channels."""
        await self.gateway.note_guild_joined(guild.id)
        await self._note_access(guild.id)
        await self._check_deletions(guild.id)

    async def on_interaction(self, interaction: discord.Interaction[Harbourmaster]) -> None:
        """Route clicks and modals; commands are routed by the command tree.

        Activity in a channel may mean that the channel was reopened, so retry refused messages.
        """
        if interaction.channel_id is not None:
            self._retry_messages(channel=interaction.channel_id)
        if interaction.type in CLICKS:
            await dispatch(interaction)

    async def on_guild_channel_update(self, before: GuildChannel, after: GuildChannel) -> None:
        """Retry refused messages after a channel was changed."""
        await self._note_access(after.guild.id, is_changed=before.overwrites != after.overwrites)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Retry refused messages after a thread was changed."""
        await self._note_access(after.guild.id, is_changed=before.locked != after.locked)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Retry refused messages after the bot was added to a thread or the thread was unarchived."""
        await self._note_access(thread.guild.id, is_changed=bool(self.sender.closed_matches))

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Record that the bot was removed from a thread."""
        await self._guard_access(self.access.note_removed(thread.id))

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry refused messages after a role was changed."""
        await self._note_access(after.guild.id, is_changed=before.permissions != after.permissions)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Retry refused messages after a role was deleted, and check settings that refer to the role."""
        await self._note_access(role.guild.id)
        await self._check_deletions(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry refused messages after the bot got a role or its timeout ended."""
        if after.id == after.guild.me.id:
            await self._note_access(after.guild.id)

    async def _note_access(self, guild_id: int, *, is_changed: bool = True) -> None:
        """Retry refused messages.

        If permissions may have changed, also check in which channels the bot can write.
        """
        self._retry_messages(guild_id=guild_id)
        if is_changed:
            await self._guard_access(self.access.check(guild_id))
            await self._guard_access(self._check_pages(guild_id))

    async def _check_pages(self, guild_id: int) -> None:
        """Check which channels may have web pages."""
        await check_channels(self.sender, guild_id)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Store a guild's new name for its web pages."""
        if before.name != after.name:
            await self._guard_access(self._check_pages(after.id))

    async def _guard_access(self, check: Awaitable[None]) -> None:
        try:
            await check
        except DatabaseUnavailable as error:
            log.error("channel permissions could not be checked: %s", error)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume a guild's clocks, retry its messages and check its channels after an outage."""
        await self.gateway.note_guild_available(guild.id)
        await self._note_access(guild.id)
        await self._check_deletions(guild.id)

    def _retry_messages(self, *, guild_id: int | None = None, channel: int | None = None) -> None:
        for owner in self.delivery.retryable_owners(guild_id=guild_id, channel=channel):
            self.services.scheduler.wake(owner)

    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        """Suspend the match in a deleted channel, and check settings that refer to the channel."""
        await self.channels.note_deleted(channel.id)
        await self._check_feature_deletions(channel.guild.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Suspend the match in a deleted thread until it is moved to another channel."""
        await self.channels.note_deleted(thread.thread_id)

    async def close(self) -> None:
        """Finish running requests, then disconnect from Discord and close the database."""
        await self.drain(DRAIN_TIMEOUT)
        if self._sync_task is not None:
            await end_tasks([self._sync_task])
        await self.emoji_sync.stop()
        if self._shard is None:
            self.metrics.close()
        await self.services.scheduler.close()
        await self.services.uptime.close()
        await super().close()
        if self._shard is None:
            await self.services.ctx.database.close()


def create_collector(settings: Settings) -> MetricsCollector:
    """Create the metrics collector; if metrics are enabled, it is an exporter."""
    if settings.metrics is None:
        return MetricsCollector()
    from bot.core.metrics.exporter import Exporter  # noqa: PLC0415 - saves 3 MB if metrics are off

    return Exporter()


def intents() -> discord.Intents:
    """Return the gateway intents: guilds and channels, but no message contents."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted
