"""Computing all pools anew, and telling which differed from what was kept."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from host.core.context import Context
from host.history.ratings.keeping import compute_pool
from storage.history import ratings


class RebuiltPool(Struct, frozen=True):
    """What became of the ratings of a server in a game."""

    server: int
    game: str
    differs: bool
    """Whether other ratings were kept."""


async def rebuild_pools(ctx: Context) -> AsyncIterator[RebuiltPool]:
    """Compute all pools anew, one after the other."""
    async with ctx.database.reading() as tx:
        pools = await ratings.every_pool(tx)
    for one in pools:
        yield RebuiltPool(one.server, one.game, await compute_pool(ctx, one.server, one.game))
