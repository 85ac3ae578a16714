"""Tests that a user's or guild's personal data is deleted completely, and exported on request."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.core.files import record
from host.core import jobs, timers
from host.core.context import FORMER_MEMBER, Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.core.users import User, salted_hash
from host.decisions.finding import wishes
from host.decisions.finding.choices import Choices
from host.decisions.replace import replacement
from host.history.results.rebuild import rebuild
from host.matches import permissions as audit_file
from host.matches.permissions import Authority
from host.matches.settings import block_list, time_controls, updates
from host.matches.settings.time_controls import DAY, HOUR
from host.messages import follow, table_alerts, view
from host.messages.notices import mutes
from host.operations.admin import tools, transfer
from host.operations.admin.transfer import ImportTarget
from host.operations.privacy import guild_deletion, retention
from host.operations.privacy.export import export_user_data
from host.operations.privacy.guild_deletion import DeleteGuild
from host.operations.privacy.retention import DeleteInactiveUsers
from host.operations.privacy.user_deletion import delete_user
from host.tables.fairness import fairness, records
from host.tables.tables import tables
from host.tables.tables.rates import MAX_PER_HOUR
from host.time.clock import days_off
from host.turns import notes
from storage.core.database import Database
from storage.core.tables import all_tables
from storage.matches import users
from storage.matches.match import matches, seats
from storage.matches.users import FIRST_KEY
from tests.host.commitments import post_commitments
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    error_key,
    open_match,
    secret_of,
    start_match,
    take_pearls,
    take_turn,
)
from tests.host.users import id_of, identify_again, register_default_users, register_users
from tests.template_database import create_database

ZOE = User(FIRST_KEY + 423_456_789, "Zoë „Żółć“")
EVE = User(500, "Eve")
GUILD_ID, OTHER_GUILD_ID = 1, 2


async def read_all_columns(ctx: Context) -> dict[str, str]:
    """Return the contents of all columns in all tables, as text."""
    data: dict[str, str] = {}
    async with ctx.database.read_transaction() as tx:
        for table in all_tables().values():
            for row in (await tx.execute(f"SELECT * FROM {table.name}")).mappings():  # noqa: S608 - only names of tables and columns
                for column, value in row.items():
                    data[f"{table.name}.{column}"] = data.get(f"{table.name}.{column}", "") + f" {value}"
    return data


async def columns_naming(ctx: Context, user: User) -> list[str]:
    """Return the columns that still contain a user's Discord id or any form of their name."""
    found = await read_all_columns(ctx)
    marks = identifying_texts(user)
    return sorted(column for column, text in found.items() if any(mark in text for mark in marks))


def identifying_texts(user: User) -> tuple[str, ...]:
    """Return strings that identify a user: the Discord id, and the beginning of the name's longest word."""
    stem = max(re.findall(r"\w+", user.name), key=len)[:4]
    return str(id_of(user.key)), stem, json.dumps(stem)[1:-1]


