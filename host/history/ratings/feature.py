"""Ratings: updated in the transaction that ends a rated match, otherwise recomputed in a job."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.history.ratings import updates
from host.history.ratings.updates import ComputePools
from host.history.results.outcome import Corrected, Settled

FEATURE = Feature(
    jobs=ComputePools,
    do=updates.do,
    subscriptions=(
        Subscription(Settled, Phase.REST, updates.follow),
        Subscription(Corrected, Phase.REST, updates.follow_correction),
    ),
    sweep=updates.sweep,
)
