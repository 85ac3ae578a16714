"""Tests for lists of a season's tables with a button beside each table."""

from __future__ import annotations

import pytest
from discord import ui
from msgspec.structs import replace

from bot.core.charts.figures import ChartMessage
from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.layout import MessageView, Upload
from bot.core.words.limits import MESSAGE_TEXT
from bot.leagues.views.standings import standings_message
from bot.leagues.views.tables import TablesPage, table_parts, tables_message
from host.leagues.views.cards import FixtureView
from host.leagues.views.turns import TableTurn
from renderer.league.views import Pyramid
from tests.bot import example_season as a
from tests.bot.example_panels import limit_violations, message_text, walk_items

SEASON = a.finished_season()
READER = 1
(FIRST, *_) = a.fixtures(SEASON)
RUNNING = replace(
    FIRST,
    table=replace(FIRST.table, match_id=7, ruled=None),
    tallies=None,
    turns=(TableTurn(READER, 0, None),),
)
WAITING = replace(RUNNING, turns=(TableTurn(READER + 1, 0, None),))
PLANNED = replace(RUNNING, location=None, turns=())


def in_match(match_id: int) -> FixtureView:
    """Return a table at which the reader has to move in the given match."""
    return replace(RUNNING, table=replace(RUNNING.table, match_id=match_id))


def buttons(post: MessageView) -> list[ui.Button[ui.LayoutView]]:
    return [item for item in walk_items(post) if isinstance(item, ui.Button)]


@pytest.mark.parametrize("locale", locales())
def test_each_table_has_the_button_for_its_reader(locale: str) -> None:
    words = Translator(locale, strict=True)
    post = tables_message(SEASON, [RUNNING, WAITING, PLANNED], words, READER)
    turn, thread = buttons(post)
    assert turn.custom_id == "m:7:0:turn"
    assert str(thread.url).startswith("https://discord.com/channels/")
    assert limit_violations(post) == []
    spectator, *_ = buttons(tables_message(SEASON, [RUNNING], words))
    assert spectator.url is not None


def test_long_lists_have_pages() -> None:
    many = [in_match(number) for number in range(25)]
    for page, ways in ((1, [2]), (2, [1, 3]), (3, [2]), (99, [2])):
        post = tables_message(SEASON, many, translator("pl"), READER, TablesPage(page, 4, 1))
        assert limit_violations(post) == []
        found = [str(one.custom_id) for one in buttons(post) if "tables" in str(one.custom_id)]
        shown = [TablesPage.parse(int(one.removeprefix(f"l:{SEASON.row.id}:tables"))) for one in found]
        assert shown == [TablesPage(number, 4, 1) for number in ways]


@pytest.mark.parametrize("picture", [None, Upload(b"", "standings.png")])
def test_own_tables_are_below_the_standings(picture: Upload | None) -> None:
    own = table_parts([in_match(7), in_match(8)], translator("en"), READER)
    view = Pyramid(title="", subtitle="", tiers=(), key=())
    long = ChartMessage(view, "Standings", "x" * MESSAGE_TEXT)
    post = standings_message(long, 4, 1, picture, translator("en"), own)
    assert [one.custom_id for one in buttons(post)][:2] == ["m:7:0:turn", "m:8:0:turn"]
    assert "**Your tables**" in message_text(post)
    assert len(message_text(post).replace("\n", "")) <= MESSAGE_TEXT
    public = standings_message(long, 4, 1, picture, translator("en"))
    assert "Your tables" not in message_text(public)