async def create_user_data(ctx: Context, *, includes_name: bool = True) -> tuple[int, int]:
    """Make Zoë use a variety of features.

    Return a match that she has finished and one that she is still playing.
    """
    await register_users(ctx.database, ZOE, EVE)
    her, hers = ("Zoë Żółć", "Das Spiel Zoë Żółćs") if includes_name else ("she", "a game")
    played = await open_match(ctx, opener=ZOE, is_rated=True, title=hers)
    await post_commitments(ctx, played.id)
    await tables.contribute(ctx, played.id, ZOE, "my own words")
    await post_commitments(ctx, played.id, 9100)
    await tables.join(ctx, played.id, BEN)
    await post_commitments(ctx, played.id, 9200)
    while (await take_turn(ctx, played.id, ZOE, 1)).awaited and (
        await take_turn(ctx, played.id, BEN, 1)
    ).awaited:
        pass
    running = await start_match(
        ctx, ZOE, CEM, channel=7001, time_control=time_controls.TIME_CONTROLS["relaxed"]
    )
    await notes.add(ctx, running.id, ZOE, "a plan")
    await mutes.mute(ctx, running.id, ZOE, 5)
    today = await days_off.today(ctx, ZOE.key)
    await days_off.add_days_off(ctx, ZOE, GUILD_ID, today, today)
    await table_alerts.subscribe(ctx, GUILD_ID, ZOE, None)
    await wishes.start(ctx, ZOE, GUILD_ID, 1, Choices(games=("pearls",), paces=("daily",)))
    await block_list.toggle_block(ctx, ZOE, DEA)
    await block_list.toggle_block(ctx, BEN, ZOE)
    await take_turn(ctx, running.id, ADA, 2)
    await tools.extend(ctx, running.id, 1, 3, Authority(ZOE, f"{her} is a host too"))
    await tools.extend(ctx, running.id, 1, 3, Authority(EVE, f"{her} is ill"))
    elsewhere = await start_match(ctx, DEA, channel=7002, time_control=time_controls.TIME_CONTROLS["daily"])
    await tools.extend(ctx, elsewhere.id, 0, 3, Authority(ZOE, f"{her} hosts"))
    await follow.follow(ctx, elsewhere.id, ZOE, "each")
    gave_up = await start_match(ctx, ZOE, channel=7003)
    await replacement.resign(ctx, gave_up.id, ZOE)
    await open_match(ctx, opener=ZOE, seats=3, channel=7004)
    return played.id, running.id


async def test_deleted_user_leaves_no_personal_data(ctx: Context) -> None:
    played, running = await create_user_data(ctx)
    assert await columns_naming(ctx, ZOE) == [
        "audits.reason", "log.payload", "matches.title", "user_names.name", "users.user_id", "votes.payload",
    ]  # fmt: skip
    await delete_user(ctx, ZOE)
    assert await columns_naming(ctx, ZOE) == []
    async with ctx.database.read_transaction() as tx:
        assert next(iter(await seats.of_match(tx, played))).name == FORMER_MEMBER
        assert None in [seat.user_key for seat in await seats.of_match(tx, running)]
        assert await users.names(tx, GUILD_ID, [ZOE.key]) == {ZOE.key: FORMER_MEMBER}
        user = await users.get(tx, ZOE.key)
    assert user is not None
    assert (user.user_id, user.locale, user.settings) == (None, None, "{}")
    assert await block_list.blocked_users(ctx, BEN) == ()


async def test_user_name_and_id_are_stored_in_two_tables_only(ctx: Context) -> None:
    await create_user_data(ctx, includes_name=False)
    assert await columns_naming(ctx, ZOE) == ["user_names.name", "users.user_id"]


async def test_matches_of_deleted_user_still_replay_and_verify(ctx: Context) -> None:
    played, running = await create_user_data(ctx)
    before = await secret_of(ctx, played)
    dealt, drawn = before.deal_seed, before.seat_order_seed
    await delete_user(ctx, ZOE)
    after = await secret_of(ctx, played)
    assert (after.deal_seed, after.seat_order_seed) == (dealt, drawn)
    assert (await fairness.verify(ctx, played)).is_valid
    assert "fairness" in json.loads(record.write(await records.record_of(ctx, played, None)))
    assert {rebuilt_match.status async for rebuilt_match in rebuild(ctx)} == {"same"}
    await take_pearls(ctx, running, CEM, 1)


async def test_import_assigns_new_key_to_deleted_user(ctx: Context) -> None:
    played, _ = await create_user_data(ctx)
    assert str(id_of(ZOE.key)) in (await transfer.export_match(ctx, played, None)).decode()
    await delete_user(ctx, ZOE)
    raw = await transfer.export_match(ctx, played, None)
    assert not any(mark in raw.decode() for mark in identifying_texts(ZOE))
    row = await transfer.import_match(ctx, raw, ImportTarget(OTHER_GUILD_ID, 7200, is_thread=False), None)
    async with ctx.database.read_transaction() as tx:
        former, ben = await seats.of_match(tx, row.id)
    assert (former.name, ben.name, ben.user_key) == (FORMER_MEMBER, "Ben", BEN.key)
    assert former.user_key not in {None, ZOE.key}, "whoever writes a file can't give a key to whom they like"


