"""The feature definition of the host tools."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import PauseChanged
from host.operations.admin.kinds import AdminAct, AdminRuling
from host.operations.admin.pauses import PauseForgotten, StillPaused, follow, ring
from host.operations.admin.tools import carry_out

FEATURE = Feature(
    acts=AdminAct,
    rulings=AdminRuling,
    handle_ruling=carry_out,
    timers=PauseForgotten,
    handle_timer=ring,
    posts=StillPaused,
    subscriptions=(Subscription(PauseChanged, SubscriberOrder.REST, follow),),
)
