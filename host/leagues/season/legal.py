"""What may be entered in a season's log as it stands; whatever may be, its fold can follow. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from host.leagues.season.entries import (
    Adjudicated,
    Begun,
    Closed,
    Confirmed,
    Ended,
    Excused,
    Extended,
    Final,
    Hurried,
    Joined,
    Left,
    Logged,
    Paused,
    Played,
    Protested,
    Redrawn,
    Replaced,
    Replay,
    Resumed,
    Reversed,
    RoundDrawn,
    Ruled,
    Ruling,
    SeasonEntry,
    Seeded,
    Shifted,
    Struck,
    TableOpened,
    TableVoid,
    Voided,
    WasDrawn,
    Withdrew,
)
from host.leagues.season.fold import find_taken_back, fold
from host.leagues.season.season import Season, Status

WhyNot: TypeAlias = Literal[
    "status",  # not at this stage of a season
    "person",  # no such member
    "already",  # it has been done
    "table",  # no such table
    "over",  # the table is over
    "played",  # its match has begun
    "places",  # not one for each of the table's people
    "drawn",  # who came by it has been drawn since
    "entry",  # no ruling that counts, or none that can be taken back any more
]

_BEFORE: tuple[Status, ...] = ("sign-up", "confirming")
_DURING: tuple[Status, ...] = ("drawn", "playing")
_JUDGED: tuple[Status, ...] = ("playing", "protest", "over")
_ALIVE: tuple[Status, ...] = (*_BEFORE, *_DURING, "protest")
_WHEN: Mapping[type[SeasonEntry], tuple[Status, ...]] = {
    Joined: _BEFORE, Left: _BEFORE, Confirmed: _BEFORE, Seeded: _BEFORE, Extended: ("sign-up",), Closed: ("sign-up",),
    WasDrawn: ("confirming",), Begun: ("drawn",), RoundDrawn: ("playing",), TableOpened: ("playing",),
    Played: ("playing", "protest"), Withdrew: _DURING, Struck: (*_DURING, "protest"), Replaced: _DURING,
    Ruled: _JUDGED, TableVoid: _JUDGED, Excused: _JUDGED, Replay: ("playing",), Shifted: _ALIVE, Paused: _ALIVE,
    Resumed: _ALIVE, Hurried: ("playing",), Adjudicated: _JUDGED, Ended: ("playing",),
    Protested: ("playing", "protest"), Final: ("protest",), Redrawn: ("drawn",), Voided: _ALIVE,
    Reversed: (*_ALIVE, "over"),
}  # fmt: skip
"""At which stages what may be entered; nobody opens a season twice."""


def why_not(log: Sequence[Logged], entry: SeasonEntry) -> WhyNot | None:
    """Tell why an entry may not follow a season's log; None where it may."""
    return why_not_in(fold(log), log, entry)


def why_not_in(season: Season, log: Sequence[Logged], entry: SeasonEntry) -> WhyNot | None:
    """Tell the same of a season of which it is known what its log comes to."""
    if season.status not in _WHEN.get(type(entry), ()):
        return "status"
    if isinstance(entry, Reversed):
        return _why_not_reversed(log, entry)
    check = _CHECKS.get(type(entry))
    return None if check is None else check(season, entry)


def _why_not_reversed(log: Sequence[Logged], entry: Reversed) -> WhyNot | None:
    """Tell why a ruling stays; that a table is played again, or by another, does once more has come of it."""
    meant = next((item for item in log if item.seq == entry.entry), None)
    if meant is None or not isinstance(meant.entry, Ruling) or meant.seq in find_taken_back(log):
        return "entry"
    if isinstance(meant.entry, Replay | Replaced):
        later = [item.entry for item in log if item.seq > meant.seq]
        if any(_concerns(one, meant.entry.table) for one in later):
            return "played"
    return "drawn" if _loses_people(log, entry) else None


def _loses_people(log: Sequence[Logged], entry: Reversed) -> bool:
    """Tell whether somebody in a division, or at a table, would never have come to the season."""
    season = fold([*log, Logged(len(log) + 1, log[-1].at, entry)])
    people = {person for one in season.divisions for person in one.people}
    people |= {person for one in season.tables.values() for person in one.people}
    return not people <= season.members.keys()


def _concerns(entry: SeasonEntry, table: int) -> bool:
    """Tell whether something has come of a table."""
    return isinstance(entry, TableOpened | Played | Ruled | Adjudicated) and entry.table == table


def _joins(season: Season, entry: Joined) -> WhyNot | None:
    return "already" if entry.person in season.members else None


def _member(season: Season, entry: Any) -> WhyNot | None:
    return None if entry.person in season.members else "person"


def _withdraws(season: Season, entry: Withdrew) -> WhyNot | None:
    return "already" if entry.person in season.out else _member(season, entry)


def _strikes(season: Season, entry: Struck) -> WhyNot | None:
    """Tell why somebody is not struck; who is out already can still be barred from further seasons."""
    if entry.person in season.out and entry.seasons <= season.members[entry.person].barred:
        return "already"
    return _member(season, entry)


def _table(season: Season, entry: Any) -> WhyNot | None:
    return None if entry.table in season.tables else "table"


def _open_table(season: Season, entry: Any) -> WhyNot | None:
    return _table(season, entry) or ("over" if season.tables[entry.table].is_over else None)


def _opens(season: Season, entry: TableOpened) -> WhyNot | None:
    why = _open_table(season, entry)
    return why or ("already" if season.tables[entry.table].match is not None else None)


def _ends(season: Season, entry: Played) -> WhyNot | None:
    why = _table(season, entry)
    if why is not None:
        return why
    table = season.tables[entry.table]
    return "already" if table.head is not None or table.match != entry.match else None


def _replaces(season: Season, entry: Replaced) -> WhyNot | None:
    why = _open_table(season, entry)
    if why is not None:
        return why
    people = season.tables[entry.table].people
    if not 0 <= entry.seat < len(people):
        return "places"
    return "already" if entry.person in people or entry.person in season.out else None


def _rules(season: Season, entry: Ruled) -> WhyNot | None:
    why = _table(season, entry)
    if why is not None:
        return why
    people = season.tables[entry.table].people
    is_whole = sorted(person for person, _ in entry.places) == sorted(people)
    in_bounds = all(place is None or 1 <= place <= len(people) for _, place in entry.places)
    return None if is_whole and in_bounds else "places"


def _excuses(season: Season, entry: Excused) -> WhyNot | None:
    return _member(season, entry) or (None if entry.table is None else _table(season, entry))


def _protests(season: Season, entry: Protested) -> WhyNot | None:
    return _member(season, entry) or _table(season, entry)


_CHECKS: Mapping[type[SeasonEntry], Callable[[Season, Any], WhyNot | None]] = {
    Joined: _joins,
    Left: _member,
    Seeded: _member,
    Confirmed: _member,
    Extended: lambda season, _: "already" if season.extended else None,
    TableOpened: _opens,
    Played: _ends,
    Withdrew: _withdraws,
    Struck: _strikes,
    Replaced: _replaces,
    Ruled: _rules,
    TableVoid: _table,
    Replay: _table,
    Excused: _excuses,
    Paused: lambda season, _: "already" if season.paused_since is not None else None,
    Resumed: lambda season, _: "already" if season.paused_since is None else None,
    Hurried: lambda season, _: "already" if season.is_hurried else None,
    Adjudicated: _open_table,
    Protested: _protests,
}
