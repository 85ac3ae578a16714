"""Rematches, and what was posted of matches that are over."""

from __future__ import annotations

from storage.core.database import Database
from storage.history.sharing import shared
from storage.history.sharing.shared import SharedRow
from storage.tables.rematch import rematches
from storage.tables.rematch.rematches import RematchRow
from tests.storage.examples import ADA, keep_match


async def test_the_newest_rematch_of_a_match_is_found_and_of_which_match_it_is_one(
    database: Database,
) -> None:
    async with database.transaction() as tx:
        former, first, second = [(await keep_match(tx, channel)).id for channel in (1, 2, 3)]
        assert await rematches.latest_of(tx, former) is None
        await rematches.add(tx, RematchRow(match=first, former=former))
        await rematches.add(tx, RematchRow(match=second, former=former))
        assert await rematches.latest_of(tx, former) == second
        assert [await rematches.former_of(tx, match) for match in (former, first)] == [None, former]


async def test_what_was_posted_of_a_match_is_known_by_what_it_is(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        await shared.add(tx, row := SharedRow(match=match, what="film", person=ADA))
        assert await shared.get(tx, match, "film") == row
        assert await shared.get(tx, match, "card") is None
        await shared.put(tx, stands := SharedRow(match=match, what="film", person=ADA, channel=7, message=8))
        assert await shared.get(tx, match, "film") == stands
        await shared.drop(tx, match, "film")
        assert await shared.get(tx, match, "film") is None
