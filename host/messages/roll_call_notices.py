"""Notifications to players who have to confirm their seats, sent by the players' own settings."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.kinds import feature_of, name_of
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.matches.settings import settings
from host.matches.settings.settings import NotificationTarget
from host.messages.notices import deliveries
from host.messages.notices.notification_window import notification_window
from host.messages.posts.kinds import DeleteMessage
from host.tables.roll_call import roll_call
from host.tables.roll_call.kinds import RollCallAnswered, RollCallBegan
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.messages import notices


class AskLater(Timer, frozen=True, tag="later"):
    """A timer that asks a player to confirm after their quiet hours, sleep or mute."""

    user_key: int
    began: int


class AskPlayer(OutboxMessage, frozen=True, tag="ask"):
    """A notification that asks a player to confirm their seat.

    `began` is the time at which the roll call began, in Unix milliseconds.
    """

    user_key: int
    began: int


class RollCallNotice(Struct, frozen=True):
    """The content of a notification that asks a player to confirm their seat."""

    match: MatchRow
    user_key: int
    target: NotificationTarget
    closes: int
    """Unix milliseconds."""
    has_free_seats: bool
    """Whether the match starts with fewer players than the table has seats."""


async def on_began(ctx: Context, tx: Transaction, event: RollCallBegan) -> None:
    """Ask the players of a table, except those whom an earlier roll call asked within a day.

    Otherwise, a user who leaves and joins repeatedly could flood them with notifications. Their
    earlier notification is still there, and its button works.
    """
    asked = await _asked_since(tx, event.row.id, event.began - roll_call.DURATION)
    for user_key in event.missing:
        if user_key not in asked:
            await _discard_pending(tx, event.row.id, user_key)
            await _ask(ctx, tx, event.row.id, AskPlayer(user_key, event.began))


async def _asked_since(tx: Transaction, match_id: int, after: int) -> set[int]:
    """Return the users who have a notification of a roll call that began after the given time."""
    found = [deliveries.parse(row) for row in await notices.current(tx, match_id)]
    return {post.user_key for post in found if isinstance(post, AskPlayer) and post.began > after}


async def _discard_pending(tx: Transaction, match_id: int, user_key: int) -> None:
    """Delete a user's notification about an earlier roll call if it was not sent yet."""
    owner = match_owner(match_id)
    for row in await outbox.of_owner(tx, owner):
        if (row.feature, row.kind) == (feature_of(AskPlayer), name_of(AskPlayer)):
            post = outbox.parse(row)
            if post.user_key == user_key:
                await outbox.delete(tx, row)
    old = [set_timer.timer for set_timer in await timers.of_owner(tx, owner)]
    await timers.cancel(
        tx, owner, *(timer for timer in old if isinstance(timer, AskLater) and timer.user_key == user_key)
    )


async def _ask(ctx: Context, tx: Transaction, match_id: int, post: AskPlayer) -> None:
    """Queue a notification, or set a timer for the end of the player's quiet hours."""
    at = (await notification_window(tx, match_id, post.user_key)).next_time_if_absent(ctx.now())
    if at is not None and at > ctx.now():
        await timers.put(tx, match_owner(match_id), AskLater(post.user_key, post.began), at)
    elif at is not None and await deliveries.claim(ctx, tx, match_id, post):
        await outbox.add(ctx, tx, match_owner(match_id), post)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: AskLater) -> None:
    """Ask a player after their quiet hours, unless they have confirmed."""
    post = AskPlayer(timer.user_key, timer.began)
    if await _load(tx, owner.id, post) is not None:
        await _ask(ctx, tx, owner.id, post)


async def _load(tx: Transaction, match_id: int, post: AskPlayer) -> RollCallNotice | None:
    row = await matches.get(tx, match_id)
    found = None if row is None else await roll_call.load(tx, row, tuple(await seats.of_match(tx, match_id)))
    if row is None or found is None or post.user_key not in found.missing:
        return None
    own = await settings.load_preferences(tx, post.user_key)
    return RollCallNotice(row, post.user_key, own.notices, found.closes, found.has_free_seats)


async def load_notice(ctx: Context, post: OutboxRow, content: AskPlayer) -> RollCallNotice | None:
    """Return what a notification says; delete its outbox row and return None if it must not be sent now."""
    async with ctx.database.transaction() as tx:
        notice = await _load(tx, post.owner, content)
        window = await notification_window(tx, post.owner, content.user_key)
        if notice is not None and window.next_time_if_absent(ctx.now()) == ctx.now():
            return notice
        await outbox.delete(tx, post)
        await deliveries.mark_unsent(tx, post.owner, content)
        if notice is not None:
            await _ask(ctx, tx, post.owner, content)
    return None


async def note_sent(ctx: Context, post: OutboxRow, content: AskPlayer, channel: int, message: int) -> None:
    """Record a notification's message, or delete the message if the player has confirmed meanwhile."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if await _load(tx, post.owner, content) is None:
            await outbox.add(ctx, tx, match_owner(post.owner), DeleteMessage(message, channel))
            await deliveries.mark_unsent(tx, post.owner, content)
        else:
            await deliveries.note_message(ctx, tx, post.owner, content, channel, message)


async def on_answered(ctx: Context, tx: Transaction, event: RollCallAnswered) -> None:
    """Delete the notifications to players who no longer have to confirm."""
    await deliveries.delete_messages(
        ctx, tx, event.row.id, lambda sent: isinstance(sent, AskPlayer) and sent.user_key in event.user_keys
    )


FEATURE = Feature(
    timers=AskLater,
    handle_timer=handle_timer,
    posts=AskPlayer,
    subscriptions=(
        Subscription(RollCallBegan, SubscriberOrder.NOTIFICATIONS, on_began),
        Subscription(RollCallAnswered, SubscriberOrder.NOTIFICATIONS, on_answered),
    ),
)
