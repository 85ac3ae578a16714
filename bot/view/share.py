"""Commands to show a match to others: a finished one as a card, any as a moving picture."""

from __future__ import annotations

from bot.core.commands import worded
from bot.core.services import Here, person_of
from bot.core.serving import serve
from bot.match.finding import match_choices, match_meant
from bot.view import show
from bot.vote import commands
from bot.words.i18n import Words
from bot.words.layout import Post

game_group = commands.game_group


@worded("share", game_group)
async def share(interaction: Here, match: str | None = None) -> None:
    """Draw a finished match as a card to pass on."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.share(interaction.client.services, meant, words)

    await serve(interaction, shown)


@worded("film", game_group)
async def film(interaction: Here, match: str | None = None) -> None:
    """Draw a match from its beginning as a moving picture, as far as the person may see it."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.film(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


for showing in (share, film):
    showing.autocomplete("match")(match_choices)
