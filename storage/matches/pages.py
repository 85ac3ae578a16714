"""Web pages of guilds: their addresses, which channels are public, and which users have a page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

ChannelAccess: TypeAlias = Literal["public", "private", "secret"]
"""Who can see a channel: every member, only some members, or only the users added to a private thread."""


class PageGuildRow(rows.Row, frozen=True, kw_only=True):
    """The address of a guild's pages.

    `token` is part of the address. `salt` is never published; addresses of player pages are derived from it.
    """

    guild_id: int
    token: str
    salt: str
    name: str = ""
    """The guild's name."""
    locale: str = "en"
    """The language of the guild's images."""


class PageChannelRow(rows.Row, frozen=True, kw_only=True):
    """A channel in which the bot posts, and who can see it.

    `parent` is the channel of a thread; for other channels, it is the channel itself.
    """

    channel: int
    guild_id: int
    parent: int
    access: ChannelAccess


TABLES = (
    Table(
        "page_guilds",
        """
        guild_id BIGINT NOT NULL,
        token VARCHAR(32) NOT NULL,
        salt VARCHAR(32) NOT NULL,
        name TEXT NOT NULL,
        locale VARCHAR(16) NOT NULL,
        PRIMARY KEY (guild_id),
        UNIQUE (token)
        """,
        row=PageGuildRow,
        scope=Scope.GUILD,
    ),
    Table(
        "page_channels",
        """
        channel BIGINT NOT NULL,
        guild_id BIGINT NOT NULL,
        parent BIGINT NOT NULL,
        access VARCHAR(16) NOT NULL,
        PRIMARY KEY (channel)
        """,
        row=PageChannelRow,
        indexes=("CREATE INDEX ix_page_channels_guild_id ON page_channels (guild_id)",),
        scope=Scope.GUILD,
    ),
    Table(
        "page_users",
        """
        guild_id BIGINT NOT NULL,
        user_key BIGINT NOT NULL,
        PRIMARY KEY (guild_id, user_key)
        """,
        indexes=("CREATE INDEX ix_page_users_user_key ON page_users (user_key)",),
        scope=Scope.GUILD,
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT_GUILD = statements.upsert("page_guilds", PageGuildRow.__struct_fields__, ("guild_id",))
_GUILDS = rows.select(PageGuildRow, "page_guilds")
_OF_GUILD = f"{_GUILDS} WHERE guild_id = :guild_id"
_OF_TOKEN = f"{_GUILDS} WHERE token = :token"
_GUILDS_AFTER = f"{_GUILDS} WHERE guild_id > :after ORDER BY guild_id LIMIT :most"
_PUT_CHANNEL = statements.upsert("page_channels", PageChannelRow.__struct_fields__, ("channel",))
_CHANNELS = rows.select(PageChannelRow, "page_channels")
_CHANNEL = f"{_CHANNELS} WHERE channel = :channel"
_CHANNELS_OF = f"{_CHANNELS} WHERE guild_id = :guild_id ORDER BY channel"
_CHANNELS_IN = f"{_CHANNELS} WHERE channel IN (:channels)"
_PLAYERS = """
    SELECT page_users.user_key, user_names.name, users.settings FROM page_users
    CROSS JOIN user_names CROSS JOIN users
    WHERE page_users.guild_id = :guild_id
        AND user_names.user_key = page_users.user_key AND user_names.guild_id = :guild_id
        AND users.user_key = page_users.user_key
"""  # With CROSS JOIN, SQLite begins with the few users who have a page.
_UNKNOWN = """
    SELECT channel FROM matches
    WHERE guild_id = :guild_id AND status IN ('open', 'running', 'finished')
        AND NOT EXISTS (SELECT 1 FROM page_channels WHERE page_channels.channel = matches.channel)
    UNION ALL SELECT channel FROM leagues
    WHERE guild_id = :guild_id
        AND NOT EXISTS (SELECT 1 FROM page_channels WHERE page_channels.channel = leagues.channel)
"""
_ADD_PLAYER = statements.insert_or_ignore("page_users", ("guild_id", "user_key"))
_DELETE_PLAYER = "DELETE FROM page_users WHERE guild_id = :guild_id AND user_key = :user_key"
_MENTIONED = """
    SELECT match_id, user_key FROM mentions WHERE match_id IN (:matches)
    UNION SELECT match_id, user_key FROM seats WHERE match_id IN (:matches) AND user_key IS NOT NULL
    UNION SELECT id, owner_key FROM matches WHERE id IN (:matches)
    ORDER BY match_id, user_key
"""


async def put_guild(tx: Transaction, row: PageGuildRow) -> None:
    """Save the address of a guild's pages."""
    await tx.execute(_PUT_GUILD, asdict(row))


async def of_guild(tx: Transaction, guild_id: int) -> PageGuildRow | None:
    """Return the address of a guild's pages, or None."""
    return rows.first_row(PageGuildRow, await tx.execute(_OF_GUILD, {"guild_id": guild_id}))


async def of_token(tx: Transaction, token: str) -> PageGuildRow | None:
    """Return the guild whose pages have this token in their address, or None."""
    return rows.first_row(PageGuildRow, await tx.execute(_OF_TOKEN, {"token": token}))


async def guilds_after(tx: Transaction, after: int, limit: int) -> list[PageGuildRow]:
    """Return guilds with an address and ids above `after`, in order."""
    return rows.all_rows(PageGuildRow, await tx.execute(_GUILDS_AFTER, {"after": after, "most": limit}))


async def put_channels(tx: Transaction, channels: Sequence[PageChannelRow]) -> None:
    """Save who can see each channel."""
    await tx.execute(_PUT_CHANNEL, [asdict(row) for row in channels])


async def channel(tx: Transaction, channel_id: int) -> PageChannelRow | None:
    """Return who can see a channel, or None if this is unknown."""
    return rows.first_row(PageChannelRow, await tx.execute(_CHANNEL, {"channel": channel_id}))


async def channels_of(tx: Transaction, guild_id: int) -> list[PageChannelRow]:
    """Return all known channels of a guild."""
    return rows.all_rows(PageChannelRow, await tx.execute(_CHANNELS_OF, {"guild_id": guild_id}))


async def channels(tx: Transaction, channel_ids: Collection[int]) -> list[PageChannelRow]:
    """Return who can see several channels; channels for which this is unknown are left out."""
    return rows.all_rows(PageChannelRow, await tx.execute(_CHANNELS_IN, {"channels": [*channel_ids]}))


async def unknown_channels(tx: Transaction, guild_id: int) -> list[int]:
    """Return the channels of a guild's matches and leagues for which access is unknown, newest first."""
    return sorted({*(await tx.execute(_UNKNOWN, {"guild_id": guild_id})).scalars()}, reverse=True)


async def add_player(tx: Transaction, guild_id: int, user_key: int) -> None:
    """Record that a user has chosen to have a page on a guild's website."""
    await tx.execute(_ADD_PLAYER, {"guild_id": guild_id, "user_key": user_key})


async def delete_player(tx: Transaction, guild_id: int, user_key: int) -> None:
    """Record that a user has chosen to have no page."""
    await tx.execute(_DELETE_PLAYER, {"guild_id": guild_id, "user_key": user_key})


async def players_of(tx: Transaction, guild_id: int) -> list[tuple[int, str, str]]:
    """Return a guild's users who want a page, as triples of key, name and preferences (JSON)."""
    found = await tx.execute(_PLAYERS, {"guild_id": guild_id})
    return sorted((key, name, stored) for key, name, stored in found)


async def mentioned_users(tx: Transaction, match_ids: Sequence[int]) -> list[tuple[int, int]]:
    """Return the users who occur in several matches, as sorted (match, user) pairs."""
    return [(match_id, key) for match_id, key in await tx.execute(_MENTIONED, {"matches": [*match_ids]})]
