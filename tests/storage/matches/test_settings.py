"""Tests of guild settings: rows are added, replaced and read."""

from __future__ import annotations

from storage.core.database import Database
from storage.matches import settings
from storage.matches.settings import GuildRow
from tests.storage.examples import GUILD_ID


async def test_guild_settings_are_stored_and_replaced(database: Database) -> None:
    async with database.transaction() as tx:
        assert await settings.get_guild(tx, GUILD_ID) == GuildRow(id=GUILD_ID, locale=None)
        await settings.upsert_guild(tx, GuildRow(id=GUILD_ID, locale="pl"))
        assert await settings.get_guild(tx, GUILD_ID) == GuildRow(id=GUILD_ID, locale="pl")
        await settings.upsert_guild(tx, GuildRow(id=GUILD_ID, locale=None))
        assert await settings.get_guild(tx, GUILD_ID) == GuildRow(id=GUILD_ID, locale=None)
