"""The channel of a match: lost, and given anew."""

from __future__ import annotations

from host.channel.acts import Move
from host.channel.kinds import TellPlayer
from host.channel.rulings import ChannelRuling
from host.core.features import Feature

FEATURE = Feature(posts=TellPlayer, rulings=ChannelRuling, acts=Move)
