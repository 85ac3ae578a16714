"""Tests for leagues after a user's data is deleted: standings remain, but no personal data."""

from __future__ import annotations

from typing import Any

import pytest

from harbourmaster.seasons import verify_all
from host.core import outbox
from host.core.context import FORMER_MEMBER, Context
from host.core.errors import UserError
from host.core.owners import season_owner
from host.core.users import User
from host.leagues import publishing
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle.kinds import OpenFixture
from host.leagues.season.verify import SeasonFile, parse, verify
from host.leagues.views import exports
from host.matches.permissions import Authority
from host.operations.privacy import guild_deletion
from host.operations.privacy.user_deletion import delete_user
from storage.core.tables import all_tables
from storage.matches import users
from storage.matches.match import seats
from tests.host.conftest import Clock
from tests.host.operations.test_privacy_forgetting import (
    ZOE,
    columns_naming,
    identifying_texts,
    read_all_columns,
    run_cleanup,
)
from tests.host.players import error_key
from tests.host.users import identify_again, register_users
from tests.host.virtual_leagues import (
    CHANNEL,
    GUILD_ID,
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    play_one_round,
)

THREAD, HASH = 7000, 7001
OTHER_HOST = Authority(User(901, "Olga"), "so it is", GUILD_ID)


async def draw_with_zoe(ctx: Context, clock: Clock, count: int = 5, **changes: Any) -> LeagueSimulation:
    """Draw a season in which Zoë and others take part."""
    days = await create_league(ctx, clock, **changes)
    joining = [*create_users(count - 1), ZOE]
    await register_users(ctx.database, ZOE)
    await days.join(*joining)
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in joining:
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    return days


async def begin_with_zoe(ctx: Context, clock: Clock, count: int = 5, **changes: Any) -> LeagueSimulation:
    """Begin a season in which Zoë and others take part."""
    days = await draw_with_zoe(ctx, clock, count, **changes)
    await league_admin.begin_now(ctx, (await days.load_season()).id, HOST)
    await days.run_due_work()
    return days


async def export_season(ctx: Context, days: LeagueSimulation) -> SeasonFile:
    """Export the season and return the file."""
    return parse(exports.to_json(await exports.export_season(ctx, (await days.load_season()).id)))


@pytest.mark.long
async def test_deletion_of_user_after_season_keeps_standings(
    ctx: Context, clock: Clock, tmp_path: Any, capsys: Any
) -> None:
    days = await begin_with_zoe(ctx, clock)
    season = (await days.load_season()).id
    table = next(
        fixture_state.table.number for fixture_state in (await days.load_season()).season.tables_of(ZOE.key)
    )
    await days.play_all()
    await membership.protest(ctx, season, ZOE, table, "these words are mine")
    await days.advance_until("over")
    before, old = await days.load_season(), await export_season(ctx, days)
    assert await columns_naming(ctx, ZOE) == ["user_names.name", "users.user_id"]
    await delete_user(ctx, ZOE)
    assert await columns_naming(ctx, ZOE) == []
    assert "these words are mine" not in " ".join((await read_all_columns(ctx)).values())
    after, new = await days.load_season(), await export_season(ctx, days)
    assert new.standings == old.standings
    assert after.season.members[ZOE.key].name == FORMER_MEMBER
    assert (after.season.moved, after.season.key, after.season.lots) == (
        before.season.moved, before.season.key, before.season.lots,
    )  # fmt: skip
    assert not any(mark in exports.to_json(new).decode() for mark in identifying_texts(ZOE))
    assert await has_valid_projections(days)
    assert verify(new) == ()
    (tmp_path / "season.json").write_bytes(exports.to_json(new))
    assert verify_all([tmp_path / "season.json"]) == 0
    told = capsys.readouterr().out
    assert "follows from the sealed secret" in told
    await delete_user(ctx, create_users(1)[0])
    assert (await export_season(ctx, days)).standings == old.standings
    assert verify(await export_season(ctx, days)) == ()
    assert await has_valid_projections(days)


async def test_deleted_user_is_withdrawn_from_running_season(ctx: Context, clock: Clock) -> None:
    days = await begin_with_zoe(
        ctx, clock, count=6, format="swiss", rounds=2, play_days=36, hurry_days=4, warn_days=2
    )
    known = await days.load_season()
    table = next(fixture_state for fixture_state in known.season.tables_of(ZOE.key))
    await play_one_round(ctx, days, table.table.number)
    await league_admin.excuse(ctx, known.id, ZOE.key, OTHER_HOST, table.table.number)
    await delete_user(ctx, ZOE)
    assert await columns_naming(ctx, ZOE) == []
    await days.run_due_work()
    assert await columns_naming(ctx, ZOE) == []
    after = await days.load_season()
    assert after.season.members[ZOE.key].status == "withdrawn"
    assert after.season.key == known.season.key
    assert await has_valid_projections(days)
    await days.play_all()
    await days.advance_until("over")
    season_file = await export_season(ctx, days)
    assert {one.table.round for one in (await days.load_season()).season.tables.values()} == {1, 2}
    assert not any(
        ZOE.key in one.user_keys
        for one in (await days.load_season()).season.tables.values()
        if one.table.round == 2
    )
    assert verify(season_file) == ()
    assert await has_valid_projections(days)


