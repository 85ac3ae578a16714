"""Click routing: the custom id contains the match, the panel revision and the action.

The feature that registered the action responds. No state is kept between clicks, so a button works after a
restart and on a message of any age.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from bot.core.features import ClickHandler, concurrent_clicks, handlers, modals
from bot.core.ids import Click, UnknownCustomId, parse_custom_id
from bot.core.interactions.invitations import is_served
from bot.core.interactions.lifecycle import accept, serve
from bot.core.interactions.modals import TextModal, field_values, modal_translator, send_modal
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.lookup import get_visible_match
from engine.core.text import text
from host.core.errors import UserError

BoundModalFactory: TypeAlias = Callable[[Translator], Awaitable[TextModal]]
"""A modal factory bound to a click."""


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
        await send_modal(interaction, await factory(await modal_translator(interaction)))
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
    return await handler(interaction, click, translate)


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
