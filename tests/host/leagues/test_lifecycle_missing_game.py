"""Tests that a season whose game can't be loaded is paused, and that nobody loses anything by it."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.leagues.commands import league_admin
from host.leagues.lifecycle import season_log, steps
from host.leagues.views import cards
from host.matches.settings.time_controls import DAY, HOUR
from host.time import missing_games
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    start_season,
)
from tests.missing_game import missing_game


async def start_bot(days: LeagueSimulation) -> None:
    """Start the bot, and run what is due."""
    await missing_games.on_startup(days.ctx)
    await steps.on_startup(days.ctx)
    await days.fire_timers()
    await days.run_due_work()


async def end_of_play(days: LeagueSimulation) -> int:
    async with days.ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, (await days.load_season()).id)
        step = await cards.next_step(tx, known)
    assert step is not None
    assert step.what == "end"
    return step.at


@pytest.mark.parametrize("is_restarted", [True, pytest.param(False, marks=pytest.mark.long)])
async def test_season_of_a_missing_game_rests_and_nobody_forfeits(
    ctx: Context, clock: Clock, is_restarted: bool
) -> None:
    days = await start_season(ctx, clock)
    before, ends = await days.load_season(), await end_of_play(days)
    clock.now += HOUR
    with missing_game("pearls"):
        if is_restarted:
            await start_bot(days)
        await days.advance(60 * DAY, step=DAY)
        now = (await days.load_season()).season
        assert (now.status, now.removed, now.is_hurried) == ("playing", frozenset(), False)
        assert {number: table.user_keys for number, table in now.tables.items()} == {
            number: table.user_keys for number, table in before.season.tables.items()
        }
        assert not any(table.is_over for table in now.tables.values())
        assert days.announcements.count("paused") == 1
        assert "idle" not in days.announcements
    await start_bot(days)
    assert days.announcements.count("resumed") == 1
    assert (await days.load_season()).season.paused_since is None
    late = 0 if is_restarted else DAY
    assert ends + 60 * DAY - late <= await end_of_play(days) <= ends + 60 * DAY + HOUR
    await days.play_all()
    await days.advance_until("over")
    assert await has_valid_projections(days)


async def test_sign_up_of_a_missing_game_rests_too(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    with missing_game("pearls"):
        await start_bot(days)
        await days.advance(60 * DAY, step=DAY)
        assert (await days.load_season()).season.status == "sign-up"
    await start_bot(days)
    await days.advance(2 * DAY)
    assert (await days.load_season()).season.status == "sign-up"
    await days.advance_until("confirming")


async def test_next_season_opens_when_the_game_is_back(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    await days.play_all()
    await days.advance_until("over")
    with missing_game("pearls"):
        await start_bot(days)
        await days.advance(60 * DAY, step=DAY)
        assert (await days.load_season()).row.number == 1
    await days.advance(DAY)
    assert (await days.load_season()).row.number == 2


async def test_season_paused_by_a_host_stays_paused(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    await league_admin.pause(ctx, (await days.load_season()).id, HOST)
    await days.run_due_work()
    with missing_game("pearls"):
        await start_bot(days)
        await days.advance(2 * DAY)
    await start_bot(days)
    assert (await days.load_season()).season.paused_since is not None


async def test_host_cannot_end_play_while_the_game_is_missing(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    with missing_game("pearls"):
        with pytest.raises(UserError) as refused:
            await league_admin.end_now(ctx, (await days.load_season()).id, HOST)
        assert error_key(refused) == "refusal-league-game-missing"
