"""Notifications: timers of a turn's clock, and messages to the current or next player."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import ChannelChanged, Committed, Ended
from host.messages.notices import delivered, notification_window, schedule
from host.messages.notices.kinds import NoticePost, NoticeTimer
from host.messages.notices.notices import ring
from host.time.clock.events import ClockSet
from host.turns.draft import Choosing

FEATURE = Feature(
    timers=NoticeTimer,
    handle_timer=ring,
    posts=NoticePost,
    subscriptions=(
        Subscription(Choosing, SubscriberOrder.COUNT, notification_window.see),
        Subscription(Committed, SubscriberOrder.FORGET, schedule.cancel_unsent),
        Subscription(Committed, SubscriberOrder.FORGET, notification_window.follow),
        Subscription(Committed, SubscriberOrder.CALL, schedule.delete_sent),
        Subscription(Ended, SubscriberOrder.CALL, schedule.stop),
        Subscription(Ended, SubscriberOrder.FORGET, notification_window.forget),
        Subscription(ChannelChanged, SubscriberOrder.FORGET, delivered.follow_channel),
        Subscription(ClockSet, SubscriberOrder.CALL, schedule.set_timers),
    ),
)
