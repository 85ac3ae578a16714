"""Answering an interaction: acknowledge within Discord's three seconds, then put the answer in its place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterator
from itertools import dropwhile
from types import TracebackType
from typing import TypeAlias

import aiohttp
import discord

from bot.core.words.layout import Post

LIBRARY = "discord"
OURS = {"bot", "engine", "harbourmaster", "host", "renderer", "storage", "__main__"}
ALREADY_ANSWERED = 40060
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
WORLD = (discord.HTTPException, discord.RateLimited, *NETWORK)
"""What Discord and the network between may do to any request."""
PATIENCE = 3.0
"""Seconds for which Discord waits for an acknowledgement, and we for its answer to ours."""
SECOND_TRY = 1.0
"""Seconds."""
AnyInteraction: TypeAlias = "discord.Interaction[discord.Client]"


def is_damage(slip: BaseException) -> bool:
    """Tell whether the library raised something by itself: below where we called it, no code of ours was reached."""
    below = list(dropwhile(OURS.__contains__, _rooms(slip.__traceback__)))
    return LIBRARY in below and OURS.isdisjoint(below)


def _rooms(trace: TracebackType | None) -> Iterator[str]:
    """Yield whose code was run, from the outermost function on; what merely runs tasks is nobody's."""
    while trace is not None:
        room = str(trace.tb_frame.f_globals.get("__name__")).split(".", maxsplit=1)[0]
        if room != "asyncio":
            yield room
        trace = trace.tb_next


log = logging.getLogger(__name__)


def is_private_click(interaction: AnyInteraction) -> bool:
    """Tell whether a component of a private message was used, which is then to be replaced by the answer."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: AnyInteraction) -> bool:
    """Tell Discord that the interaction has arrived; False where that had been told before.

    Nothing that comes of it is a reason to drop what a person asked for. That it was told before may have been by
    another process, or by our own request whose answer was lost: which of them is to act, the claim says.
    """
    try:
        # What has not reached Discord by then is too late, and what has needs no answer.
        await asyncio.wait_for(_acknowledge(interaction), PATIENCE)
    except Exception as slip:
        if not is_worlds(slip):
            raise
        if isinstance(slip, discord.HTTPException) and slip.code == ALREADY_ANSWERED:
            return False
        log.warning("interaction %d was perhaps not acknowledged: %r", interaction.id, slip)
    return True


async def _acknowledge(interaction: AnyInteraction) -> None:
    try:
        await _defer(interaction)
    except NETWORK:
        # The library tries again after errors of Discord's, but not where the line was cut.
        await _defer(interaction)


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
    except Exception as slip:
        if not is_worlds(slip):
            raise
        log.warning("interaction %d is answered a second time after %r", interaction.id, slip)
        await asyncio.sleep(SECOND_TRY)
        await _try(interaction, "stays without an answer", _edit(interaction, post))


async def announce(interaction: AnyInteraction, post: Post) -> None:
    """Say something to everybody in the channel after a private answer; nothing depends on its getting through."""
    said = interaction.followup.send(
        view=post.sheet, files=post.files(), allowed_mentions=post.mentions, ephemeral=False
    )
    await _try(interaction, "was not announced", said)


async def _try(interaction: AnyInteraction, otherwise: str, work: Awaitable[object]) -> None:
    """Do something that may fail; then the log says what became of the interaction."""
    try:
        await work
    except Exception as slip:
        if not is_worlds(slip):
            raise
        log.warning("interaction %d %s: %r", interaction.id, otherwise, slip)


def is_worlds(slip: Exception) -> bool:
    """Tell whether Discord or the network failed, by an error or by an answer that nobody can read."""
    return isinstance(slip, WORLD) or is_damage(slip)


async def _edit(interaction: AnyInteraction, post: Post) -> None:
    await interaction.edit_original_response(
        view=post.sheet, attachments=post.files(), allowed_mentions=post.mentions
    )
