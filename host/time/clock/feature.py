"""Start and stop clocks as a match progresses, and recalculate them when settings change."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed, MatchCancelled, MatchImported
from host.matches.settings.events import (
    GuildSettingsChanged,
    GuildSettingsChanging,
    PreferencesChanged,
    PreferencesChanging,
)
from host.time.clock import settings_effects, timing

FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.CLOCKS, timing.on_commit),
        Subscription(MatchCancelled, SubscriberOrder.CLOCKS, timing.on_cancel),
        Subscription(MatchImported, SubscriberOrder.CLOCKS, timing.on_import),
        Subscription(PreferencesChanging, SubscriberOrder.CLOCKS, settings_effects.on_preferences_changing),
        Subscription(PreferencesChanged, SubscriberOrder.CLOCKS, settings_effects.on_preferences_changed),
        Subscription(
            GuildSettingsChanging, SubscriberOrder.CLOCKS, settings_effects.on_guild_settings_changing
        ),
        Subscription(
            GuildSettingsChanged, SubscriberOrder.CLOCKS, settings_effects.on_guild_settings_changed
        ),
    ),
)
