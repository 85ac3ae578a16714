"""Commands to look back: a match scene by scene, what happened since one's last turn."""

from __future__ import annotations

from bot import looking_back
from bot.commands.finding import match_choices, match_meant
from bot.commands.naming import worded
from bot.house import Here, person_of
from bot.i18n import Words
from bot.layout import Post
from bot.serving import serve


@worded("replay")
async def replay(interaction: Here, match: str | None = None) -> None:
    """Show a match from its beginning, to be leafed through."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await looking_back.replay(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("catchup")
async def catchup(interaction: Here, match: str | None = None) -> None:
    """Tell what happened since the person's last turn."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await looking_back.missed(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


for looking in (replay, catchup):
    looking.autocomplete("match")(match_choices)
