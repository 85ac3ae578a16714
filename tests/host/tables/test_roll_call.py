"""Tests for roll calls: a table that was open for long starts only when all its players have confirmed."""

from __future__ import annotations

import pytest

from host.core import timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.core.users import User
from host.matches.settings.time_controls import DAY, HOUR
from host.messages.posts import cards
from host.tables.roll_call import confirming
from host.tables.tables import tables
from storage.matches.match.matches import MatchRow
from storage.time.clock import outages
from storage.time.clock.outages import OutageRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match


async def open_old_table(ctx: Context, clock: Clock, *joined: User, **fields: object) -> MatchRow:
    """Open a table as Ada, let users join, and let more than a day pass."""
    row = await open_match(ctx, **fields)
    for user in joined:
        row = await tables.join(ctx, row.id, user)
    clock.now += DAY + HOUR
    return row


async def missing_users(ctx: Context, match_id: int) -> tuple[int, ...] | None:
    """Return the users for whom a roll call waits, or None if there is none."""
    found = (await cards.get_card(ctx, match_id)).roll_call
    return None if found is None else found.missing


async def status_and_seats(ctx: Context, match_id: int) -> tuple[str, list[int | None]]:
    shown = await cards.get_card(ctx, match_id)
    return shown.match.status, [seat.user_key for seat in shown.seats]


async def let_time_pass(ctx: Context, clock: Clock, milliseconds: int, match_id: int) -> None:
    clock.now += milliseconds
    await timers.fire_due(ctx, match_owner(match_id))


