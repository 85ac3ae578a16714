"""Assumptions about clicks and commands."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.core.interactions.replies import ACKNOWLEDGE_TIMEOUT, ALREADY_ANSWERED, edit_response
from bot.core.services import AppInteraction
from bot.core.words.layout import MessageView, View, gallery
from bot.core.words.limits import SELECT_OPTIONS
from bot.runtime.rehearsal.assumptions import Need, assume
from bot.runtime.rehearsal.samples import PICTURE
from bot.runtime.rehearsal.stage import Stage, refusal, require, require_refused

EXPIRED = 10062
"""The error code for an interaction that was not acknowledged in time."""
ANSWER_SECONDS = 10


@assume(
    "A private response can be deferred, edited to an image, followed by another, and deleted.", Need.OPERATOR
)
async def private_response(stage: Stage) -> None:
    """Respond to a click privately, with an image and with a follow-up message."""
    interaction = await stage.operator.click("Press this button.", "Press me")
    await interaction.response.defer(ephemeral=True, thinking=True)
    await edit_response(interaction, MessageView(View(gallery(PICTURE)), (PICTURE,)))
    interaction_message = await interaction.original_response()
    require(
        interaction_message.flags.ephemeral and len(interaction_message.attachments) == 1, "no private image"
    )
    followup = await interaction.followup.send("Rehearsal", ephemeral=True, wait=True)
    await followup.delete()
    await interaction.delete_original_response()


@assume(f"A second acknowledgement is refused with {ALREADY_ANSWERED}.", Need.OPERATOR)
async def second_acknowledgement(stage: Stage) -> None:
    """Acknowledge a click twice."""
    interaction = await stage.operator.click("Press this button.", "Press me")
    await interaction.response.defer()
    again = stage.client.http.request(
        discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback"),
        json={"type": discord.InteractionResponseType.deferred_message_update.value},
    )
    require_refused(await refusal(again), 400, ALREADY_ANSWERED)


@assume(
    f"An acknowledgement after more than {ACKNOWLEDGE_TIMEOUT:.0f} seconds is refused with {EXPIRED}.",
    Need.OPERATOR,
)
async def late_acknowledgement(stage: Stage) -> None:
    """Acknowledge a click too late."""
    interaction = await stage.operator.click(
        "Press this button. After some seconds, Discord says that the interaction failed.", "Press me"
    )
    await asyncio.sleep(ACKNOWLEDGE_TIMEOUT + 1)
    require_refused(await refusal(interaction.response.defer()), 404, EXPIRED)


@assume("A menu reports the value of the chosen option.", Need.OPERATOR)
async def menu(stage: Stage) -> None:
    """Ask the operator to select an option in a menu."""
    options = [discord.SelectOption(label=str(number)) for number in range(1, SELECT_OPTIONS + 1)]
    chosen: ui.Select[View] = ui.Select(custom_id=stage.operator.new_id(), options=options)
    interaction = await stage.operator.use(f"Choose the last option ({SELECT_OPTIONS}).", chosen)
    await interaction.response.defer()
    data: Mapping[str, Any] = interaction.data or {}
    require(data.get("values") == [str(SELECT_OPTIONS)], "another value")


@assume("A registered command reaches the bot, which can respond to it.", Need.OPERATOR)
async def command(stage: Stage) -> None:
    """Ask the operator to use a command."""
    interaction = await stage.operator.until("Type the command /help here.", stage.client.next_command())
    async with asyncio.timeout(ANSWER_SECONDS):
        while await _is_loading(stage, interaction):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.5)


async def _is_loading(stage: Stage, interaction: AppInteraction) -> bool:
    # discord.py caches the first response, so send the request without its help.
    path = f"/webhooks/{interaction.application_id}/{interaction.token}/messages/@original"
    try:
        found = await stage.client.http.request(discord.http.Route("GET", path))
    except discord.NotFound:
        return True
    return bool(found["flags"] & discord.MessageFlags(loading=True).value)
