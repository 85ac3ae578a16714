"""Tests for players who undo moves, are late, or leave and return: they gain neither time nor reputation."""

from __future__ import annotations

from datetime import UTC, datetime

from host.core.context import Context
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.vote import votes
from host.matches.settings import updates
from host.matches.settings.calendars import running_time_between
from host.matches.settings.former_rest import transition_ends_at
from host.matches.settings.time_controls import DAY, HOUR
from host.time.clock.rest import load_calendar
from storage.time import reliability
from storage.time.clock import clocks
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, deadline, start_match, take_turn
from tests.host.votes import (  # fmt: skip
    DAILY,
    LONG,
    YES,
    advance_time,
    cast_ballot,
    entry_tags,
    load_open_votes,
    load_seat,
    run_out_of_time,
    start_timed_match,
    undo_as_host,
)


async def remaining_ms(ctx: Context, match_id: int, number: int) -> int | None:
    async with ctx.database.read_transaction() as tx:
        return (await clocks.of_match(tx, match_id))[number].remaining_ms


async def turns_of(ctx: Context, user_key: int) -> tuple[int, int]:
    """Return the number of turns that a user has taken, and the number of late ones."""
    async with ctx.database.read_transaction() as tx:
        row = (await reliability.of_users(tx, [user_key]))[user_key]
    return row.turns, row.timeouts


async def take_and_undo(ctx: Context, match_id: int) -> None:
    """Take a turn and undo it immediately."""
    await take_turn(ctx, match_id, ADA, 1)
    assert (await feature.undo(ctx, match_id, ADA)).status == "done"


async def test_undone_turn_keeps_its_original_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    due = await deadline(ctx, row.id)
    clock.now += 3 * DAY
    await take_and_undo(ctx, row.id)
    assert await deadline(ctx, row.id) == due
    clock.now += HOUR
    await take_and_undo(ctx, row.id)
    assert await deadline(ctx, row.id) == due


async def test_undo_gives_no_extra_time_to_the_next_player(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    begun_with = await remaining_ms(ctx, row.id, 1)
    clock.now += HOUR
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, ADA, 2)
    assert begun_with is not None
    assert await remaining_ms(ctx, row.id, 1) == begun_with - HOUR


