"""Tests that standings, crosstables and pyramids as text match the images.

They fit every limit in every language.
"""

from __future__ import annotations

import pytest

from bot.core.charts.crosstable import show_crosstable
from bot.core.charts.division import show_division
from bot.core.charts.figures import ARROWS, ChartMessage, format_number, localized_sign
from bot.core.charts.pyramid import show_pyramid
from bot.core.pictures import Pictures
from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import ALT_TEXT, length
from host.leagues.charts import division_chart, load_crosstable, pyramid_of_draw, pyramid_of_end
from host.leagues.season.rulings import TableRuled
from renderer.league.picture import compose
from renderer.league.views import Standings
from tests.host.leagues.seasons import SeasonLog
from tests.host.leagues.test_charts import create_season
from tests.renderer.views import LONG, STRANGE

NAMES = {user_key: (*LONG, *STRANGE, "@everyone **x**", "")[user_key % 18] for user_key in range(1, 120)}


def show_all_charts(season_log: SeasonLog, translate: Translator) -> list[ChartMessage]:
    season, outcomes, lots = season_log.season, season_log.outcomes, season_log.lots
    found = [show_pyramid(pyramid_of_draw(season), "Liga", 3, NAMES, translate)]
    found.append(show_pyramid(pyramid_of_end(season, outcomes, lots), "Liga", 3, NAMES, translate))
    for one in season.divisions[:2]:
        of_it = division_chart(season, one.number, outcomes, lots)
        found.append(show_division(of_it, "Liga", 3, NAMES, translate))
        cross = load_crosstable(season, one.number, outcomes, lots)
        found.append(show_crosstable(cross, "Liga", 3, NAMES, translate))
    return found


@pytest.mark.parametrize("locale", locales())
def test_charts_fit_limits_in_every_language(locale: str) -> None:
    translate = Translator(locale, strict=True)
    for made in (create_season(0.5), create_season(1.0, 105)):
        for shown in show_all_charts(made, translate):
            assert 0 < length(shown.alt) <= ALT_TEXT
            assert 0 < length(shown.text) <= 3500
            assert "@everyone" not in shown.text
            assert {line.fit for line in compose(shown.view).lines} <= {"whole", "elided"}


@pytest.mark.parametrize("locale", locales())
def test_movement_symbols_are_unique_single_letters(locale: str) -> None:
    letters = [localized_sign(move, Translator(locale, strict=True)).letter for move in ARROWS]
    assert len({*letters}) == len(ARROWS)
    assert {*map(len, letters)} == {1}


def test_standings_text_matches_image() -> None:
    made = create_season(0.6)
    names = {user_key: f"P{user_key}" for user_key in range(1, 22)}
    chart = division_chart(made.season, 2, made.outcomes, made.lots)
    shown = show_division(chart, "Harbour", 1, names, Translator("en", strict=True))
    assert isinstance(shown.view, Standings)
    lines = shown.text.splitlines()
    for row, line in zip(shown.view.rows, lines[2:], strict=False):
        assert f"{row.name}" in line
        assert f"{row.points} points · {row.played}" in line
        assert row.possible_places in line
        assert f"{row.place}. {row.name}: {row.points} points" in shown.alt


def test_drawing_of_lots_is_hidden_until_published() -> None:
    made = create_season(0.0)
    for table_number, table in made.season.tables.items():
        made.add(TableRuled(table=table_number, places=tuple((user_key, 1) for user_key in table.user_keys)))
    names = {user_key: f"P{user_key}" for user_key in range(1, 22)}
    for lots, said in (
        ({}, "tied on all criteria"),
        (made.lots, "on equal points (tie-break: drawing lots)"),
    ):
        chart = division_chart(made.season, 2, made.outcomes, lots)
        shown = show_division(chart, "Harbour", 1, names, Translator("en", strict=True))
        assert said in shown.text
        assert isinstance(shown.view, Standings)
        assert [row.is_leader for row in shown.view.rows].count(True) == (7 if not lots else 1)


def test_numbers_are_formatted_per_locale() -> None:
    assert format_number(-2.5, Translator("de"), signed=True) == "−2,5"
    assert format_number(0.25, Translator("en"), signed=True) == "+0.25"
    assert format_number(16, Translator("pl")) == "16"


@pytest.mark.drawn
async def test_chart_image_has_file_name_and_alt_text() -> None:
    shown = show_all_charts(create_season(0.5), Translator("en"))[2]
    upload = await Pictures().chart(shown.view, shown.alt)
    assert upload is not None
    assert upload.name == "standings.png"
    assert upload.alt == shown.alt
