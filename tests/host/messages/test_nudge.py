"""Tests for nudges: one friendly reminder per turn, which reveals nothing about its recipient."""

from __future__ import annotations

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import user_owner
from host.core.users import User
from host.matches.settings import updates
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages import nudge
from host.messages.notices import mutes
from host.messages.notices.notification_window import ACTIVE_FOR
from host.turns.play import turn_actions
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    all_pending_messages,
    deadline,
    pending_messages,
    start_match,
    take_turn,
)
from tests.host.time.test_clock_timing import set_preferences

DAILY = TIME_CONTROLS["daily"]
HALF = (DAILY.bank + DAILY.increment) // 2


async def start_late_match(ctx: Context, clock: Clock) -> MatchRow:
    """Start a match in which Ada has used half of her time."""
    row = await start_match(ctx, BEN, CEM, time_control=DAILY)
    clock.now += HALF
    return row


async def ask(ctx: Context, match_id: int, user: User = BEN) -> str:
    """Nudge as a user, and return the key of the error, or an empty string."""
    try:
        await nudge.nudge(ctx, match_id, user)
    except UserError as error:
        return error.text.key
    return ""


async def pending_nudges(ctx: Context) -> list[OutboxRow]:
    """Run Ada's due timers, and return the nudges that are waiting to be sent to her."""
    await timers.fire_due(ctx, user_owner(ADA.key))
    rows = await outbox.due_messages(ctx, user_owner(ADA.key))
    return [row for row in rows if row.feature == "nudge"]


async def test_nudge_is_possible_only_after_half_of_the_time(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, time_control=DAILY)
    clock.now += HALF - HOUR
    assert await ask(ctx, row.id) == "refusal-nudge-early"
    assert await pending_nudges(ctx) == []
    clock.now += HOUR
    assert await ask(ctx, row.id) == ""
    assert len(await pending_nudges(ctx)) == 1


async def test_turn_has_one_nudge_whoever_asks(ctx: Context, clock: Clock) -> None:
    row = await start_late_match(ctx, clock)
    assert await ask(ctx, row.id, BEN) == ""
    assert [await ask(ctx, row.id, user) for user in (BEN, CEM)] == ["refusal-nudge-sent"] * 2
    (post,) = await pending_nudges(ctx)
    await nudge.note_sent(ctx, post, outbox.parse(post), (70, 700))
    assert await ask(ctx, row.id, CEM) == "refusal-nudge-sent"
    await take_turn(ctx, row.id, ADA, 1)
    assert await ask(ctx, row.id, CEM) == "refusal-nudge-early"


async def test_only_waiting_players_can_nudge(ctx: Context, clock: Clock) -> None:
    row = await start_late_match(ctx, clock)
    assert await ask(ctx, row.id, ADA) == "refusal-nudge-your-turn"
    assert await ask(ctx, row.id, DEA) == "refusal-not-in-match"


@pytest.mark.parametrize(
    "preferences",
    [Preferences(quiet=(420, 600)), Preferences(sleep=(420, 600)), Preferences(weekdays=(6,))],
    ids=["quiet hours", "sleep", "day off"],
)
async def test_nudge_waits_for_the_end_of_rest(ctx: Context, clock: Clock, preferences: Preferences) -> None:
    await set_preferences(ctx, ADA, preferences)
    row = await start_match(ctx, BEN, time_control=DAILY)
    clock.now = (clock.now + (await deadline(ctx, row.id) or 0)) // 2
    while not is_resting(clock.now, preferences):
        clock.now += HOUR
    assert await ask(ctx, row.id) == ""
    assert await pending_nudges(ctx) == []
    while is_resting(clock.now, preferences):
        assert await pending_nudges(ctx) == []
        clock.now += HOUR
    assert len(await pending_nudges(ctx)) == 1


def is_resting(at: int, preferences: Preferences) -> bool:
    """Return whether a player with one of the tested preferences rests; day 0 was a Thursday."""
    hour, weekday = at // HOUR % 24, (at // DAY + 3) % 7
    return weekday in preferences.weekdays if preferences.weekdays else 7 <= hour < 10


async def test_muted_player_gets_no_nudge_and_nobody_learns_it(ctx: Context, clock: Clock) -> None:
    row = await start_late_match(ctx, clock)
    before = await all_pending_messages(ctx, row.id)
    await mutes.mute(ctx, row.id, ADA, None)
    assert await ask(ctx, row.id) == ""
    assert await ask(ctx, row.id, CEM) == "refusal-nudge-sent"
    assert await pending_nudges(ctx) == []
    assert await all_pending_messages(ctx, row.id) == before, "nothing appears in the channel"


async def test_earliest_time_depends_only_on_public_times(ctx: Context, clock: Clock) -> None:
    await set_preferences(ctx, ADA, Preferences(sleep=(8 * 60, 20 * 60)))
    row = await start_match(ctx, BEN, time_control=DAILY)
    began, end = clock.now, await deadline(ctx, row.id)
    assert end is not None
    clock.now = (began + end) // 2 - 1
    assert await ask(ctx, row.id) == "refusal-nudge-early"
    clock.now += 1
    assert await ask(ctx, row.id) == ""


async def test_changing_settings_does_not_put_off_nudges(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, time_control=DAILY)
    clock.now += HALF - HOUR
    await updates.update_preferences(ctx, ADA, near=True)
    clock.now += HOUR
    assert await ask(ctx, row.id) == ""


async def test_queued_nudge_is_checked_again_before_sending(ctx: Context, clock: Clock) -> None:
    row = await start_late_match(ctx, clock)
    await ask(ctx, row.id)
    (post,) = await pending_nudges(ctx)
    await turn_actions.load_panel(ctx, row.id, ADA)
    assert await nudge.load_message(ctx, post, outbox.parse(post)) is None
    assert await pending_nudges(ctx) == []
    clock.now += ACTIVE_FOR
    (post,) = await pending_nudges(ctx)
    assert await nudge.load_message(ctx, post, outbox.parse(post)) is not None
    await take_turn(ctx, row.id, ADA, 1)
    assert await nudge.load_message(ctx, post, outbox.parse(post)) is None
    assert await pending_nudges(ctx) == []


async def test_postponed_nudge_of_a_finished_turn_is_dropped(ctx: Context, clock: Clock) -> None:
    row = await start_late_match(ctx, clock)
    await mutes.mute(ctx, row.id, ADA, 2)
    await ask(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += 3 * HOUR
    assert await pending_nudges(ctx) == []


async def test_sent_nudge_is_deleted_after_the_move(ctx: Context, clock: Clock) -> None:
    row = await start_late_match(ctx, clock)
    await ask(ctx, row.id)
    (post,) = await pending_nudges(ctx)
    await nudge.note_sent(ctx, post, outbox.parse(post), (70, 700))
    assert "delete" not in await pending_messages(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    assert "delete" in await pending_messages(ctx, row.id)


async def test_digest_replaces_a_nudge(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, digest_at=9 * 60)
    row = await start_late_match(ctx, clock)
    assert await ask(ctx, row.id) == ""
    assert await pending_nudges(ctx) == []


async def test_player_without_a_clock_can_be_nudged_after_two_days(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, time_control=None)
    clock.now += 2 * DAY - HOUR
    assert await ask(ctx, row.id) == "refusal-nudge-early"
    clock.now += HOUR
    assert await ask(ctx, row.id) == ""
