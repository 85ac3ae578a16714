"""`/settings data`: what is stored of oneself, as a file or not at all."""

from __future__ import annotations

from discord import app_commands

from bot.core.commands import choice, command
from bot.core.services import Here, ctx_of, person_of
from bot.privacy.messages import ask_to_forget, export_post
from bot.words.i18n import Words
from bot.words.layout import Post
from host.privacy.export import export

EXPORT, FORGET = "export", "forget"


@command("settings-data", within="settings")
@app_commands.choices(what=[choice("data-export", EXPORT), choice("data-forget", FORGET)])
async def data(interaction: Here, words: Words, what: str) -> Post:
    """Hand somebody what is stored of them, or ask whether they want to be forgotten."""
    if what == FORGET:
        return ask_to_forget(words)
    return export_post(await export(ctx_of(interaction), person_of(interaction)), words)
