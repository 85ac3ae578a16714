"""Count the other users at a user's table."""

from __future__ import annotations

from host.core.context import Context
from host.core.users import User
from host.matches.match import loading
from storage.matches.match import seats


async def count_other_users(ctx: Context, match_id: int, opener: User) -> int:
    """Return the number of other users at a user's open table.

    Return 0 if the table is not open or the user is not its opener.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if opener.key != row.owner_key or row.status != "open":
            return 0
        sitting = await seats.of_match(tx, match_id)
        return sum(seat.user_key not in {None, opener.key} for seat in sitting)
