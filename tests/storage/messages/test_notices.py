"""Tests that each notice is claimed only once per turn."""

from __future__ import annotations

from msgspec.structs import replace

from storage.core.database import Database
from storage.messages import notices
from storage.messages.notices import NoticeRow
from tests.storage.examples import insert_match


async def test_notification_is_claimed_once_per_turn(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        notice = NoticeRow(match_id=match_id, feature="notices", kind="ping", payload='{"turn":4}', at=1)
        assert not await notices.is_sent(tx, notice)
        assert [await notices.claim(tx, notice) for _ in range(2)] == [True, False]
        assert await notices.is_sent(tx, notice)
        for other in ({"payload": '{"turn":5}'}, {"kind": "remind"}, {"feature": "vote"}):
            assert await notices.claim(tx, replace(notice, **other))
        assert await notices.current(tx, match_id) == []
        await notices.set_message(tx, replace(notice, channel=7, message=8))
        assert await notices.current(tx, match_id) == [replace(notice, channel=7, message=8)]
