"""`/game`: manage a table after it was opened."""

from __future__ import annotations

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, ctx_of, person, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style
from bot.core.words.names import clean_name
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import (
    GATHERING,
    OPEN,
    OPEN_ALONE,
    OPEN_TO_OPTIONS,
    OPENER,
    OPENER_OF_ROBOTS,
    OPENER_OF_ROOM,
    SEATED,
)
from bot.matches.match.lookup import channel_match, filter_choices, find_match, unfinished_match_choices
from bot.matches.match.seats import bring_in, refuse_unless_player
from bot.matches.permissions import Reason, acting_host
from bot.tables.tables import actions, options
from bot.tables.tables.messages import TableClick, invitation_post
from bot.tables.tables.opening import open_table
from bot.tables.tables.options import choose_typed, option_choices, show_options
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.errors import UserError
from host.matches.permissions import Authority
from host.tables.tables import tables
from storage.matches.match.matches import MatchRow


@command("leave", within="game")
async def leave(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Leave before the match begins."""
    return await actions.leave(interaction, (await channel_match(interaction)).id, translate)


@command("start", within="game")
async def start(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Start with the present players."""
    return await actions.start(interaction, (await channel_match(interaction)).id, translate)


@command("cancel", within="game")
async def cancel(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Cancel the match without a result, or start a vote about it."""
    return await actions.cancel(interaction, (await find_match(interaction, match)).id, translate)


@command("robot", within="game")
async def robot(interaction: AppInteraction, translate: Translator, level: str | None = None) -> MessageView:
    """Add a robot to a free seat."""
    return await actions.add_robot(interaction, (await channel_match(interaction)).id, translate, level)


@robot.autocomplete("level")
async def levels(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the robots of the channel's game, weakest first."""
    translate = await interaction.client.services.languages.private(interaction)
    try:
        played = (await channel_match(interaction)).game
    except UserError:
        return []
    named = [(translate(text(f"{played}-robot-{level}")), level) for level in game_of(played).robots]
    return filter_choices(named, typed)


@command("invite", within="game")
async def invite(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User
) -> MessageView:
    """Invite a user to the channel's table."""
    services, match = interaction.client.services, await channel_match(interaction)
    refuse_unless_player(player)
    row = await tables.invite(services.ctx, match.id, person_of(interaction), [person(interaction, player)])
    if isinstance(interaction.channel, discord.Thread):
        await bring_in(interaction.channel, [player])
    name = clean_name(player.display_name)
    post = answer_done(interaction, row, "done-invite", translate, player=name)
    public = await services.languages.public(row.guild_id, interaction.guild)
    return replace(post, announced=invitation_post(row, person(interaction, player).key, public))


@command("handover", within="game")
async def handover(
    interaction: AppInteraction, translate: Translator, to: discord.Member | discord.User
) -> MessageView:
    """Transfer the opener's rights to another user."""
    return await _hand_over(interaction, await channel_match(interaction), to, None, translate)


@command("host-handover", within="host")
async def host_handover(
    interaction: AppInteraction,
    translate: Translator,
    reason: Reason,
    opener: discord.Member | discord.User | None = None,
    match: str | None = None,
) -> MessageView:
    """Transfer the opener's rights by a host's authority, by default to the host."""
    by, meant = await acting_host(interaction, reason), await find_match(interaction, match)
    return await _hand_over(interaction, meant, opener or interaction.user, by, translate)


async def _hand_over(
    interaction: AppInteraction,
    match: MatchRow,
    to: discord.Member | discord.User,
    by: Authority | None,
    translate: Translator,
) -> MessageView:
    refuse_unless_player(to)
    row = await tables.hand_over(
        ctx_of(interaction), match.id, person(interaction, to), person_of(interaction), by
    )
    return answer_done(interaction, row, "done-handover", translate, player=clean_name(to.display_name))


@command("options", within="game")
async def options_command(
    interaction: AppInteraction, translate: Translator, options: str | None = None
) -> MessageView:
    """Show or set the options of the channel's table."""
    row = await channel_match(interaction)
    if options is None:
        return await show_options(interaction, row.id, translate)
    return await choose_typed(interaction, row, options, translate)


for each in (cancel, host_handover):
    each.autocomplete("match")(unfinished_match_choices)
options_command.autocomplete("options")(option_choices)


FEATURE = Feature(
    commands=(
        open_table,
        leave,
        start,
        cancel,
        robot,
        invite,
        handover,
        host_handover,
        options_command,
    ),
    clicks={
        TableClick.JOIN: on_match(actions.join),
        TableClick.LEAVE: on_match(actions.leave),
        TableClick.ROBOT: on_match(actions.add_robot),
        TableClick.ROBOT_AWAY: on_match(actions.remove_robot),
        TableClick.START: on_match(actions.start),
        TableClick.CANCEL: on_match(actions.ask_before_cancelling),
        TableClick.CANCELSURE: on_match(actions.cancel_at_once),
        TableClick.OPTIONS: on_match(options.show_options),
        TableClick.OPTION: options.choose_one,
    },
    buttons=(
        Button(place=OPEN, click=TableClick.JOIN, label="button-join", style=Style.success, order=10),
        Button(place=OPEN, click=TableClick.LEAVE, label="button-leave", order=20),
        Button(place=OPEN, click=TableClick.ROBOT, label="button-robot", order=30),
        Button(place=OPEN, click=TableClick.START, label="button-start", style=Style.primary, order=40),
        Button(place=OPEN, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=50),
        Button(place=OPEN_ALONE, click=TableClick.START, label="button-start", style=Style.primary, order=10),
        Button(
            place=OPEN_ALONE, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=20
        ),
        Button(place=OPENER, click=TableClick.START, label="button-start", style=Style.primary, order=10),
        Button(place=OPENER_OF_ROOM, click=TableClick.ROBOT, label="button-robot", order=10),
        Button(place=OPENER_OF_ROBOTS, click=TableClick.ROBOT_AWAY, label="button-robot-away", order=10),
        Button(place=GATHERING, click=TableClick.LEAVE, label="button-leave", order=10),
        Button(place=OPENER, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=90),
        Button(place=SEATED, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=95),
        Button(place=OPEN_TO_OPTIONS, click=TableClick.OPTIONS, label="button-options", order=10),
    ),
    help=(HelpPage("help-opening", 10),),
)
