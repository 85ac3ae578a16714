"""The pyramid of a season as an image, as text and as alt text. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.core.charts.figures import (
    ChartMessage,
    name_for_message,
    name_for_picture,
    put_together,
    sign_in_words,
    sign_of,
)
from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.leagues.charts import DivisionShown, PyramidChart, Sign
from renderer.league.views import Card, Pyramid

SIGNS: tuple[Sign, ...] = ("champion", "up", "stays", "down", "new", "out")


def show_pyramid(
    chart: PyramidChart, league: str, season: int, names: Mapping[int, str], translate: Translator
) -> ChartMessage:
    """Show the tiers of a season with the players' previous or next tier."""
    subtitle = translate(text(f"chart-pyramid-{chart.at}", season=season))
    view = Pyramid(
        title=league,
        subtitle=subtitle,
        tiers=tuple(
            (
                translate(text("chart-tier", tier=tier)),
                tuple(_card(one, names, translate) for one in divisions),
            )
            for tier, divisions in chart.tiers
        ),
        key=tuple((sign_of(sign, translate), _meaning(chart, sign, translate)) for sign in _signs(chart)),
    )
    alt = (_tell(chart, one, names, translate) for _, divisions in chart.tiers for one in divisions)
    return put_together(
        view, [f"{league}. {subtitle}.", *alt], _board(chart, league, subtitle, names, translate)
    )


def _card(division: DivisionShown, names: Mapping[int, str], translate: Translator) -> Card:
    rows = tuple(
        (name_for_picture(names, user_key), sign_of(sign, translate)) for user_key, sign in division.people
    )
    return Card(translate(text("chart-division", division=division.number)), rows)


def _signs(chart: PyramidChart) -> list[Sign]:
    """Return the signs that the chart uses."""
    there = {sign for _, divisions in chart.tiers for one in divisions for _, sign in one.people}
    return [sign for sign in SIGNS if sign in there]


def _meaning(chart: PyramidChart, sign: Sign, translate: Translator) -> str:
    return translate(LocalizedText(f"chart-{'came' if chart.at == 'draw' else 'ended'}-{sign}"))


def _tell(
    chart: PyramidChart, division: DivisionShown, names: Mapping[int, str], translate: Translator
) -> str:
    people = translate.listed(
        [
            name_for_picture(names, user_key)
            + (f" ({_meaning(chart, sign, translate)})" if sign != "stays" else "")
            for user_key, sign in division.people
        ]
    )
    return translate(text("chart-told-division", division=division.number, people=people))


def _board(
    chart: PyramidChart, league: str, subtitle: str, names: Mapping[int, str], translate: Translator
) -> Iterator[str]:
    yield f"### {league}"
    yield subtitle
    yield "-# " + " · ".join(
        f"{sign_in_words(sign, translate)} {_meaning(chart, sign, translate)}" for sign in _signs(chart)
    )
    for tier, divisions in chart.tiers:
        yield f"**{translate(text('chart-tier', tier=tier))}**"
        for one in divisions:
            people = ", ".join(
                f"{sign_in_words(sign, translate)} {name_for_message(names, user_key)}"
                for user_key, sign in one.people
            )
            yield f"- {translate(text('chart-division', division=one.number))}: {people}"
