"""Lookup of seats, and checks whether accounts can play."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.services import AppInteraction, to_user
from bot.core.words.names import clean_name
from engine.core.text import text
from host.core.errors import UserError
from host.messages.posts import cards

log = logging.getLogger(__name__)


async def seat_of(interaction: AppInteraction, match_id: int, account: discord.Member | discord.User) -> int:
    """Return the account's seat.

    Raises UserError if it has none.
    """
    status_card = await cards.get_card(interaction.client.services.ctx, match_id)
    wanted = to_user(interaction, account).key
    for seat in status_card.seats:
        if seat.user_key == wanted:
            return seat.seat
    raise UserError(text("slip-not-seated"))


def require_player(account: discord.Member | discord.User) -> None:
    """Raise UserError for accounts that can't play: bots, and users who are not in this guild."""
    if account.bot:
        raise UserError(text("slip-no-bots", player=clean_name(account.display_name)))
    if not isinstance(account, discord.Member):
        raise UserError(text("slip-not-here", player=clean_name(account.display_name)))


async def add_to_thread(thread: discord.Thread, users: Sequence[discord.abc.Snowflake]) -> None:
    """Add users to a thread, since they would not see a private thread otherwise."""
    for somebody in users:
        try:
            await thread.add_user(somebody)
        except NETWORK_ERRORS as error:
            # The user can still join the thread through the link.
            log.warning("user %d could not be added to thread %d: %r", somebody.id, thread.id, error)
