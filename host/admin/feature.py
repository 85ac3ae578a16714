"""The tools of those who look after a server."""

from __future__ import annotations

from host.admin.acts import AdminAct
from host.admin.pauses import PauseForgotten, StillPaused, follow, ring
from host.admin.rulings import AdminRuling
from host.admin.tools import carry_out
from host.core.features import Feature, Phase, Subscription
from host.match.events import PauseChanged

FEATURE = Feature(
    acts=AdminAct,
    rulings=AdminRuling,
    rule=carry_out,
    timers=PauseForgotten,
    ring=ring,
    posts=StillPaused,
    subscriptions=(Subscription(PauseChanged, Phase.REST, follow),),
)
