"""Clicks about a user's own data."""

from __future__ import annotations

from enum import StrEnum

from discord import app_commands, ui

from bot.core.features import Button, Feature
from bot.core.ids import Click, plain_id
from bot.core.interactions.commands import choice, command
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, card, note, rows, texts
from bot.matches.settings.panels import PLACE
from engine.core.text import text
from host.operations.privacy.export import export
from host.operations.privacy.user_deletion import forget


class PrivacyClick(StrEnum):
    """The click names in custom ids."""

    EXPORT = "p:export"
    FORGET = "p:forget"
    SURE = "p:forget-sure"
    YES = "p:forget-yes"


def export_post(data: bytes, translate: Translator) -> MessageView:
    """Send a user their stored data as a file."""
    upload = Upload(data, "harbourmaster-me.json")
    return MessageView(
        View(*texts(translate(text("data-exported"))), ui.File(f"attachment://{upload.name}")), (upload,)
    )


def ask_to_forget(translate: Translator) -> MessageView:
    """Explain the consequences of data deletion and ask for confirmation."""
    return _ask("data-forget-what", "button-forget-go-on", PrivacyClick.SURE, translate)


def ask_again(translate: Translator) -> MessageView:
    """Ask for a second confirmation, because the deletion cannot be undone."""
    return _ask("data-forget-sure", "button-forget-yes", PrivacyClick.YES, translate)


def _ask(said: str, label: str, click: PrivacyClick, translate: Translator) -> MessageView:
    yes = button(translate(text(label)), plain_id(click), Style.danger)
    return MessageView(card(texts(translate(text(said))), rows([yes])))


async def hand_out(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Send a user their stored data."""
    return export_post(await export(ctx_of(interaction), person_of(interaction)), translate)


async def ask(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Ask a user to confirm the deletion of their data."""
    return ask_to_forget(translate)


async def ask_twice(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Ask for the second confirmation."""
    return ask_again(translate)


async def forget_me(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Delete the data of a user."""
    services, user = interaction.client.services, person_of(interaction)
    await forget(services.ctx, user)
    services.accounts.forget(user.key)
    services.wake()
    return note(translate(text("data-forgotten")))


EXPORT, FORGET = "export", "forget"


@command("settings-data", within="settings")
@app_commands.choices(what=[choice("data-export", EXPORT), choice("data-forget", FORGET)])
async def data(interaction: AppInteraction, translate: Translator, what: str) -> MessageView:
    """Export a user's data, or ask whether they want it deleted."""
    if what == FORGET:
        return ask_to_forget(translate)
    return export_post(await export(ctx_of(interaction), person_of(interaction)), translate)


FEATURE = Feature(
    commands=(data,),
    clicks={
        PrivacyClick.EXPORT: hand_out,
        PrivacyClick.FORGET: ask,
        PrivacyClick.SURE: ask_twice,
        PrivacyClick.YES: forget_me,
    },
    buttons=(
        Button(place=PLACE, click=PrivacyClick.EXPORT, label="button-export-me", order=1),
        Button(place=PLACE, click=PrivacyClick.FORGET, label="button-forget-me", style=Style.danger, order=2),
    ),
)
