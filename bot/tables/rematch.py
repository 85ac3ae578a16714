"""The button for opening or joining a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import discord

from bot.core.features import Button, Feature, on_match
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.services import AppInteraction, acting_user, ctx_of, is_host, load_guild_settings
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, text_message
from bot.matches.match.answers import answer_begun, answer_done
from bot.matches.match.bot_permissions import needed_permissions, require_permissions
from bot.matches.match.buttons import FINAL, FINISHED
from bot.matches.match.titles import bold, match_link
from bot.tables.tables import opening
from engine.core.text import text
from host.core.errors import UserError
from host.matches.match.match import with_display_names
from host.messages import view
from host.tables import rematch
from host.tables.rematch import Rematch, RematchTarget


class RematchClick(StrEnum):
    """The names of clicks in custom ids."""

    REMATCH = "rematch"


def absent_players_line(names: Sequence[str], translate: Translator) -> str:
    """List former players who have left the guild; empty if all are still members."""
    if not names:
        return ""
    return "\n" + translate(text("rematch-gone", people=translate.join_list(bold(names)), count=len(names)))


async def request_rematch(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Open a match's rematch in this channel, or join it if it already exists."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    others = await rematch.users_to_invite(ctx, match_id, user)
    leavers: list[int] = []
    if await rematch.find_rematch(ctx, match_id) is None:
        await _require_may_open(interaction, translate)
        leavers = [other for other in others if await _has_left_guild(interaction, other)]
    try:
        asked = await rematch.rematch(ctx, match_id, user, _place(interaction), departed=leavers)
    except UserError as error:
        raise await _with_match_link(interaction, error, translate) from error
    return await _answer(interaction, match_id, asked, leavers, translate)


def _place(interaction: AppInteraction) -> RematchTarget:
    is_thread = isinstance(interaction.channel, discord.Thread)
    return RematchTarget(interaction.channel_id or 0, is_thread=is_thread)


async def _require_may_open(interaction: AppInteraction, translate: Translator) -> None:
    """Raise UserError if the user may not open a match here or the bot lacks permissions here."""
    if interaction.guild_id is None:
        raise UserError(text("slip-rematch-in-private"))
    settings = await load_guild_settings(interaction)
    if not await is_host(interaction):
        opening.require_allowed_channel(interaction, settings, translate)
        opening.require_opener_role(interaction, settings)
    wanted = needed_permissions(in_thread=_place(interaction).is_thread)
    require_permissions(interaction.app_permissions, wanted, translate)


async def _has_left_guild(interaction: AppInteraction, user_key: int) -> bool:
    """Return whether a user has left the guild or was banned; return False if this is unknown."""
    guild, account = interaction.guild, await interaction.client.services.accounts.id_of(user_key)
    if guild is None or account is None:
        return account is None
    try:
        await guild.fetch_member(account)
    except discord.NotFound:
        return True
    except NETWORK_ERRORS:
        return False
    return False


async def _with_match_link(interaction: AppInteraction, error: UserError, translate: Translator) -> UserError:
    """Return the error; if it was caused by another match in the channel, add a link to that match."""
    if error.text.key != "refusal-channel-busy":
        return error
    busy = await view.find_channel_match(ctx_of(interaction), interaction.channel_id or 0)
    return error if busy is None else UserError(text("slip-rematch-busy", match=match_link(busy, translate)))


async def _answer(
    interaction: AppInteraction, match_id: int, result: Rematch, absent: list[int], translate: Translator
) -> MessageView:
    row = result.row
    if result.outcome == "there":
        return text_message(translate(text("rematch-there", match=match_link(row, translate))))
    if row.started is not None:
        return await answer_begun(interaction, row, "done-start", translate)
    if result.outcome == "joined":
        return answer_done(interaction, row, "rematch-joined", translate)
    _, sitting = await view.load_match_with_seats(ctx_of(interaction), match_id)
    shown = with_display_names(tuple(sitting))
    left = absent_players_line([seat.name for seat in shown if seat.user_key in absent], translate)
    invited = translate.join_list([translate.mention(user.key) for user in result.invited])
    count = len(result.invited)
    return answer_done(interaction, row, "rematch-opened", translate, people=invited, count=count, gone=left)


FEATURE = Feature(
    clicks={RematchClick.REMATCH: on_match(request_rematch)},
    buttons=tuple(
        Button(
            placement=place,
            click=RematchClick.REMATCH,
            label="button-rematch",
            style=Style.success,
            order=order,
        )
        for place, order in ((FINAL, 10), (FINISHED, 50))
    ),
)
