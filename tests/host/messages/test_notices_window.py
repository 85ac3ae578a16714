"""Tests for suppressed notifications: quiet hours, mutes and presence are checked again before sending."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.decisions import abort
from host.decisions.vote import votes, voting
from host.decisions.vote.kinds import DelayedVoteReminder, LastVoterReminder
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import HOUR, MINUTE, TIME_CONTROLS, from_hours
from host.messages.notices import combined_notices, mutes, notices
from host.messages.notices.notification_window import ACTIVE_FOR
from host.messages.notices.schedule import GRACE
from host.turns.play import turn_actions
from storage.core.scheduling.outbox import OutboxRow
from storage.messages import notices as stored_mutes
from storage.messages.notices import MuteRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    clear_outbox,
    fire_timers,
    fire_timers_later,
    pending_messages,
    start_match,
    take_pearls,
    take_turn,
    timers_of,
)
from tests.host.time.test_clock_timing import send_notice, set_preferences
from tests.host.votes import YES, cast_ballot, load_open_votes, run_out_of_time, start_timed_match

DAILY = TIME_CONTROLS["daily"]
NIGHT = (9 * 60, 17 * 60)
"""Quiet hours from 9:00 to 17:00. The test clock starts at 8:00 UTC."""


async def pending_notice(ctx: Context, match_id: int) -> OutboxRow:
    """Return the match's pending notice."""
    (post,) = (
        row for row in await outbox.due_messages(ctx, match_owner(match_id)) if row.feature == "notices"
    )
    return post


async def is_suppressed(ctx: Context, match_id: int) -> bool:
    """Try to send the pending notice, and return whether it was suppressed."""
    post = await pending_notice(ctx, match_id)
    return await notices.suppress(ctx, post, outbox.parse(post))


async def test_notification_delayed_into_quiet_hours_waits_for_their_end(ctx: Context, clock: Clock) -> None:
    await set_preferences(ctx, ADA, Preferences(quiet=NIGHT))
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    morning = clock.now + 9 * HOUR
    await fire_timers_later(ctx, clock, row.id)
    clock.now += HOUR
    assert await is_suppressed(ctx, row.id)
    assert await pending_messages(ctx, row.id) == []
    assert await timers_of(ctx, row.id) == {"ping:0": morning}
    clock.now = morning
    await fire_timers(ctx, row.id)
    assert await pending_messages(ctx, row.id) == ["ping:0:1"]
    assert not await is_suppressed(ctx, row.id)


async def test_sleeping_player_is_not_notified(ctx: Context, clock: Clock) -> None:
    await set_preferences(ctx, ADA, Preferences(sleep=(7 * 60, 10 * 60), quiet=(10 * 60, 11 * 60)))
    row = await start_match(ctx)
    assert await timers_of(ctx, row.id) == {"ping:0": clock.now + 3 * HOUR}


