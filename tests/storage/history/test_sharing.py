"""Posts that were shared of a match that is over."""

from __future__ import annotations

from storage.core.database import Database
from storage.history.sharing import shared
from storage.history.sharing.shared import SharedRow
from tests.storage.examples import ADA, keep_match


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
