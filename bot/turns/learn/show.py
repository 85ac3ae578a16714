"""A lesson as it is shown: read, draw, lay out."""

from __future__ import annotations

from typing import cast

from bot.core.pictures import Wanted
from bot.core.services import Here, asker_of, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Upload
from bot.turns.learn.messages import finished_post, lessons_post, page_post, reply_post
from engine.core.library import AnyGame
from engine.core.library import game as game_of
from engine.core.text import Text
from host.matches.settings.changing import preferences_of
from host.turns import learn
from host.turns.learn import Finished, Page, Replied
from renderer.core.scene import Kind


async def show_lessons(interaction: Here, words: Words) -> Post:
    """Show which games have a lesson, and how far the person has come in each."""
    found = await learn.lessons_for(ctx_of(interaction), interaction.user.id)
    return lessons_post(found, words)


async def show_game(interaction: Here, game: AnyGame, words: Words) -> Post:
    """Take up the lesson of a game."""
    shown = await learn.take_up(ctx_of(interaction), person_of(interaction), game)
    return await show(interaction, shown, words)


async def show(interaction: Here, shown: Page | Finished | Replied, words: Words, page: int = 0) -> Post:
    """Show a step of a lesson, what is said to a choice, or the end."""
    if isinstance(shown, Finished):
        return finished_post(shown, words)
    if isinstance(shown, Replied):
        return reply_post(shown, words, await _draw(interaction, shown.page, words))
    picture = await _draw(interaction, shown, words)
    return page_post(shown, words, picture, page=page, lines=() if picture else _in_words(shown))


def _in_words(page: Page) -> tuple[Text, ...]:
    return game_of(page.game).text_board(page.view)


async def _draw(interaction: Here, page: Page, words: Words) -> Upload | None:
    services = interaction.client.services
    own = await preferences_of(services.ctx, interaction.user.id)
    if own.text_first:
        return None
    wanted = Wanted(
        game=page.game, view=page.view, kind=cast("Kind", page.shows), names=page.names,
        seat=page.seat, palette=own.palette,
    )  # fmt: skip
    return await services.pictures.draw(wanted, words, asker_of(interaction))
