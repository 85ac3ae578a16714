"""Ownership of a table: transfer it to another user, or release it when the owner leaves."""

from __future__ import annotations

from engine.core.text import text
from host.core.context import Context
from host.core.errors import PermissionDenied
from host.core.features import publish
from host.core.users import User, normalize_name
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.match.events import TableChanged
from host.matches.match.match import is_season_match, refuse_season_match
from host.matches.match.seating import inherit_ownership
from host.matches.permissions import Authority, authorize
from host.tables.tables.feature import TransferOwnership
from host.tables.tables.tables import load_active, run_jobs
from storage.matches.match import matches
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow


async def transfer(
    ctx: Context, match_id: int, to: User, by: User, authority: Authority | None = None
) -> MatchRow:
    """Transfer the opener's permissions to another user.

    Only the opener or a host may do this.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await load_active(tx, match_id)
        refuse_season_match(row)
        if by.key != row.owner_key:
            if authority is None:
                raise PermissionDenied(text("refusal-opener-only"))
            await authorize(ctx, tx, row, authority, TransferOwnership(normalize_name(to.name), to.key))
        await matches.set_opener(tx, match_id, to.key)
        await publish(ctx, tx, TableChanged(row))
    return await run_jobs(ctx, match_id)


async def release(ctx: Context, match_id: int, user: User) -> None:
    """Transfer the opener's permissions to the first player if the opener has no seat.

    If there are no players, the table is closed.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row, sitting = await loading.load_with_seats(tx, match_id)
        if row.owner_key != user.key or row.status not in ACTIVE_STATUSES or is_season_match(row):
            return
        after = await inherit_ownership(tx, row, sitting, left_user_key=user.key)
        if row.status == "open" and all(place.user_key is None for place in sitting):
            await cancel_match(ctx, tx, after)
        else:
            await publish(ctx, tx, TableChanged(after))
    await run_jobs(ctx, match_id)
