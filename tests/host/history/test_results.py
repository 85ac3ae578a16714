"""Tests of match results: stored in the transaction that ends the match, and reproducible from its log."""

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
from tests.host.messages.test_follow import play_to_the_end
from tests.host.players import ADA, BEN, begun, opened, work


async def played(ctx: Context, **wishes: object) -> MatchRow:
    row = await begun(ctx, **wishes)
    await play_to_the_end(ctx, row)
    return row


async def kept(ctx: Context, match_id: int) -> list[ResultRow]:
    async with ctx.database.read_transaction() as tx:
        return await results.of_match(tx, match_id)


async def rebuilt(ctx: Context) -> list[RebuiltMatch]:
    return [made async for made in rebuild(ctx)]


async def test_finished_match_stores_its_results(ctx: Context) -> None:
    row = await played(ctx)
    found = await kept(ctx, row.id)
    assert [(one.seat, one.user_key, one.participation) for one in found] == [
        (0, ADA.key, "played"),
        (1, BEN.key, "played"),
    ]
    assert {one.place for one in found} <= {1, 2}
    assert all(one.turns for one in found)
    assert await rebuilt(ctx) == [RebuiltMatch(row.id, "same")]


async def test_unfinished_match_stores_no_results(ctx: Context) -> None:
    running = await begun(ctx)
    await opened(ctx, channel=7001)
    assert await kept(ctx, running.id) == []
    assert await rebuilt(ctx) == []


async def test_resigned_player_is_stored_as_left(ctx: Context) -> None:
    row = await begun(ctx)
    await replacement.resign(ctx, row.id, BEN)
    await replacement.resign(ctx, row.id, ADA)
    while await work(ctx, row.id):
        pass
    assert {one.participation for one in await kept(ctx, row.id)} == {"left"}
    assert await rebuilt(ctx) == [RebuiltMatch(row.id, "same")]


async def test_results_are_reproducible_with_advancing_clock(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await begun(ctx)

    def ticking() -> int:
        clock.now += 1
        return clock.now

    monkeypatch.setattr(ctx, "now", ticking)
    await play_to_the_end(ctx, row)
    assert await rebuilt(ctx) == [RebuiltMatch(row.id, "same")]


def from_snapshots(ctx: Context, patch: pytest.MonkeyPatch) -> None:
    """Store a snapshot after every move and disable caches, so that each move loads a snapshot."""
    patch.setattr("host.matches.match.commit.SNAPSHOT_EVERY", 1)
    patch.setattr(ctx, "cache_fold", lambda *_: None)


async def test_results_are_reproducible_from_snapshots(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await begun(ctx)
    from_snapshots(ctx, monkeypatch)
    await play_to_the_end(ctx, row)
    assert await rebuilt(ctx) == [RebuiltMatch(row.id, "same")]


async def test_missing_or_wrong_results_are_rebuilt(ctx: Context) -> None:
    lost, wrong = await played(ctx), await played(ctx, channel=7001)
    before = await kept(ctx, wrong.id)
    async with ctx.database.transaction() as tx:
        await results.put(tx, lost.id, [])
        await results.put(tx, wrong.id, [replace(one, score=99) for one in before])
    assert await rebuilt(ctx) == [RebuiltMatch(lost.id, "missing"), RebuiltMatch(wrong.id, "differs")]
    assert await kept(ctx, wrong.id) == before
    assert {one.status for one in await rebuilt(ctx)} == {"same"}


async def test_unreadable_log_keeps_stored_results(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await played(ctx)
    before = await kept(ctx, row.id)
    monkeypatch.setattr("host.matches.match.loading.fold_more", stumble)
    (made,) = await rebuilt(ctx)
    assert (made.match_id, made.status) == (row.id, "unreadable")
    assert await kept(ctx, row.id) == before


async def test_match_with_unreadable_log_still_ends(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> None:
        raise MatchDamaged(1, ValueError("a row was scratched"))

    with monkeypatch.context() as patch:
        patch.setattr("host.history.results.recorder.load_outcome", refuse)
        from_snapshots(ctx, patch)
        row = await played(ctx, is_rated=True)
    async with ctx.database.read_transaction() as tx:
        assert (await loading.load_row(tx, row.id)).status == "finished"
        assert await ratings.of_pool(tx, 1, "pearls") == []
    assert await rebuilt(ctx) == [RebuiltMatch(row.id, "missing")]
    assert [made.differs async for made in rebuild_pools(ctx)] == [True]


async def test_results_of_imported_match_are_marked(ctx: Context) -> None:
    row = await played(ctx)
    data = await transfer.export_match(ctx, row.id, None)
    copy = await transfer.import_match(ctx, data, ImportTarget(2, 9000, is_thread=False), None)
    assert {one.is_imported for one in await kept(ctx, copy.id)} == {True}
    assert {one.status for one in await rebuilt(ctx)} == {"same"}


def stumble(*_: object) -> None:
    raise ValueError("a row was scratched")


async def test_outcome_round_trips_through_result_rows(ctx: Context) -> None:
    row = await played(ctx)
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_uncached(tx, await loading.load_row(tx, row.id))
    assert recorder.outcome_from_rows(await kept(ctx, row.id)) == compute_outcome(match)
