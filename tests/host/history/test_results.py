"""Tests for match results: stored in the transaction that ends the match, and reproducible from its log."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.decisions.replace import replacement
from host.history.ratings.updates import rebuild_pools
from host.history.results import recorder
from host.history.results.outcome import compute_outcome
from host.history.results.rebuild import RebuiltMatch, rebuild
from host.matches.match import loading
from host.matches.match.match import MatchDamaged
from host.operations.admin import transfer
from host.operations.admin.transfer import ImportTarget
from storage.history import ratings, results
from storage.history.results import ResultRow
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.messages.test_follow import play_to_end
from tests.host.players import ADA, BEN, open_match, run_jobs, start_match


async def play_match(ctx: Context, **fields: object) -> MatchRow:
    row = await start_match(ctx, **fields)
    await play_to_end(ctx, row)
    return row


async def load_results(ctx: Context, match_id: int) -> list[ResultRow]:
    async with ctx.database.read_transaction() as tx:
        return await results.of_match(tx, match_id)


async def rebuild_all(ctx: Context) -> list[RebuiltMatch]:
    return [rebuilt_match async for rebuilt_match in rebuild(ctx)]


async def test_finished_match_stores_its_results(ctx: Context) -> None:
    row = await play_match(ctx)
    found = await load_results(ctx, row.id)
    assert [(result_row.seat, result_row.user_key, result_row.participation) for result_row in found] == [
        (0, ADA.key, "played"),
        (1, BEN.key, "played"),
    ]
    assert {one.place for one in found} <= {1, 2}
    assert all(one.turns for one in found)
    assert await rebuild_all(ctx) == [RebuiltMatch(row.id, "same")]


async def test_unfinished_match_stores_no_results(ctx: Context) -> None:
    running = await start_match(ctx)
    await open_match(ctx, channel=7001)
    assert await load_results(ctx, running.id) == []
    assert await rebuild_all(ctx) == []


async def test_resigned_player_is_stored_as_left(ctx: Context) -> None:
    row = await start_match(ctx)
    await replacement.resign(ctx, row.id, BEN)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    assert {load_result.participation for load_result in await load_results(ctx, row.id)} == {"left"}
    assert await rebuild_all(ctx) == [RebuiltMatch(row.id, "same")]


async def test_results_are_reproducible_with_advancing_clock(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)

    def ticking() -> int:
        clock.now += 1
        return clock.now

    monkeypatch.setattr(ctx, "now", ticking)
    await play_to_end(ctx, row)
    assert await rebuild_all(ctx) == [RebuiltMatch(row.id, "same")]


def use_snapshots(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each move load its state from a snapshot.

    A snapshot is stored after every move, and caches are disabled.
    """
    monkeypatch.setattr("host.matches.match.commit.SNAPSHOT_EVERY", 1)
    monkeypatch.setattr(ctx, "cache_fold", lambda *_: None)


async def test_results_are_reproducible_from_snapshots(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await start_match(ctx)
    use_snapshots(ctx, monkeypatch)
    await play_to_end(ctx, row)
    assert await rebuild_all(ctx) == [RebuiltMatch(row.id, "same")]


async def test_missing_or_wrong_results_are_rebuilt(ctx: Context) -> None:
    lost, wrong = await play_match(ctx), await play_match(ctx, channel=7001)
    before = await load_results(ctx, wrong.id)
    async with ctx.database.transaction() as tx:
        await results.put(tx, lost.id, [])
        await results.put(tx, wrong.id, [replace(result_row, score=99) for result_row in before])
    assert await rebuild_all(ctx) == [RebuiltMatch(lost.id, "missing"), RebuiltMatch(wrong.id, "differs")]
    assert await load_results(ctx, wrong.id) == before
    assert {rebuilt_match.status for rebuilt_match in await rebuild_all(ctx)} == {"same"}


async def test_unreadable_log_keeps_stored_results(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await play_match(ctx)
    before = await load_results(ctx, row.id)
    monkeypatch.setattr("host.matches.match.loading.fold_more", raise_value_error)
    (rebuilt_match,) = await rebuild_all(ctx)
    assert (rebuilt_match.match_id, rebuilt_match.status) == (row.id, "unreadable")
    assert await load_results(ctx, row.id) == before


async def test_match_with_unreadable_log_still_ends(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> None:
        raise MatchDamaged(1, ValueError("a row was scratched"))

    with monkeypatch.context() as patch:
        patch.setattr("host.history.results.recorder.load_outcome", refuse)
        use_snapshots(ctx, patch)
        row = await play_match(ctx, is_rated=True)
    async with ctx.database.read_transaction() as tx:
        assert (await loading.load_row(tx, row.id)).status == "finished"
        assert await ratings.of_pool(tx, 1, "pearls") == []
    assert await rebuild_all(ctx) == [RebuiltMatch(row.id, "missing")]
    assert [rebuild_pool.differs async for rebuild_pool in rebuild_pools(ctx)] == [True]


async def test_results_of_imported_match_are_marked(ctx: Context) -> None:
    row = await play_match(ctx)
    data = await transfer.export_match(ctx, row.id, None)
    copy = await transfer.import_match(ctx, data, ImportTarget(2, 9000, is_thread=False), None)
    assert {load_result.is_imported for load_result in await load_results(ctx, copy.id)} == {True}
    assert {rebuilt_match.status for rebuilt_match in await rebuild_all(ctx)} == {"same"}


def raise_value_error(*_: object) -> None:
    raise ValueError("a row was scratched")


async def test_outcome_round_trips_through_result_rows(ctx: Context) -> None:
    row = await play_match(ctx)
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_uncached(tx, await loading.load_row(tx, row.id))
    assert recorder.outcome_from_rows(await load_results(ctx, row.id)) == compute_outcome(match)
