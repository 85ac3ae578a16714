"""Clicks: the custom id says which match, which revision of a panel and what; the feature that knows it answers.

Nothing is remembered between clicks, so that a button works after a restart and on a message of any age.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.core.features import Handler, handlers
from bot.core.ids import Click, UnknownId, parse
from bot.core.services import Here
from bot.core.serving import admit, serve
from bot.match.finding import see_match
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.text import text
from host.core.refusals import Refusal


async def dispatch(interaction: Here) -> None:
    """Serve a click or a choice in a menu."""
    if await admit(interaction):
        await serve(interaction, partial(_answer, interaction))


async def _answer(interaction: Here, words: Words) -> Post:
    try:
        click = read(interaction.data or {})
        handler = handler_of(click)
        if click.match:
            await see_match(interaction, click.match)
        return await handler(interaction, click, words)
    except UnknownId:
        raise Refusal(text("slip-unknown-button")) from None


def read(data: Mapping[str, Any]) -> Click:
    """Read what was clicked, with what was chosen in a menu; raises UnknownId."""
    return parse(str(data.get("custom_id", "")), [str(value) for value in data.get("values") or ()])


def handler_of(click: Click) -> Handler:
    """Return who answers a click; raises UnknownId where no feature knows it."""
    try:
        return handlers()[click.name]
    except KeyError:
        raise UnknownId(click.name) from None
