"""Tests that the cost of the storage modules' queries does not depend on the number of stored matches."""

from __future__ import annotations

import inspect
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from storage.core import claimed_interactions
from storage.core.database import Database
from storage.core.scheduling import delivery_leases, due_times, jobs, outbox, owner_work, timers
from storage.core.tables import Scope, Table, all_tables
from storage.decisions import closed_channels, finding, vote
from storage.history import analysis, rated_players, ratings, results
from storage.leagues.league import (
    fixture_commitments,
    leagues,
    projections,
    season_messages,
    seasons,
    server_events,
)  # fmt: skip
from storage.leagues.league import secrets as season_secrets
from storage.matches import pages, permissions, settings, users
from storage.matches.match import log, matches, mentions, seats, secrets, snapshots
from storage.messages import follow, notices, posted_messages, table_alerts
from storage.operations import shards
from storage.operations.privacy import clearing, texts, user_rows
from storage.tables import cards as match_cards
from storage.tables import fairness, requirements, roll_call, tables
from storage.time import reliability, suspensions
from storage.time.clock import clock_pauses, clock_turns, clocks, days_off, outages
from storage.turns import draft, learn, notes, play, sandbox
from storage.turns import plan as plans
from tests.statements import report_statements
from tests.storage.examples import GUILD_ID
from tests.storage.large_databases import FEW, MANY, NOW, ONE, OTHER, create_database
from tests.storage.queries import ALLOWED_FULL_SCANS, QUERIES, Query

Statement: TypeAlias = tuple[str, Any, bool]
"""An SQL statement, its values, and whether they are the values of several rows."""


def test_every_query_is_covered() -> None:
    subjects = (
        owner_work, match_cards, play, posted_messages, clock_pauses, clock_turns,
        analysis, pages, fixture_commitments, season_messages, clocks,
        days_off, draft, due_times, fairness, finding, follow,
        claimed_interactions, delivery_leases, jobs, leagues, learn,
        log, matches, mentions, notes, notices, outages, outbox, permissions, plans, projections,
        rated_players, ratings, reliability, requirements, results, roll_call, sandbox,
        season_secrets, seasons, seats, secrets, server_events, settings, shards, snapshots, table_alerts, tables,
        timers, users, vote, closed_channels, suspensions,
    )  # fmt: skip
    asked = {
        function
        for subject in subjects
        for name, function in inspect.getmembers(subject, inspect.iscoroutinefunction)
        if function.__module__ == subject.__name__ and not name.startswith("_")
    }
    assert asked == QUERIES.keys() | ALLOWED_FULL_SCANS


class Rollback(Exception):
    """Raised to roll back a transaction."""


async def statements_of(database: Database, query: Query) -> list[Statement]:
    """Return the statements that a query runs.

    The transaction is rolled back, so the database does not change.
    """
    with record_statements() as seen, suppress(Rollback):
        async with database.transaction() as tx:
            await query(tx)
            raise Rollback
    return [asked for asked in seen if not asked[0].startswith("BEGIN")]


@contextmanager
def record_statements() -> Iterator[list[Statement]]:
    seen: list[Statement] = []

    def note(sql: str, values: Any) -> None:
        seen.append((sql, values or {}, not isinstance(values or {}, Mapping)))

    with report_statements(note):
        yield seen


NO_TABLES = ("SCAN CONSTANT ROW", "SCAN json_each VIRTUAL TABLE", "SCAN mine", "SCAN harbour_schema")
"""Query plan steps that don't scan a table, but only constant values or a single row."""


@pytest.fixture
async def large_database(tmp_path: Path) -> Any:
    database = await create_database(tmp_path, MANY)
    yield database
    await database.close()


@pytest.fixture
async def small_database(tmp_path: Path) -> Any:
    database = await create_database(tmp_path, FEW)
    yield database
    await database.close()


ABSENT_USER = 10**9
"""The key of a user who has no rows."""


