"""Tests for PostgreSQL specifics: connecting to the server, locks and errors."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import struct
import time
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from storage.core import address as addresses
from storage.core import connection_pools
from storage.core.database import Database
from storage.core.postgres import connections
from storage.core.sql.database_errors import DatabaseBusy, DatabaseTooNew, DatabaseUnavailable
from storage.core.sql.schema_version import VERSION_TABLE
from storage.core.sql.transactions import DataError, IntegrityError
from storage.matches.match import matches
from tests import postgres
from tests.storage.examples import insert_match

SSL_REQUEST = struct.pack("!II", 8, 80877103)
"""The first bytes that a client sends to request TLS."""

DOCUMENTED_VERSIONS = re.compile(r"you need PostgreSQL (\d+) to (\d+)")


async def test_server_of_the_tests_is_the_newest_that_the_docs_name() -> None:
    page = (Path(__file__).parents[3] / "docs/postgresql.md").read_text(encoding="utf-8")
    oldest, newest = (int(version) for version in DOCUMENTED_VERSIONS.findall(page)[0])
    connection = await asyncpg.connect(postgres.url_of("postgres"))
    major = connection.get_server_version().major
    await connection.close()
    # In CI, this variable may contain the address of a server with another version.
    assert major in (range(oldest, newest + 1) if os.environ.get(postgres.SERVER_VARIABLE) else [newest])


@pytest.fixture
def empty_address() -> Iterator[str]:
    """Return the URL of an empty database."""
    yield (text := postgres.new_database(is_blank=True))
    postgres.drop_database(text)


@pytest.fixture
def ready_address() -> Iterator[str]:
    """Return the URL of an up-to-date database without rows."""
    yield (text := postgres.new_database())
    postgres.drop_database(text)


@asynccontextmanager
async def inspect_database(address: str) -> AsyncIterator[Any]:
    """Yield a separate connection for inspecting a database."""
    connection = await asyncpg.connect(address)
    yield connection
    await connection.close()


async def test_database_of_another_program_is_refused(empty_address: str) -> None:
    async with inspect_database(empty_address) as other:
        await other.execute("CREATE TABLE recipes (name text)")
    with pytest.raises(DatabaseUnavailable, match="not-ours: recipes"):
        await Database.open(empty_address)


async def test_database_of_a_later_version_is_refused(ready_address: str) -> None:
    async with inspect_database(ready_address) as other:
        await other.execute(SET_LATER_VERSION)
    with pytest.raises(DatabaseTooNew):
        await Database.open(ready_address)


SET_LATER_VERSION = f"UPDATE {VERSION_TABLE} SET version = 9999"  # noqa: S608 - only a constant


@pytest.mark.parametrize(
    ("role", "database", "reason"),
    [("", "nowhere", "missing"), ("nobody@", "postgres", "login")],
    ids=["database", "role"],
)
async def test_rejected_login_is_reported_with_its_reason(role: str, database: str, reason: str) -> None:
    right = urlsplit(postgres.url_of(database))
    _, _, host = right.netloc.rpartition("@")
    wrong = right._replace(netloc=f"{role}{host}" if role else right.netloc)
    with pytest.raises(DatabaseUnavailable) as caught:
        await Database.open(wrong.geturl())
    assert caught.value.reason == reason


@pytest.mark.parametrize("host", ["127.0.0.1:1", "nowhere.invalid"])
async def test_unreachable_server_is_reported(host: str) -> None:
    with pytest.raises(DatabaseUnavailable, match="unreachable"):
        await Database.open(f"postgresql://harbour@{host}/harbour")


async def test_next_host_is_used_if_the_first_one_does_not_respond(
    ready_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MIN_HOST_SECONDS", 0.3)
    monkeypatch.setattr(connections, "CONNECT_SECONDS", 0.6)
    folder = ready_address.partition("host=")[2]
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        place = f"host=127.0.0.1,127.0.0.1,{folder}&port=1,{port},5432"
        address = f"{ready_address.partition('?')[0]}?{place}".replace("postgresql://", "postgres://")
        await (await Database.open(address)).close()


async def test_error_names_each_unreachable_host() -> None:
    with pytest.raises(DatabaseUnavailable) as caught:
        await Database.open("postgres://harbour@nowhere.invalid,127.0.0.1:1/harbour")
    assert caught.value.reason == "unreachable"
    first, second = caught.value.detail.split("; ")
    assert first.startswith("nowhere.invalid: ")
    assert second.startswith("127.0.0.1:1: ")
    assert "refused" in second or "failed" in second


async def test_tls_parameters_of_other_programs_are_accepted(ready_address: str) -> None:
    """Additional TLS parameters in a database URL are accepted.

    Hosting providers document these parameters for other programs. The test connects to a local socket
    without TLS.
    """
    await (await Database.open(f"{ready_address}&sslmode=require&target_session_attrs=any")).close()


async def test_server_with_the_wrong_session_attributes_is_refused(ready_address: str) -> None:
    with pytest.raises(DatabaseUnavailable, match="unreachable"):
        await Database.open(f"{ready_address}&target_session_attrs=standby")


@pytest.mark.parametrize("mode", ["require", "disable"])
async def test_required_tls_sends_no_data_unencrypted(mode: str) -> None:
    contents: list[bytes] = []
    is_over = asyncio.Event()

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while content := await reader.read(4096):
                contents.append(content)
                writer.write(b"N")
                if content != SSL_REQUEST:
                    break
            writer.close()
            await writer.wait_closed()
        finally:
            is_over.set()

    async with await asyncio.start_server(refuse, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(DatabaseUnavailable) as caught:
            await Database.open(f"postgresql://harbour@127.0.0.1:{port}/harbour?sslmode={mode}")
        await is_over.wait()
    assert caught.value.reason == "unreachable"
    assert (SSL_REQUEST in contents, len(contents)) == (mode == "require", 1)


async def test_process_uses_at_most_the_documented_number_of_connections(ready_address: str) -> None:
    """The bot never opens more connections than documented, even if it needs all of them at once.

    The test runs a write, a notification listener, and more reads than there are connections at the same
    time.
    """
    page = (Path(__file__).parents[3] / "docs/postgresql.md").read_text("utf-8")
    documented = sum(
        int(count) for count in re.findall(r"^\| connections that \w+[^|]*\| (\d) \|", page, re.MULTILINE)
    )
    database = await Database.open(ready_address)
    is_listening = asyncio.Event()
    listening = asyncio.create_task(database.listen(lambda _: is_listening.set()))
    seen: list[int] = []

    async def look(*, writes: bool) -> None:
        async with database.transaction() if writes else database.read_transaction() as tx:
            seen.append(await tx.scalar(CONNECTIONS, {"name": connections.APPLICATION_NAME}))
            await asyncio.sleep(0.1)

    await is_listening.wait()
    await asyncio.gather(*(look(writes=number < 3) for number in range(12)))
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert max(seen) == documented
    await database.close()


CONNECTIONS = """
SELECT count(*) FROM pg_stat_activity WHERE application_name = :name AND datname = current_database()
"""


async def test_closed_connections_are_reopened(ready_address: str) -> None:
    database = await Database.open(ready_address)
    async with database.transaction() as tx:
        match_row = await insert_match(tx)
    async with inspect_database(ready_address) as other:
        await other.execute(TERMINATE_CONNECTIONS, connections.APPLICATION_NAME)
    async with database.transaction() as tx:
        assert await matches.get(tx, match_row.id) == match_row
    await database.close()


@pytest.mark.parametrize(
    ("statement", "value"),
    [
        ("INSERT INTO told VALUES (1, :value)", "SEED"),
        ("INSERT INTO told VALUES (:value, '')", "SEED"),
        ("INSERT INTO told VALUES (1, :value)", "SEED\udc80"),
        ("INSERT INTO told VALUES (1, :value)", "SEED\0"),
    ],
    ids=["against-a-rule", "of-another-kind", "no-text", "no-sign"],
)
async def test_errors_contain_no_values(ready_address: str, statement: str, value: str) -> None:
    database = await Database.open(ready_address)
    with pytest.raises((IntegrityError, DataError)) as caught:
        await insert_invalid_value(database, statement, value)
    assert "SEED" not in "".join(traceback.format_exception(caught.value))
    await database.close()


async def insert_invalid_value(database: Database, statement: str, value: str) -> None:
    async with database.transaction() as tx:
        await tx.execute("CREATE TABLE told (number int, word text CHECK (word <> 'SEED'))")
        await tx.execute(statement, {"value": value})


@pytest.mark.parametrize("kind", ["transaction", "read_transaction"])
async def test_connections_lost_unnoticed_are_reopened(ready_address: str, kind: str) -> None:
    """Lost connections are reopened, even if the loss was not noticed.

    The event loop has not seen the loss yet, so the next query finds a closed connection.
    """
    database = await Database.open(ready_address)
    async with (
        database.transaction() as transaction,
        database.read_transaction() as two,
        database.read_transaction() as three,
    ):
        for tx in (transaction, two, three):
            await tx.execute("SELECT 1")
    cut = TERMINATE_CONNECTIONS.replace("$1", f"'{connections.APPLICATION_NAME}'")
    postgres.execute(cut.replace("current_database()", f"'{addresses.parse(ready_address).database}'"))
    time.sleep(0.1)  # noqa: ASYNC251 - blocks the event loop on purpose
    async with getattr(database, kind)() as tx:
        assert await tx.scalar("SELECT count(*) FROM matches") == 0
    await database.close()


TERMINATE_CONNECTIONS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = $1 AND datname = current_database()
"""


