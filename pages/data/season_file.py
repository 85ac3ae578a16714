"""The file of a season that is over, with which readers can verify it."""

from __future__ import annotations

from collections.abc import Mapping, Set

from msgspec.structs import replace

from host.core.context import Context
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import LoggedSeasonEntry
from host.leagues.views.exports import export_season, to_json
from host.operations.privacy.name_filter import NameFilter
from pages.data.models import SeasonExport
from pages.matches.anonymity import nameless

TEXT_FIELDS = ("reason", "words")


def users_of(loaded: LoadedSeason) -> dict[int, str]:
    """Return the names of all users in a season's log, by key."""
    found = dict[int, str]()
    for item in loaded.log:
        entry = item.entry
        named = {getattr(entry, field): getattr(entry, name) for field, name in entry.USERS.items()}
        found |= {key: name for key, name in named.items() if key and name}
    return found


def season_export(loaded: LoadedSeason, users: Mapping[int, str], hidden: Set[int]) -> SeasonExport | None:
    """Return what determines the file of a season; None if it has none.

    The log of an unfinished season may contain entries that no message shows yet. If the name of a hidden user is in
    the words for the draw, it can't be omitted, because the draw follows from them.
    """
    names = NameFilter({name for key, name in users.items() if key in hidden})
    if loaded.season.status != "over" or names.matches(loaded.season.transcript):
        return None
    members = loaded.season.members
    joined = sorted((key for key in hidden if key in members), key=lambda key: members[key].joined)
    order = [*joined, *sorted(hidden - members.keys())]
    shown = tuple((key, nameless(number)) for number, key in enumerate(order))
    return SeasonExport(loaded.row.id, len(loaded.log), tuple(sorted(users.items())), shown)


async def load_season_file(ctx: Context, source: SeasonExport) -> bytes:
    """Return a season's file without the names of hidden users."""
    file, hidden = await export_season(ctx, source.season_id), dict(source.hidden)
    names = NameFilter({name for key, name in source.names if key in hidden})
    log = tuple(_anonymized(item, hidden) for item in file.log)
    return names.redact(to_json(replace(file, log=log)).decode(), TEXT_FIELDS).encode()


def _anonymized(item: LoggedSeasonEntry, hidden: Mapping[int, str]) -> LoggedSeasonEntry:
    entry = item.entry
    keys = {name: getattr(entry, field) for field, name in entry.USERS.items()}
    return replace(
        item, entry=replace(entry, **{name: hidden[key] for name, key in keys.items() if key in hidden})
    )
