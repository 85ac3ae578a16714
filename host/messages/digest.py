"""The daily digest: one direct message a day about all matches that wait for a user.

It replaces the single notifications about turns with plenty of time.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, user_owner
from host.core.timers import Timer
from host.core.users import User
from host.matches.settings import settings
from host.matches.settings.calendars import zone_of
from host.matches.settings.events import PreferencesChanged
from host.matches.settings.settings import Preferences
from host.messages import view
from host.messages.notices import combined_notices, validity
from host.messages.notices.combined_notices import CombinedNotice
from host.messages.notices.dm import suppress_dm
from host.messages.notices.kinds import CombinedTurns
from host.messages.notices.notification_window import may_notify, notification_window
from host.messages.view import OwnMatch
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.time.clock import clocks


class SendDigest(Timer, frozen=True, tag="digest"):
    """A timer that sends a user's daily digest."""


class Digest(OutboxMessage, frozen=True, tag="daily"):
    """The daily digest, whose content is loaded when it is sent."""


NO_MATCH = 0


async def on_preferences_change(ctx: Context, tx: Transaction, event: PreferencesChanged) -> None:
    """Set the time of a user's next digest.

    The timer stays after the digest was turned off. It shows whether today's digest was already sent.
    """
    if not event.fields & {"digest_at", "zone"}:
        return
    own, owner = await settings.load_preferences(tx, event.user_key), user_owner(event.user_key)
    if own.digest_at is None:
        await outbox.delete_kinds(tx, owner, Digest)
        return
    former = [one.at for one in await timers.of_owner(tx, owner) if isinstance(one.timer, SendDigest)]
    await timers.put(tx, owner, SendDigest(), next_digest_time(own, ctx.now(), max(former, default=0)))


def next_digest_time(own: Preferences, now: int, earliest: int = 0) -> int:
    """Return when the next digest is due, in Unix milliseconds.

    It is not before the user's local day of `earliest`.
    """
    zone, minute = zone_of(own.zone), own.digest_at or 0
    day = datetime.fromtimestamp(max(now, earliest) / 1000, zone).date()
    times = (
        int(datetime.combine(day + timedelta(days=ahead), time(*divmod(minute, 60)), zone).timestamp() * 1000)
        for ahead in range(3)
    )
    return next(at for at in times if at > now)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: SendDigest) -> None:
    """Queue a digest if a match waits for the user, or postpone it to the end of quiet hours."""
    window = await notification_window(tx, NO_MATCH, owner.id)
    if window.preferences.digest_at is None:
        return
    at = window.next_time_if_absent(ctx.now())
    if at is not None and at > ctx.now():
        await timers.put(tx, owner, timer, at)
        return
    if at is not None and await clocks.matches_waiting_for(tx, owner.id):
        await outbox.replace_pending(ctx, tx, owner, Digest())
    await timers.put(tx, owner, timer, next_digest_time(window.preferences, ctx.now()))


async def suppress(ctx: Context, post: OutboxRow) -> bool:
    """Postpone or drop a digest that must not be sent now; return True if it was postponed or dropped."""
    return await suppress_dm(ctx, post, NO_MATCH, SendDigest())


async def load_waiting(ctx: Context, user_key: int) -> tuple[OwnMatch, ...]:
    """Return the matches that wait for a user, earliest deadline first.

    Muted and paused matches are left out, and matches against robots only.
    """
    found = await view.load_waiting_matches(ctx, User(user_key, ""))
    async with ctx.database.read_transaction() as tx:
        return tuple(
            [one for one in found if _waits(one) and await may_notify(ctx, tx, one.match.id, user_key)]
        )


async def load_summary(ctx: Context, user_key: int, waiting: tuple[OwnMatch, ...]) -> CombinedNotice | None:
    """Return a short notification for users who accept no direct messages; None if all turns are over."""
    async with ctx.database.read_transaction() as tx:
        turns = await validity.find_turns(ctx, tx, user_key)
    shown = {one.match.id for one in waiting}
    post = CombinedTurns(tuple(turn for turn in turns if turn.match_id in shown))
    return await combined_notices.load_combined_notice(ctx, user_key, post)


def _waits(own_match: OwnMatch) -> bool:
    """Return whether other people wait for the user in a match."""
    others = [seat for seat in own_match.seats if seat.seat != own_match.seat]
    return own_match.match.paused_since is None and any(seat.user_key is not None for seat in others)


FEATURE = Feature(
    timers=SendDigest,
    handle_timer=handle_timer,
    posts=Digest,
    subscriptions=(Subscription(PreferencesChanged, SubscriberOrder.NOTIFICATIONS, on_preferences_change),),
)
