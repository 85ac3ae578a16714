"""Assumptions about a server's content filters."""

from __future__ import annotations

from collections.abc import Awaitable

import discord

from bot.core.sending.failures import (
    AUTOMOD_CODES,
    EXPLICIT_CONTENT,
    HARMFUL_LINK,
    INVALID_FORM,
    Failure,
    classify,
    is_refused_name,
)
from bot.core.words.layout import View, gallery, texts
from bot.runtime.rehearsal.assumptions import Need, assume, unchecked
from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.stage import Stage, describe, require

WORD = "bilgewater-rehearsal"
"""The word that the server's AutoMod rule blocks."""


@assume(
    f"If AutoMod applies to bots, it refuses a message with {AUTOMOD_CODES[0]}, and the name of a thread with "
    f"{AUTOMOD_CODES[1]} or {INVALID_FORM}.",
    Need.OPERATOR,
)
async def automod(stage: Stage) -> str:
    """Send a message with a blocked word, edit another message to add it, and create threads with the word."""
    await stage.operator.done(
        f'In the server settings, create an AutoMod rule that blocks the word "{WORD}". Then press Done.'
    )
    blocked = View(*texts(f"This is a {WORD}."))
    try:
        message = await stage.send()
        findings = [
            await _find("new messages", stage.send(blocked), AUTOMOD_CODES),
            await _find("edits", message.edit(view=blocked), AUTOMOD_CODES),
            await _find_title(stage, message),
        ]
    finally:
        await stage.operator.restore("Delete the AutoMod rule again.")
    return "; ".join(findings)


@assume(
    f"If the filter for explicit images applies to bots, it refuses with {EXPLICIT_CONTENT}.", Need.OPERATOR
)
async def image_filter(stage: Stage) -> str:
    """Send an image that the filter for explicit images should reject."""
    picture = stage.options.picture
    if picture is None:
        raise Skipped("there is no --image")
    await stage.operator.done("Let the server filter explicit images of all members. Then press Done.")
    try:
        sent = stage.send(View(gallery(picture)), (picture,))
        return await _find("images", sent, (EXPLICIT_CONTENT,))
    finally:
        await stage.operator.restore("Set the filter for images as before.")


HARMFUL = unchecked(
    "harmful-link",
    f"A harmful link is refused with {HARMFUL_LINK}, in messages and in titles.",
    "there is no link that Discord always refuses",
)
DISCOVERABLE = unchecked(
    "discoverable-title",
    f"In a discoverable server, a thread whose name has a forbidden word is refused with {INVALID_FORM}.",
    "a test server is not discoverable",
)


async def _find_title(stage: Stage, message: discord.Message) -> str:
    """Create a thread with a blocked name, and return a remark on whether AutoMod applies to thread titles."""
    try:
        stage.track(await message.create_thread(name=WORD))
    except discord.HTTPException as error:
        require(is_refused_name(error), describe(error))
        return f"applies to titles ({describe(error)})"
    return "does not apply to titles"


async def _find(what: str, request: Awaitable[object], codes: tuple[int, ...]) -> str:
    """Send a request, and return a remark on whether a filter applies to it."""
    try:
        await request
    except discord.HTTPException as error:
        require(error.code in codes and classify(error) is Failure.INVALID, describe(error))
        return f"applies to {what}"
    return f"does not apply to {what}"
