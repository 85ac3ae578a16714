"""What binds the chance of a match, posted for everybody."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.fairness.follow import tell_secret
from host.fairness.kinds import FairnessPost
from host.match.events import Ended

FEATURE = Feature(posts=FairnessPost, subscriptions=(Subscription(Ended, Phase.TELL, tell_secret),))
