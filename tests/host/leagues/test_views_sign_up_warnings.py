"""Tests for block lists in leagues: they cause a private warning at sign-up and do not affect the draw."""

from __future__ import annotations

from datetime import UTC, datetime

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle.draws import load_former_results
from host.leagues.lifecycle.kinds import BlockedPlayerNotice
from host.leagues.views import cards, exports
from host.leagues.views.sign_up_warnings import SignUpWarnings, blocked_players, sign_up_warnings
from host.matches.settings import block_list
from host.matches.settings.time_controls import DAY
from storage.time.clock import days_off
from storage.time.clock.days_off import DayOffRow
from tests.host.conftest import Clock
from tests.host.virtual_leagues import GUILD_ID, HOST, LeagueSimulation, create_league, create_users


def day_of(number: int) -> str:
    return datetime.fromtimestamp(number * DAY / 1000, UTC).date().isoformat()


ADA, BEN, *_ = create_users(5)


async def draw_season(ctx: Context, clock: Clock) -> LeagueSimulation:
    """Advance a five-player season to its draw.

    The draw message is still in the outbox.
    """
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in create_users(5):
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    await days.run_jobs()
    return days


async def test_only_the_blocking_player_is_warned_about_shared_tables(ctx: Context, clock: Clock) -> None:
    await block_list.toggle_block(ctx, ADA, BEN)
    days = await draw_season(ctx, clock)
    season = (await days.load_season()).id
    assert (await sign_up_warnings(ctx, season, ADA.key)).has_block_list
    assert not (await sign_up_warnings(ctx, season, BEN.key)).has_block_list
    waiting = [outbox.parse(row) for row in await outbox.due_messages(ctx, season_owner(season), 100)]
    assert [post for post in waiting if isinstance(post, BlockedPlayerNotice)] == [
        BlockedPlayerNotice(ADA.key)
    ]
    assert (await blocked_players(ctx, season, ADA.key)).names == (BEN.name,)
    assert (await blocked_players(ctx, season, BEN.key)).names == ()
    (hers,), (his,) = (
        await cards.load_own_seasons(ctx, GUILD_ID, ADA.key),
        await cards.load_own_seasons(ctx, GUILD_ID, BEN.key),
    )
    assert hers.blocked_players is not None
    assert (hers.blocked_players.names, hers.blocked_players.is_free) == ((BEN.name,), True)
    assert his.blocked_players is not None
    assert his.blocked_players.names == ()
    assert b"avoid" not in exports.to_json(await exports.export_season(ctx, season))


async def test_withdrawal_before_play_leaves_no_season_history(ctx: Context, clock: Clock) -> None:
    days = await draw_season(ctx, clock)
    season = (await days.load_season()).id
    await membership.withdraw(ctx, season, ADA)
    await days.run_due_work()
    await days.advance_until("playing")
    await membership.withdraw(ctx, season, BEN)
    await days.run_due_work()
    await days.play_all()
    await days.advance_until("over")
    await days.advance(8 * DAY)
    following = await days.load_season()
    assert following.row.number == 2
    async with ctx.database.read_transaction() as tx:
        formers = await load_former_results(tx, following)
    assert ADA.key not in formers
    assert formers[BEN.key].moved == "out"
    assert len(formers) == 4


async def test_sign_up_warns_about_many_tables_or_many_days_off(ctx: Context, clock: Clock) -> None:
    seasons = []
    for _ in range(3):
        days = await create_league(ctx, clock)
        await days.join(ADA)
        seasons.append((await days.load_season()).id)
        clock.now += 1000
    assert await sign_up_warnings(ctx, seasons[0], BEN.key) == SignUpWarnings(
        has_block_list=False, tables=0, days_off=0
    )
    assert await sign_up_warnings(ctx, seasons[0], ADA.key) == SignUpWarnings(
        has_block_list=False, tables=9, days_off=0
    )
    first = clock.now // DAY + 20
    async with ctx.database.transaction() as tx:
        await days_off.put(tx, *(DayOffRow(user_key=BEN.key, day=day_of(first + n)) for n in range(15)))
    assert (await sign_up_warnings(ctx, seasons[0], BEN.key)).days_off == 15
