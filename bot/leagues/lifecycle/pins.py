"""Pinning messages in a league's channel."""

from __future__ import annotations

from bot.core.sending import pins
from bot.core.sending.access import ChannelLocation
from bot.core.sending.sender import Sender
from host.leagues.lifecycle.season_log import LoadedSeason


async def pin(sender: Sender, known: LoadedSeason, message_id: int) -> bool:
    """Pin a message if the bot is allowed to; return whether it is pinned."""
    location = _location(known)
    return pins.may_pin(sender.client, location) and await pins.pin(sender.client, location, message_id)


async def unpin(sender: Sender, known: LoadedSeason, message_id: int) -> bool:
    """Unpin a message; return whether that succeeded."""
    return await pins.unpin(sender.client, _location(known), message_id)


def _location(known: LoadedSeason) -> ChannelLocation:
    return ChannelLocation(known.league.guild_id, known.league.channel)
