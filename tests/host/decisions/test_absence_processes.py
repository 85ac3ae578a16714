"""Tests of timeouts in two concurrent processes: each seat's timeout is decided only once."""

from __future__ import annotations

import asyncio

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.decisions.vote import voting
from tests.host.conftest import Clock
from tests.host.players import BEN, ring, work
from tests.host.polls import DAILY, PATIENCE, entries, open_questions, run_out, tags, timed


@pytest.mark.threads
async def test_two_processes_decide_expired_vote_once(pair: tuple[Context, Context], clock: Clock) -> None:
    row = await timed(pair[0])
    await run_out(pair[0], clock, row.id)
    clock.now += PATIENCE
    await asyncio.gather(*(ring(ctx, row.id) for ctx in pair for _ in range(3)))
    await asyncio.gather(*(work(ctx, row.id) for ctx in pair for _ in range(3)))
    found = await tags(pair[0], row.id, 4)
    assert (found[0], found[1:].count("ruled stands-in"), found[1:].count("move clock")) == (
        "timed-out clock", 1, 2,
    )  # fmt: skip


@pytest.mark.threads
async def test_two_processes_record_time_out_once(pair: tuple[Context, Context], clock: Clock) -> None:
    row = await timed(pair[0])
    clock.now += DAILY.cap
    await asyncio.gather(*(ring(ctx, row.id) for ctx in pair for _ in range(3)))
    assert len(await open_questions(pair[0], row.id)) == 1
    assert await tags(pair[0], row.id, 2) == ["started host", "timed-out clock"]


@pytest.mark.threads
async def test_concurrent_deciding_ballots_decide_once(pair: tuple[Context, Context], clock: Clock) -> None:
    row = await timed(pair[0])
    asked = await run_out(pair[0], clock, row.id)
    results = await asyncio.gather(
        *(voting.cast_ballot(ctx, row.id, asked.id, BEN, 2) for ctx in pair), return_exceptions=True
    )
    assert [isinstance(result, UserError) for result in results].count(True) == 1
    made = [entry for entry in await entries(pair[0], row.id) if type(entry).__name__ == "SeatTaken"]
    assert len(made) == 1
