"""Anonymize users who have hidden their profiles: `Player A` instead of a name, by the letter of the seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from msgspec.structs import replace

from host.core.users import UserNamesMixin
from host.leagues.lifecycle.season_log import LoadedSeason
from host.matches.log.entries import LoggedEntry, SeatTaken
from host.matches.match.match import Match
from host.operations.privacy.name_filter import NameFilter

OMITTED = "…"
"""Replaces a text that contains the name of a hidden user."""
LETTERS = 26


def nameless(number: int) -> str:
    """Return the name of a hidden user, which is translated where it is shown."""
    return f"Player {chr(ord('A') + number % LETTERS)}"


def anonymize(match: Match, hidden: Set[int]) -> Match:
    """Return a match in which hidden users have no name.

    A player without a name is shown as `Player A`, by the letter of the seat. Texts with their names are omitted.
    """
    if not hidden:
        return match
    names = NameFilter(_names_of(match, hidden))
    letters = dict(_letters(match, hidden))
    row = replace(match.row, title="" if names.matches(match.row.title) else match.row.title)
    seats = tuple(replace(seat, name="") if seat.user_key in hidden else seat for seat in match.seats)
    entries = tuple(_anonymized(logged, hidden, letters, names) for logged in match.folded_log.entries)
    return replace(match, row=row, seats=seats, folded_log=replace(match.folded_log, entries=entries))


def _names_of(match: Match, hidden: Set[int]) -> set[str]:
    found = {seat.name for seat in match.seats if seat.user_key in hidden}
    for entry in _named_entries(match.folded_log.entries):
        keys = {field: name for field, name in entry.USERS.items() if getattr(entry, field) in hidden}
        found |= {getattr(entry, name) for name in keys.values() if name}
    return {name for name in found if name}


def _letters(match: Match, hidden: Set[int]) -> Iterator[tuple[int, str]]:
    """Yield the name that replaces each hidden user's: of the seat, or of a further letter."""
    taken = {seat.user_key: seat.seat for seat in match.seats if seat.user_key in hidden}
    for entry in _named_entries(match.folded_log.entries):
        if isinstance(entry, SeatTaken) and entry.left in hidden:
            taken.setdefault(entry.left, entry.seat)
    others = [key for key in sorted(hidden) if key not in taken]
    taken |= {key: len(match.seats) + number for number, key in enumerate(others)}
    yield from ((key, nameless(place)) for key, place in taken.items() if key is not None)


def _named_entries(entries: Iterable[LoggedEntry]) -> Iterator[UserNamesMixin]:
    yield from (logged.entry for logged in entries if isinstance(logged.entry, UserNamesMixin))


def _anonymized(
    logged: LoggedEntry, hidden: Set[int], letters: Mapping[int, str], names: NameFilter
) -> LoggedEntry:
    entry = logged.entry
    if not isinstance(entry, UserNamesMixin):
        return logged
    changes: dict[str, str] = {}
    for field, name in entry.USERS.items():
        key = getattr(entry, field)
        if name and key in hidden:
            # The former player's name is shown as the name of the seat, which has a letter already.
            changes[name] = "" if name == "was" else letters[key]
    reason = getattr(entry, "reason", "")
    if reason and names.matches(reason):
        changes["reason"] = OMITTED
    return replace(logged, entry=replace(entry, **changes)) if changes else logged


def anonymize_season(loaded: LoadedSeason, hidden: Set[int]) -> LoadedSeason:
    """Return a season in which hidden users are shown as `Player A`, in the order in which they signed up."""
    members = loaded.season.members
    order = sorted((key for key in hidden if key in members), key=lambda key: members[key].joined)
    renamed = {key: replace(members[key], name=nameless(number)) for number, key in enumerate(order)}
    return replace(loaded, season=replace(loaded.season, members={**members, **renamed}))
