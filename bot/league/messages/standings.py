"""Standings and crosstables in words. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.core.ids import season_id
from bot.league.ids import LeagueClick
from bot.league.messages.names import Names, bold_names, division_name, name_of, points, season_name
from bot.match.titles import small_print
from bot.words.i18n import Words
from bot.words.layout import Post, button, card, rows, texts
from bot.words.limits import MESSAGE_TEXT, as_many
from engine.core.text import Text, text
from host.league.running.logbook import Known
from host.league.standings.order import Line, Step
from host.league.standings.prospects import Prospect
from host.league.telling.cards import Cross, DivisionCard

STEPS: Mapping[Step, str] = {
    "head-to-head": "season-step-head-to-head",
    "places": "season-step-places",
    "strength": "season-step-strength",
    "share": "season-step-share",
    "lot": "season-step-lot",
}
"""What parted equal points; it is told of whoever comes second."""


def division_heading(known: Known, division: int, words: Words) -> str:
    """Return what stands above something about a division: its season and its name."""
    season, name = season_name(known, words), division_name(known.season, division)
    return words(text("league-division", season=season, name=name)) if name else season


def standings_post(shown: DivisionCard, words: Words) -> Post:
    """Build the standings of a division."""
    known, number = shown.known, shown.division.number
    heading = f"## {division_heading(known, number, words)}"
    lines = as_many(standings_lines(shown, words), MESSAGE_TEXT - 600)
    cross = button(
        words(Text("button-league-cross")), season_id(known.row.id, LeagueClick.CROSS, number)
    )
    mine = button(words(Text("button-league-mine")), season_id(known.row.id, LeagueClick.MINE))
    return Post(card(texts(heading, "\n".join(lines)), rows([cross, mine])))


def standings_lines(shown: DivisionCard, words: Words) -> Iterator[str]:
    """Yield the lines of a division's standings."""
    names, is_running = bold_names(shown.names), shown.known.season.status == "playing"
    seats = {line.person: _tables_of(shown, line.person) for line in shown.lines}
    for line in shown.lines:
        told = text(
            "league-line", place=line.place, name=name_of(names, line.person),
            points=points(line.parts, words), played=line.played, tables=max(seats[line.person], line.played),
        )  # fmt: skip
        prospect = shown.prospects.get(line.person) if is_running else None
        yield " · ".join((words(told), *_beside(line, prospect, words)))


def _tables_of(shown: DivisionCard, person: int) -> int:
    return sum(
        person in one.people
        for one in shown.known.season.tables.values()
        if one.table.division == shown.division.number and not one.is_void
    )


def _beside(line: Line, prospect: Prospect | None, words: Words) -> Iterator[str]:
    """Yield what else is told of somebody's line."""
    if line.is_struck:
        yield words(Text("league-struck"))
        return
    if line.places and line.places[0]:
        yield words(text("league-firsts", count=line.places[0]))
    if line.by in STEPS:
        yield words(text("league-by", step=Text(STEPS[line.by])))
    if prospect is not None:
        key = "league-safe" if prospect.best == prospect.worst else "league-still"
        yield words(text(key, best=prospect.best, worst=prospect.worst))


def cross_post(shown: Cross, division: int, words: Words) -> Post:
    """Build the crosstable of a division in words."""
    heading = words(text("league-cross-heading", division=division_heading(shown.known, division, words)))
    lines = as_many(_cross_lines(shown, words), MESSAGE_TEXT - len(heading) - 200)
    return Post(
        card(texts(f"## {heading}", "\n".join(lines), small_print(words(Text("league-cross-note")))))
    )


def _cross_lines(shown: Cross, words: Words) -> Iterator[str]:
    names = bold_names(shown.names)
    for person in shown.people:
        told = ", ".join(_met(shown, person, names, words)) or words(Text("league-met-nobody"))
        yield f"- {words(text('league-cross-line', name=name_of(names, person), told=told))}"


def _met(shown: Cross, person: int, names: Names, words: Words) -> Iterator[str]:
    for other in shown.people:
        met = shown.met.get((person, other))
        if met is None or not (met.beaten or met.lost or met.tied):
            continue
        key = "league-against-tied" if met.tied else "league-against"
        yield words(
            text(key, name=name_of(names, other), won=met.beaten, lost=met.lost, tied=met.tied)
        )
