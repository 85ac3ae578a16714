"""Tests for rulings that are reversed late: after play has ended, after the next draw, or during a match."""

from __future__ import annotations

import pytest

from host.core import jobs, outbox
from host.core.context import Context
from host.core.owners import guild_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.history.ratings.strength import INITIAL_STRENGTH
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle import inactive_members
from host.leagues.lifecycle.kinds import ShowDivision
from host.leagues.season.entries import SeasonEntry
from host.leagues.season.rulings import MemberExcused, MemberStruck, PlayerReplaced
from host.leagues.season.verify import verify
from host.leagues.views import cards, exports
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, HOUR, MINUTE
from storage.history import ratings
from tests.host.conftest import Clock
from tests.host.leagues.test_commands_rulings import error_key_of
from tests.host.virtual_leagues import (
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    start_season,
)

NEWCOMER = User(2000, "Nora")


async def revoke_last_ruling(days: LeagueSimulation, kind: type[SeasonEntry]) -> None:
    """Revoke the last ruling of the given kind."""
    season = (await days.load_season()).id
    meant = [
        ruling.seq
        for ruling in await league_admin.rulings(days.ctx, season)
        if isinstance(ruling.entry, kind)
    ]
    await league_admin.reverse(days.ctx, season, meant[-1], HOST)
    await days.run_due_work()


async def draw_season(ctx: Context, clock: Clock) -> LeagueSimulation:
    """Return a season after the draw, before any match has been played."""
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in create_users(5):
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    return days


@pytest.mark.parametrize("status", ["protest", pytest.param("over", marks=pytest.mark.long)])
async def test_table_is_adjudicated_after_late_ruling_reversal(
    ctx: Context, clock: Clock, status: str
) -> None:
    days = await start_season(ctx, clock, count=3)
    season = await days.load_season()
    await days.play_table(1)
    await days.play_table(2)
    sitting = season.season.tables[3].user_keys
    await league_admin.set_result(ctx, season.id, 3, [(one, 1 + n) for n, one in enumerate(sitting)], HOST)
    await days.advance_until(status)
    (ruling,) = await league_admin.rulings(ctx, season.id)
    await league_admin.reverse(ctx, season.id, ruling.seq, HOST)
    await days.run_due_work()
    table = (await days.load_season()).season.tables[3]
    assert table.is_adjudicated
    assert [finish.place for finish in table.ruled or ()] == [1, 1, 1]
    card = await cards.division(ctx, season.id, 1)
    assert {line.played for line in card.lines} == {3}
    assert await has_valid_projections(days)
    assert verify(await exports.export_season(ctx, season.id)) == ()


async def test_replacement_cannot_be_reverted_after_redraw(ctx: Context, clock: Clock) -> None:
    days = await draw_season(ctx, clock)
    season = (await days.load_season()).id
    await league_admin.replace(ctx, season, 1, 0, NEWCOMER, HOST)
    await league_admin.redraw(ctx, season, HOST)
    await league_admin.draw_now(ctx, season, HOST)
    await days.run_due_work()
    before = await days.load_season()
    assert NEWCOMER.key in {
        user_key for table in before.season.tables.values() for user_key in table.user_keys
    }
    (ruling,) = [
        one for one in await league_admin.rulings(ctx, season) if isinstance(one.entry, PlayerReplaced)
    ]
    assert (
        await error_key_of(league_admin.reverse(ctx, season, ruling.seq, HOST))
        == "refusal-league-drawn-since"
    )
    assert (await days.load_season()).log == before.log


async def test_redraw_removes_pending_division_cards(ctx: Context, clock: Clock) -> None:
    days = await draw_season(ctx, clock)
    season = (await days.load_season()).id
    await league_admin.replace(ctx, season, 1, 0, NEWCOMER, HOST)
    await league_admin.redraw(ctx, season, HOST)
    clock.now += MINUTE
    await days.fire_timers()
    async with ctx.database.read_transaction() as tx:
        posts = [outbox.parse(row) for row in await outbox.of_owner(tx, await days.owner)]
    assert not [post for post in posts if isinstance(post, ShowDivision)]


async def players_at(days: LeagueSimulation, table: int) -> tuple[int | None, ...]:
    """Return the players in a table's match, by seat.

    The entry for a robot is None.
    """
    match_id = (await days.load_season()).season.tables[table].match_id
    async with days.ctx.database.read_transaction() as tx:
        return tuple(
            [seat.user_key for seat in (await loading.load_running(days.ctx, tx, match_id or 0)).seats]
        )


