"""What a person is shown when they ask: read, draw, lay out."""

from __future__ import annotations

from functools import partial

from bot.core.services import Services
from bot.view import messages
from bot.words.i18n import Words
from bot.words.layout import Post
from host.core.people import Person
from host.settings.changing import preferences_of
from host.view import boards, published


async def board(services: Services, match: int, person: Person, words: Words) -> Post:
    """Show the board as a picture."""
    seen, own = (
        await boards.board(services.ctx, match, person),
        await preferences_of(services.ctx, person.id),
    )
    if own.text_first:
        return messages.text_post(seen, words)
    draw = partial(
        services.pictures.draw, seen.match.game, seen.view,
        names=seen.names, words=words, palette=own.palette,
    )  # fmt: skip
    if seen.match.status == "finished":
        course = (await published.final_post(services.ctx, match)).course
        return messages.board_post(seen, words, await draw(kind="final", course=course))
    return messages.board_post(seen, words, await draw(kind="board", before=seen.before))


async def share(services: Services, match: int, words: Words) -> Post:
    """Show a finished match as a card to pass on; its scoring where the game has no card."""
    told = await published.final_post(services.ctx, match)
    draw = partial(services.pictures.draw, told.match.game, told.view, names=told.names, words=words)
    picture = await draw(kind="share", course=told.course) or await draw(kind="final", course=told.course)
    return messages.picture_post(told.match, picture, words)


async def film(services: Services, match: int, person: Person, words: Words) -> Post:
    """Show a match from its beginning as a moving picture."""
    seen, own = (
        await boards.course(services.ctx, match, person),
        await preferences_of(services.ctx, person.id),
    )
    picture = await services.pictures.film(
        seen.match.game, seen.views, seen.names, words, palette=own.palette
    )
    return messages.picture_post(seen.match, picture, words)


async def text_board(services: Services, match: int, person: Person, words: Words) -> Post:
    """Show the board in words."""
    return messages.text_post(await boards.board(services.ctx, match, person), words)


async def log(services: Services, match: int, person: Person, words: Words, page: int | None = None) -> Post:
    """Show a page of what happened; None is the latest."""
    return messages.log_post(await boards.log_texts(services.ctx, match, person, page), words)
