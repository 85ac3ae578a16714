"""Votes: opening, counting and closing the votes of all features."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.decisions.vote import votes
from host.decisions.vote.kinds import VotePost, VoteTimer
from host.decisions.vote.undeliverable import cancel_undeliverable
from host.decisions.vote.voting import handle_timer
from host.matches.match.events import ChannelChanged, Committed, MatchCancelled
from host.time.missing_games import GameReturned

FEATURE = Feature(
    timers=VoteTimer,
    handle_timer=handle_timer,
    posts=VotePost,
    handle_refused=cancel_undeliverable,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.VOTES, votes.on_commit),
        Subscription(MatchCancelled, SubscriberOrder.VOTES, votes.on_cancel),
        Subscription(ChannelChanged, SubscriberOrder.VOTES, votes.on_channel_change),
        Subscription(GameReturned, SubscriberOrder.VOTES, votes.on_game_return),
    ),
)
