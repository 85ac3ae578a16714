"""Votes: opening, counting and closing the votes of all features."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.decisions.vote import questions
from host.decisions.vote.kinds import VotePost, VoteTimer
from host.decisions.vote.voting import ring
from host.matches.match.events import ChannelChanged, Committed, Ended

FEATURE = Feature(
    timers=VoteTimer,
    handle_timer=ring,
    posts=VotePost,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.ASK, questions.follow),
        Subscription(Ended, SubscriberOrder.ASK, questions.close_all),
        Subscription(ChannelChanged, SubscriberOrder.ASK, questions.follow_channel),
    ),
)