def privacy_queries() -> dict[Any, Query]:
    """Return the queries for personal data, by table.

    They use a user who has few matches.
    """
    few = [ONE, OTHER]
    found: dict[Any, Query] = {
        "matches": lambda tx: user_rows.matches_of(tx, ABSENT_USER),
        "seats": lambda tx: user_rows.seats_in_matches(tx, ABSENT_USER, few),
        "seasons": lambda tx: user_rows.seasons_in(tx, [GUILD_ID + 1]),
        "use": lambda tx: clearing.is_in_use(tx, ABSENT_USER, NOW),
        "clear": lambda tx: clearing.clear_batch(tx, ABSENT_USER),
    }
    for name, table in all_tables().items():
        found |= {(name, text): question for text, question in _queries_about(table, few)}
    return found


def _queries_about(table: Table, few: list[int]) -> Iterator[tuple[str, Query]]:
    yield "clear", lambda tx: clearing.clear_rows(tx, table, ABSENT_USER)
    yield "matches", lambda tx: user_rows.rows_in_matches(tx, table, ABSENT_USER, few)
    if table.name_columns:
        yield "texts", lambda tx: texts.in_matches(tx, table, few)
        yield "guild", lambda tx: texts.next_in_scope(tx, table, Scope.GUILD, GUILD_ID + 1)
        yield "season", lambda tx: texts.next_in_scope(tx, table, Scope.SEASON, ONE)
    if table.scope in {Scope.MATCH, Scope.OWNER}:
        yield "all", lambda tx: user_rows.all_rows_in_matches(tx, table, few)
    yield "of season", lambda tx: user_rows.rows_mentioning(tx, table, ABSENT_USER, "season", ONE)
    yield "of guild", lambda tx: user_rows.rows_mentioning(tx, table, ABSENT_USER, "guild", ONE)
    if table.name not in SORTED_TABLES:
        yield "own", lambda tx: user_rows.own_rows(tx, table, ABSENT_USER)


SORTED_TABLES = {"limited_actions", "jobs", "timers", "lessons"}
"""Tables with few rows per user, which queries may therefore sort."""


async def test_queries_do_not_scan_tables(large_database: Database, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / f"{MANY}.db", isolation_level=None)) as file:
        for function, question in (QUERIES | privacy_queries()).items():
            for sql, values, is_many in await statements_of(large_database, question):
                plan = file.execute(f"EXPLAIN QUERY PLAN {sql}", values[0] if is_many else values).fetchall()
                steps = [step for *_, step in plan if not step.startswith(NO_TABLES)]
                assert not [step for step in steps if "SCAN" in step or "TEMP B-TREE" in step], (
                    function,
                    sql,
                    steps,
                )


@pytest.mark.long
async def test_query_cost_does_not_grow_with_the_number_of_matches(
    small_database: Database, large_database: Database, tmp_path: Path
) -> None:
    """A query costs the same with few and with many matches.

    The cost is the number of steps that SQLite's virtual machine executes. Unlike the time, it does not
    depend on the machine's load.
    """
    for function, question in (QUERIES | privacy_queries()).items():
        cost = {
            count: sum(
                [count_steps(tmp_path / f"{count}.db", asked) for asked in await statements_of(of, question)]
            )
            for count, of in ((FEW, small_database), (MANY, large_database))
        }
        assert cost[MANY] <= cost[FEW] + MAX_STEPS, (function, cost)


MAX_STEPS = 10


def count_steps(file: Path, statement: Statement) -> int:
    sql, values, is_many = statement
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN")
        database.set_progress_handler(count, 1)
        for row in values if is_many else [values]:
            database.execute(sql, row).fetchall()
        database.set_progress_handler(None, 1)
        database.execute("ROLLBACK")
    return steps


@pytest.mark.long
async def test_opening_cost_does_not_grow_with_the_database(tmp_path: Path) -> None:
    for count in (FEW, MANY):
        await (await create_database(tmp_path, count)).close()
    asked = {count: await startup_statements(tmp_path / f"{count}.db") for count in (FEW, MANY)}
    assert asked[MANY] == asked[FEW]
    cost = {
        count: sum(count_steps(tmp_path / f"{count}.db", each) for each in asked[count]) for count in asked
    }
    assert cost[MANY] == cost[FEW]


async def startup_statements(file: Path) -> list[Statement]:
    with record_statements() as seen:
        await (await Database.open(f"sqlite:///{file}")).close()
    return [asked for asked in seen if not asked[0].startswith("BEGIN")]
