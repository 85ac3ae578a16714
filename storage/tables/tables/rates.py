"""What people have done lately that others are troubled by: of each a row, for as long as it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table

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


TABLES = (
    Table(
        "rates",
        """
        person BIGINT NOT NULL,
        what VARCHAR(16) NOT NULL,
        whom BIGINT NOT NULL,
        at BIGINT NOT NULL
        """,
        row=RateRow,
        is_counted=True,
        indexes=("CREATE INDEX ix_rates_person_what_at ON rates (person, what, at)",),
        of=Of.NONE,
        ids=("person", "whom"),
        is_personal=True,
    ),
)

_ADD = statements.insert("rates", RateRow.__struct_fields__[1:])
_SINCE = "SELECT whom FROM rates WHERE person = :person AND what = :what AND at > :after"
_FORGET = "DELETE FROM rates WHERE person = :person AND what = :what AND at <= :before"


async def add(tx: Transaction, done: Sequence[RateRow]) -> None:
    """Keep what somebody has done."""
    if done:
        await tx.execute(_ADD, [asdict(one) for one in done])


async def read_targets(tx: Transaction, person: int, what: What, after: int) -> list[int]:
    """Return to whom somebody has done something since a time, each as often as it was."""
    found = await tx.execute(_SINCE, {"person": person, "what": what, "after": after})
    return found.scalars()


async def forget(tx: Transaction, person: int, what: What, before: int) -> None:
    """Forget what somebody did so long ago."""
    await tx.execute(_FORGET, {"person": person, "what": what, "before": before})
