"""What people have done lately that others are troubled by: of each a row, for as long as it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.tables.schema import rates

What: TypeAlias = Literal["open", "thread", "invite", "ask"]


class RateRow(rows.Row, frozen=True, kw_only=True):
    """A person did something at a time (unix milliseconds); `whom` is the one it was done to, 0 nobody.

    The database gives the id.
    """

    id: int = 0
    person: int
    what: What
    whom: int = 0
    at: int


_OF_PERSON = (rates.c.person == bindparam("of_person"), rates.c.what == bindparam("of_what"))
_SINCE = select(rates.c.whom).where(*_OF_PERSON, rates.c.at > bindparam("after"))
_FORGET = delete(rates).where(*_OF_PERSON, rates.c.at <= bindparam("before"))


async def add(tx: AsyncConnection, done: Sequence[RateRow]) -> None:
    """Keep what somebody has done."""
    if done:
        fields = [asdict(one) for one in done]
        for one in fields:
            del one["id"]
        await tx.execute(insert(rates), fields)


async def read_targets(tx: AsyncConnection, person: int, what: What, after: int) -> list[int]:
    """Return to whom somebody has done something since a time, each as often as it was."""
    found = await tx.execute(_SINCE, {"of_person": person, "of_what": what, "after": after})
    return list(found.scalars())


async def forget(tx: AsyncConnection, person: int, what: What, before: int) -> None:
    """Forget what somebody did so long ago."""
    await tx.execute(_FORGET, {"of_person": person, "of_what": what, "before": before})
