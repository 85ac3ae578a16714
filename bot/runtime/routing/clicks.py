"""Click routing: the custom id contains the match, the panel revision and the action.

The feature that registered the action responds. No state is kept between clicks, so a button works after a
restart and on a message of any age.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, TypeAlias

from bot.core.features import ClickHandler, concurrent_clicks, handlers, modals
from bot.core.ids import Click, UnknownCustomId, custom_id, parse_custom_id, plain_id
from bot.core.interactions.invitations import is_served
from bot.core.interactions.lifecycle import accept, serve
from bot.core.interactions.modals import TextModal, field_values, modal_translator, send_modal
from bot.core.interactions.origins import (
    split_first_panel,
    with_origin,
    with_way_back,
    without_own_panel,
)
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import clean_name
from bot.matches.match.lookup import get_visible_match
from bot.messages.replay.scene_message import CATCH_UP_ORIGIN, ReplayClick
from bot.messages.view.messages import MY_MATCHES_ORIGIN, ViewClick
from bot.turns.panel import PANEL_ORIGIN, PanelClick
from bot.turns.play.messages import TURN_ORIGIN, PlayClick
from engine.core.text import text
from host.core.errors import UserError

BoundModalFactory: TypeAlias = Callable[[Translator], Awaitable[TextModal]]
"""A modal factory bound to a click."""
BACK_CLICKS: Mapping[str, str] = MappingProxyType(
    {
        PANEL_ORIGIN: PanelClick.MATCH,
        TURN_ORIGIN: PlayClick.TURN,
        CATCH_UP_ORIGIN: ReplayClick.CATCHUP,
        MY_MATCHES_ORIGIN: ViewClick.MY_MATCHES,
    }
)
"""The clicks that open a private panel again, by the letter of its origin."""


async def dispatch(interaction: AppInteraction) -> None:
    """Handle a click, a menu selection or a submitted modal."""
    work = partial(_handle, interaction)
    if is_served(interaction) and (factory := _modal_factory(interaction)) is not None:
        error = await _open_modal(interaction, factory)
        if error is None:
            return
        work = partial(_fail, error)
    if await accept(interaction):
        await serve(interaction, partial(_answer, work), concurrent=_is_concurrent(interaction))


def _is_concurrent(interaction: AppInteraction) -> bool:
    try:
        return parse_click(interaction.data or {}).name in concurrent_clicks()
    except UnknownCustomId:
        return False


def _modal_factory(interaction: AppInteraction) -> BoundModalFactory | None:
    """Return a click's modal factory, if any.

    Discord requires a modal to be the initial response.
    """
    try:
        click = parse_click(interaction.data or {})
    except UnknownCustomId:
        return None
    factory = modals().get(click.name)
    return None if factory is None else partial(factory, interaction, click)


async def _open_modal(interaction: AppInteraction, factory: BoundModalFactory) -> Exception | None:
    """Open a modal; if this fails, return the error, so that the click still gets a response."""
    try:
        modal = await factory(await modal_translator(interaction))
        modal.custom_id = with_origin(modal.custom_id, parse_click(interaction.data or {}).origin)
        await send_modal(interaction, modal)
    except Exception as error:  # noqa: BLE001 - raised again when the click is answered
        return error
    return None


async def _fail(error: Exception, translate: Translator) -> MessageView:
    raise error


async def _handle(interaction: AppInteraction, translate: Translator) -> MessageView:
    click = parse_click(interaction.data or {})
    handler = handler_of(click)
    if click.match_id:
        await get_visible_match(interaction, click.match_id)
    if not click.origin:
        return await handler(interaction, click, translate)
    return await _answer_in_panel(handler, interaction, click, translate)


async def _answer_in_panel(
    handler: ClickHandler, interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Handle a click in a private panel, and add the way back to it; errors replace the panel too."""
    try:
        response = await handler(interaction, click, translate)
    except UserError as error:
        response = text_message(translate(error.text, [clean_name(name) for name in error.names]))
    origin = without_own_panel(response, click.origin)
    panel, before = split_first_panel(origin)
    if panel[:1] not in BACK_CLICKS:
        return response
    return with_way_back(response, origin, with_origin(_back_id(panel), before), translate)


def _back_id(panel: str) -> str:
    """Return the custom id that opens a panel again."""
    letter, number = panel[0], int(panel[1:])
    name = BACK_CLICKS[letter]
    return plain_id(name, number) if letter == MY_MATCHES_ORIGIN else custom_id(number, name)


async def _answer(work: Callable[[Translator], Awaitable[MessageView]], translate: Translator) -> MessageView:
    try:
        return await work(translate)
    except UnknownCustomId:
        raise UserError(text("slip-unknown-button")) from None


def parse_click(data: Mapping[str, Any]) -> Click:
    """Parse a click with its menu values or modal inputs.

    Raises UnknownCustomId.
    """
    chosen = [str(value) for value in data.get("values") or ()]
    return parse_custom_id(str(data.get("custom_id", "")), chosen, field_values(data))


def handler_of(click: Click) -> ClickHandler:
    """Return the handler for a click.

    Raises UnknownCustomId if no feature has registered one.
    """
    try:
        return handlers()[click.name]
    except KeyError:
        raise UnknownCustomId(click.name) from None
