"""Tests for moving data between kinds of databases: all rows in all tables, and the id counters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from storage.core import database_copy
from storage.core.database import Database, Transaction
from storage.core.database_copy import MoveFailed
from storage.core.scheduling import outbox
from storage.core.sql import statements
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.tables import Table, all_tables
from storage.matches.match import matches
from tests import postgres
from tests.storage.examples import create_match_row, create_message_row, insert_match

TEXT = "Żółć, „ß“ – 🦪"
LARGEST = 2**63 - 1


@pytest.fixture
def server_address() -> Iterator[str]:
    yield (text := postgres.new_database(is_blank=True))
    postgres.drop_database(text)


@pytest.fixture
def file_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/old.db"


@pytest.fixture
def other_file_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/new.db"


def ignore_progress(_table: str, _done: int, _count: int) -> None:
    pass


async def fill_tables(tx: Transaction) -> None:
    """Insert two rows into every table: one with all values, and one with as few values as possible."""
    for table in all_tables().values():
        rows = [{name: value_of(table, name, n) for name in table.columns} for n in (1, 2)]
        await tx.execute(statements.insert(table.name, table.columns), rows)


def value_of(table: Table, name: str, n: int) -> object:
    sql = table.columns[name]
    if "NOT NULL" not in sql and n == 2:
        return None
    if sql.startswith("BOOLEAN"):
        return n == 1
    if sql.startswith(("TEXT", "VARCHAR")):
        size = re.match(r"VARCHAR\((\d+)\)", sql)
        return f"{n}{TEXT}"[: None if size is None else int(size[1])]
    is_small = not sql.startswith("BIGINT")
    return n if name in table.key or "REFERENCES" in sql or is_small else LARGEST - n


async def load_all_rows(address: str) -> dict[str, list[tuple[Any, ...]]]:
    database = await Database.open(address)
    async with database.read_transaction() as tx:
        found = {
            name: sorted(await tx.execute(f"SELECT {column_list(table)} FROM {name}"), key=repr)  # noqa: S608 - only names of tables and columns
            for name, table in all_tables().items()
        }
    await database.close()
    return found


def column_list(table: Table) -> str:
    return ", ".join(f'"{name}"' for name in table.columns)


async def test_every_row_is_moved_there_and_back(
    file_address: str, server_address: str, other_file_address: str
) -> None:
    database = await Database.open(file_address)
    async with database.transaction() as tx:
        await fill_tables(tx)
    await database.close()
    told: list[tuple[str, int, int]] = []
    await database_copy.move(file_address, server_address, lambda *progress: told.append(progress))
    await database_copy.move(server_address, other_file_address, ignore_progress)
    kept = await load_all_rows(file_address)
    assert {len(rows) for rows in kept.values()} == {2}
    assert await load_all_rows(server_address) == kept
    assert await load_all_rows(other_file_address) == kept
    assert sorted(told) == sorted((name, 2, 2) for name in kept)


async def test_ids_are_not_reused_after_a_move(
    file_address: str, server_address: str, other_file_address: str
) -> None:
    await insert_and_delete(file_address, 5)
    await database_copy.move(file_address, server_address, ignore_progress)
    assert await next_ids(server_address) == (6, 2)
    await database_copy.move(server_address, other_file_address, ignore_progress)
    assert await next_ids(other_file_address) == (7, 3)


async def insert_and_delete(address: str, count: int) -> None:
    """Insert `count` matches, and an outbox message that is then deleted."""
    database = await Database.open(address)
    async with database.transaction() as tx:
        for channel in range(count):
            await insert_match(tx, channel)
        await outbox.add(tx, [create_message_row("card", 1)], now=1)
        (sent,) = await outbox.due_messages(tx, now=1, limit=9)
        await outbox.delete_sent(tx, sent.id)
    await database.close()


async def next_ids(address: str) -> tuple[int, int]:
    """Return the next match id and the next outbox message id."""
    database = await Database.open(address)
    async with database.transaction() as tx:
        match = await matches.insert(tx, create_match_row(channel=77, status="cancelled"))
        await outbox.add(tx, [create_message_row("card", 1)], now=1)
        (post,) = await outbox.due_messages(tx, now=1, limit=9)
        await outbox.delete_sent(tx, post.id)
    await database.close()
    return match.id, post.id


async def test_many_rows_are_moved_in_batches(
    file_address: str, server_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_copy, "BATCH_ROWS", 2)
    await insert_and_delete(file_address, 5)
    told: list[tuple[str, int, int]] = []
    await database_copy.move(file_address, server_address, lambda *progress: told.append(progress))
    assert [progress for progress in told if progress[0] == "matches"] == [
        ("matches", 2, 5), ("matches", 4, 5), ("matches", 5, 5),
    ]  # fmt: skip
    assert await load_all_rows(server_address) == await load_all_rows(file_address)


async def test_target_with_rows_is_left_unchanged(file_address: str, server_address: str) -> None:
    await insert_and_delete(file_address, 2)
    await insert_and_delete(server_address, 1)
    with pytest.raises(MoveFailed) as refused:
        await database_copy.move(file_address, server_address, ignore_progress)
    assert (refused.value.reason, refused.value.detail) == ("not-empty", "matches")
    assert len((await load_all_rows(server_address))["matches"]) == 1


async def test_database_is_not_moved_to_itself(file_address: str, tmp_path: Path) -> None:
    await (await Database.open(file_address)).close()
    for same in (file_address, file_address.replace(str(tmp_path), f"{tmp_path}/../{tmp_path.name}")):
        with pytest.raises(MoveFailed, match="same"):
            await database_copy.move(file_address, same, ignore_progress)


async def test_value_that_does_not_fit_aborts_the_move(file_address: str, server_address: str) -> None:
    database = await Database.open(file_address)
    async with database.transaction() as tx:
        await insert_match(tx, 1)
        await insert_match(tx, 2, game="x" * 65)
    await database.close()
    with pytest.raises(MoveFailed, match="does-not-fit: matches"):
        await database_copy.move(file_address, server_address, ignore_progress)
    assert not any((await load_all_rows(server_address)).values())


async def test_missing_source_database_is_not_created(
    file_address: str, server_address: str, tmp_path: Path
) -> None:
    with pytest.raises(DatabaseUnavailable, match="missing"):
        await database_copy.move(file_address, server_address, ignore_progress)
    assert not (tmp_path / "old.db").exists()
