"""Where the cards of a season stand, as whoever posts them notes it."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from storage.league import cards, seasons
from storage.league.cards import DivisionRow
from storage.schedule.outbox import PostRow


async def note_card(ctx: Context, row: PostRow, message: int | None) -> None:
    """Note where the sign-up of a season stands, and take its post out."""
    async with ctx.database.transaction() as tx:
        await seasons.set_card(tx, row.owner, message)
        await outbox.take(tx, row)


async def note_division(ctx: Context, row: PostRow, division: int, message: int | None) -> None:
    """Note where the card of a division stands, and take its post out."""
    async with ctx.database.transaction() as tx:
        await cards.put_division(tx, DivisionRow(season=row.owner, division=division, card=message))
        await outbox.take(tx, row)
