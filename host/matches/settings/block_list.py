"""Block lists, which are private to their owner and apply whenever a user joins a match."""

from __future__ import annotations

from collections.abc import Iterable

from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.matches.settings import settings, updates
from storage.core.database import Transaction
from storage.matches import users

MAX_BLOCKED = 25
"""Maximum length of a block list.

A longer list would let players avoid all opponents but those of their choice.
"""


async def blocked_users(ctx: Context, user: User) -> tuple[int, ...]:
    """Return the users on a user's block list, excluding deleted users."""
    async with ctx.database.read_transaction() as tx:
        return await _without_deleted(tx, (await settings.load_preferences(tx, user.key)).blocked)


async def _without_deleted(tx: Transaction, user_keys: tuple[int, ...]) -> tuple[int, ...]:
    known = await users.ids(tx, user_keys)
    return tuple(user_key for user_key in user_keys if user_key in known)


async def toggle_block(ctx: Context, user: User, other: User) -> bool:
    """Block or unblock another user, and return whether they are now blocked.

    Matches that both users are playing continue.
    """
    if user.key == other.key:
        raise user_error("avoids-oneself")
    async with ctx.database.read_transaction() as tx:
        ids = await _without_deleted(tx, (await settings.load_preferences(tx, user.key)).blocked)
    if other.key not in ids and len(ids) >= MAX_BLOCKED:
        raise user_error("avoids-too-many", most=MAX_BLOCKED)
    left = tuple(one for one in ids if one != other.key)
    await updates.update_preferences(ctx, user, blocked=left if other.key in ids else (*ids, other.key))
    return other.key not in ids


async def blocked_among(tx: Transaction, user_key: int, others: Iterable[int]) -> frozenset[int]:
    """Return the users in `others` whom a user has blocked.

    The result must not be shown to other users.
    """
    return frozenset(others).intersection((await settings.load_preferences(tx, user_key)).blocked)


async def refuse_blocked(tx: Transaction, user: User, user_keys: Iterable[int | None]) -> None:
    """Raise UserError if a user has blocked, or is blocked by, any of the seated players.

    The error does not reveal who blocked whom.
    """
    others = {user_key for user_key in user_keys if user_key is not None and user_key != user.key}
    own = (await settings.load_preferences(tx, user.key)).blocked
    if others.intersection(own):
        raise user_error("no-seat-for-you")
    for other in sorted(others):
        if user.key in (await settings.load_preferences(tx, other)).blocked:
            raise user_error("no-seat-for-you")
