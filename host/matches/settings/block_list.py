"""Block lists.

They are private to their owner and apply wherever a user takes a seat.
"""

from __future__ import annotations

from collections.abc import Iterable

from host.core.context import Context
from host.core.errors import user_error
from host.core.people import User
from host.matches.settings import settings, updates
from storage.core.database import Transaction
from storage.matches import users

MAX_BLOCKED = 25
"""Maximum length of a block list. A longer one would let players choose their opponents."""


async def blocked_users(ctx: Context, person: User) -> tuple[int, ...]:
    """Return the users on a user's block list, except deleted ones."""
    async with ctx.database.read_transaction() as tx:
        return await _known(tx, (await settings.of_person(tx, person.id)).blocked)


async def _known(tx: Transaction, avoided: tuple[int, ...]) -> tuple[int, ...]:
    known = await users.ids(tx, avoided)
    return tuple(one for one in avoided if one in known)


async def toggle(ctx: Context, person: User, other: User) -> bool:
    """Block or unblock another user, and return whether they are blocked now.

    Matches in which both play continue.
    """
    if person.id == other.id:
        raise user_error("avoids-oneself")
    async with ctx.database.read_transaction() as tx:
        ids = await _known(tx, (await settings.of_person(tx, person.id)).blocked)
    if other.id not in ids and len(ids) >= MAX_BLOCKED:
        raise user_error("avoids-too-many", most=MAX_BLOCKED)
    left = tuple(one for one in ids if one != other.id)
    await updates.change_preferences(ctx, person, blocked=left if other.id in ids else (*ids, other.id))
    return other.id not in ids


async def blocked_among(tx: Transaction, person: int, others: Iterable[int]) -> frozenset[int]:
    """Return which of these users a user blocks.

    The result must not be shown to others.
    """
    return frozenset(others).intersection((await settings.of_person(tx, person)).blocked)


async def refuse_blocked(tx: Transaction, person: User, sitting: Iterable[int | None]) -> None:
    """Check that a user and the seated players don't block each other.

    Raises UserError, whose text does not reveal who blocks whom.
    """
    others = {one for one in sitting if one is not None and one != person.id}
    own = (await settings.of_person(tx, person.id)).blocked
    if others.intersection(own):
        raise user_error("no-seat-for-you")
    for other in sorted(others):
        if person.id in (await settings.of_person(tx, other)).blocked:
            raise user_error("no-seat-for-you")
