"""Commands to look: the board, the board in words, the log, one's own matches, help, the rules."""

from __future__ import annotations

from discord import app_commands

from bot import readings, sights
from bot.commands.finding import game_choices, game_here, match_choices, match_meant
from bot.commands.naming import worded
from bot.help import help_post
from bot.house import Here, person_of
from bot.i18n import Words
from bot.layout import Post
from bot.serving import serve
from host import reading


@worded("board")
async def board(interaction: Here, match: str | None = None) -> None:
    """Show the board as a picture."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await sights.board(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("text")
async def text_board(interaction: Here, match: str | None = None) -> None:
    """Show the board in words."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await sights.text_board(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("log")
async def log(
    interaction: Here, page: app_commands.Range[int, 1, 9999] | None = None, match: str | None = None
) -> None:
    """Show what happened."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await sights.log(interaction.client.house, meant, person_of(interaction), words, page)

    await serve(interaction, shown)


for looking in (board, text_board, log):
    looking.autocomplete("match")(match_choices)


@worded("games")
async def games(interaction: Here) -> None:
    """List the person's matches and whose turn it is in each."""

    async def shown(words: Words) -> Post:
        mine = await reading.matches_of(interaction.client.house.harbour, person_of(interaction))
        return readings.mine_post(mine, words)

    await serve(interaction, shown)


@worded("help")
async def helping(interaction: Here, game: str | None = None) -> None:
    """Say what to do, or tell the rules of a game."""

    async def shown(words: Words) -> Post:
        if game is None:
            return help_post(words)
        return await _rules(interaction, game, words)

    await serve(interaction, shown)


@worded("rules")
async def rules(interaction: Here, game: str | None = None) -> None:
    """Tell the rules of a game in short, with its printed figures."""

    async def shown(words: Words) -> Post:
        return await _rules(interaction, game, words)

    await serve(interaction, shown)


async def _rules(interaction: Here, game: str | None, words: Words) -> Post:
    meant, match = await game_here(interaction, game, words)
    return await sights.rules(interaction.client.house, meant, match, person_of(interaction), words)


for telling in (helping, rules):
    telling.autocomplete("game")(game_choices)
