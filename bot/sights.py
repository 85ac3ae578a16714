"""What a person is shown when they ask: read, draw, lay out."""

from __future__ import annotations

from functools import partial

from bot import readings
from bot.house import House
from bot.i18n import Words
from bot.layout import Post
from bot.prompts import PLAIN, Ask, panel_post
from host import reading, turns
from host.panels import Panel
from host.people import Person


async def panel_shown(house: House, panel: Panel, words: Words, ask: Ask = PLAIN) -> Post:
    """Show a panel with the person's own part of the table."""
    game, view, names = panel.match.game, panel.view, panel.names
    picture = await house.pictures.draw(game, view, "panel", names, words, seat=panel.seat)
    return panel_post(panel, words, picture, ask)


async def turn(house: House, match: int, person: Person, words: Words, page: int = 0) -> Post:
    """Show a person where they stand in their turn."""
    panel = await turns.panel(house.harbour, match, person)
    return await panel_shown(house, panel, words, Ask(page=page))


async def board(house: House, match: int, person: Person, words: Words) -> Post:
    """Show the board as a picture."""
    seen = await reading.board(house.harbour, match, person)
    draw = partial(house.pictures.draw, seen.match.game, seen.view, names=seen.names, words=words)
    if seen.match.status == "finished":
        course = (await reading.final_post(house.harbour, match)).course
        return readings.board_post(seen, words, await draw(kind="final", course=course))
    return readings.board_post(seen, words, await draw(kind="board", before=seen.before))


async def text_board(house: House, match: int, person: Person, words: Words) -> Post:
    """Show the board in words."""
    return readings.text_post(await reading.board(house.harbour, match, person), words)


async def log(house: House, match: int, person: Person, words: Words, page: int | None = None) -> Post:
    """Show a page of what happened; None is the latest."""
    return readings.log_post(await reading.log_texts(house.harbour, match, person, page), words)
