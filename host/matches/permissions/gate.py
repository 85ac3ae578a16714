"""The gate for acts by authority: who acts, the reason, the line in the audit, the line at the table.

Whether somebody has authority in a server Discord tells: an `Authority` is made for whoever manages the server or has
its host role, and for nobody else. What they do goes through `authorize`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from engine.core.text import Text, Who, text
from host.core import kinds, outbox
from host.core.context import Context
from host.core.errors import refuse
from host.core.kinds import Kind
from host.core.owners import match_owner
from host.core.people import Person, tidy
from host.matches.log.entries import Ruling
from host.matches.log.sitting import seats_had
from host.matches.permissions.kinds import TellAct
from storage.core.database import Transaction
from storage.matches import permissions
from storage.matches.match.matches import ALIVE, MatchRow
from storage.matches.permissions import AuditRow

MAX_REASON = 120
MARKS = "\\`*_~|<>[]#-/ \n"

R = TypeVar("R", bound=Ruling)


def reason_of(given: str) -> str:
    """Return a reason as it is kept: one line, not endless; of marks alone it is none.

    Whoever tells it makes it harmless (`Quote`).
    """
    return tidy(given, MAX_REASON) if given.strip(MARKS) else ""


class Authority(Struct, frozen=True):
    """Somebody who looks after a server, with the reason they give for what they do."""

    person: Person
    reason: str = ""
    server: int | None = None
    """Where they have it; None is everywhere."""
    is_agreed: bool = False
    """The others at the table have agreed to what they do."""

    @property
    def why(self) -> str:
        """Return the reason as it is told."""
        return reason_of(self.reason)

    def ruled(self, kind: Callable[..., R], **fields: int) -> R:
        """Return the entry of the log by which they decide something."""
        who: dict[str, Any] = {"name": tidy(self.person.name), "reason": self.why, "decided": self.person.id}
        return kind(**fields, **who)


class Act(Kind, frozen=True):
    """Something done by authority; features bring their own, tagged. The audit tells it as `act-<tag>`."""

    needs_reason: ClassVar[bool] = True
    is_technical: ClassVar[bool] = False
    """It helps and hurts nobody at the table."""

    @property
    def others(self) -> tuple[str, ...]:
        """Return the people its texts name as seats, after whoever did it, who is the first."""
        return ()

    def describe(self) -> Text:
        """Return how the audit tells it."""
        return Text(f"act-{kinds.name_of(self)}")

    def tell(self, host: Who) -> Text | None:
        """Return the line at the table where no entry of the log tells it; `host` stands for whoever did it."""
        return None


class UnknownAct(Act, frozen=True, tag="unknown"):
    """An act of a kind that this version does not know."""

    def describe(self) -> Text:
        """Return that it is not known what was done."""
        return text("act-unknown")


def refuse_without_reason(by: Authority, act: Act) -> None:
    """Refuse an act for which everybody is to read why; raises Refusal."""
    if act.needs_reason and not by.why:
        raise refuse("reason-needed")


async def has_played(tx: Transaction, row: MatchRow, person: Person) -> bool:
    """Tell whether somebody plays in a match, or has played in it: they may come back, and may have lost there."""
    return bool(await seats_had(tx, row.id, person.id))


async def authorize_for_server(
    ctx: Context, tx: Transaction, server: int, by: Authority, act: Act, *, is_participant: bool = False
) -> None:
    """Note an act in the audit that is about no match alone; a Refusal where a reason is needed and missing."""
    if by.server not in (None, server):
        raise refuse("unknown-match")
    refuse_without_reason(by, act)
    noted = AuditRow(
        server=server, person=by.person.id, name=tidy(by.person.name), feature=kinds.feature_of(act),
        kind=kinds.name_of(act), payload=kinds.payload_of(act), reason=by.why, at=ctx.now(),
        is_participant=is_participant,
    )  # fmt: skip
    await permissions.add(tx, noted)


async def authorize(ctx: Context, tx: Transaction, row: MatchRow, by: Authority, act: Act) -> None:
    """Note an act in the audit, and have it told at the table.

    A Refusal where a reason is needed and missing, and where the match is of another server. Whoever plays in a
    match, or has played in it, decides nothing there unless the others have agreed, or nobody else plays.
    """
    if by.server not in (None, row.server):
        raise refuse("unknown-match")
    refuse_without_reason(by, act)
    is_participant = not act.is_technical and row.status in ALIVE and await has_played(tx, row, by.person)
    if is_participant and row.status == "running" and not by.is_agreed:
        raise refuse("participant")
    noted = AuditRow(
        server=row.server, match=row.id, person=by.person.id, name=tidy(by.person.name),
        feature=kinds.feature_of(act), kind=kinds.name_of(act), payload=kinds.payload_of(act),
        reason=by.why, at=ctx.now(), is_participant=is_participant,
    )  # fmt: skip
    number = await permissions.add(tx, noted)
    if is_participant or act.tell(Who(0)) is not None:
        await outbox.add(ctx, tx, match_owner(row.id), TellAct(number))
