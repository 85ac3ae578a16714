"""Commit-and-reveal: messages that let all users verify the shuffles."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import MatchCancelled
from host.tables.fairness.fairness import queue_secret
from host.tables.fairness.kinds import FairnessPost
from host.tables.fairness.returned_words import return_words

FEATURE = Feature(
    posts=FairnessPost,
    handle_refused=return_words,
    subscriptions=(Subscription(MatchCancelled, SubscriberOrder.MESSAGES, queue_secret),),
)
