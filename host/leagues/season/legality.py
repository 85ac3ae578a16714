"""Pure functions that validate new entries of a season's log.

The fold can follow every valid entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from host.leagues.season.entries import Adjudicated, Logged, Played, SeasonEntry, TableOpened
from host.leagues.season.entry import Ruling, WhyNot
from host.leagues.season.fold import find_taken_back, fold
from host.leagues.season.rulings import Replaced, Replay, Reversed, Ruled
from host.leagues.season.season import Season


def refusal_reason(season: Season, log: Sequence[Logged], entry: SeasonEntry) -> WhyNot | None:
    """Return why an entry may not follow the log of a season; None if it may."""
    if season.status not in entry.stages:
        return "status"
    if isinstance(entry, Reversed):
        return _why_not_reversed(log, entry)
    return entry.find_obstacle(season)


def _why_not_reversed(log: Sequence[Logged], entry: Reversed) -> WhyNot | None:
    """Return why a ruling can't be reversed.

    A replay or a replacement can't be reversed once the table has a later match or result.
    """
    meant = next((item for item in log if item.seq == entry.entry), None)
    if meant is None or not isinstance(meant.entry, Ruling) or meant.seq in find_taken_back(log):
        return "entry"
    if isinstance(meant.entry, Replay | Replaced):
        later = [item.entry for item in log if item.seq > meant.seq]
        if any(_concerns(one, meant.entry.table) for one in later):
            return "played"
    return "drawn" if _loses_people(log, entry) else None


def _loses_people(log: Sequence[Logged], entry: Reversed) -> bool:
    """Return whether a division or a table would contain a user who never joined the season."""
    season = fold([*log, Logged(len(log) + 1, log[-1].at, entry)])
    user_keys = {user_key for one in season.divisions for user_key in one.user_keys}
    user_keys |= {user_key for one in season.tables.values() for user_key in one.user_keys}
    return not user_keys <= season.members.keys()


def _concerns(entry: SeasonEntry, table: int) -> bool:
    """Return whether an entry opens the table, or gives it a result."""
    return isinstance(entry, TableOpened | Played | Ruled | Adjudicated) and entry.table == table
