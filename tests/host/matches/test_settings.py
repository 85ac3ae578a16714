"""User and guild settings: storage, validation, and clocks that use the old values until the change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.matches.settings import time_controls, updates
from host.matches.settings.settings import Preferences, ServerSettings
from host.matches.settings.time_controls import HOUR, MINUTE, TIME_CONTROLS
from host.messages.posts import cards
from host.tables.tables import limits, tables
from host.time.clock import days_off
from host.turns.play import turns
from storage.matches import users
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, begun, choose, clear_outbox, key, opened, take, timers_of, waiting

DAILY = TIME_CONTROLS["daily"]
TURN = DAILY.bank + DAILY.increment
AT_EIGHT = (8 * 60, 14 * 60)
"""The test clock starts at eight in the morning UTC."""


async def deadline(ctx: Context, match_id: int) -> int:
    at = (await cards.card(ctx, match_id)).deadline
    assert at is not None
    return at


async def test_who_never_set_anything_has_the_defaults(ctx: Context) -> None:
    assert await updates.preferences_of(ctx, ADA.key) == Preferences()
    assert await updates.server_settings_of(ctx, 1) == ServerSettings()


async def test_a_change_leaves_what_was_set_before(new_context: Callable[[], Context]) -> None:
    await updates.change_preferences(new_context(), ADA, notices="direct", zone="Europe/Warsaw")
    await updates.change_preferences(new_context(), ADA, remind_at=25)
    own = await updates.preferences_of(new_context(), ADA.key)
    assert own == Preferences(notices="direct", zone="Europe/Warsaw", remind_at=25, rest_set=own.rest_set)


async def test_a_chosen_language_survives_other_settings(ctx: Context) -> None:
    async with ctx.database.transaction() as tx:
        await users.set_locale(tx, ADA.key, "pl")
    await updates.change_preferences(ctx, ADA, near=True)
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
async def test_what_would_be_unfair_is_refused_and_nothing_changes(
    ctx: Context, changes: dict[str, Any], reason: str
) -> None:
    await updates.change_preferences(ctx, ADA, near=True)
    with pytest.raises(UserError) as refused:
        await updates.change_preferences(ctx, ADA, **changes)
    assert key(refused) == reason
    assert await updates.preferences_of(ctx, ADA.key) == Preferences(near=True)


@pytest.mark.parametrize(
    "changes",
    [{"sleep": (22 * 60, 10 * 60)}, {"quiet": (16 * 60, 8 * 60)}, {"weekdays": (4, 5, 6)}],
)
async def test_as_much_rest_as_is_fair_is_granted(ctx: Context, changes: dict[str, Any]) -> None:
    own = await updates.change_preferences(ctx, ADA, **changes)
    assert own == Preferences(**changes, rest_set=own.rest_set)


async def test_a_night_does_not_move_along_with_the_day(ctx: Context, clock: Clock) -> None:
    await updates.change_preferences(ctx, ADA, sleep=AT_EIGHT)
    clock.now += 5 * MINUTE
    await updates.change_preferences(ctx, ADA, sleep=(9 * 60, 14 * 60))
    clock.now += 5 * HOUR
    with pytest.raises(UserError) as refused:
        await updates.change_preferences(ctx, ADA, sleep=(13 * 60, 23 * 60))
    assert key(refused) == "refusal-rest-set-today"
    assert refused.value.text["hours"] == 19
    await updates.change_preferences(ctx, ADA, near=True)
    await updates.change_preferences(ctx, ADA, sleep=None)
    clock.now += 19 * HOUR
    await updates.change_preferences(ctx, ADA, sleep=(13 * 60, 23 * 60))


async def test_who_goes_to_sleep_now_rests_from_now_on_and_not_before(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx, time_control=DAILY)
    began = clock.now
    clock.now += 3 * HOUR
    await updates.change_preferences(ctx, ADA, sleep=AT_EIGHT)
    # Three hours counted. The hours until 2 p.m. do not, nor six hours on each of five days.
    assert await deadline(ctx, row.id) == began + TURN + 3 * HOUR + 5 * 6 * HOUR


async def test_rest_that_is_given_up_was_rest_all_the_same(ctx: Context, clock: Clock) -> None:
    await updates.change_preferences(ctx, ADA, sleep=AT_EIGHT)
    row = await begun(ctx, time_control=DAILY)
    began = clock.now
    clock.now += 2 * HOUR
    await updates.change_preferences(ctx, ADA, sleep=None)
    assert await deadline(ctx, row.id) == began + TURN + 2 * HOUR


async def test_another_deadline_comes_onto_the_card(ctx: Context) -> None:
    row = await begun(ctx, time_control=DAILY)
    await clear_outbox(ctx, row.id)
    await updates.change_preferences(ctx, BEN, sleep=AT_EIGHT)
    assert await waiting(ctx, row.id) == []
    await updates.change_preferences(ctx, ADA, sleep=AT_EIGHT)
    assert await waiting(ctx, row.id) == ["card"]


async def test_no_reminder_is_set_for_who_wants_none(ctx: Context) -> None:
    row = await begun(ctx, time_control=DAILY)
    assert "remind:0" in await timers_of(ctx, row.id)
    await updates.change_preferences(ctx, ADA, remind_at=0)
    assert "remind:0" not in await timers_of(ctx, row.id)


async def test_how_pictures_look_moves_no_timer(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx, time_control=DAILY)
    before = await timers_of(ctx, row.id)
    clock.now += HOUR
    await updates.change_preferences(ctx, ADA, palette="safe", text_first=True, confirm=False)
    assert await timers_of(ctx, row.id) == before


async def test_a_complete_turn_ends_by_itself_for_who_is_not_to_be_asked(ctx: Context) -> None:
    row = await begun(ctx)
    await updates.change_preferences(ctx, ADA, confirm=False)
    panel = await choose(ctx, row.id, ADA, {"move": "take", "count": 2})
    assert not panel.your_turn
    assert (await turns.panel(ctx, row.id, BEN)).view.owned == (2, 0)


async def test_a_turn_with_something_left_to_choose_does_not_end_by_itself(ctx: Context) -> None:
    row = await begun(ctx)
    await updates.change_preferences(ctx, ADA, confirm=False)
    panel = await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    assert panel.your_turn
    assert panel.offers


async def test_everybody_else_is_asked_before_their_turn_ends(ctx: Context) -> None:
    row = await begun(ctx)
    await updates.change_preferences(ctx, BEN, confirm=False)
    assert (await take(ctx, row.id, ADA, 2)).can_confirm


def test_two_ends_of_a_night_are_changed_one_by_one() -> None:
    assert updates.changed_window((22 * 60, 6 * 60), None, 7 * 60) == (22 * 60, 7 * 60)
    assert updates.changed_window((22 * 60, 6 * 60), 0, None) == (0, 6 * 60)
    with pytest.raises(UserError) as refused:
        updates.changed_window(None, 22 * 60, None)
    assert key(refused) == "refusal-both-times"


@pytest.mark.threads
async def test_two_changes_at_once_are_both_kept(new_context: Callable[[], Context]) -> None:
    await asyncio.gather(
        updates.change_preferences(new_context(), ADA, near=True),
        updates.change_preferences(new_context(), ADA, palette="safe"),
    )
    assert await updates.preferences_of(new_context(), ADA.key) == Preferences(near=True, palette="safe")


async def test_vacation_that_a_server_takes_away_counts_until_then(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx, time_control=DAILY)
    await days_off.mark(ctx, ADA, 1, date(2027, 1, 15), date(2027, 1, 16))
    began = clock.now
    clock.now += 10 * HOUR
    await updates.change_server_settings(ctx, 1, vacation_days=0)
    assert await deadline(ctx, row.id) == began + TURN + 10 * HOUR


async def test_the_usual_time_control_is_one_of_those_that_may_be_chosen(ctx: Context) -> None:
    server_settings = await updates.change_server_settings(
        ctx, 1, time_controls=("relaxed", "none", "nonsense")
    )
    assert (server_settings.time_controls, server_settings.time_control) == (("relaxed", "none"), "relaxed")
    assert (await updates.change_server_settings(ctx, 1, time_control="none")).time_control == "none"


@pytest.mark.parametrize(
    ("name", "numbers", "expected"),
    [
        (None, (None, None, None), TIME_CONTROLS["daily"]),
        ("blitz", (None, None, None), TIME_CONTROLS["blitz"]),
        ("none", (None, None, None), None),
        (None, (48, 12, 72), time_controls.by_numbers(48, 12, 72)),
        ("blitz", (48, None, None), time_controls.by_numbers(48, 0, 48)),
    ],
)
def test_a_time_control_is_named_or_made_of_numbers(
    name: str | None, numbers: tuple[int | None, ...], expected: time_controls.TimeControl | None
) -> None:
    assert limits.time_control_for(ServerSettings(), name, *numbers) == expected


def test_a_server_may_have_another_usual_time_control() -> None:
    assert (
        limits.time_control_for(ServerSettings(time_control="relaxed"), None, None, None, None)
        == TIME_CONTROLS["relaxed"]
    )
    assert limits.time_control_for(ServerSettings(time_control="none"), None, None, None, None) is None


@pytest.mark.parametrize(
    ("name", "bank", "increment", "reason"),
    [
        ("blitz", None, None, "refusal-time-control-not-allowed"),
        (None, 48, None, "refusal-time-control-not-allowed"),
        (None, None, 5, "refusal-bank-needed"),
    ],
)
def test_a_time_control_that_a_server_does_not_play_is_refused(
    name: str | None, bank: int | None, increment: int | None, reason: str
) -> None:
    with pytest.raises(UserError) as refused:
        limits.time_control_for(ServerSettings(time_controls=("daily",)), name, bank, increment, None)
    assert key(refused) == reason


async def test_nobody_opens_or_joins_more_matches_than_the_server_lets_them(ctx: Context) -> None:
    await updates.change_server_settings(ctx, 1, most_running=1)
    await opened(ctx)
    with pytest.raises(UserError) as refused:
        await opened(ctx, channel=8)
    assert dict(refused.value.text.values) == {"most": 1, "more": 1}
    other = await opened(ctx, channel=9, opener=BEN)
    with pytest.raises(UserError) as refused:
        await tables.join(ctx, other.id, ADA)
    assert key(refused) == "refusal-too-many-matches"


async def test_matches_elsewhere_are_not_counted(ctx: Context) -> None:
    await updates.change_server_settings(ctx, 1, most_running=1)
    await opened(ctx, guild_id=2)
    await limits.refuse_one_more(ctx, 1, ADA.key)


async def test_finished_matches_let_somebody_have_more(ctx: Context) -> None:
    await updates.change_server_settings(ctx, 1, most_running=1, more_per_finished=2)
    async with ctx.database.transaction() as tx:
        await reliability.add(tx, ReliabilityRow(user_key=ADA.key, finished=1))
    for channel in (1, 2, 3):
        await opened(ctx, channel=channel)
    with pytest.raises(UserError) as refused:
        await opened(ctx, channel=4)
    assert dict(refused.value.text.values)["most"] == 3


async def test_a_match_that_is_no_more_makes_room(ctx: Context) -> None:
    await updates.change_server_settings(ctx, 1, most_running=1, more_per_finished=0)
    row = await opened(ctx)
    await tables.cancel(ctx, row.id, ADA)
    assert (await opened(ctx)).status == "open"
