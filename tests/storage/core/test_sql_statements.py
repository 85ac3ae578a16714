"""Tests of SQL statements for all kinds of databases: named values, lists of values, and results."""

from __future__ import annotations

import pytest

from storage.core.database import Database
from storage.core.sql.dialects import for_postgres, for_sqlite, tables_written
from storage.core.sql.statements import insert, insert_or_ignore, upsert, upsert_with_revision
from storage.core.sql.transactions import DataError, IntegrityError
from storage.matches.match import matches
from storage.matches.match.matches import ChannelTaken
from tests.storage.examples import insert_match


def test_parameters_are_numbered_for_postgresql() -> None:
    text, names, has_rows = for_postgres(
        "SELECT id FROM seats WHERE match_id = :match_id AND seat > :least AND match_id < :match_id"
    )
    assert text == "SELECT id FROM seats WHERE match_id = $1 AND seat > $2 AND match_id < $1"
    assert names == ("match_id", "least")
    assert has_rows


def test_list_parameters_are_expanded() -> None:
    statement = "DELETE FROM jobs WHERE id IN (:ids) AND kind NOT IN (:kinds) AND at < :now"
    text, names, has_rows = for_postgres(statement)
    assert text == "DELETE FROM jobs WHERE id = ANY($1) AND kind <> ALL($2) AND at < $3"
    assert (names, has_rows) == (("ids", "kinds", "now"), False)
    text, several = for_sqlite(statement)
    assert (
        "id IN (SELECT value FROM json_each(:ids)) AND kind NOT IN (SELECT value FROM json_each(:kinds))"
        in text
    )
    assert several == ("ids", "kinds")


@pytest.mark.parametrize(
    ("statement", "has_rows"),
    [
        (" \nselect 1".upper(), True),
        ("WITH a AS (SELECT 1) SELECT * FROM a", True),
        ("INSERT INTO a VALUES (1)\nRETURNING id", True),
        ("UPDATE a SET selected = 1", False),
        ("-- what there is\nSELECT 1", True),
        ("/* all */ WITH a AS (SELECT 1) SELECT * FROM a", True),
        ("WITH a AS (SELECT 1) UPDATE b SET c = 1", False),
        ("WITH a AS (SELECT 1) UPDATE b SET c = 1 RETURNING c", True),
        ("UPDATE a SET c = 'RETURNING d'", False),
    ],
)
def test_statements_that_return_rows_are_recognized(statement: str, has_rows: bool) -> None:
    assert for_postgres(statement).has_rows is has_rows


@pytest.mark.parametrize(
    ("statement", "tables"),
    [
        ("INSERT INTO seats VALUES (1)", {"seats"}),
        ("\n  UPDATE seats SET a = 1", {"seats"}),
        ('DELETE FROM "seats"', {"seats"}),
        ("SELECT 1 FROM seats", set()),
        ("INSERT OR REPLACE INTO seats VALUES (1)", {"seats"}),
        ("REPLACE INTO seats VALUES (1)", {"seats"}),
        ("update or ignore seats set a = 1", {"seats"}),
        ("INSERT INTO seats VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2", {"seats"}),
        ("WITH old AS (SELECT 1)\nUPDATE seats SET a = 1", {"seats"}),
        ("WITH old AS (DELETE FROM seats RETURNING a) INSERT INTO log SELECT a FROM old", {"seats", "log"}),
        ("-- take a seat\nUPDATE seats SET a = 1", {"seats"}),
        ("/* take\na seat */ DELETE FROM seats", {"seats"}),
        ("SELECT 'DELETE FROM seats' -- UPDATE log", set()),
    ],
)
def test_written_tables_are_recognized(statement: str, tables: set[str]) -> None:
    assert tables_written(statement) == tables


LITERAL = """
SELECT 'at :at, it''s IN (:ids)', "a:b" /* not :this */ FROM seats -- nor :that
WHERE seat = :seat AND name <> ':name' AND kind IN (:kinds)
"""


