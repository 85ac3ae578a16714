"""Tests for the daily digest: one message a day instead of single notifications about slow matches."""

from __future__ import annotations

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import user_owner
from host.matches.match import loading
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages import digest
from host.messages.notices import mutes
from host.messages.notices.schedule import LAST_CALL
from host.tables.tables import rates
from host.time.clock import timing
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    clear_outbox,
    fire_timers_later,
    start_match,
    take_turn,
    timers_of,
)

DAILY = TIME_CONTROLS["daily"]
NINE = 9 * 60
"""The test clock starts at 8:00 UTC."""


@pytest.fixture(autouse=True)
def unlimited_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the limit on the number of matches that Ada may open."""
    monkeypatch.setitem(rates.MAX_PER_HOUR, "open", 1000)


async def due_digests(ctx: Context) -> list[OutboxRow]:
    """Run Ada's due timers, and return her pending digests."""
    await timers.fire_due(ctx, user_owner(ADA.key))
    rows = await outbox.due_messages(ctx, user_owner(ADA.key))
    return [row for row in rows if row.feature == "digest"]


async def receive_digest(ctx: Context) -> list[int] | None:
    """Return the matches in Ada's due digest, and mark it as sent; None if no digest is due."""
    for row in await due_digests(ctx):
        if not await digest.suppress(ctx, row):
            found = await digest.load_waiting(ctx, ADA.key)
            await outbox.delete_sent(ctx, row)
            return [one.match.id for one in found]
    return None


async def test_digest_replaces_notifications_except_the_last_warning(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE, near=True)
    row = await start_match(ctx, time_control=DAILY)
    last_call = clock.now + DAILY.bank + DAILY.increment - LAST_CALL
    assert await timers_of(ctx, row.id) == {"call:0": last_call, "out:0": last_call + LAST_CALL}
    await clear_outbox(ctx, row.id)
    clock.now = last_call
    assert await fire_timers_later(ctx, clock, row.id, 0) == ["call:0:1"]


async def test_turn_with_less_than_two_days_is_notified_singly(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    row = await start_match(ctx, time_control=TIME_CONTROLS["blitz"])
    assert {"ping:0", "remind:0", "call:0"} <= (await timers_of(ctx, row.id)).keys()
    slow = await start_match(ctx, time_control=DAILY, channel=8)
    clock.now += 2 * DAY + HOUR
    await updates.update_preferences(ctx, ADA, near=True)
    assert {"ping:0", "remind:0"} <= (await timers_of(ctx, slow.id)).keys()


async def test_digest_lists_all_waiting_matches_by_deadline_once_a_day(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    rows = [
        await start_match(ctx, time_control=TIME_CONTROLS.get(name), channel=number)
        for number, name in enumerate(("relaxed", "none", "daily"))
    ]
    clock.now += HOUR - 1
    assert await receive_digest(ctx) is None
    clock.now += 1
    assert await receive_digest(ctx) == [rows[2].id, rows[0].id, rows[1].id]
    clock.now += HOUR
    assert await receive_digest(ctx) is None
    await take_turn(ctx, rows[0].id, ADA, 1)
    clock.now += DAY - HOUR
    assert await receive_digest(ctx) == [rows[2].id, rows[1].id]


async def test_changing_the_time_causes_no_second_digest_on_the_same_day(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    await start_match(ctx, time_control=DAILY)
    clock.now += HOUR
    assert await receive_digest(ctx) is not None
    await updates.update_preferences(ctx, ADA, digest_at=None)
    await updates.update_preferences(ctx, ADA, digest_at=NINE + 60)
    clock.now += HOUR
    assert await receive_digest(ctx) is None
    clock.now += DAY
    assert await receive_digest(ctx) is not None


async def test_day_without_a_waiting_match_has_no_digest(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    row = await start_match(ctx, time_control=DAILY)
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += HOUR
    assert await receive_digest(ctx) is None
    await take_turn(ctx, row.id, BEN, 1)
    clock.now += DAY
    assert await receive_digest(ctx) == [row.id]


async def test_digest_waits_for_the_end_of_quiet_hours(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE, quiet=(8 * 60, 11 * 60))
    await start_match(ctx, time_control=DAILY)
    clock.now += HOUR
    assert await due_digests(ctx) == []
    clock.now += 2 * HOUR
    assert await receive_digest(ctx) is not None


async def test_queued_digest_is_postponed_when_quiet_hours_begin(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    await start_match(ctx, time_control=DAILY)
    clock.now += HOUR
    (row,) = await due_digests(ctx)
    await updates.update_preferences(ctx, ADA, quiet=(9 * 60, 10 * 60))
    assert await digest.suppress(ctx, row)
    clock.now += HOUR
    assert await receive_digest(ctx) is not None


async def test_digest_omits_muted_and_paused_matches(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    muted, paused, waiting = [await start_match(ctx, time_control=DAILY, channel=n) for n in range(3)]
    await mutes.mute(ctx, muted.id, ADA, None)
    async with ctx.database.transaction() as tx:
        await timing.pause(ctx, tx, await loading.load_running(ctx, tx, paused.id))
    clock.now += HOUR
    assert await receive_digest(ctx) == [waiting.id]


async def test_turning_the_digest_off_restores_single_notifications(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE)
    row = await start_match(ctx, time_control=DAILY)
    await updates.update_preferences(ctx, ADA, digest_at=None)
    assert {"ping:0", "remind:0", "call:0"} <= (await timers_of(ctx, row.id)).keys()
    clock.now += HOUR
    assert await receive_digest(ctx) is None


async def test_user_without_notifications_gets_no_digest(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=NINE, notices="none")
    await start_match(ctx, time_control=DAILY)
    clock.now += HOUR
    assert await receive_digest(ctx) is None
