"""Nudges: a player asks the bot to remind the player to move.

All players together have one nudge per turn. It is a direct message, and what the asking player sees does
not depend on the other player's notification settings. Otherwise a nudge would reveal them.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from engine.core.model import Seat
from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner, user_owner
from host.core.timers import Timer
from host.core.users import User
from host.matches.match import loading
from host.matches.match.events import Committed
from host.matches.match.match import Match
from host.matches.settings.calendars import add_running_time
from host.matches.settings.time_controls import DAY, HOUR
from host.messages.notices import deliveries
from host.messages.notices.kinds import LastCall, NotifiedTurn
from host.messages.notices.notification_window import notification_window
from host.messages.posts.kinds import DeleteMessage
from host.messages.view import OwnMatch
from host.time.clock import deadlines
from host.time.clock.rest import load_match_calendar
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import log, matches
from storage.matches.match.matches import MatchRow
from storage.time.clock.clocks import ClockRow

UNTIMED_DELAY = 2 * DAY
"""Time after which a player may be nudged in a match without a time limit, in milliseconds."""
ROUNDS = 4
"""Maximum number of iterations when looking for a time outside both rest time and quiet hours."""


class DeliverNudge(Timer, frozen=True, tag="later"):
    """A timer that sends a nudge after a user's rest or mute."""

    turn: NotifiedTurn


class Nudge(OutboxMessage, frozen=True, tag="nudge"):
    """A direct message that asks a player to move."""

    turn: NotifiedTurn


class NudgeMessage(Struct, frozen=True):
    """The content of a nudge."""

    match: MatchRow
    deadline: int | None
    """The player's deadline in Unix milliseconds."""