def test_literals_and_comments_contain_no_parameters() -> None:
    text, names, _ = for_postgres(LITERAL)
    assert names == ("seat", "kinds")
    assert text == LITERAL.replace(":seat", "$1").replace("IN (:kinds)", "= ANY($2)")
    text, several = for_sqlite(LITERAL)
    assert several == ("kinds",)
    assert text == LITERAL.replace(":kinds", "SELECT value FROM json_each(:kinds)")


async def test_literal_with_a_colon_is_unchanged(database: Database) -> None:
    async with database.transaction() as tx:
        await tx.execute(insert("claimed_interactions", ["id", "at"]), {"id": 1, "at": 10})
        assert (
            await tx.scalar("SELECT ':at' FROM claimed_interactions WHERE at = :at /* :id */", {"at": 10})
            == ":at"
        )


async def test_rows_are_inserted_replaced_and_counted(database: Database) -> None:
    async with database.transaction() as tx:
        await tx.execute(
            insert("claimed_interactions", ["id", "at"]), [{"id": 1, "at": 10}, {"id": 2, "at": 20}]
        )
        await tx.execute(upsert("claimed_interactions", ["id", "at"], ["id"]), {"id": 1, "at": 11})
        filled = await tx.execute(insert_or_ignore("claimed_interactions", ["id", "at"]), {"id": 2, "at": 21})
        added = await tx.execute(insert_or_ignore("claimed_interactions", ["id", "at"]), {"id": 3, "at": 30})
        assert (filled.rowcount, added.rowcount) == (0, 1)
        found = await tx.execute("SELECT id, at FROM claimed_interactions ORDER BY id")
        assert found == [(1, 11), (2, 20), (3, 30)]
        assert found.mappings()[0] == {"id": 1, "at": 11}
        assert found.scalars() == [1, 2, 3]
        some = await tx.execute(
            "SELECT id FROM claimed_interactions WHERE id IN (:ids) ORDER BY id", {"ids": [3, 1, 9]}
        )
        assert some.scalars() == [1, 3]
        none = await tx.execute("SELECT id FROM claimed_interactions WHERE id IN (:ids)", {"ids": []})
        assert (none.first(), none.scalar()) == (None, None)
        rest = await tx.execute("DELETE FROM claimed_interactions WHERE id NOT IN (:ids)", {"ids": [3]})
        assert rest.rowcount == 2
        await tx.execute(
            "DELETE FROM claimed_interactions WHERE id IN (:ids)", [{"ids": [3]}, {"ids": [1, 2]}]
        )
        assert await tx.scalar("SELECT count(*) FROM claimed_interactions") == 0


async def test_revision_is_incremented(database: Database) -> None:
    columns = ("match_id", "seat", "actions", "revision", "base")
    row = {"match_id": 0, "seat": 1, "actions": "[]", "revision": 1, "base": 0}
    async with database.transaction() as tx:
        row["match_id"] = (await insert_match(tx)).id
        statement = upsert_with_revision("drafts", columns, ("match_id", "seat"))
        assert [await tx.scalar(statement, row) for _ in range(3)] == [1, 2, 3]


async def test_invalid_values_raise_integrity_or_data_errors(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.transaction() as tx:
            await tx.execute(insert("claimed_interactions", ["id", "at"]), {"id": 1, "at": None})
    with pytest.raises(DataError):
        async with database.transaction() as tx:
            await tx.execute(insert("claimed_interactions", ["id", "at"]), {"id": 2**70, "at": 1})
    with pytest.raises(IntegrityError):
        async with database.transaction() as tx:
            await tx.execute(insert("claimed_interactions", ["id", "at"]), [{"id": 1, "at": 1}] * 2)
    async with database.transaction() as tx:
        await insert_match(tx, 5)
        assert await tx.scalar("SELECT count(*) FROM claimed_interactions") == 0
    with pytest.raises(ChannelTaken):
        async with database.transaction() as tx:
            await insert_match(tx, 5)
    async with database.read_transaction() as tx:
        assert await matches.active_in_channel(tx, 5) is not None
