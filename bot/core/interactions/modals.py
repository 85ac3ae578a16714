"""Modals.

Discord accepts a modal only as the initial response.
"""

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
    """A modal with text inputs.

    Like `View`, it reports itself as finished from the start, so discord.py does not store it. Submissions
    are routed by custom id alone.
    """

    def __init__(
        self,
        title: str,
        custom_id: str,
        inputs: Mapping[str, ui.TextInput[TextModal]],
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

    Opening a modal changes nothing, so it is harmless if two processes try to open it. Raises
    discord.HTTPException if Discord refuses its content; the click then has no response yet.
    """
    try:
        await interaction.response.send_modal(modal)
    except NETWORK_ERRORS as error:
        if isinstance(error, discord.HTTPException) and error.code == INVALID_FORM:
            raise
        log.warning("interaction %d: the modal was not opened: %r", interaction.id, error)


async def modal_translator(interaction: AppInteraction) -> Translator:
    """Return the translator for a modal's user, even if the database is unavailable.

    Discord allows three seconds for opening a modal.
    """
    await look_up_if_possible(interaction)
    return await interaction.client.services.languages.for_interaction(interaction)


def field_values(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the text inputs of a modal submission; empty for other interactions."""
    return tuple(_values_of(data))


def _values_of(component: Mapping[str, Any]) -> Iterator[str]:
    if component.get("type") == TEXT_INPUT:
        yield str(component.get("value") or "")
    for inner in (*component.get("components", ()), component.get("component")):
        if isinstance(inner, Mapping):
            yield from _values_of(inner)
