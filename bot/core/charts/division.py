"""A division's standings as an image, as text and as alt text. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from bot.core.charts.figures import (
    ChartMessage,
    build_chart,
    format_number,
    format_places,
    localized_sign,
    name_for_message,
    name_for_picture,
    sign_text,
)
from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.leagues.standings.points import PARTS
from host.leagues.views.charts import DivisionChart, StandingsLine, TableResult
from renderer.league.views import Move, Seat, Standings, StandingsHeads, StandingsRow

KINDS = ("open", "left", "void")
"""Kinds of results that are shown with a mark instead of a place, in legend order."""
SYMBOLS = {"open": "○", "left": "✖", "void": "–"}
MAX_NOTES = 2
"""Maximum number of lines that explain tie-breaks."""


def show_division(
    chart: DivisionChart, league: str, season: int, names: Mapping[int, str], translate: Translator
) -> ChartMessage:
    """Show a division's standings."""
    title, subtitle = _title(chart, league, translate), _subtitle(chart, season, translate)
    lines = tuple(
        (localized_sign(move, translate), translate(_meaning(chart, move))) for move in _moves(chart)
    )
    notes = (*_legend(chart, translate), *_tie_break_notes(chart, names, translate))
    view = Standings(
        title=title,
        subtitle=subtitle,
        heads=_heads(translate),
        rows=tuple(_row(line, chart, names, translate) for line in chart.lines),
        lines=lines,
        notes=notes,
    )
    alt = [
        f"{title}. {subtitle}.",
        *(
            _describe_line(line, name_for_picture(names, line.row.user_key), translate)
            for line in chart.lines
        ),
    ]
    return build_chart(view, alt, _text_lines(chart, title, subtitle, names, translate))


def _title(chart: DivisionChart, league: str, translate: Translator) -> str:
    if chart.divisions == 1:
        return league
    return translate(text("chart-title", league=league, division=chart.number))


def _subtitle(chart: DivisionChart, season: int, translate: Translator) -> str:
    key = "chart-final" if chart.status == "over" else "chart-so-far"
    return translate(text(key, season=season, over=chart.finished_tables, tables=chart.tables))


def _heads(translate: Translator) -> StandingsHeads:
    return StandingsHeads(
        **{name: translate(LocalizedText(f"chart-head-{name}")) for name in StandingsHeads.__struct_fields__}
    )


def _move(line: StandingsLine) -> Move:
    """Return the promotion or relegation mark for a line; "none" for players who stay."""
    return "none" if line.movement in {None, "stays"} else line.movement or "none"


def _moves(chart: DivisionChart) -> tuple[Move, ...]:
    return tuple(dict.fromkeys(move for line in chart.lines if (move := _move(line)) != "none"))


def _meaning(chart: DivisionChart, move: Move) -> LocalizedText:
    return LocalizedText(f"chart-{'ended' if chart.status == 'over' else 'stands'}-{move}")


def _row(
    line: StandingsLine, chart: DivisionChart, names: Mapping[int, str], translate: Translator
) -> StandingsRow:
    return StandingsRow(
        place=str(line.place),
        name=name_for_picture(names, line.row.user_key),
        possible_places=format_places(line.prospect.best, line.prospect.worst) if line.prospect else "",
        points=_points(line, translate),
        played=f"{line.row.played}/{line.tables}",
        seats=tuple(Seat(seat.kind, seat.place) for seat in line.results),
        sign=localized_sign(_move(line), translate),
        is_struck_out=line.row.is_struck,
        is_leader=line.row.user_key in chart.leaders,
    )


def _points(line: StandingsLine, translate: Translator) -> str:
    return format_number(Fraction(line.row.parts, PARTS), translate)


def _legend(chart: DivisionChart, translate: Translator) -> Iterator[str]:
    """Yield one line that explains the marks used in the chart, if there are any."""
    there = {seat.kind for line in chart.lines for seat in line.results}
    if texts := [translate(LocalizedText(f"chart-mark-{kind}")) for kind in KINDS if kind in there]:
        yield translate(text("chart-marks", marks="; ".join(texts)))


def _tie_break_notes(chart: DivisionChart, names: Mapping[int, str], translate: Translator) -> Sequence[str]:
    """Explain how ties on points were broken, in at most MAX_NOTES notes."""
    pairs = zip(chart.lines, chart.lines[1:], strict=False)
    return [
        translate(
            text(
                "chart-undecided" if standings_line.place == other.place else "chart-decided",
                first=name_for_picture(names, standings_line.row.user_key),
                second=name_for_picture(names, other.row.user_key),
                step=translate(LocalizedText(f"season-step-{other.row.by}")),
            )
        )
        for standings_line, other in pairs
        if other.row.by not in {None, "points", "struck"}
        and other.row.played
        and standings_line.row.parts == other.row.parts
    ][:MAX_NOTES]


def _describe_line(line: StandingsLine, name: str, translate: Translator) -> str:
    """Describe a player's line in a sentence."""
    still = (
        translate(text("chart-told-still", places=format_places(line.prospect.best, line.prospect.worst)))
        if line.prospect
        else ""
    )
    becomes = translate(LocalizedText(f"chart-told-{_move(line)}")) if _move(line) != "none" else ""
    return translate(
        text(
            "chart-told",
            place=line.place, name=name, points=_points(line, translate), played=line.row.played,
            tables=line.tables, more="".join(f", {part}" for part in (still, becomes) if part),
        )
    )  # fmt: skip


def _text_lines(
    chart: DivisionChart, title: str, subtitle: str, names: Mapping[int, str], translate: Translator
) -> Iterator[str]:
    yield f"### {title}"
    yield subtitle
    for line in chart.lines:
        yield _text_line(line, name_for_message(names, line.row.user_key), translate)
    for move in _moves(chart):
        yield f"-# {sign_text(move, translate)} {translate(_meaning(chart, move))}"
    for note in (
        *_legend(chart, translate),
        *_tie_break_notes(chart, {p: name_for_message(names, p) for p in names}, translate),
    ):
        yield f"-# {note}"


def _text_line(line: StandingsLine, name: str, translate: Translator) -> str:
    sign = sign_text(_move(line), translate)
    shown_name = f"~~{name}~~" if line.row.is_struck else f"**{name}**"
    sentence = translate(
        text("chart-board-line", points=_points(line, translate), played=line.row.played, tables=line.tables)
    )
    still = (
        translate(text("chart-told-still", places=format_places(line.prospect.best, line.prospect.worst)))
        if line.prospect
        else ""
    )
    seats = " ".join(map(_seat_symbol, line.results))
    parts = (f"{sign} {shown_name}".strip(), sentence, still, seats)
    return f"`{line.place:>2}` " + " · ".join(part for part in parts if part)


def _seat_symbol(seat: TableResult) -> str:
    return str(seat.place) if seat.kind == "place" else SYMBOLS[seat.kind]
