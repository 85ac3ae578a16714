"""Web pages of guilds: consent, addresses, and which channels may have pages."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription, publish
from host.core.users import User
from host.matches.match.seating import Seats
from host.matches.settings import settings, updates
from host.matches.settings.events import GuildSettingsChanged
from host.matches.settings.settings import GuildSettings
from storage.core.database import Transaction
from storage.matches import pages as stored
from storage.matches import users
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow, Status
from storage.matches.pages import ChannelAccess, PageChannelRow, PageGuildRow

TOKEN_BYTES = 12
"""Random bytes in a guild's address: 96 bits can't be guessed."""
SLUG_LENGTH = 16
"""Hex digits in the address of a player page."""
BATCH = 500
T = TypeVar("T")
MAX_LISTED = 200
"""Maximum number of running matches, and of finished matches, in a list."""
MAX_CHANNELS = 25
"""Maximum number of private channels with pages; Discord's menus have 25 options."""

__all__ = ["ChannelAccess", "PageChannelRow", "PageGuildRow"]


class PageGuild(Struct, frozen=True):
    """A guild whose hosts have turned on pages."""

    row: PageGuildRow
    settings: GuildSettings

    @property
    def is_listed(self) -> bool:
        """Return whether the guild is publicly listed."""
        return self.settings.pages == "listed"

    @property
    def path(self) -> str:
        """Return the path of the guild's page, without a slash at the end."""
        return f"/s/{self.row.token}"

    def may_show(self, channel: PageChannelRow | None) -> bool:
        """Return whether matches and leagues in a channel have pages.

        A channel that is not known has none.
        """
        if channel is None or channel.guild_id != self.row.guild_id:
            return False
        is_chosen = channel.access == "private" and channel.parent in self.settings.page_channels
        return channel.access == "public" or is_chosen


def new_token() -> str:
    """Return a new random part for addresses."""
    return secrets.token_hex(TOKEN_BYTES)


async def load_guild(tx: Transaction, guild_id: int) -> PageGuild | None:
    """Return a guild with pages; None if its hosts have not turned them on."""
    guild_settings = await settings.load_guild_settings(tx, guild_id)
    row = None if guild_settings.pages == "off" else await stored.of_guild(tx, guild_id)
    return None if row is None else PageGuild(row, guild_settings)


async def find_guild(tx: Transaction, token: str) -> PageGuild | None:
    """Return the guild with a token in its address; None if there is none, or if its pages are off."""
    row = await stored.of_token(tx, token)
    return None if row is None else await load_guild(tx, row.guild_id)


async def list_guilds(ctx: Context) -> list[PageGuild]:
    """Return all guilds with pages."""
    found, after = list[PageGuild](), 0
    async with ctx.database.read_transaction() as tx:
        while rows := await stored.guilds_after(tx, after, 100):
            found += [one for row in rows if (one := await load_guild(tx, row.guild_id)) is not None]
            after = rows[-1].guild_id
    return found


async def page_url(ctx: Context, tx: Transaction, guild_id: int, channel: int, path: str) -> str:
    """Return the address of a page about a match or league in a channel; empty if it has no page."""
    guild = await load_guild(tx, guild_id) if ctx.pages_url else None
    if guild is None or not guild.may_show(await stored.channel(tx, channel)):
        return ""
    return f"{ctx.pages_url}{guild.path}/{path}/"


async def guild_url(ctx: Context, guild_id: int) -> str:
    """Return the address of a guild's page; empty if it has none."""
    async with ctx.database.read_transaction() as tx:
        guild = await load_guild(tx, guild_id)
    return f"{ctx.pages_url}{guild.path}/" if guild is not None and ctx.pages_url else ""


async def change_settings(ctx: Context, guild_id: int, name: str, **changes: Any) -> GuildSettings:
    """Change a guild's settings for pages, and store its current name for their headings."""
    changed = await updates.update_guild_settings(ctx, guild_id, **changes)
    await note_guild(ctx, guild_id, name)
    return changed


async def on_settings_change(ctx: Context, tx: Transaction, event: GuildSettingsChanged) -> None:
    """Create the address of a guild's pages when they are turned on for the first time."""
    if event.current.pages != "off" and await stored.of_guild(tx, event.guild_id) is None:
        await stored.put_guild(tx, PageGuildRow(guild_id=event.guild_id, token=new_token(), salt=new_token()))


async def choose_page(ctx: Context, guild_id: int, user: User, *, has_page: bool) -> None:
    """Record whether a user wants to have a page on a guild's website."""
    async with ctx.database.transaction() as tx:
        await (stored.add_player if has_page else stored.delete_player)(tx, guild_id, user.key)


async def has_chosen_page(ctx: Context, guild_id: int, user: User) -> bool:
    """Return whether a user has chosen to have a page on a guild's website."""
    async with ctx.database.read_transaction() as tx:
        return user.key in {key for key, _, _ in await stored.players_of(tx, guild_id)}


