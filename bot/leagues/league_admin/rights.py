"""What the bot may not do in the channel of a league, refused by name."""

from __future__ import annotations

from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.matches.match.permissions import needed_permissions, refuse_if_missing
from engine.core.text import text
from host.core.errors import Refusal


def refuse_without_rights(interaction: Here, channel: int, words: Words) -> None:
    """Refuse by name what the bot may not do in a channel: tables are threads there."""
    place = interaction.guild.get_channel(channel) if interaction.guild else None
    if place is None or interaction.guild is None:
        raise Refusal(text("slip-hosting-channel"))
    granted = place.permissions_for(interaction.guild.me)
    refuse_if_missing(granted, needed_permissions(in_thread=False, new_thread=True), words)
    refuse_if_missing(granted, iter(("send_messages",)), words)
