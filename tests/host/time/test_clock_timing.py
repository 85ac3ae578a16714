"""Tests for clocks and turn notices in virtual time, including outages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.match import loading
from host.matches.permissions import Authority
from host.matches.settings import settings
from host.matches.settings.settings import GuildSettings, Preferences
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages.notices import mutes, notices
from host.messages.notices.kinds import TurnNotice, UpcomingTurn
from host.messages.notices.notices import TurnNotification
from host.messages.notices.schedule import GRACE
from host.messages.posts import cards
from host.messages.posts.kinds import DeleteMessage
from host.operations.admin import tools
from host.time.clock import settings_effects, timing
from storage.core.scheduling.outbox import OutboxRow
from storage.matches import settings as stored
from storage.matches import users
from storage.matches.match import log
from storage.matches.settings import GuildRow
from storage.time import reliability
from storage.time.clock import clocks, days_off
from storage.time.clock.clocks import ClockRow
from storage.time.clock.days_off import DayOffRow
from storage.time.reliability import ReliabilityRow
from tests.host.conftest import Clock
from tests.host.players import (  # fmt: skip
    ADA,
    BEN,
    CEM,
    clear_outbox,
    deadline,
    fire_timers,
    fire_timers_later,
    open_match,
    pending_messages,
    start_match,
    take_pearls,
    take_turn,
    timers_of,
)

DAILY = TIME_CONTROLS["daily"]


async def clock_of(ctx: Context, match_id: int, seat: int) -> ClockRow:
    async with ctx.database.read_transaction() as tx:
        return (await clocks.of_match(tx, match_id))[seat]


async def set_preferences(ctx: Context, user: User, preferences: Preferences) -> None:
    async with ctx.database.transaction() as tx, settings_effects.change_calendar(ctx, tx, user.key):
        await users.set_settings(tx, user.key, settings.serialize(preferences))


async def last_post(ctx: Context, match_id: int) -> tuple[OutboxRow, TurnNotice]:
    """Return the latest pending turn notice, as an outbox row and as a parsed message."""
    row = (await outbox.due_messages(ctx, match_owner(match_id)))[-1]
    return row, outbox.parse(row)


async def load_latest_notice(ctx: Context, match_id: int) -> TurnNotification | None:
    """Return the content of the latest pending turn notice, or None if it is no longer needed."""
    return await notices.load_notice(ctx, match_id, (await last_post(ctx, match_id))[1])


async def reliability_of(ctx: Context, user: User) -> ReliabilityRow:
    async with ctx.database.read_transaction() as tx:
        return (await reliability.of_users(tx, [user.key]))[user.key]


async def test_deadline_is_bank_plus_increment(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    assert await deadline(ctx, row.id) == clock.now + DAILY.bank + DAILY.increment
    clock.now += 20 * HOUR
    await take_turn(ctx, row.id, ADA, 1)
    rest = await clock_of(ctx, row.id, 0)
    assert (rest.remaining_ms, rest.running_since) == (DAILY.bank + DAILY.increment - 20 * HOUR, None)
    assert await deadline(ctx, row.id) == clock.now + DAILY.bank + DAILY.increment


async def test_saved_time_is_capped(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    for user in (ADA, BEN, ADA, BEN):
        await take_turn(ctx, row.id, user, 1)
    assert await deadline(ctx, row.id) == clock.now + DAILY.cap


async def test_match_without_time_control_has_no_deadline(ctx: Context) -> None:
    row = await start_match(ctx)
    assert await deadline(ctx, row.id) is None
    assert set(await timers_of(ctx, row.id)) == {"ping:0"}


async def test_player_alone_with_robots_has_no_timers(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, time_control=DAILY)
    assert await deadline(ctx, row.id) is None
    assert await timers_of(ctx, row.id) == {}


async def test_timeout_is_recorded_once(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM, time_control=DAILY)
    await clear_outbox(ctx, row.id)
    kinds = await fire_timers_later(ctx, clock, row.id, DAILY.bank + DAILY.increment)
    assert [kind for kind in kinds if not kind.startswith("question")] == ["card"]
    assert (await reliability_of(ctx, ADA)).timeouts == 1
    await fire_timers_later(ctx, clock, row.id, DAY)
    async with ctx.database.read_transaction() as tx:
        entries = [entry.kind for entry in await log.read(tx, row.id)]
    assert entries.count("timed-out") == 1
    late = await clock_of(ctx, row.id, 0)
    assert (late.remaining_ms, late.timeouts) == (0, 1)


async def test_ping_waits_for_the_grace_period(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id, GRACE - 1) == []
    await take_turn(ctx, row.id, ADA, 1)
    assert "ping:0" not in await timers_of(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id, GRACE) == ["card", "ping:1:3"]


async def test_notification_names_player_and_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    due = await deadline(ctx, row.id)
    await fire_timers_later(ctx, clock, row.id)
    notice = await load_latest_notice(ctx, row.id)
    assert notice is not None
    assert (notice.user_key, notice.kind.seat, notice.deadline, notice.target) == (ADA.key, 0, due, "channel")


async def test_reminder_is_sent_at_half_time_and_last_call_near_the_end(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    start, whole = clock.now, DAILY.bank + DAILY.increment
    assert await timers_of(ctx, row.id) == {
        "ping:0": start + GRACE,
        "remind:0": start + whole // 2,
        "call:0": start + whole - 6 * HOUR,
        "out:0": start + whole,
    }
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id) == ["ping:0:1"]
    # A more urgent notice replaces a pending one.
    assert await fire_timers_later(ctx, clock, row.id, whole // 2) == ["remind:0:1"]
    assert await fire_timers_later(ctx, clock, row.id, whole // 2 - HOUR) == ["call:0:1"]


async def test_later_notification_replaces_the_earlier_one(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await send_notice(ctx, clock, row.id, 555)
    await clear_outbox(ctx, row.id)
    kinds = await fire_timers_later(ctx, clock, row.id, (DAILY.bank + DAILY.increment) // 2)
    assert kinds == ["delete", "remind:0:1"]


async def test_disabled_reminder_is_not_scheduled(ctx: Context) -> None:
    await set_preferences(ctx, ADA, Preferences(remind_at=0))
    row = await start_match(ctx, time_control=DAILY)
    assert set(await timers_of(ctx, row.id)) == {"ping:0", "call:0", "out:0"}


async def test_player_without_notifications_still_times_out(ctx: Context) -> None:
    await set_preferences(ctx, ADA, Preferences(notices="none"))
    row = await start_match(ctx, time_control=DAILY)
    assert set(await timers_of(ctx, row.id)) == {"out:0"}


async def test_quiet_hours_delay_ping_until_morning(ctx: Context, clock: Clock) -> None:
    zone = ZoneInfo("Europe/Warsaw")
    clock.now = round(datetime(2026, 11, 24, 23, 30, tzinfo=zone).timestamp() * 1000)
    await set_preferences(ctx, ADA, Preferences(zone="Europe/Warsaw", quiet=(22 * 60, 8 * 60)))
    row = await start_match(ctx)
    due = (await timers_of(ctx, row.id))["ping:0"]
    assert due == round(datetime(2026, 11, 25, 8, tzinfo=zone).timestamp() * 1000)


async def test_sleep_hours_do_not_count_against_the_clock(ctx: Context, clock: Clock) -> None:
    zone = ZoneInfo("Europe/Warsaw")
    clock.now = round(datetime(2026, 11, 24, 21, 0, tzinfo=zone).timestamp() * 1000)
    await set_preferences(ctx, ADA, Preferences(zone="Europe/Warsaw", sleep=(22 * 60, 8 * 60)))
    row = await start_match(ctx, time_control=TIME_CONTROLS["blitz"])
    due = round(datetime(2026, 11, 25, 9, 30, tzinfo=zone).timestamp() * 1000)
    assert await deadline(ctx, row.id) == due


async def test_calendar_change_applies_from_now_on(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    clock.now += 10 * HOUR
    hour = datetime.fromtimestamp(clock.now / 1000, ZoneInfo("UTC")).hour
    await set_preferences(ctx, ADA, Preferences(sleep=(hour * 60, (hour + 12) % 24 * 60)))
    running = await clock_of(ctx, row.id, 0)
    assert running.remaining_ms == DAILY.bank + DAILY.increment - 10 * HOUR
    due = await deadline(ctx, row.id)
    assert due is not None
    assert due - clock.now > 7 * DAY - 20 * HOUR
    assert (await timers_of(ctx, row.id))["out:0"] == due


async def test_vacation_extends_deadline_up_to_the_server_limit(ctx: Context, clock: Clock) -> None:
    first = datetime.fromtimestamp(clock.now / 1000, ZoneInfo("UTC")).date()
    row = await start_match(ctx, time_control=DAILY)
    before = await deadline(ctx, row.id)
    assert before is not None
    async with ctx.database.transaction() as tx:
        await stored.upsert_guild(
            tx, GuildRow(id=1, settings=settings.serialize(GuildSettings(vacation_days=2)))
        )
        days = [first.replace(day=first.day + number).isoformat() for number in range(1, 5)]
        async with settings_effects.change_calendar(ctx, tx, ADA.key):
            await days_off.put(tx, *(DayOffRow(user_key=ADA.key, day=day) for day in days))
    assert await deadline(ctx, row.id) == before + 2 * DAY


async def test_pause_stops_the_clock_until_resume(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    clock.now += HOUR
    async with ctx.database.transaction() as tx:
        await timing.pause(ctx, tx, await loading.load_running(ctx, tx, row.id))
    assert await deadline(ctx, row.id) is None
    assert set(await timers_of(ctx, row.id)) <= {"ping:0", "pause-forgotten"}
    clock.now += 30 * DAY
    async with ctx.database.transaction() as tx:
        await timing.resume(ctx, tx, await loading.load_running(ctx, tx, row.id))
    assert await deadline(ctx, row.id) == clock.now + DAILY.bank + DAILY.increment - HOUR


async def test_turn_started_during_a_pause_is_timed_from_resume(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    async with ctx.database.transaction() as tx:
        await timing.pause(ctx, tx, await loading.load_running(ctx, tx, row.id))
    await take_turn(ctx, row.id, ADA, 1)
    assert await deadline(ctx, row.id) is None
    async with ctx.database.transaction() as tx:
        await timing.resume(ctx, tx, await loading.load_running(ctx, tx, row.id))
    assert await deadline(ctx, row.id) == clock.now + DAILY.bank + DAILY.increment


async def test_time_extension_postpones_the_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    clock.now += HOUR
    async with ctx.database.transaction() as tx:
        await timing.extend(ctx, tx, await loading.load_running(ctx, tx, row.id), 0, 5 * HOUR)
    whole = DAILY.bank + DAILY.increment + 4 * HOUR
    assert await deadline(ctx, row.id) == clock.now + whole == (await timers_of(ctx, row.id))["out:0"]


async def test_mute_suppresses_every_timer_but_the_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await mutes.mute(ctx, row.id, ADA, None)
    assert set(await timers_of(ctx, row.id)) == {"out:0"}
    await mutes.unmute(ctx, row.id, ADA)
    assert "ping:0" in await timers_of(ctx, row.id)
    await mutes.mute(ctx, row.id, ADA, 3)
    assert (await timers_of(ctx, row.id))["ping:0"] == clock.now + 3 * HOUR


async def test_near_turn_notification_is_sent_if_enabled(ctx: Context, clock: Clock) -> None:
    await set_preferences(ctx, BEN, Preferences(near=True))
    row = await start_match(ctx, BEN, CEM, game="nauticus")
    await fire_timers_later(ctx, clock, row.id)
    posts = [outbox.parse(post) for post in await outbox.due_messages(ctx, match_owner(row.id))]
    (post,) = (post for post in posts if isinstance(post, UpcomingTurn))
    near = await notices.load_notice(ctx, row.id, post)
    assert near is not None
    assert (near.kind, near.user_key, near.awaited) == (UpcomingTurn(1, 1), BEN.key, (0,))


async def test_notification_is_deleted_after_the_move(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await send_notice(ctx, clock, row.id, 555)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    (delete_message,) = (
        post
        for post in map(outbox.parse, await outbox.due_messages(ctx, match_owner(row.id)))
        if isinstance(post, DeleteMessage)
    )
    assert delete_message == DeleteMessage(555, row.channel)


async def send_notice(ctx: Context, clock: Clock, match_id: int, message: int) -> None:
    await fire_timers_later(ctx, clock, match_id)
    post, notice = await last_post(ctx, match_id)
    turn_notification = await notices.load_notice(ctx, match_id, notice)
    assert turn_notification is not None
    await notices.note_sent(ctx, post, notice, turn_notification.match.channel, message)


async def test_notification_sent_after_the_move_is_deleted_at_once(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id)
    post, notice = await last_post(ctx, row.id)
    assert await notices.load_notice(ctx, row.id, notice) is not None
    await take_turn(ctx, row.id, ADA, 1)
    assert await notices.load_notice(ctx, row.id, notice) is None
    await notices.note_sent(ctx, post, notice, row.channel, 555)
    assert (await pending_messages(ctx, row.id))[-1] == "delete"


async def test_notification_is_deleted_after_a_timeout(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM, time_control=DAILY)
    await send_notice(ctx, clock, row.id, 555)
    await clear_outbox(ctx, row.id)
    assert "delete" in await fire_timers_later(ctx, clock, row.id, 5 * DAY)


async def test_notification_is_sent_once_across_restarts(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await fire_timers_later(ctx, clock, row.id)
    await clear_outbox(ctx, row.id)
    other = new_context()
    async with other.database.transaction() as tx:
        await timing.reset_timers(other, tx, await loading.load_running(other, tx, row.id))
    assert await fire_timers_later(other, clock, row.id) == []


async def test_cancelled_match_has_no_timers(ctx: Context) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await tools.close(ctx, row.id, Authority(CEM, "so be it"))
    assert await timers_of(ctx, row.id) == {}


async def test_replacement_player_starts_with_a_fresh_clock(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM, time_control=DAILY)
    await fire_timers_later(ctx, clock, row.id, DAY)
    await replacement.resign(ctx, row.id, ADA)
    assert await deadline(ctx, row.id) == clock.now + DAILY.bank + DAILY.increment
    assert {kind.split(":")[1] for kind in await timers_of(ctx, row.id)} == {"1"}


async def test_timely_turns_and_finished_matches_are_counted(ctx: Context) -> None:
    row = await start_match(ctx, edition='pile = 3\ntides = ["low"]', time_control=DAILY)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    assert await reliability_of(ctx, ADA) == ReliabilityRow(user_key=ADA.key, turns=1, matches_finished=1)


@pytest.mark.threads
async def test_two_processes_record_a_timeout_once(contexts: tuple[Context, Context], clock: Clock) -> None:
    row = await start_match(contexts[0], BEN, CEM, time_control=DAILY)
    clock.now += 5 * DAY
    await asyncio.gather(*(fire_timers(ctx, row.id) for ctx in contexts for _ in range(3)))
    async with contexts[0].database.read_transaction() as tx:
        assert [entry.kind for entry in await log.read(tx, row.id)].count("timed-out") == 1
    kinds = await pending_messages(contexts[1], row.id)
    assert len([kind for kind in kinds if kind.startswith("ping")]) <= 1


@pytest.mark.threads
async def test_concurrent_move_and_timeout_stay_consistent(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    row = await start_match(contexts[0], BEN, CEM, time_control=DAILY)
    await take_pearls(contexts[0], row.id, ADA, 1)
    clock.now += 5 * DAY
    await asyncio.gather(
        fire_timers(contexts[1], row.id), take_turn(contexts[0], row.id, ADA, 1), return_exceptions=True
    )
    assert await cards.get_card(contexts[0], row.id) == await cards.get_card(contexts[1], row.id)
