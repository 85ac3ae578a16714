"""Tests for the cache of settings and pending work in a transaction.

Writing to a table updates or invalidates the table's cached rows.
"""

from __future__ import annotations

import pytest
from msgspec.structs import asdict, replace

from storage.core.database import Database, Transaction
from storage.core.scheduling import jobs, outbox, owner_work, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.timers import TimerRow
from storage.core.sql import statements
from storage.matches import settings, users
from storage.matches.settings import GuildRow
from storage.matches.users import UserRow
from storage.messages import notices
from storage.messages.notices import NoticeRow
from storage.time.clock import clock_pauses, days_off, outages
from storage.time.clock.days_off import DayOffRow
from storage.time.clock.outages import OutageRow
from tests.statements import report_statements
from tests.storage.examples import ADA, GUILD_ID, create_message_row, insert_match

USER = UserRow(user_key=ADA, user_id=5)
DAY_OFF, OUTAGE = DayOffRow(user_key=ADA, day="2026-12-24"), OutageRow(began=10, ended=20)
MATCH = "match", 1
TIMER = TimerRow(owner_kind="match", owner=1, feature="absence", kind="out", at=5)
JOB = JobRow(owner_kind="match", owner=1, feature="robots", kind="play", created=5, not_before=5)


async def query_cached(tx: Transaction) -> tuple[object, ...]:
    """Return the results of all cached queries."""
    return (
        await users.get(tx, ADA),
        await settings.get_guild(tx, GUILD_ID),
        await days_off.of_user(tx, ADA),
        await outages.ended_after(tx, 0, GUILD_ID),
        await timers.of_owner(tx, *MATCH),
        await jobs.of_owner(tx, *MATCH),
        await outbox.of_owner(tx, *MATCH),
        await notices.current(tx, 1),
    )


async def test_repeated_query_in_a_transaction_is_executed_once(database: Database) -> None:
    async with database.read_transaction() as tx:
        first, texts = await query_cached(tx), list[str]()
        with report_statements(lambda statement, _values: texts.append(statement)):
            assert (await query_cached(tx), texts) == (first, [])
            await timers.cancel_kinds(tx, *MATCH, TIMER.feature, [TIMER.kind])
            await timers.cancel(tx, TIMER)
            await jobs.delete(tx, *MATCH, JOB.feature, JOB.kind)
        assert texts == [], "what is not there need not be taken away"


async def test_written_settings_are_visible_in_the_transaction(database: Database) -> None:
    fields = asdict(USER)
    async with database.transaction() as tx:
        await query_cached(tx)
        await tx.execute(statements.insert("users", fields), fields)
        assert await users.get(tx, ADA) == USER
        await users.set_settings(tx, ADA, '{"zone":"UTC"}')
        assert await users.get(tx, ADA) == replace(USER, settings='{"zone":"UTC"}')
        await users.clear(tx, ADA, 7, None, None)
        assert await users.deleted(tx) == [UserRow(user_key=ADA, user_id=None, last_seen=7)]
        await settings.upsert_guild(tx, GuildRow(id=GUILD_ID, locale="de"))
        assert await settings.get_guild(tx, GUILD_ID) == GuildRow(id=GUILD_ID, locale="de")
        await settings.set_board_message(tx, GUILD_ID, 7)
        assert (await settings.get_guild(tx, GUILD_ID)).board_message == 7
        await days_off.put(tx, DAY_OFF)
        assert await days_off.of_user(tx, ADA) == [DAY_OFF]
        await days_off.delete(tx, ADA, [DAY_OFF.day])
        assert await days_off.of_user(tx, ADA) == []
        await outages.put(tx, OUTAGE)
        assert await outages.ended_after(tx, 0, GUILD_ID) == [OUTAGE]
        await outages.limit_to_now(tx, 15)
        assert (await outages.ended_after(tx, 0, GUILD_ID))[0].ended == 15
        await outages.delete(tx, OUTAGE)
        assert await outages.ended_after(tx, 0, GUILD_ID) == []


