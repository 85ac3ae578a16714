"""What a person is shown of their turn: read, draw, lay out."""

from __future__ import annotations

from functools import partial

from bot.core.services import Here, Services, person_of
from bot.play.messages import PLAIN, Ask, panel_post
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.library import game as game_of
from host.play import turns
from host.play.panels import Panel
from host.settings.changing import preferences_of
from host.settings.settings import Preferences


async def show_turn(interaction: Here, match: int, words: Words, page: int = 0) -> Post:
    """Show a person where they stand in their turn."""
    services = interaction.client.services
    panel = await turns.panel(services.ctx, match, person_of(interaction))
    return await show_panel(services, panel, words, Ask(page=page))


async def show_panel(services: Services, panel: Panel, words: Words, ask: Ask = PLAIN) -> Post:
    """Show a panel with the person's own part of the table."""
    own = await _preferences(services, panel.seats[panel.seat].person)
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


async def _preferences(services: Services, person: int | None) -> Preferences:
    """Return how somebody wants to see things; what a robot's seat shows is for nobody in particular."""
    return Preferences() if person is None else await preferences_of(services.ctx, person)
