"""Tests for votes on absent players that search for a substitute."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.decisions.replace import replacement
from host.matches.settings.time_controls import DAY
from host.messages.posts import cards
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    error_key,
    take_turn,
)
from tests.host.votes import (
    DAILY,
    advance_time,
    cast_ballot,
    load_open_votes,
    load_seat,
    run_out_of_time,
    start_timed_match,
)


async def test_substitute_takes_seat_after_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "substitute")
    assert (await load_seat(ctx, row.id, 0)).is_substitute_wanted
    (wanted,) = await load_open_votes(ctx, row.id)
    assert wanted.kind == "wanted"
    await replacement.take_seat(ctx, row.id, CEM)
    seat_row = await load_seat(ctx, row.id, 0)
    assert (seat_row.user_key, seat_row.name, seat_row.is_substitute_wanted, seat_row.former_user_key) == (
        CEM.key,
        "Cem",
        False,
        None,
    )
    assert await load_open_votes(ctx, row.id) == []
    card = await cards.get_card(ctx, row.id)
    assert (card.match.owner_key, card.deadline) == (CEM.key, clock.now + DAILY.bank + DAILY.increment)
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-no-seat-kept"


async def test_robot_takes_seat_if_no_substitute_joins(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "substitute")
    await advance_time(ctx, clock, row.id)
    seat_row = await load_seat(ctx, row.id, 0)
    assert (seat_row.robot, seat_row.is_substitute_wanted, seat_row.former_user_key) == (
        "greedy",
        False,
        ADA.key,
    )


async def test_late_move_ends_search_for_substitute(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "substitute")
    await take_turn(ctx, row.id, ADA, 1)
    assert not (await load_seat(ctx, row.id, 0)).is_substitute_wanted
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-no-seat-to-be-had"


async def test_substitute_reopens_vote_on_expired_clock(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await run_out_of_time(ctx, clock, row.id)
    await replacement.resign(ctx, row.id, BEN)
    clock.now += 30 * DAY
    await replacement.take_seat(ctx, row.id, CEM)
    await advance_time(ctx, clock, row.id, 1)
    assert [row.kind for row in await load_open_votes(ctx, row.id)] == ["absent"]
