"""Tests for the limit on rated matches between a pair of players."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.history import rated_players, ratings
from storage.history.rated_players import RatedPlayerRow
from storage.history.ratings import RatedRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.storage.examples import ADA, BEN

STARTED = 100
CASUAL = MatchRow(
    game="pearls", rules_version=1, commitment="", guild_id=1, channel=2, owner_key=ADA, seat_count=2,
    status="finished", created=1, started=STARTED,
)  # fmt: skip


@pytest.mark.parametrize(
    ("change", "verdict", "counts"),
    [
        ({}, "rated", True),
        ({}, "", True),
        ({}, "again", False),
        ({"status": "cancelled"}, "", False),
        ({"seat_order": "drawn"}, "rated", False),
        ({"game": "regatta"}, "rated", False),
        ({"guild_id": 2}, "rated", False),
        ({"started": STARTED - 50}, "rated", False),
    ],
)
async def test_only_recent_rated_casual_matches_count(
    database: Database, change: dict[str, object], verdict: str, counts: bool
) -> None:
    async with database.transaction() as tx:
        row = await matches.insert(tx, replace(CASUAL, **change))
        await ratings.add_rated(
            tx, RatedRow(match_id=row.id, guild_id=row.guild_id, game=row.game, verdict=verdict)
        )
        await rated_players.put(
            tx, [RatedPlayerRow(match_id=row.id, user_key=user_key) for user_key in (ADA, BEN)]
        )
        found = await rated_players.casual_since(tx, 1, "pearls", [ADA, BEN], STARTED - 50, 0)
        assert found == ([frozenset({ADA, BEN})] if counts else [])
        assert await rated_players.casual_since(tx, 1, "pearls", [ADA, BEN], STARTED - 50, row.id) == []


async def test_excused_players_are_found_by_match(database: Database) -> None:
    async with database.transaction() as tx:
        row = await matches.insert(tx, CASUAL)
        await ratings.add_rated(tx, RatedRow(match_id=row.id, guild_id=1, game="pearls", ended=5))
        for is_excused, found in ((True, frozenset({ADA})), (False, frozenset())):
            await rated_players.put(
                tx, [RatedPlayerRow(match_id=row.id, user_key=ADA, is_excused=is_excused)]
            )
            assert await rated_players.excused_of_match(tx, row.id) == found
            assert await rated_players.excused_since(tx, 1, "pearls") == ({row.id: found} if found else {})
