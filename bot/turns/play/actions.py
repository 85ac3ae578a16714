"""Actions on a user's turn: showing the panel and handling choices."""

from __future__ import annotations

from collections.abc import Awaitable

from msgspec.structs import replace

from bot.core.pictures import ImageRequest
from bot.core.queues import Requester
from bot.core.services import AppInteraction, Services, acting_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.names import clean_name
from bot.matches.match.lookup import cached_match, find_next_match
from bot.turns.notes import note_text
from bot.turns.play.messages import NO_EXTRAS, PanelExtras, panel_message
from engine.core.files.library import game as game_of
from host.matches.settings.settings import Preferences
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from host.turns.play.turn_errors import PartlyChosen, RevealNotConfirmed, StaleRevision


async def show_turn(
    interaction: AppInteraction, match_id: int, translate: Translator, page: int = 0
) -> MessageView:
    """Show a user the current state of their turn."""
    services, data = interaction.client.services, cached_match(interaction, match_id)
    panel = await turn_actions.load_panel(services.ctx, match_id, acting_user(interaction), data)
    return await show_panel(services, panel, translate, PanelExtras(page=page))


async def show_panel(
    services: Services, panel: Panel, translate: Translator, extras: PanelExtras = NO_EXTRAS
) -> MessageView:
    """Show a panel with an image of the player's own part of the table."""
    own, note = panel.preferences, note_text(panel.note, translate)
    extras = replace(extras, notice="\n".join(filter(None, (extras.notice, note))))
    if own.text_first:
        localized_texts = game_of(panel.match.game).text_board(panel.view)
        return panel_message(
            panel, translate, None, extras, [line for line in localized_texts if line != panel.heading]
        )
    wanted, picture = _picture_of(panel, own), None
    asker = Requester(panel.match.guild_id, panel.seats[panel.seat].user_key)
    if panel.before is not None and not panel.is_your_turn:
        turn = replace(wanted, kind="turn", before=panel.before)
        picture = await services.pictures.draw(turn, translate, asker)
    if picture is None:
        picture = await services.pictures.draw(wanted, translate, asker)
    return panel_message(panel, translate, picture, extras)


def _picture_of(panel: Panel, own: Preferences) -> ImageRequest:
    return ImageRequest(
        game=panel.match.game, view=panel.view, kind="panel", names=panel.names,
        seat=panel.seat, palette=own.palette,
    )  # fmt: skip


async def answer_choice(
    interaction: AppInteraction, choice: Awaitable[Panel], translate: Translator
) -> MessageView:
    """Make a choice, send the resulting messages and show the updated panel.

    A click on an outdated panel only shows the current panel. The first click on an option that reveals
    hidden information asks for confirmation.
    """
    services = interaction.client.services
    try:
        panel = await choice
    except RevealNotConfirmed as error:
        return await show_panel(services, error.panel, translate, PanelExtras(reveal=error.offer))
    except (StaleRevision, PartlyChosen) as error:
        notice = translate(error.text, [clean_name(name) for name in error.names])
        if error.panel.before is not None:
            services.wake(error.panel.match.id)
        return await show_panel(services, error.panel, translate, PanelExtras(notice=notice))
    if panel.before is not None:
        services.wake(panel.match.id)
    return await show_panel(services, panel, translate, await _next_match_extras(interaction, panel))


async def _next_match_extras(interaction: AppInteraction, panel: Panel) -> PanelExtras:
    """Return a link to the next match in which the user has to move, unless it is their turn in this one."""
    if panel.is_your_turn:
        return NO_EXTRAS
    following = await find_next_match(interaction, panel.match.id)
    return PanelExtras(next=following, guild_id=interaction.guild_id or 0)
