"""`/settings`: the language one reads, and the language of a server."""

from __future__ import annotations

from discord import app_commands

from bot.commands.naming import choice, group, worded
from bot.house import Here, is_admin, person_of
from bot.i18n import Words, locales, pick, words
from bot.layout import Post, note
from bot.serving import serve
from engine.core.text import Text, text
from host.refusals import Refusal

AUTOMATIC = "auto"
LANGUAGES = [
    choice("auto", AUTOMATIC),
    *(app_commands.Choice(name=words(locale)(Text("language")), value=locale) for locale in locales()),
]

settings = group("settings")


@worded("settings-me", settings)
@app_commands.choices(language=LANGUAGES)
async def me(interaction: Here, language: str) -> None:
    """Choose one's own language."""

    async def chosen(_: Words) -> Post:
        languages = interaction.client.house.languages
        await languages.choose_private(person_of(interaction), _kept(language))
        return note((await languages.private(interaction))(text("done-language")))

    await serve(interaction, chosen)


@worded("settings-server", settings)
@app_commands.choices(language=LANGUAGES)
async def server(interaction: Here, language: str) -> None:
    """Choose a server's language."""

    async def chosen(spoken: Words) -> Post:
        if interaction.guild_id is None or not is_admin(interaction):
            raise Refusal(text("slip-managers-only"))
        languages = interaction.client.house.languages
        await languages.choose_public(interaction.guild_id, _kept(language))
        public = await languages.public(interaction.guild_id, interaction.guild)
        return note(spoken(text("done-server-language", language=public(Text("language")))))

    await serve(interaction, chosen)


def _kept(language: str) -> str:
    return "" if language == AUTOMATIC else pick(language)
