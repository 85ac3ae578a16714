"""Tests for unusual seasons: too many entrants, late vacancies, bans, and an unreadable match."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle import season_log
from host.leagues.season.results import standings
from host.leagues.standings.points import PARTS
from host.leagues.views import cards
from host.matches.match import loading
from host.matches.settings.time_controls import DAY
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    play_one_round,
    start_season,
)


async def draw_season(
    ctx: Context, clock: Clock, users: Sequence[User], max_members: int
) -> LeagueSimulation:
    """Draw a season that has more entrants than places."""
    days = await create_league(ctx, clock, most=max_members)
    await days.join(*users)
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in users[::-1]:
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    return days


async def test_first_members_to_sign_up_get_limited_places(ctx: Context, clock: Clock) -> None:
    *first, second, last = create_users(6)
    days = await draw_season(ctx, clock, [*first, second, last], max_members=4)
    season = (await days.load_season()).season
    assert {user for division in season.divisions for user in division.user_keys} == {
        user.key for user in first
    }
    assert season.waiting_list == (second.key, last.key)
    waiting = (await cards.load_sign_ups(ctx, (await days.load_season()).id)).waiting_list
    assert [member.user_key for member in waiting] == [second.key, last.key]


async def test_vacant_seat_in_advanced_match_is_given_to_robot(ctx: Context, clock: Clock) -> None:
    *playing, newcomer = create_users(6)
    days = await draw_season(ctx, clock, [*playing, newcomer], max_members=5)
    known = await days.load_season()
    await league_admin.begin_now(ctx, known.id, HOST)
    await days.run_due_work()
    gone = known.season.tables[1].user_keys[0]
    await play_one_round(ctx, days, 1)
    await league_admin.strike(ctx, known.id, gone, HOST)
    await days.run_due_work()
    tables = (await days.load_season()).season.tables
    mine = [
        number for number, fixture_state in known.season.tables.items() if gone in fixture_state.user_keys
    ]
    assert {number: newcomer.key in tables[number].user_keys for number in mine} == {n: n != 1 for n in mine}
    match_id = tables[1].match_id
    assert match_id is not None
    async with ctx.database.read_transaction() as tx:
        now = await loading.load_running(ctx, tx, match_id)
    assert [seat.robot is not None for seat in now.seats] == [True, False, False]
    assert await has_valid_projections(days)


async def test_next_season_invites_members_except_barred_ones(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known, (barred, *others) = await days.load_season(), create_users(5)
    await league_admin.strike(ctx, known.id, barred.key, HOST, seasons=1)
    await league_admin.end_now(ctx, known.id, HOST)
    await days.advance(11 * DAY, step=DAY)
    following = await days.load_season()
    assert following.row.number == 2
    sign_up_view = await cards.load_sign_ups(ctx, following.id)
    assert sign_up_view.members == ()
    assert sign_up_view.invited == tuple((other.key, other.name) for other in others)
    with pytest.raises(UserError) as refused:
        await days.join(barred)
    assert error_key(refused) == "refusal-league-barred"
    await days.join(others[0])
    assert len((await cards.load_sign_ups(ctx, following.id)).invited) == 3


async def test_unreadable_match_does_not_block_season_end(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    await play_one_round(ctx, days, 1)
    damaged = known.season.tables[1].match_id
    assert damaged is not None
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE log SET payload = '{' WHERE seq = 2 AND match_id = :one", {"one": damaged})
    ctx.evict(damaged)
    await league_admin.end_now(ctx, known.id, HOST)
    await days.advance(4 * DAY, step=DAY)
    over = (await days.load_season()).season
    assert over.status == "over"
    assert over.tables[1].is_adjudicated
    async with ctx.database.read_transaction() as tx:
        assert (await loading.load_row(tx, damaged)).status == "cancelled"
        lines = standings(over, 1, await season_log.load_outcomes(tx, over), over.lots)
    # No player was late, so no points are lost: the three players at each table share sixteen points.
    assert sum(line.parts for line in lines) == 5 * 16 * 840
    assert await has_valid_projections(days)


async def test_late_sign_up_is_rejected_with_the_reason(ctx: Context, clock: Clock) -> None:
    days, (first, *_) = await start_season(ctx, clock), create_users(5)
    known = await days.load_season()
    late = User(2000, "Nora")
    for user, expected in ((late, "refusal-league-late"), (first, "refusal-league-already")):
        with pytest.raises(UserError) as refused:
            await membership.join(ctx, known.id, user)
        assert error_key(refused) == expected
    await league_admin.replace(ctx, known.id, 1, 0, late, HOST)
    assert late.key in (await days.load_season()).season.tables[1].user_keys
    await league_admin.end_now(ctx, known.id, HOST)
    with pytest.raises(UserError) as refused:
        await membership.join(ctx, known.id, User(2001, "Omar"))
    assert error_key(refused) == "refusal-league-ended"


async def results_of(days: LeagueSimulation, table: int) -> tuple[dict[int, int], set[int]]:
    """Return the points at a table by user, and the users who count as having left."""
    fixture = await cards.fixture(days.ctx, (await days.load_season()).id, table)
    assert fixture.tallies is not None
    left = {tally.user_key for tally in fixture.tallies if tally.has_left}
    return {one.user_key: one.parts for one in fixture.tallies}, left


async def test_unfinished_table_gives_no_points_if_all_players_left(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    for user in create_users(5):
        await membership.withdraw(ctx, known.id, user)
    await league_admin.end_now(ctx, known.id, HOST)
    points, left = await results_of(days, 1)
    assert {*points.values()} == {0}
    assert left == {*points}


async def test_member_who_withdrew_gets_nothing_at_table_that_never_opened(
    ctx: Context, clock: Clock
) -> None:
    days = await start_season(ctx, clock, load=1, play_days=200)
    known = await days.load_season()
    number = next(
        number for number, fixture_state in known.season.tables.items() if fixture_state.match_id is None
    )
    gone, *others = known.season.tables[number].user_keys
    await membership.withdraw(ctx, known.id, User(gone, "P"))
    await league_admin.end_now(ctx, known.id, HOST)
    points, left = await results_of(days, number)
    assert points == {gone: 0} | dict.fromkeys(others, (10 + 5) * PARTS // 2)
    assert left == {gone}


async def test_player_whose_robot_played_is_late_at_unfinished_table(ctx: Context, clock: Clock) -> None:
    """A player counts as late if a robot played their turns.

    This holds even if they return just before the end of play.
    """
    days = await start_season(ctx, clock)
    known = await days.load_season()
    match_id = known.season.tables[1].match_id
    assert match_id is not None
    user = {create_user.key: create_user for create_user in create_users(5)}[
        known.season.tables[1].user_keys[0]
    ]
    await replacement.resign(ctx, match_id, user)
    await days.run_due_work()
    await replacement.return_to_seat(ctx, match_id, user)
    await league_admin.end_now(ctx, known.id, HOST)
    points, left = await results_of(days, 1)
    assert (points[user.key], left) == (0, {user.key})
