"""Delete a user's data: give up their seats, and clear their account and names.

Confirmed moves are kept. The remaining data identifies the user by a random key, so that other players'
matches can still be replayed.

The deletion runs in short transactions, so that other requests don't have to wait. The account is cleared
last. If the deletion is interrupted before that, a job continues it.
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
from host.tables.tables import ownership, tables
from storage.core.database import Transaction
from storage.core.tables import all_tables
from storage.matches import users
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.operations.privacy import clearing, user_rows

log = logging.getLogger(__name__)

MAX_PASSES = 5
"""Maximum number of passes over the user's seats.

If another process keeps adding the user to tables, the tables left after the last pass keep the user's key.
"""
RESUME_DELAY = 10_000
"""Milliseconds after which an interrupted deletion is continued."""
ALL_USERS = Owner("user", 0)
"""The owner of the lock that lets only one user deletion run at a time."""


class FinishUserDeletion(Job, frozen=True, tag="finish-deletion"):
    """A job that continues an interrupted user deletion."""


async def on_startup(ctx: Context) -> None:
    """Continue deletions that were interrupted when a process ended."""
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

    The user's matches show "former member" in the guild's language instead of their name. If the deletion is
    interrupted, a job continues it.
    """
    async with ctx.owner_lock(ALL_USERS, "deletion"):
        await _schedule_job(ctx, user)
        await _record(ctx, user)
        left, held = await _leave_all(ctx, user)
        sizes = await _clear_in_batches(ctx, user)
        for is_last in [*[False] * (MAX_PASSES - 1), True]:
            if await _finish(ctx, user, left, None if is_last else held):
                break
            # Another process has seated the user in the meantime.
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
    """Record the deletion so that it can be repeated after a restore.

    A full disk does not prevent the deletion.
    """
    try:
        await ctx.record_deletion(user.key)
    except OSError as error:
        log.error("the deletion of a user was not recorded, so a restore would undo it: %s", error)


async def _clear_in_batches(ctx: Context, user: User) -> dict[int, int]:
    """Clear most of a user's data in short transactions.

    Return the user's matches, each with the length of its log.
    """
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
    """Clear the data that identifies a user, in one transaction.

    `held` contains the matches that the user can't leave. If the user has a seat in any other match, change
    nothing and return False. If `held` is None, the seats are not checked.
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
    """Clear a user's row.

    While limits apply to the user, a hash of their Discord id is kept.
    """
    row, salt = await users.get(tx, user.key), ctx.new_secret()
    if row is None or row.user_id is None:
        # Another process has just cleared the account.
        return
    known = salted_hash(row.user_id, salt) if is_limited else None
    await users.clear(tx, user.key, ctx.now(), known, None if known is None else salt)


async def _active_matches(tx: Transaction, user: User) -> list[MatchRow]:
    return await matches.of_user(tx, user.key, matches.ACTIVE_STATUSES, matches.NO_LIMIT)


async def _leave_all(ctx: Context, user: User) -> tuple[set[int], set[int]]:
    """Give up all of a user's seats, and their permissions as opener.

    At open tables, the user is removed. In running matches, a robot replaces the user. Return two sets of
    match ids: all of the user's matches, and those that the user can't leave. A match can't be left if it is
    damaged or its rules are unsupported. It keeps the user's key until a host ends it.
    """
    async with ctx.database.read_transaction() as tx:
        sitting = await _active_matches(tx, user)
        opened = await matches.of_opener(tx, user.key)
    held = {row.id for row in sitting if not await _leave(ctx, row.id, user)}
    for row in opened:
        await ownership.release(ctx, row.id, user)
    return {row.id for row in (*sitting, *opened)}, held


async def _leave(ctx: Context, match_id: int, user: User) -> bool:
    """Give up a user's seat.

    If the match has already started, the user resigns. Return False if they can neither leave nor resign.
    """
    for leave in (tables.leave, replacement.resign):
        with suppress(UserError):
            await leave(ctx, match_id, user)
            return True
    return False
