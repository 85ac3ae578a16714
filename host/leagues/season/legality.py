"""Pure functions that validate new entries in a season's log.

Every valid entry can be applied to the season.
"""

from __future__ import annotations

from collections.abc import Sequence

from host.leagues.season.entries import (
    LoggedSeasonEntry,
    SeasonEntry,
    TableAdjudicated,
    TableOpened,
    TablePlayed,
)
from host.leagues.season.entry_base import Obstacle, SeasonRuling
from host.leagues.season.fold import fold, reversed_entries
from host.leagues.season.rulings import PlayerReplaced, ReplayOrdered, RulingReversed, TableRuled
from host.leagues.season.season import Season


def find_obstacle(season: Season, log: Sequence[LoggedSeasonEntry], entry: SeasonEntry) -> Obstacle | None:
    """Return why an entry can't be appended to a season's log; None if it can."""
    if season.status not in entry.stages:
        return "status"
    if isinstance(entry, RulingReversed):
        return _reversal_obstacle(log, entry)
    return entry.find_obstacle(season)


def _reversal_obstacle(log: Sequence[LoggedSeasonEntry], entry: RulingReversed) -> Obstacle | None:
    """Return why a ruling can't be reversed; None if it can.

    A replay or a replacement can't be reversed once the table has a later match or result.
    """
    meant = next((item for item in log if item.seq == entry.entry), None)
    if meant is None or not isinstance(meant.entry, SeasonRuling) or meant.seq in reversed_entries(log):
        return "entry"
    if isinstance(meant.entry, ReplayOrdered | PlayerReplaced):
        later = [item.entry for item in log if item.seq > meant.seq]
        if any(_concerns(one, meant.entry.table) for one in later):
            return "played"
    return "drawn" if _has_unknown_member(log, entry) else None


def _has_unknown_member(log: Sequence[LoggedSeasonEntry], entry: RulingReversed) -> bool:
    """Return whether, after a reversal, a division or table would contain a user who never joined."""
    season = fold([*log, LoggedSeasonEntry(len(log) + 1, log[-1].at, entry)])
    user_keys = {user_key for division in season.divisions for user_key in division.user_keys}
    user_keys |= {user_key for table in season.tables.values() for user_key in table.user_keys}
    return not user_keys <= season.members.keys()


def _concerns(entry: SeasonEntry, table: int) -> bool:
    """Return whether an entry opens the given table or decides its result."""
    return (
        isinstance(entry, TableOpened | TablePlayed | TableRuled | TableAdjudicated) and entry.table == table
    )
