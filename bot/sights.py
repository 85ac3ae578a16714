"""What a person is shown when they ask: read, draw, lay out."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from bot import readings
from bot.help import rules_post
from bot.house import House
from bot.i18n import Words
from bot.layout import Post
from bot.prompts import PLAIN, Ask, panel_post
from engine.core.chance import Seeded
from engine.core.library import AnyGame
from engine.core.library import game as game_of
from host import reading, settling, turns
from host.habits import Habits
from host.panels import Panel
from host.people import Person
from storage.matches import MatchRow


async def habits_of(house: House, person: int | None) -> Habits:
    """Return how somebody wants to see things; what a robot's seat shows is for nobody in particular."""
    return Habits() if person is None else await settling.habits_of(house.harbour, person)


async def panel_shown(house: House, panel: Panel, words: Words, ask: Ask = PLAIN) -> Post:
    """Show a panel with the person's own part of the table."""
    own = await habits_of(house, panel.seats[panel.seat].person)
    if own.text_first:
        told = game_of(panel.match.game).text_board(panel.view)
        return panel_post(panel, words, None, ask, [line for line in told if line != panel.heading])
    draw = partial(
        house.pictures.draw, panel.match.game, panel.view,
        names=panel.names, words=words, palette=own.palette,
    )  # fmt: skip
    picture = None
    if panel.before is not None and not panel.your_turn:
        picture = await draw(kind="turn", seat=panel.seat, before=panel.before)
    return panel_post(panel, words, picture or await draw(kind="panel", seat=panel.seat), ask)


async def turn(house: House, match: int, person: Person, words: Words, page: int = 0) -> Post:
    """Show a person where they stand in their turn."""
    panel = await turns.panel(house.harbour, match, person)
    return await panel_shown(house, panel, words, Ask(page=page))


async def board(house: House, match: int, person: Person, words: Words) -> Post:
    """Show the board as a picture."""
    seen, own = await reading.board(house.harbour, match, person), await habits_of(house, person.id)
    if own.text_first:
        return readings.text_post(seen, words)
    draw = partial(
        house.pictures.draw, seen.match.game, seen.view,
        names=seen.names, words=words, palette=own.palette,
    )  # fmt: skip
    if seen.match.status == "finished":
        course = (await reading.final_post(house.harbour, match)).course
        return readings.board_post(seen, words, await draw(kind="final", course=course))
    return readings.board_post(seen, words, await draw(kind="board", before=seen.before))


async def share(house: House, match: int, words: Words) -> Post:
    """Show a finished match as a card to pass on; its scoring where the game has no card."""
    told = await reading.final_post(house.harbour, match)
    draw = partial(house.pictures.draw, told.match.game, told.view, names=told.names, words=words)
    picture = await draw(kind="share", course=told.course) or await draw(kind="final", course=told.course)
    return readings.picture_post(told.match, picture, words)


async def film(house: House, match: int, person: Person, words: Words) -> Post:
    """Show a match from its beginning as a moving picture."""
    seen, own = await reading.course(house.harbour, match, person), await habits_of(house, person.id)
    picture = await house.pictures.film(seen.match.game, seen.views, seen.names, words, palette=own.palette)
    return readings.picture_post(seen.match, picture, words)


async def rules(house: House, game: AnyGame, match: MatchRow | None, person: Person, words: Words) -> Post:
    """Tell the rules of a game, with a picture of its figures: those of the match if it is one of these."""
    is_played = match is not None and (match.game, match.rules_version) == (game.id, game.rules_version)
    played = match if is_played else None
    edition = _edition(house, game, played)
    table = game.deal(max(game.seat_counts) if played is None else played.seat_count, edition, Seeded(""))
    palette = (await habits_of(house, person.id)).palette
    picture = await house.pictures.draw(
        game.id, game.observe(table, None), "rules", (), words, palette=palette
    )
    return rules_post(game, edition, words, picture)


def _edition(house: House, game: AnyGame, played: MatchRow | None) -> Any:
    """Return the edition a match of this game keeps, else the one the house plays with."""
    if played is not None:
        return msgspec.json.decode(played.edition, type=game.edition_type)
    own = house.editions.get(game.id)
    return game.default_edition() if own is None else game.read_edition(own)


async def text_board(house: House, match: int, person: Person, words: Words) -> Post:
    """Show the board in words."""
    return readings.text_post(await reading.board(house.harbour, match, person), words)


async def log(house: House, match: int, person: Person, words: Words, page: int | None = None) -> Post:
    """Show a page of what happened; None is the latest."""
    return readings.log_post(await reading.log_texts(house.harbour, match, person, page), words)
