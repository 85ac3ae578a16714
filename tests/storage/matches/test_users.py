"""Tests for users: one key per Discord account, names per guild, and the data kept about deleted users."""

from __future__ import annotations

from storage.core.database import Database
from storage.matches import users
from storage.matches.users import FIRST_KEY, NamedUser, UserRow
from tests.storage.examples import GUILD_ID

ADA_ID, BEN_ID, NOW = 423_456_789_012_345_678, 523_456_789_012_345_678, 1_800_000_000_000


async def test_account_has_one_key_that_is_not_its_discord_id(database: Database) -> None:
    async with database.transaction() as tx:
        assert await users.of_ids(tx, [ADA_ID], GUILD_ID) == {}
        await users.add(tx, [ADA_ID, BEN_ID], NOW)
        found = await users.of_ids(tx, [ADA_ID, BEN_ID], GUILD_ID)
        await users.add(tx, [ADA_ID], NOW + 1)
        assert await users.of_ids(tx, [ADA_ID, BEN_ID], GUILD_ID) == found
        keys = [found[one].row.user_key for one in (ADA_ID, BEN_ID)]
        assert keys == [FIRST_KEY + 1, FIRST_KEY + 2]
        assert await users.ids(tx, keys) == dict(zip(keys, (ADA_ID, BEN_ID), strict=True))


def test_user_keys_are_random_and_fit_the_column() -> None:
    assert all(ADA_ID < FIRST_KEY <= users.new_key() < 2**63 for _ in range(100))


async def test_user_name_is_stored_per_guild(database: Database) -> None:
    async with database.transaction() as tx:
        await users.add(tx, [ADA_ID], NOW)
        key = FIRST_KEY + 1
        await users.set_names(tx, GUILD_ID, {key: "Ada"})
        await users.set_names(tx, GUILD_ID + 1, {key: "Countess"})
        await users.set_names(tx, GUILD_ID, {key: "Ada L."})
        row = UserRow(user_key=key, user_id=ADA_ID, last_seen=NOW)
        assert await users.of_ids(tx, [ADA_ID], GUILD_ID) == {ADA_ID: NamedUser(row, "Ada L.")}
        assert await users.of_ids(tx, [ADA_ID], GUILD_ID + 2) == {ADA_ID: NamedUser(row, None)}
        assert await users.names(tx, GUILD_ID + 1, [key, 5]) == {key: "Countess"}
        assert await users.names_of(tx, key) == {GUILD_ID: "Ada L.", GUILD_ID + 1: "Countess"}


async def test_deleted_user_leaves_at_most_a_hash(database: Database) -> None:
    async with database.transaction() as tx:
        await users.add(tx, [ADA_ID, BEN_ID], NOW)
        await users.set_settings(tx, FIRST_KEY + 1, "{...}")
        await users.set_locale(tx, FIRST_KEY + 1, "pl")
        await users.clear(tx, FIRST_KEY + 1, NOW + 5, "c0de", "5a17")
        user_row = UserRow(
            user_key=FIRST_KEY + 1, user_id=None, last_seen=NOW + 5, id_hash="c0de", salt="5a17"
        )
        assert await users.deleted(tx) == [user_row]
        assert await users.last_deleted(tx) == NOW + 5
        assert await users.ids(tx, [FIRST_KEY + 1, FIRST_KEY + 2]) == {FIRST_KEY + 2: BEN_ID}
        await users.delete(tx, FIRST_KEY + 1)
        assert (await users.deleted(tx), await users.last_deleted(tx)) == ([], 0)


async def test_inactive_users_are_returned_in_pages(database: Database) -> None:
    async with database.transaction() as tx:
        await users.add(tx, range(1, 6), NOW)
        await users.set_seen(tx, [FIRST_KEY + 2], NOW + 9)
        await users.clear(tx, FIRST_KEY + 3, NOW, None, None)
        first = await users.inactive_since(tx, NOW + 1, (0, 0), 2)
        assert first == [(NOW, FIRST_KEY + 1), (NOW, FIRST_KEY + 4)]
        assert await users.inactive_since(tx, NOW + 1, first[-1], 2) == [(NOW, FIRST_KEY + 5)]
