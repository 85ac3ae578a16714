"""Tests of the context's cache of recently used matches."""

from __future__ import annotations

from host.core.context import Context
from host.turns.play import turn_actions
from tests.host.players import (
    ADA,
    start_match,
)


async def test_cache_keeps_only_recently_used_matches(ctx: Context) -> None:
    small = Context(ctx.database, ctx.now, ctx.new_secret, max_cached=2)
    rows = [await start_match(small, channel=channel) for channel in range(4)]
    for row in rows:
        await turn_actions.load_panel(small, row.id, ADA)
    assert [small.cached_fold(row.id) is not None for row in rows] == [False, False, True, True]
    assert (await turn_actions.load_panel(small, rows[0].id, ADA)).is_your_turn
