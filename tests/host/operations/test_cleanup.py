"""Tests for deleting data that finished matches no longer need: at a match's end, and when the bot starts."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.messages import view
from host.turns.play import turn_actions
from storage.matches.match import snapshots
from storage.matches.match.snapshots import SnapshotRow
from storage.turns import plan, sandbox
from tests.host.players import ADA, BEN, start_match, take_pearls, take_turn

TABLES = ("drafts", "plans", "sandboxes", "snapshots")
SHORT = 'pile = 2\ntides = ["low"]\n'


async def create_filled_match(ctx: Context, channel: int) -> int:
    """Create a match that ends after one more turn and has rows in all related tables."""
    row = await start_match(ctx, edition=SHORT, channel=channel)
    await take_turn(ctx, row.id, ADA, 1)
    await take_pearls(ctx, row.id, BEN, 1)
    async with ctx.database.transaction() as tx:
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, row.id))
        state = match.game.encode_state(match.state).decode()
        await snapshots.put(tx, SnapshotRow(match_id=row.id, seq=match.folded_log.head, state=state))
        await plan.put(tx, row.id, 1, "{}")
        await sandbox.put(tx, row.id, ADA.key, 1, "[]")
    return row.id


async def count_rows_left(ctx: Context, match_id: int) -> set[str]:
    async with ctx.database.read_transaction() as tx:
        counts = {
            name: await tx.scalar(f"SELECT count(*) FROM {name} WHERE match_id = :match", {"match": match_id})  # noqa: S608 - only names of tables
            for name in TABLES
        }
    return {name for name, count in counts.items() if count}


@pytest.mark.parametrize("how", ["finished", "cancelled"])
async def test_drafts_plans_and_snapshots_are_deleted_at_match_end(ctx: Context, how: str) -> None:
    match_id, other = await create_filled_match(ctx, 7000), await create_filled_match(ctx, 7001)
    if how == "finished":
        await turn_actions.confirm(ctx, match_id, BEN)
    else:
        async with ctx.database.transaction() as tx:
            await cancel_match(ctx, tx, await loading.load_row(tx, match_id))
    assert (await count_rows_left(ctx, match_id), await count_rows_left(ctx, other)) == (set(), {*TABLES})
    if how == "finished":
        ctx.evict(match_id)
        assert (await view.load_table_view(ctx, match_id, ADA)).match.status == "finished"
