"""Tests for votes started by players: they are limited per day, and each notifies the other players once."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.decisions import abort
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.vote import votes
from host.decisions.vote.requests import MAX_A_DAY
from host.matches.settings.time_controls import DAY, HOUR
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, pending_messages, take_turn
from tests.host.votes import (
    NO,
    advance_time,
    cast_ballot,
    load_open_votes,
    mark_vote_posted,
    start_timed_match,
)


async def propose_and_refuse(ctx: Context, match_id: int) -> None:
    """Start a vote to abort the match as Ada, and vote against it as Ben."""
    await abort.abort(ctx, match_id, ADA)
    (vote_row,) = await load_open_votes(ctx, match_id)
    await cast_ballot(ctx, vote_row, BEN, NO)


async def test_vote_requests_are_limited_per_day(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    for _ in range(MAX_A_DAY):
        await propose_and_refuse(ctx, row.id)
        clock.now += HOUR
    with pytest.raises(UserError) as refused:
        await abort.abort(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-asked-too-often"
    clock.now += DAY - 3 * HOUR
    await propose_and_refuse(ctx, row.id)


async def test_all_kinds_of_requests_share_one_daily_limit(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo(ctx, row.id, ADA)
    await replacement.request_replacement(ctx, row.id, 1, ADA)
    await abort.abort(ctx, row.id, ADA)
    with pytest.raises(UserError) as refused:
        await replacement.request_replacement(ctx, row.id, 2, ADA, DEA)
    assert error_key(refused) == "refusal-asked-too-often"
    await replacement.request_replacement(ctx, row.id, 2, BEN)


async def test_rejected_request_does_not_count_towards_limit(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await abort.abort(ctx, row.id, ADA)
    for _ in range(MAX_A_DAY):
        with pytest.raises(UserError) as refused:
            await abort.abort(ctx, row.id, ADA)
        assert error_key(refused) == "refusal-asked-already"
    await replacement.request_replacement(ctx, row.id, 1, ADA)


async def test_vote_request_notifies_other_players_once(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert open_vote.pinged == (BEN.key, CEM.key)
    await mark_vote_posted(ctx, vote_row, 555)
    again = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert again is not None
    assert (again.pinged, again.missing) == ((), (BEN.key, CEM.key))
    await cast_ballot(ctx, vote_row, BEN, 0)
    await advance_time(ctx, clock, row.id, HOUR)
    assert not any(post.startswith("last") for post in await pending_messages(ctx, row.id))
