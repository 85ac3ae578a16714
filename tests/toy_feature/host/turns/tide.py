"""A match's tide, which turns after a given time. Players who have seen the tide turn can leave a mark."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.core.users import User, normalize_name
from host.matches.match import loading
from host.matches.match.events import MatchCancelled
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.turns import tide as marks
from storage.turns.tide import MarkRow


class TurnTide(Timer, frozen=True, tag="turn"):
    """A timer that turns the tide in a match."""

    by: str


class ShowTide(OutboxMessage, frozen=True, tag="show"):
    """An outbox message that reports that the tide has turned."""

    by: str


class Tide(Struct, frozen=True):
    """A match, and the number of marks that users have left."""

    match: MatchRow
    marks: int


async def set_tide(ctx: Context, match_id: int, user: User, minutes: int) -> MatchRow:
    """Set a timer that turns a match's tide after the given number of minutes."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        timer = TurnTide(by=normalize_name(user.name))
        await timers.put(tx, match_owner(match_id), timer, ctx.now() + minutes * 60_000)
    return row


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: TurnTide) -> None:
    """Add the message about the turned tide to the outbox when the timer fires."""
    await outbox.add(ctx, tx, owner, ShowTide(timer.by))


async def mark(ctx: Context, match_id: int, user: User) -> Tide:
    """Leave a mark for a user, and return the match with its number of marks."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        await marks.put(tx, MarkRow(match_id=match_id, user_key=user.key, at=ctx.now()))
        return Tide(row, await marks.count(tx, match_id))


async def of_match(ctx: Context, match_id: int) -> MatchRow:
    """Return the match that an outbox message belongs to."""
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def forget(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Delete a cancelled match's marks."""
    await marks.drop(tx, event.row.id)


FEATURE = Feature(
    timers=TurnTide,
    handle_timer=ring,
    posts=ShowTide,
    subscriptions=(Subscription(MatchCancelled, SubscriberOrder.STALE_DATA, forget),),
)
