"""Tests for postponing a league match by agreement of its players, within the bounds of the season."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from host.core import timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.leagues import postponement
from host.leagues.commands import league_admin
from host.leagues.lifecycle.inactive_members import find_awaited_inactive
from host.matches.log.entries import Ruling
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, HOUR
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.virtual_leagues import (
    HOST,
    LeagueSimulation,
    create_users,
    has_valid_projections,
    start_season,
)
from tests.host.votes import NO, YES, cast_ballot, load_open_votes

LONG = {"play_days": 60, "hurry_days": 10, "warn_days": 5}


async def match_of(days: LeagueSimulation, table: int = 1) -> tuple[int, list[User]]:
    """Return the match of a table and its players."""
    state = (await days.load_season()).season.tables[table]
    assert state.match_id is not None
    users = {user.key: user for user in create_users(7)}
    return state.match_id, [users[user_key] for user_key in state.user_keys]


async def row_of(ctx: Context, match_id: int) -> MatchRow:
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def rulings(ctx: Context, match_id: int) -> list[str]:
    """Return the kinds of all rulings in a match's log."""
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_uncached(tx, await loading.load_row(tx, match_id))
    found = [item.entry for item in match.folded_log.entries]
    return [str(one.__struct_config__.tag) for one in found if isinstance(one, Ruling)]


async def agree(days: LeagueSimulation, table: int = 1, count: int = 7) -> int:
    """Let all players of a table agree to postpone it.

    Return the table's match.
    """
    match_id, (asking, *others) = await match_of(days, table)
    assert not await postponement.postpone(days.ctx, match_id, asking, count)
    (vote_row,) = await load_open_votes(days.ctx, match_id)
    for user in others:
        assert (await row_of(days.ctx, match_id)).paused_since is None
        await cast_ballot(days.ctx, vote_row, user, YES)
    await days.run_due_work()
    return match_id


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(UserError) as error:
        await attempt
    return error.value.text.key


async def test_clocks_of_postponed_match_stop_for_the_agreed_days(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, **LONG)
    match_id, other = await agree(days), (await match_of(days, 2))[0]
    assert (await row_of(ctx, match_id)).paused_since == clock.now
    assert (await row_of(ctx, other)).paused_since is None
    assert "match-postponed" in await rulings(ctx, match_id)
    await days.advance(7 * DAY - HOUR)
    assert (await row_of(ctx, match_id)).paused_since is not None
    await days.advance(2 * HOUR)
    assert (await row_of(ctx, match_id)).paused_since is None
    assert "match-continued" in await rulings(ctx, match_id)
    assert (await days.load_season()).season.tables[1].postponed_until < clock.now
    assert await has_valid_projections(days)


@pytest.mark.parametrize("choice", [NO, None], ids=["no", "silence"])
async def test_one_player_can_prevent_postponement(ctx: Context, clock: Clock, choice: str | None) -> None:
    days = await start_season(ctx, clock, **LONG)
    match_id, (asking, second, third) = await match_of(days)
    await postponement.postpone(ctx, match_id, asking, 7)
    (vote_row,) = await load_open_votes(ctx, match_id)
    await cast_ballot(ctx, vote_row, second, YES)
    if choice is not None:
        await cast_ballot(ctx, vote_row, third, choice)
    await days.advance(2 * DAY)
    for owner in await timers.due_owners(ctx):
        await timers.fire_due(ctx, owner)
    assert "postpone-refused" in await rulings(ctx, match_id)
    assert (await days.load_season()).season.tables[1].postponed_until == 0


async def test_only_players_of_a_running_league_match_can_ask(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, **LONG)
    match_id, players = await match_of(days)
    stranger = next(user for user in create_users(5) if user not in players)
    assert await refusal(postponement.postpone(ctx, match_id, stranger, 7)) == "refusal-not-in-match"
    for count in (0, -1, postponement.MAX_DAYS + 1):
        attempt = postponement.postpone(ctx, match_id, players[0], count)
        assert await refusal(attempt) == "refusal-league-postpone-days"
    await days.play_table(1)
    assert await refusal(postponement.postpone(ctx, match_id, players[0], 7)) == "refusal-finished"


