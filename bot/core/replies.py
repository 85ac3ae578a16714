"""Answering an interaction: acknowledge within Discord's three seconds, then put the answer in its place."""

from __future__ import annotations

import asyncio
import logging
from typing import TypeAlias

import aiohttp
import discord

from bot.words.layout import Post

log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060
WORLD = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What Discord and the network between may do to any request."""
PATIENCE = 3.0
"""Seconds for which Discord waits for an acknowledgement, and we for its answer to ours."""
SECOND_TRY = 1.0
"""Seconds."""

AnyInteraction: TypeAlias = "discord.Interaction[discord.Client]"


def is_private_click(interaction: AnyInteraction) -> bool:
    """Tell whether a component of a private message was used, which is then to be replaced by the answer."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: AnyInteraction) -> None:
    """Tell Discord that the interaction has arrived.

    Nothing that comes of it is a reason to drop what a person asked for. That it was acknowledged before may mean
    another process, or our own request whose answer was lost: which of them is to act, the claim says.
    """
    try:
        # What has not reached Discord by then is too late, and what has needs no answer.
        await asyncio.wait_for(_defer(interaction), PATIENCE)
    except discord.HTTPException as slip:
        if slip.code != ALREADY_ANSWERED:
            log.warning("interaction %d was not acknowledged: %s", interaction.id, slip)
    except WORLD as slip:
        log.warning("interaction %d was perhaps not acknowledged: %r", interaction.id, slip)


async def _defer(interaction: AnyInteraction) -> None:
    if is_private_click(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(interaction: AnyInteraction, post: Post) -> None:
    """Put the answer in the place of the acknowledgement; what was done stands even if it can't be shown."""
    try:
        await _edit(interaction, post)
    except discord.NotFound as slip:
        log.warning("interaction %d can't be answered any more: %s", interaction.id, slip)
    except WORLD as slip:
        log.warning("interaction %d is answered a second time after %r", interaction.id, slip)
        await _answer_again(interaction, post)


async def _answer_again(interaction: AnyInteraction, post: Post) -> None:
    await asyncio.sleep(SECOND_TRY)
    try:
        await _edit(interaction, post)
    except WORLD as slip:
        log.warning("interaction %d stays without an answer: %r", interaction.id, slip)


async def announce(interaction: AnyInteraction, post: Post) -> None:
    """Say something to everybody in the channel after a private answer; nothing depends on its getting through."""
    try:
        await interaction.followup.send(
            view=post.sheet, files=post.files(), allowed_mentions=post.mentions, ephemeral=False
        )
    except WORLD as slip:
        log.warning("interaction %d was not announced: %r", interaction.id, slip)


async def _edit(interaction: AnyInteraction, post: Post) -> None:
    await interaction.edit_original_response(
        view=post.sheet, attachments=post.files(), allowed_mentions=post.mentions
    )
