"""Clocks: stopped and started as the match moves on, and recalculated after changes of settings."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import BroughtIn, Committed, Ended
from host.matches.settings.events import (
    PreferencesChanged,
    PreferencesChanging,
    ServerSettingsChanged,
    ServerSettingsChanging,
)
from host.time.clock import follow_settings, timing

FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.COUNT, timing.follow),
        Subscription(Ended, SubscriberOrder.COUNT, timing.forget),
        Subscription(BroughtIn, SubscriberOrder.COUNT, timing.begin_turn),
        Subscription(PreferencesChanging, SubscriberOrder.COUNT, follow_settings.before_preferences),
        Subscription(PreferencesChanged, SubscriberOrder.COUNT, follow_settings.after_preferences),
        Subscription(ServerSettingsChanging, SubscriberOrder.COUNT, follow_settings.before_server_settings),
        Subscription(ServerSettingsChanged, SubscriberOrder.COUNT, follow_settings.after_server_settings),
    ),
)
