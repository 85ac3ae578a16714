"""Tests for table alerts: subscribers get at most one alert per day about tables with a free seat."""

from __future__ import annotations

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import user_owner
from host.matches.settings import block_list
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR
from host.messages import table_alerts
from host.messages.table_alerts import BATCH_DELAY
from host.tables.tables import tables
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match
from tests.host.time.test_clock_timing import set_preferences

DEA_OWNER = user_owner(DEA.key)


async def load_alerts(ctx: Context) -> list[int]:
    """Run Dea's due timers, and return the ids of the matches that are mentioned in her next alert."""
    await timers.fire_due(ctx, DEA_OWNER)
    for post in await outbox.due_messages(ctx, DEA_OWNER):
        found = await table_alerts.load_open_tables(ctx, 1, DEA.key)
        await table_alerts.note_sent(ctx, post, found, is_delivered=bool(found.tables))
        return [row.id for row in found.tables]
    return []


async def test_table_alerts_are_combined_and_sent_once_a_day(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    first = await open_match(ctx)
    other = await open_match(ctx, channel=7001, opener=BEN)
    assert await load_alerts(ctx) == []
    clock.now += BATCH_DELAY
    assert sorted(await load_alerts(ctx)) == [first.id, other.id]
    later = await open_match(ctx, channel=7002, opener=CEM)
    clock.now += DAY - HOUR
    assert await load_alerts(ctx) == []
    clock.now += HOUR
    assert await load_alerts(ctx) == [later.id]


async def test_table_alert_subscription_filters_by_game_and_guild(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, "nauticus")
    await open_match(ctx)
    await open_match(ctx, channel=8000, guild_id=2, game="nauticus")
    clock.now += BATCH_DELAY
    assert await load_alerts(ctx) == []
    meant = await open_match(ctx, channel=7001, game="nauticus", opener=BEN)
    clock.now += BATCH_DELAY
    assert await load_alerts(ctx) == [meant.id]


async def test_table_alert_omits_full_tables(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    row = await open_match(ctx)
    await tables.join(ctx, row.id, BEN)
    clock.now += BATCH_DELAY
    assert await load_alerts(ctx) == []


async def test_table_alert_omits_tables_of_users_who_block_each_other(ctx: Context, clock: Clock) -> None:
    await block_list.toggle_block(ctx, ADA, DEA)
    await table_alerts.subscribe(ctx, 1, DEA, None)
    await open_match(ctx)
    clock.now += BATCH_DELAY
    assert await load_alerts(ctx) == []


async def test_table_alert_waits_for_end_of_quiet_hours(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    await set_preferences(ctx, DEA, Preferences(quiet=(8 * 60, 12 * 60)))
    row = await open_match(ctx)
    clock.now += BATCH_DELAY
    assert await load_alerts(ctx) == []
    clock.now += 4 * HOUR
    assert await load_alerts(ctx) == [row.id]


async def test_table_alerts_stop_after_unsubscribing(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    await open_match(ctx)
    await table_alerts.unsubscribe(ctx, 1, DEA)
    clock.now += BATCH_DELAY
    assert await load_alerts(ctx) == []
    with pytest.raises(UserError) as refused:
        await table_alerts.unsubscribe(ctx, 1, DEA)
    assert error_key(refused) == "refusal-openings-not"
