"""The audit log: what hosts have done with their tools, and why."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from host.core.context import Context
from host.core.people import Person, tidy
from storage.authority import audits
from storage.authority.audits import AuditRow
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import MatchRow

MAX_REASON = 120
PAGE = 10
MARKDOWN = re.compile(r"[\\`*_~|<>\[\]#]|(?<=:)//")
"""What would make more of a reason than words: it stands in public sentences."""


class Act(Struct, frozen=True):
    """What a host did, to which match (None: to none that is left), and why."""

    who: str
    act: str
    reason: str
    at: int
    """Unix milliseconds."""
    match: MatchRow | None = None


class Page(Struct, frozen=True):
    """A page of the acts in a server, counted from 1, the newest first."""

    number: int
    acts: tuple[Act, ...]
    has_more: bool


def reason_of(given: str) -> str:
    """Return a reason as it is told: one line, no markdown, not endless."""
    return tidy(MARKDOWN.sub("", given), MAX_REASON)


async def note(
    ctx: Context, tx: Transaction, match: MatchRow, by: Person, act: str, reason: str, **detail: int
) -> None:
    """Take down what a host did to a match."""
    row = AuditRow(
        server=match.server, match=match.id, person=by.id, name=tidy(by.name), act=act, reason=reason,
        detail=msgspec.json.encode(detail).decode(), at=ctx.now(),
    )  # fmt: skip
    await audits.add(tx, row)


async def page(ctx: Context, server: int, number: int) -> Page:
    """Return a page of what hosts have done in a server."""
    async with ctx.database.reading() as tx:
        found = await audits.of_server(tx, server, PAGE + 1, skip=PAGE * (number - 1))
        meant = {row.match: await matches.get(tx, row.match) for row in found if row.match is not None}
    return Page(number, tuple(_told(row, meant) for row in found[:PAGE]), len(found) > PAGE)


def _told(row: AuditRow, meant: Mapping[int, MatchRow | None]) -> Act:
    match = None if row.match is None else meant[row.match]
    return Act(row.name, row.act, row.reason, row.at, match)
