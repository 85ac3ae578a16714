"""The bot put together: the only place where host, storage, renderer and Discord are wired to each other."""

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
from bot.core.metrics.collector import Watch
from bot.core.pictures import Pictures
from bot.core.sending.sender import Sender
from bot.core.services import Services, ServicesClient
from bot.core.words.languages import Languages
from bot.core.words.mentions import Mentions
from bot.runtime.process.connection import Line
from bot.runtime.process.editions import read_editions
from bot.runtime.process.environment import HERE, BadSettings, Settings
from bot.runtime.routing.clicks import dispatch
from bot.runtime.routing.commands import Tree
from bot.runtime.routing.posts import Sending
from bot.tables.channel import Channels
from engine.core.text import Text
from host.core import outbox
from host.core.context import Context
from host.core.features import sweep
from host.core.owners import Owner
from host.core.scheduler import Scheduler
from host.core.shares import share_of
from host.messages import view
from host.time.clock.proofs import Proofs
from storage.core import handled
from storage.core.database import Database
from storage.core.sql.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
LONGEST_HANG = 60.0
"""Seconds that a request is held back by a limit of Discord's; what is to wait longer is tried again then."""
LAST_ANSWERS = 5.0
"""Seconds at most that the bot takes to answer before it leaves; supervisors often wait no longer than ten."""


async def open_bot(settings: Settings) -> Harbourmaster:
    """Open the database and make the bot; it connects when it is started.

    Raises BadSettings for editions that can't be played with, DatabaseTooNew and DatabaseUnavailable.
    """
    editions = read_editions(settings.editions)
    database = await Database.open(settings.database_url)
    where = settings.database_file or database.address.shown
    log.info("the database is %s, of schema %s", where, await database.schema())
    return Harbourmaster(settings, Context(database, now, new_secret), editions)


async def open_shared(settings: Settings) -> tuple[Database, dict[str, str]]:
    """Open a database that processes share, and read the editions; raises as `open_bot` does."""
    editions = read_editions(settings.editions)
    database = await Database.open(settings.database_url)
    if database.is_shared:
        return database, editions
    await database.close()
    raise BadSettings("HARBOURMASTER_SHARDS asks for a database on a server: see docs/scaling.md.")


class OneShard(Struct, frozen=True):
    """One of several shards that a process may serve, and what its bot shares with the others."""

    shard: int
    count: int
    pictures: Pictures
    introduce: Callable[[], Awaitable[None]]
    """Waits until a session may be asked for."""
    watch: Watch


def make_shard(
    settings: Settings, database: Database, editions: dict[str, str], shard: OneShard
) -> Harbourmaster:
    """Make the bot for the servers of one shard, on a database that others close."""
    ctx = Context(database, now, new_secret, share=share_of(shard.shard, shard.count))
    return Harbourmaster(settings, ctx, editions, shard)


def now() -> int:
    """Return the time in unix milliseconds, from the one clock of the bot."""
    return round(utcnow().timestamp() * 1000)


def new_secret() -> str:
    """Return 128 secret bits in hex."""
    return secrets.token_hex(16)