async def test_mute_is_checked_again_when_notification_is_sent(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    await fire_timers_later(ctx, clock, row.id)
    async with ctx.database.transaction() as tx:
        await stored_mutes.put_mute(tx, MuteRow(match_id=row.id, user_key=ADA.key))
    assert await is_suppressed(ctx, row.id)
    assert (await pending_messages(ctx, row.id), await timers_of(ctx, row.id)) == ([], {})
    await mutes.unmute(ctx, row.id, ADA)
    assert await fire_timers_later(ctx, clock, row.id) == ["ping:0:1"]


async def test_combined_notification_waits_for_end_of_quiet_hours(ctx: Context, clock: Clock) -> None:
    await set_preferences(ctx, ADA, Preferences(quiet=NIGHT))
    rows = [await start_match(ctx, channel=number) for number in range(3)]
    morning = clock.now + 9 * HOUR
    for row in rows:
        await fire_timers_later(ctx, clock, row.id, GRACE if row is rows[0] else 0)
    post = await pending_notice(ctx, rows[0].id)
    assert await combined_notices.merge_pending(ctx, post, outbox.parse(post))
    (many,) = [row for row in await outbox.due_messages(ctx) if row.kind == "many"]
    clock.now += HOUR
    assert await combined_notices.suppress_combined(ctx, many, outbox.parse(many))
    assert all(row.kind != "many" for row in await outbox.due_messages(ctx))
    for row in rows:
        assert (await timers_of(ctx, row.id))["ping:0"] == morning


async def test_player_with_a_recent_draft_is_not_notified(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    clock.now += GRACE - MINUTE
    await take_pearls(ctx, row.id, ADA, 2)
    began = clock.now
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id, MINUTE) == []
    assert await timers_of(ctx, row.id) == {"ping:0": began + ACTIVE_FOR}
    clock.now = began + ACTIVE_FOR - 1
    await turn_actions.undo(ctx, row.id, ADA)
    assert await fire_timers_later(ctx, clock, row.id, 1) == []
    assert await fire_timers_later(ctx, clock, row.id, ACTIVE_FOR) == ["ping:0:1"], "a draft may be forgotten"


async def test_player_with_open_panel_is_not_notified(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    await turn_actions.load_panel(ctx, row.id, BEN)
    assert await fire_timers_later(ctx, clock, row.id) == ["ping:0:1"]
    await turn_actions.load_panel(ctx, row.id, ADA)
    assert await is_suppressed(ctx, row.id)


async def test_notification_is_delayed_for_player_who_just_moved(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id) == []
    assert await fire_timers_later(ctx, clock, row.id, ACTIVE_FOR - GRACE) == ["ping:0:5"]


async def test_final_reminder_is_sent_to_player_with_open_panel(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    end = clock.now + DAILY.bank + DAILY.increment
    await clear_outbox(ctx, row.id)
    texts, clock.now = list[str](), end - 4 * HOUR
    while clock.now < end - 2 * HOUR:
        await turn_actions.load_panel(ctx, row.id, ADA)
        texts = await fire_timers_later(ctx, clock, row.id, ACTIVE_FOR // 2) or texts
    assert texts == ["call:0:1"]


async def test_snooze_is_shortened_to_end_before_the_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    whole = DAILY.bank + DAILY.increment
    short = await mutes.mute(ctx, row.id, ADA, 3)
    assert (short.until, short.is_shortened) == (clock.now + 3 * HOUR, False)
    long = await mutes.mute(ctx, row.id, ADA, 24 * 30)
    assert (long.until, long.is_shortened) == (clock.now + whole - 6 * HOUR, True)
    await clear_outbox(ctx, row.id)
    assert (await fire_timers_later(ctx, clock, row.id, whole - 6 * HOUR))[-1] == "call:0:1"


async def test_snooze_is_shortened_when_the_clock_starts(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await mutes.mute(ctx, row.id, BEN, 24 * 30)
    await take_turn(ctx, row.id, ADA, 1)
    called = clock.now + DAILY.bank + DAILY.increment - 6 * HOUR
    assert (await timers_of(ctx, row.id))["call:1"] == called


async def test_snoozed_notification_is_deleted_and_sent_again(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await send_notice(ctx, clock, row.id, 555)
    await clear_outbox(ctx, row.id)
    await mutes.mute(ctx, row.id, ADA, 3)
    assert await pending_messages(ctx, row.id) == ["delete"]
    assert await fire_timers_later(ctx, clock, row.id, 3 * HOUR) == ["delete", "ping:0:1"]


async def start_vote_at_night(ctx: Context, clock: Clock) -> tuple[int, int]:
    """Start a vote during Ben's quiet hours, with Ben and Cem as voters.

    Return the match id and the vote id.
    """
    row = await start_timed_match(ctx, BEN, CEM)
    await set_preferences(ctx, BEN, Preferences(quiet=(8 * 60, 12 * 60)))
    await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert (open_vote.missing, open_vote.pinged) == ((BEN.key, CEM.key), (CEM.key,))
    (post,) = (row for row in await outbox.due_messages(ctx, match_owner(row.id)) if row.kind == "question")
    await votes.note_posted(ctx, post, vote_row.id, 555)
    await clear_outbox(ctx, row.id)
    return row.id, vote_row.id


async def test_vote_notification_is_sent_after_quiet_hours(ctx: Context, clock: Clock) -> None:
    match_id, asked = await start_vote_at_night(ctx, clock)
    assert await fire_timers_later(ctx, clock, match_id, 4 * HOUR) == [
        "ping:0:1",
        f"unanswered:{BEN.key}:{asked}",
    ]
    notice = await voting.load_vote_reminder(ctx, match_id, DelayedVoteReminder(BEN.key, asked))
    assert notice is not None
    assert notice.user_key == BEN.key


async def test_user_who_voted_is_not_notified_after_quiet_hours(ctx: Context, clock: Clock) -> None:
    match_id, asked = await start_vote_at_night(ctx, clock)
    clock.now += 4 * HOUR
    await fire_timers(ctx, match_id)
    (vote_row,) = await load_open_votes(ctx, match_id)
    await cast_ballot(ctx, vote_row, BEN, YES)
    assert await voting.load_vote_reminder(ctx, match_id, DelayedVoteReminder(BEN.key, asked)) is None


async def test_last_voter_is_not_reminded_in_quiet_hours(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await cast_ballot(ctx, vote_row, CEM, "wait")
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id) == [f"last:1:{vote_row.id}"]
    (post,) = await outbox.due_messages(ctx, match_owner(row.id))
    await set_preferences(ctx, BEN, Preferences(quiet=(8 * 60, 12 * 60)))
    assert await voting.suppress(ctx, post, LastVoterReminder(1, vote_row.id))
    assert await pending_messages(ctx, row.id) == []
    (due,) = (at for name, at in (await timers_of(ctx, row.id)).items() if name.startswith("last"))
    assert due == clock.now + 4 * HOUR - GRACE


async def test_turn_notification_lists_moves_since_own_last_turn(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM)
    for user, count in ((ADA, 1), (BEN, 2), (CEM, 1)):
        await take_turn(ctx, row.id, user, count)
    clock.now += ACTIVE_FOR
    await clear_outbox(ctx, row.id)
    await fire_timers_later(ctx, clock, row.id)
    notice = await notices.load_notice(ctx, row.id, outbox.parse(await pending_notice(ctx, row.id)))
    assert notice is not None
    assert [log_line.seat for log_line in notice.log_lines if log_line.seat is not None] == [1, 2]


async def test_first_turn_notification_lists_no_moves(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await fire_timers_later(ctx, clock, row.id)
    notice = await notices.load_notice(ctx, row.id, outbox.parse(await pending_notice(ctx, row.id)))
    assert notice is not None
    assert notice.log_lines == ()


async def test_player_short_of_time_is_notified_early_despite_presence(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=from_hours(1, 0))
    began = clock.now
    await turn_actions.load_panel(ctx, row.id, ADA)
    await clear_outbox(ctx, row.id)
    assert await fire_timers_later(ctx, clock, row.id) == []
    assert await timers_of(ctx, row.id) | {"ping:0": began + HOUR // 8} == await timers_of(ctx, row.id)
