"""Tests for automatic days off: when a vacation day is used before a clock runs out, and when it is not."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from host.core.context import Context
from host.core.users import User
from host.leagues.season_plan import SeasonPlan
from host.matches.settings import time_controls, updates
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TIME_CONTROLS, from_hours
from host.time.automatic_days_off import MARGIN, MAX_DAYS, DayOffUsed
from host.time.clock import days_off
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.time.clock import days_off as stored
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    deadline,
    fire_timers,
    open_match,
    start_match,
    take_turn,
    timers_of,
)
from tests.host.votes import load_entries, load_open_votes, start_timed_match

DAILY = TIME_CONTROLS["daily"]


@pytest.fixture(autouse=True)
async def _ada_allows_automatic_days_off(ctx: Context) -> None:
    await updates.update_preferences(ctx, ADA, automatic_days_off=True)


async def used_days(ctx: Context, match_id: int) -> list[str]:
    return [entry.day for entry in await load_entries(ctx, match_id) if isinstance(entry, DayOffUsed)]


async def marked_days(ctx: Context, user: User = ADA) -> list[str]:
    async with ctx.database.read_transaction() as tx:
        return [row.day for row in await stored.of_user(tx, user.key)]


async def wait_until(ctx: Context, clock: Clock, match_id: int, at: int) -> None:
    """Advance the clock step by step, and fire all timers that are due until then."""
    while (due := min((*(await timers_of(ctx, match_id)).values(), at))) < at:
        clock.now = max(clock.now, due)
        await fire_timers(ctx, match_id)
    clock.now = at
    await fire_timers(ctx, match_id)


async def wait_for_deadline(ctx: Context, clock: Clock, match_id: int) -> int:
    """Wait until shortly before the current deadline, and return that deadline."""
    at = await deadline(ctx, match_id)
    assert at is not None
    await wait_until(ctx, clock, match_id, at - MARGIN)
    return at


async def test_day_off_is_used_and_logged_before_the_clock_runs_out(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    before = await wait_for_deadline(ctx, clock, row.id)
    # The match began on Friday, 15 January 2027, at 8:00 UTC, with four days on the clock.
    assert await used_days(ctx, row.id) == await marked_days(ctx) == ["2027-01-19"]
    after = await deadline(ctx, row.id)
    assert after == before + 16 * HOUR + MARGIN
    await wait_until(ctx, clock, row.id, before + HOUR)
    assert await load_open_votes(ctx, row.id) == []


async def test_day_off_is_not_used_earlier(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    at = await deadline(ctx, row.id)
    assert at is not None
    await wait_until(ctx, clock, row.id, at - MARGIN - MINUTE)
    assert await marked_days(ctx) == []


async def test_player_who_has_not_allowed_it_runs_out_of_time(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, automatic_days_off=False)
    row = await start_timed_match(ctx)
    at = await wait_for_deadline(ctx, clock, row.id)
    await wait_until(ctx, clock, row.id, at + MINUTE)
    assert await marked_days(ctx) == []
    assert len(await load_open_votes(ctx, row.id)) == 1


async def test_setting_applies_to_the_turn_that_has_already_begun(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, automatic_days_off=False)
    row = await start_timed_match(ctx)
    clock.now += DAY
    await updates.update_preferences(ctx, ADA, automatic_days_off=True)
    await wait_for_deadline(ctx, clock, row.id)
    assert await marked_days(ctx) == ["2027-01-19"]
    await updates.update_preferences(ctx, ADA, automatic_days_off=False)
    await wait_for_deadline(ctx, clock, row.id)
    assert await marked_days(ctx) == ["2027-01-19"]


async def test_absent_player_runs_out_of_time_after_the_limit(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    at = await deadline(ctx, row.id)
    assert at is not None
    await wait_until(ctx, clock, row.id, at + 20 * DAY)
    assert len(await used_days(ctx, row.id)) == MAX_DAYS
    timed_out = [entry for entry in await load_entries(ctx, row.id) if type(entry).__name__ == "TimedOut"]
    assert timed_out


async def test_limit_counts_the_days_of_all_matches(ctx: Context, clock: Clock) -> None:
    first = await start_timed_match(ctx)
    await wait_until(ctx, clock, first.id, clock.now + 12 * DAY)
    second = await start_timed_match(ctx, channel=7001)
    at = await deadline(ctx, second.id)
    assert at is not None
    await wait_until(ctx, clock, second.id, at + MINUTE)
    assert await used_days(ctx, second.id) == []
    assert len(await marked_days(ctx)) == MAX_DAYS


async def test_one_day_stops_the_clocks_of_all_matches(ctx: Context, clock: Clock) -> None:
    first, second = await start_timed_match(ctx), await start_timed_match(ctx, channel=7001)
    await wait_for_deadline(ctx, clock, first.id)
    await fire_timers(ctx, second.id)
    assert await marked_days(ctx) == ["2027-01-19"]
    assert await used_days(ctx, first.id) == ["2027-01-19"]
    assert await used_days(ctx, second.id) == []
    assert await deadline(ctx, first.id) == await deadline(ctx, second.id)


async def test_allowance_of_the_server_is_respected(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, 1, vacation_days=2)
    await days_off.add_days_off(ctx, ADA, 1, date(2027, 3, 1), None)
    row = await start_timed_match(ctx)
    at = await wait_for_deadline(ctx, clock, row.id)
    await wait_until(ctx, clock, row.id, at + DAY)
    assert await marked_days(ctx) == ["2027-01-19", "2027-03-01"]
    assert len(await load_open_votes(ctx, row.id)) == 1


async def test_days_are_counted_as_vacation(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await wait_for_deadline(ctx, clock, row.id)
    assert (await days_off.load_days_off(ctx, ADA.key, 1)).vacation_left == 29


async def test_day_is_one_in_the_players_time_zone(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, zone="Pacific/Auckland")
    clock.now += 4 * HOUR
    row = await start_timed_match(ctx)
    await wait_for_deadline(ctx, clock, row.id)
    # At 12:00 UTC on 19 January, the next day has begun in Auckland.
    assert await marked_days(ctx) == ["2027-01-20"]


async def test_day_before_a_deadline_at_midnight_is_used(ctx: Context, clock: Clock) -> None:
    clock.now += 16 * HOUR
    row = await start_timed_match(ctx)
    before = await wait_for_deadline(ctx, clock, row.id)
    assert await marked_days(ctx) == ["2027-01-19"]
    assert await deadline(ctx, row.id) == before + MARGIN


@pytest.mark.parametrize("fields", [{"time_control": TIME_CONTROLS["blitz"]}, {"time_control": None}])
async def test_fast_and_untimed_matches_use_no_days(
    ctx: Context, clock: Clock, fields: dict[str, Any]
) -> None:
    row = await start_match(ctx, **fields)
    await wait_until(ctx, clock, row.id, clock.now + 12 * HOUR)
    assert await marked_days(ctx) == []


async def test_league_can_exclude_automatic_days_off(ctx: Context, clock: Clock) -> None:
    plan = SeasonPlan(game="pearls", seats=2, turns=9, excludes_automatic_days_off=True)
    for pace in (plan.pace, plan.hurry):
        assert not plan.time_control(pace).has_automatic_days_off
        stored_again = time_controls.time_control_of(time_controls.to_json(plan.time_control(pace)))
        assert stored_again == plan.time_control(pace)
    row = await start_timed_match(ctx, time_control=plan.time_control(plan.pace))
    at = await wait_for_deadline(ctx, clock, row.id)
    await wait_until(ctx, clock, row.id, at + MINUTE)
    assert await marked_days(ctx) == []


async def test_day_used_in_another_match_does_not_stop_the_clock_of_such_a_league(
    ctx: Context, clock: Clock
) -> None:
    plan = SeasonPlan(game="pearls", seats=2, turns=9, excludes_automatic_days_off=True)
    league = await start_timed_match(ctx, time_control=plan.time_control(plan.pace))
    casual = await start_match(ctx, channel=8, time_control=from_hours(24, 0))
    before = await deadline(ctx, league.id)
    await wait_for_deadline(ctx, clock, casual.id)
    assert len(await marked_days(ctx)) == 1
    assert await deadline(ctx, league.id) == before
    await days_off.add_days_off(ctx, ADA, 1, await days_off.today(ctx, ADA.key), None)
    assert await deadline(ctx, league.id) != before


async def test_player_alone_with_robots_uses_no_days(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, seats=2, robots=1, time_control=DAILY)
    await wait_until(ctx, clock, row.id, clock.now + 6 * DAY)
    assert await marked_days(ctx) == []


async def test_player_who_has_moved_uses_no_days(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    at = await deadline(ctx, row.id)
    assert at is not None
    clock.now += HOUR
    await take_turn(ctx, row.id, ADA, 1)
    await wait_until(ctx, clock, row.id, at)
    assert await marked_days(ctx) == []
    assert not [kind for kind in await timers_of(ctx, row.id) if kind.startswith("use")]


async def test_turn_with_little_time_keeps_half_of_it(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    at = await deadline(ctx, row.id)
    assert at is not None
    async with ctx.database.transaction() as tx:
        await _set_remaining(tx, row, 10 * MINUTE)
    await updates.update_preferences(ctx, ADA, automatic_days_off=True)
    begun = clock.now
    await wait_until(ctx, clock, row.id, begun + 5 * MINUTE - 1)
    assert await marked_days(ctx) == []
    await wait_until(ctx, clock, row.id, begun + 5 * MINUTE)
    assert await marked_days(ctx) == ["2027-01-15"]


async def _set_remaining(tx: Transaction, row: MatchRow, remaining: int) -> None:
    await tx.execute(
        'UPDATE clocks SET "remaining_ms" = :left WHERE match_id = :match_id AND seat = 0',
        {"left": remaining, "match_id": row.id},
    )
