"""Clicks in a lesson. Its positions are the same for everybody, so that no click comes too late."""

from __future__ import annotations

from bot.core.ids import Click, UnknownId
from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.options import OPTIONS_OF_STEP
from bot.turns.learn.show import show, show_game, show_lessons
from engine.core.library import UnknownGame
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.errors import Refusal
from host.messages.view import lists
from host.turns import learn


async def of_match(interaction: Here, match_id: int, words: Words) -> Post:
    """Take up the lesson of the game that a match is of."""
    row, _ = await lists.find(ctx_of(interaction), match_id)
    try:
        return await show_game(interaction, game_of(row.game), words)
    except UnknownGame:
        raise Refusal(text("refusal-unknown-game", game=row.game)) from None


async def list_all(interaction: Here, click: Click, words: Words) -> Post:
    """Show which games have a lesson."""
    return await show_lessons(interaction, words)


async def open_listed(interaction: Here, click: Click, words: Words) -> Post:
    """Take up a lesson that was chosen from the list."""
    if len(click.values) != 1:
        raise UnknownId(click.name)
    try:
        return await show_game(interaction, game_of(click.values[0]), words)
    except UnknownGame:
        raise UnknownId(click.values[0]) from None


async def choose(interaction: Here, click: Click, words: Words) -> Post:
    """Choose an option by its button."""
    step, option = divmod(click.number, OPTIONS_OF_STEP)
    return await _choose(interaction, click, step, option, words)


async def choose_in_menu(interaction: Here, click: Click, words: Words) -> Post:
    """Choose an option in a menu."""
    return await _choose(interaction, click, click.number // OPTIONS_OF_STEP, click.option, words)


async def _choose(interaction: Here, click: Click, step: int, option: int, words: Words) -> Post:
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await show(interaction, await learn.choose(ctx, person, click.revision, step, option), words)


async def leaf(interaction: Here, click: Click, words: Words) -> Post:
    """Show a page of the options."""
    step, page = divmod(click.number, OPTIONS_OF_STEP)
    return await _go(interaction, click, step, words, page)


async def go(interaction: Here, click: Click, words: Words) -> Post:
    """Show a step."""
    return await _go(interaction, click, click.number, words)


async def _go(interaction: Here, click: Click, step: int, words: Words, page: int = 0) -> Post:
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await show(interaction, await learn.go_to(ctx, person, click.revision, step), words, page)
