"""Search for open tables that a user may join."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.matches.match.match import seat_of
from host.matches.match.seating import Seats
from host.matches.settings.block_list import refuse_blocked
from host.matches.settings.time_controls import NONE, time_control_of
from host.tables import requirements
from host.tables.requirements import Requirements, requirements_of
from storage.core.database import Transaction
from storage.history import ratings
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.tables import requirements as stored
from storage.tables import tables

MAX_SEARCHED = 100
"""Maximum number of open tables of a guild that a search looks at, newest first."""


class TableFilter(Struct, frozen=True, kw_only=True):
    """What a user searches for; None means that it does not matter."""

    game: str | None = None
    time_control: str | None = None
    """The name of a time control, such as `daily`."""
    is_rated: bool | None = None


class FoundTable(Struct, frozen=True):
    """An open table that a user may join."""

    match: MatchRow
    seats: Seats
    requirements: Requirements
    is_rated: bool


async def find_tables(ctx: Context, guild_id: int, user: User, wanted: TableFilter) -> tuple[FoundTable, ...]:
    """Return the open tables of a guild that fit a filter and that the user may join, oldest first.

    Tables of users who have blocked this user are left out like those whose requirements the user does not
    meet, so that the list does not show who has blocked whom.
    """
    async with ctx.database.read_transaction() as tx:
        rows = await matches.of_guild(tx, guild_id, ("open",), MAX_SEARCHED)
        found = [await _load_table(ctx, tx, row, user, wanted) for row in reversed(rows)]
    return tuple(table for table in found if table is not None)


async def _load_table(
    ctx: Context, tx: Transaction, row: MatchRow, user: User, wanted: TableFilter
) -> FoundTable | None:
    control = time_control_of(row.time_control)
    is_wanted = wanted.game in (None, row.game) and wanted.time_control in (
        None,
        NONE if control is None else control.name,
    )
    if not is_wanted or row.seat_count == 1:
        return None
    is_rated = await ratings.get_rated(tx, row.id) is not None
    if wanted.is_rated not in (None, is_rated):
        return None
    seat_rows = tuple(await seats.of_match(tx, row.id))
    if not await _may_join(ctx, tx, row, seat_rows, user):
        return None
    return FoundTable(row, seat_rows, requirements_of(await stored.get(tx, row.id)), is_rated)


async def _may_join(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats, user: User) -> bool:
    if len(seat_rows) >= row.seat_count or seat_of(seat_rows, user) is not None:
        return False
    is_invited = any(invite.user_key == user.key for invite in await tables.invites_of_match(tx, row.id))
    with suppress(UserError):
        await refuse_blocked(tx, user, (seat.user_key for seat in seat_rows))
        await requirements.refuse_unsuited(ctx, tx, row, user, is_invited=is_invited)
        return row.is_public or is_invited
    return False
