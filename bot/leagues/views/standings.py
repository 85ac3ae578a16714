"""Messages with standings, crosstables and league pyramids, as images or text. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.core.charts.figures import ChartMessage
from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, button, container, gallery, rows, texts
from bot.leagues.views.names import LeagueClick
from bot.matches.pages import page_buttons
from engine.core.text import LocalizedText


def standings_message(
    shown: ChartMessage,
    season: int,
    division: int,
    picture: Upload | None,
    translate: Translator,
    page_url: str = "",
) -> MessageView:
    """Build a division's standings, with buttons to related views."""
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
    )


def chart_message(
    shown: ChartMessage, picture: Upload | None, buttons: Sequence[ui.Button[View]] = ()
) -> MessageView:
    """Show a chart as an image if there is one, otherwise as text."""
    if picture is None:
        return MessageView(container(texts(shown.text), rows(buttons)))
    return MessageView(container(gallery(picture), rows(buttons)), (picture,))