async def test_each_turn_adds_its_increment_once_despite_undo(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    for user in (ADA, BEN, ADA):
        clock.now += 2 * DAY
        await take_turn(ctx, row.id, user, 1)
    assert await remaining_ms(ctx, row.id, 0) == DAILY.bank + 2 * DAILY.increment - 4 * DAY
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    assert await remaining_ms(ctx, row.id, 0) == DAILY.bank + 3 * DAILY.increment - 4 * DAY


async def test_undone_turn_counts_once_in_reliability(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_and_undo(ctx, row.id)
    assert await turns_of(ctx, ADA.key) == (0, 0)
    await take_and_undo(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    assert await turns_of(ctx, ADA.key) == (1, 0)


async def test_repeated_undo_does_not_delay_the_timeout_vote(ctx: Context, clock: Clock) -> None:
    """The timeout vote opens in time even if a player keeps stalling.

    A bug let a player make the others wait for 62 days by confirming and undoing a turn every five days.
    """
    row = await start_timed_match(ctx)
    for _ in range(2):
        await advance_time(ctx, clock, row.id, DAY)
        await take_and_undo(ctx, row.id)
    await advance_time(ctx, clock, row.id, 2 * DAY)
    assert [load_open_vote.kind for load_open_vote in await load_open_votes(ctx, row.id)] == ["absent"]


async def test_third_undo_in_a_round_requires_a_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    for _ in range(2):
        await take_and_undo(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    (vote_row,) = await load_open_votes(ctx, row.id)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert open_vote.vote.heading(open_vote.vote_names).key == "question-undo-often"
    assert open_vote.missing == (BEN.key, CEM.key)
    for user in (BEN, CEM):
        assert await entry_tags(ctx, row.id) != ["undone agreed"]
        await cast_ballot(ctx, vote_row, user, YES)
    assert await entry_tags(ctx, row.id) == ["undone agreed"]


async def test_undo_limit_resets_in_the_next_round(ctx: Context) -> None:
    row = await start_match(ctx, edition=LONG)
    for _ in range(2):
        await take_and_undo(ctx, row.id)
    for user in (ADA, BEN, ADA):
        await take_turn(ctx, row.id, user, 1)
    assert (await feature.undo(ctx, row.id, ADA)).status == "done"


async def test_host_undo_adds_a_new_increment(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    clock.now += 2 * DAY
    await take_turn(ctx, row.id, ADA, 1)
    await undo_as_host(ctx, row.id, 1, CEM)
    assert await remaining_ms(ctx, row.id, 0) == DAILY.bank + 2 * DAILY.increment - 2 * DAY


async def test_player_is_late_once_if_another_player_undoes(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    await run_out_of_time(ctx, clock, row.id)
    assert await turns_of(ctx, BEN.key) == (0, 1)
    await undo_and_retake(ctx, row.id)
    await advance_time(ctx, clock, row.id, 0)
    (vote_row,) = await load_open_votes(ctx, row.id)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert (open_vote.default, await turns_of(ctx, BEN.key)) == ("turn", (0, 1))


async def undo_and_retake(ctx: Context, match_id: int) -> None:
    await feature.undo(ctx, match_id, ADA)
    await take_turn(ctx, match_id, ADA, 1)


async def test_returning_player_gets_only_their_remaining_time(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "seat")
    await replacement.return_to_seat(ctx, row.id, ADA)
    await take_turn(ctx, row.id, BEN, 1)
    assert await remaining_ms(ctx, row.id, 0) == DAILY.increment


async def test_player_late_every_second_turn_loses_their_seat(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    for _ in range(2):
        await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "turn")
        await take_turn(ctx, row.id, BEN, 1)
        await take_turn(ctx, row.id, ADA, 1)
        await take_turn(ctx, row.id, BEN, 1)
    open_vote = await votes.load_open_vote(ctx, row.id, (await run_out_of_time(ctx, clock, row.id)).id)
    assert open_vote is not None
    assert open_vote.default == "seat"
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key


async def test_time_zone_change_does_not_extend_the_deadline(ctx: Context, clock: Clock) -> None:
    """A player gains no time by changing the time zone after a night.

    The player switches to a zone in which their twelve-hour night is just beginning.
    """
    clock.now = 1_800_000_000_000 // DAY * DAY + 10 * HOUR
    await updates.update_preferences(ctx, ADA, zone="Europe/London", sleep=(22 * 60, 10 * 60))
    clock.now += 2 * DAY
    row = await start_timed_match(ctx)
    due = await deadline(ctx, row.id)
    await updates.update_preferences(ctx, ADA, zone="Pacific/Fiji")
    moved = await deadline(ctx, row.id)
    assert due is not None
    assert moved is not None
    assert moved <= due


async def test_first_time_zone_is_not_a_zone_change(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, sleep=(22 * 60, 10 * 60))
    own = await updates.update_preferences(ctx, ADA, zone="Europe/Berlin")
    assert own.former_zone == ""
    clock.now += 2 * DAY
    own = await updates.update_preferences(ctx, ADA, zone="Asia/Tokyo")
    assert own.former_zone == "Europe/Berlin"
    own = await updates.update_preferences(ctx, ADA, zone="Asia/Seoul")
    assert own.former_zone == "Europe/Berlin", "a slip that is set right"


async def paused_hours(ctx: Context, clock: Clock, hours: int) -> int:
    """Return the number of hours within the next `hours` hours in which Ada's clocks are paused."""
    async with ctx.database.read_transaction() as tx:
        calendar = await load_calendar(tx, ADA.key, 1, clock.now)
    return hours - running_time_between(calendar, clock.now, clock.now + hours * HOUR) // HOUR


async def test_shifting_weekly_days_off_grants_no_extra_rest(ctx: Context, clock: Clock) -> None:
    """A user gets no extra rest by changing their weekly days off every day.

    Users may have three days off per week. Here, the user always chooses today and the next two days.
    """
    first = datetime.fromtimestamp(clock.now / 1000, UTC).weekday()
    total = 0
    for day in range(28):
        wanted = tuple(sorted((first + day + n) % 7 for n in range(3)))
        await updates.update_preferences(ctx, ADA, weekdays=wanted)
        total += await paused_hours(ctx, clock, 24)
        clock.now += DAY
    assert total <= 3 * 24, "what a first weekend has, and nothing more"


async def test_moving_the_sleep_window_grants_no_second_night(ctx: Context, clock: Clock) -> None:
    """Moving the sleep window twice a day does not add a second night."""
    hour = datetime.fromtimestamp(clock.now / 1000, UTC).hour
    total = 0
    for turn in range(12):
        began = (hour + 12 * turn) % 24
        await updates.update_preferences(ctx, ADA, sleep=(began * 60, (began + 12) % 24 * 60))
        total += await paused_hours(ctx, clock, 36)
        clock.now += 36 * HOUR
    assert total <= 12 * 18


async def test_first_rest_settings_apply_at_once(ctx: Context, clock: Clock) -> None:
    clock.now += DAY
    await updates.update_preferences(ctx, ADA, sleep=(0, 6 * 60), weekdays=(5,))
    own = await updates.update_preferences(ctx, ADA, sleep=(0, 8 * 60), weekdays=(5, 6))
    assert transition_ends_at(own) == 0, "a slip that is set right"
    assert await paused_hours(ctx, clock, 7 * 24) == 5 * 8 + 48


async def test_increased_rest_applies_after_seven_days(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, sleep=(0, 6 * 60), weekdays=(5,))
    clock.now += 2 * DAY
    own = await updates.update_preferences(ctx, ADA, sleep=(0, 8 * 60), weekdays=(5, 6))
    assert transition_ends_at(own) == clock.now + 7 * DAY
    assert await paused_hours(ctx, clock, 7 * 24) == 24 + 6 + 5 * 8
    clock.now += 7 * DAY
    assert await paused_hours(ctx, clock, 7 * 24) == 48 + 5 * 8


async def test_weekly_days_off_set_again_do_not_apply_at_once(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, weekdays=(0, 1, 2))
    clock.now += 2 * DAY
    await updates.update_preferences(ctx, ADA, weekdays=())
    clock.now += HOUR
    await updates.update_preferences(ctx, ADA, weekdays=(3, 4, 5))
    assert await paused_hours(ctx, clock, 7 * 24) == 0


async def copy_match(ctx: Context, match_id: int, count: int) -> None:
    """Create `count` copies of a match, without its clocks."""
    async with ctx.database.transaction() as tx:
        for name in ("matches", "seats", "secrets", "log"):
            columns = [row[1] for row in await tx.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "matches" else "match_id"
            values = [
                {key: ":new", "channel": ":new + 8000"}.get(column, f'"{column}"') for column in columns
            ]
            copied = f"INSERT INTO {name} SELECT {', '.join(values)} FROM {name} WHERE {key} = :old"  # noqa: S608 - only names of tables
            await tx.execute(
                copied, [{"new": match_id + number, "old": match_id} for number in range(1, count + 1)]
            )


async def test_calendar_change_updates_clocks_of_all_matches(ctx: Context, clock: Clock) -> None:
    """A new calendar applies to all of a user's matches.

    A bug skipped the oldest matches if there were more than a hundred.
    """
    first = await start_timed_match(ctx)
    await copy_match(ctx, first.id, 100)
    clock.now += HOUR
    await updates.update_preferences(ctx, ADA, sleep=(0, 12 * 60), zone="Asia/Tokyo")
    async with ctx.database.read_transaction() as tx:
        settled = (await clocks.of_match(tx, first.id))[0]
    assert settled.running_since == clock.now
