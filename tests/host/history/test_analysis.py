"""Tests of analyses: they are computed turn by turn on the first request, resumed after a restart, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.core.analysis import TurnJudgement
from engine.worker import decode_result, handle_request
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.history import analysis as analyses
from host.turns.robots import worker
from host.turns.robots.worker import WorkerFailed
from storage.history import analysis
from tests.host.players import begun, key
from tests.host.tables.test_rematch import over


class Thinker:
    """A fake for the worker process that judges turns.

    It fails after `most` judgements.
    """

    def __init__(self) -> None:
        self.judged = list[int]()
        self.most = 1000
        self.tell: Callable[[], object] = lambda: None

    def say(self, line: bytes, kind: type[TurnJudgement]) -> TurnJudgement:
        if len(self.judged) == self.most:
            raise WorkerFailed("gone")
        found = decode_result(handle_request(line), kind)
        self.judged.append(found.number)
        self.tell()
        return found


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()
    monkeypatch.setattr(worker.WORKER, "request", made.say)
    return made


async def test_analysis_is_computed_once_and_covers_every_seat(ctx: Context, thinker: Thinker) -> None:
    row = await over(ctx)
    assert await analyses.request_analysis(ctx, row.id) is None
    made = await analyses.wait_for_analysis(ctx, row.id)
    assert [len(course) > 1 for course in made.lead_history] == [True, True]
    assert {course[-1][0] for course in made.lead_history} == {made.moves}
    count = len(thinker.judged)
    assert count == len(set(thinker.judged)) > 1
    assert await analyses.request_analysis(ctx, row.id) == made
    assert len(thinker.judged) == count, "it is kept"
    async with ctx.database.read_transaction() as tx:
        assert await analysis.judgements(tx, row.id) == []


async def test_concurrent_requests_share_one_analysis(ctx: Context, thinker: Thinker) -> None:
    row = await over(ctx)
    await asyncio.gather(analyses.request_analysis(ctx, row.id), analyses.request_analysis(ctx, row.id))
    one, another = await asyncio.gather(
        analyses.wait_for_analysis(ctx, row.id), analyses.wait_for_analysis(ctx, row.id)
    )
    assert one == another
    assert len(thinker.judged) == len(set(thinker.judged))


async def test_request_during_analysis_does_not_restart_it(ctx: Context, thinker: Thinker) -> None:
    row = await over(ctx)
    await analyses.request_analysis(ctx, row.id)
    loop, began = asyncio.get_running_loop(), asyncio.Event()
    thinker.tell = lambda: loop.call_soon_threadsafe(began.set)
    first = asyncio.create_task(analyses.wait_for_analysis(ctx, row.id))
    await began.wait()
    await analyses.request_analysis(ctx, row.id)
    assert await analyses.wait_for_analysis(ctx, row.id) == await first
    assert len(thinker.judged) == len(set(thinker.judged))


async def test_outdated_analysis_is_recomputed(ctx: Context, thinker: Thinker) -> None:
    row = await over(ctx)
    await analyses.request_analysis(ctx, row.id)
    await analyses.wait_for_analysis(ctx, row.id)
    async with ctx.database.transaction() as tx:
        kept = await analysis.get(tx, row.id)
        assert kept is not None
        await analysis.put(tx, replace(kept, head=kept.head - 1))
    assert await analyses.request_analysis(ctx, row.id) is None
    await analyses.wait_for_analysis(ctx, row.id)
    assert await analyses.request_analysis(ctx, row.id) is not None


async def test_analysis_resumes_after_restart(ctx: Context, thinker: Thinker) -> None:
    row = await over(ctx)
    await analyses.request_analysis(ctx, row.id)
    thinker.most = 1
    with pytest.raises(UserError) as refused:
        await analyses.wait_for_analysis(ctx, row.id)
    assert key(refused) == "refusal-analysis-failed"
    thinker.most = 1000
    again = Context(ctx.database, ctx.now, ctx.new_secret)
    async with again.database.transaction() as tx:
        await jobs.release(tx, analyses.owner_of(row.id))
    await analyses.wait_for_analysis(again, row.id)
    assert len(thinker.judged) == len(set(thinker.judged)), "no turn is judged twice"


async def test_short_job_run_skips_the_analysis(ctx: Context, thinker: Thinker) -> None:
    row = await over(ctx)
    await analyses.request_analysis(ctx, row.id)
    assert await jobs.run(ctx, analyses.owner_of(row.id))
    assert thinker.judged == []


async def test_running_match_is_not_analysed(ctx: Context) -> None:
    row = await begun(ctx)
    with pytest.raises(UserError) as refused:
        await analyses.request_analysis(ctx, row.id)
    assert key(refused) == "refusal-not-finished"
