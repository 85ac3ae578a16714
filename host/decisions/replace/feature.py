"""Seats that change hands: by vote, by a host, for a substitute, back to their person."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.decisions.replace import forgetting
from host.decisions.replace.kinds import Replace, ReplaceRuling
from host.decisions.replace.questions import ReplaceQuestion
from host.decisions.replace.replacing import carry_out
from host.matches.match.events import Committed, Ended
from host.matches.settings.events import PersonForgotten

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
