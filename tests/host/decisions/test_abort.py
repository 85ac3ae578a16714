"""Tests for aborting a match: after a unanimous vote, or immediately if only one player remains."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import PermissionDenied, UserError
from host.decisions import abort
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.messages.posts import cards
from host.tables.tables import tables
from host.turns.play import turn_actions
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    clear_outbox,
    error_key,
    open_match,
    pending_messages,
    timers_of,
)
from tests.host.votes import (
    HOST,
    LONG,
    NO,
    YES,
    advance_time,
    cast_ballot,
    entry_tags,
    load_open_votes,
    start_timed_match,
)


async def status(ctx: Context, match_id: int) -> str:
    return (await cards.get_card(ctx, match_id)).match.status


async def test_match_is_cancelled_after_unanimous_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    assert not await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, BEN, YES)
    assert await status(ctx, row.id) == "running"
    await clear_outbox(ctx, row.id)
    await cast_ballot(ctx, vote_row, CEM, YES)
    assert await status(ctx, row.id) == "cancelled"
    assert await entry_tags(ctx, row.id) == ["ruled aborted"]
    assert await timers_of(ctx, row.id) == {}
    head = (await cards.get_card(ctx, row.id)).match.head
    assert sorted(await pending_messages(ctx, row.id)) == ["card", f"told:{head}"]
    with pytest.raises(UserError) as refused:
        await turn_actions.load_panel(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-cancelled"


async def test_single_no_vote_keeps_match_running(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, BEN, NO)
    assert await entry_tags(ctx, row.id) == ["ruled abort-refused"]
    assert await load_open_votes(ctx, row.id) == []


async def test_missing_vote_keeps_match_running(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await abort.abort(ctx, row.id, ADA)
    await advance_time(ctx, clock, row.id)
    assert await status(ctx, row.id) == "running"
    assert await entry_tags(ctx, row.id) == ["ruled abort-refused"]


async def test_requester_can_withdraw_the_abort_request(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, ADA, NO)
    assert await load_open_votes(ctx, row.id) == []


async def test_abort_against_robots_is_immediate(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, edition=LONG)
    assert await abort.abort(ctx, row.id, ADA)
    assert await status(ctx, row.id) == "cancelled"


async def test_player_with_reserved_seat_votes_on_abort(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(HOST, "gone"))
    with pytest.raises(PermissionDenied):
        await tables.cancel(ctx, row.id, ADA)
    assert not await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, BEN, NO)
    assert await entry_tags(ctx, row.id) == ["ruled abort-refused"]


async def test_player_replaced_during_vote_keeps_vote_until_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await abort.abort(ctx, row.id, ADA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, BEN, YES)
    await replacement.replace_as_host(ctx, row.id, 2, Authority(HOST, "gone"))
    await advance_time(ctx, clock, row.id, 0)
    assert await status(ctx, row.id) == "running"
    await advance_time(ctx, clock, row.id)
    assert await status(ctx, row.id) == "cancelled"


async def test_missing_vote_of_returned_player_refuses_abort(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(HOST, "gone"))
    await abort.abort(ctx, row.id, ADA)
    await replacement.return_to_seat(ctx, row.id, BEN)
    await advance_time(ctx, clock, row.id)
    assert await entry_tags(ctx, row.id) == ["ruled abort-refused"]


async def test_resignation_of_last_missing_voter_decides_abort(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await abort.abort(ctx, row.id, ADA)
    await replacement.resign(ctx, row.id, BEN)
    await advance_time(ctx, clock, row.id, 0)
    assert await status(ctx, row.id) == "cancelled"


async def test_substitute_votes_on_abort(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await abort.abort(ctx, row.id, ADA)
    await replacement.resign(ctx, row.id, BEN)
    await replacement.take_seat(ctx, row.id, DEA)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, CEM, YES)
    assert await status(ctx, row.id) == "running"
    await cast_ballot(ctx, vote_row, DEA, YES)
    assert await status(ctx, row.id) == "cancelled"


async def test_only_players_can_request_abort(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    with pytest.raises(UserError) as refused:
        await abort.abort(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-not-in-match"
