"""`/replay` and `/catchup`: earlier scenes of a match, and recent events for returning users."""

from __future__ import annotations

from typing import Literal

import discord

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click
from bot.core.interactions.commands import command
from bot.core.interactions.menus import message_menu
from bot.core.pictures import ImageRequest
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.buttons import BEGUN, FINAL, FINISHED, HAD_NO_TURN, HAD_TURN, LATEST_MESSAGE
from bot.matches.match.lookup import find_match, load_match, match_choices
from bot.matches.message_lookup import find_message_match
from bot.messages.replay.catch_up_message import catch_up_message
from bot.messages.replay.scene_message import OWN_TURN, THE_END, ReplayClick, scene_message
from bot.turns.notes import note_text
from host.matches.settings.updates import get_preferences
from host.messages.positions import find_scene
from host.messages.replay import catch_up, load_scene

MAX_NOTE = 500
"""Maximum number of characters of the user's own note in the catch-up message."""


async def show_scene(
    interaction: AppInteraction, match_id: int, translate: Translator, number: int | Literal["own"] | None = 0
) -> MessageView:
    """Show a scene of a match.

    None selects the last scene, and "own" selects the scene with the user's last turn.
    """
    services, user = interaction.client.services, acting_user(interaction)
    replay_scene = await load_scene(services.ctx, match_id, user, number)
    own, picture = await get_preferences(services.ctx, user.key), None
    if not own.text_first:
        wanted = ImageRequest(
            game=replay_scene.match.game, view=replay_scene.view, names=replay_scene.names,
            before=replay_scene.before, palette=own.palette,
        )  # fmt: skip
        picture = await services.pictures.draw(wanted, translate, requester_of(interaction))
    return scene_message(replay_scene, translate, picture)


async def show_catch_up(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the events since the user's last turn."""
    services, user = interaction.client.services, acting_user(interaction)
    data = await load_match(interaction, match_id)
    missed, own = await catch_up(services.ctx, match_id, user, data), data.preferences
    then = now = None
    if not own.text_first:
        wanted = ImageRequest(
            game=missed.match.game,
            view=missed.view_now,
            names=missed.names,
            before=missed.view_then,
            palette=own.palette,
        )
        now = await services.pictures.draw(wanted, translate, requester_of(interaction))
    if now and missed.view_then != missed.view_now:
        earlier = ImageRequest(
            game=missed.match.game, view=missed.view_then, names=missed.names_then, palette=own.palette
        )
        then = await services.pictures.draw(earlier, translate, requester_of(interaction))
    text = note_text(data.note, translate, MAX_NOTE)
    return catch_up_message(missed, translate, then, now, text)


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the scene with the given number, by default the first."""
    return await show_scene(interaction, click.match_id, translate, click.number)


async def show_last(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the last scene."""
    return await show_scene(interaction, click.match_id, translate, None)


async def jump(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the scene selected in the menu: the user's last turn, the last scene, or a scene number."""
    match click.values:
        case (value,) if value == OWN_TURN:
            return await show_scene(interaction, click.match_id, translate, "own")
        case (value,) if value == THE_END:
            return await show_scene(interaction, click.match_id, translate, None)
        case _:
            return await show_scene(interaction, click.match_id, translate, click.option)


@command("replay")
async def replay(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Show a match from its beginning, with buttons for paging."""
    return await show_scene(interaction, (await find_match(interaction, match)).id, translate)


@command("catchup")
async def catchup(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Show the events since the user's last turn."""
    return await show_catch_up(interaction, (await find_match(interaction, match)).id, translate)


for each in (replay, catchup):
    each.autocomplete("match")(match_choices)


@message_menu("menu-replay")
async def replay_from_message(
    interaction: AppInteraction, translate: Translator, message: discord.Message
) -> MessageView:
    """Show a match from the scene that a message reports."""
    found = await find_message_match(interaction, message)
    number = await find_scene(ctx_of(interaction), found.match.id, found.at)
    return await show_scene(interaction, found.match.id, translate, number)


FEATURE = Feature(
    commands=(replay, catchup),
    menus=(replay_from_message,),
    clicks={
        ReplayClick.REPLAY: show,
        ReplayClick.FIRST: show,
        ReplayClick.LAST: show_last,
        ReplayClick.JUMP: jump,
        ReplayClick.CATCHUP: on_match(show_catch_up),
    },
    buttons=(
        Button(placement=HAD_TURN, click=ReplayClick.CATCHUP, label="button-catchup", order=10),
        Button(placement=HAD_NO_TURN, click=ReplayClick.CATCHUP, label="button-catchup-start", order=10),
        Button(placement=BEGUN, click=ReplayClick.REPLAY, label="button-replay", order=40),
        Button(placement=LATEST_MESSAGE, click=ReplayClick.CATCHUP, label="button-catchup", order=20),
        Button(placement=FINAL, click=ReplayClick.REPLAY, label="button-replay", order=40),
        Button(placement=FINISHED, click=ReplayClick.REPLAY, label="button-replay", order=30),
    ),
)
