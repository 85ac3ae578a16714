"""Commands to look back: a match scene by scene, what happened since one's last turn."""

from __future__ import annotations

from bot.core.commands import worded
from bot.core.services import Here, person_of
from bot.core.serving import serve
from bot.match.finding import match_choices, match_meant
from bot.replay import show
from bot.words.i18n import Words
from bot.words.layout import Post


@worded("replay")
async def replay(interaction: Here, match: str | None = None) -> None:
    """Show a match from its beginning, to be leafed through."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.replay(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("catchup")
async def catchup(interaction: Here, match: str | None = None) -> None:
    """Tell what happened since the person's last turn."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.missed(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


for looking in (replay, catchup):
    looking.autocomplete("match")(match_choices)
