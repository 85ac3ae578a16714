"""Exporting and deleting a user's own data."""

from __future__ import annotations

import asyncio
from enum import StrEnum
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from discord import app_commands, ui

from bot.core.features import Button, Feature
from bot.core.ids import Click, plain_id
from bot.core.interactions.commands import choice, command
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    text_message,
    texts,
)
from bot.matches.dismissal import question_message
from bot.matches.settings.panels import PLACEMENT
from engine.core.text import text
from host.operations.privacy import limits
from host.operations.privacy.export import request_export
from host.operations.privacy.user_deletion import delete_user

FILE_NAME, ZIP_NAME = "harbourmaster-me.json", "harbourmaster-me.zip"
MAX_PLAIN_BYTES = 8 * 2**20
"""Maximum size in bytes of a file that is sent uncompressed. Discord refuses files larger than 10 MB."""


class PrivacyClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    EXPORT = "p:export"
    FORGET = "p:forget"
    SURE = "p:forget-sure"
    YES = "p:forget-yes"


def export_message(data: bytes, translate: Translator) -> MessageView:
    """Build the message with a user's stored data as a file, compressed if it is large."""
    upload = Upload(data, FILE_NAME) if len(data) <= MAX_PLAIN_BYTES else Upload(_zip(data), ZIP_NAME)
    return MessageView(
        View(*texts(translate(text("data-exported"))), ui.File(f"attachment://{upload.name}")), (upload,)
    )


def _zip(data: bytes) -> bytes:
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        archive.writestr(FILE_NAME, data)
    return file.getvalue()


def deletion_warning(translate: Translator) -> MessageView:
    """Explain the consequences of data deletion and ask for confirmation."""
    return _confirmation_message("data-forget-what", "button-forget-go-on", PrivacyClick.SURE, translate)


def deletion_confirmation(translate: Translator) -> MessageView:
    """Ask for a second confirmation, because the deletion can't be undone."""
    return _confirmation_message("data-forget-sure", "button-forget-yes", PrivacyClick.YES, translate)


def _confirmation_message(
    question: str, label: str, click: PrivacyClick, translate: Translator
) -> MessageView:
    yes = (label, plain_id(click))
    return question_message([translate(text(question))], yes, "button-keep-data", translate)


async def export_data(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Send a user their stored data."""
    return await _export(interaction, translate)


async def _export(interaction: AppInteraction, translate: Translator) -> MessageView:
    data = await request_export(ctx_of(interaction), acting_user(interaction))
    return await asyncio.to_thread(export_message, data, translate)


async def show_deletion_warning(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Ask a user to confirm the deletion of their data."""
    return deletion_warning(translate)


async def show_deletion_confirmation(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Ask for the second confirmation."""
    return deletion_confirmation(translate)


async def delete_data(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Delete a user's data."""
    services, user = interaction.client.services, acting_user(interaction)
    limits.count_deletion(services.ctx, interaction.user.id)
    await delete_user(services.ctx, user)
    services.accounts.forget(user.key)
    services.wake()
    return text_message(translate(text("data-forgotten")))


EXPORT, FORGET = "export", "forget"


@command("settings-data", parent="settings")
@app_commands.choices(what=[choice("data-export", EXPORT), choice("data-forget", FORGET)])
async def data(interaction: AppInteraction, translate: Translator, what: str) -> MessageView:
    """Export a user's data, or ask the user to confirm the deletion."""
    if what == FORGET:
        return deletion_warning(translate)
    return await _export(interaction, translate)


FEATURE = Feature(
    commands=(data,),
    clicks={
        PrivacyClick.EXPORT: export_data,
        PrivacyClick.FORGET: show_deletion_warning,
        PrivacyClick.SURE: show_deletion_confirmation,
        PrivacyClick.YES: delete_data,
    },
    buttons=(
        Button(placement=PLACEMENT, click=PrivacyClick.EXPORT, label="button-export-me", order=1),
        Button(
            placement=PLACEMENT,
            click=PrivacyClick.FORGET,
            label="button-forget-me",
            style=Style.danger,
            order=2,
        ),
    ),
)
