"""Notifications: turn timers, and messages to the current and the next player."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import ChannelChanged, Committed, MatchCancelled
from host.messages.notices import deliveries, notification_window, schedule
from host.messages.notices.kinds import NoticePost, NoticeTimer
from host.messages.notices.notices import handle_timer
from host.time.clock.events import ClockSet
from host.turns.draft import PlayerActed

FEATURE = Feature(
    timers=NoticeTimer,
    handle_timer=handle_timer,
    posts=NoticePost,
    subscriptions=(
        Subscription(PlayerActed, SubscriberOrder.CLOCKS, notification_window.record_activity),
        Subscription(Committed, SubscriberOrder.STALE_DATA, schedule.cancel_unsent),
        Subscription(Committed, SubscriberOrder.STALE_DATA, notification_window.on_commit),
        Subscription(Committed, SubscriberOrder.NOTIFICATIONS, schedule.delete_sent),
        Subscription(MatchCancelled, SubscriberOrder.NOTIFICATIONS, schedule.on_cancel),
        Subscription(MatchCancelled, SubscriberOrder.STALE_DATA, notification_window.on_cancel),
        Subscription(ChannelChanged, SubscriberOrder.STALE_DATA, deliveries.on_channel_change),
        Subscription(ClockSet, SubscriberOrder.NOTIFICATIONS, schedule.set_timers),
    ),
)