async def replace_address(ctx: Context, guild_id: int) -> None:
    """Replace the unguessable part of a guild's addresses, so that all earlier links stop working."""
    async with ctx.database.transaction() as tx:
        row = await stored.of_guild(tx, guild_id)
        if row is not None:
            await stored.put_guild(tx, replace(row, token=new_token(), salt=new_token()))
            same = await settings.load_guild_settings(tx, guild_id)
            # The cards have to be updated, because they link to the former address.
            await publish(ctx, tx, GuildSettingsChanged(guild_id, frozenset({"pages"}), same, same))


async def note_guild(ctx: Context, guild_id: int, name: str, locale: str = "") -> None:
    """Store a guild's current name, and the language of its public messages if it is given."""
    async with ctx.database.transaction() as tx:
        row = await stored.of_guild(tx, guild_id)
        if row is not None:
            changed = replace(row, name=name, locale=locale or row.locale)
            if changed != row:
                await stored.put_guild(tx, changed)


async def note_channels(ctx: Context, channels: Collection[PageChannelRow]) -> None:
    """Store who can see channels in which the bot posts."""
    if channels:
        async with ctx.database.transaction() as tx:
            await stored.put_channels(tx, [*channels])


async def unknown_channels(ctx: Context, guild_id: int) -> list[int]:
    """Return the channels of a guild's matches and leagues for which access is unknown, newest first."""
    async with ctx.database.read_transaction() as tx:
        return await stored.unknown_channels(tx, guild_id)


async def match_url(ctx: Context, row: MatchRow) -> str:
    """Return the address of a match's page; empty if it has none."""
    if not ctx.pages_url:
        return ""
    async with ctx.database.read_transaction() as tx:
        return await page_url(ctx, tx, row.guild_id, row.channel, f"m/{row.id}")


async def league_url(ctx: Context, guild_id: int, league_id: int, channel: int) -> str:
    """Return the address of a league's page; empty if it has none."""
    if not ctx.pages_url:
        return ""
    async with ctx.database.read_transaction() as tx:
        return await page_url(ctx, tx, guild_id, channel, f"l/{league_id}")


async def known_channels(ctx: Context, guild_id: int) -> list[PageChannelRow]:
    """Return the channels of a guild whose access is known."""
    async with ctx.database.read_transaction() as tx:
        return await stored.channels_of(tx, guild_id)


def player_slug(guild: PageGuildRow, user_key: int) -> str:
    """Return the part of a player page's address that identifies the player in a guild."""
    return hashlib.sha256(f"{guild.salt}:{guild.guild_id}:{user_key}".encode()).hexdigest()[:SLUG_LENGTH]


async def page_players(tx: Transaction, guild: PageGuildRow) -> dict[int, str]:
    """Return the names of a guild's users who have chosen to have a page and are not hidden, by key."""
    found = await stored.players_of(tx, guild.guild_id)
    named = sorted(found, key=lambda one: (one[1].casefold(), one[0]))
    return {
        key: name for key, name, preferences in named if not settings.parse_preferences(preferences).is_hidden
    }


async def hidden_users(tx: Transaction, user_keys: Iterable[int]) -> frozenset[int]:
    """Return the users who have hidden their profiles."""
    known = await users.of_keys(tx, sorted({*user_keys}))
    return frozenset(key for key, row in known.items() if settings.parse_preferences(row.settings).is_hidden)


async def is_shown(tx: Transaction, guild: PageGuild, channel: int) -> bool:
    """Return whether matches and leagues in a channel have pages."""
    return guild.may_show(await stored.channel(tx, channel))


async def list_matches(
    tx: Transaction, guild: PageGuild, status: Status, limit: int = MAX_LISTED
) -> list[tuple[MatchRow, Seats]]:
    """Return a guild's matches with pages and their seats, newest first."""
    found = await matches.of_guild(tx, guild.row.guild_id, (status,), limit)
    places = {row.channel: row for row in await _channels(tx, {row.channel for row in found})}
    shown = [row for row in found if guild.may_show(places.get(row.channel))]
    listed = []
    for batch in _batches(shown):
        sitting = await seats.of_matches(tx, [row.id for row in batch])
        listed += [(row, tuple(sitting[row.id])) for row in batch]
    return listed


async def _channels(tx: Transaction, channel_ids: Collection[int]) -> list[PageChannelRow]:
    return [row for batch in _batches(sorted(channel_ids)) for row in await stored.channels(tx, batch)]


def _batches(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Divide items into batches for one query each."""
    yield from (items[first : first + BATCH] for first in range(0, len(items), BATCH))


async def mentioned_users(tx: Transaction, match_ids: Sequence[int]) -> dict[int, set[int]]:
    """Return the users who occur in matches, by match: players, former players and hosts."""
    found = dict[int, set[int]]()
    for match_id, user_key in await stored.mentioned_users(tx, match_ids) if match_ids else ():
        found.setdefault(match_id, set()).add(user_key)
    return found


async def names_of_users(tx: Transaction, guild_id: int, user_keys: Collection[int]) -> dict[int, str]:
    """Return users' names in a guild, by key."""
    return await users.names(tx, guild_id, user_keys) if user_keys else {}


FEATURE = Feature(
    subscriptions=(Subscription(GuildSettingsChanged, SubscriberOrder.OTHERS, on_settings_change),)
)
