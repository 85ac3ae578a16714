"""Resigning and replacing players.

Commands: `/game join`, `/game resign`, `/game replace` and `/host replace`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

import discord

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, acting_user, ctx_of, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style
from bot.core.words.names import clean_name
from bot.matches.dismissal import question_message
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import JOINABLE, RETURNABLE, SEATED
from bot.matches.match.lookup import channel_match, find_match, unfinished_match_choices
from bot.matches.match.seats import add_to_thread, require_player, seat_of
from bot.matches.match.titles import title
from bot.matches.permissions import Reason, acting_host, answer_ruled, authority_of
from bot.tables.tables import actions
from engine.core.text import LocalizedText, text
from host.core.users import User
from host.decisions.ending import EndingEffect
from host.decisions.replace import replacement
from host.decisions.replace.resignation import ReturnOption
from host.matches.match.match import is_season_match
from host.messages import view
from host.messages.posts import cards
from storage.matches.match.matches import MatchRow

CONFIRM_KEYS: Mapping[ReturnOption | EndingEffect, str] = MappingProxyType(
    {
        "day": "resign-sure",
        "used": "resign-sure-again",
        "over": "resign-sure-last",
        "eliminated": "resign-sure-eliminated",
        "ended": "resign-sure-ended",
        "team": "resign-sure-team",
    }
)


DONE_KEYS: Mapping[str, str] = MappingProxyType(
    {"eliminated": "done-resign-eliminated", "ended": "done-resign-ended", "team": "done-resign-team"}
)


class ReplaceClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    A custom id with SUBSTITUTE also contains a seat number.
    """

    SUBSTITUTE = "substitute"
    TAKE = "take"
    RESIGN_ASK = "resignask"
    RESIGN = "resign"


def resign_confirmation(
    match: MatchRow, effect: ReturnOption | EndingEffect, translate: Translator
) -> MessageView:
    """Build the message that asks a player to confirm their resignation.

    It explains what follows, and how they can return.
    """
    asked = translate(text(CONFIRM_KEYS[effect], match=title(match, translate)))
    yes = ("button-resign", custom_id(match.id, ReplaceClick.RESIGN))
    is_leaving = effect in {"day", "used", "over"}
    cost = translate(LocalizedText("resign-league")) if is_season_match(match) and is_leaving else ""
    return question_message([asked, cost], yes, "button-keep-playing", translate)


