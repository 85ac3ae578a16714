"""Tests for closing inactive matches, in virtual time: the players are warned before a match is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.decisions.undo.votes import UndoRefused
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.permissions import Authority
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, TIME_CONTROLS, from_hours
from host.messages import inactivity, view
from host.messages.inactivity import ClosingNotice, InactivityWarning
from host.messages.notices.mutes import mute
from host.messages.posts import cards
from host.operations.admin import pauses, tools
from host.operations.admin.pauses import PauseReminder
from host.tables.tables import tables
from host.time.clock import outages
from host.turns.play import turn_actions
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow
from storage.messages import notices
from tests.host.conftest import Clock
from tests.host.matches.test_match_damage import execute_sql
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    all_timers_of,
    clear_outbox,
    error_key,
    fire_timers,
    fire_timers_later,
    open_match,
    pending_messages,
    start_match,
    take_turn,
)
from tests.log_messages import load_table_message

DEFAULT_PERIOD = 60 * DAY
NOTICE_PERIOD = 7 * DAY
HOST = Authority(DEA, "holidays")


async def row_of(ctx: Context, match_id: int) -> MatchRow:
    return (await cards.get_card(ctx, match_id)).match


async def notice_post(ctx: Context, match_id: int) -> tuple[OutboxRow, InactivityWarning]:
    """Return the pending inactivity warning, as an outbox row and as a parsed message."""
    post = next(
        due_message
        for due_message in await outbox.due_messages(ctx, match_owner(match_id))
        if due_message.kind == "idle"
    )
    return post, outbox.parse(post)


async def load_notice(ctx: Context, match_id: int) -> ClosingNotice | None:
    """Return the content of the pending inactivity warning, or None if it is no longer needed."""
    assert await notice_post(ctx, match_id)
    return await inactivity.load_closing_notice(ctx, match_id)


async def mark_notice_sent(ctx: Context, match_id: int, message: int) -> None:
    """Mark the inactivity warning as sent."""
    post, notice = await notice_post(ctx, match_id)
    assert await inactivity.load_closing_notice(ctx, match_id) is not None
    await inactivity.note_sent(ctx, post, notice, message)


async def test_inactive_match_is_closed_a_week_after_the_warning(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    began = clock.now
    texts = await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    assert [kind.split(":")[0] for kind in texts if not kind.startswith("ping")] == ["idle"]
    notice = await load_notice(ctx, row.id)
    assert notice is not None
    assert (notice.user_keys, notice.pinged, notice.closes) == (
        (ADA.key, BEN.key),
        (ADA.key, BEN.key),
        began + DEFAULT_PERIOD,
    )
    assert (await row_of(ctx, row.id)).status == "running"
    clock.now += NOTICE_PERIOD
    await fire_timers(ctx, row.id)
    assert (await row_of(ctx, row.id)).status == "cancelled"
    told_at_last = (await load_table_message(ctx, row.id, 2)).log_line
    assert told_at_last.texts[0].key == "told-deserted"
    assert await all_timers_of(ctx, row.id) == {}


async def test_closed_match_keeps_its_data(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await view.load_table_view(ctx, row.id, None)).view.owned == (2, 0)
    assert (await open_match(ctx)).status == "open"


async def test_thread_is_archived_after_the_last_message(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, is_thread=True)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD) == [
        "told:2",
        "card",
        "tags:0",
        "archive",
    ]


async def test_move_restarts_the_inactivity_timer(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    clock.now += 40 * DAY
    await take_turn(ctx, row.id, ADA, 1)
    await clear_outbox(ctx, row.id)
    assert not any("idle" in kind for kind in await fire_timers_later(ctx, clock, row.id, 40 * DAY))
    assert any("idle" in kind for kind in await fire_timers_later(ctx, clock, row.id, 13 * DAY))


async def test_rejected_request_does_not_keep_a_match_open(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    before = await all_timers_of(ctx, row.id)
    clock.now += DAY
    async with ctx.lock(row.id), ctx.database.transaction() as tx:
        match = await loading.load_match(ctx, tx, row)
        await commit(ctx, tx, match, [UndoRefused(seat=0)])
    assert await all_timers_of(ctx, row.id) == before


async def test_move_deletes_the_inactivity_warning(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await mark_notice_sent(ctx, row.id, 4711)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    posts = await outbox.due_messages(ctx, match_owner(row.id))
    assert any(post.kind == "delete" and "4711" in post.payload for post in posts)
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await row_of(ctx, row.id)).status == "running"


async def test_pending_inactivity_warning_is_dropped_after_a_move(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await take_turn(ctx, row.id, ADA, 1)
    assert not any(kind.startswith("idle") for kind in await pending_messages(ctx, row.id))


async def test_inactivity_warning_sent_after_a_move_is_deleted(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    post, notice = await notice_post(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    await inactivity.note_sent(ctx, post, notice, 4711)
    posts = await outbox.due_messages(ctx, match_owner(row.id))
    assert any(one.kind == "delete" and "4711" in one.payload for one in posts)


async def test_seated_player_can_keep_the_match_open(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await mark_notice_sent(ctx, row.id, 4711)
    await inactivity.keep_open(ctx, row.id, BEN)
    assert "delete" in await pending_messages(ctx, row.id)
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await row_of(ctx, row.id)).status == "running"
    assert (await all_timers_of(ctx, row.id))[
        "inactivity:warn"
    ] == clock.now + DEFAULT_PERIOD - 2 * NOTICE_PERIOD


async def test_user_without_seat_cannot_keep_the_match_open(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await inactivity.keep_open(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-not-in-match"


async def test_closed_match_cannot_be_kept_open(ctx: Context) -> None:
    row = await start_match(ctx)
    await tools.close(ctx, row.id, HOST)
    with pytest.raises(UserError) as refused:
        await inactivity.keep_open(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-cancelled"


async def test_inactive_open_table_is_closed(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    notice = await load_notice(ctx, row.id)
    assert notice is not None
    assert notice.user_keys == (ADA.key,)
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await row_of(ctx, row.id)).status == "cancelled"


async def test_joining_restarts_the_inactivity_timer(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, seats=3)
    clock.now += 50 * DAY
    await tables.join(ctx, row.id, BEN)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + DEFAULT_PERIOD - NOTICE_PERIOD


async def test_paused_match_is_never_closed_for_inactivity(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await tools.pause(ctx, row.id, HOST)
    await take_turn(ctx, row.id, ADA, 1)
    await fire_timers_later(ctx, clock, row.id, 3 * DEFAULT_PERIOD)
    assert (await row_of(ctx, row.id)).status == "running"
    await tools.resume(ctx, row.id, HOST)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + DEFAULT_PERIOD - NOTICE_PERIOD


async def test_match_is_not_closed_while_a_clock_runs(ctx: Context, clock: Clock) -> None:
    """A match stays open while a clock is running.

    A bug closed matches after sixty days, even if the players' clocks had started with ninety days.
    """
    row = await start_match(ctx, time_control=from_hours(90 * 24, 0))
    began = clock.now
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD)
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await row_of(ctx, row.id)).status == "running"
    assert not any(post.startswith("idle") for post in await pending_messages(ctx, row.id))
    clock.now = began + 90 * DAY - NOTICE_PERIOD
    assert any(post.startswith("idle") for post in await fire_timers_later(ctx, clock, row.id, 1))
    clock.now = began + 90 * DAY - 1
    await fire_timers(ctx, row.id)
    assert (await row_of(ctx, row.id)).status == "running"
    await take_turn(ctx, row.id, ADA, 1)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + DEFAULT_PERIOD - NOTICE_PERIOD


async def test_extended_deadline_delays_the_closing_of_a_match(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=from_hours(90 * 24, 0))
    clock.now += 90 * DAY - NOTICE_PERIOD
    await fire_timers(ctx, row.id)
    await clear_outbox(ctx, row.id)
    await updates.update_preferences(ctx, ADA, sleep=(0, 720))
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await row_of(ctx, row.id)).status == "running"


async def test_reminder_of_a_long_pause_is_sent_every_two_weeks(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await tools.pause(ctx, row.id, HOST)
    since = clock.now
    await clear_outbox(ctx, row.id)
    assert f"still-paused:{since}" not in await fire_timers_later(ctx, clock, row.id, 14 * DAY - 1)
    assert f"still-paused:{since}" in await fire_timers_later(ctx, clock, row.id, 1)
    notice = await pauses.load_pause_notice(ctx, row.id, PauseReminder(since))
    assert notice is not None
    assert notice.user_keys == (ADA.key, BEN.key)
    await clear_outbox(ctx, row.id)
    assert f"still-paused:{since}" in await fire_timers_later(ctx, clock, row.id, 14 * DAY)
    await tools.resume(ctx, row.id, HOST)
    assert await pauses.load_pause_notice(ctx, row.id, PauseReminder(since)) is None
    assert "still-paused" not in " ".join(await fire_timers_later(ctx, clock, row.id, 14 * DAY))


async def test_guild_can_disable_closing_of_inactive_matches(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await updates.update_guild_settings(ctx, 1, idle_days=0)
    await fire_timers_later(ctx, clock, row.id, 10 * DEFAULT_PERIOD)
    assert (await row_of(ctx, row.id)).status == "running"


async def test_inactivity_setting_applies_to_existing_matches(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await updates.update_guild_settings(ctx, 1, idle_days=14)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + 7 * DAY
    await updates.update_guild_settings(ctx, 1, idle_days=4)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + 2 * DAY


async def test_outage_extends_the_warning_period(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await outages.heartbeat(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await outages.heartbeat(ctx)
    clock.now += 2 * NOTICE_PERIOD
    await outages.end_outage(ctx)
    await fire_timers(ctx, row.id)
    assert (await row_of(ctx, row.id)).status == "running"
    clock.now += NOTICE_PERIOD + DAY
    for _ in range(5):
        await fire_timers(ctx, row.id)
        clock.now += NOTICE_PERIOD
    assert (await row_of(ctx, row.id)).status == "cancelled"


@pytest.mark.threads
async def test_concurrent_processes_close_a_match_once(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    clock.now += NOTICE_PERIOD
    await asyncio.gather(fire_timers(ctx, row.id), fire_timers(new_context(), row.id))
    match = await row_of(ctx, row.id)
    assert (match.status, match.head) == ("cancelled", 2)


@pytest.mark.threads
async def test_concurrent_processes_send_one_inactivity_warning(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await start_match(ctx)
    clock.now += DEFAULT_PERIOD - NOTICE_PERIOD
    await asyncio.gather(fire_timers(ctx, row.id), fire_timers(new_context(), row.id))
    assert sum(kind.startswith("idle") for kind in await pending_messages(ctx, row.id)) == 1


async def test_inactivity_warning_does_not_ping_muted_players(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await mute(ctx, row.id, BEN, None)
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    notice = await load_notice(ctx, row.id)
    assert notice is not None
    assert (notice.user_keys, notice.pinged) == ((ADA.key, BEN.key), (ADA.key,))


async def test_inactive_damaged_match_is_closed(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await start_match(ctx)
    await execute_sql(ctx, "UPDATE log SET payload = '{'")
    ctx = new_context()
    await fire_timers_later(ctx, clock, row.id, DEFAULT_PERIOD - NOTICE_PERIOD)
    await fire_timers_later(ctx, clock, row.id, NOTICE_PERIOD)
    assert (await row_of(ctx, row.id)).status == "cancelled"


async def test_timed_match_is_not_closed_while_robots_substitute(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, game="nauticus", time_control=TIME_CONTROLS["daily"])
    for _ in range(30):
        await fire_timers_later(ctx, clock, row.id, DAY)
    assert (await row_of(ctx, row.id)).head > 1
    assert (await row_of(ctx, row.id)).status == "running"
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).match.id == row.id
    async with ctx.database.read_transaction() as tx:
        assert not [
            notice_row for notice_row in await notices.current(tx, row.id) if notice_row.kind == "idle"
        ]
