"""What a person is shown who looks at a match: read, draw, lay out."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from bot.core.pictures import Wanted
from bot.core.services import Here, asker_of, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import ask, asked_before
from bot.messages.view import messages
from bot.messages.view.log_message import log_post
from bot.messages.view.my_matches import MyMatches, my_matches_post
from host.matches.settings.calendars import zone_of
from host.matches.settings.changing import preferences_of
from host.messages.posts import published
from host.messages.view import boards, lists


async def show_board(interaction: Here, match_id: int, words: Words) -> Post:
    """Show the board as a picture."""
    services, person = interaction.client.services, person_of(interaction)
    asked = await ask(interaction, match_id)
    seen, own = await boards.board(services.ctx, match_id, person, asked), asked.own
    if own.text_first:
        return messages.text_post(seen, words)
    wanted = Wanted(game=seen.match.game, view=seen.view, names=seen.names, palette=own.palette)
    if seen.match.status == "finished":
        course = (await published.final_post(services.ctx, match_id)).course
        wanted = replace(wanted, kind="final", course=course)
    else:
        wanted = replace(wanted, before=seen.before)
    return messages.board_post(
        seen, words, await services.pictures.draw(wanted, words, asker_of(interaction))
    )


async def show_text_board(interaction: Here, match_id: int, words: Words) -> Post:
    """Show the board in words."""
    ctx, asked = ctx_of(interaction), asked_before(interaction, match_id)
    return messages.text_post(await boards.board(ctx, match_id, person_of(interaction), asked), words)


async def show_log(
    interaction: Here, match_id: int, words: Words, page: int | None = None, *, of_round: int | None = None
) -> Post:
    """Show a page of what happened, by its number or that of a round; without either the latest."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    log = await boards.log_texts(ctx, match_id, person)
    zone = zone_of((await preferences_of(ctx, person.id)).zone)
    # A long log takes some milliseconds to be put into words.
    return await asyncio.to_thread(log_post, log, words, zone, page, of_round)


async def show_my_matches(interaction: Here, words: Words, page: int = 1) -> Post:
    """Show a page of a person's matches, and the way to the next that waits for them."""
    ctx, person, server = ctx_of(interaction), person_of(interaction), interaction.guild_id or 0
    shown = MyMatches(
        alive=await lists.matches_of(ctx, person),
        finished=await lists.find_lately_finished(ctx, person),
        next=await lists.next_of(ctx, person, server),
        server=server,
        now=ctx.now(),
    )
    return my_matches_post(shown, words, page)


async def show_share(interaction: Here, match_id: int, words: Words) -> Post:
    """Show a finished match as a card to pass on; its scoring where the game has no card."""
    services = interaction.client.services
    told = await published.final_post(services.ctx, match_id)
    wanted = Wanted(game=told.match.game, view=told.view, kind="share", names=told.names, course=told.course)
    picture = await services.pictures.draw(wanted, words, asker_of(interaction))
    if picture is None:
        picture = await services.pictures.draw(replace(wanted, kind="final"), words, asker_of(interaction))
    return messages.picture_post(told.match, picture, words)


async def show_film(interaction: Here, match_id: int, words: Words) -> Post:
    """Show a match from its beginning as a moving picture."""
    services, person = interaction.client.services, person_of(interaction)
    with services.pictures.filming(person.id):
        seen = await boards.course(services.ctx, match_id, person)
        palette = (await preferences_of(services.ctx, person.id)).palette
        wanted = Wanted(game=seen.match.game, view=tuple(seen.views), names=seen.names, palette=palette)
        film = await services.pictures.film(wanted, words, asker_of(interaction))
    return messages.picture_post(seen.match, film, words)
