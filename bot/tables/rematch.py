"""The click that asks for a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import discord

from bot.core.features import Button, Feature, on_match
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.services import AppInteraction, ctx_of, is_host, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, note
from bot.matches.match.answers import answer_done
from bot.matches.match.bot_permissions import needed_permissions, refuse_if_missing
from bot.matches.match.buttons import FINAL, FINISHED
from bot.matches.match.titles import bold, match_link
from bot.tables.tables import opening
from engine.core.text import text
from host.core.errors import UserError
from host.matches.settings import updates
from host.messages import view
from host.tables import rematch
from host.tables.rematch import Place, Rematch


class RematchClick(StrEnum):
    """The click names in custom ids."""

    REMATCH = "rematch"


def gone_line(names: Sequence[str], translate: Translator) -> str:
    """Name the former players who have left the guild; empty if all are present."""
    if not names:
        return ""
    return "\n" + translate(text("rematch-gone", people=translate.listed(bold(names)), count=len(names)))


async def play_again(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Open the rematch of a match in this channel, or join the one that is already open."""
    ctx, user = ctx_of(interaction), person_of(interaction)
    others = await rematch.others_of(ctx, match_id, user)
    gone: list[int] = []
    if await rematch.standing_of(ctx, match_id) is None:
        await _refuse_to_open(interaction, translate)
        gone = [one for one in others if await _is_gone(interaction, one)]
    try:
        asked = await rematch.rematch(ctx, match_id, user, _place(interaction), gone=gone)
    except UserError as error:
        raise await _name_match(interaction, error, translate) from error
    return await _answer(interaction, match_id, asked, gone, translate)


def _place(interaction: AppInteraction) -> Place:
    is_thread = isinstance(interaction.channel, discord.Thread)
    return Place(interaction.channel_id or 0, is_thread=is_thread)


async def _refuse_to_open(interaction: AppInteraction, translate: Translator) -> None:
    """Reject users who may not open a match here, and channels where the bot cannot play it.

    Raises UserError.
    """
    if interaction.guild_id is None:
        raise UserError(text("slip-rematch-in-private"))
    settings = await updates.server_settings_of(ctx_of(interaction), interaction.guild_id)
    if not await is_host(interaction):
        opening.refuse_elsewhere(interaction, settings, translate)
        opening.refuse_others(interaction, settings)
    wanted = needed_permissions(in_thread=_place(interaction).is_thread)
    refuse_if_missing(interaction.app_permissions, wanted, translate)


async def _is_gone(interaction: AppInteraction, user_key: int) -> bool:
    """Return whether a user has left or was banned from the guild; False if unknown."""
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


async def _name_match(interaction: AppInteraction, error: UserError, translate: Translator) -> UserError:
    """Return the error, with a link to the match if another match is the cause."""
    if error.text.key != "refusal-channel-busy":
        return error
    busy = await view.channel_match(ctx_of(interaction), interaction.channel_id or 0)
    return error if busy is None else UserError(text("slip-rematch-busy", match=match_link(busy, translate)))


async def _answer(
    interaction: AppInteraction, match_id: int, asked: Rematch, gone: list[int], translate: Translator
) -> MessageView:
    row = asked.row
    if asked.what == "there":
        return note(translate(text("rematch-there", match=match_link(row, translate))))
    if row.started is not None:
        return answer_done(interaction, row, "done-start", translate)
    if asked.what == "joined":
        return answer_done(interaction, row, "rematch-joined", translate)
    _, sitting = await view.find(ctx_of(interaction), match_id)
    left = gone_line([seat.name for seat in sitting if seat.user_key in gone], translate)
    invited = translate.listed([translate.mention(one.key) for one in asked.invited])
    count = len(asked.invited)
    return answer_done(interaction, row, "rematch-opened", translate, people=invited, count=count, gone=left)


FEATURE = Feature(
    clicks={RematchClick.REMATCH: on_match(play_again)},
    buttons=tuple(
        Button(
            place=place, click=RematchClick.REMATCH, label="button-rematch", style=Style.success, order=order
        )
        for place, order in ((FINAL, 10), (FINISHED, 50))
    ),
)