async def test_reverted_replacement_restores_the_player(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    drawn = known.season.tables[1].user_keys
    await league_admin.replace(ctx, known.id, 1, 1, NEWCOMER, HOST)
    clock.now += HOUR
    await revoke_last_ruling(days, PlayerReplaced)
    assert await players_at(days, 1) == drawn
    await days.play_table(1)
    found = await cards.fixture(ctx, known.id, 1)
    assert [finish.user_key for finish in found.finishes or ()] == [*drawn]
    assert None not in {one.place for one in found.finishes or ()}


async def test_reverted_exclusion_restores_the_seats(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    user = User(known.season.tables[1].user_keys[0], "x")
    own = {table.table.number: table for table in known.season.tables_of(user.key)}
    (given_up, *others) = own
    await replacement.resign(ctx, own[given_up].match_id or 0, user)
    clock.now += HOUR
    await league_admin.strike(ctx, known.id, user.key, HOST)
    await days.advance(2 * DAY)
    for table in others:
        assert user.key not in await players_at(days, table)
    await revoke_last_ruling(days, MemberStruck)
    for table in others:
        assert await players_at(days, table) == own[table].user_keys
    assert user.key not in await players_at(days, given_up), "what they gave up themselves stays so"
    clock.now += HOUR
    await replacement.resign(ctx, own[others[0]].match_id or 0, user)
    await league_admin.void_table(ctx, known.id, 5, HOST)
    await days.run_due_work()
    assert user.key not in await players_at(days, others[0]), "nor are they put back against their will"


async def test_time_with_robot_in_seat_is_not_inactivity(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    user_key = known.season.tables[1].user_keys[0]
    await league_admin.strike(ctx, known.id, user_key, HOST)
    clock.now += HOUR
    await revoke_last_ruling(days, MemberStruck)
    async with ctx.database.read_transaction() as tx:
        assert (await inactive_members.load_inactive(ctx, tx, await days.load_season()))[user_key] is False


async def test_rulings_without_points_do_not_count_as_left(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=3)
    known = await days.load_season()
    user_key = known.season.tables[1].user_keys[0]
    for number, table in known.season.tables.items():
        places = [(one, None if one == user_key else n + 1) for n, one in enumerate(table.user_keys)]
        await league_admin.set_result(ctx, known.id, number, places, HOST)
    await days.run_due_work()
    after = await days.load_season()
    assert after.season.removed == frozenset()
    card = await cards.division(ctx, known.id, 1)
    (line,) = [line for line in card.lines if line.user_key == user_key]
    assert (line.parts, line.played, line.left, line.is_struck) == (0, 3, 0, False)
    assert verify(await exports.export_season(ctx, known.id)) == ()


async def test_season_with_late_replayed_match_is_verified(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=4, seats=2, format="swiss", rounds=2, most=4)
    season = (await days.load_season()).id
    for table in (1, 2):
        await days.play_table(table)
    former = (await days.load_season()).season.tables[1].match_id
    assert len((await days.load_season()).season.tables) == 4, "the second round is drawn"
    await league_admin.replay(ctx, season, 1, HOST)
    await days.run_due_work()
    season_file = await exports.export_season(ctx, season)
    assert former in {outcome.match_id for outcome in season_file.outcomes}
    assert verify(season_file) == ()
    await days.play_all()
    assert verify(await exports.export_season(ctx, season)) == ()


async def exclude_for_leaving(ctx: Context, clock: Clock) -> tuple[LeagueSimulation, User]:
    """Create a season in which a player was excluded for leaving three tables.

    Return the season and the player.
    """
    days = await start_season(ctx, clock, count=4, seats=2, each=3)
    known = await days.load_season()
    user = User(1000, "P0")
    own = known.season.tables_of(user.key)[:3]
    for table in own:
        await replacement.resign(ctx, table.match_id or 0, user)
    for table in own:
        await days.play_table(table.table.number)
    assert user.key in (await days.load_season()).season.removed
    return days, user


async def test_excuse_lifts_exclusion_for_leaving(ctx: Context, clock: Clock) -> None:
    days, user = await exclude_for_leaving(ctx, clock)
    season = (await days.load_season()).id
    clock.now += HOUR
    await league_admin.excuse(ctx, season, user.key, HOST)
    await days.run_due_work()
    assert user.key not in (await days.load_season()).season.removed
    (line,) = [one for one in (await cards.division(ctx, season, 1)).lines if one.user_key == user.key]
    assert not line.is_struck
    assert days.announcements[-2:] == ["ruled", "reversed"]


async def test_excused_leaver_loses_no_rating(ctx: Context, clock: Clock) -> None:
    days, user = await exclude_for_leaving(ctx, clock)
    season = (await days.load_season()).id

    async def mu() -> float | None:
        async with ctx.database.read_transaction() as tx:
            found = await ratings.of_users(tx, 1, "pearls", [user.key])
        return found[0].mu if found else None

    lost = await mu()
    assert lost is not None
    assert lost < INITIAL_STRENGTH.mu, "leaving costs rating"
    await league_admin.excuse(ctx, season, user.key, HOST)
    await jobs.run(ctx, guild_owner(1))
    assert await mu() is None, "no match of theirs is rated any more"
    await revoke_last_ruling(days, MemberExcused)
    await jobs.run(ctx, guild_owner(1))
    assert await mu() == lost


async def test_automatic_exclusion_is_lifted_only_by_excuse(ctx: Context, clock: Clock) -> None:
    days, user = await exclude_for_leaving(ctx, clock)
    known = await days.load_season()
    (ruling,) = await league_admin.rulings(ctx, known.id)
    attempt = league_admin.reverse(ctx, known.id, ruling.seq, HOST)
    assert await error_key_of(attempt) == "refusal-league-excuse"
    assert (await days.load_season()).log == known.log
    first = known.season.tables_of(user.key)[0].table.number
    await league_admin.excuse(ctx, known.id, user.key, HOST, first)
    assert user.key not in (await days.load_season()).season.removed, "two are not too many"
