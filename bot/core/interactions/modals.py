"""Modals, which Discord accepts only as the initial response to an interaction."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.core.interactions.accounts import look_up_if_possible
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import INVALID_FORM
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator

log = logging.getLogger(__name__)

TEXT_INPUT = 4


class TextModal(ui.Modal):
    """A modal with text inputs and menus.

    Like `View`, it returns True from `is_finished`, so that discord.py does not store it. Submissions are
    routed only by custom id.
    """

    def __init__(
        self,
        title: str,
        custom_id: str,
        inputs: Mapping[str, ui.Item[Any]],
        hint: str | None = None,
    ) -> None:
        super().__init__(title=title, timeout=None, custom_id=custom_id)
        for label, field in inputs.items():
            self.add_item(ui.Label(text=label, description=hint, component=field))

    def is_finished(self) -> bool:
        """Return True, so that discord.py does not store the modal."""
        return True


async def send_modal(interaction: AppInteraction, modal: TextModal) -> None:
    """Open a modal.

    Opening a modal has no side effects, so two processes may safely try to open it. Raises
    discord.HTTPException if Discord rejects the modal's content. The click then has no response yet.
    """
    try:
        await interaction.response.send_modal(modal)
    except NETWORK_ERRORS as error:
        if isinstance(error, discord.HTTPException) and error.code == INVALID_FORM:
            raise
        log.warning("interaction %d: the modal was not opened: %r", interaction.id, error)


async def modal_translator(interaction: AppInteraction) -> Translator:
    """Return the translator for the user who opens a modal.

    If the database is unavailable, use the user's Discord locale, because Discord allows only three seconds
    for opening a modal.
    """
    await look_up_if_possible(interaction)
    return await interaction.client.services.languages.for_interaction(interaction)


def field_values(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the values of a modal's text inputs, or an empty tuple for other interactions."""
    return tuple(_values_of(data))


def selected_values(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return the values selected in a modal's menus, by their custom ids."""
    return dict(_selections_of(data))


def _selections_of(component: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    if "values" in component:
        yield str(component.get("custom_id", "")), tuple(map(str, component["values"] or ()))
    for inner in (*component.get("components", ()), component.get("component")):
        if isinstance(inner, Mapping):
            yield from _selections_of(inner)


def _values_of(component: Mapping[str, Any]) -> Iterator[str]:
    if component.get("type") == TEXT_INPUT:
        yield str(component.get("value") or "")
    for inner in (*component.get("components", ()), component.get("component")):
        if isinstance(inner, Mapping):
            yield from _values_of(inner)
