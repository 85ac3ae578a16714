"""Tests for updates of the tags of forum posts."""

from __future__ import annotations

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import match_owner
from host.decisions.replace import replacement
from host.tables import forum
from host.tables.forum import MAX_ATTEMPTS, RETRY_INTERVAL, UpdateTags
from host.tables.tables import tables
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, clear_outbox, open_match


async def updates(ctx: Context, match_id: int) -> list[OutboxRow]:
    async with ctx.database.read_transaction() as tx:
        rows = await outbox.of_owner(tx, match_owner(match_id))
    return [row for row in rows if (row.feature, row.kind) == ("forum", "tags")]


async def test_tags_are_updated_when_a_match_in_a_thread_starts_and_ends(ctx: Context) -> None:
    row = await open_match(ctx, is_thread=True)
    await tables.join(ctx, row.id, BEN)
    assert len(await updates(ctx, row.id)) == 1
    await clear_outbox(ctx, row.id)
    await replacement.resign(ctx, row.id, BEN)
    assert await updates(ctx, row.id) == []
    assert (await replacement.resign(ctx, row.id, ADA)).status == "finished"
    assert len(await updates(ctx, row.id)) == 1


async def test_cancelled_table_updates_its_tags_and_joining_does_not(ctx: Context) -> None:
    row = await open_match(ctx, is_thread=True, seats=4)
    await tables.join(ctx, row.id, CEM)
    assert await updates(ctx, row.id) == []
    await tables.cancel(ctx, row.id, ADA)
    assert len(await updates(ctx, row.id)) == 1


async def test_match_outside_a_thread_has_no_tags(ctx: Context) -> None:
    row = await open_match(ctx)
    await tables.join(ctx, row.id, BEN)
    assert await updates(ctx, row.id) == []


@pytest.mark.parametrize("attempts", [0, MAX_ATTEMPTS - 1])
async def test_failed_update_is_repeated_only_a_few_times(ctx: Context, clock: Clock, attempts: int) -> None:
    row = await open_match(ctx, is_thread=True)
    await tables.join(ctx, row.id, BEN)
    (post,) = await updates(ctx, row.id)
    await forum.note_failed(ctx, post, UpdateTags(attempts))
    assert await updates(ctx, row.id) == []
    clock.now += RETRY_INTERVAL
    await timers.fire_due(ctx, match_owner(row.id))
    assert len(await updates(ctx, row.id)) == (attempts == 0)
