"""A season's tables: individual messages, lists and single lines. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.core.ids import custom_id, season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    container,
    link_button,
    rows,
    section,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length
from bot.leagues.views.names import (
    LeagueClick,
    Names,
    list_names,
    name_of,
    names_of,
    points,
    season_name,
    table_name,
    time_text,
)
from bot.matches.match.titles import timestamp
from bot.tables.fairness.messages import file_message
from bot.turns.play.messages import PlayClick
from engine.core.text import LocalizedText, Value, text
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.publishing import FixtureCommitment
from host.leagues.standings.points import Tally
from host.leagues.views.cards import FixtureView
from host.leagues.views.turns import TableTurn

DIVISIONS, LISTS = 1000, 3
"""Factors for the custom ids of pages: more than the number of divisions, and the number of lists."""
PAGE_SIZE = 10
"""Maximum number of tables per page, so that a page with a button per table has at most 40 components."""
ROOM_FOR_HINTS = 200
"""Characters reserved below a list for a note that the list was shortened."""


def fixture_message(fixture: FixtureView, translate: Translator) -> MessageView:
    """Build a table's message: its players and, once it is over, the result."""
    known, state = fixture.loaded, fixture.table
    number = state.table.number
    season, table = season_name(known, translate), table_name(known.season, number, translate)
    if state.is_void:
        return MessageView(
            container(texts(translate(text("league-fixture-void", season=season, table=table))))
        )
    if fixture.tallies is not None:
        sentence = table_status(fixture, names_of(known.season), translate)
        return MessageView(
            container(
                texts(translate(text("league-fixture-over", season=season, table=table, result=sentence)))
            )
        )
    heading = translate(text("league-fixture-heading", season=season, table=table))
    sitting = translate.join_list([translate.mention(user_key) for user_key in state.user_keys])
    about = translate(text("league-fixture-about", people=sitting))
    ask = button(
        translate(LocalizedText("button-league-ask")), season_id(known.row.id, LeagueClick.ASK, number)
    )
    return MessageView(container(texts(f"### {heading}", about), rows([ask])))


def commitment_message(table_hash: FixtureCommitment, translate: Translator) -> MessageView:
    """Build the message with the commitment for a table's match.

    The match starts as soon as the message has been posted.
    """
    file = Upload(table_hash.terms.encode(), f"shuffle-{table_hash.match.id}.json")
    sentence = translate(text("commitment", hash=table_hash.match.commitment))
    return file_message(file, sentence, translate(text("league-hash-about")))


class TablesPage(Struct, frozen=True):
    """A page of one of the lists of a season's tables."""

    page: int = 1
    division: int = 0
    """The number of a division; 0 for all."""
    which: int = 0
    """The index of the list's kind in the options of the command."""

    @property
    def number(self) -> int:
        """Return the page as a number for a custom id."""
        return (self.page * DIVISIONS + self.division) * LISTS + self.which

    @classmethod
    def parse(cls, number: int) -> TablesPage:
        """Parse a number from a custom id."""
        rest, which = divmod(number, LISTS)
        page, division = divmod(rest, DIVISIONS)
        return cls(page, division, which)


FIRST_PAGE = TablesPage()


def tables_message(
    known: LoadedSeason,
    fixtures: Sequence[FixtureView],
    translate: Translator,
    reader: int = 0,
    shown: TablesPage = FIRST_PAGE,
) -> MessageView:
    """Build a page of a list of tables, with a button beside each.

    `reader` is the key of the user who reads the list. An invalid page number selects the nearest page.
    """
    heading = translate(text("league-tables-heading", season=season_name(known, translate)))
    if not fixtures:
        return MessageView(container(texts(f"## {heading}", translate(text("league-tables-none")))))
    pages = _pages([(fixture, table_line(fixture, translate)) for fixture in fixtures])
    number = max(1, min(shown.page, len(pages)))
    if len(pages) > 1:
        heading = translate(text("mine-page", heading=heading, page=number, pages=len(pages)))
    parts = [_part(fixture, line, translate, reader) for fixture, line in pages[number - 1]]
    ways = [
        button(
            translate(text(key)),
            season_id(known.row.id, LeagueClick.TABLES, replace(shown, page=page).number),
        )
        for key, page in (("button-earlier", number - 1), ("button-later", number + 1))
        if 1 <= page <= len(pages)
    ]
    return MessageView(container(texts(f"## {heading}"), parts, rows(ways)))


def _pages(lines: Sequence[tuple[FixtureView, str]]) -> list[list[tuple[FixtureView, str]]]:
    """Divide lines into pages of limited size."""
    pages, room = [list[tuple[FixtureView, str]]()], MESSAGE_TEXT - ROOM_FOR_HINTS
    for fixture, line in lines:
        room -= length(line)
        if pages[-1] and (room < 0 or len(pages[-1]) == PAGE_SIZE):
            pages.append([])
            room = MESSAGE_TEXT - ROOM_FOR_HINTS - length(line)
        pages[-1].append((fixture, line))
    return pages


