"""Results of finished matches, stored in the transaction that ends them."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.history.results.recorder import follow, follow_brought_in
from host.matches.match.events import BroughtIn, Committed

FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, Phase.COUNT, follow),
        Subscription(BroughtIn, Phase.COUNT, follow_brought_in),
    )
)