async def nudge(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Nudge all players who have used half of their time.

    Raises UserError if there is none, or if they were already nudged in this turn.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        late = await _late_clocks(ctx, tx, match, user)
        claimed = [clock for clock in late if await deliveries.claim(ctx, tx, match_id, _nudge(clock))]
        if not claimed:
            raise user_error("nudge-sent")
        for clock in claimed:
            await _deliver(ctx, tx, match, clock)
    return match.row


async def may_nudge(ctx: Context, own_match: OwnMatch, user: User) -> bool:
    """Return whether a user may nudge a player in a match now."""
    if own_match.is_damaged or not own_match.awaited:
        return False
    with suppress(UserError):
        async with ctx.database.read_transaction() as tx:
            match = await loading.load_running(ctx, tx, own_match.match.id)
            late = await _late_clocks(ctx, tx, match, user)
            return not all([await deliveries.is_sent(tx, match.row.id, _nudge(clock)) for clock in late])
    return False


async def _late_clocks(ctx: Context, tx: Transaction, match: Match, user: User) -> list[ClockRow]:
    """Return the clocks of the players whom a user may nudge now; raises UserError if there are none."""
    seat = match.seat_of(user)
    if seat is None or (seat in match.awaited and match.window is None):
        raise user_error("not-in-match" if seat is None else "nudge-your-turn")
    running = [clock for clock in await deadlines.clocks_of(tx, match) if clock.running_since is not None]
    if match.window is not None or not running or match.row.paused_since is not None:
        raise user_error("nudge-nobody")
    times = {clock.seat: await _nudge_time(tx, match, clock) for clock in running}
    late = [clock for clock in running if times[clock.seat] <= ctx.now()]
    if not late:
        raise user_error("nudge-early", hours=-(-(min(times.values()) - ctx.now()) // HOUR))
    return late


async def _nudge_time(tx: Transaction, match: Match, clock: ClockRow) -> int:
    """Return from when on a player may be nudged, in Unix milliseconds.

    It is halfway from the beginning of the turn to the deadline. Both are public, so that it reveals nothing
    about when the player sleeps.
    """
    entries = await log.read(tx, match.row.id, clock.turn - 1)
    began = entries[0].at if entries else clock.running_since or 0
    deadline = await deadlines.clock_deadline(tx, match, clock)
    return began + UNTIMED_DELAY if deadline is None else (began + deadline) // 2


def _turn(clock: ClockRow) -> NotifiedTurn:
    return NotifiedTurn(clock.match_id, clock.seat, clock.turn)


def _nudge(clock: ClockRow) -> Nudge:
    return Nudge(_turn(clock))


async def _deliver(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> None:
    """Queue a nudge, or set a timer for the next time at which the player may be notified."""
    user_key = match.seats[clock.seat].user_key
    at = None if user_key is None else await _delivery_time(ctx, tx, match, clock, user_key)
    if user_key is None or at is None:
        return
    if at > ctx.now():
        await timers.put(tx, user_owner(user_key), DeliverNudge(_turn(clock)), at)
    else:
        await outbox.add(ctx, tx, user_owner(user_key), _nudge(clock))


async def _delivery_time(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, user_key: int
) -> int | None:
    """Return when a player may get a nudge, or None if they must not get it.

    A nudge is pointless after the final warning. The daily digest replaces it.
    """
    window = await notification_window(tx, match.row.id, user_key)
    is_warned = await deliveries.is_sent(tx, match.row.id, LastCall(clock.seat, clock.turn))
    if is_warned or window.is_in_digest(clock):
        return None
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since or ctx.now())
    at = ctx.now()
    for _ in range(ROUNDS):
        awake = add_running_time(calendar, at, 1) - 1
        later = window.next_time(awake)
        if later is None or later == at:
            return later
        at = later
    return at


async def _load_turn(
    ctx: Context, tx: Transaction, turn: NotifiedTurn, user_key: int
) -> tuple[Match, ClockRow] | None:
    """Return the match and the clock of a nudged turn, or None if the turn is over."""
    row = await matches.get(tx, turn.match_id)
    if row is None or row.status != "running" or row.paused_since is not None:
        return None
    match = await loading.load_match(ctx, tx, row)
    clock = await deadlines.clock_of(tx, match, turn.seat)
    is_same = clock is not None and clock.turn == turn.turn and clock.running_since is not None
    return (match, clock) if clock and is_same and match.seats[turn.seat].user_key == user_key else None


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: DeliverNudge) -> None:
    """Queue a postponed nudge if the turn is not over."""
    found = await _load_turn(ctx, tx, timer.turn, owner.id)
    if found is not None:
        await _deliver(ctx, tx, *found)


async def load_message(ctx: Context, post: OutboxRow, content: Nudge) -> NudgeMessage | None:
    """Return what a nudge says; delete the outbox row and return None if it must not be sent now."""
    async with ctx.database.transaction() as tx:
        found = await _load_turn(ctx, tx, content.turn, post.owner)
        at = None if found is None else await _delivery_time(ctx, tx, *found, post.owner)
        if found is not None and at == ctx.now():
            return NudgeMessage(found[0].row, await deadlines.clock_deadline(tx, *found))
        await outbox.delete(tx, post)
        if at is not None:
            await timers.put(tx, outbox.owner_of(post), DeliverNudge(content.turn), at)
    return None


async def note_sent(ctx: Context, post: OutboxRow, content: Nudge, place: tuple[int, int] | None) -> None:
    """Record a nudge's message; `place` is None if the player accepts no direct messages."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if place is None:
            return
        channel, message = place
        if await _load_turn(ctx, tx, content.turn, post.owner) is None:
            await outbox.add(ctx, tx, match_owner(content.turn.match_id), DeleteMessage(message, channel))
        else:
            await deliveries.note_message(ctx, tx, content.turn.match_id, content, channel, message)


async def delete_sent(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Delete the messages of nudges whose turns are over."""
    current: set[Seat] = {seat for seat in event.after.asked if event.is_same_turn(seat)}
    await deliveries.delete_messages(
        ctx, tx, event.row.id, lambda sent: isinstance(sent, Nudge) and sent.turn.seat not in current
    )


FEATURE = Feature(
    timers=DeliverNudge,
    handle_timer=handle_timer,
    posts=Nudge,
    subscriptions=(Subscription(Committed, SubscriberOrder.NOTIFICATIONS, delete_sent),),
)
