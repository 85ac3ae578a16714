"""Pure functions that compute a season's state from its log, entry by entry.

Reversed rulings are skipped. All later entries then apply as if these rulings had never been made.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from host.leagues.season.entries import LoggedSeasonEntry
from host.leagues.season.rulings import RulingReversed
from host.leagues.season.season import Season
from host.leagues.season.sign_up import SignUpOpened


def fold(log: Sequence[LoggedSeasonEntry]) -> Season:
    """Return the season that results from a log.

    Raises ValueError if the first entry does not open sign-up.
    """
    reversed_seqs = reversed_entries(log)
    if not log or not isinstance(log[0].entry, SignUpOpened):
        raise ValueError("a season begins when its sign-up opens")
    season = Season(plan=log[0].entry.plan, commitment=log[0].entry.commitment)
    for item in log[1:]:
        if item.seq not in reversed_seqs:
            season = apply_entry(season, item)
    return season


def reversed_entries(log: Sequence[LoggedSeasonEntry]) -> frozenset[int]:
    """Return the numbers of the entries that are reversed by a valid later entry."""
    leavers = set[int]()
    for item in reversed(log):
        if isinstance(item.entry, RulingReversed) and item.seq not in leavers:
            leavers.add(item.entry.entry)
    return frozenset(leavers)


def apply_entry(season: Season, item: LoggedSeasonEntry) -> Season:
    """Return a season after applying one more entry."""
    season = item.entry.apply(season, item.seq, item.at)
    return season if item.entry.new_status is None else replace(season, status=item.entry.new_status)
