"""Following matches of others."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.follow import following
from host.follow.kinds import MatchWentOn, TellFollower
from host.match.events import Committed, Ended

FEATURE = Feature(
    timers=TellFollower,
    ring=following.ring,
    posts=MatchWentOn,
    subscriptions=(
        Subscription(Committed, Phase.REST, following.note_moves),
        Subscription(Ended, Phase.REST, following.note_end),
    ),
)
