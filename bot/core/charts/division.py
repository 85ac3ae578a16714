"""The standings of a division as an image, as text and as alt text. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from bot.core.charts.figures import (
    ChartMessage,
    name_for_message,
    name_for_picture,
    number,
    put_together,
    sign_in_words,
    sign_of,
    span,
)
from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.leagues.charts import DivisionChart, LineShown, SeatShown
from host.leagues.standings.points import PARTS
from renderer.league.views import Move, Seat, Standings, StandingsHeads, StandingsRow

KINDS = ("open", "left", "void")
"""Marks that replace a place, in the order of the legend."""
WRITTEN = {"open": "○", "left": "✖", "void": "–"}
MAX_NOTES = 2
"""Maximum number of lines that explain tie-breaks."""


def show_division(
    chart: DivisionChart, league: str, season: int, names: Mapping[int, str], translate: Translator
) -> ChartMessage:
    """Show the standings of a division."""
    title, subtitle = _title(chart, league, translate), _subtitle(chart, season, translate)
    lines = tuple((sign_of(move, translate), translate(_meaning(chart, move))) for move in _moves(chart))
    notes = (*_key(chart, translate), *_say_what_parts(chart, names, translate))
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
        *(_tell(line, name_for_picture(names, line.line.user_key), translate) for line in chart.lines),
    ]
    return put_together(view, alt, _board(chart, title, subtitle, names, translate))


def _title(chart: DivisionChart, league: str, translate: Translator) -> str:
    if chart.divisions == 1:
        return league
    return translate(text("chart-title", league=league, division=chart.number))


def _subtitle(chart: DivisionChart, season: int, translate: Translator) -> str:
    key = "chart-final" if chart.status == "over" else "chart-so-far"
    return translate(text(key, season=season, over=chart.over, tables=chart.tables))


def _heads(translate: Translator) -> StandingsHeads:
    return StandingsHeads(
        **{name: translate(LocalizedText(f"chart-head-{name}")) for name in StandingsHeads.__struct_fields__}
    )


def _move(line: LineShown) -> Move:
    """Return the mark of a line; players who stay in their division get none."""
    return "none" if line.moved in {None, "stays"} else line.moved or "none"


def _moves(chart: DivisionChart) -> tuple[Move, ...]:
    return tuple(dict.fromkeys(move for line in chart.lines if (move := _move(line)) != "none"))


def _meaning(chart: DivisionChart, move: Move) -> LocalizedText:
    return LocalizedText(f"chart-{'ended' if chart.status == 'over' else 'stands'}-{move}")


def _row(
    line: LineShown, chart: DivisionChart, names: Mapping[int, str], translate: Translator
) -> StandingsRow:
    return StandingsRow(
        place=str(line.place),
        name=name_for_picture(names, line.line.user_key),
        still=span(line.still.best, line.still.worst) if line.still else "",
        points=_points(line, translate),
        played=f"{line.line.played}/{line.tables}",
        firsts=str(line.firsts),
        seats=tuple(Seat(seat.kind, seat.place) for seat in line.seats),
        sign=sign_of(_move(line), translate),
        is_struck=line.line.is_struck,
        leads=line.line.user_key in chart.leaders,
    )


def _points(line: LineShown, translate: Translator) -> str:
    return number(Fraction(line.line.parts, PARTS), translate)


def _key(chart: DivisionChart, translate: Translator) -> Iterator[str]:
    """Explain, in one line, the marks that the chart uses."""
    there = {seat.kind for line in chart.lines for seat in line.seats}
    if told := [translate(LocalizedText(f"chart-mark-{kind}")) for kind in KINDS if kind in there]:
        yield translate(text("chart-marks", marks="; ".join(told)))


def _say_what_parts(chart: DivisionChart, names: Mapping[int, str], translate: Translator) -> Sequence[str]:
    """Explain the first tie-breaks between players with equal points, up to the space limit."""
    pairs = zip(chart.lines, chart.lines[1:], strict=False)
    return [
        translate(
            text(
                "chart-undecided" if one.place == other.place else "chart-decided",
                first=name_for_picture(names, one.line.user_key),
                second=name_for_picture(names, other.line.user_key),
                step=translate(LocalizedText(f"season-step-{other.line.by}")),
            )
        )
        for one, other in pairs
        if other.line.by not in {None, "points", "struck"}
        and other.line.played
        and one.line.parts == other.line.parts
    ][:MAX_NOTES]


def _tell(line: LineShown, name: str, translate: Translator) -> str:
    """Describe a player's line in a sentence."""
    still = (
        translate(text("chart-told-still", places=span(line.still.best, line.still.worst)))
        if line.still
        else ""
    )
    becomes = translate(LocalizedText(f"chart-told-{_move(line)}")) if _move(line) != "none" else ""
    return translate(
        text(
            "chart-told",
            place=line.place, name=name, points=_points(line, translate), played=line.line.played,
            tables=line.tables, more="".join(f", {part}" for part in (still, becomes) if part),
        )
    )  # fmt: skip


def _board(
    chart: DivisionChart, title: str, subtitle: str, names: Mapping[int, str], translate: Translator
) -> Iterator[str]:
    yield f"### {title}"
    yield subtitle
    for line in chart.lines:
        yield _board_line(line, name_for_message(names, line.line.user_key), translate)
    for move in _moves(chart):
        yield f"-# {sign_in_words(move, translate)} {translate(_meaning(chart, move))}"
    for note in (
        *_key(chart, translate),
        *_say_what_parts(chart, {p: name_for_message(names, p) for p in names}, translate),
    ):
        yield f"-# {note}"


def _board_line(line: LineShown, name: str, translate: Translator) -> str:
    sign = sign_in_words(_move(line), translate)
    shown_name = f"~~{name}~~" if line.line.is_struck else f"**{name}**"
    told = translate(
        text("chart-board-line", points=_points(line, translate), played=line.line.played, tables=line.tables)
    )
    still = (
        translate(text("chart-told-still", places=span(line.still.best, line.still.worst)))
        if line.still
        else ""
    )
    seats = " ".join(map(_write, line.seats))
    parts = (f"{sign} {shown_name}".strip(), told, still, seats)
    return f"`{line.place:>2}` " + " · ".join(part for part in parts if part)


def _write(seat: SeatShown) -> str:
    return str(seat.place) if seat.kind == "place" else WRITTEN[seat.kind]
