"""The times at which a user may be notified.

Users are not notified in their quiet hours, while they sleep, while they have muted the match, or while they
are active in it.
"""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.matches.match.events import Committed, MatchCancelled
from host.matches.settings import settings
from host.matches.settings.calendars import first_time_outside
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, MINUTE
from host.turns.draft import PlayerActed
from storage.core.database import Transaction
from storage.messages import notices
from storage.messages.notices import MuteRow
from storage.time.clock.clocks import ClockRow

ACTIVE_FOR = 15 * MINUTE
"""Time for which a user counts as active after they were last seen choosing a move, in milliseconds."""
MIN_DIGEST_TIME = 2 * DAY
"""Minimum time for a turn that only the daily digest mentions, in milliseconds."""
WINDOWS = 4
"""Maximum number of iterations when looking for a time outside both quiet hours and sleep."""


class NotificationWindow(Struct, frozen=True):
    """The conditions that restrict a user's notifications about a match."""

    preferences: Preferences
    mute: MuteRow | None
    last_active: int | None
    """When the user was last seen choosing a move, in Unix milliseconds."""

    def is_in_digest(self, clock: ClockRow) -> bool:
        """Return whether the daily digest replaces the notifications about a turn.

        The final warning is always sent.
        """
        has_time = clock.remaining_ms is None or clock.remaining_ms >= MIN_DIGEST_TIME
        return self.preferences.digest_at is not None and has_time

    def next_time(self, at: int, latest: int | None = None) -> int | None:
        """Return when to send a notification that is due at the given time, or None if it must not be sent.

        The notification is postponed while the user is active, but not beyond `latest`.
        """
        there = 0 if self.last_active is None else self.last_active + ACTIVE_FOR
        return self.next_time_if_absent(max(at, there if latest is None else min(there, latest)))

    def next_time_if_absent(self, at: int) -> int | None:
        """Return when to send a notification, ignoring the user's activity; None if it must not be sent."""
        if self.preferences.notices == "none" or (self.mute is not None and self.mute.until is None):
            return None
        return _outside_rest(self.preferences, max(at, (self.mute.until if self.mute else None) or 0))


def _outside_rest(preferences: Preferences, at: int) -> int:
    """Return the first time at or after `at` that is outside both quiet hours and sleep."""
    for _ in range(WINDOWS):
        later = first_time_outside(
            preferences.sleep, preferences.zone, first_time_outside(preferences.quiet, preferences.zone, at)
        )
        if later == at:
            break
        at = later
    return at


async def notification_window(tx: Transaction, match_id: int, user_key: int) -> NotificationWindow:
    """Return the conditions that restrict a user's notifications about a match."""
    await notices.load_notification_state(tx, match_id, [user_key])
    return NotificationWindow(
        await settings.load_preferences(tx, user_key),
        await notices.get_mute(tx, match_id, user_key),
        await notices.get_presence(tx, match_id, user_key),
    )


async def may_notify(ctx: Context, tx: Transaction, match_id: int, user_key: int) -> bool:
    """Return whether a user may be notified about a match now."""
    return (await notification_window(tx, match_id, user_key)).next_time_if_absent(ctx.now()) == ctx.now()


async def record_activity(ctx: Context, tx: Transaction, event: PlayerActed) -> None:
    """Record that a user was active in a match."""
    await notices.put_presence(tx, event.match.row.id, event.user_key, ctx.now())


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Delete the activity records of a match that is over."""
    if event.is_over:
        await notices.delete_presences(tx, event.row.id)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Delete the activity records of a match that was ended without a result."""
    await notices.delete_presences(tx, event.row.id)
