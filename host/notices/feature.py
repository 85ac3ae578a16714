"""Notices: timers set by the clock of a turn, posts to whoever is awaited or comes next."""

from __future__ import annotations

from host.clock.events import ClockSet
from host.core.features import Feature, Phase, Subscription
from host.draft.events import Choosing
from host.match.events import ChannelChanged, Committed, Ended
from host.notices import hearing, schedule, standing
from host.notices.kinds import NoticePost, NoticeTimer
from host.notices.notices import ring

FEATURE = Feature(
    timers=NoticeTimer,
    ring=ring,
    posts=NoticePost,
    subscriptions=(
        Subscription(Choosing, Phase.COUNT, hearing.see),
        Subscription(Committed, Phase.FORGET, schedule.let_go),
        Subscription(Committed, Phase.FORGET, hearing.follow),
        Subscription(Committed, Phase.CALL, schedule.follow),
        Subscription(Ended, Phase.CALL, schedule.stop),
        Subscription(Ended, Phase.FORGET, hearing.forget),
        Subscription(ChannelChanged, Phase.FORGET, standing.follow_channel),
        Subscription(ClockSet, Phase.CALL, schedule.set_timers),
    ),
)
