"""Tests for replaying running matches with new code: each difference is reported, and no match is left out."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.files.library import game, games
from host.core.context import Context
from host.matches.match import loading
from host.operations.admin.replay import ReplayResult, replay_all
from storage.matches.match import snapshots
from storage.matches.match.snapshots import SnapshotRow
from tests.host.players import ADA, BEN, open_match, start_match, take_turn


async def replay_matches(ctx: Context) -> dict[int, ReplayResult]:
    return {replay_result.match_id: replay_result async for replay_result in replay_all(ctx)}


async def test_replay_reports_each_match_that_differs(ctx: Context) -> None:
    rows = [await start_match(ctx, channel=7000 + number) for number in range(7)]
    await open_match(ctx, channel=7100)
    good, impossible, old, broken, elsewhere, bare, unbound = (row.id for row in rows)
    for row in rows:
        await take_turn(ctx, row.id, ADA, 2)
    async with ctx.database.transaction() as tx:
        await tx.execute(
            "UPDATE log SET payload = replace(payload, '2', '9') WHERE match_id = :m", {"m": impossible}
        )
        await tx.execute("UPDATE matches SET rules_version = 0 WHERE id = :m", {"m": old})
        await tx.execute("UPDATE log SET payload = '{' WHERE match_id = :m AND seq = 1", {"m": broken})
        await tx.execute("DELETE FROM secrets WHERE match_id = :m", {"m": bare})
        await tx.execute("UPDATE commitments SET transcript = NULL WHERE match_id = :m", {"m": unbound})
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, elsewhere))
        state = match.game.encode_state(match.state).decode().replace('"pile":7', '"pile":6')
        await snapshots.put(tx, SnapshotRow(match_id=elsewhere, seq=match.folded_log.head, state=state))
    found = await replay_matches(ctx)
    assert {one: found[one].verdict for one in found} == {
        good: "same", impossible: "move", old: "rules", broken: "unreadable", elsewhere: "position",
        bare: "unreadable", unbound: "unreadable",
    }  # fmt: skip
    assert (found[impossible].entry, found[broken].entry) == (2, 1)


async def test_replay_detects_changed_state_despite_legal_moves(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 2)
    before = (await replay_matches(ctx))[row.id]
    assert (await replay_matches(ctx))[row.id] == before
    # Import the module here, because the toy games can be imported only while tests run.
    turn_tide = import_module("engine.games.pearls.steps.tide").TurnTide
    run = turn_tide.run
    monkeypatch.setattr(turn_tide, "run", lambda self, state: run(self, replace(state, pile=state.pile + 1)))
    assert (await replay_matches(ctx))[row.id].views_hash != before.views_hash


async def test_replay_reports_view_errors_and_checks_other_matches(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [await start_match(ctx, channel=7000 + number) for number in range(2)]
    await take_turn(ctx, rows[0].id, ADA, 2)
    pearls = type(game("pearls"))
    shown = pearls.text_board

    def stumble(self: Any, view: Any) -> Any:
        assert not any(view.owned), "code that does not know this position"
        return shown(self, view)

    monkeypatch.setattr(pearls, "text_board", stumble)
    found = await replay_matches(ctx)
    assert [found[row.id].verdict for row in rows] == ["view", "same"]


async def test_new_rules_version_leaves_running_matches_unchanged(ctx: Context) -> None:
    mended = game("pearls")
    games()["pearls"] = mended.with_rules_version(1)
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    before = await replay_matches(ctx)
    games()["pearls"] = mended
    ctx.evict(row.id)
    assert await replay_matches(ctx) == before
    assert before[row.id].verdict == "same"