async def test_user_deleted_before_draw_is_removed_from_season(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await register_users(ctx.database, ZOE)
    await days.join(*create_users(4), ZOE)
    await delete_user(ctx, ZOE)
    assert {*(await days.load_season()).season.members} == {
        create_user.key for create_user in create_users(4)
    }
    assert await columns_naming(ctx, ZOE) == []
    assert await has_valid_projections(days)


async def test_deletion_of_user_does_not_lift_a_bar(ctx: Context, clock: Clock) -> None:
    days = await begin_with_zoe(ctx, clock)
    await league_admin.strike(ctx, (await days.load_season()).id, ZOE.key, OTHER_HOST, seasons=1)
    await delete_user(ctx, ZOE)
    assert await columns_naming(ctx, ZOE) == []
    await days.play_all()
    await days.advance_until("over")
    await days.advance_until("sign-up")
    again = await identify_again(ctx, ZOE)
    with pytest.raises(UserError) as refused:
        await days.join(again)
    assert error_key(refused) == "refusal-league-barred"
    await days.join(User(700, "Nia"))
    await run_cleanup(ctx)
    assert await is_known_by_hash(ctx)


async def is_known_by_hash(ctx: Context) -> bool:
    async with ctx.database.read_transaction() as tx:
        return any(user.id_hash is not None for user in await users.deleted(tx))


async def test_user_hash_is_removed_after_bar_expires(ctx: Context, clock: Clock) -> None:
    days = await begin_with_zoe(ctx, clock)
    await league_admin.strike(ctx, (await days.load_season()).id, ZOE.key, OTHER_HOST)
    await delete_user(ctx, ZOE)
    assert await is_known_by_hash(ctx), "her matches go on"
    await days.play_all()
    await days.advance_until("over")
    await run_cleanup(ctx)
    assert not await is_known_by_hash(ctx)
    await days.advance_until("sign-up")
    await days.join(await identify_again(ctx, ZOE))


async def test_removed_and_deleted_user_cannot_sign_up_again(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await register_users(ctx.database, ZOE)
    await days.join(*create_users(4), ZOE)
    await league_admin.remove(ctx, (await days.load_season()).id, ZOE.key, OTHER_HOST)
    await delete_user(ctx, ZOE)
    assert await is_known_by_hash(ctx)
    with pytest.raises(UserError) as refused:
        await days.join(await identify_again(ctx, ZOE))
    assert error_key(refused) == "refusal-league-barred"


async def test_questions_of_deleted_user_to_hosts_are_not_sent(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await register_users(ctx.database, ZOE)
    await days.join(*create_users(4), ZOE)
    for user in (create_users(1)[0], ZOE):
        await membership.ask_hosts(ctx, (await days.load_season()).id, user, f"words of {user.key}")
    await delete_user(ctx, ZOE)
    (waiting,) = [row.payload for row in await outbox.due_messages(ctx, limit=100) if row.kind == "to-hosts"]
    assert f"words of {create_users(1)[0].key}" in waiting


async def test_committed_table_starts_with_robot_for_deleted_user(ctx: Context, clock: Clock) -> None:
    days = await draw_with_zoe(ctx, clock)
    season = (await days.load_season()).id
    await league_admin.begin_now(ctx, season, HOST)
    hers = (await days.load_season()).season.tables_of(ZOE.key)
    number = next(her.table.number for her in hers if her.user_keys[0] == ZOE.key)
    waiting = await outbox.due_messages(ctx, season_owner(season), 100)
    row = next(row for row in waiting if outbox.parse(row) == OpenFixture(number))
    await publishing.note_message(ctx, season, number, CHANNEL, THREAD)
    fixture_commitment = await publishing.fixture_commitment(ctx, row, number, THREAD)
    assert fixture_commitment is not None
    await publishing.note_commitment(ctx, season, fixture_commitment, number, HASH)
    await delete_user(ctx, ZOE)
    match = await publishing.start_fixture_match(ctx, row, number, THREAD)
    assert match is not None
    assert match.commitment == fixture_commitment.match.commitment
    await days.run_due_work()
    async with ctx.database.read_transaction() as tx:
        sitting = await seats.of_match(tx, match.id)
    assert [seat_row.robot is not None for seat_row in sitting] == [True, False, False]
    assert await columns_naming(ctx, ZOE) == []
    assert await has_valid_projections(days)
    await days.play_all()
    assert (await days.load_season()).season.status == "protest"


async def test_replaced_and_deleted_user_is_absent_from_audit_log(ctx: Context, clock: Clock) -> None:
    days = await begin_with_zoe(ctx, clock)
    known = await days.load_season()
    table = known.season.tables_of(ZOE.key)[0]
    await league_admin.replace(
        ctx, known.id, table.table.number, table.user_keys.index(ZOE.key), User(555, "Newt"), OTHER_HOST
    )
    await delete_user(ctx, ZOE)
    assert await columns_naming(ctx, ZOE) == []


async def test_leagues_are_deleted_with_their_guild(ctx: Context, clock: Clock) -> None:
    days = await begin_with_zoe(ctx, clock)
    assert "season_log.payload" in await read_all_columns(ctx)
    await guild_deletion.schedule_deletion(ctx, GUILD_ID)
    clock.now += guild_deletion.RETENTION_PERIOD
    await days.fire_timers()
    left = await read_all_columns(ctx)
    kept = {name.partition(".")[0] for name in left}
    assert (
        kept
        & {table.name for table in all_tables().values() if table.scope in {"season", "league", "server"}}
        == set()
    )
