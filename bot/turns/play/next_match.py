"""The button to the next match that waits for somebody. Pure."""

from __future__ import annotations

from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Sheet, Style, button, link_button
from bot.matches.match.titles import link, plain_title
from bot.turns.play.ids import PlayClick
from engine.core.text import text
from host.messages.view.lists import Mine


def next_buttons(found: Mine | None, server: int, words: Words) -> list[ui.Button[Sheet]]:
    """Make the button, if a match waits: its panel opens here, or a link leads to another server's."""
    if found is None:
        return []
    label = words(text("button-next-match", match=plain_title(found.match, words)))
    if server in (0, found.match.server):
        return [button(label, custom_id(found.match.id, PlayClick.TURN), Style.primary)]
    return [link_button(label, link(found.match))]
