"""What a person is shown of their turn: read, draw, lay out."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.pictures import Wanted
from bot.core.queues.fair_queue import Asker
from bot.core.services import Here, Services, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import asked_before
from bot.turns.notes import note_text
from bot.turns.play.messages import PLAIN, Ask, panel_post
from engine.core.library import game as game_of
from host.matches.settings.settings import Preferences
from host.turns.play import turns
from host.turns.play.panels import Panel


async def show_turn(interaction: Here, match_id: int, words: Words, page: int = 0) -> Post:
    """Show a person where they stand in their turn."""
    services = interaction.client.services
    panel = await turns.panel(
        services.ctx, match_id, person_of(interaction), asked_before(interaction, match_id)
    )
    return await show_panel(services, panel, words, Ask(page=page))


async def show_panel(services: Services, panel: Panel, words: Words, ask: Ask = PLAIN) -> Post:
    """Show a panel with the person's own part of the table."""
    own, note = panel.own, note_text(panel.note, words)
    ask = replace(ask, notice="\n".join(filter(None, (ask.notice, note))))
    if own.text_first:
        told = game_of(panel.match.game).text_board(panel.view)
        return panel_post(panel, words, None, ask, [line for line in told if line != panel.heading])
    wanted, picture = _picture_of(panel, own), None
    asker = Asker(panel.match.server, panel.seats[panel.seat].person)
    if panel.before is not None and not panel.your_turn:
        turn = replace(wanted, kind="turn", before=panel.before)
        picture = await services.pictures.draw(turn, words, asker)
    if picture is None:
        picture = await services.pictures.draw(wanted, words, asker)
    return panel_post(panel, words, picture, ask)


def _picture_of(panel: Panel, own: Preferences) -> Wanted:
    return Wanted(
        game=panel.match.game, view=panel.view, kind="panel", names=panel.names,
        seat=panel.seat, palette=own.palette,
    )  # fmt: skip
