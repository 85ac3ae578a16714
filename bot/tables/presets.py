"""Presets for new tables: the option of `/game open`, and the panel for managers of the guild."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import discord
from discord import app_commands, ui

from bot.core.features import Button, Feature, static_modal
from bot.core.ids import Click, UnknownCustomId, plain_id
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction, ctx_of, load_guild_settings
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import MODAL_HINT, MODAL_TITLE, OPTION_TEXT, PLACEHOLDER, shorten
from bot.core.words.names import clean_name, plain_name
from bot.core.words.time_controls import time_control_choice
from bot.matches.match.lookup import channel_match, filter_choices
from bot.matches.settings.clicks import managed_guild
from bot.matches.settings.panels import GUILD_PLACEMENT
from engine.core.files.library import games
from engine.core.text import text
from host.matches.settings.settings import GuildSettings, TablePreset
from host.matches.settings.time_controls import NONE
from host.tables import presets
from host.tables.presets import MAX_PRESET_NAME, MAX_PRESETS

NAME = "name"


class PresetClick(StrEnum):
    """The names of clicks in custom ids."""

    SHOW = "s:presets"
    NEW = "s:preset-new"
    SAVE = "s:preset-save"
    DELETE = "s:preset-delete"


async def preset_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the guild's presets."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    settings = await load_guild_settings(interaction)
    return filter_choices([(_line(preset, translate), preset.name) for preset in settings.presets], typed)


def presets_message(settings: GuildSettings, translate: Translator, done: str = "") -> MessageView:
    """Show a guild's presets with controls to add and delete them."""
    heading = f"## {translate(text('presets-heading'))}\n{translate(text('presets-intro', most=MAX_PRESETS))}"
    listed = "\n".join(f"- {_line(preset, translate)}" for preset in settings.presets)
    shown = listed or translate(text("presets-none"))
    return MessageView(container(texts(done, heading, shown), _controls(settings, translate)))


def _controls(settings: GuildSettings, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    if settings.presets:
        menu: ui.Select[View] = ui.Select(
            custom_id=plain_id(PresetClick.DELETE),
            placeholder=shorten(translate(text("presets-delete")), PLACEHOLDER),
            options=[
                discord.SelectOption(label=shorten(_line(preset, translate), OPTION_TEXT), value=preset.name)
                for preset in settings.presets
            ],
        )
        yield ui.ActionRow(menu)
    yield from rows([button(translate(text("button-preset-new")), plain_id(PresetClick.NEW), Style.primary)])


def _line(preset: TablePreset, translate: Translator) -> str:
    """Describe a preset in one line of plain text."""
    name = translate(text(f"{preset.game}-name")) if preset.game in games() else preset.game
    control = NONE if preset.time_control is None else preset.time_control.name
    return translate(
        text(
            "presets-line",
            preset=plain_name(preset.name),
            game=name,
            seats=preset.seats,
            robots=len(preset.levels),
            control=time_control_choice(control, translate),
        )
    )


def name_modal(click: Click, translate: Translator) -> TextModal:
    """Build the modal that asks for a new preset's name."""
    field: ui.TextInput[TextModal] = ui.TextInput(custom_id=NAME, max_length=MAX_PRESET_NAME)
    return TextModal(
        shorten(translate(text("button-preset-new")), MODAL_TITLE),
        plain_id(PresetClick.SAVE),
        {shorten(translate(text("presets-name")), MODAL_TITLE): field},
        shorten(translate(text("presets-name-hint")), MODAL_HINT),
    )


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the guild's presets."""
    managed_guild(interaction)
    return presets_message(await load_guild_settings(interaction), translate)


async def save(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Save the settings of the channel's table as a preset."""
    guild_id, match = managed_guild(interaction), await channel_match(interaction)
    settings = await presets.save_preset(ctx_of(interaction), guild_id, match.id, click.first_line)
    return presets_message(settings, translate, translate(text("presets-saved")))


async def delete(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Delete the selected preset."""
    guild_id = managed_guild(interaction)
    if len(click.values) != 1:
        raise UnknownCustomId(click.name)
    settings = await presets.delete_preset(ctx_of(interaction), guild_id, click.values[0])
    done = translate(text("presets-deleted", preset=clean_name(click.values[0])))
    return presets_message(settings, translate, done)


FEATURE = Feature(
    clicks={PresetClick.SHOW: show, PresetClick.SAVE: save, PresetClick.DELETE: delete},
    modals={PresetClick.NEW: static_modal(name_modal)},
    buttons=(Button(placement=GUILD_PLACEMENT, click=PresetClick.SHOW, label="button-presets", order=10),),
)
