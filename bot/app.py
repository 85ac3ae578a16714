"""The bot put together: the only place where host, storage, renderer and Discord are wired to each other."""

from __future__ import annotations

import logging
import secrets

import discord
from discord.utils import utcnow

from bot.core.sender import Sender
from bot.core.services import Services, ServicesClient
from bot.pictures.pictures import Pictures
from bot.process.editions import read_editions
from bot.process.environment import Settings
from bot.routing.clicks import dispatch
from bot.routing.commands import Tree
from bot.routing.posts import Sending
from bot.words.languages import Languages
from host.clock import outages
from host.core.context import Context
from host.core.features import sweep
from host.core.refusals import Refusal
from host.core.scheduler import Scheduler
from host.tables import tables
from host.view import lists
from storage.core import handled
from storage.core.database import Database
from storage.core.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def open_bot(settings: Settings) -> Harbourmaster:
    """Open the database and make the bot; it connects when it is started.

    Raises BadSettings for editions that can't be played with, DatabaseTooNew and DatabaseUnavailable.
    """
    editions = read_editions(settings.editions)
    database = await Database.open(settings.database_url)
    return Harbourmaster(settings, Context(database, now, new_secret), editions)


def now() -> int:
    """Return the time in unix milliseconds, from the one clock of the bot."""
    return round(utcnow().timestamp() * 1000)


def new_secret() -> str:
    """Return 128 secret bits in hex."""
    return secrets.token_hex(16)


class Harbourmaster(ServicesClient):
    """The bot on Discord. It knows nothing between two events but what is in the database."""

    def __init__(self, settings: Settings, ctx: Context, editions: dict[str, str]) -> None:
        super().__init__(
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        languages, pictures = Languages(ctx.database), Pictures()
        sender = Sender(self, ctx, languages, pictures)
        scheduler = Scheduler(ctx, Sending(sender, self._lose_channel).send)
        self.services = Services(ctx, languages, pictures, scheduler, editions)
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        """Tell Discord the commands."""
        ctx = self.services.ctx
        async with ctx.database.transaction() as tx:
            await handled.forget(tx, ctx.now())
        await sweep(ctx)
        await self.tree.tell(self.settings.folder)

    async def on_ready(self) -> None:
        """Send what a former run, or a lost connection, left in the outbox; now the servers' languages are known."""
        await self._served_again()
        self.services.wake()
        # Nothing where Discord knows the commands already; the second chance where it would not listen before.
        await self.tree.tell(self.settings.folder)

    async def on_resumed(self) -> None:
        """Let nobody lose time by what kept Discord from us."""
        await self._served_again()
        self.services.wake()

    async def note_service(self) -> None:
        """Note that people are served now."""
        try:
            await outages.beat(self.services.ctx)
        except DatabaseUnavailable as slip:
            log.error("that people are served was not noted: %s", slip)

    async def _served_again(self) -> None:
        try:
            await outages.over(self.services.ctx)
        except DatabaseUnavailable as slip:
            log.error("how long nobody was served is not known: %s", slip)

    async def on_interaction(self, interaction: discord.Interaction[Harbourmaster]) -> None:
        """Route clicks and forms; commands find their way by the tree."""
        if interaction.type in CLICKS:
            await dispatch(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the match of a channel that was deleted."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the match of a thread that was deleted."""
        await self._channel_gone(thread.thread_id)

    async def close(self) -> None:
        """Leave Discord and close the database."""
        await self.services.scheduler.close()
        if self.is_ready():
            await self.note_service()
        await super().close()
        await self.services.ctx.database.close()

    async def _channel_gone(self, channel: int) -> None:
        match = await lists.channel_match(self.services.ctx, channel)
        if match is not None and match.status in ("open", "running"):
            await self._lose_channel(match.id)
            self.services.wake(match.id)

    async def _lose_channel(self, match_id: int) -> None:
        """End a match whose channel was deleted: nobody could ever act in it again. Its log stays."""
        log.warning("match %d has lost its channel and ends", match_id)
        try:
            await tables.lose_channel(self.services.ctx, match_id)
        except Refusal as slip:
            log.info("match %d was over already: %s", match_id, slip)


def intents() -> discord.Intents:
    """Return what the bot wants to hear of: servers and channels, nothing of what people write."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted
