"""Assumptions about the filters of a server."""

from __future__ import annotations

from collections.abc import Awaitable

import discord

from bot.core.sending.failures import AUTOMOD_CODES, EXPLICIT_CONTENT, Failure, classify
from bot.core.words.layout import View, gallery, texts
from bot.runtime.rehearsal.assumptions import Need, assume
from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.stage import Stage, describe, require

WORD = "bilgewater-rehearsal"
"""The word for the server's AutoMod rule."""


@assume(f"If AutoMod applies to bots, it refuses a message with {AUTOMOD_CODES[0]}.", Need.OPERATOR)
async def automod(stage: Stage) -> str:
    """Send and edit a message with a blocked word."""
    await stage.operator.done(
        f'In the server settings, create an AutoMod rule that blocks the word "{WORD}". Then press Done.'
    )
    blocked = View(*texts(f"This is a {WORD}."))
    try:
        message = await stage.send()
        findings = [
            await _find("new messages", stage.send(blocked), AUTOMOD_CODES),
            await _find("edits", message.edit(view=blocked), AUTOMOD_CODES),
        ]
    finally:
        await stage.operator.restore("Delete the AutoMod rule again.")
    return "; ".join(findings)


@assume(
    f"If the filter for explicit images applies to bots, it refuses with {EXPLICIT_CONTENT}.", Need.OPERATOR
)
async def image_filter(stage: Stage) -> str:
    """Send the operator's image."""
    picture = stage.options.picture
    if picture is None:
        raise Skipped("there is no --image")
    await stage.operator.done("Let the server filter explicit images of all members. Then press Done.")
    try:
        sent = stage.send(View(gallery(picture)), (picture,))
        return await _find("images", sent, (EXPLICIT_CONTENT,))
    finally:
        await stage.operator.restore("Set the filter for images as before.")


async def _find(what: str, request: Awaitable[object], codes: tuple[int, ...]) -> str:
    """Make a request and return whether a filter applies to it."""
    try:
        await request
    except discord.HTTPException as error:
        require(error.code in codes and classify(error) is Failure.INVALID, describe(error))
        return f"applies to {what}"
    return f"does not apply to {what}"
