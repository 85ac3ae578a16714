"""Delivery leases: only the process with an owner's lease may send the owner's messages."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class DeliveryLeaseRow(rows.Row, frozen=True, kw_only=True):
    """A process's lease on an owner's messages; `until` is its end in unix milliseconds."""

    owner_kind: str
    owner: int
    holder: str
    until: int
    is_wanted: bool = False
    """Whether another process is waiting for the lease."""


TABLES = (
    Table(
        "delivery_leases",
        """
        owner_kind VARCHAR(16) NOT NULL,
        owner BIGINT NOT NULL,
        holder VARCHAR(64) NOT NULL,
        until BIGINT NOT NULL,
        is_wanted BOOLEAN NOT NULL,
        PRIMARY KEY (owner_kind, owner)
        """,
        row=DeliveryLeaseRow,
        scope=Scope.OWNER,
        is_exported=False,
    ),
)

_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"
_HELD = f"{_OF_OWNER} AND holder = :holder"
_GET = f"{rows.select(DeliveryLeaseRow, 'delivery_leases')} WHERE {_OF_OWNER}"
_PUT = statements.upsert("delivery_leases", DeliveryLeaseRow.__struct_fields__, ("owner_kind", "owner"))
_RENEW = f"UPDATE delivery_leases SET until = :until WHERE {_HELD}"  # noqa: S608 - only names of tables and columns
_WANT = f"UPDATE delivery_leases SET is_wanted = TRUE WHERE {_OF_OWNER}"  # noqa: S608 - only names of tables and columns
_RELEASE = f"DELETE FROM delivery_leases WHERE {_HELD}"  # noqa: S608 - only names of tables and columns
_COUNT_ATTEMPT = f"UPDATE outbox SET attempts = attempts + 1 WHERE {_OF_OWNER}"  # noqa: S608 - only names of tables and columns


async def get(tx: Transaction, owner_kind: str, owner: int) -> DeliveryLeaseRow | None:
    """Return the lease on an owner's messages, which may have expired, or None."""
    return rows.first_row(
        DeliveryLeaseRow, await tx.execute(_GET, {"owner_kind": owner_kind, "owner": owner})
    )


async def take(tx: Transaction, owner_kind: str, owner: int, holder: str, now: int, until: int) -> bool:
    """Acquire the lease on an owner's messages unless another process has it; return whether it was acquired.

    If another process has it, record that the lease is wanted. If another process's lease has expired, count
    an attempt for each pending message, because that process may have sent it.
    """
    known = await get(tx, owner_kind, owner)
    of_owner = {"owner_kind": owner_kind, "owner": owner}
    is_new = known is None or known.holder == holder
    if known is not None and not is_new and known.until > now:
        if not known.is_wanted:
            await tx.execute(_WANT, of_owner)
        return False
    lease = DeliveryLeaseRow(owner_kind=owner_kind, owner=owner, holder=holder, until=until)
    await tx.execute(_PUT, asdict(lease))
    if not is_new:
        await tx.execute(_COUNT_ATTEMPT, of_owner)
    return True


async def renew(tx: Transaction, owner_kind: str, owner: int, holder: str, until: int) -> bool:
    """Extend a process's lease until the given time; return False if the process no longer has it."""
    values = {"owner_kind": owner_kind, "owner": owner, "holder": holder, "until": until}
    return (await tx.execute(_RENEW, values)).rowcount > 0


async def release(tx: Transaction, owner_kind: str, owner: int, holder: str) -> None:
    """Delete a process's lease, unless another process has it now."""
    await tx.execute(_RELEASE, {"owner_kind": owner_kind, "owner": owner, "holder": holder})
