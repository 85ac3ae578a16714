"""The audit log: what was done by authority, and why."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from msgspec import Struct

from engine.core.text import Text, Who
from host.core import kinds
from host.core.context import Context
from host.core.features import feature
from host.core.kinds import UnknownKind
from host.matches.permissions.gate import Act, UnknownAct
from storage.matches import permissions
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.matches.permissions import AuditRow

log = logging.getLogger(__name__)

PAGE = 10


class Noted(Struct, frozen=True):
    """What somebody did, to which match, and why."""

    who: str
    act: Act
    reason: str
    at: int
    """Unix milliseconds."""
    number: int | None = None
    """Of the match."""
    match: MatchRow | None = None
    """None where it is not there any more."""
    is_participant: bool = False
    """They played in the match themselves."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the people whom the act's texts name."""
        return (self.who, *self.act.others)


class Page(Struct, frozen=True):
    """A page of the acts in a server, counted from 1, the newest first."""

    number: int
    acts: tuple[Noted, ...]
    has_more: bool


class ToldAct(Struct, frozen=True):
    """The line at the table about an act."""

    match: MatchRow
    said: Text | None
    """None where the log tells it."""
    names: tuple[str, ...]
    reason: str
    is_participant: bool
    """Whoever did it plays in the match."""


async def page(ctx: Context, server: int, number: int) -> Page:
    """Return a page of what was done by authority in a server."""
    async with ctx.database.reading() as tx:
        found = await permissions.of_server(tx, server, PAGE + 1, skip=PAGE * (number - 1))
        meant = {row.match: await matches.get(tx, row.match) for row in found if row.match is not None}
    return Page(number, tuple(_read_act(row, meant) for row in found[:PAGE]), len(found) > PAGE)


def _read_act(row: AuditRow, meant: Mapping[int, MatchRow | None]) -> Noted:
    match = None if row.match is None else meant[row.match]
    return Noted(row.name, _read(row), row.reason, row.at, row.match, match, row.is_participant)


def _read(row: AuditRow) -> Act:
    try:
        act: Act = kinds.read(feature(row.feature).acts, row.feature, row.kind, row.payload)
    except UnknownKind as slip:
        log.error("an act of a kind nobody knows stands in the audit: %s", slip)
        return UnknownAct()
    return act


async def of_post(ctx: Context, act: int) -> ToldAct | None:
    """Return the line at the table about an act; None where there is none to tell."""
    async with ctx.database.reading() as tx:
        row = await permissions.get(tx, act)
        match = None if row is None or row.match is None else await matches.get(tx, row.match)
    if row is None or match is None:
        return None
    done = _read(row)
    said = done.tell(Who(0))
    if said is None and not row.is_participant:
        return None
    return ToldAct(match, said, (row.name, *done.others), row.reason, row.is_participant)
