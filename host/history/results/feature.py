"""Results of finished matches, stored in the transaction that ends them."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.history.results.recorder import follow, follow_brought_in
from host.matches.match.events import BroughtIn, Committed

FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.COUNT, follow),
        Subscription(BroughtIn, SubscriberOrder.COUNT, follow_brought_in),
    )
)
