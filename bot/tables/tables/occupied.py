"""The error for a channel that already has a match. It names the match and lists what the user can do."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.core.services import AppInteraction, acting_user, ctx_of, is_host
from bot.core.words.i18n import Translator
from bot.matches.match.titles import match_link
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.matches.match.match import is_season_match, seat_owners
from host.messages import view
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow


async def explain_occupied(interaction: AppInteraction, error: UserError, translate: Translator) -> UserError:
    """Return the error; if the channel already has a match, name it and list what the user can do."""
    if error.text.key != "refusal-channel-busy":
        return error
    busy = await view.find_channel_match(ctx_of(interaction), interaction.channel_id or 0)
    if busy is None or busy.status not in ACTIVE_STATUSES:
        return error
    cancel = await _cancel_suggestion(interaction, busy)
    ways = "".join(f"\n- {translate(LocalizedText(way))}" for way in _suggestions(interaction, cancel))
    return UserError(text("slip-channel-busy", match=match_link(busy, translate), ways=ways))


def _suggestions(interaction: AppInteraction, cancel: str | None) -> Iterator[str]:
    if cancel is not None:
        yield cancel
    in_thread = isinstance(interaction.channel, discord.Thread)
    yield "busy-elsewhere" if in_thread else "busy-thread"
    yield "busy-list"


async def _cancel_suggestion(interaction: AppInteraction, busy: MatchRow) -> str | None:
    """Return the key of the sentence about how the user can cancel the match; None if they can't."""
    user = acting_user(interaction)
    _, seats = await view.load_match_with_seats(ctx_of(interaction), busy.id)
    players = seat_owners(tuple(seats))
    if not is_season_match(busy):
        if busy.owner_key == user.key and (busy.status == "open" or set(players) <= {user.key}):
            return "busy-cancel"
        if busy.status == "running" and user.key in players:
            return "busy-ask"
    return "busy-host" if await is_host(interaction) else None