async def test_returning_deleted_user_gets_a_new_key(ctx: Context) -> None:
    await start_match(ctx, ZOE)
    await register_users(ctx.database, ZOE)
    assert (await identify_again(ctx, ZOE)).key == ZOE.key
    await delete_user(ctx, ZOE)
    again = await identify_again(ctx, ZOE)
    assert again.key != ZOE.key
    assert await view.load_user_matches(ctx, again) == ()


async def test_row_of_deleted_user_is_removed_when_no_limit_needs_it(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN)
    await delete_user(ctx, BEN)
    async with ctx.database.read_transaction() as tx:
        (user_row,) = await users.deleted(tx)
    assert (user_row.user_id, user_row.id_hash) == (None, salted_hash(id_of(BEN.key), user_row.salt or ""))
    clock.now += 2 * DAY
    await run_cleanup(ctx)
    async with ctx.database.read_transaction() as tx:
        assert await users.deleted(tx) == [user_row], "the match goes on"
    await tables.cancel(ctx, row.id, ADA)
    async with ctx.database.read_transaction() as tx:
        assert await users.deleted(tx) == []


async def test_rate_limit_still_applies_after_user_deletion(ctx: Context, clock: Clock) -> None:
    for number in range(MAX_PER_HOUR["open"]):
        row = await open_match(ctx, opener=BEN, channel=8000 + number)
        await tables.cancel(ctx, row.id, BEN)
    await delete_user(ctx, BEN)
    again = await identify_again(ctx, BEN)
    with pytest.raises(UserError) as refused:
        await open_match(ctx, opener=again)
    assert error_key(refused) == "refusal-too-often-open"
    clock.now += DAY + 1
    await run_cleanup(ctx)
    assert (await read_all_columns(ctx)).get("rates.person") is None
    async with ctx.database.read_transaction() as tx:
        assert await users.deleted(tx) == []
    await open_match(ctx, opener=again)


async def run_cleanup(ctx: Context) -> None:
    """Run the daily cleanup."""
    await retention.handle_job(ctx, retention.GLOBAL_OWNER, DeleteInactiveUsers())


async def test_inactive_user_without_seat_is_deleted(ctx: Context, clock: Clock) -> None:
    running = await start_match(ctx, BEN)
    played = await start_match(ctx, CEM, channel=7001)
    await replacement.resign(ctx, played.id, CEM)
    seen, clock.now = clock.now, clock.now + retention.RETENTION_PERIOD
    async with ctx.database.transaction() as tx:
        await users.set_seen(tx, [ADA.key, BEN.key, CEM.key, DEA.key], seen)
    await run_cleanup(ctx)
    async with ctx.database.read_transaction() as tx:
        assert {*await users.ids(tx, [ADA.key, BEN.key, CEM.key, DEA.key])} == {
            ADA.key,
            BEN.key,
            CEM.key,
            DEA.key,
        }
    clock.now += 1
    await run_cleanup(ctx)
    async with ctx.database.read_transaction() as tx:
        assert {*await users.ids(tx, [ADA.key, BEN.key, CEM.key, DEA.key])} == {ADA.key, BEN.key}, (
            "they have seats"
        )
        assert [seat.name for seat in await seats.of_match(tx, running.id)] == ["Ada", "Ben"]
        assert await users.names(tx, GUILD_ID, [CEM.key]) == {CEM.key: FORMER_MEMBER}


async def test_retention_job_is_scheduled_daily(ctx: Context, clock: Clock) -> None:
    for _ in range(2):
        await retention.on_startup(ctx)
    for wait in (HOUR, DAY, DAY):
        async with ctx.database.read_transaction() as tx:
            (set_timer,) = await timers.of_owner(tx, retention.GLOBAL_OWNER)
        assert set_timer.at == clock.now + wait
        clock.now += wait
        await timers.fire_due(ctx, retention.GLOBAL_OWNER)
        assert not await jobs.run(ctx, retention.GLOBAL_OWNER)


