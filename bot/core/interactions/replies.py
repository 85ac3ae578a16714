"""Respond to interactions: acknowledge within Discord's three seconds, then edit the response."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterator
from itertools import dropwhile
from types import TracebackType
from typing import TypeAlias

import discord
from msgspec.structs import replace

from bot.core.interactions.reduced import reduced_forms, without_pictures
from bot.core.sending import failures
from bot.core.sending.failures import INVALID_FORM, NETWORK, Failure, classify
from bot.core.words.emojis import remove_emojis
from bot.core.words.i18n import Translator, pick_locale, translator
from bot.core.words.layout import MessageView, text_message
from engine.core.text import LocalizedText

LIBRARY = "discord"
OWN_PACKAGES = {"bot", "engine", "harbourmaster", "host", "renderer", "storage", "__main__"}
ALREADY_ANSWERED = 40060
NETWORK_ERRORS = failures.NETWORK_ERRORS
ACKNOWLEDGE_TIMEOUT = 3.0
"""Seconds within which Discord requires an acknowledgement.

After this time, the bot cancels its own request to acknowledge.
"""
SECOND_TRY = 1.0
"""Seconds."""
REFUSED_CONTENT = (Failure.INVALID, Failure.TOO_LARGE)
AnyInteraction: TypeAlias = "discord.Interaction[discord.Client]"


def is_malformed_response(error: BaseException) -> bool:
    """Return whether an error was raised inside discord.py rather than in the bot's own code.

    Such an error means that discord.py could not parse Discord's response.
    """
    below = list(dropwhile(OWN_PACKAGES.__contains__, _packages(error.__traceback__)))
    return LIBRARY in below and OWN_PACKAGES.isdisjoint(below)


def _packages(trace: TracebackType | None) -> Iterator[str]:
    """Yield the top-level package of each traceback frame, outermost first, skipping asyncio."""
    while trace is not None:
        room = str(trace.tb_frame.f_globals.get("__name__")).split(".", maxsplit=1)[0]
        if room != "asyncio":
            yield room
        trace = trace.tb_next


log = logging.getLogger(__name__)


def is_private_click(interaction: AnyInteraction) -> bool:
    """Return whether an interaction is a click in a message that only the user can see.

    The response to such a click replaces this message.
    """
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: AnyInteraction) -> bool:
    """Acknowledge an interaction.

    Return False if it was already acknowledged, by another process or by an earlier request whose response
    was lost. Network errors are only logged, so that the interaction is still handled.
    """
    try:
        # Discord rejects later acknowledgements, so waiting longer would not help.
        await asyncio.wait_for(_acknowledge(interaction), ACKNOWLEDGE_TIMEOUT)
    except Exception as error:
        if not is_network_error(error):
            raise
        if isinstance(error, discord.HTTPException) and error.code == ALREADY_ANSWERED:
            return False
        log.warning("interaction %d may not have been acknowledged: %r", interaction.id, error)
    return True


async def _acknowledge(interaction: AnyInteraction) -> None:
    try:
        await _defer(interaction)
    except NETWORK:
        # discord.py retries after errors from Discord, but not after a lost connection.
        await _defer(interaction)


async def _defer(interaction: AnyInteraction) -> None:
    if is_private_click(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def edit_response(interaction: AnyInteraction, message_view: MessageView) -> None:
    """Replace the acknowledgement with the response.

    If this fails, the action itself is not undone.
    """
    error = await _try(interaction, _edit(interaction, message_view))
    if error is not None and not isinstance(error, discord.NotFound) and not is_content_refused(error):
        await asyncio.sleep(SECOND_TRY)
        error = await _try(interaction, _edit(interaction, message_view))
    if _may_be_emojis(error) and remove_emojis(message_view.layout):
        interaction.client.dispatch("emojis_refused")
        error = await _try(interaction, _edit(interaction, message_view))
    if error is not None and is_content_refused(error):
        await _show_reduced(interaction, message_view)


def _may_be_emojis(error: Exception | None) -> bool:
    """Return whether Discord may have rejected a message because an emoji was deleted."""
    return isinstance(error, discord.HTTPException) and error.code == INVALID_FORM


async def _show_reduced(interaction: AnyInteraction, message_view: MessageView) -> None:
    """Show as much of a rejected response as Discord accepts, or at least end the "thinking" state."""
    sentence = fallback_translator(interaction)(LocalizedText("error-refused"))
    for form in reduced_forms(message_view, sentence):
        if await _try(interaction, _edit(interaction, form)) is None:
            return
    if await _try(interaction, _send(interaction, text_message(sentence), ephemeral=True)) is not None:
        await _try(interaction, interaction.delete_original_response())


async def send_followup(interaction: AnyInteraction, message_view: MessageView) -> None:
    """Send a public message to the channel after a private response.

    If Discord rejects its content, the user is notified. Other errors are only logged.
    """
    error = await _try(interaction, _send(interaction, message_view))
    if error is None or not is_content_refused(error):
        return
    if without_pictures(message_view) and (
        await _try(interaction, _send(interaction, replace(message_view, uploads=()))) is None
    ):
        return
    sentence = fallback_translator(interaction)(LocalizedText("error-refused-public"))
    await _try(interaction, _send(interaction, text_message(sentence), ephemeral=True))


async def _send(interaction: AnyInteraction, message_view: MessageView, *, ephemeral: bool = False) -> None:
    await interaction.followup.send(
        view=message_view.layout,
        files=message_view.files(),
        allowed_mentions=message_view.mentions,
        ephemeral=ephemeral,
    )


async def _try(interaction: AnyInteraction, work: Awaitable[object]) -> Exception | None:
    """Make a request to Discord.

    If Discord or the network fails, log the error and return it.
    """
    try:
        await work
    except Exception as error:
        if not is_network_error(error):
            raise
        log.warning("interaction %d could not be answered: %r", interaction.id, error)
        return error
    return None


def is_content_refused(error: Exception) -> bool:
    """Return whether Discord rejected the content of a request."""
    return isinstance(error, discord.HTTPException) and classify(error) in REFUSED_CONTENT


def fallback_translator(interaction: AnyInteraction) -> Translator:
    """Return the translator for the user's Discord locale, for use when their language setting can't be loaded."""
    return translator(pick_locale(str(interaction.locale)))


def is_network_error(error: Exception) -> bool:
    """Return whether an error was caused by Discord or the network, including unreadable responses."""
    return isinstance(error, NETWORK_ERRORS) or is_malformed_response(error)


async def _edit(interaction: AnyInteraction, message_view: MessageView) -> None:
    await interaction.edit_original_response(
        view=message_view.layout, attachments=message_view.files(), allowed_mentions=message_view.mentions
    )
