"""Public messages about a match: the card, rulings, chapters, the outcome."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
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
        Subscription(Committed, Phase.TELL, tell),
        Subscription(Ended, Phase.TELL, show_change),
        Subscription(TableChanged, Phase.TELL, show_change),
        Subscription(DeadlineMoved, Phase.TELL, show_change),
        Subscription(BindingPosted, Phase.TELL, show_change),
        Subscription(BroughtIn, Phase.TELL, show_change),
        Subscription(ChannelChanged, Phase.TELL, follow_channel),
    ),
)
