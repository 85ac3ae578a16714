"""Tests for standings, crosstables and pyramids: text and image agree and fit the limits in every language."""

from __future__ import annotations

import pytest

from bot.core.charts.crosstable import show_crosstable
from bot.core.charts.division import show_division
from bot.core.charts.figures import ARROWS, ChartMessage, format_number, localized_sign
from bot.core.charts.pyramid import show_pyramid
from bot.core.pictures import Pictures
from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import ALT_TEXT, length
from host.leagues.season.rulings import TableRuled
from host.leagues.views.charts import division_chart, load_crosstable, pyramid_of_draw, pyramid_of_end
from renderer.league.picture import compose
from renderer.league.views import Standings
from tests.host.leagues.seasons import SeasonLog
from tests.host.leagues.test_views_charts import create_season
from tests.renderer.views import LONG, STRANGE

NAMES = {user_key: (*LONG, *STRANGE, "@everyone **x**", "")[user_key % 18] for user_key in range(1, 120)}


def show_all_charts(season_log: SeasonLog, translate: Translator) -> list[ChartMessage]:
    season, outcomes, lots = season_log.season, season_log.outcomes, season_log.lots
    found = [show_pyramid(pyramid_of_draw(season), "Liga", 3, NAMES, translate)]
    found.append(show_pyramid(pyramid_of_end(season, outcomes, lots), "Liga", 3, NAMES, translate))
    for division in season.divisions[:2]:
        of_it = division_chart(season, division.number, outcomes, lots)
        found.append(show_division(of_it, "Liga", 3, NAMES, translate))
        cross = load_crosstable(season, division.number, outcomes, lots)
        found.append(show_crosstable(cross, "Liga", 3, NAMES, translate))
    return found


@pytest.mark.parametrize("locale", locales())
def test_charts_fit_limits_in_every_language(locale: str) -> None:
    translate = Translator(locale, strict=True)
    for season_log in (create_season(0.5), create_season(1.0, 105)):
        for show_all_chart in show_all_charts(season_log, translate):
            assert 0 < length(show_all_chart.alt) <= ALT_TEXT
            assert 0 < length(show_all_chart.text) <= 3500
            assert "@everyone" not in show_all_chart.text
            assert {line.fit for line in compose(show_all_chart.view).lines} <= {"whole", "elided"}


@pytest.mark.parametrize("locale", locales())
def test_movement_symbols_are_unique_single_letters(locale: str) -> None:
    texts = [localized_sign(move, Translator(locale, strict=True)).letter for move in ARROWS]
    assert len({*texts}) == len(ARROWS)
    assert {*map(len, texts)} == {1}


def test_standings_text_matches_image() -> None:
    season_log = create_season(0.6)
    names = {user_key: f"P{user_key}" for user_key in range(1, 22)}
    chart = division_chart(season_log.season, 2, season_log.outcomes, season_log.lots)
    chart_message = show_division(chart, "Harbour", 1, names, Translator("en", strict=True))
    assert isinstance(chart_message.view, Standings)
    lines = chart_message.text.splitlines()
    for row, line in zip(chart_message.view.rows, lines[2:], strict=False):
        assert f"{row.name}" in line
        assert f"{row.points} points · {row.played}" in line
        assert row.possible_places in line
        assert f"{row.place}. {row.name}: {row.points} points" in chart_message.alt


def test_drawing_of_lots_is_hidden_until_published() -> None:
    season_log = create_season(0.0)
    for table_number, table in season_log.season.tables.items():
        season_log.add(
            TableRuled(table=table_number, places=tuple((user_key, 1) for user_key in table.user_keys))
        )
    names = {user_key: f"P{user_key}" for user_key in range(1, 22)}
    for lots, text in (
        ({}, "tied on all criteria"),
        (season_log.lots, "on equal points (tie-break: drawing lots)"),
    ):
        chart = division_chart(season_log.season, 2, season_log.outcomes, lots)
        chart_message = show_division(chart, "Harbour", 1, names, Translator("en", strict=True))
        assert text in chart_message.text
        assert isinstance(chart_message.view, Standings)
        assert [row.is_leader for row in chart_message.view.rows].count(True) == (7 if not lots else 1)


def test_numbers_are_formatted_per_locale() -> None:
    assert format_number(-2.5, Translator("de"), signed=True) == "−2,5"
    assert format_number(0.25, Translator("en"), signed=True) == "+0.25"
    assert format_number(16, Translator("pl")) == "16"


@pytest.mark.drawn
async def test_chart_image_has_file_name_and_alt_text() -> None:
    chart_message = show_all_charts(create_season(0.5), Translator("en"))[2]
    upload = await Pictures().chart(chart_message.view, chart_message.alt)
    assert upload is not None
    assert upload.name == "standings.png"
    assert upload.alt == chart_message.alt
