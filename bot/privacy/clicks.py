"""Clicks about one's data."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here, ctx_of, person_of
from bot.privacy.messages import ask_again, ask_to_forget, export_post
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import text
from host.privacy.export import export
from host.privacy.forgetting import forget


async def hand_out(interaction: Here, click: Click, words: Words) -> Post:
    """Hand somebody what is stored of them."""
    return export_post(await export(ctx_of(interaction), person_of(interaction)), words)


async def ask(interaction: Here, click: Click, words: Words) -> Post:
    """Ask whether somebody wants to be forgotten."""
    return ask_to_forget(words)


async def ask_twice(interaction: Here, click: Click, words: Words) -> Post:
    """Ask them once more."""
    return ask_again(words)


async def forget_me(interaction: Here, click: Click, words: Words) -> Post:
    """Forget somebody; those who played with them read of them in the language of the server."""
    services = interaction.client.services
    public = await services.languages.public(interaction.guild_id or 0, interaction.guild)
    await forget(services.ctx, person_of(interaction), public(text("former-member")))
    services.wake()
    return note(words(text("data-forgotten")))
