"""Tests for timeouts in two concurrent processes: each seat's timeout is decided only once."""

from __future__ import annotations

import asyncio

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.decisions.vote import voting
from tests.host.conftest import Clock
from tests.host.players import BEN, fire_timers, run_jobs
from tests.host.votes import (
    DAILY,
    PATIENCE,
    entry_tags,
    load_entries,
    load_open_votes,
    run_out_of_time,
    start_timed_match,
)


@pytest.mark.threads
async def test_two_processes_decide_expired_vote_once(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    row = await start_timed_match(contexts[0])
    await run_out_of_time(contexts[0], clock, row.id)
    clock.now += PATIENCE
    await asyncio.gather(*(fire_timers(ctx, row.id) for ctx in contexts for _ in range(3)))
    await asyncio.gather(*(run_jobs(ctx, row.id) for ctx in contexts for _ in range(3)))
    found = await entry_tags(contexts[0], row.id, 4)
    assert (found[0], found[1:].count("ruled stands-in"), found[1:].count("move clock")) == (
        "timed-out clock", 1, 2,
    )  # fmt: skip


@pytest.mark.threads
async def test_two_processes_record_time_out_once(contexts: tuple[Context, Context], clock: Clock) -> None:
    row = await start_timed_match(contexts[0])
    clock.now += DAILY.cap
    await asyncio.gather(*(fire_timers(ctx, row.id) for ctx in contexts for _ in range(3)))
    assert len(await load_open_votes(contexts[0], row.id)) == 1
    assert await entry_tags(contexts[0], row.id, 2) == ["started host", "timed-out clock"]


@pytest.mark.threads
async def test_concurrent_deciding_ballots_decide_once(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    row = await start_timed_match(contexts[0])
    vote_row = await run_out_of_time(contexts[0], clock, row.id)
    results = await asyncio.gather(
        *(voting.cast_ballot(ctx, row.id, vote_row.id, BEN, 2) for ctx in contexts), return_exceptions=True
    )
    assert [isinstance(result, UserError) for result in results].count(True) == 1
    made = [entry for entry in await load_entries(contexts[0], row.id) if type(entry).__name__ == "SeatTaken"]
    assert len(made) == 1
