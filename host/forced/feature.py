"""Turns without a choice: taken as jobs."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.forced.taking import TakeForcedTurn, follow_settings, schedule, stop, take
from host.match.events import BroughtIn, Committed, Ended
from host.settings.events import PreferencesChanged

FEATURE = Feature(
    jobs=TakeForcedTurn,
    do=take,
    subscriptions=(
        Subscription(Committed, Phase.WORK, schedule),
        Subscription(BroughtIn, Phase.WORK, schedule),
        Subscription(Ended, Phase.WORK, stop),
        Subscription(PreferencesChanged, Phase.WORK, follow_settings),
    ),
)
