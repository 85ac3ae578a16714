"""Commands to look: the board, the board in words, the log, one's own matches, a match to be passed on."""

from __future__ import annotations

from discord import app_commands

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_match, match_choices
from bot.messages.view import show


@command("board")
async def board(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show the board as a picture."""
    return await show.show_board(interaction, (await find_match(interaction, match)).id, words)


@command("text")
async def text_board(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show the board in words."""
    return await show.show_text_board(interaction, (await find_match(interaction, match)).id, words)


@command("log")
async def log(
    interaction: Here,
    words: Words,
    page: app_commands.Range[int, 1, 9999] | None = None,
    match: str | None = None,
) -> Post:
    """Show what happened."""
    return await show.show_log(interaction, (await find_match(interaction, match)).id, words, page)


@command("games")
async def games(interaction: Here, words: Words) -> Post:
    """List the person's matches and whose turn it is in each."""
    return await show.show_my_matches(interaction, words)


@command("share", within="game")
async def share(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Draw a finished match as a card to pass on."""
    return await show.show_share(interaction, (await find_match(interaction, match)).id, words)


@command("film", within="game", beside=True)
async def film(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Draw a match from its beginning as a moving picture, as far as the person may see it."""
    return await show.show_film(interaction, (await find_match(interaction, match)).id, words)


for each in (board, text_board, log, share, film):
    each.autocomplete("match")(match_choices)
