"""The charms that can be picked from the menu, and the panel and the form in which that is done. Pure."""

from __future__ import annotations

import discord
from discord import ui

from bot.core.ids import Click, custom_id
from bot.core.interactions.forms import Form
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, button, card, rows, texts
from bot.core.words.limits import FORM_TITLE, OPTION_TEXT, PLACEHOLDER, shorten
from bot.matches.match.titles import title
from bot.tables.fairness.ids import FairnessClick
from engine.core.text import text
from host.tables.fairness.binding import MAX_WORDS
from host.tables.fairness.commitments import PostedAt
from storage.matches.match.matches import MatchRow

CHARMS = {
    "anchor": "⚓",
    "bell": "🔔",
    "bear": "🐻",
    "boat": "⛵",
    "candle": "🕯️",
    "cat": "🐈",
    "clover": "🍀",
    "comet": "☄️",
    "compass": "🧭",
    "crow": "🐦‍⬛",
    "magnet": "🧲",
    "key": "🗝️",
    "kite": "🪁",
    "lantern": "🏮",
    "moon": "🌙",
    "owl": "🦉",
    "pearl": "🦪",
    "rainbow": "🌈",
    "rose": "🌹",
    "snail": "🐌",
    "star": "⭐",
    "teapot": "🫖",
    "whale": "🐋",
    "wind": "🌬️",
}
"""As many as a menu takes, all but one; each a picture and the key of its name."""
WORDS = "words"


def charms(words: Words) -> list[str]:
    """Return the charms as they are added: a picture and a name."""
    return [f"{picture} {words(text(f'charm-{name}'))}" for name, picture in CHARMS.items()]


def charm_post(row: MatchRow, commitment: PostedAt, words: Words, *, has_seat: bool) -> Post:
    """Ask somebody for what they add to the shuffles of a match."""
    heading = f"### {words(text('charm-heading', match=title(row, words)))}"
    about = words(text("charm-about", link=commitment.link(row.server)))
    seat = "" if has_seat else words(text("charm-takes-seat"))
    menu: ui.Select[Sheet] = ui.Select(
        custom_id=custom_id(row.id, FairnessClick.CHARMPICK),
        placeholder=shorten(words(text("charm-pick")), PLACEHOLDER),
        options=[
            discord.SelectOption(label=shorten(charm, OPTION_TEXT), value=str(number))
            for number, charm in enumerate(charms(words))
        ],
    )
    own = button(words(text("button-charm-words")), custom_id(row.id, FairnessClick.CHARMFORM))
    return Post(card(texts(heading, about, seat), ui.ActionRow(menu), rows([own])))


def words_form(click: Click, words: Words) -> Form:
    """Ask for words of one's own."""
    asked: ui.TextInput[Form] = ui.TextInput(custom_id=WORDS, max_length=MAX_WORDS)
    return Form(
        shorten(words(text("charm-form")), FORM_TITLE),
        custom_id(click.match, FairnessClick.CHARMWORDS),
        {shorten(words(text("charm-form-words")), FORM_TITLE): asked},
    )
