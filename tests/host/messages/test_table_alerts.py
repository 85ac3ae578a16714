"""Tests of table alerts: while a table has a free seat, subscribers get at most one alert per day."""

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
from tests.host.players import ADA, BEN, CEM, DEA, key, opened
from tests.host.time.test_clock_timing import is_set

DEA_S = user_owner(DEA.key)


async def told(ctx: Context) -> list[int]:
    """Run Dea's due timers, and return the ids of the matches that her alerts mention."""
    await timers.fire_due(ctx, DEA_S)
    for post in await outbox.due_messages(ctx, DEA_S):
        found = await table_alerts.load_open_tables(ctx, 1, DEA.key)
        await table_alerts.note_sent(ctx, post, found, is_delivered=bool(found.tables))
        return [row.id for row in found.tables]
    return []


async def test_table_alerts_are_combined_and_sent_once_a_day(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    first = await opened(ctx)
    other = await opened(ctx, channel=7001, opener=BEN)
    assert await told(ctx) == []
    clock.now += BATCH_DELAY
    assert sorted(await told(ctx)) == [first.id, other.id]
    later = await opened(ctx, channel=7002, opener=CEM)
    clock.now += DAY - HOUR
    assert await told(ctx) == []
    clock.now += HOUR
    assert await told(ctx) == [later.id]


async def test_table_alert_subscription_filters_by_game_and_guild(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, "nauticus")
    await opened(ctx)
    await opened(ctx, channel=8000, guild_id=2, game="nauticus")
    clock.now += BATCH_DELAY
    assert await told(ctx) == []
    meant = await opened(ctx, channel=7001, game="nauticus", opener=BEN)
    clock.now += BATCH_DELAY
    assert await told(ctx) == [meant.id]


async def test_table_alert_omits_full_tables(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    row = await opened(ctx)
    await tables.join(ctx, row.id, BEN)
    clock.now += BATCH_DELAY
    assert await told(ctx) == []


async def test_table_alert_omits_tables_of_users_who_block_each_other(ctx: Context, clock: Clock) -> None:
    await block_list.toggle_block(ctx, ADA, DEA)
    await table_alerts.subscribe(ctx, 1, DEA, None)
    await opened(ctx)
    clock.now += BATCH_DELAY
    assert await told(ctx) == []


async def test_table_alert_waits_for_end_of_quiet_hours(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    await is_set(ctx, DEA, Preferences(quiet=(8 * 60, 12 * 60)))
    row = await opened(ctx)
    clock.now += BATCH_DELAY
    assert await told(ctx) == []
    clock.now += 4 * HOUR
    assert await told(ctx) == [row.id]


async def test_table_alerts_stop_after_unsubscribing(ctx: Context, clock: Clock) -> None:
    await table_alerts.subscribe(ctx, 1, DEA, None)
    await opened(ctx)
    await table_alerts.unsubscribe(ctx, 1, DEA)
    clock.now += BATCH_DELAY
    assert await told(ctx) == []
    with pytest.raises(UserError) as refused:
        await table_alerts.unsubscribe(ctx, 1, DEA)
    assert key(refused) == "refusal-openings-not"
