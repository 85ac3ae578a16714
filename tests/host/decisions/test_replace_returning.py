"""Returning players: who may return to their seat, how long, and at what cost."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, key, opened, take_turn
from tests.host.polls import (
    HOST,
    NO,
    YES,
    asked_to_replace,
    later,
    left_by,
    open_questions,
    run_out,
    say,
    seat,
    tags,
    timed,
)


async def test_a_dismissed_player_comes_back_for_the_robot(ctx: Context) -> None:
    row = await timed(ctx)
    await replacement.rule(ctx, row.id, 0, Authority(HOST, "gone"))
    assert (await seat(ctx, row.id, 0)).name == "Argo"
    await replacement.return_to_seat(ctx, row.id, ADA)
    back = await seat(ctx, row.id, 0)
    assert (back.user_key, back.robot, back.former, back.name) == (ADA.key, None, None, "Ada")
    assert await tags(ctx, row.id) == ["seat-taken returned"]
    await take_turn(ctx, row.id, BEN, 1)
    assert (await take_turn(ctx, row.id, ADA, 1)).awaited == (1,)


async def test_whoever_resigned_has_given_the_seat_up_after_a_day(ctx: Context, clock: Clock) -> None:
    row = await timed(ctx)
    await replacement.resign(ctx, row.id, ADA)
    assert await left_by(ctx, ADA) == 1
    clock.now += DAY
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert key(refused) == "refusal-no-seat-kept"


async def test_whoever_resigned_may_think_again_for_a_day_and_once(ctx: Context, clock: Clock) -> None:
    row = await timed(ctx)
    await replacement.resign(ctx, row.id, ADA)
    clock.now += DAY - 1
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert ((await seat(ctx, row.id, 0)).user_key, await left_by(ctx, ADA)) == (ADA.key, 0)
    await replacement.resign(ctx, row.id, ADA)
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert key(refused) == "refusal-no-seat-kept"


async def test_nobody_returns_to_a_seat_in_which_somebody_else_sits_or_sat(ctx: Context) -> None:
    row = await timed(ctx)
    await replacement.resign(ctx, row.id, ADA)
    await replacement.substitute(ctx, row.id, CEM)
    for _ in range(2):
        with pytest.raises(UserError) as refused:
            await replacement.return_to_seat(ctx, row.id, ADA)
        assert key(refused) == "refusal-no-seat-kept"
        if (await seat(ctx, row.id, 0)).user_key == CEM.key:
            await replacement.resign(ctx, row.id, CEM)


async def test_who_resigns_is_told_what_way_back_there_is(ctx: Context) -> None:
    row = await timed(ctx)
    assert await replacement.return_seat(ctx, row.id, ADA) == "day"
    await replacement.resign(ctx, row.id, ADA)
    assert await replacement.return_seat(ctx, row.id, BEN) == "over"
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert await replacement.return_seat(ctx, row.id, ADA) == "used"
    with pytest.raises(UserError) as refused:
        await replacement.return_seat(ctx, row.id, DEA)
    assert key(refused) == "refusal-not-in-match"


async def test_a_seat_that_was_voted_away_and_had_back_counts_as_none_given_up(
    ctx: Context, clock: Clock
) -> None:
    row = await timed(ctx, BEN, CEM)
    await run_out(ctx, clock, row.id)
    await replacement.ask(ctx, row.id, 0, BEN)
    await say(ctx, (await asked_to_replace(ctx, row.id)).row, CEM, YES)
    assert await left_by(ctx, ADA) == 1
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert await left_by(ctx, ADA) == 0


@pytest.mark.parametrize("says", [ADA, BEN])
async def test_a_seat_that_is_kept_is_given_away_with_one_word_or_the_tables(
    ctx: Context, says: User
) -> None:
    row = await timed(ctx)
    await replacement.rule(ctx, row.id, 0, Authority(HOST, "gone"))
    assert (await replacement.substitute(ctx, row.id, CEM)).is_asked
    assert (await seat(ctx, row.id, 0)).former == ADA.key
    (asked,) = await open_questions(ctx, row.id)
    await say(ctx, asked, says, YES)
    assert (await seat(ctx, row.id, 0)).user_key == CEM.key
    with pytest.raises(UserError) as refused:
        await replacement.return_to_seat(ctx, row.id, ADA)
    assert key(refused) == "refusal-no-seat-kept"


async def test_whoever_comes_back_meanwhile_keeps_the_seat(ctx: Context) -> None:
    row = await timed(ctx)
    await replacement.rule(ctx, row.id, 0, Authority(HOST, "gone"))
    await replacement.substitute(ctx, row.id, CEM)
    await replacement.return_to_seat(ctx, row.id, ADA)
    assert await open_questions(ctx, row.id) == []
    assert (await seat(ctx, row.id, 0)).user_key == ADA.key


async def test_where_nobody_says_a_word_the_seat_is_kept(ctx: Context, clock: Clock) -> None:
    row = await timed(ctx, BEN, DEA)
    await replacement.rule(ctx, row.id, 0, Authority(HOST, "gone"))
    await replacement.substitute(ctx, row.id, CEM)
    (asked,) = await open_questions(ctx, row.id)
    await say(ctx, asked, ADA, NO)
    await later(ctx, clock, row.id)
    assert (await seat(ctx, row.id, 0)).former == ADA.key
    assert "ruled seat-declined" in await tags(ctx, row.id, 4)


async def test_whoever_may_come_back_is_told_how(ctx: Context) -> None:
    row = await timed(ctx)
    await replacement.rule(ctx, row.id, 0, Authority(HOST, "gone"))
    with pytest.raises(UserError) as refused:
        await replacement.substitute(ctx, row.id, ADA)
    assert key(refused) == "refusal-yours-to-return"


async def test_a_robot_that_sat_there_from_the_start_stays(ctx: Context) -> None:
    row = await opened(ctx, robots=1)
    with pytest.raises(UserError) as refused:
        await replacement.substitute(ctx, row.id, CEM)
    assert key(refused) == "refusal-no-seat-to-be-had"
