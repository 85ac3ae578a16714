"""Tests for returning players: who may return to their seat, for how long, and at what cost."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match, take_turn
from tests.host.votes import (
    HOST,
    NO,
    YES,
    advance_time,
    cast_ballot,
    count_left_seats,
    entry_tags,
    load_open_votes,
    load_replacement_vote,
    load_seat,
    run_out_of_time,
    start_timed_match,
)


async def test_replaced_player_returns_and_removes_robot(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    assert (await load_seat(ctx, row.id, 0)).name == "Argo"
    await replacement.return_to_seat(ctx, row.id, ADA)
    back = await load_seat(ctx, row.id, 0)
    assert (back.user_key, back.robot, back.former_user_key, back.name) == (ADA.key, None, None, "Ada")
    assert await entry_tags(ctx, row.id) == ["seat-taken returned"]
    await take_turn(ctx, row.id, BEN, 1)
    assert (await take_turn(ctx, row.id, ADA, 1)).awaited == (1,)


async def test_resigned_player_cannot_return_after_a_day(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await replacement.resign(ctx, row.id, ADA)
    assert await count_left_seats(ctx, ADA) == 1
    clock.now += DAY
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-no-seat-kept"


async def test_resigned_player_can_return_once_within_a_day(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await replacement.resign(ctx, row.id, ADA)
    clock.now += DAY - 1
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert ((await load_seat(ctx, row.id, 0)).user_key, await count_left_seats(ctx, ADA)) == (ADA.key, 0)
    await replacement.resign(ctx, row.id, ADA)
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-no-seat-kept"


async def test_player_cannot_return_to_seat_after_a_substitute(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.resign(ctx, row.id, ADA)
    await replacement.take_seat(ctx, row.id, CEM)
    for _ in range(2):
        with pytest.raises(UserError) as refused:
            await replacement.return_to_seat(ctx, row.id, ADA)
        assert error_key(refused) == "refusal-no-seat-kept"
        if (await load_seat(ctx, row.id, 0)).user_key == CEM.key:
            await replacement.resign(ctx, row.id, CEM)


async def test_return_option_after_resigning_is_reported(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    assert await replacement.return_seat(ctx, row.id, ADA) == "day"
    await replacement.resign(ctx, row.id, ADA)
    assert await replacement.return_seat(ctx, row.id, BEN) == "over"
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert await replacement.return_seat(ctx, row.id, ADA) == "used"
    with pytest.raises(UserError) as refused:
        await replacement.return_seat(ctx, row.id, DEA)
    assert error_key(refused) == "refusal-not-in-match"


async def test_return_to_voted_seat_removes_it_from_left_matches(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await run_out_of_time(ctx, clock, row.id)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    await cast_ballot(ctx, (await load_replacement_vote(ctx, row.id)).row, CEM, YES)
    assert await count_left_seats(ctx, ADA) == 1
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert await count_left_seats(ctx, ADA) == 0


@pytest.mark.parametrize("says", [ADA, BEN])
async def test_reserved_seat_is_released_by_owner_or_vote(ctx: Context, says: User) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    assert (await replacement.take_seat(ctx, row.id, CEM)).needs_consent
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, says, YES)
    assert (await load_seat(ctx, row.id, 0)).user_key == CEM.key
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-no-seat-kept"


async def test_return_of_player_closes_vote_on_substitute(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    await replacement.take_seat(ctx, row.id, CEM)
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert await load_open_votes(ctx, row.id) == []
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key


async def test_seat_stays_reserved_if_vote_expires(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, DEA)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    await replacement.take_seat(ctx, row.id, CEM)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, ADA, NO)
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key
    assert "ruled seat-declined" in await entry_tags(ctx, row.id, 4)


async def test_join_by_replaced_player_suggests_return(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-yours-to-return"


async def test_original_robot_cannot_be_substituted(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-no-seat-to-be-had"
