"""Whom somebody never wants to sit with: known to them alone, and respected wherever anybody sits down."""

from __future__ import annotations

from collections.abc import Iterable

from host.core.context import Context
from host.core.errors import refuse
from host.core.people import Person
from host.matches.settings import settings, updates
from storage.core.database import Transaction
from storage.matches import users

MAX_AVOIDED = 25
"""People whom somebody avoids; who avoids more would choose whom to win against."""


async def people_avoided(ctx: Context, person: Person) -> tuple[int, ...]:
    """Return whom somebody avoids, but for deleted users."""
    async with ctx.database.reading() as tx:
        return await _known(tx, (await settings.of_person(tx, person.id)).avoids)


async def _known(tx: Transaction, avoided: tuple[int, ...]) -> tuple[int, ...]:
    known = await users.ids(tx, avoided)
    return tuple(one for one in avoided if one in known)


async def toggle(ctx: Context, person: Person, other: Person) -> bool:
    """Have somebody avoid another person, or avoid them no more; returns whether they do now.

    Matches in which both sit go on as they are.
    """
    if person.id == other.id:
        raise refuse("avoids-oneself")
    async with ctx.database.reading() as tx:
        ids = await _known(tx, (await settings.of_person(tx, person.id)).avoids)
    if other.id not in ids and len(ids) >= MAX_AVOIDED:
        raise refuse("avoids-too-many", most=MAX_AVOIDED)
    left = tuple(one for one in ids if one != other.id)
    await updates.change_preferences(ctx, person, avoids=left if other.id in ids else (*ids, other.id))
    return other.id not in ids


async def ids_avoided(tx: Transaction, person: int, others: Iterable[int]) -> frozenset[int]:
    """Return whom of some people somebody avoids: nothing to be told anybody else."""
    return frozenset(others).intersection((await settings.of_person(tx, person)).avoids)


async def refuse_avoided(tx: Transaction, person: Person, sitting: Iterable[int | None]) -> None:
    """Refuse a seat beside somebody whom one avoids, or who avoids oneself; the words don't tell who does."""
    others = {one for one in sitting if one is not None and one != person.id}
    own = (await settings.of_person(tx, person.id)).avoids
    if others.intersection(own):
        raise refuse("no-seat-for-you")
    for other in sorted(others):
        if person.id in (await settings.of_person(tx, other)).avoids:
            raise refuse("no-seat-for-you")