async def test_written_jobs_and_timers_are_visible_in_the_transaction(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await query_cached(tx)
        await timers.put(tx, TIMER)
        assert await timers.of_owner(tx, *MATCH) == [TIMER]
        await timers.cancel_kinds(tx, *MATCH, TIMER.feature, [TIMER.kind])
        assert await timers.of_owner(tx, *MATCH) == []
        await timers.put(tx, TIMER)
        await timers.cancel(tx, TIMER)
        assert await timers.of_owner(tx, *MATCH) == []
        await jobs.put(tx, JOB)
        assert [job.kind for job in await jobs.of_owner(tx, *MATCH)] == [JOB.kind]
        await jobs.delete(tx, *MATCH, JOB.feature, JOB.kind)
        assert await jobs.of_owner(tx, *MATCH) == []
        await outbox.add(tx, [create_message_row("turn", 1)], 5)
        (post,) = await outbox.of_owner(tx, *MATCH)
        await outbox.delete_sent(tx, post.id)
        assert await outbox.of_owner(tx, *MATCH) == []
        notice = NoticeRow(match_id=1, feature="notices", kind="turn", payload="{}", at=5, message=7)
        await notices.claim(tx, notice)
        assert await notices.current(tx, 1) == [notice]


async def test_new_transaction_sees_writes_of_others(database: Database) -> None:
    async with database.read_transaction() as tx:
        await query_cached(tx)
    async with database.transaction() as tx:
        await tx.execute(statements.insert("users", asdict(USER)), asdict(USER))
    async with database.read_transaction() as tx:
        assert await users.get(tx, ADA) == USER


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE users SET locale = :locale",
        "WITH old AS (SELECT 1) UPDATE users SET locale = :locale WHERE 1 IN (SELECT * FROM old)",
        "-- under another name\nUPDATE users SET locale = :locale",
        "/* under another name */ UPDATE users SET locale = :locale",
    ],
)
async def test_write_in_any_sql_form_invalidates_the_cache(database: Database, statement: str) -> None:
    async with database.transaction() as tx:
        await tx.execute(statements.insert("users", asdict(USER)), asdict(USER))
        assert await users.get(tx, ADA) == USER
        await tx.execute(statement, {"locale": "pl"})
        assert await users.get(tx, ADA) == replace(USER, locale="pl")


@pytest.mark.sqlite
async def test_replaced_row_is_visible(database: Database) -> None:
    async with database.transaction() as tx:
        await tx.execute(statements.insert("users", asdict(USER)), asdict(USER))
        assert await users.get(tx, ADA) == USER
        changed = asdict(replace(USER, locale="pl"))
        await tx.execute(f"INSERT OR REPLACE {statements.insert('users', changed)[len('INSERT') :]}", changed)
        assert await users.get(tx, ADA) == replace(USER, locale="pl")


async def test_cached_outbox_and_timers_follow_changes(database: Database) -> None:
    """Each write updates the cached outbox and timers.

    Rows are read again only if the written values are not enough to update the cache.
    """
    async with database.transaction() as tx:
        await insert_match(tx)
        await owner_work.preload(tx, *MATCH)
        assert (await outbox.of_owner(tx, *MATCH), await timers.of_owner(tx, *MATCH)) == ([], [])
        await outbox.add(tx, [create_message_row("card", 1), create_message_row("lines", 1)], now=5)
        await timers.put(tx, TIMER, replace(TIMER, kind="ping", at=3))
        await outbox.add(tx, [replace(create_message_row("urgent", 1), is_urgent=True)], now=6)
        first, *_ = await outbox.of_owner(tx, *MATCH)
        assert first.kind == "urgent"
        await outbox.delete_sent(tx, first.id)
        await timers.put(tx, replace(TIMER, at=1))
        await timers.cancel(tx, replace(TIMER, kind="ping"))
        known = await outbox.of_owner(tx, *MATCH), await timers.of_owner(tx, *MATCH)
        assert ([post.kind for post in known[0]], known[1]) == (["card", "lines"], [replace(TIMER, at=1)])
        tx.cached_results.clear()
        assert (await outbox.of_owner(tx, *MATCH), await timers.of_owner(tx, *MATCH)) == known
        tx.cached_results.clear()
        await owner_work.preload(tx, *MATCH)
        assert (await outbox.of_owner(tx, *MATCH), await timers.of_owner(tx, *MATCH)) == known


async def test_batch_load_returns_the_same_rows_as_single_queries(database: Database) -> None:
    async with database.transaction() as tx:
        await tx.execute(statements.insert("users", asdict(USER)), asdict(USER))
        await settings.upsert_guild(tx, GuildRow(id=GUILD_ID, locale="de"))
        await days_off.put(tx, DAY_OFF)
        await outages.put(tx, OUTAGE)
        apart = await read_rest_rows(tx)
        tx.cached_results.clear()
        texts = list[str]()
        with report_statements(lambda statement, _values: texts.append(statement)):
            await settings.load(tx, [ADA, ADA + 1], GUILD_ID)
            await clock_pauses.load(tx, [ADA, ADA + 1], GUILD_ID, [0, 15, 30])
            assert (await read_rest_rows(tx), len(texts)) == (apart, 2)


async def read_rest_rows(tx: Transaction) -> tuple[object, ...]:
    """Return the rows that determine when users rest."""
    user_rows = [await users.get(tx, user_key) for user_key in (ADA, ADA + 1)]
    marked = [await days_off.of_user(tx, user_key) for user_key in (ADA, ADA + 1)]
    gone = [await outages.ended_after(tx, start, GUILD_ID) for start in (0, 15, 30)]
    return user_rows, await settings.get_guild(tx, GUILD_ID), marked, gone
