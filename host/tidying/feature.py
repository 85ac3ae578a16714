"""What a match that is over no longer needs goes."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.match.events import Committed, Ended
from host.tidying import tidying

FEATURE = Feature(
    sweep=tidying.sweep,
    subscriptions=(
        Subscription(Committed, Phase.REST, tidying.follow),
        Subscription(Ended, Phase.REST, tidying.follow),
    ),
)