async def test_last_seat_of_an_old_table_starts_a_roll_call(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    assert (await tables.join(ctx, row.id, CEM)).status == "open"
    assert await missing_users(ctx, row.id) == (ADA.key, BEN.key)
    assert (await confirming.confirm(ctx, row.id, BEN)).status == "open"
    assert await missing_users(ctx, row.id) == (ADA.key,)
    assert (await confirming.confirm(ctx, row.id, ADA)).status == "running"


async def test_table_opened_within_a_day_starts_without_a_roll_call(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx)
    clock.now += DAY
    assert (await tables.join(ctx, row.id, BEN)).status == "running"


async def test_player_who_does_not_confirm_loses_the_seat(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await tables.join(ctx, row.id, CEM)
    await confirming.confirm(ctx, row.id, BEN)
    await let_time_pass(ctx, clock, DAY - HOUR, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [ADA.key, BEN.key, CEM.key])
    await let_time_pass(ctx, clock, HOUR, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [BEN.key, CEM.key])
    assert (await cards.get_card(ctx, row.id)).match.owner_key == BEN.key
    assert await missing_users(ctx, row.id) is None


async def test_confirmations_still_count_when_the_seat_is_soon_taken_again(
    ctx: Context, clock: Clock
) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await tables.join(ctx, row.id, CEM)
    clock.now += HOUR
    await confirming.confirm(ctx, row.id, BEN)
    await let_time_pass(ctx, clock, DAY, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [BEN.key, CEM.key])
    assert (await tables.join(ctx, row.id, DEA)).status == "running"


async def test_old_confirmations_do_not_count(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await tables.join(ctx, row.id, CEM)
    await let_time_pass(ctx, clock, 3 * DAY, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [CEM.key])
    await tables.join(ctx, row.id, DEA)
    await tables.join(ctx, row.id, BEN)
    assert await missing_users(ctx, row.id) == (CEM.key,)


async def test_player_who_lost_the_seat_can_take_it_again(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock)
    await tables.join(ctx, row.id, BEN)
    await let_time_pass(ctx, clock, DAY, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [BEN.key])
    assert (await tables.join(ctx, row.id, ADA)).status == "running"


async def test_leaving_ends_the_roll_call_and_nobody_else_loses_a_seat(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await tables.join(ctx, row.id, CEM)
    await tables.leave(ctx, row.id, CEM)
    assert await missing_users(ctx, row.id) is None
    await let_time_pass(ctx, clock, 2 * DAY, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [ADA.key, BEN.key])


async def test_each_new_roll_call_leaves_a_whole_day(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await tables.join(ctx, row.id, CEM)
    clock.now += DAY - HOUR
    await tables.leave(ctx, row.id, CEM)
    await tables.join(ctx, row.id, CEM)
    await let_time_pass(ctx, clock, DAY - HOUR, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [ADA.key, BEN.key, CEM.key])
    await let_time_pass(ctx, clock, HOUR, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [CEM.key])


async def test_confirmation_given_while_a_seat_is_free_counts(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    assert (await confirming.confirm(ctx, row.id, ADA)).status == "open"
    await confirming.confirm(ctx, row.id, BEN)
    assert (await tables.join(ctx, row.id, CEM)).status == "running"


async def test_robot_in_the_last_seat_confirms_itself_but_not_the_others(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    assert (await tables.add_robot(ctx, row.id, ADA)).status == "open"
    assert await missing_users(ctx, row.id) == (BEN.key,)
    assert (await confirming.confirm(ctx, row.id, BEN)).status == "running"


async def test_table_with_one_human_starts_at_once(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock)
    assert (await tables.add_robot(ctx, row.id, ADA)).status == "running"


async def test_owner_cannot_start_past_the_roll_call(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await tables.join(ctx, row.id, CEM)
    with pytest.raises(UserError) as refused:
        await tables.start(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-roll-call-open"


async def test_only_seated_players_of_an_old_table_can_confirm(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, seats=3)
    with pytest.raises(UserError) as early:
        await confirming.confirm(ctx, row.id, ADA)
    clock.now += DAY + HOUR
    with pytest.raises(UserError) as outside:
        await confirming.confirm(ctx, row.id, DEA)
    await tables.add_robot(ctx, row.id, ADA)
    await tables.add_robot(ctx, row.id, ADA)
    with pytest.raises(UserError) as begun:
        await confirming.confirm(ctx, row.id, ADA)
    keys = [error_key(refused) for refused in (early, outside, begun)]
    assert keys == ["refusal-no-roll-call", "refusal-not-in-match", "refusal-begun"]


async def test_outages_extend_the_roll_call(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock)
    await tables.join(ctx, row.id, BEN)
    began = clock.now
    async with ctx.database.transaction() as tx:
        await outages.put(tx, OutageRow(guild_id=0, began=began + HOUR, ended=began + 6 * HOUR))
    await let_time_pass(ctx, clock, DAY, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [ADA.key, BEN.key])
    await let_time_pass(ctx, clock, 5 * HOUR, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [BEN.key])


async def test_lost_seat_does_not_lower_reliability(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock)
    await tables.join(ctx, row.id, BEN)
    await let_time_pass(ctx, clock, DAY, row.id)
    again = await open_match(ctx, opener=ADA, channel=7001)
    stats = (await cards.get_card(ctx, again.id)).reliability_counts[ADA.key]
    assert (stats.on_time_percent, stats.abandoned) == (None, 0)


async def test_owner_who_removes_a_robot_needs_new_confirmations(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, CEM, seats=4)
    await tables.add_robot(ctx, row.id, ADA)
    await confirming.confirm(ctx, row.id, BEN)
    await tables.remove_robot(ctx, row.id, ADA)
    assert await missing_users(ctx, row.id) is None
    assert (await tables.start(ctx, row.id, ADA)).status == "open"
    assert await missing_users(ctx, row.id) == (BEN.key, CEM.key)
    assert (await confirming.confirm(ctx, row.id, CEM)).status == "open"
    assert (await confirming.confirm(ctx, row.id, BEN)).status == "running"


async def test_owner_who_replaces_a_robot_needs_new_confirmations(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, CEM, seats=4)
    await tables.add_robot(ctx, row.id, ADA)
    await confirming.confirm(ctx, row.id, BEN)
    await tables.remove_robot(ctx, row.id, ADA)
    await tables.add_robot(ctx, row.id, ADA)
    assert await missing_users(ctx, row.id) == (BEN.key, CEM.key)


async def test_start_with_a_free_seat_needs_confirmations_at_an_old_table(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, seats=3)
    await confirming.confirm(ctx, row.id, BEN)
    assert (await tables.start(ctx, row.id, ADA)).status == "open"
    assert await missing_users(ctx, row.id) == (BEN.key,)
    with pytest.raises(UserError) as refused:
        await tables.start(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-roll-call-open"
    assert (await confirming.confirm(ctx, row.id, BEN)).status == "running"


async def test_roll_call_with_a_free_seat_ends_when_another_player_joins(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, CEM, seats=4)
    await tables.start(ctx, row.id, ADA)
    await confirming.confirm(ctx, row.id, BEN)
    assert (await tables.join(ctx, row.id, DEA)).status == "open"
    assert await missing_users(ctx, row.id) == (ADA.key, BEN.key, CEM.key)


async def test_roll_call_with_a_free_seat_ends_when_a_player_leaves(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, BEN, CEM, seats=4)
    await tables.start(ctx, row.id, ADA)
    await confirming.confirm(ctx, row.id, BEN)
    await tables.leave(ctx, row.id, CEM)
    assert await status_and_seats(ctx, row.id) == ("open", [ADA.key, BEN.key])
    assert await missing_users(ctx, row.id) is None
    await tables.start(ctx, row.id, ADA)
    assert await missing_users(ctx, row.id) == (BEN.key,)


async def test_roll_call_with_a_free_seat_frees_the_seats_of_absent_players(
    ctx: Context, clock: Clock
) -> None:
    row = await open_old_table(ctx, clock, BEN, CEM, seats=4)
    await tables.start(ctx, row.id, ADA)
    await confirming.confirm(ctx, row.id, BEN)
    await let_time_pass(ctx, clock, DAY, row.id)
    assert await status_and_seats(ctx, row.id) == ("open", [ADA.key, BEN.key])


async def test_owner_who_plays_only_with_robots_starts_at_once(ctx: Context, clock: Clock) -> None:
    row = await open_old_table(ctx, clock, seats=3)
    await tables.add_robot(ctx, row.id, ADA)
    assert (await tables.start(ctx, row.id, ADA)).status == "running"