async def take_seat(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Assign the user a seat at an open table or in a running match: their former seat or a free one."""
    row, _ = await view.load_match_with_seats(ctx_of(interaction), match_id)
    if row.status != "running":
        return await actions.join(interaction, match_id, translate)
    if await replacement.may_return(ctx_of(interaction), match_id, acting_user(interaction)):
        return await return_to_seat(interaction, match_id, translate)
    return await substitute(interaction, match_id, translate)


async def ask_before_resigning(
    interaction: AppInteraction, match_id: int, translate: Translator
) -> MessageView:
    """Build the message that asks a player to confirm their resignation.

    It explains how they can return.
    """
    ctx = ctx_of(interaction)
    row, _ = await view.load_match_with_seats(ctx, match_id)
    return resign_confirmation(
        row, await replacement.return_seat(ctx, match_id, acting_user(interaction)), translate
    )


async def resign(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Resign from a match; the game declares whether a robot takes over the user's seat."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    effect = await replacement.return_seat(ctx, match_id, user)
    row = await replacement.resign(ctx, match_id, user)
    return answer_done(interaction, row, DONE_KEYS.get(effect, "done-resign"), translate)


async def substitute(
    interaction: AppInteraction, match_id: int, translate: Translator, seat: int | None = None
) -> MessageView:
    """Assign the user the seat of a player who left.

    Without `seat`, assign the only available seat.
    """
    replace_result = await replacement.take_seat(
        ctx_of(interaction), match_id, acting_user(interaction), seat
    )
    key = "done-substitute-asked" if replace_result.needs_consent else "done-substitute"
    return answer_done(interaction, replace_result.match, key, translate)


async def return_to_seat(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Return a seat to its former player and remove the robot that plays it."""
    row = await replacement.return_to_seat(ctx_of(interaction), match_id, acting_user(interaction))
    return answer_done(interaction, row, "done-return", translate)


async def substitute_by_button(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Assign the user the seat offered by the clicked button."""
    return await substitute(interaction, click.match_id, translate, click.number)


@command("resign", parent="game")
async def resign_command(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Resign after a confirmation; a robot takes over."""
    return await ask_before_resigning(interaction, (await find_match(interaction, match)).id, translate)


@command("replace", parent="game")
async def replace(
    interaction: AppInteraction,
    translate: Translator,
    player: discord.User,
    substitute: discord.Member | discord.User | None = None,
    reason: str | None = None,
) -> MessageView:
    """Replace a player with another user or a robot, or start a vote if consent is needed."""
    ctx, meant, by = ctx_of(interaction), (await channel_match(interaction)).id, acting_user(interaction)
    new = _player(interaction, substitute)
    seat = await seat_of(interaction, meant, player)
    name = (await cards.get_card(ctx, meant)).names[seat]
    authority = await authority_of(interaction, reason or "")
    replaced = await replacement.replace(ctx, meant, seat, by, new, authority, reason or "")
    key = "done-replace-asked" if replaced.needs_consent else _done(new)
    post = answer_done(interaction, replaced.match, key, translate, player=clean_name(name))
    if substitute is not None and isinstance(interaction.channel, discord.Thread):
        await add_to_thread(interaction.channel, [substitute])
    return post


@command("host-replace", parent="host")
async def host_replace(
    interaction: AppInteraction,
    translate: Translator,
    player: discord.User,
    reason: Reason,
    substitute: discord.Member | discord.User | None = None,
    match: str | None = None,
) -> MessageView:
    """Assign a player's seat to another user or a robot."""
    ctx, by = ctx_of(interaction), await acting_host(interaction, reason)
    meant = await find_match(interaction, match)
    seat, new = await seat_of(interaction, meant.id, player), _player(interaction, substitute)
    replaced = await replacement.replace_as_host(ctx, meant.id, seat, by, new)
    place = interaction.guild.get_thread(meant.channel) if interaction.guild else None
    if substitute is not None and place is not None:
        await add_to_thread(place, [substitute])
    name = clean_name(player.display_name)
    key = "done-replace-offered" if replaced.needs_consent else _done(new)
    return await answer_ruled(interaction, replaced.match, by, key, translate, player=name)


def _done(new: User | None) -> str:
    """Return the translation key for the response to a substitution."""
    return "done-replace-robot" if new is None else "done-replace"


def _player(interaction: AppInteraction, account: discord.Member | discord.User | None) -> User | None:
    """Return the user who takes over, or None for a robot.

    Raises UserError if the account can't play here.
    """
    if account is None:
        return None
    require_player(account)
    return to_user(interaction, account)


@command("join", parent="game")
async def join(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Join an open table or a running match."""
    return await take_seat(interaction, (await find_match(interaction, match)).id, translate)


for each in (resign_command, host_replace, join):
    each.autocomplete("match")(unfinished_match_choices)


FEATURE = Feature(
    commands=(
        resign_command,
        replace,
        host_replace,
        join,
    ),
    clicks={
        ReplaceClick.SUBSTITUTE: substitute_by_button,
        ReplaceClick.TAKE: on_match(take_seat),
        ReplaceClick.RESIGN_ASK: on_match(ask_before_resigning),
        ReplaceClick.RESIGN: on_match(resign),
    },
    buttons=(
        Button(
            placement="free-seat",
            click=ReplaceClick.SUBSTITUTE,
            label="button-substitute",
            style=Style.success,
            order=1,
        ),
        Button(
            placement=JOINABLE, click=ReplaceClick.TAKE, label="button-join", style=Style.success, order=10
        ),
        Button(
            placement=RETURNABLE,
            click=ReplaceClick.TAKE,
            label="button-return",
            style=Style.success,
            order=10,
        ),
        Button(
            placement=SEATED,
            click=ReplaceClick.RESIGN_ASK,
            label="button-resign-ask",
            style=Style.danger,
            order=90,
        ),
    ),
)
