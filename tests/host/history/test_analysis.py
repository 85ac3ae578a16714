"""Tests for analyses: computed turn by turn on the first request, resumed after a restart, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.advice import Advice
from engine.core.analysis import Analysis, PositionedMove, TurnJudgement
from engine.core.library import game
from engine.games.nauticus.actions import Choose
from engine.worker import decode_result, handle_request
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.history import analysis as analyses
from host.turns.robots import worker
from host.turns.robots.worker import WorkerFailed
from storage.history import analysis
from tests.engine.playouts import moments
from tests.host.players import error_key, start_match
from tests.host.tables.test_rematch import finish_match


class FakeWorker:
    """A fake for the worker process that judges turns.

    It fails after `max_turns` judgements.
    """

    def __init__(self) -> None:
        self.judged = list[int]()
        self.max_turns = 1000
        self.on_result: Callable[[], object] = lambda: None

    def answer_request(self, line: bytes, kind: type[TurnJudgement]) -> TurnJudgement:
        if len(self.judged) == self.max_turns:
            raise WorkerFailed("gone")
        found = decode_result(handle_request(line), kind)
        self.judged.append(found.number)
        self.on_result()
        return found


@pytest.fixture
def fake_worker(monkeypatch: pytest.MonkeyPatch) -> FakeWorker:
    made = FakeWorker()
    monkeypatch.setattr(worker.WORKER, "request", made.answer_request)
    return made


async def test_analysis_is_computed_once_and_covers_every_seat(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    assert await analyses.request_analysis(ctx, row.id) is None
    analysis_view = await analyses.wait_for_analysis(ctx, row.id)
    assert [len(course) > 1 for course in analysis_view.lead_history] == [True, True]
    assert {course[-1][0] for course in analysis_view.lead_history} == {analysis_view.moves}
    assert not analysis_view.is_cut
    count = len(fake_worker.judged)
    assert count == len(set(fake_worker.judged)) > 1
    assert await analyses.request_analysis(ctx, row.id) == analysis_view
    assert len(fake_worker.judged) == count, "it is kept"
    async with ctx.database.read_transaction() as tx:
        assert await analysis.judgements(tx, row.id) == []


async def test_game_without_words_has_no_advice(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    await analyses.request_analysis(ctx, row.id)
    costly = (await analyses.wait_for_analysis(ctx, row.id)).costly
    assert costly
    assert {advice for turn in costly for advice in turn.advice} == {Advice()}


def test_the_three_costliest_turns_come_with_advice() -> None:
    rules = game("nauticus")
    moves = [PositionedMove(one.state, one.seat, one.taken) for one in moments(rules, 2, 3)]
    chosen = [number for number, move in enumerate(moves) if isinstance(move.action, Choose)][:5]
    judged = tuple(
        TurnJudgement(
            number, 1, moves[number].seat, 0.0, 900.0 - number, best=({"move": "choose", "tile": tile},)
        )
        for number, tile in zip(chosen, other_tiles(moves, chosen), strict=True)
    )
    view = analyses.build_view(rules, moves, Analysis(None, (1.0, -1.0), judged), ("Ada", "Ben"))
    assert [turn.move for turn in view.costly] == chosen[:3]
    for turn in view.costly:
        better, played = turn.advice
        assert [step.key for step in (better.steps[0], played.steps[0])] == ["nauticus-do-choose"] * 2
        assert better.steps[0] != played.steps[0]
        assert 0 < len(better.reasons) <= 2


def other_tiles(moves: list[PositionedMove], chosen: list[int]) -> Iterator[str]:
    """Yield an action that could have been chosen instead of each choice."""
    for number in chosen:
        move = moves[number]
        others = [one for one in play.options(move.state) if one != move.action]
        assert isinstance(others[0], Choose)
        yield others[0].tile


async def test_concurrent_requests_share_one_analysis(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    await asyncio.gather(analyses.request_analysis(ctx, row.id), analyses.request_analysis(ctx, row.id))
    analysis_view, another = await asyncio.gather(
        analyses.wait_for_analysis(ctx, row.id), analyses.wait_for_analysis(ctx, row.id)
    )
    assert analysis_view == another
    assert len(fake_worker.judged) == len(set(fake_worker.judged))


async def test_request_during_analysis_does_not_restart_it(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    await analyses.request_analysis(ctx, row.id)
    loop, began = asyncio.get_running_loop(), asyncio.Event()
    fake_worker.on_result = lambda: loop.call_soon_threadsafe(began.set)
    first = asyncio.create_task(analyses.wait_for_analysis(ctx, row.id))
    await began.wait()
    await analyses.request_analysis(ctx, row.id)
    assert await analyses.wait_for_analysis(ctx, row.id) == await first
    assert len(fake_worker.judged) == len(set(fake_worker.judged))


async def test_outdated_analysis_is_recomputed(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    await analyses.request_analysis(ctx, row.id)
    await analyses.wait_for_analysis(ctx, row.id)
    async with ctx.database.transaction() as tx:
        analysis_row = await analysis.get(tx, row.id)
        assert analysis_row is not None
        await analysis.put(tx, replace(analysis_row, head=analysis_row.head - 1))
    assert await analyses.request_analysis(ctx, row.id) is None
    await analyses.wait_for_analysis(ctx, row.id)
    assert await analyses.request_analysis(ctx, row.id) is not None


async def test_analysis_resumes_after_restart(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    await analyses.request_analysis(ctx, row.id)
    fake_worker.max_turns = 1
    with pytest.raises(UserError) as refused:
        await analyses.wait_for_analysis(ctx, row.id)
    assert error_key(refused) == "refusal-analysis-failed"
    fake_worker.max_turns = 1000
    again = Context(ctx.database, ctx.now, ctx.new_secret)
    async with again.database.transaction() as tx:
        await jobs.release(tx, analyses.owner_of(row.id))
    await analyses.wait_for_analysis(again, row.id)
    assert len(fake_worker.judged) == len(set(fake_worker.judged)), "no turn is judged twice"


async def test_long_analysis_ends_in_time_and_says_so(
    ctx: Context, fake_worker: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await finish_match(ctx)
    monkeypatch.setattr(analyses, "MAX_SECONDS", -1.0)
    await analyses.request_analysis(ctx, row.id)
    analysis_view = await analyses.wait_for_analysis(ctx, row.id)
    assert analysis_view.is_cut
    assert len(fake_worker.judged) == 1


async def test_short_job_run_skips_the_analysis(ctx: Context, fake_worker: FakeWorker) -> None:
    row = await finish_match(ctx)
    await analyses.request_analysis(ctx, row.id)
    assert await jobs.run(ctx, analyses.owner_of(row.id))
    assert fake_worker.judged == []


async def test_running_match_is_not_analysed(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await analyses.request_analysis(ctx, row.id)
    assert error_key(refused) == "refusal-not-finished"
