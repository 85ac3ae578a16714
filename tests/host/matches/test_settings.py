"""Tests for user and guild settings: storage, validation, and the use of old settings for past hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.matches.settings import time_controls, updates
from host.matches.settings.settings import GuildSettings, Preferences
from host.matches.settings.time_controls import HOUR, MINUTE, TIME_CONTROLS
from host.messages.posts import cards
from host.tables.tables import limits, tables
from host.time.clock import days_off
from host.turns.play import turn_actions
from storage.matches import users
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    choose,
    clear_outbox,
    error_key,
    open_match,
    pending_messages,
    start_match,
    take_pearls,
    timers_of,
)

DAILY = TIME_CONTROLS["daily"]
TURN = DAILY.bank + DAILY.increment
AT_EIGHT = (8 * 60, 14 * 60)
"""A sleep window from 8:00 to 14:00. The test clock starts at 8:00 UTC."""


async def deadline(ctx: Context, match_id: int) -> int:
    at = (await cards.get_card(ctx, match_id)).deadline
    assert at is not None
    return at


async def test_settings_default_if_never_changed(ctx: Context) -> None:
    assert await updates.get_preferences(ctx, ADA.key) == Preferences()
    assert await updates.get_guild_settings(ctx, 1) == GuildSettings()


async def test_change_keeps_other_preferences(new_context: Callable[[], Context]) -> None:
    await updates.update_preferences(new_context(), ADA, notices="direct", zone="Europe/Warsaw")
    await updates.update_preferences(new_context(), ADA, remind_at=25)
    own = await updates.get_preferences(new_context(), ADA.key)
    assert own == Preferences(notices="direct", zone="Europe/Warsaw", remind_at=25, rest_set=own.rest_set)


async def test_changing_preferences_keeps_the_chosen_language(ctx: Context) -> None:
    async with ctx.database.transaction() as tx:
        await users.set_locale(tx, ADA.key, "pl")
    await updates.update_preferences(ctx, ADA, near=True)
    async with ctx.database.read_transaction() as tx:
        row = await users.get(tx, ADA.key)
    assert row is not None
    assert row.locale == "pl"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"zone": "Mars/Olympus"}, "refusal-unknown-zone"),
        ({"zone": "../../etc/passwd"}, "refusal-unknown-zone"),
        ({"sleep": (22 * 60, 10 * 60 + 1)}, "refusal-sleep-too-long"),
        ({"sleep": (60, 60)}, "refusal-sleep-too-long"),
        ({"quiet": (16 * 60, 8 * 60 + 1)}, "refusal-quiet-too-long"),
        ({"weekdays": (0, 1, 2, 3)}, "refusal-too-many-weekdays"),
    ],
)
async def test_unfair_or_invalid_preferences_are_rejected_unchanged(
    ctx: Context, changes: dict[str, Any], reason: str
) -> None:
    await updates.update_preferences(ctx, ADA, near=True)
    with pytest.raises(UserError) as refused:
        await updates.update_preferences(ctx, ADA, **changes)
    assert error_key(refused) == reason
    assert await updates.get_preferences(ctx, ADA.key) == Preferences(near=True)


@pytest.mark.parametrize(
    "changes",
    [{"sleep": (22 * 60, 10 * 60)}, {"quiet": (16 * 60, 8 * 60)}, {"weekdays": (4, 5, 6)}],
)
async def test_maximum_allowed_rest_is_accepted(ctx: Context, changes: dict[str, Any]) -> None:
    own = await updates.update_preferences(ctx, ADA, **changes)
    assert own == Preferences(**changes, rest_set=own.rest_set)


async def test_sleep_window_cannot_move_twice_within_a_day(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, sleep=AT_EIGHT)
    clock.now += 5 * MINUTE
    await updates.update_preferences(ctx, ADA, sleep=(9 * 60, 14 * 60))
    clock.now += 5 * HOUR
    with pytest.raises(UserError) as refused:
        await updates.update_preferences(ctx, ADA, sleep=(13 * 60, 23 * 60))
    assert error_key(refused) == "refusal-rest-set-today"
    assert refused.value.text["hours"] == 19
    await updates.update_preferences(ctx, ADA, near=True)
    await updates.update_preferences(ctx, ADA, sleep=None)
    clock.now += 19 * HOUR
    await updates.update_preferences(ctx, ADA, sleep=(13 * 60, 23 * 60))


async def test_new_sleep_window_extends_deadline_only_from_now_on(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    began = clock.now
    clock.now += 3 * HOUR
    await updates.update_preferences(ctx, ADA, sleep=AT_EIGHT)
    # The sleep window does not apply to past hours. It adds three hours today and six hours on each of the
    # next five days.
    assert await deadline(ctx, row.id) == began + TURN + 3 * HOUR + 5 * 6 * HOUR


async def test_removed_sleep_window_still_counts_for_past_hours(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, sleep=AT_EIGHT)
    row = await start_match(ctx, time_control=DAILY)
    began = clock.now
    clock.now += 2 * HOUR
    await updates.update_preferences(ctx, ADA, sleep=None)
    assert await deadline(ctx, row.id) == began + TURN + 2 * HOUR


async def test_card_is_refreshed_when_deadline_changes(ctx: Context) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await clear_outbox(ctx, row.id)
    await updates.update_preferences(ctx, BEN, sleep=AT_EIGHT)
    assert await pending_messages(ctx, row.id) == []
    await updates.update_preferences(ctx, ADA, sleep=AT_EIGHT)
    assert await pending_messages(ctx, row.id) == ["card"]


async def test_disabling_reminders_removes_the_reminder_timer(ctx: Context) -> None:
    row = await start_match(ctx, time_control=DAILY)
    assert "remind:0" in await timers_of(ctx, row.id)
    await updates.update_preferences(ctx, ADA, remind_at=0)
    assert "remind:0" not in await timers_of(ctx, row.id)


async def test_display_preferences_leave_timers_unchanged(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    before = await timers_of(ctx, row.id)
    clock.now += HOUR
    await updates.update_preferences(ctx, ADA, palette="safe", text_first=True, confirm=False)
    assert await timers_of(ctx, row.id) == before


async def test_complete_turn_ends_automatically_without_confirmation(ctx: Context) -> None:
    row = await start_match(ctx)
    await updates.update_preferences(ctx, ADA, confirm=False)
    panel = await choose(ctx, row.id, ADA, {"move": "take", "count": 2})
    assert not panel.is_your_turn
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).view.owned == (2, 0)


async def test_turn_with_remaining_options_does_not_end_automatically(ctx: Context) -> None:
    row = await start_match(ctx)
    await updates.update_preferences(ctx, ADA, confirm=False)
    panel = await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    assert panel.is_your_turn
    assert panel.offers


async def test_other_players_still_confirm_their_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    await updates.update_preferences(ctx, BEN, confirm=False)
    assert (await take_pearls(ctx, row.id, ADA, 2)).can_confirm


def test_window_start_and_end_change_independently() -> None:
    assert updates.changed_window((22 * 60, 6 * 60), None, 7 * 60) == (22 * 60, 7 * 60)
    assert updates.changed_window((22 * 60, 6 * 60), 0, None) == (0, 6 * 60)
    with pytest.raises(UserError) as refused:
        updates.changed_window(None, 22 * 60, None)
    assert error_key(refused) == "refusal-both-times"


@pytest.mark.threads
async def test_concurrent_preference_changes_are_both_saved(new_context: Callable[[], Context]) -> None:
    await asyncio.gather(
        updates.update_preferences(new_context(), ADA, near=True),
        updates.update_preferences(new_context(), ADA, palette="safe"),
    )
    assert await updates.get_preferences(new_context(), ADA.key) == Preferences(near=True, palette="safe")


async def test_revoked_vacation_days_count_until_the_change(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await days_off.add_days_off(ctx, ADA, 1, date(2027, 1, 15), date(2027, 1, 16))
    began = clock.now
    clock.now += 10 * HOUR
    await updates.update_guild_settings(ctx, 1, vacation_days=0)
    assert await deadline(ctx, row.id) == began + TURN + 10 * HOUR


async def test_default_time_control_is_one_of_the_allowed_ones(ctx: Context) -> None:
    server_settings = await updates.update_guild_settings(
        ctx, 1, time_controls=("relaxed", "none", "nonsense")
    )
    assert (server_settings.time_controls, server_settings.time_control) == (("relaxed", "none"), "relaxed")
    assert (await updates.update_guild_settings(ctx, 1, time_control="none")).time_control == "none"


@pytest.mark.parametrize(
    ("name", "numbers", "expected"),
    [
        (None, (None, None, None), TIME_CONTROLS["daily"]),
        ("blitz", (None, None, None), TIME_CONTROLS["blitz"]),
        ("none", (None, None, None), None),
        (None, (48, 12, 72), time_controls.from_hours(48, 12, 72)),
        ("blitz", (48, None, None), time_controls.from_hours(48, 0, 48)),
    ],
)
def test_time_control_is_chosen_by_name_or_by_numbers(
    name: str | None, numbers: tuple[int | None, ...], expected: time_controls.TimeControl | None
) -> None:
    assert limits.time_control_for(GuildSettings(), name, *numbers) == expected


def test_guild_can_change_the_default_time_control() -> None:
    assert (
        limits.time_control_for(GuildSettings(time_control="relaxed"), None, None, None, None)
        == TIME_CONTROLS["relaxed"]
    )
    assert limits.time_control_for(GuildSettings(time_control="none"), None, None, None, None) is None


@pytest.mark.parametrize(
    ("name", "bank", "increment", "reason"),
    [
        ("blitz", None, None, "refusal-time-control-not-allowed"),
        (None, 48, None, "refusal-time-control-not-allowed"),
        (None, None, 5, "refusal-bank-needed"),
    ],
)
def test_disallowed_or_incomplete_time_control_is_rejected(
    name: str | None, bank: int | None, increment: int | None, reason: str
) -> None:
    with pytest.raises(UserError) as refused:
        limits.time_control_for(GuildSettings(time_controls=("daily",)), name, bank, increment, None)
    assert error_key(refused) == reason


async def test_match_limit_applies_to_opening_and_joining(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, most_running=1)
    await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await open_match(ctx, channel=8)
    assert dict(refused.value.text.values) == {"most": 1, "more": 1}
    other = await open_match(ctx, channel=9, opener=BEN)
    with pytest.raises(UserError) as refused:
        await tables.join(ctx, other.id, ADA)
    assert error_key(refused) == "refusal-too-many-matches"


async def test_match_limit_ignores_other_guilds(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, most_running=1)
    await open_match(ctx, guild_id=2)
    await limits.refuse_opening_over_limit(ctx, 1, ADA.key)


async def test_finished_matches_raise_the_match_limit(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, most_running=1, more_per_finished=2)
    async with ctx.database.transaction() as tx:
        await reliability.add(tx, ReliabilityRow(user_key=ADA.key, matches_finished=1))
    for channel in (1, 2, 3):
        await open_match(ctx, channel=channel)
    with pytest.raises(UserError) as refused:
        await open_match(ctx, channel=4)
    assert dict(refused.value.text.values)["most"] == 3


async def test_cancelled_match_frees_a_slot_in_the_match_limit(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, 1, most_running=1, more_per_finished=0)
    row = await open_match(ctx)
    await tables.cancel(ctx, row.id, ADA)
    assert (await open_match(ctx)).status == "open"