async def test_postponed_match_is_postponed_once_at_a_time(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, **LONG)
    match_id = await agree(days, count=2)
    _, players = await match_of(days)
    attempt = postponement.postpone(ctx, match_id, players[1], 2)
    assert await refusal(attempt) == "refusal-league-postponed"
    await days.advance(3 * DAY)
    assert not await postponement.postpone(ctx, match_id, players[1], 2)


async def test_faster_clocks_bound_the_postponement(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, play_days=60, hurry_days=57, warn_days=5)
    match_id, (asking, second, third) = await match_of(days)
    attempt = postponement.postpone(ctx, match_id, asking, 4)
    assert await refusal(attempt) == "refusal-league-postpone-late"
    await postponement.postpone(ctx, match_id, asking, 3)
    latest = clock.now + 3 * DAY
    (vote_row,) = await load_open_votes(ctx, match_id)
    await cast_ballot(ctx, vote_row, second, YES)
    clock.now += HOUR
    await cast_ballot(ctx, vote_row, third, YES)
    assert (await days.load_season()).season.tables[1].postponed_until == latest


async def test_vote_that_ends_after_the_bound_changes_nothing(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, play_days=60, hurry_days=59, warn_days=5)
    match_id, (asking, second, third) = await match_of(days)
    await postponement.postpone(ctx, match_id, asking, 1)
    (vote_row,) = await load_open_votes(ctx, match_id)
    await cast_ballot(ctx, vote_row, second, YES)
    clock.now += DAY
    await cast_ballot(ctx, vote_row, third, YES)
    assert (await days.load_season()).season.tables[1].postponed_until == 0
    assert "postpone-refused" in await rulings(ctx, match_id)


async def test_match_that_others_wait_for_is_not_postponed(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, load=1, play_days=120, hurry_days=10, warn_days=5)
    number = next(
        n for n, fixture_state in (await days.load_season()).season.tables.items() if fixture_state.match_id
    )
    match_id, players = await match_of(days, number)
    attempt = postponement.postpone(ctx, match_id, players[0], 1)
    assert await refusal(attempt) == "refusal-league-postpone-waits"


async def test_swiss_match_is_bounded_by_its_round(ctx: Context, clock: Clock) -> None:
    plan = {"format": "swiss", "rounds": 2, "play_days": 60, "hurry_days": 27, "warn_days": 5}
    days = await start_season(ctx, clock, 6, **plan)
    match_id, players = await match_of(days)
    attempt = postponement.postpone(ctx, match_id, players[0], 4)
    assert await refusal(attempt) == "refusal-league-postpone-late"
    assert not await postponement.postpone(ctx, match_id, players[0], 3)


async def test_paused_season_keeps_postponed_match_at_rest(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, **LONG)
    match_id, season = await agree(days, count=2), (await days.load_season()).id
    await league_admin.pause(ctx, season, HOST)
    await days.advance(3 * DAY)
    assert (await row_of(ctx, match_id)).paused_since is not None
    await league_admin.resume(ctx, season, HOST)
    await days.run_due_work()
    assert (await row_of(ctx, match_id)).paused_since is None
    again = await agree(days, 2, count=5)
    await league_admin.pause(ctx, season, HOST)
    await days.advance(DAY)
    await league_admin.resume(ctx, season, HOST)
    await days.run_due_work()
    assert (await row_of(ctx, again)).paused_since is not None
    await days.advance(5 * DAY)
    assert (await row_of(ctx, again)).paused_since is None


async def test_replay_of_postponed_match_begins_at_once(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, **LONG)
    await agree(days)
    await league_admin.replay(ctx, (await days.load_season()).id, 1, HOST)
    await days.run_due_work()
    match_id, _ = await match_of(days)
    assert (await row_of(ctx, match_id)).paused_since is None


async def test_players_of_postponed_match_are_not_reminded_to_begin(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, 3, size=3, **LONG)
    for number in (await days.load_season()).season.tables:
        await agree(days, number)
    async with ctx.database.read_transaction() as tx:
        assert await find_awaited_inactive(ctx, tx, await days.load_season()) == ()
    await days.advance(8 * DAY)
    async with ctx.database.read_transaction() as tx:
        assert await find_awaited_inactive(ctx, tx, await days.load_season()) != ()
