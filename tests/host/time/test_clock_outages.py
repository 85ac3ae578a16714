"""Tests for outages: clocks pause, and events that became due during the downtime are announced only once."""

from __future__ import annotations

from collections.abc import Callable

from host.core.context import Context
from host.matches.settings.time_controls import DAY, MINUTE, TIME_CONTROLS
from host.messages.notices.schedule import GRACE
from host.messages.posts import cards
from host.time.clock import outages
from tests.host.conftest import Clock
from tests.host.players import BEN, CEM, clear_outbox, deadline, fire_timers_later, start_match

DAILY = TIME_CONTROLS["daily"]


async def test_outage_extends_deadlines_and_sends_one_notification(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    rows = [await start_match(ctx, BEN, CEM, time_control=DAILY, channel=number) for number in range(3)]
    for row in rows:
        await clear_outbox(ctx, row.id)
    clock.now += DAILY.bank
    await outages.heartbeat(ctx)
    clock.now += 2 * DAY
    woken = new_context()
    assert await outages.end_outage(woken) == 2 * DAY
    assert [await deadline(woken, row.id) for row in rows] == [clock.now + DAILY.increment] * 3
    clock.now += GRACE
    for row in rows:
        assert await fire_timers_later(woken, clock, row.id, 0) == ["remind:0:1", "card"], (
            "one notice, not two"
        )
        assert (await cards.get_card(woken, row.id)).match.head == 1


async def test_short_interruption_is_not_an_outage(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    before = await deadline(ctx, row.id)
    await outages.heartbeat(ctx)
    clock.now += 1 * MINUTE
    assert await outages.end_outage(ctx) == 0
    assert await deadline(ctx, row.id) == before


async def test_first_start_is_not_an_outage(ctx: Context) -> None:
    assert await outages.end_outage(ctx) == 0
