"""Alerts about open tables.

Subscribers get at most one alert per day, and only if there are tables with free seats.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, user_owner
from host.core.timers import Timer
from host.core.users import User
from host.matches.match.events import TableChanged
from host.matches.settings.block_list import refuse_blocked
from host.matches.settings.time_controls import DAY, MINUTE
from host.messages.notices.dm import queue_dm, suppress_dm
from host.tables import requirements
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.messages import table_alerts
from storage.messages.table_alerts import TableAlertRow


class NotifyOpenTables(Timer, frozen=True, tag="tell"):
    """A timer that notifies a user of open tables in a guild."""

    guild_id: int


class TablesOpened(OutboxMessage, frozen=True, tag="opened"):
    """An alert about newly opened tables that a user may want to join."""

    guild_id: int


MAX_SUBSCRIBERS = 200
"""Maximum number of subscribers per guild, since each subscriber gets a separate message."""
BATCH_DELAY = 10 * MINUTE
"""Delay before an alert is sent, in milliseconds.

In the meantime, the opener's friends can join, and further tables can be added to the alert.
"""
MAX_SHOWN = 5
"""Maximum number of tables in an alert."""
NO_MATCH = 0


class OpenTables(Struct, frozen=True):
    """The tables that a user may want to join, newest first."""

    guild_id: int
    tables: tuple[MatchRow, ...]


async def subscribe(ctx: Context, guild_id: int, user: User, game: str | None) -> None:
    """Subscribe a user to alerts about new tables in a guild.

    If `game` is None, the alerts are about all games.
    """
    async with ctx.database.transaction() as tx:
        known = await table_alerts.get(tx, guild_id, user.key)
        if known is None and len(await table_alerts.of_guild(tx, guild_id)) >= MAX_SUBSCRIBERS:
            raise user_error("openings-crowded")
        last = ctx.now() - DAY if known is None else known.last_notified_at
        await table_alerts.put(
            tx, TableAlertRow(guild_id=guild_id, user_key=user.key, game=game or "", last_notified_at=last)
        )


async def unsubscribe(ctx: Context, guild_id: int, user: User) -> None:
    """Unsubscribe a user from alerts about tables in a guild."""
    async with ctx.database.transaction() as tx:
        if not await table_alerts.delete(tx, guild_id, user.key):
            raise user_error("openings-not")
        await timers.cancel(tx, user_owner(user.key), NotifyOpenTables(guild_id))


async def on_table_change(ctx: Context, tx: Transaction, event: TableChanged) -> None:
    """Schedule alerts to subscribers about an open table."""
    row = event.row
    if row.status != "open" or not row.is_public or row.seat_count < 2:
        return
    for wish in await table_alerts.of_guild(tx, row.guild_id):
        if (
            wish.game in ("", row.game)
            and wish.user_key != row.owner_key
            and wish.last_notified_at <= row.created
        ):
            await _schedule_alert(ctx, tx, wish)


async def _schedule_alert(ctx: Context, tx: Transaction, wish: TableAlertRow) -> None:
    owner, timer = user_owner(wish.user_key), NotifyOpenTables(wish.guild_id)
    if not any(set_timer.timer == timer for set_timer in await timers.of_owner(tx, owner)):
        await timers.put(tx, owner, timer, max(ctx.now() + BATCH_DELAY, wish.last_notified_at + DAY))


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: NotifyOpenTables) -> None:
    """Queue an alert about open tables, or postpone it to the end of quiet hours."""
    await queue_dm(ctx, tx, owner, NO_MATCH, TablesOpened(timer.guild_id), timer)


async def suppress_alert(ctx: Context, post: OutboxRow, alert: TablesOpened) -> bool:
    """Postpone or drop an alert that can't be sent now.

    Return whether it was postponed or dropped.
    """
    return await suppress_dm(ctx, post, NO_MATCH, NotifyOpenTables(alert.guild_id))


async def load_open_tables(ctx: Context, guild_id: int, user_key: int) -> OpenTables:
    """Return the tables that a user may join and that were opened since the user's last alert."""
    async with ctx.database.read_transaction() as tx:
        wish = await table_alerts.get(tx, guild_id, user_key)
        rows = [] if wish is None else await matches.of_guild(tx, guild_id, ("open",))
        found = [row for row in rows if wish is not None and await _is_suitable(ctx, tx, wish, row)]
    return OpenTables(guild_id, tuple(found[:MAX_SHOWN]))


async def _is_suitable(ctx: Context, tx: Transaction, wish: TableAlertRow, row: MatchRow) -> bool:
    """Return whether an alert to a subscriber should include a table.

    The alert must not reveal who has blocked whom.
    """
    if not row.is_public or row.created < wish.last_notified_at or wish.game not in ("", row.game):
        return False
    sitting = [seat.user_key for seat in await seats.of_match(tx, row.id)]
    if wish.user_key in sitting or len(sitting) >= row.seat_count:
        return False
    user = User(wish.user_key, "")
    with suppress(UserError):
        await refuse_blocked(tx, user, sitting)
        await requirements.refuse_unsuited(ctx, tx, row, user)
        return True
    return False


async def note_sent(
    ctx: Context, post: OutboxRow, open_tables: OpenTables, *, is_delivered: bool = True
) -> None:
    """Delete an alert from the outbox, and record the time if it was delivered.

    An alert is not delivered if the user can't see the channel of any of the tables.
    """
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if is_delivered:
            await table_alerts.set_last_notified(tx, open_tables.guild_id, post.owner, ctx.now())


FEATURE = Feature(
    timers=NotifyOpenTables,
    handle_timer=handle_timer,
    posts=TablesOpened,
    subscriptions=(Subscription(TableChanged, SubscriberOrder.OTHERS, on_table_change),),
)
