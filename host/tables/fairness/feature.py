"""What binds the chance of a match, posted for everybody."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.matches.match.events import Ended
from host.matches.settings.events import PersonForgotten
from host.tables.fairness.binding import forget_person
from host.tables.fairness.fairness import tell_secret
from host.tables.fairness.kinds import FairnessPost

FEATURE = Feature(
    posts=FairnessPost,
    subscriptions=(
        Subscription(Ended, Phase.TELL, tell_secret),
        Subscription(PersonForgotten, Phase.FORGET, forget_person),
    ),
)
