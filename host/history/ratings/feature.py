"""Ratings, which are updated when a rated match ends, or recomputed in a job."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.decisions.finding.kinds import RatingsNeeded
from host.history.ratings import rating_range, updates
from host.history.ratings.updates import ComputePools
from host.history.results.outcome import ResultCorrected, ResultStored
from host.tables.requirements import RatingChecked

FEATURE = Feature(
    jobs=ComputePools,
    handle_job=updates.handle_job,
    subscriptions=(
        Subscription(ResultStored, SubscriberOrder.OTHERS, updates.on_result),
        Subscription(ResultCorrected, SubscriberOrder.OTHERS, updates.on_correction),
        Subscription(RatingChecked, SubscriberOrder.OTHERS, rating_range.refuse_outside_range),
        Subscription(RatingsNeeded, SubscriberOrder.OTHERS, rating_range.add_ratings),
    ),
    on_startup=updates.on_startup,
)
