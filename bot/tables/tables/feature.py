"""`/game`: managing a table after it was opened."""

from __future__ import annotations

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.interactions.commands import command
from bot.core.interactions.menus import user_menu
from bot.core.services import AppInteraction, acting_user, ctx_of, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style
from bot.core.words.names import clean_name
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import (
    GATHERING,
    OPEN,
    OPEN_SOLO,
    OPEN_WITH_OPTIONS,
    OPENER,
    OPENER_FREE_SEAT,
    OPENER_WITH_ROBOTS,
    SEATED,
)
from bot.matches.match.lookup import channel_match, filter_choices, find_match, unfinished_match_choices
from bot.matches.match.seats import add_to_thread, require_player
from bot.matches.permissions import Reason, acting_host
from bot.tables.tables import actions, options
from bot.tables.tables.messages import TableClick, invitation_message
from bot.tables.tables.opening import FORM_CLICKS, FORM_MODALS, open_table
from bot.tables.tables.options import option_choices, set_typed_options, show_options
from engine.core.files.library import game as game_of
from engine.core.text import text
from host.core.errors import UserError
from host.matches.permissions import Authority
from host.tables.tables import ownership, tables
from storage.matches.match.matches import MatchRow


@command("leave", parent="game")
async def leave(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Leave a table before the match starts."""
    return await actions.leave(interaction, (await channel_match(interaction)).id, translate)


@command("start", parent="game")
async def start(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Start the match with the seated players."""
    return await actions.start(interaction, (await channel_match(interaction)).id, translate)


@command("cancel", parent="game")
async def cancel(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Cancel the match without a result, or start a vote about it."""
    return await actions.cancel(interaction, (await find_match(interaction, match)).id, translate)


@command("robot", parent="game")
async def robot(interaction: AppInteraction, translate: Translator, level: str | None = None) -> MessageView:
    """Add a robot to a free seat."""
    return await actions.add_robot(interaction, (await channel_match(interaction)).id, translate, level)


@robot.autocomplete("level")
async def level_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the robots of the channel's game, weakest first."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    try:
        played = (await channel_match(interaction)).game
    except UserError:
        return []
    named = [(translate(text(f"{played}-robot-{level}")), level) for level in game_of(played).robots]
    return filter_choices(named, typed)


async def invite_player(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User
) -> MessageView:
    """Invite a user to the channel's table."""
    services, match = interaction.client.services, await channel_match(interaction)
    require_player(player)
    row = await tables.invite(
        services.ctx, match.id, acting_user(interaction), [to_user(interaction, player)]
    )
    if isinstance(interaction.channel, discord.Thread):
        await add_to_thread(interaction.channel, [player])
    name = clean_name(player.display_name)
    post = answer_done(interaction, row, "done-invite", translate, player=name)
    public = await services.languages.for_channel(interaction.client, row.guild_id, row.channel)
    return replace(post, followup=invitation_message(row, to_user(interaction, player).key, public))


invite = command("invite", parent="game")(invite_player)
invite_menu = user_menu("menu-invite")(invite_player)


@command("handover", parent="game")
async def handover(
    interaction: AppInteraction, translate: Translator, to: discord.Member | discord.User
) -> MessageView:
    """Transfer the opener's permissions to another user."""
    return await _transfer(interaction, await channel_match(interaction), to, None, translate)


@command("host-handover", parent="host")
async def host_handover(
    interaction: AppInteraction,
    translate: Translator,
    reason: Reason,
    opener: discord.Member | discord.User | None = None,
    match: str | None = None,
) -> MessageView:
    """Transfer the opener's permissions on a host's authority; by default, transfer them to the host."""
    by, meant = await acting_host(interaction, reason), await find_match(interaction, match)
    return await _transfer(interaction, meant, opener or interaction.user, by, translate)


async def _transfer(
    interaction: AppInteraction,
    match: MatchRow,
    new_opener: discord.Member | discord.User,
    by: Authority | None,
    translate: Translator,
) -> MessageView:
    require_player(new_opener)
    row = await ownership.transfer(
        ctx_of(interaction), match.id, to_user(interaction, new_opener), acting_user(interaction), by
    )
    return answer_done(
        interaction, row, "done-handover", translate, player=clean_name(new_opener.display_name)
    )


@command("options", parent="game")
async def options_command(
    interaction: AppInteraction, translate: Translator, options: str | None = None
) -> MessageView:
    """Show or set the options of the channel's table."""
    row = await channel_match(interaction)
    if options is None:
        return await show_options(interaction, row.id, translate)
    return await set_typed_options(interaction, row, options, translate)


for each in (cancel, host_handover):
    each.autocomplete("match")(unfinished_match_choices)
options_command.autocomplete("options")(option_choices)


FEATURE = Feature(
    menus=(invite_menu,),
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
    modals=FORM_MODALS,
    clicks={
        TableClick.JOIN: on_match(actions.join),
        TableClick.LEAVE: on_match(actions.leave),
        TableClick.ROBOT: on_match(actions.offer_levels),
        TableClick.ROBOT_LEVEL: actions.add_robot_of_level,
        TableClick.ROBOT_AWAY: on_match(actions.remove_robot),
        TableClick.START: on_match(actions.start),
        TableClick.CANCEL: on_match(actions.ask_before_cancelling),
        TableClick.CANCELSURE: on_match(actions.cancel_immediately),
        TableClick.OPTIONS: on_match(options.show_options),
        TableClick.OPTION: options.select_option,
        **FORM_CLICKS,
    },
    buttons=(
        Button(placement=OPEN, click=TableClick.JOIN, label="button-join", style=Style.success, order=10),
        Button(placement=OPEN, click=TableClick.LEAVE, label="button-leave", order=20),
        Button(placement=OPEN, click=TableClick.ROBOT, label="button-robot", order=30),
        Button(placement=OPEN, click=TableClick.START, label="button-start", style=Style.primary, order=40),
        Button(placement=OPEN, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=50),
        Button(
            placement=OPEN_SOLO, click=TableClick.START, label="button-start", style=Style.primary, order=10
        ),
        Button(
            placement=OPEN_SOLO, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=20
        ),
        Button(placement=OPENER, click=TableClick.START, label="button-start", style=Style.primary, order=10),
        Button(placement=OPENER_FREE_SEAT, click=TableClick.ROBOT, label="button-robot", order=10),
        Button(
            placement=OPENER_WITH_ROBOTS, click=TableClick.ROBOT_AWAY, label="button-robot-away", order=10
        ),
        Button(placement=GATHERING, click=TableClick.LEAVE, label="button-leave", order=10),
        Button(
            placement=OPENER, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=90
        ),
        Button(
            placement=SEATED, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=95
        ),
        Button(placement=OPEN_WITH_OPTIONS, click=TableClick.OPTIONS, label="button-options", order=10),
    ),
    help=(HelpPage("help-opening", 10),),
)
