"""Tests of users and accounts: an account gets a key on first use, and a new one after data deletion."""

from __future__ import annotations

import asyncio

from host.core import users as people
from host.core.context import Context
from host.matches import users
from host.matches.settings.time_controls import DAY
from host.matches.users import Account, IdentifiedUser, is_user_key
from host.operations.privacy.user_deletion import delete_user
from storage.core.database import Database
from storage.matches import users as stored
from storage.matches.match import seats
from tests.host.conftest import Clock
from tests.host.players import BEN, CEM, open_match, start_match
from tests.host.users import id_of, identify_again

GUILD, OTHER_GUILD, INTERACTION = 1, 2, 4711
ZOE, YAN = Account(723_456_789_012_345_678, "Zoë"), Account(823_456_789_012_345_678, "Yan")


async def names(database: Database, guild: int, *keys: int) -> list[str | None]:
    async with database.read_transaction() as tx:
        found = await stored.names(tx, guild, keys)
    return [found.get(key) for key in keys]


async def test_admit_assigns_keys_to_all_accounts_of_an_interaction(ctx: Context) -> None:
    found = await users.claim_interaction(ctx, INTERACTION, [ZOE, YAN], GUILD)
    assert found is not None
    assert found.keys() == {ZOE.id, YAN.id}
    keys = [found[one.id].key for one in (ZOE, YAN)]
    assert len({*keys}) == 2
    assert all(
        is_user_key(key) and not is_user_key(one.id) for key, one in zip(keys, (ZOE, YAN), strict=True)
    )
    assert await names(ctx.database, GUILD, *keys) == ["Zoë", "Yan"]
    assert await users.claim_interaction(ctx, INTERACTION, [ZOE], GUILD) is None, "it was taken on before"
    assert await users.claim_interaction(ctx, INTERACTION + 1, [YAN, ZOE], GUILD) == found


async def test_concurrent_interactions_give_an_account_one_key(ctx: Context) -> None:
    admitted = [users.claim_interaction(ctx, INTERACTION + number, [ZOE], GUILD) for number in range(5)]
    found = await asyncio.gather(*admitted)
    assert len({one[ZOE.id].key for one in found if one is not None}) == 1


async def test_changed_name_is_updated_per_guild(ctx: Context) -> None:
    key = (await users.identify_accounts(ctx, [ZOE], GUILD))[ZOE.id].key
    await users.identify_accounts(ctx, [Account(ZOE.id, "Countess")], OTHER_GUILD)
    await users.identify_accounts(ctx, [Account(ZOE.id, "  Zoë\n of  Troy ")], GUILD)
    await users.identify_accounts(ctx, [Account(ZOE.id, "in a direct message")], None)
    assert await names(ctx.database, GUILD, key) == ["Zoë of Troy"]
    assert await names(ctx.database, OTHER_GUILD, key) == ["Countess"]


async def test_match_shows_current_names_of_its_guild(ctx: Context) -> None:
    row = await start_match(ctx, BEN)
    await users.identify_accounts(ctx, [Account(id_of(BEN.key), "Benedict")], row.guild_id)
    await users.identify_accounts(ctx, [Account(id_of(BEN.key), "Somebody")], OTHER_GUILD)
    async with ctx.database.read_transaction() as tx:
        assert [seat.name for seat in await seats.of_match(tx, row.id)] == ["Ada", "Benedict"]


async def test_account_lookup_creates_no_user(ctx: Context) -> None:
    known = await users.identify_accounts(ctx, [ZOE], GUILD)
    assert await users.find_users(ctx, [ZOE.id, YAN.id]) == known
    assert await users.find_users(ctx, [YAN.id]) == {}


async def test_admit_returns_the_users_locale(ctx: Context) -> None:
    key = (await users.identify_accounts(ctx, [ZOE], GUILD))[ZOE.id].key
    async with ctx.database.transaction() as tx:
        await stored.set_locale(tx, key, "pl")
    assert await users.claim_interaction(ctx, INTERACTION, [ZOE], GUILD) == {
        ZOE.id: IdentifiedUser(key, "pl")
    }


async def test_last_seen_time_is_updated_once_a_day(ctx: Context, clock: Clock) -> None:
    key, began = (await users.identify_accounts(ctx, [ZOE], GUILD))[ZOE.id].key, clock.now
    for passed, noted in ((DAY - 1, began), (DAY, began + DAY), (DAY + 5, began + DAY)):
        clock.now = began + passed
        await users.identify_accounts(ctx, [ZOE], GUILD)
        async with ctx.database.read_transaction() as tx:
            user = await stored.get(tx, key)
        assert user is not None
        assert user.last_seen == noted


async def test_messages_mention_users_and_label_deleted_ones_as_former(ctx: Context) -> None:
    found = await users.identify_accounts(ctx, [ZOE, YAN], GUILD)
    zoe, yan = found[ZOE.id].key, found[YAN.id].key
    await delete_user(ctx, people.User(zoe, ZOE.name))
    told = await users.resolve_ids(ctx, [zoe, yan])
    assert (told.ids, told.former_names) == ({yan: YAN.id}, {zoe: "a former member"})


async def test_returning_deleted_user_is_recognized_while_limits_apply(ctx: Context) -> None:
    await start_match(ctx, BEN, CEM)
    await delete_user(ctx, BEN)
    again = await identify_again(ctx, BEN)
    assert is_user_key(again.key)
    async with ctx.database.read_transaction() as tx:
        assert await users.all_keys(tx, again.key) == {again.key, BEN.key}
        assert await users.all_keys(tx, CEM.key) == {CEM.key}


async def test_returning_deleted_user_without_limits_is_a_new_user(ctx: Context) -> None:
    await open_match(ctx)
    await delete_user(ctx, BEN)
    again = await identify_again(ctx, BEN)
    async with ctx.database.read_transaction() as tx:
        assert await users.all_keys(tx, again.key) == {again.key}
