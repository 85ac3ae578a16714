"""Tests that league projections equal a replay of the log after any legal entry."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.leagues.commands import leagues
from host.leagues.lifecycle import season_log
from host.leagues.season.entries import SeasonEntry, TableOpened, TablePlayed
from host.matches.permissions import Authority
from storage.core.database import Database
from tests.host.leagues.test_season_legal import ANY_ENTRY, PLAN, start_season
from tests.host.virtual_leagues import HOST
from tests.sampling import example_settings
from tests.template_database import create_database


class StoredSeasons:
    """A database in which each check creates a new league and season."""

    def __init__(self, folder: Path) -> None:
        create_database(file := folder / "seasons.sqlite")
        self.runner = asyncio.Runner()
        self.database = self.runner.run(Database.open(f"sqlite:///{file}"))
        self.ctx = Context(self.database, lambda: 1_800_000_000_000, lambda: token_hex(16))
        self.count = 0

    async def has_differing_projection(self, acts: list[SeasonEntry]) -> bool:
        """Append entries one by one, and return whether the projection then differs from the log.

        Illegal entries are skipped.
        """
        self.count += 1
        host = Authority(HOST.user, "so it is", self.count)
        league = await leagues.create(self.ctx, self.count, 2, "Harbour", PLAN, host)
        known = await leagues.open_season(self.ctx, league.id, host)
        async with self.database.transaction() as tx:
            # The entries for sign-up, draw and start.
            begun = [self._with_unique_match_id(one.entry) for one in start_season().log[1:]]
            known = await season_log.append(self.ctx, tx, known, begun)
            for act in acts:
                try:
                    known = await season_log.append(self.ctx, tx, known, [self._with_unique_match_id(act)])
                except UserError:
                    continue
            return await season_log.rebuild(tx, known.id)

    def _with_unique_match_id(self, entry: SeasonEntry) -> SeasonEntry:
        """Return the entry with a match id that is unique within the database."""
        if isinstance(entry, TableOpened | TablePlayed):
            return replace(entry, match=10**6 * self.count + 10**4 * entry.table + entry.match)
        return entry

    def close(self) -> None:
        """Close the database."""
        self.runner.run(self.database.close())
        self.runner.close()


def test_projections_equal_replayed_log_after_any_entries(tmp_path: Path) -> None:
    stored_seasons = StoredSeasons(tmp_path)

    @example_settings(10)
    @given(st.lists(ANY_ENTRY, min_size=5, max_size=25))
    def holds(acts: list[SeasonEntry]) -> None:
        assert not stored_seasons.runner.run(stored_seasons.has_differing_projection(acts))

    try:
        holds()
    finally:
        stored_seasons.close()
