"""Tests for hosts who take part in a season: which of their actions need the consent of others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions import consent
from host.leagues.commands import channel, league_admin, membership
from host.leagues.season.results import division_members
from host.leagues.season.season import Season
from host.matches.match import loading
from host.matches.permissions import Authority
from host.operations.admin import tools
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    GUILD_ID,
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    start_season,
)

NEWCOMER = User(2000, "Nora")
HostAction: TypeAlias = Callable[[Context, int, Authority], Awaitable[object]]


def as_host(user: User) -> Authority:
    """Return the authority of a user who acts as a host."""
    return Authority(user, "because", GUILD_ID)


async def is_delayed(days: LeagueSimulation, action: HostAction, by: Authority) -> bool:
    """Return whether a host action did not take effect immediately."""
    before = await days.load_season()
    with suppress(UserError):
        await action(days.ctx, before.id, by)
    after = await days.load_season()
    return season_state(before.season) == season_state(after.season)


def season_state(season: Season) -> object:
    """Return the parts of a season that a host action may change."""
    return (
        season.status, season.members, season.divisions, season.tables, season.shifted, season.paused_since,
        season.commitment,
    )  # fmt: skip


SIGN_UP: dict[str, HostAction] = {
    "add": lambda ctx, season, by: league_admin.add(ctx, season, NEWCOMER, by),
    "remove": lambda ctx, season, by: league_admin.remove(ctx, season, 1001, by),
    "seed": lambda ctx, season, by: league_admin.seed(ctx, season, 1001, 1800, by),
    "seed self": lambda ctx, season, by: league_admin.seed(ctx, season, 1000, 1800, by),
    "close": league_admin.close_now,
    "pause": league_admin.pause,
    "shift": lambda ctx, season, by: league_admin.shift(ctx, season, 3, by),
    "void": league_admin.void,
}


@pytest.mark.parametrize("name", SIGN_UP)
async def test_signed_up_host_decides_nothing_about_sign_up(ctx: Context, clock: Clock, name: str) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    assert await is_delayed(days, SIGN_UP[name], as_host(create_users(1)[0]))
    assert not await is_delayed(days, SIGN_UP[name], HOST)


PLAY: dict[str, HostAction] = {
    "strike": lambda ctx, season, by: league_admin.strike(ctx, season, 1001, by),
    "excuse": lambda ctx, season, by: league_admin.excuse(ctx, season, 1001, by),
    "void table": lambda ctx, season, by: league_admin.void_table(ctx, season, 1, by),
    "replay": lambda ctx, season, by: league_admin.replay(ctx, season, 1, by),
    "replace": lambda ctx, season, by: league_admin.replace(ctx, season, 1, 1, NEWCOMER, by),
    "pause": league_admin.pause,
    "shift": lambda ctx, season, by: league_admin.shift(ctx, season, 3, by),
    "end": league_admin.end_now,
    "void": league_admin.void,
}


@pytest.mark.parametrize("name", PLAY)
async def test_playing_host_decides_nothing_about_own_division(ctx: Context, clock: Clock, name: str) -> None:
    days = await start_season(ctx, clock)
    sitting = (await days.load_season()).season.tables[1].user_keys
    absent = next(create_user for create_user in create_users(5) if create_user.key not in sitting)
    assert await is_delayed(days, PLAY[name], as_host(absent))
    assert not await is_delayed(days, PLAY[name], HOST)


async def test_host_on_waiting_list_cannot_free_a_place(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=6, most=5)
    season = (await days.load_season()).season
    (waiting,) = season.waiting_list
    by = as_host(User(waiting, "W"))
    member = season.divisions[0].user_keys[0]
    assert await is_delayed(days, lambda ctx, season, by: league_admin.strike(ctx, season, member, by), by)
    assert not await is_delayed(days, PLAY["void table"], by)


async def start_two_divisions(ctx: Context, clock: Clock) -> tuple[LeagueSimulation, User, User]:
    """Create a season with two divisions, and return it with a member of each."""
    days = await start_season(ctx, clock, count=10)
    upper, lower = (await days.load_season()).season.divisions
    return days, User(upper.user_keys[0], "U"), User(lower.user_keys[0], "L")


async def test_host_from_another_division_decides(ctx: Context, clock: Clock) -> None:
    days, upper, lower = await start_two_divisions(ctx, clock)
    season = (await days.load_season()).season
    table = next(
        number for number, fixture_state in season.tables.items() if fixture_state.table.division == 1
    )

    def void(ctx: Context, season: int, by: Authority) -> Awaitable[object]:
        return league_admin.void_table(ctx, season, table, by)

    assert await is_delayed(days, void, as_host(upper))
    assert not await is_delayed(days, void, as_host(lower))


async def test_host_of_lower_tier_cannot_free_a_place_above(ctx: Context, clock: Clock) -> None:
    days, upper, lower = await start_two_divisions(ctx, clock)
    season = (await days.load_season()).season
    above, below = division_members(season, 1)[-1], division_members(season, 2)[-1]
    assert await is_delayed(
        days, lambda ctx, season, by: league_admin.strike(ctx, season, above, by), as_host(lower)
    )
    assert not await is_delayed(
        days, lambda ctx, season, by: league_admin.strike(ctx, season, below, by), as_host(upper)
    )


async def test_playing_host_cannot_reverse_a_ruling_on_own_division(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    struck = create_users(1)[0]
    season = (await days.load_season()).id
    await league_admin.strike(ctx, season, struck.key, HOST)
    (ruling,) = await league_admin.rulings(ctx, season)
    assert await is_delayed(
        days, lambda ctx, season, by: league_admin.reverse(ctx, season, ruling.seq, by), as_host(struck)
    )


async def test_host_who_arranged_the_sign_up_cannot_join(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    season, late = (await days.load_season()).id, User(3000, "Late")
    await league_admin.seed(ctx, season, 1001, 0, as_host(late))
    with pytest.raises(UserError) as refused:
        await membership.join(ctx, season, late)
    assert error_key(refused) == "refusal-league-arranged"
    assert await is_delayed(
        days, lambda ctx, season, by: league_admin.add(ctx, season, late, by), as_host(late)
    )
    await league_admin.add(ctx, season, late, replace(HOST, reason="we need Late"))
    assert late.key in (await days.load_season()).season.members


async def test_playing_host_asks_a_table_of_their_division_about_its_match(
    ctx: Context, clock: Clock
) -> None:
    days, upper, lower = await start_two_divisions(ctx, clock)
    season = (await days.load_season()).season
    match_id = next(
        table.match_id
        for table in season.tables.values()
        if table.table.division == 1 and upper.key not in table.user_keys and table.match_id is not None
    )
    await tools.pause(ctx, match_id, as_host(upper))
    assert not await is_paused(ctx, match_id)
    assert await consent.is_vote_open(ctx, match_id, as_host(upper))
    await tools.pause(ctx, match_id, as_host(lower))
    assert await is_paused(ctx, match_id)


async def is_paused(ctx: Context, match_id: int) -> bool:
    async with ctx.database.read_transaction() as tx:
        return (await loading.load_row(tx, match_id)).paused_since is not None


async def test_signed_up_host_cannot_restrict_who_joins(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(1))
    with pytest.raises(UserError) as refused:
        await channel.set_joining_role(ctx, days.league, 5, as_host(create_users(1)[0]))
    assert error_key(refused) == "refusal-league-plays"
    await channel.set_joining_role(ctx, days.league, 5, HOST)
