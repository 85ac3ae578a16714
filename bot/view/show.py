"""What a person is shown when they ask: read, draw, lay out."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from bot.core.services import Services
from bot.help.messages import rules_post
from bot.play.panel_message import PLAIN, Ask, panel_post
from bot.view import messages
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.chance import Seeded
from engine.core.library import AnyGame
from engine.core.library import game as game_of
from host.core.people import Person
from host.play import turns
from host.play.panels import Panel
from host.posts import published
from host.settings import changing
from host.settings.settings import Preferences
from host.view import boards
from storage.match.matches import MatchRow


async def preferences_of(services: Services, person: int | None) -> Preferences:
    """Return how somebody wants to see things; what a robot's seat shows is for nobody in particular."""
    return Preferences() if person is None else await changing.preferences_of(services.ctx, person)


async def panel_shown(services: Services, panel: Panel, words: Words, ask: Ask = PLAIN) -> Post:
    """Show a panel with the person's own part of the table."""
    own = await preferences_of(services, panel.seats[panel.seat].person)
    if own.text_first:
        told = game_of(panel.match.game).text_board(panel.view)
        return panel_post(panel, words, None, ask, [line for line in told if line != panel.heading])
    draw = partial(
        services.pictures.draw, panel.match.game, panel.view,
        names=panel.names, words=words, palette=own.palette,
    )  # fmt: skip
    picture = None
    if panel.before is not None and not panel.your_turn:
        picture = await draw(kind="turn", seat=panel.seat, before=panel.before)
    return panel_post(panel, words, picture or await draw(kind="panel", seat=panel.seat), ask)


async def turn(services: Services, match: int, person: Person, words: Words, page: int = 0) -> Post:
    """Show a person where they stand in their turn."""
    panel = await turns.panel(services.ctx, match, person)
    return await panel_shown(services, panel, words, Ask(page=page))


async def board(services: Services, match: int, person: Person, words: Words) -> Post:
    """Show the board as a picture."""
    seen, own = await boards.board(services.ctx, match, person), await preferences_of(services, person.id)
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
    seen, own = await boards.course(services.ctx, match, person), await preferences_of(services, person.id)
    picture = await services.pictures.film(
        seen.match.game, seen.views, seen.names, words, palette=own.palette
    )
    return messages.picture_post(seen.match, picture, words)


async def rules(
    services: Services, game: AnyGame, match: MatchRow | None, person: Person, words: Words
) -> Post:
    """Tell the rules of a game, with a picture of its figures: those of the match if it is one of these."""
    is_played = match is not None and (match.game, match.rules_version) == (game.id, game.rules_version)
    played = match if is_played else None
    edition = _edition(services, game, played)
    table = game.deal(max(game.seat_counts) if played is None else played.seat_count, edition, Seeded(""))
    palette = (await preferences_of(services, person.id)).palette
    picture = await services.pictures.draw(
        game.id, game.observe(table, None), "rules", (), words, palette=palette
    )
    return rules_post(game, edition, words, picture)


def _edition(services: Services, game: AnyGame, played: MatchRow | None) -> Any:
    """Return the edition a match of this game keeps, else the one the house plays with."""
    if played is not None:
        return msgspec.json.decode(played.edition, type=game.edition_type)
    own = services.editions.get(game.id)
    return game.default_edition() if own is None else game.read_edition(own)


async def text_board(services: Services, match: int, person: Person, words: Words) -> Post:
    """Show the board in words."""
    return messages.text_post(await boards.board(services.ctx, match, person), words)


async def log(services: Services, match: int, person: Person, words: Words, page: int | None = None) -> Post:
    """Show a page of what happened; None is the latest."""
    return messages.log_post(await boards.log_texts(services.ctx, match, person, page), words)