async def test_data_export_contains_only_the_users_own_data(ctx: Context) -> None:
    played, _ = await create_user_data(ctx)
    told = json.loads(await export_user_data(ctx, ZOE))
    assert told["user_id"] == str(id_of(ZOE.key))
    found = told["tables"]
    assert played in {row["match_id"] for row in found["participants"] if row["text"] == "my own words"}
    assert found["private_notes"][0]["text"] == "a plan"
    assert {row["name"] for row in found["user_names"]} == {ZOE.name}
    assert "secrets" not in found
    assert {row["reason"] for row in found["audits"]} == {"Zoë Żółć hosts"}, (
        "what others noted of her is the server's"
    )
    ben = json.loads(await export_user_data(ctx, BEN))["tables"]
    assert str(ZOE.key) in ben["users"][0]["settings"], "whom he avoids is his own"
    assert "a plan" not in json.dumps(ben)
    assert [row["user_key"] for row in found["users"]] == [ZOE.key]


async def test_guild_data_is_deleted_ninety_days_after_removal(ctx: Context, clock: Clock) -> None:
    await create_user_data(ctx)
    stays = await start_match(ctx, ZOE, guild_id=OTHER_GUILD_ID, channel=8000)
    await updates.update_guild_settings(ctx, GUILD_ID, vacation_days=10)
    await guild_deletion.schedule_deletion(ctx, GUILD_ID)
    clock.now += guild_deletion.RETENTION_PERIOD - 1
    await guild_deletion.schedule_deletion(ctx, GUILD_ID)
    await timers.fire_due(ctx, guild_owner(GUILD_ID))
    async with ctx.database.read_transaction() as tx:
        assert await matches.active_guilds(tx) == [GUILD_ID, OTHER_GUILD_ID]
    clock.now += 1
    await timers.fire_due(ctx, guild_owner(GUILD_ID))
    async with ctx.database.read_transaction() as tx:
        assert await matches.active_guilds(tx) == [OTHER_GUILD_ID]
        for table in all_tables().values():
            rows = (await tx.execute(f"SELECT * FROM {table.name}")).mappings()  # noqa: S608 - only names of tables and columns
            assert all(row["match_id"] == stays.id for row in rows if "match_id" in row)
            assert all(row["guild_id"] == OTHER_GUILD_ID for row in rows if "guild_id" in row)
    await take_turn(ctx, stays.id, ADA, 2)


async def test_guild_data_is_kept_if_the_bot_returns(ctx: Context, clock: Clock) -> None:
    await start_match(ctx)
    await guild_deletion.reconcile_timers(ctx, ())
    await guild_deletion.reconcile_timers(ctx, (GUILD_ID,))
    async with ctx.database.read_transaction() as tx:
        waiting = await timers.of_owner(tx, guild_owner(GUILD_ID))
    assert [set_timer for set_timer in waiting if isinstance(set_timer.timer, DeleteGuild)] == []


def bytes_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


@pytest.mark.parametrize("is_open", [True, False])
async def test_database_files_contain_no_bytes_of_deleted_user(
    tmp_path: Path, clock: Clock, is_open: bool
) -> None:
    (folder := tmp_path / "data").mkdir()
    create_database(file := folder / "harbour.sqlite")
    database = await Database.open(f"sqlite:///{file}")
    ctx = Context(database, clock, lambda: "5" * 32)
    await register_default_users(database)
    await create_user_data(ctx)
    # SQLite stores large integers in eight bytes, so search for the user id in this form too.
    marks = [id_of(ZOE.key).to_bytes(8, "big"), *(mark.encode() for mark in identifying_texts(ZOE))]
    assert [mark in bytes_in(folder) for mark in marks] == [True, False, True, False]
    await delete_user(ctx, ZOE)
    await database.backup(tmp_path / "copy.sqlite")
    exported = [await export_user_data(ctx, BEN), await audit_file.export(ctx, GUILD_ID, "json")]
    if not is_open:
        await database.close()
    for left in (bytes_in(folder), (tmp_path / "copy.sqlite").read_bytes(), *exported):
        assert not any(mark in left for mark in marks)
    assert FORMER_MEMBER.encode() in bytes_in(folder)
    await database.close()
