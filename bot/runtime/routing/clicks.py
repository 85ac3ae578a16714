"""Routing of clicks: the custom id contains the match, the panel revision and the action.

The feature that registered the action responds. No state is kept between clicks, so a button works after a
restart and on a message of any age.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from bot.core.features import ClickHandler, concurrent_clicks, forms, handlers
from bot.core.ids import Click, UnknownId, parse
from bot.core.interactions.forms import ModalForm, field_values, open_form, translator_in_time
from bot.core.interactions.lifecycle import accept, serve
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.lookup import see_match
from engine.core.text import text
from host.core.errors import UserError


async def dispatch(interaction: AppInteraction) -> None:
    """Handle a click, a menu selection or a submitted modal."""
    if (making := _form_of(interaction)) is not None:
        await open_form(interaction, await making(await translator_in_time(interaction)))
    elif await accept(interaction):
        await serve(interaction, partial(_answer, interaction), beside=_is_beside(interaction))


def _is_beside(interaction: AppInteraction) -> bool:
    try:
        return read(interaction.data or {}).name in concurrent_clicks()
    except UnknownId:
        return False


def _form_of(interaction: AppInteraction) -> Callable[[Translator], Awaitable[ModalForm]] | None:
    """Return the modal factory of a click, if any; Discord requires a modal as the initial response."""
    try:
        click = read(interaction.data or {})
    except UnknownId:
        return None
    maker = forms().get(click.name)
    return None if maker is None else partial(maker, interaction, click)


async def _answer(interaction: AppInteraction, translate: Translator) -> MessageView:
    try:
        click = read(interaction.data or {})
        handler = handler_of(click)
        if click.match_id:
            await see_match(interaction, click.match_id)
        return await handler(interaction, click, translate)
    except UnknownId:
        raise UserError(text("slip-unknown-button")) from None


def read(data: Mapping[str, Any]) -> Click:
    """Parse a click with its menu values or modal inputs.

    Raises UnknownId.
    """
    chosen = [str(value) for value in data.get("values") or ()]
    return parse(str(data.get("custom_id", "")), chosen, field_values(data))


def handler_of(click: Click) -> ClickHandler:
    """Return the handler of a click.

    Raises UnknownId if no feature has registered it.
    """
    try:
        return handlers()[click.name]
    except KeyError:
        raise UnknownId(click.name) from None
