"""The audit log: what hosts have done with their tools, and why."""

from __future__ import annotations

import msgspec

from host.harbour import Harbour
from host.people import Person, tidy
from storage import audits
from storage.audits import AuditRow
from storage.database import Transaction
from storage.matches import MatchRow


async def note(
    h: Harbour, tx: Transaction, match: MatchRow, by: Person, act: str, reason: str, **detail: int
) -> None:
    """Take down what a host did to a match."""
    row = AuditRow(
        server=match.server, match=match.id, person=by.id, name=tidy(by.name), act=act, reason=reason,
        detail=msgspec.json.encode(detail).decode(), at=h.now(),
    )  # fmt: skip
    await audits.add(tx, row)
