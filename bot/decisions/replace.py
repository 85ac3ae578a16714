"""Substitutions: `/game join`, `resign` and `replace`, `/host replace`, and their buttons."""

from __future__ import annotations

from enum import StrEnum

import discord

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, ctx_of, person, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, button, card, rows, texts
from bot.core.words.names import clean_name
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import FREE, KEPT, SEATED
from bot.matches.match.lookup import channel_match, find_match, unfinished_match_choices
from bot.matches.match.seats import bring_in, refuse_unless_player, seat_of
from bot.matches.match.titles import title
from bot.matches.permissions import Reason, acting_host, answer_ruled, authority_of
from bot.tables.tables import actions
from engine.core.text import LocalizedText, text
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.replace.resignation import WayBack
from host.matches.match.match import is_bound
from host.messages import view
from host.messages.posts import cards
from storage.matches.match.matches import MatchRow

SURE = {"day": "resign-sure", "used": "resign-sure-again", "over": "resign-sure-last"}


class ReplaceClick(StrEnum):
    """Names in custom ids; SUBSTITUTE takes a seat number."""

    SUBSTITUTE = "substitute"
    TAKE = "take"
    RESIGN_ASK = "resignask"
    RESIGN = "resign"


def ask_to_resign(match: MatchRow, way: WayBack, translate: Translator) -> MessageView:
    """Ask a player to confirm that they resign, and explain how they can return."""
    asked = translate(text(SURE[way], match=title(match, translate)))
    yes = button(
        translate(LocalizedText("button-resign")), custom_id(match.id, ReplaceClick.RESIGN), Style.danger
    )
    cost = translate(LocalizedText("resign-league")) if is_bound(match) else ""
    return MessageView(card(texts(asked, cost), rows([yes])))


async def take_seat(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Take a seat at an open table or in a running match: the user's own former seat or a free one."""
    row, _ = await view.find(ctx_of(interaction), match_id)
    if row.status != "running":
        return await actions.join(interaction, match_id, translate)
    if await replacement.may_return(ctx_of(interaction), match_id, person_of(interaction)):
        return await come_back(interaction, match_id, translate)
    return await substitute(interaction, match_id, translate)


async def ask_before_resigning(
    interaction: AppInteraction, match_id: int, translate: Translator
) -> MessageView:
    """Ask a player to confirm that they resign, and explain how they can return."""
    ctx = ctx_of(interaction)
    row, _ = await view.find(ctx, match_id)
    return ask_to_resign(row, await replacement.return_seat(ctx, match_id, person_of(interaction)), translate)


async def resign(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Give up the user's seat; a robot takes over."""
    row = await replacement.resign(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-resign", translate)


async def substitute(
    interaction: AppInteraction, match_id: int, translate: Translator, seat: int | None = None
) -> MessageView:
    """Take the seat of a player who left: the given seat, or the only one available."""
    taken = await replacement.substitute(ctx_of(interaction), match_id, person_of(interaction), seat)
    key = "done-substitute-asked" if taken.is_asked else "done-substitute"
    return answer_done(interaction, taken.match, key, translate)


async def come_back(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Take back the user's own seat from a robot."""
    row = await replacement.return_to_seat(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-return", translate)


async def substitute_by_button(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Take the seat of the button."""
    return await substitute(interaction, click.match_id, translate, click.number)


@command("resign", within="game")
async def resign_command(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Resign after a confirmation; a robot takes over."""
    return await ask_before_resigning(interaction, (await find_match(interaction, match)).id, translate)


@command("replace", within="game")
async def replace(
    interaction: AppInteraction,
    translate: Translator,
    player: discord.User,
    substitute: discord.Member | discord.User | None = None,
    reason: str | None = None,
) -> MessageView:
    """Replace a player by another user or a robot, or start a vote about it."""
    ctx, meant, by = ctx_of(interaction), (await channel_match(interaction)).id, person_of(interaction)
    new = _player(interaction, substitute)
    seat = await seat_of(interaction, meant, player)
    name = (await cards.card(ctx, meant)).names[seat]
    authority = await authority_of(interaction, reason or "")
    replaced = await replacement.replace(ctx, meant, seat, by, new, authority, reason or "")
    key = "done-replace-asked" if replaced.is_asked else _done(new)
    post = answer_done(interaction, replaced.match, key, translate, player=clean_name(name))
    if substitute is not None and isinstance(interaction.channel, discord.Thread):
        await bring_in(interaction.channel, [substitute])
    return post


@command("host-replace", within="host")
async def host_replace(
    interaction: AppInteraction,
    translate: Translator,
    player: discord.User,
    reason: Reason,
    substitute: discord.Member | discord.User | None = None,
    match: str | None = None,
) -> MessageView:
    """Give a player's seat to another user or a robot."""
    ctx, by = ctx_of(interaction), await acting_host(interaction, reason)
    meant = await find_match(interaction, match)
    seat, new = await seat_of(interaction, meant.id, player), _player(interaction, substitute)
    replaced = await replacement.rule(ctx, meant.id, seat, by, new)
    place = interaction.guild.get_thread(meant.channel) if interaction.guild else None
    if substitute is not None and place is not None:
        await bring_in(place, [substitute])
    name = clean_name(player.display_name)
    key = "done-replace-offered" if replaced.is_asked else _done(new)
    return await answer_ruled(interaction, replaced.match, by, key, translate, player=name)


def _done(new: User | None) -> str:
    """Return the translation key of the answer after a substitution."""
    return "done-replace-robot" if new is None else "done-replace"


def _player(interaction: AppInteraction, account: discord.Member | discord.User | None) -> User | None:
    """Return the user who takes over; None for a robot.

    Raises UserError if the account cannot play here.
    """
    if account is None:
        return None
    refuse_unless_player(account)
    return person(interaction, account)


@command("join", within="game")
async def join(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Take a seat at an open table or in a running match."""
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
            place="free-seat",
            click=ReplaceClick.SUBSTITUTE,
            label="button-substitute",
            style=Style.success,
            order=1,
        ),
        Button(place=FREE, click=ReplaceClick.TAKE, label="button-join", style=Style.success, order=10),
        Button(place=KEPT, click=ReplaceClick.TAKE, label="button-return", style=Style.success, order=10),
        Button(
            place=SEATED,
            click=ReplaceClick.RESIGN_ASK,
            label="button-resign-ask",
            style=Style.danger,
            order=90,
        ),
    ),
)