class Harbourmaster(ServicesClient):
    """The bot on Discord. It knows nothing between two events but what is in the database."""

    def __init__(
        self, settings: Settings, ctx: Context, editions: dict[str, str], shard: OneShard | None = None
    ) -> None:
        super().__init__(
            shard_id=None if shard is None else shard.shard,
            shard_count=None if shard is None else shard.count,
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_HANG,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            # Acknowledged heartbeats are told of in this way alone.
            enable_debug_events=True,
        )
        self.settings = settings
        self._shard = shard
        ctx.has_server = lambda server: self.get_guild(server) is not None
        self.channels = Channels(self)
        languages, pictures = Languages(ctx.database), Pictures() if shard is None else shard.pictures
        ctx.name_of_former = self._name_of_former
        accounts = Accounts(ctx)
        mentions = Mentions(accounts)
        sender = Sender(self, ctx, languages, pictures, mentions, accounts)
        self.sending = Sending(sender, self.channels.is_lost)
        proofs = Proofs(ctx)
        scheduler = Scheduler(ctx, self.sending.send, lambda: proofs.until)
        self.sender = sender
        self.watch = watch(settings) if shard is None else shard.watch
        self.services = Services(
            ctx, languages, pictures, scheduler, proofs, accounts, mentions, editions, watch=self.watch
        )
        self.line = Line(self, self.services)
        self.tree = Tree(self)
        self._telling: asyncio.Task[None] | None = None

    async def _name_of_former(self, server: int) -> str:
        words = await self.sender.words(server)
        return words(Text("former-member"))

    def tell_figures(self, port: int, at: str = HERE) -> int:
        """Tell figures on a port of this machine, any where it is 0; returns which. Raises OSError."""
        return self.watch.open(self.services.ctx, self.line.is_serving, lambda: self.latency, port, at)

    async def setup_hook(self) -> None:
        """Tidy up, and tell Discord the commands, which nobody waits for: those told last time work."""
        ctx = self.services.ctx
        async with ctx.database.transaction() as tx:
            await handled.forget(tx, ctx.now())
        await sweep(ctx)
        self.sender.began = ctx.now()
        await outbox.release_all(ctx)
        self._tell_commands()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may be asked for: shards of all processes come one after the other."""
        if self._shard is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._shard.introduce()

    async def on_ready(self) -> None:
        """Send what a former run, or a lost connection, left in the outbox; now the servers' languages are known."""
        await self.line.compare_servers()
        await self.services.proofs.start()
        self.services.scheduler.retry()
        await self._look_for_channels()
        # Nothing where Discord knows the commands already; the second chance where it would not listen before.
        self._tell_commands()
        log.info("ready: %d servers, %d matches", len(self.guilds), len(await view.alive(self.services.ctx)))

    def wake(self, owner: Owner | None) -> None:
        """Begin to do what is due of an owner, or of all, once the servers are known: then all that is due is."""
        if self.is_ready():
            self.services.scheduler.wake(owner)

    def _tell_commands(self) -> None:
        """Have Discord told the commands, unless that is on its way."""
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self.tree.tell(self.settings.folder))

    async def on_connect(self) -> None:
        """Note that a session has begun: what lies before it is an outage."""
        await self.line.established()

    async def on_resumed(self) -> None:
        """Let nobody lose time by what kept Discord from us."""
        await self.line.established()
        self.services.scheduler.retry()

    async def _look_for_channels(self, server: int | None = None) -> None:
        try:
            await self.channels.look(server)
            await self._look_by_features(server)
        except DatabaseUnavailable as slip:
            log.error("which channels are gone is not known: %s", slip)

    async def _look_by_features(self, server: int | None) -> None:
        for feature in features().values():
            if feature.look is not None and await feature.look(self.sender, server):
                self.services.wake()

    async def on_disconnect(self) -> None:
        """Note that the line is broken."""
        self.line.lost()

    async def on_socket_raw_receive(self, message: str) -> None:
        """Note that people are served."""
        await self.line.heard(message)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the clocks of a server rest."""
        await self.line.server_lost(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the clocks of a server rest until it lets the bot in again; after long its matches are deleted."""
        await self.line.server_removed(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the clocks of a server run again that had removed the bot."""
        await self.line.server_joined(guild.id)

    async def on_interaction(self, interaction: discord.Interaction[Harbourmaster]) -> None:
        """Route clicks and forms; commands find their way by the tree.

        Whoever acts in a channel may have opened it again.
        """
        if interaction.channel_id is not None:
            self._post_again(channel=interaction.channel_id)
        if interaction.type in CLICKS:
            await dispatch(interaction)

    async def on_guild_channel_update(self, before: GuildChannel, after: GuildChannel) -> None:
        """Post what was refused where the channel allows it now."""
        self._post_again(server=after.guild.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Post what was refused where the thread allows it now."""
        self._post_again(server=after.guild.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Post what was refused before the thread was opened to the bot, or was woken."""
        self._post_again(server=thread.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Post what was refused where a role allows it now."""
        self._post_again(server=after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Post what was refused because of a role."""
        self._post_again(server=role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Post what was refused before the bot got a role, or while it was silenced."""
        self._post_again(server=after.guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let the clocks of a server run again, post what waited while it was away, look which channels are there."""
        await self.line.server_found(guild.id)
        self._post_again(server=guild.id)
        await self._look_for_channels(guild.id)

    def _post_again(self, *, server: int | None = None, channel: int | None = None) -> None:
        for owner in self.sending.open_again(server=server, channel=channel):
            self.services.scheduler.wake(owner)

    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        """Let the match of a channel that was deleted wait for another."""
        await self.channels.note_deleted(channel.id)
        await self._look_by_features(channel.guild.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let the match of a thread that was deleted wait for another channel."""
        await self.channels.note_deleted(thread.thread_id)

    async def close(self) -> None:
        """Leave Discord and close the database; whoever was heard is served first."""
        await self.serve_the_last(LAST_ANSWERS)
        if self._telling is not None:
            self._telling.cancel()
        if self._shard is None:
            self.watch.close()
        await self.services.scheduler.close()
        await self.services.proofs.close()
        await super().close()
        if self._shard is None:
            await self.services.ctx.database.close()


def watch(settings: Settings) -> Watch:
    """Return who notes what is done: somebody who tells figures where they are asked for."""
    if settings.metrics is None:
        return Watch()
    from bot.core.metrics.exporter import Exporter  # noqa: PLC0415 - 3 MB that only its users need

    return Exporter()


def intents() -> discord.Intents:
    """Return what the bot wants to hear of: servers and channels, nothing of what people write."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted
