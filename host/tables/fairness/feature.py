"""Commit-and-reveal: messages that all users can verify."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import MatchCancelled
from host.tables.fairness.fairness import queue_secret
from host.tables.fairness.kinds import FairnessPost

FEATURE = Feature(
    posts=FairnessPost, subscriptions=(Subscription(MatchCancelled, SubscriberOrder.MESSAGES, queue_secret),)
)
