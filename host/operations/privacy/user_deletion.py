"""Deleting a user's data: give up their seats, and clear their account and names.

Their finished moves stay. The remaining data refer to the user by a random key, so that other players'
matches can still be replayed.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from contextlib import suppress

from host.core.context import FORMER_MEMBER, Context
from host.core.errors import UserError
from host.core.features import publish
from host.core.users import User, normalize_name, salted_hash
from host.decisions.replace import replacement
from host.matches.settings.events import UserDeleting
from host.operations.privacy import limits
from host.operations.privacy.texts import NameFilter
from host.tables.tables import tables
from storage.core.database import Transaction
from storage.core.tables import all_tables
from storage.matches import users
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.operations import privacy

MAX_PASSES = 5
"""Maximum number of passes over the user's seats.

If other processes have seated the user again after all passes, those tables keep the user's key.
"""


async def delete_user(ctx: Context, user: User) -> None:
    """Delete a user's data.

    In their former matches, they are called a former member, in the guild's language.
    """
    async with ctx.database.read_transaction() as tx:
        guilds = await users.names_of(tx, user.key)
    called, rounds = {guild: await ctx.former_member_name(guild) for guild in guilds}, 0
    while True:
        held, rounds = await _leave_all(ctx, user), rounds + 1
        async with ctx.database.transaction() as tx:
            # Another process may have given the user a seat in the meantime, so leave that seat first.
            if rounds < MAX_PASSES and not {row.id for row in await _active_matches(tx, user)} <= held:
                continue
            played = await _clear(ctx, tx, user, called)
        for match_id in played:
            ctx.evict(match_id)
        await ctx.database.truncate_journal()
        return


async def _clear(ctx: Context, tx: Transaction, user: User, former_names: Mapping[int, str]) -> set[int]:
    """Clear all data that identifies a user; return the matches whose rows mention them."""
    await publish(ctx, tx, UserDeleting(user.key))
    named = await users.names_of(tx, user.key)
    played = await privacy.matches_of(tx, user.key)
    await _clear_texts(
        tx,
        NameFilter({user.name, normalize_name(user.name), *named.values()}),
        played,
        named.keys(),
    )
    for table in all_tables().values():
        await privacy.clear_rows(tx, table, user.key)
    await _clear_account(ctx, tx, user, former_names)
    return played


async def _clear_account(ctx: Context, tx: Transaction, user: User, former_names: Mapping[int, str]) -> None:
    """Clear a user's row, except for a hash of their Discord id while limits apply to them."""
    row, salt = await users.get(tx, user.key), ctx.new_secret()
    is_limited = await limits.is_limited(ctx, tx, user.key)
    known = (
        salted_hash(row.user_id, salt) if row is not None and row.user_id is not None and is_limited else None
    )
    await users.clear(tx, user.key, ctx.now(), known, None if known is None else salt)
    for guild in await users.names_of(tx, user.key):
        await users.set_names(tx, guild, {user.key: former_names.get(guild, FORMER_MEMBER)})


async def _clear_texts(tx: Transaction, names: NameFilter, played: Set[int], guilds: Set[int]) -> None:
    """Empty all texts that contain any of a user's names."""
    for table in all_tables().values():
        if not table.name_columns:
            continue
        for row in await privacy.rows_with_texts(tx, table, played, guilds):
            changed = {
                column: emptied
                for column, keys in table.name_columns.items()
                if (emptied := names.redact(row[column], keys)) != row[column]
            }
            if changed:
                await privacy.rewrite(tx, table, row, changed)


async def _active_matches(tx: Transaction, user: User) -> list[MatchRow]:
    return await matches.of_user(tx, user.key, matches.ACTIVE_STATUSES, matches.NO_LIMIT)


async def _leave_all(ctx: Context, user: User) -> set[int]:
    """Give up all of a user's seats and opener's permissions.

    A seat at an open table becomes free. In a running match, a robot takes it. Return the matches that can't
    be left, because they are damaged or their rules are not supported any more. Their rows keep the user's
    key until a host ends them.
    """
    async with ctx.database.read_transaction() as tx:
        sitting = await _active_matches(tx, user)
        opened = await matches.of_opener(tx, user.key)
    held = {row.id for row in sitting if not await _leave(ctx, row.id, user)}
    for row in opened:
        await tables.release_ownership(ctx, row.id, user)
    return held


async def _leave(ctx: Context, match_id: int, user: User) -> bool:
    """Give up a seat.

    If the match has started in the meantime, the user resigns. Return False if the user can neither leave nor
    resign.
    """
    for leave in (tables.leave, replacement.resign):
        with suppress(UserError):
            await leave(ctx, match_id, user)
            return True
    return False
