"""Commands to show a match to others: a finished one as a card, any as a moving picture."""

from __future__ import annotations

from bot import sights
from bot.commands import agreeing
from bot.commands.finding import match_choices, match_meant
from bot.commands.naming import worded
from bot.house import Here, person_of
from bot.i18n import Words
from bot.layout import Post
from bot.serving import serve

game_group = agreeing.game_group


@worded("share", game_group)
async def share(interaction: Here, match: str | None = None) -> None:
    """Draw a finished match as a card to pass on."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await sights.share(interaction.client.house, meant, words)

    await serve(interaction, shown)


@worded("film", game_group)
async def film(interaction: Here, match: str | None = None) -> None:
    """Draw a match from its beginning as a moving picture, as far as the person may see it."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await sights.film(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


for showing in (share, film):
    showing.autocomplete("match")(match_choices)
