"""Results of finished matches, stored in the transaction that ends them."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.history.results.recorder import on_commit, on_import
from host.matches.match.events import Committed, MatchImported

FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.CLOCKS, on_commit),
        Subscription(MatchImported, SubscriberOrder.CLOCKS, on_import),
    )
)
