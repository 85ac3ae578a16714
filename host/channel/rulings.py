"""What becomes of a match's channel."""

from __future__ import annotations

from typing import TypeAlias

from host.log.entries import Ruling


class ChannelLost(Ruling, frozen=True, kw_only=True, tag="channel-lost"):
    """The channel is gone; until there is another no clock runs."""


class Moved(Ruling, frozen=True, kw_only=True, tag="moved"):
    """The match goes on in another channel."""


ChannelRuling: TypeAlias = ChannelLost | Moved
