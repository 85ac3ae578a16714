"""What binds the chance of a match, posted for everybody."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.fairness.binding import forget_person
from host.fairness.follow import tell_secret
from host.fairness.kinds import FairnessPost
from host.match.events import Ended
from host.settings.events import PersonForgotten

FEATURE = Feature(
    posts=FairnessPost,
    subscriptions=(
        Subscription(Ended, Phase.TELL, tell_secret),
        Subscription(PersonForgotten, Phase.FORGET, forget_person),
    ),
)
