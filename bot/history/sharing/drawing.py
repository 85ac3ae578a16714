"""Drawing the card and the film of a match that is over, as everybody sees it."""

from __future__ import annotations

from types import MappingProxyType

import discord
from msgspec.structs import replace

from bot.core.pictures import Pictures, Wanted
from bot.core.queues.fair_queue import Asker
from bot.core.sending.sender import most_bytes
from bot.core.words.i18n import Words
from bot.core.words.layout import Upload
from bot.history.analysis.messages import chart_alt, chart_of
from host.core.context import Context
from host.history.analysis import making
from host.messages.posts import published
from host.messages.view import boards


async def draw_card(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, words: Words
) -> Upload | None:
    """Draw the card, or the scoring where the game has none; None where no picture can be had."""
    told = await published.final_post(ctx, match_id)
    if (most := most_bytes(client, told.match)) is None:
        return None
    wanted = Wanted(
        game=told.match.game, view=told.view, kind="share", names=told.names, course=told.course
    ).within(most)
    asker = Asker(told.match.server)
    drawn = await pictures.draw(wanted, words, asker)
    return drawn or await pictures.draw(replace(wanted, kind="final"), words, asker)


async def draw_film(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, words: Words
) -> Upload | None:
    """Draw the film, off the event loop; None where none can be had."""
    seen = await boards.course(ctx, match_id, None)
    if (most := most_bytes(client, seen.match)) is None:
        return None
    wanted = Wanted(game=seen.match.game, view=tuple(seen.views), names=seen.names)
    return await pictures.film(wanted.within(most), words, Asker(seen.match.server))


async def draw_analysis(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, words: Words
) -> Upload | None:
    """Draw what a robot expected in the course of the match; None where that is not worked out."""
    shown = await making.ask(ctx, match_id)
    if shown is None or shown.match is None or (most := most_bytes(client, shown.match)) is None:
        return None
    alt, asker = chart_alt(shown, words), Asker(shown.match.server)
    return await pictures.course(chart_of(shown, words), alt, "harbour", most, asker)


DRAW = MappingProxyType({"card": draw_card, "film": draw_film, "analysis": draw_analysis})
