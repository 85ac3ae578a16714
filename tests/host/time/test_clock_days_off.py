"""Tests for days off: the days that users can mark, their maximum number, and paused clocks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages.posts import cards
from host.time.clock import days_off
from host.time.clock.days_off import DaysOff, DaysOffPeriod
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, error_key, start_match

TODAY = date(2027, 1, 15)
"""The Friday on which the test clock starts, at 8:00 UTC."""
DAILY = TIME_CONTROLS["daily"]


def day(number: int, month: int = 1, year: int = 2027) -> date:
    return date(year, month, number)


async def add_days_off(
    ctx: Context, first: date, last: date | None = None, *, is_holiday: bool = False
) -> DaysOff:
    return await days_off.add_days_off(ctx, ADA, 1, first, last, is_holiday=is_holiday)


async def test_new_user_has_no_days_off_and_full_allowance(ctx: Context) -> None:
    assert await days_off.load_days_off(ctx, ADA.key, 1) == DaysOff(TODAY, (), 30, 30, 15)


async def test_consecutive_days_off_merge_into_one_period(new_context: Callable[[], Context]) -> None:
    await add_days_off(new_context(), day(20), day(22))
    await add_days_off(new_context(), day(23))
    now = await add_days_off(new_context(), day(24), is_holiday=True)
    assert now.periods == (
        DaysOffPeriod(day(20), day(23), is_holiday=False),
        DaysOffPeriod(day(24), day(24), is_holiday=True),
    )
    assert (now.vacation_left, now.holidays_left) == (26, 14)


async def test_clocks_pause_on_days_off(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    began = clock.now
    await add_days_off(ctx, day(16), day(17))
    card = await cards.get_card(ctx, row.id)
    assert card.deadline == began + DAILY.bank + DAILY.increment + 2 * DAY


async def test_day_off_marked_today_pauses_clock_from_now_on(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    began = clock.now
    clock.now += 2 * HOUR
    await add_days_off(ctx, TODAY)
    card = await cards.get_card(ctx, row.id)
    assert card.deadline == began + DAILY.bank + DAILY.increment + 14 * HOUR


async def test_days_off_use_the_users_time_zone(ctx: Context, clock: Clock) -> None:
    clock.now += 12 * HOUR
    await updates.update_preferences(ctx, ADA, zone="Pacific/Auckland")
    assert (await days_off.load_days_off(ctx, ADA.key, 1)).today == day(16)
    with pytest.raises(UserError) as refused:
        await add_days_off(ctx, TODAY)
    assert error_key(refused) == "refusal-day-past"


@pytest.mark.parametrize(
    ("first", "last", "reason"),
    [
        (day(14), None, "refusal-day-past"),
        (day(20), day(19), "refusal-days-reversed"),
        (day(20), day(20, 2, 2028), "refusal-day-too-far"),
    ],
)
async def test_invalid_days_off_are_refused(
    ctx: Context, first: date, last: date | None, reason: str
) -> None:
    with pytest.raises(UserError) as refused:
        await add_days_off(ctx, first, last)
    assert error_key(refused) == reason


async def test_vacation_is_limited_by_the_guild_allowance(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, vacation_days=5)
    await add_days_off(ctx, day(20), day(22))
    with pytest.raises(UserError) as refused:
        await add_days_off(ctx, day(25), day(27))
    assert dict(refused.value.text.values) == {"most": 5, "year": "2027", "left": 2}
    assert (await add_days_off(ctx, day(25), day(26))).vacation_left == 0


async def test_day_marked_twice_counts_once(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, vacation_days=3)
    await add_days_off(ctx, day(20), day(22))
    assert (await add_days_off(ctx, day(20), day(22))).vacation_left == 0


async def test_each_year_has_its_own_vacation_allowance(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, 1, vacation_days=3)
    clock.now += 340 * DAY
    now = await add_days_off(ctx, date(2027, 12, 30), date(2028, 1, 3))
    assert now.vacation_left == 1
    with pytest.raises(UserError) as refused:
        await add_days_off(ctx, date(2028, 1, 4))
    assert dict(refused.value.text.values) == {"most": 3, "year": "2028", "left": 0}


async def test_holidays_are_limited_to_fifteen_a_year(ctx: Context) -> None:
    assert (await add_days_off(ctx, day(1, 2), day(15, 2), is_holiday=True)).holidays_left == 0
    with pytest.raises(UserError) as refused:
        await add_days_off(ctx, day(16, 2), is_holiday=True)
    assert error_key(refused) == "refusal-holidays-spent"


async def test_holidays_do_not_use_vacation_days(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, vacation_days=0)
    assert (await add_days_off(ctx, day(20), is_holiday=True)).periods != ()


async def test_each_guild_counts_vacation_up_to_its_own_allowance(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 2, vacation_days=1)
    await add_days_off(ctx, day(20), day(22))
    here, there = [await days_off.load_days_off(ctx, ADA.key, server) for server in (1, 2)]
    assert here.periods == (DaysOffPeriod(day(20), day(22), is_holiday=False),)
    assert there.periods == (DaysOffPeriod(day(20), day(20), is_holiday=False),)


async def test_returning_early_removes_days_off_after_today(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    began = clock.now
    await add_days_off(ctx, TODAY, day(25))
    clock.now += HOUR
    now = await days_off.remove_days_off(ctx, ADA, 1)
    assert now.periods == (DaysOffPeriod(TODAY, TODAY, is_holiday=False),)
    card = await cards.get_card(ctx, row.id)
    assert card.deadline == began + DAILY.bank + DAILY.increment + 16 * HOUR


async def test_started_day_off_is_used_up(ctx: Context, clock: Clock) -> None:
    await add_days_off(ctx, TODAY, day(16))
    clock.now += 15 * HOUR
    assert (await days_off.remove_days_off(ctx, ADA, 1)).vacation_left == 29


async def test_return_is_refused_without_later_days_off(ctx: Context) -> None:
    await add_days_off(ctx, TODAY)
    for user in (ADA, BEN):
        with pytest.raises(UserError) as refused:
            await days_off.remove_days_off(ctx, user, 1)
        assert error_key(refused) == "refusal-not-away"


async def test_started_day_off_is_used_up_after_time_zone_change(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, zone="Pacific/Auckland")
    clock.now += 2 * DAY + 6 * HOUR
    away = await add_days_off(ctx, day(18), day(20))
    assert away.today == day(18)
    await updates.update_preferences(ctx, ADA, zone="America/Los_Angeles")
    now = await days_off.remove_days_off(ctx, ADA, 1)
    assert (now.today, now.periods) == (day(17), (DaysOffPeriod(day(18), day(18), is_holiday=False),))
    assert now.vacation_left == 29
