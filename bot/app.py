"""The bot put together: the only place where host, storage, renderer and Discord are wired to each other."""

from __future__ import annotations

import logging
import secrets

import discord
from discord.utils import utcnow

from bot.courier import Courier
from bot.dispatch import dispatch
from bot.editions import read_editions
from bot.house import House, HouseClient
from bot.languages import Languages
from bot.outbox import Outbox
from bot.pictures import Pictures
from bot.settings import Settings
from bot.tree import Tree
from host import idling, outage, reading, tables
from host.harbour import Harbour
from host.people import Person
from host.refusals import Refusal
from storage import handled
from storage.database import Database
from storage.problems import DatabaseUnavailable

log = logging.getLogger(__name__)


async def open_bot(settings: Settings) -> Harbourmaster:
    """Open the database and make the bot; it connects when it is started.

    Raises BadSettings for editions that can't be played with, DatabaseTooNew and DatabaseUnavailable.
    """
    editions = read_editions(settings.editions)
    database = await Database.open(settings.database_url)
    return Harbourmaster(settings, Harbour(database, now, new_secret), editions)


def now() -> int:
    """Return the time in unix milliseconds, from the one clock of the bot."""
    return round(utcnow().timestamp() * 1000)


def new_secret() -> str:
    """Return 128 secret bits in hex."""
    return secrets.token_hex(16)


class Harbourmaster(HouseClient):
    """The bot on Discord. It knows nothing between two events but what is in the database."""

    def __init__(self, settings: Settings, harbour: Harbour, editions: dict[str, str]) -> None:
        super().__init__(
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        languages, pictures = Languages(harbour.database), Pictures()
        courier = Courier(self, harbour, languages, pictures)
        outbox = Outbox(harbour, courier, self._lose_channel)
        self.house = House(harbour, languages, pictures, outbox, editions)
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        """Tell Discord the commands."""
        harbour = self.house.harbour
        async with harbour.database.transaction() as tx:
            await handled.forget(tx, harbour.now())
        await idling.sweep(harbour)
        await self.tree.tell(self.settings.folder)

    async def on_ready(self) -> None:
        """Send what a former run, or a lost connection, left in the outbox; now the servers' languages are known."""
        await self._served_again()
        self.house.outbox.wake()
        # Nothing where Discord knows the commands already; the second chance where it would not listen before.
        await self.tree.tell(self.settings.folder)

    async def on_resumed(self) -> None:
        """Let nobody lose time by what kept Discord from us."""
        await self._served_again()
        self.house.outbox.wake()

    async def note_service(self) -> None:
        """Note that people are served now."""
        try:
            await outage.beat(self.house.harbour)
        except DatabaseUnavailable as slip:
            log.error("that people are served was not noted: %s", slip)

    async def _served_again(self) -> None:
        try:
            await outage.over(self.house.harbour)
        except DatabaseUnavailable as slip:
            log.error("how long nobody was served is not known: %s", slip)

    async def on_interaction(self, interaction: discord.Interaction[Harbourmaster]) -> None:
        """Route clicks; commands find their way by the tree."""
        if interaction.type is discord.InteractionType.component:
            await dispatch(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the match of a channel that was deleted."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the match of a thread that was deleted."""
        await self._channel_gone(thread.thread_id)

    async def close(self) -> None:
        """Leave Discord and close the database."""
        await self.house.outbox.close()
        if self.is_ready():
            await self.note_service()
        await super().close()
        await self.house.harbour.database.close()

    async def _channel_gone(self, channel: int) -> None:
        match = await reading.channel_match(self.house.harbour, channel)
        if match is not None and match.status in ("open", "running"):
            await self._lose_channel(match.id)
            self.house.outbox.wake(match.id)

    async def _lose_channel(self, match_id: int) -> None:
        """End a match whose channel was deleted: nobody could ever act in it again. Its log stays."""
        log.warning("match %d has lost its channel and ends", match_id)
        house = Person(self.application_id or 0, "Harbourmaster")
        try:
            await tables.cancel(self.house.harbour, match_id, house, is_admin=True)
        except Refusal as slip:
            log.info("match %d was over already: %s", match_id, slip)


def intents() -> discord.Intents:
    """Return what the bot wants to hear of: servers and channels, nothing of what people write."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted
