"""The match of a table as it is to be begun."""

from __future__ import annotations

from host.core.people import Person
from host.leagues.lifecycle.logbook import Known
from host.leagues.season.season import TableState
from host.tables.tables.beginning import DrawnTable


def table_to_begin(known: Known, table: int, thread: int) -> DrawnTable:
    """Return the match of a table as it is to be begun."""
    state, league = known.season.tables[table], known.league
    pace = known.plan.hurry if known.season.is_hurried else known.plan.pace
    return DrawnTable(
        game=known.plan.game, server=league.server, channel=thread, opener=state.people[0],
        people=people_of(known, state), title=title_of(known, table), time_control=pace.time_control,
    )  # fmt: skip


def people_of(known: Known, table: TableState) -> tuple[Person, ...]:
    """Return who sits at a table, by seat."""
    members = known.season.members
    return tuple(Person(one, members[one].name if one in members else str(one)) for one in table.people)


def title_of(known: Known, table: int) -> str:
    """Return the title of a table's match, in numbers that say the same in every language."""
    division = known.season.tables[table].table.division
    return f"{known.league.name} {known.row.number}.{division}.{table}"
