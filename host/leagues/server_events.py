"""Server events (Discord scheduled events) that show when a season is played.

They are optional: if Discord refuses one, the season continues as usual.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, season_owner
from host.core.timers import Timer
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.season_log import LoadedSeason, SeasonChanged
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.entries import PlayBegun
from host.leagues.season.schedule import due_at
from host.leagues.season.season import Status
from host.matches.settings.calendars import Interval
from host.matches.settings.time_controls import DAY, MINUTE
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.leagues.league import server_events as stored
from storage.leagues.league.server_events import SeasonServerEventRow
from storage.time.clock import outages as stored_outages
from storage.time.clock.outages import NO_END

__all__ = [
    "FEATURE", "PlayDates", "RetryServerEvent", "SeasonServerEventRow", "ServerEventState", "UpdateServerEvent",
    "forget_event", "handle_timer", "is_enabled", "load_state", "note_failed", "on_change", "play_dates",
    "queue_update", "save_event", "set_enabled",
]  # fmt: skip
MAX_ATTEMPTS = 5
RETRY_INTERVAL = 10 * MINUTE
"""Milliseconds before a failed update is repeated. The season's messages do not wait for it."""


class UpdateServerEvent(OutboxMessage, frozen=True, tag="update"):
    """A request to create, change or delete a season's server event, so that it shows the season's dates."""

    attempts: int = 0
    """Number of times that the update has failed."""


class RetryServerEvent(Timer, frozen=True, tag="retry"):
    """A timer that repeats a failed update."""

    attempts: int


class PlayDates(Struct, frozen=True):
    """The dates of a season's play, in Unix milliseconds."""

    starts: int
    ends: int


class ServerEventState(Struct, frozen=True):
    """The state of a season's server event before and after an update."""

    loaded: LoadedSeason
    event: SeasonServerEventRow | None
    """The current event; None if there is none."""
    wanted: PlayDates | None
    """The dates that the event should show; None if there should be no event."""
    is_over: bool
    """Whether the season was played, so that an event that has started ends instead of being deleted."""


def play_dates(loaded: LoadedSeason, outages: Sequence[Interval] = ()) -> PlayDates | None:
    """Return the dates of a season's play, or None if they are unknown.

    A cup begins as soon as it is full, so its dates are unknown until sign-up has closed.
    """
    plan, log = loaded.plan, loaded.log
    begun = next((item.at for item in reversed(log) if isinstance(item.entry, PlayBegun)), None)
    if begun is not None:
        ends = due_at(plan, log, "end", 0, outages)
        return None if ends is None else PlayDates(begun, ends)
    starts = due_at(plan, log, "begin", 0, outages)
    if starts is None and (drawn := due_at(plan, log, "draw", 0, outages)) is not None:
        starts = drawn if FORMATS[plan.format].begins_when_full else drawn + DAY
    if starts is None and not FORMATS[plan.format].begins_when_full:
        closes = due_at(plan, log, "close", 0, outages)
        starts = None if closes is None else closes + (plan.confirm_days + 1) * DAY
    return None if starts is None else PlayDates(starts, starts + plan.play_days * DAY)


async def queue_update(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    """Queue an update of a season's server event if the league has server events."""
    if await stored.is_enabled(tx, loaded.league.id):
        await outbox.replace_pending(ctx, tx, season_owner(loaded.id), UpdateServerEvent())


async def on_change(ctx: Context, tx: Transaction, event: SeasonChanged) -> None:
    """Queue an update unless only log entries were added that change neither the status nor the dates."""
    if event.before is None or _summary(event.before) != _summary(event.after):
        await queue_update(ctx, tx, event.after)


def _summary(loaded: LoadedSeason) -> tuple[Status, PlayDates | None]:
    return loaded.season.status, play_dates(loaded)


async def set_enabled(ctx: Context, tx: Transaction, league_id: int, *, is_enabled: bool) -> None:
    """Turn the server events of a league on or off, and update the event of its newest season."""
    await stored.set_enabled(tx, league_id, is_enabled=is_enabled)
    newest = await season_log.load_latest(tx, league_id)
    if newest is not None:
        await outbox.replace_pending(ctx, tx, season_owner(newest.id), UpdateServerEvent())


async def is_enabled(ctx: Context, league_id: int) -> bool:
    """Return whether a league's seasons have server events."""
    async with ctx.database.read_transaction() as tx:
        return await stored.is_enabled(tx, league_id)


async def load_state(ctx: Context, season_id: int) -> ServerEventState:
    """Return a season's current server event and the one that it should have."""
    async with ctx.database.read_transaction() as tx:
        loaded = await season_log.load(tx, season_id)
        found = await stored_outages.ended_after(tx, loaded.log[0].at, loaded.league.guild_id)
        over = [(outage.began, outage.ended) for outage in found if outage.ended < NO_END]
        dates = play_dates(loaded, over)
        status = loaded.season.status
        is_shown = status not in {"protest", "over", "void"} and await stored.is_enabled(tx, loaded.league.id)
        event = await stored.get(tx, season_id)
    is_current = is_shown and dates is not None and dates.ends > ctx.now()
    return ServerEventState(loaded, event, dates if is_current else None, status in {"protest", "over"})


async def save_event(ctx: Context, row: SeasonServerEventRow) -> None:
    """Save the server event that Discord has created or changed."""
    async with ctx.database.transaction() as tx:
        await stored.put(tx, row)


async def forget_event(ctx: Context, season_id: int) -> None:
    """Delete the row of a server event that was deleted or is over."""
    async with ctx.database.transaction() as tx:
        await stored.delete(tx, season_id)


async def note_failed(ctx: Context, post: OutboxRow, content: UpdateServerEvent) -> None:
    """Delete a failed update from the outbox, and repeat it later unless it has failed too often."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        attempts = content.attempts + 1
        if attempts < MAX_ATTEMPTS:
            owner = season_owner(post.owner)
            await timers.put(tx, owner, RetryServerEvent(attempts), ctx.now() + RETRY_INTERVAL)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: RetryServerEvent) -> None:
    """Repeat a failed update."""
    await outbox.replace_pending(ctx, tx, owner, UpdateServerEvent(timer.attempts))


FEATURE = Feature(
    posts=UpdateServerEvent,
    timers=RetryServerEvent,
    handle_timer=handle_timer,
    subscriptions=(Subscription(SeasonChanged, SubscriberOrder.OTHERS, on_change),),
)
