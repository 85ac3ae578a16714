"""Tests that a player whose turn it is in several matches gets a single, current notice."""

from __future__ import annotations

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.owners import match_owner, user_owner
from host.matches.settings.time_controls import HOUR, TIME_CONTROLS
from host.messages.notices import combined_notices, mutes
from host.messages.notices.schedule import GRACE
from host.tables.tables import rates
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow
from storage.messages import notices as stored
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    clear_outbox,
    fire_timers,
    pending_messages,
    start_match,
    take_turn,
    timers_of,
)

DAILY = TIME_CONTROLS["daily"]


@pytest.fixture(autouse=True)
def unlimited_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the limit on the number of matches that Ada may open."""
    monkeypatch.setitem(rates.MAX_PER_HOUR, "open", 1000)


async def start_matches(ctx: Context, count: int) -> list[MatchRow]:
    """Begin `count` matches in which it is Ada's turn, and leave only her notices in the outbox."""
    rows = [await start_match(ctx, BEN, time_control=DAILY, channel=number) for number in range(count)]
    for row in rows:
        await clear_outbox(ctx, row.id)
    return rows


async def messages_of(ctx: Context, match_id: int) -> list[OutboxRow]:
    async with ctx.database.read_transaction() as tx:
        return [row for row in await outbox.of_owner(tx, match_owner(match_id)) if row.kind == "ping"]


async def summaries(ctx: Context) -> list[OutboxRow]:
    async with ctx.database.read_transaction() as tx:
        return await outbox.of_owner(tx, user_owner(ADA.key))


async def merge_first_notice(ctx: Context, match_id: int) -> bool:
    """Try to merge a match's pending notice into a combined one, and return whether this succeeded."""
    (post,) = await messages_of(ctx, match_id)
    return await combined_notices.merge_pending(ctx, post, outbox.parse(post))


async def load_summary(ctx: Context) -> combined_notices.CombinedNotice | None:
    (post,) = await summaries(ctx)
    return await combined_notices.load_combined_notice(ctx, ADA.key, outbox.parse(post))


@pytest.mark.long
async def test_player_awaited_in_eighty_matches_gets_one_notification(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 80)
    clock.now += GRACE
    for row in rows[:30]:
        await fire_timers(ctx, row.id)
    assert await merge_first_notice(ctx, rows[0].id)
    for row in rows:
        await fire_timers(ctx, row.id)
        assert await pending_messages(ctx, row.id) == []
        assert "ping:0" not in await timers_of(ctx, row.id)
    (post,) = await summaries(ctx)
    assert len(outbox.parse(post).turns) == 80
    seen = await load_summary(ctx)
    assert seen is not None
    assert (seen.count, seen.user_key, seen.match.id) == (80, ADA.key, rows[0].id)


async def test_few_notifications_are_sent_separately(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, combined_notices.MIN_COMBINED - 1)
    clock.now += GRACE
    for row in rows:
        await fire_timers(ctx, row.id)
        assert not await merge_first_notice(ctx, row.id)
    assert await summaries(ctx) == []


async def test_new_turn_joins_the_pending_combined_notification(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 5)
    clock.now += GRACE
    await fire_timers(ctx, rows[0].id)
    assert await merge_first_notice(ctx, rows[0].id)
    later = await start_match(ctx, BEN, channel=99)
    await clear_outbox(ctx, later.id)
    clock.now += GRACE
    await fire_timers(ctx, later.id)
    assert await merge_first_notice(ctx, later.id)
    seen = await load_summary(ctx)
    assert seen is not None
    assert seen.count == 6


async def test_combined_notification_replaces_the_single_ones(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 5)
    clock.now += GRACE
    for row in rows:
        await fire_timers(ctx, row.id)
    (other,) = await messages_of(ctx, rows[1].id)
    assert await merge_first_notice(ctx, rows[0].id)
    assert await combined_notices.merge_pending(ctx, other, outbox.parse(other))
    assert len(await summaries(ctx)) == 1


async def test_combined_notification_lists_only_current_turns(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 5)
    clock.now += GRACE
    await fire_timers(ctx, rows[0].id)
    assert await merge_first_notice(ctx, rows[0].id)
    for row in rows[:3]:
        await take_turn(ctx, row.id, ADA, 1)
    await mutes.mute(ctx, rows[3].id, ADA, None)
    seen = await load_summary(ctx)
    assert seen is not None
    assert (seen.count, seen.match.id) == (1, rows[4].id)
    await take_turn(ctx, rows[4].id, ADA, 1)
    assert await load_summary(ctx) is None


async def test_combined_notification_names_match_with_least_time_left(ctx: Context, clock: Clock) -> None:
    rows = [
        await start_match(ctx, BEN, time_control=TIME_CONTROLS.get(name), channel=number)
        for number, name in enumerate(("relaxed", "blitz", "none", "daily"))
    ]
    for row in rows:
        await clear_outbox(ctx, row.id)
    clock.now += GRACE
    await fire_timers(ctx, rows[0].id)
    assert await merge_first_notice(ctx, rows[0].id)
    seen = await load_summary(ctx)
    assert seen is not None
    assert seen.match.id == rows[1].id


async def test_combined_notification_is_deleted_when_its_turn_is_taken(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 5)
    clock.now += GRACE
    await fire_timers(ctx, rows[0].id)
    assert await merge_first_notice(ctx, rows[0].id)
    (post,), seen = await summaries(ctx), await load_summary(ctx)
    assert seen is not None
    await combined_notices.note_sent(ctx, post, seen, 70, 700)
    assert await summaries(ctx) == []
    async with ctx.database.read_transaction() as tx:
        (standing,) = await stored.current(tx, rows[0].id)
    assert (standing.channel, standing.message) == (70, 700)
    await take_turn(ctx, rows[0].id, ADA, 1)
    assert "delete" in await pending_messages(ctx, rows[0].id)


async def test_outdated_combined_notification_is_deleted_after_sending(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 3)
    clock.now += GRACE
    await fire_timers(ctx, rows[0].id)
    assert await merge_first_notice(ctx, rows[0].id)
    (post,), seen = await summaries(ctx), await load_summary(ctx)
    assert seen is not None
    await take_turn(ctx, seen.match.id, ADA, 1)
    await combined_notices.note_sent(ctx, post, seen, 70, 700)
    assert "delete" in await pending_messages(ctx, seen.match.id)


async def test_combined_notification_keeps_later_reminders(ctx: Context, clock: Clock) -> None:
    rows = await start_matches(ctx, 5)
    clock.now += GRACE
    await fire_timers(ctx, rows[0].id)
    assert await merge_first_notice(ctx, rows[0].id)
    clock.now += DAILY.bank - HOUR
    for row in rows:
        assert "remind:0" in await timers_of(ctx, row.id)
