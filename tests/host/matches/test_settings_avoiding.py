"""Tests for block lists: they are private, and are checked whenever a user joins a table."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.matches.settings import block_list
from host.tables.tables import tables
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, error_key, open_match, take_turn
from tests.host.users import register_users
from tests.host.votes import (
    HOST,
    YES,
    accept_seat,
    advance_time,
    cast_ballot,
    entry_tags,
    load_open_votes,
    load_seat,
    start_timed_match,
)


@pytest.mark.parametrize(("who", "whom"), [(ADA, BEN), (BEN, ADA)])
async def test_blocked_and_blocking_users_cannot_join_each_others_table(
    ctx: Context, who: User, whom: User
) -> None:
    assert await block_list.toggle_block(ctx, who, whom)
    row = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await tables.join(ctx, row.id, BEN)
    assert (error_key(refused), refused.value.text.values) == ("refusal-no-seat-for-you", ()), (
        "it tells of nobody"
    )
    await tables.join(ctx, row.id, CEM)


async def test_blocked_user_cannot_join_as_substitute(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await block_list.toggle_block(ctx, BEN, CEM)
    await replacement.resign(ctx, row.id, ADA)
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-no-seat-for-you"


@pytest.mark.parametrize("is_avoided", [False, True])
@pytest.mark.parametrize("by_host", [False, True])
async def test_naming_a_substitute_does_not_reveal_the_block_list(
    ctx: Context, clock: Clock, is_avoided: bool, by_host: bool
) -> None:
    row = await start_timed_match(ctx)
    if is_avoided:
        await block_list.toggle_block(ctx, CEM, BEN)
    if by_host:
        assert (await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), CEM)).needs_consent
    else:
        assert (await replacement.request_replacement(ctx, row.id, 0, ADA, CEM)).needs_consent
        (vote_row,) = await load_open_votes(ctx, row.id)
        await cast_ballot(ctx, vote_row, BEN, YES)
    (vote_row,) = await load_open_votes(ctx, row.id)
    assert (vote_row.kind, await entry_tags(ctx, row.id)) == ("offer", ["started host"])
    if is_avoided:
        with pytest.raises(UserError) as refused:
            await accept_seat(ctx, row.id, CEM)
        assert error_key(refused) == "refusal-no-seat-for-you"
    await advance_time(ctx, clock, row.id)
    assert (await entry_tags(ctx, row.id), await load_open_votes(ctx, row.id)) == (
        ["ruled seat-declined"],
        [],
    )


async def test_block_before_substitute_accepts_prevents_seating(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), CEM)
    await block_list.toggle_block(ctx, BEN, CEM)
    with pytest.raises(UserError) as refused:
        await accept_seat(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-no-seat-for-you"
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key


async def test_reserved_seat_is_not_given_to_blocked_user(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    await replacement.take_seat(ctx, row.id, CEM)
    await block_list.toggle_block(ctx, BEN, CEM)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, ADA, YES)
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key


async def test_block_of_the_leaving_player_does_not_stop_a_substitute(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await block_list.toggle_block(ctx, CEM, ADA)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), CEM)
    await accept_seat(ctx, row.id, CEM)
    assert (await load_seat(ctx, row.id, 0)).user_key == CEM.key


async def test_block_leaves_running_matches_of_both_users_unchanged(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await block_list.toggle_block(ctx, ADA, BEN)
    assert (await take_turn(ctx, row.id, ADA, 1)).awaited == (1,)
    assert await block_list.blocked_users(ctx, ADA) == (BEN.key,)
    assert await block_list.blocked_users(ctx, BEN) == ()
    assert not await block_list.toggle_block(ctx, ADA, BEN)
    assert await block_list.blocked_users(ctx, ADA) == ()


async def test_block_list_is_limited_and_excludes_oneself(ctx: Context) -> None:
    others = [User(5000 + number, "X") for number in range(block_list.MAX_BLOCKED)]
    await register_users(ctx.database, *others)
    for other in others:
        await block_list.toggle_block(ctx, ADA, other)
    for other, reason in ((BEN, "refusal-avoids-too-many"), (ADA, "refusal-avoids-oneself")):
        with pytest.raises(UserError) as refused:
            await block_list.toggle_block(ctx, ADA, other)
        assert error_key(refused) == reason
