"""A season's pyramid of divisions as an image, as text and as alt text.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.core.charts.figures import (
    ChartMessage,
    build_chart,
    localized_sign,
    name_for_message,
    name_for_picture,
    sign_text,
)
from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.leagues.views.charts import PyramidChart, PyramidDivision, Sign
from renderer.league.views import Card, Pyramid

SIGNS: tuple[Sign, ...] = ("champion", "up", "stays", "down", "new", "out")


def show_pyramid(
    chart: PyramidChart, league: str, season: int, names: Mapping[int, str], translate: Translator
) -> ChartMessage:
    """Show a season's tiers with each player's promotion or relegation."""
    subtitle = translate(text(f"chart-pyramid-{chart.at}", season=season))
    view = Pyramid(
        title=league,
        subtitle=subtitle,
        tiers=tuple(
            (
                translate(text("chart-tier", tier=tier)),
                tuple(_card(division, names, translate) for division in divisions),
            )
            for tier, divisions in chart.tiers
        ),
        key=tuple(
            (localized_sign(sign, translate), _meaning(chart, sign, translate)) for sign in _signs(chart)
        ),
    )
    alt = (
        _describe_division(chart, one, names, translate) for _, divisions in chart.tiers for one in divisions
    )
    return build_chart(
        view, [f"{league}. {subtitle}.", *alt], _text_lines(chart, league, subtitle, names, translate)
    )


def _card(division: PyramidDivision, names: Mapping[int, str], translate: Translator) -> Card:
    rows = tuple(
        (name_for_picture(names, user_key), localized_sign(sign, translate))
        for user_key, sign in division.members
    )
    return Card(translate(text("chart-division", division=division.number)), rows)


def _signs(chart: PyramidChart) -> list[Sign]:
    """Return the signs that appear in the chart."""
    there = {sign for _, divisions in chart.tiers for division in divisions for _, sign in division.members}
    return [sign for sign in SIGNS if sign in there]


def _meaning(chart: PyramidChart, sign: Sign, translate: Translator) -> str:
    return translate(LocalizedText(f"chart-{'came' if chart.at == 'draw' else 'ended'}-{sign}"))


def _describe_division(
    chart: PyramidChart, division: PyramidDivision, names: Mapping[int, str], translate: Translator
) -> str:
    people = translate.join_list(
        [
            name_for_picture(names, user_key)
            + (f" ({_meaning(chart, sign, translate)})" if sign != "stays" else "")
            for user_key, sign in division.members
        ]
    )
    return translate(text("chart-told-division", division=division.number, people=people))


def _text_lines(
    chart: PyramidChart, league: str, subtitle: str, names: Mapping[int, str], translate: Translator
) -> Iterator[str]:
    yield f"### {league}"
    yield subtitle
    yield "-# " + " · ".join(
        f"{sign_text(sign, translate)} {_meaning(chart, sign, translate)}" for sign in _signs(chart)
    )
    for tier, divisions in chart.tiers:
        yield f"**{translate(text('chart-tier', tier=tier))}**"
        for division in divisions:
            people = ", ".join(
                f"{sign_text(sign, translate)} {name_for_message(names, user_key)}"
                for user_key, sign in division.members
            )
            yield f"- {translate(text('chart-division', division=division.number))}: {people}"
