"""Assumptions about the application's emojis."""

from __future__ import annotations

import secrets

import discord

from bot.core.sending.failures import INVALID_FORM
from bot.core.words.layout import View, button, rows, texts
from bot.runtime.rehearsal.assumptions import assume
from bot.runtime.rehearsal.stage import Stage, refusal, require, require_refused
from renderer.emojis import draw_emojis


@assume("An uploaded emoji can be shown in a button and in a text.")
async def emoji(stage: Stage) -> None:
    """Upload an emoji, send a message with it, and delete it."""
    uploaded = await _upload(stage)
    try:
        await stage.send(_layout(uploaded, f"{uploaded} Rehearsal."))
        listed = await stage.client.fetch_application_emojis()
        require(uploaded.id in {one.id for one in listed}, "not in the list")
    finally:
        await uploaded.delete()


@assume(f"The name of an emoji can't be used twice: it is refused with 400, {INVALID_FORM}.")
async def emoji_name(stage: Stage) -> None:
    """Upload two emojis with the same name."""
    uploaded = await _upload(stage)
    try:
        require_refused(await refusal(_upload(stage, uploaded.name)), 400, INVALID_FORM)
    finally:
        await uploaded.delete()


@assume(f"A button with a deleted emoji is refused with 400, {INVALID_FORM}.")
async def deleted_emoji(stage: Stage) -> None:
    """Send a button with an emoji that no longer exists."""
    uploaded = await _upload(stage)
    await uploaded.delete()
    require_refused(await refusal(stage.send(_layout(uploaded, "Rehearsal."))), 400, INVALID_FORM)


async def _upload(stage: Stage, name: str = "") -> discord.Emoji:
    image = next(draw_emojis(())).data
    return await stage.client.create_application_emoji(
        name=name or f"rehearsal_{secrets.token_hex(4)}", image=image
    )


def _layout(shown: discord.Emoji, sentence: str) -> View:
    made = button("Rehearsal", f"rehearsal:{shown.id}")
    made.emoji = shown
    return View(*texts(sentence), *rows([made]))
