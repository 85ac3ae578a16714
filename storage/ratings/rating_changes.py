"""What each rated match made of somebody's rating: how a rating came to be. A cache, as the ratings are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.ratings.schema import rating_changes

MAX = 200


class RatingChangeRow(rows.Row, frozen=True, kw_only=True):
    """A rating after a match; `ended` is unix milliseconds."""

    server: int
    game: str
    person: int
    ended: int
    match: int
    mu: float
    sigma: float


_OF_PERSON = (
    select(rating_changes)
    .where(
        rating_changes.c.server == bindparam("of_server"),
        rating_changes.c.game == bindparam("of_game"),
        rating_changes.c.person == bindparam("of_person"),
    )
    .order_by(rating_changes.c.ended.desc(), rating_changes.c.match.desc())
    .limit(bindparam("most"))
)


async def add(tx: AsyncConnection, made: Iterable[RatingChangeRow]) -> None:
    """Keep what a match made of ratings."""
    if values := [asdict(row) for row in made]:
        await tx.execute(writing.replace(tx, rating_changes), values)


async def replace(tx: AsyncConnection, server: int, game: str, made: Iterable[RatingChangeRow]) -> None:
    """Keep all changes of a pool in place of those that are there."""
    of_pool = rating_changes.c.server == server, rating_changes.c.game == game
    await tx.execute(delete(rating_changes).where(*of_pool))
    await add(tx, made)


async def of_person(
    tx: AsyncConnection, server: int, game: str, person: int, most: int = MAX
) -> list[RatingChangeRow]:
    """Return how somebody's rating in a pool changed, the newest first."""
    values = {"of_server": server, "of_game": game, "of_person": person, "most": most}
    return rows.every(RatingChangeRow, await tx.execute(_OF_PERSON, values))
