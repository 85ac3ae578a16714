"""Seats that change hands: by vote, by a host, for a substitute, back to their person."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.match.events import Committed, Ended
from host.replace import forgetting
from host.replace.acts import Replace
from host.replace.questions import ReplaceQuestion
from host.replace.replacing import carry_out
from host.replace.rulings import ReplaceRuling
from host.settings.events import PersonForgotten

FEATURE = Feature(
    acts=Replace,
    rule=carry_out,
    rulings=ReplaceRuling,
    questions=ReplaceQuestion,
    subscriptions=(
        Subscription(PersonForgotten, Phase.FORGET, forgetting.forget_person),
        Subscription(Committed, Phase.REST, forgetting.follow),
        Subscription(Ended, Phase.REST, forgetting.follow),
    ),
)