async def test_connection_lost_in_a_transaction_rolls_back(ready_address: str) -> None:
    database = await Database.open(ready_address)
    with pytest.raises(DatabaseUnavailable, match="unreachable"):
        await insert_and_lose_connection(database, ready_address)
    async with database.transaction() as tx:
        assert await matches.active_in_channel(tx, 1) is None
    await database.close()


async def insert_and_lose_connection(database: Database, address: str) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        async with inspect_database(address) as other:
            await other.execute(TERMINATE_CONNECTIONS, connections.APPLICATION_NAME)
        await insert_match(tx, 2)


async def test_waiting_too_long_for_a_lock_raises_database_busy(
    ready_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "BUSY_SECONDS", 0.1)
    database, other = [await Database.open(ready_address) for _ in range(2)]
    async with database.transaction():
        with pytest.raises(DatabaseBusy):
            async with other.transaction():
                pytest.fail("two writers at once")
    async with other.transaction() as tx:
        await insert_match(tx)
    await asyncio.gather(database.close(), other.close())


async def test_idle_transaction_is_terminated(ready_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_pools, "STATEMENT_SECONDS", 1)
    database, other = [await Database.open(ready_address) for _ in range(2)]
    with pytest.raises(DatabaseUnavailable):
        await leave_transaction_idle(database, other)
    await asyncio.gather(database.close(), other.close())


