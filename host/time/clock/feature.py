"""Clocks: stopped and started as the match moves on, and recalculated after changes of settings."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
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
        Subscription(Committed, Phase.COUNT, timing.follow),
        Subscription(Ended, Phase.COUNT, timing.forget),
        Subscription(BroughtIn, Phase.COUNT, timing.begin_turn),
        Subscription(PreferencesChanging, Phase.COUNT, follow_settings.before_preferences),
        Subscription(PreferencesChanged, Phase.COUNT, follow_settings.after_preferences),
        Subscription(ServerSettingsChanging, Phase.COUNT, follow_settings.before_server_settings),
        Subscription(ServerSettingsChanged, Phase.COUNT, follow_settings.after_server_settings),
    ),
)
