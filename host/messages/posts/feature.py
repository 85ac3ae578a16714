"""Public messages about a match: the card, rulings, segments and the outcome."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import (
    ChannelChanged,
    Committed,
    DeadlineChanged,
    FairnessMessagePosted,
    MatchCancelled,
    MatchImported,
    TableChanged,
)
from host.matches.settings.events import GuildSettingsChanged
from host.messages.posts.deadline_updates import handle_job, on_outage_end, on_settings_change
from host.messages.posts.kinds import MatchPost, UpdateDeadlines
from host.messages.posts.loading import load_content
from host.messages.posts.queueing import on_channel_change, on_commit, queue_card_update
from host.time.clock.events import OutageEnded

FEATURE = Feature(
    jobs=UpdateDeadlines,
    handle_job=handle_job,
    posts=MatchPost,
    load_content=load_content,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.MESSAGES, on_commit),
        Subscription(MatchCancelled, SubscriberOrder.MESSAGES, queue_card_update),
        Subscription(TableChanged, SubscriberOrder.MESSAGES, queue_card_update),
        Subscription(DeadlineChanged, SubscriberOrder.MESSAGES, queue_card_update),
        Subscription(FairnessMessagePosted, SubscriberOrder.MESSAGES, queue_card_update),
        Subscription(MatchImported, SubscriberOrder.MESSAGES, queue_card_update),
        Subscription(ChannelChanged, SubscriberOrder.MESSAGES, on_channel_change),
        Subscription(OutageEnded, SubscriberOrder.JOBS, on_outage_end),
        Subscription(GuildSettingsChanged, SubscriberOrder.JOBS, on_settings_change),
    ),
)
