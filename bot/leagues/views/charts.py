"""Season charts, computed and translated off the event loop."""

from __future__ import annotations

import asyncio

from bot.core.charts.crosstable import show_crosstable
from bot.core.charts.division import show_division
from bot.core.charts.figures import ChartMessage
from bot.core.charts.pyramid import show_pyramid
from bot.core.words.i18n import Translator
from bot.core.words.names import MAX_TITLE, plain_name
from host.core.context import Context
from host.leagues.views.charts import division_chart, load_crosstable, pyramid_of_draw, pyramid_of_end
from host.leagues.views.seasons import SeasonResults, load_results


async def standings(ctx: Context, season: int, division: int, translate: Translator) -> ChartMessage:
    """Return a division's standings chart."""
    found = await load_results(ctx, season)
    return await asyncio.to_thread(_standings, found, division, translate)


def _standings(played: SeasonResults, division: int, translate: Translator) -> ChartMessage:
    chart = division_chart(played.loaded.season, division, played.outcomes, played.lots)
    return show_division(chart, *_chart_labels(played), translate)


async def crosstable(ctx: Context, season: int, division: int, translate: Translator) -> ChartMessage:
    """Return a division's crosstable."""
    found = await load_results(ctx, season)
    return await asyncio.to_thread(_crosstable, found, division, translate)


def _crosstable(played: SeasonResults, division: int, translate: Translator) -> ChartMessage:
    chart = load_crosstable(played.loaded.season, division, played.outcomes, played.lots)
    return show_crosstable(chart, *_chart_labels(played), translate)


async def draw(ctx: Context, season: int, translate: Translator) -> ChartMessage:
    """Return the league pyramid after the draw."""
    found = await load_results(ctx, season)
    return await asyncio.to_thread(_draw, found, translate)


def _draw(played: SeasonResults, translate: Translator) -> ChartMessage:
    return show_pyramid(pyramid_of_draw(played.loaded.season), *_chart_labels(played), translate)


async def end(ctx: Context, season: int, translate: Translator) -> ChartMessage:
    """Return the final league pyramid with all promotions and relegations."""
    found = await load_results(ctx, season)
    return await asyncio.to_thread(_end, found, translate)


def _end(played: SeasonResults, translate: Translator) -> ChartMessage:
    chart = pyramid_of_end(played.loaded.season, played.outcomes, played.lots)
    return show_pyramid(chart, *_chart_labels(played), translate)


def _chart_labels(played: SeasonResults) -> tuple[str, int, dict[int, str]]:
    """Return the league name, the season number and the players' names for a chart."""
    known = played.loaded
    names = {user_key: member.name for user_key, member in known.season.members.items()}
    return plain_name(known.league.name, MAX_TITLE), known.row.number, names