def table_parts(
    fixtures: Sequence[FixtureView], translate: Translator, reader: int
) -> list[ui.Section[View] | ui.TextDisplay[View]]:
    """Build a line per table, with a button beside it if there is something to open."""
    return [_part(fixture, table_line(fixture, translate), translate, reader) for fixture in fixtures]


def _part(
    fixture: FixtureView, line: str, translate: Translator, reader: int
) -> ui.Section[View] | ui.TextDisplay[View]:
    match_id = fixture.table.match_id
    if match_id is not None and any(turn.user_key == reader for turn in fixture.turns):
        turn = custom_id(match_id, PlayClick.TURN)
        return section(line, button(translate(text("button-turn")), turn, Style.primary))
    if fixture.location is None:
        return ui.TextDisplay(line)
    return section(line, link_button(translate(text("button-open-match")), _thread_url(fixture)))


def _thread_url(fixture: FixtureView) -> str:
    """Return the address of a table's thread, which has the same id as the table's message."""
    assert fixture.location is not None
    return f"https://discord.com/channels/{fixture.loaded.league.guild_id}/{fixture.location.message}"


def list_tables(fixtures: Sequence[FixtureView], translate: Translator, room: int) -> str:
    """Return one line per table, for as many tables as fit in `room` characters."""
    sentences = [f"- {table_line(fixture, translate)}" for fixture in fixtures]
    kept = fit_lines(sentences, room - ROOM_FOR_HINTS)
    rest = len(sentences) - len(kept)
    return "\n".join([*kept, *([translate(text("league-list-more", count=rest))] if rest else [])])


def table_line(fixture: FixtureView, translate: Translator) -> str:
    """Return a line about a table: its players, its status and a link to its thread."""
    named = table_name(fixture.loaded.season, fixture.table.table.number, translate)
    if fixture.location is not None:
        named = f"[{named}]({_thread_url(fixture)})"
    names = names_of(fixture.loaded.season)
    sentence = table_status(fixture, names, translate)
    line = translate(text("league-table-line", table=named, told=sentence))
    return "\n".join([line, *(f"  - {turn_line(turn, names, translate)}" for turn in fixture.turns)])


def turn_line(turn: TableTurn, names: Names, translate: Translator) -> str:
    """Return a line about a turn: the player who has to move, the start of the turn and the deadline."""
    name, since = name_of(names, turn.user_key), timestamp(turn.since, "R")
    if turn.is_late:
        return translate(text("league-turn-late", name=name, since=since))
    if turn.deadline is None:
        return translate(text("league-turn-untimed", name=name, since=since))
    return translate(
        text("league-turn", name=name, since=since, deadline=time_text(turn.deadline, translate))
    )


def table_status(fixture: FixtureView, names: Names, translate: Translator) -> str:
    """Describe a table's status or result."""
    state = fixture.table
    sitting = list_names(state.user_keys, names, translate)
    if state.is_void:
        return translate(text("league-table-void", people=sitting))
    if fixture.tallies is None:
        key = "league-table-planned" if state.match_id is None else "league-table-open"
        return translate(text(key, people=sitting))
    if state.is_adjudicated:
        result = ", ".join(_unfinished_results(fixture.tallies, names, translate))
        return translate(text("league-table-adjudicated", result=result))
    result = ", ".join(_results(fixture, names, translate))
    return translate(
        text("league-table-over" if state.ruled is None else "league-table-ruled", result=result)
    )


def _results(fixture: FixtureView, names: Names, translate: Translator) -> Iterator[str]:
    """Yield a table's results by place, followed by the players without a place."""
    scores = {finish.user_key: finish.points for finish in fixture.finishes or ()}
    for one in sorted(fixture.tallies or (), key=lambda tally: (tally.place is None, tally.place or 0)):
        name = name_of(names, one.user_key)
        if one.place is None:
            yield translate(
                text("league-result-left" if one.has_left else "league-result-nothing", name=name)
            )
        else:
            values: dict[str, Value] = {
                "place": one.place,
                "name": name,
                "points": points(one.parts, translate),
            }
            score = scores.get(one.user_key)
            if score is None:
                yield translate(text("league-result", **values))
            else:
                yield translate(text("league-result-scored", **values, score=score))


def _unfinished_results(tallies: Sequence[Tally], names: Names, translate: Translator) -> Iterator[str]:
    """Yield each player's points at an unfinished table, where nobody gets a place.

    Punctual players come first.
    """
    for one in sorted(tallies, key=lambda tally: tally.has_left):
        key = "league-result-late" if one.has_left else "league-result-unfinished"
        yield translate(text(key, name=name_of(names, one.user_key), points=points(one.parts, translate)))
