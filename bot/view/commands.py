"""Commands to look: the board, the board in words, the log, one's own matches, help, the rules."""

from __future__ import annotations

from discord import app_commands

from bot.core.commands import worded
from bot.core.services import Here, person_of
from bot.core.serving import serve
from bot.help.messages import help_post
from bot.help.show import show_rules
from bot.match.finding import game_choices, game_here, match_choices, match_meant
from bot.view import messages, show
from bot.words.i18n import Words
from bot.words.layout import Post
from host.view import lists


@worded("board")
async def board(interaction: Here, match: str | None = None) -> None:
    """Show the board as a picture."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.board(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("text")
async def text_board(interaction: Here, match: str | None = None) -> None:
    """Show the board in words."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.text_board(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("log")
async def log(
    interaction: Here, page: app_commands.Range[int, 1, 9999] | None = None, match: str | None = None
) -> None:
    """Show what happened."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await show.log(interaction.client.services, meant, person_of(interaction), words, page)

    await serve(interaction, shown)


for looking in (board, text_board, log):
    looking.autocomplete("match")(match_choices)


@worded("games")
async def games(interaction: Here) -> None:
    """List the person's matches and whose turn it is in each."""

    async def shown(words: Words) -> Post:
        mine = await lists.matches_of(interaction.client.services.ctx, person_of(interaction))
        return messages.mine_post(mine, words)

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
    return await show_rules(interaction.client.services, meant, match, person_of(interaction), words)


for telling in (helping, rules):
    telling.autocomplete("game")(game_choices)
