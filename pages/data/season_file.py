"""The file of a season that is over, with which readers can verify it."""

from __future__ import annotations

from collections.abc import Set

from host.core.context import Context
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.views.exports import export_season, to_json
from pages.data.models import SeasonExport


def users_of(loaded: LoadedSeason) -> set[int]:
    """Return the keys of all users in a season's log."""
    return {key for item in loaded.log for field in item.entry.USERS if (key := getattr(item.entry, field))}


def season_export(loaded: LoadedSeason, hidden: Set[int]) -> SeasonExport | None:
    """Return what determines the file of a season; None if it has none.

    The log of an unfinished season may contain entries that no message shows yet. The file contains the keys of
    its users, because the draw follows from them. A hidden user could be recognized by the key, so a season with
    hidden users has no file.
    """
    if loaded.season.status != "over" or hidden:
        return None
    return SeasonExport(loaded.row.id, len(loaded.log))


async def load_season_file(ctx: Context, source: SeasonExport) -> bytes:
    """Return a season's file."""
    return to_json(await export_season(ctx, source.season_id))
