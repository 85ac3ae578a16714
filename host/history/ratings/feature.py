"""Ratings: changed in the transaction that ends a rated match, computed anew as a job where that does not do."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.history.ratings import keeping
from host.history.ratings.kinds import ComputePools
from host.history.results.events import Corrected, Settled

FEATURE = Feature(
    jobs=ComputePools,
    do=keeping.do,
    subscriptions=(
        Subscription(Settled, Phase.REST, keeping.follow),
        Subscription(Corrected, Phase.REST, keeping.follow_correction),
    ),
    sweep=keeping.sweep,
)
