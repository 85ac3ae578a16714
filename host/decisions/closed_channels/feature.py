"""Closed channels: checks, direct messages instead of channel notifications, and paused clocks."""

from __future__ import annotations

from host.core.features import Feature
from host.decisions.closed_channels import access
from host.decisions.closed_channels.kinds import ChannelTimer, ClosedChannelPost, ClosedChannelRuling
from host.decisions.closed_channels.votes import ClosureVote

FEATURE = Feature(
    timers=ChannelTimer,
    handle_timer=access.handle_timer,
    posts=ClosedChannelPost,
    rulings=ClosedChannelRuling,
    votes=ClosureVote,
)