async def leave_transaction_idle(one: Database, other: Database) -> None:
    async with one.transaction() as tx:
        await insert_match(tx)
        async with asyncio.timeout(4), other.transaction() as meanwhile:
            assert await matches.active_in_channel(meanwhile, 1) is None
        await insert_match(tx, 2)


async def test_transactions_with_different_lock_keys_run_concurrently(ready_address: str) -> None:
    database, other = [await Database.open(ready_address) for _ in range(2)]
    async with (
        database.transaction(lock_key="match 1"),
        asyncio.timeout(4),
        other.transaction(lock_key="match 2") as tx,
    ):
        await insert_match(tx)
    await asyncio.gather(database.close(), other.close())


@pytest.mark.parametrize(
    ("first", "second"),
    [("match 1", "match 1"), ("match 1", None), (None, "match 1"), (None, None)],
    ids=["the-same", "all-after-one", "one-after-all", "all"],
)
async def test_transactions_with_overlapping_lock_keys_are_serialized(
    ready_address: str, first: str | None, second: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "BUSY_SECONDS", 0.1)
    database, other = [await Database.open(ready_address) for _ in range(2)]
    async with database.transaction(first):
        with pytest.raises(DatabaseBusy):
            async with other.transaction(second):
                pytest.fail("two writers at once")
    await asyncio.gather(database.close(), other.close())


async def test_additional_lock_is_held_until_the_transaction_ends(
    ready_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "BUSY_SECONDS", 0.1)
    database, other = [await Database.open(ready_address) for _ in range(2)]
    async with database.transaction("match 1") as tx:
        await tx.lock("pool 1 pearls")
        with pytest.raises(DatabaseBusy):
            await lock_in_transaction(other, "match 2", "pool 1 pearls")
        await lock_in_transaction(other, "match 2", "pool 2 pearls")
    await lock_in_transaction(other, "match 2", "pool 1 pearls")
    await asyncio.gather(database.close(), other.close())


async def lock_in_transaction(database: Database, lock_key: str, other_key: str) -> None:
    async with database.transaction(lock_key) as tx:
        await tx.lock(other_key)


async def test_reader_does_not_wait_for_a_writer(ready_address: str) -> None:
    database, other = [await Database.open(ready_address) for _ in range(2)]
    async with database.transaction(), asyncio.timeout(4), other.read_transaction() as tx:
        assert await matches.active_in_channel(tx, 1) is None
    await asyncio.gather(database.close(), other.close())
