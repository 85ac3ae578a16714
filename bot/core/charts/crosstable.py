"""A division's crosstable as an image, as text and as alt text.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.core.charts.figures import ChartMessage, build_chart, name_for_message, name_for_picture
from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.leagues.views.charts import CrosstableData, Meeting, MeetingResult
from renderer.league.views import Crosstable

RESULTS: tuple[MeetingResult, ...] = ("beaten", "lost", "tied")
SYMBOLS: Mapping[MeetingResult, str] = {"beaten": "+", "lost": "−", "tied": "="}
MAX_PEOPLE, MAX_MEETINGS = 9, 2
"""Maximum number of players, and of meetings per pair, for which table numbers are shown."""


def show_crosstable(
    chart: CrosstableData, league: str, season: int, names: Mapping[int, str], translate: Translator
) -> ChartMessage:
    """Show a division's crosstable."""
    title = translate(text("chart-title", league=league, division=chart.number))
    subtitle = translate(text("chart-crosstable", season=season))
    key = tuple((how, translate(LocalizedText(f"chart-met-{how}"))) for how in RESULTS)
    is_numbered = (
        len(chart.user_keys) <= MAX_PEOPLE
        and max(map(len, chart.meetings.values()), default=0) <= MAX_MEETINGS
    )
    view = Crosstable(
        title=title,
        subtitle=subtitle,
        names=tuple(name_for_picture(names, user_key) for user_key in chart.user_keys),
        meetings=tuple(
            tuple(
                tuple(meeting.result for meeting in chart.meetings.get((a, b), ())) for b in chart.user_keys
            )
            for a in chart.user_keys
        ),
        tables=_tables(chart) if is_numbered else (),
        key=key,
        notes=(translate(LocalizedText("chart-met-numbers")),) if is_numbered else (),
    )
    alt = (_describe_player(chart, user_key, names, translate) for user_key in chart.user_keys)
    return build_chart(
        view, [f"{title}. {subtitle}.", *alt], _text_lines(chart, title, subtitle, names, translate)
    )


def _tables(chart: CrosstableData) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return, for each pair of players, the numbers of the tables at which they met."""
    return tuple(
        tuple(tuple(meeting.table for meeting in chart.meetings.get((a, b), ())) for b in chart.user_keys)
        for a in chart.user_keys
    )


def _describe_player(
    chart: CrosstableData, user_key: int, names: Mapping[int, str], translate: Translator
) -> str:
    """Describe how often a player finished ahead of, behind and level with each opponent."""
    count = {
        how: sum(
            meeting.result == how
            for other in chart.user_keys
            for meeting in chart.meetings.get((user_key, other), ())
        )
        for how in RESULTS
    }
    return translate(text("chart-told-met", name=name_for_picture(names, user_key), **count))


def _text_lines(
    chart: CrosstableData, title: str, subtitle: str, names: Mapping[int, str], translate: Translator
) -> Iterator[str]:
    yield f"### {title}"
    yield subtitle
    yield "-# " + " · ".join(
        f"{SYMBOLS[how]} {translate(LocalizedText(f'chart-met-{how}'))}" for how in RESULTS
    )
    yield "-# " + translate(LocalizedText("chart-met-tables"))
    for user_key in chart.user_keys:
        others = [
            f"{name_for_message(names, other)} {_marks(chart.meetings[user_key, other])}"
            for other in chart.user_keys
            if (user_key, other) in chart.meetings
        ]
        yield f"**{name_for_message(names, user_key)}**: " + (
            ", ".join(others) or translate(LocalizedText("chart-met-nobody"))
        )


def _marks(met: tuple[Meeting, ...]) -> str:
    return " ".join(f"{SYMBOLS[meeting.result]}({meeting.table})" for meeting in met)
