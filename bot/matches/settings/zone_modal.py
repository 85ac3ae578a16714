"""The modal in which users enter their time zone."""

from __future__ import annotations

from enum import StrEnum

from discord import ui

from bot.core.ids import Click, plain_id
from bot.core.interactions.modals import TextModal
from bot.core.interactions.options import parse_zone
from bot.core.services import AppInteraction, acting_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.limits import MODAL_HINT, MODAL_TITLE, shorten
from bot.matches.settings.clicks import show_preferences
from engine.core.text import text
from host.matches.settings import updates

ZONE = "zone"
MAX_ZONE = 100


class ZoneClick(StrEnum):
    """The names of clicks in custom ids: ASK opens the modal, and SAVE is its submission."""

    ASK = "s:zone-ask"
    SAVE = "s:zone-save"


def zone_modal(click: Click, translate: Translator) -> TextModal:
    """Build the modal that asks for a time zone."""
    field: ui.TextInput[TextModal] = ui.TextInput(
        custom_id=ZONE, max_length=MAX_ZONE, placeholder=shorten(translate(text("zone-examples")), MAX_ZONE)
    )
    label = translate(text("zone-label"))
    return TextModal(
        shorten(label, MODAL_TITLE), plain_id(ZoneClick.SAVE), {shorten(label, MODAL_TITLE): field},
        shorten(translate(text("zone-hint")), MODAL_HINT),
    )  # fmt: skip


async def save_zone(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set the user's time zone, and show their settings."""
    services, user = interaction.client.services, acting_user(interaction)
    zone = await parse_zone(interaction, click.first_line, translate)
    await updates.update_preferences(services.ctx, user, zone=zone)
    services.wake()
    return await show_preferences(interaction, translate)
