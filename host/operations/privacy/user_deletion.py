"""Deleting a user's data: give up their seats, and clear their account and names.

Their finished moves stay. The remaining data refer to the user by a random key, so that other players'
matches can still be replayed.

The work is done in short transactions, so that nobody else waits for it. The account is cleared last. Until then a job
of the user continues a deletion that was interrupted.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from contextlib import suppress

from host.core import jobs
from host.core.context import FORMER_MEMBER, Context
from host.core.errors import UserError
from host.core.features import features, publish
from host.core.jobs import Job, JobDeferred
from host.core.owners import Owner, user_owner
from host.core.users import User, normalize_name, salted_hash
from host.decisions.replace import replacement
from host.matches.settings.events import UserDeleting
from host.operations.privacy import limits
from host.operations.privacy.name_filter import NameFilter
from host.operations.privacy.user_texts import clear_texts, clear_texts_in
from host.tables.tables import tables
from storage.core.database import Transaction
from storage.core.tables import all_tables
from storage.matches import users
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.operations.privacy import clearing, user_rows

log = logging.getLogger(__name__)

MAX_PASSES = 5
"""Maximum number of passes over the user's seats.

If other processes have seated the user again after all passes, those tables keep the user's key.
"""
RESUME_DELAY = 10_000
"""Milliseconds after which an interrupted deletion is continued."""
ALL_USERS = Owner("user", 0)
"""The owner of the lock with which users are deleted one after the other."""


class FinishUserDeletion(Job, frozen=True, tag="finish-deletion"):
    """The job that continues the deletion of a user if it was interrupted."""


async def on_startup(ctx: Context) -> None:
    """Continue deletions that the end of a process has interrupted."""
    async with ctx.database.transaction() as tx:
        await jobs.make_due(tx, FinishUserDeletion)


async def handle_job(ctx: Context, owner: Owner, job: FinishUserDeletion) -> None:
    """Continue the deletion of a user, unless it was completed in the meantime."""
    if jobs.is_user_waiting():
        raise JobDeferred
    async with ctx.database.read_transaction() as tx:
        row = await users.get(tx, owner.id)
    if row is not None and row.user_id is not None:
        await delete_user(ctx, User(owner.id, ""))


async def delete_user(ctx: Context, user: User) -> None:
    """Delete a user's data.

    In their former matches, they are called a former member, in the guild's language. If this is interrupted, a job
    continues it.
    """
    async with ctx.owner_lock(ALL_USERS, "deletion"):
        await _schedule_job(ctx, user)
        await _record(ctx, user)
        left, held = await _leave_all(ctx, user)
        sizes = await _clear_in_batches(ctx, user)
        for is_last in [*[False] * (MAX_PASSES - 1), True]:
            if await _finish(ctx, user, left, None if is_last else held):
                break
            # Another process has given the user a seat in the meantime.
            more, held = await _leave_all(ctx, user)
            left |= more
        for match_id in sizes.keys() | left:
            ctx.evict(match_id)
        await ctx.database.truncate_journal()


async def _schedule_job(ctx: Context, user: User) -> None:
    async with ctx.database.transaction() as tx:
        at = ctx.now() + RESUME_DELAY
        await jobs.put(ctx, tx, user_owner(user.key), FinishUserDeletion(), not_before=at)


async def _record(ctx: Context, user: User) -> None:
    """Record the deletion for a later restore; a full disk does not prevent the deletion."""
    try:
        await ctx.record_deletion(user.key)
    except OSError as error:
        log.error("the deletion of a user was not recorded, so a restore would undo it: %s", error)


async def _clear_in_batches(ctx: Context, user: User) -> dict[int, int]:
    """Clear most of a user's data in short transactions; return their matches with the lengths of their logs."""
    for feature in features().values():
        if feature.delete_user is not None:
            await feature.delete_user(ctx, user.key)
    async with ctx.database.read_transaction() as tx:
        named, sizes = await users.names_of(tx, user.key), await user_rows.matches_of(tx, user.key)
    await clear_texts(ctx, _filter(user, named), sizes, named)
    has_more = True
    while has_more:
        async with ctx.database.transaction() as tx:
            has_more = await clearing.clear_batch(tx, user.key)
    return sizes


def _filter(user: User, named: Mapping[int, str]) -> NameFilter:
    return NameFilter({user.name, normalize_name(user.name), *named.values()})


async def _finish(ctx: Context, user: User, left: Collection[int], held: set[int] | None) -> bool:
    """Clear what identifies a user in one transaction.

    Returns False without any change if they have a seat in a match that is not among `held`; None allows all.
    """
    async with ctx.database.read_transaction() as tx:
        is_limited = await limits.is_limited(ctx, tx, user.key)
        guilds = await users.names_of(tx, user.key)
    former_names = {guild: await ctx.former_member_name(guild) for guild in guilds}
    async with ctx.database.transaction() as tx:
        seated = {row.id for row in await _active_matches(tx, user)}
        if held is not None and not seated <= held:
            return False
        await publish(ctx, tx, UserDeleting(user.key))
        named = await users.names_of(tx, user.key)
        await clear_texts_in(tx, _filter(user, named), {*left, *seated})
        for table in all_tables().values():
            await clearing.clear_rows(tx, table, user.key)
        await _clear_account(ctx, tx, user, is_limited=is_limited)
        for guild in named:
            await users.set_names(tx, guild, {user.key: former_names.get(guild, FORMER_MEMBER)})
    return True


async def _clear_account(ctx: Context, tx: Transaction, user: User, *, is_limited: bool) -> None:
    """Clear a user's row, except for a hash of their Discord id while limits apply to them."""
    row, salt = await users.get(tx, user.key), ctx.new_secret()
    if row is None or row.user_id is None:
        # Another process has just cleared it.
        return
    known = salted_hash(row.user_id, salt) if is_limited else None
    await users.clear(tx, user.key, ctx.now(), known, None if known is None else salt)


async def _active_matches(tx: Transaction, user: User) -> list[MatchRow]:
    return await matches.of_user(tx, user.key, matches.ACTIVE_STATUSES, matches.NO_LIMIT)


async def _leave_all(ctx: Context, user: User) -> tuple[set[int], set[int]]:
    """Give up all seats and the opener's permissions.

    A user leaves open tables; in running matches, robots take over. Returns the matches that the user was part of, and
    those that can't be left: damaged matches, and matches whose rules this version does not play. They keep the key
    until a host ends them.
    """
    async with ctx.database.read_transaction() as tx:
        sitting = await _active_matches(tx, user)
        opened = await matches.of_opener(tx, user.key)
    held = {row.id for row in sitting if not await _leave(ctx, row.id, user)}
    for row in opened:
        await tables.release_ownership(ctx, row.id, user)
    return {row.id for row in (*sitting, *opened)}, held


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
