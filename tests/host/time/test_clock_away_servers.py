"""Tests for guilds that are unavailable or have removed the bot: the clocks in their matches are paused."""

from __future__ import annotations

from host.core.context import Context
from host.core.timers import RETRY_DELAY
from host.matches.match.timers import AVAILABILITY_CHECK_DELAY
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TIME_CONTROLS
from host.time.clock import outages
from storage.matches.match import matches
from storage.time.clock import outages as stored
from storage.time.clock.outages import NO_END
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    all_timers_of,
    clear_outbox,
    deadline,
    fire_timers,
    fire_timers_later,
    pending_messages,
    start_match,
    take_turn,
    timers_of,
)

DAILY = TIME_CONTROLS["daily"]
GUILD_ID, OTHER_GUILD_ID = 1, 2


async def recorded_outages(ctx: Context) -> list[tuple[int, int]]:
    """Return the guild id and the length of each recorded outage.

    The length is -1 if the outage has not ended.
    """
    async with ctx.database.read_transaction() as tx:
        found = [
            outage
            for guild_id in (GUILD_ID, OTHER_GUILD_ID)
            for outage in await stored.ended_after(tx, 0, guild_id)
        ]
    return [
        (outage_row.guild_id, -1 if outage_row.ended == NO_END else outage_row.ended - outage_row.began)
        for outage_row in found
    ]


async def test_clocks_pause_only_in_the_unavailable_guild(ctx: Context, clock: Clock) -> None:
    here, there = [
        await start_match(ctx, BEN, CEM, time_control=DAILY, channel=guild_id, guild_id=guild_id)
        for guild_id in (GUILD_ID, OTHER_GUILD_ID)
    ]
    due = await deadline(ctx, here.id)
    assert due is not None
    await outages.mark_unavailable(ctx, GUILD_ID)
    clock.now += 10 * DAY
    for row in (here, there):
        await clear_outbox(ctx, row.id)
        await fire_timers(ctx, row.id)
    assert await deadline(ctx, here.id) is None, "nobody knows when it will be back"
    assert await pending_messages(ctx, here.id) == []
    assert any(post.startswith("question") for post in await pending_messages(ctx, there.id))
    await outages.mark_available(ctx, GUILD_ID)
    assert await recorded_outages(ctx) == [(GUILD_ID, 10 * DAY)]
    assert await deadline(ctx, here.id) == due + 10 * DAY
    await fire_timers_later(ctx, clock, here.id, RETRY_DELAY)
    assert (await timers_of(ctx, here.id))["out:0"] == due + 10 * DAY


async def test_unavailable_guild_is_checked_less_often_after_a_day(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await outages.mark_unavailable(ctx, GUILD_ID)
    for away, later in ((HOUR, AVAILABILITY_CHECK_DELAY), (3 * DAY, RETRY_DELAY)):
        clock.now += away
        await fire_timers(ctx, row.id)
        assert min((await timers_of(ctx, row.id)).values()) == clock.now + later


async def test_turn_started_while_guild_is_unavailable_is_credited(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await outages.mark_unavailable(ctx, GUILD_ID)
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += DAY
    await outages.mark_available(ctx, GUILD_ID)
    await fire_timers_later(ctx, clock, row.id, AVAILABILITY_CHECK_DELAY)
    due = await deadline(ctx, row.id)
    assert due == clock.now - AVAILABILITY_CHECK_DELAY + DAILY.bank + DAILY.increment
    assert (await timers_of(ctx, row.id))["out:1"] == due


async def test_short_guild_outage_is_not_recorded(ctx: Context, clock: Clock) -> None:
    await outages.mark_unavailable(ctx, GUILD_ID)
    await outages.mark_unavailable(ctx, GUILD_ID)
    clock.now += MINUTE
    assert await recorded_outages(ctx) == [(GUILD_ID, -1)]
    await outages.mark_available(ctx, GUILD_ID)
    await outages.mark_available(ctx, GUILD_ID)
    assert await recorded_outages(ctx) == []


async def test_startup_records_guilds_lost_and_returned(ctx: Context, clock: Clock) -> None:
    for guild_id in (GUILD_ID, OTHER_GUILD_ID):
        await start_match(ctx, channel=guild_id, guild_id=guild_id)
    await outages.reconcile_availability(ctx, {GUILD_ID, 3})
    assert await recorded_outages(ctx) == [(OTHER_GUILD_ID, -1)]
    clock.now += HOUR
    await outages.reconcile_availability(ctx, {OTHER_GUILD_ID, 3})
    assert sorted(await recorded_outages(ctx)) == [(GUILD_ID, -1), (OTHER_GUILD_ID, HOUR)]
    await outages.reconcile_availability(ctx, {OTHER_GUILD_ID, 3})
    assert sorted(await recorded_outages(ctx)) == [(GUILD_ID, -1), (OTHER_GUILD_ID, HOUR)]


async def test_overlapping_bot_and_guild_outages_count_once(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    due = await deadline(ctx, row.id)
    await outages.heartbeat(ctx)
    await outages.mark_unavailable(ctx, GUILD_ID)
    clock.now += HOUR
    await outages.end_outage(ctx)
    clock.now += HOUR
    await outages.mark_available(ctx, GUILD_ID)
    assert due is not None
    assert await deadline(ctx, row.id) == due + 2 * HOUR


async def test_inactive_match_stays_open_while_guild_is_unavailable(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await updates.update_guild_settings(ctx, GUILD_ID, idle_days=14)
    await outages.mark_unavailable(ctx, GUILD_ID)
    for _ in range(4):
        clock.now += 7 * DAY
        await fire_timers(ctx, row.id)
    assert set(await all_timers_of(ctx, row.id)) >= {"inactivity:warn"}
    async with ctx.database.read_transaction() as tx:
        match_row = await matches.get(tx, row.id)
    assert match_row is not None
    assert match_row.status == "running"
    await outages.mark_available(ctx, GUILD_ID)
    await fire_timers_later(ctx, clock, row.id, RETRY_DELAY)
    assert "inactivity:close" in await all_timers_of(ctx, row.id), "its people are told first"
