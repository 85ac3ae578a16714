"""Messages with standings, crosstables and league pyramids, as images or text. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.core.charts.figures import ChartMessage
from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, button, container, gallery, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.leagues.views.names import LeagueClick
from bot.matches.pages import page_buttons
from engine.core.text import LocalizedText


def standings_message(
    shown: ChartMessage,
    season: int,
    division: int,
    picture: Upload | None,
    translate: Translator,
    own_tables: Sequence[ui.Section[View] | ui.TextDisplay[View]] = (),
    page_url: str = "",
) -> MessageView:
    """Build a division's standings, with the reader's own tables and buttons to related views."""
    return chart_message(
        shown,
        picture,
        [
            button(
                translate(LocalizedText("button-league-cross")),
                season_id(season, LeagueClick.CROSS, division),
            ),
            button(translate(LocalizedText("button-league-mine")), season_id(season, LeagueClick.MINE)),
            *page_buttons(page_url, translate),
        ],
        [*texts(translate(LocalizedText("league-mine-tables"))), *own_tables] if own_tables else (),
    )


def chart_message(
    shown: ChartMessage,
    picture: Upload | None,
    buttons: Sequence[ui.Button[View]] = (),
    below: Sequence[ui.Section[View] | ui.TextDisplay[View]] = (),
) -> MessageView:
    """Show a chart as an image if there is one, otherwise as text, with further lines below."""
    if picture is not None:
        return MessageView(container(gallery(picture), below, rows(buttons)), (picture,))
    lines = [part for one in below for part in (one.children if isinstance(one, ui.Section) else [one])]
    added = sum(length(part.content) for part in lines if isinstance(part, ui.TextDisplay))
    return MessageView(container(texts(shown.text, max_length=MESSAGE_TEXT - added), below, rows(buttons)))
