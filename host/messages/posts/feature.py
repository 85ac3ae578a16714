"""Public messages about a match: the card, rulings, chapters, the outcome."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import (
    BindingPosted,
    BroughtIn,
    ChannelChanged,
    Committed,
    DeadlineMoved,
    Ended,
    TableChanged,
)
from host.messages.posts.kinds import MatchPost
from host.messages.posts.loading import load
from host.messages.posts.publish import follow_channel, show_change, tell

FEATURE = Feature(
    posts=MatchPost,
    load=load,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.TELL, tell),
        Subscription(Ended, SubscriberOrder.TELL, show_change),
        Subscription(TableChanged, SubscriberOrder.TELL, show_change),
        Subscription(DeadlineMoved, SubscriberOrder.TELL, show_change),
        Subscription(BindingPosted, SubscriberOrder.TELL, show_change),
        Subscription(BroughtIn, SubscriberOrder.TELL, show_change),
        Subscription(ChannelChanged, SubscriberOrder.TELL, follow_channel),
    ),
)
