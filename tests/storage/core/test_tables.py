"""Tests for tables: they match their declarations, and every column that may refer to a user is declared."""

from __future__ import annotations

import pytest

from storage.core.database import Database, Transaction
from storage.core.tables import Scope, Table, all_tables

LOOKUP_COLUMNS = {"seats": ["status"], "leagues": ["folded"]}
"""Columns that exist only for lookups and are not in any row class."""

IMPERSONAL_COLUMNS = {
    "answer_by", "appendable_message", "appendable_since", "ask_channel", "ask_message", "asked", "at", "banked_ms",
    "began", "board_message", "button_message", "card", "card_deadline", "champion_role", "channel",
    "channel_missing_since", "closes_at", "confirmed_at", "created", "direct_since", "ended", "ends",
    "event", "expires", "guild_id", "id", "last_match_ended", "last_notified_at", "last_seen", "league",
    "match_id", "message", "not_before", "opened", "opened_at", "opening_since", "owner", "parent",
    "paused_since", "proposal_id", "remaining_ms", "rested", "rests_since", "rests_until", "role",
    "running_since", "season", "since", "started", "starts", "through_ended", "through_match",
    "transcript_channel", "transcript_message", "until", "used_ms", "vote_id",
}  # fmt: skip
"""Numeric columns that contain times, places, counts or other ids, but no user keys.

Review each new column before adding it.
"""
NOT_USER_KEYS = {("rematches", "former_match_id"), ("users", "user_id")}
"""Columns that contain match ids or Discord ids, although their names suggest user keys."""
NOT_USER_TEXTS = {
    "analyses.result", "commitments.transcript", "drafts.actions", "judgements.judgement", "leagues.plan",
    "leagues.tier_roles",
    "lessons.game", "page_guilds.name", "matches.edition", "matches.options", "matches.time_control",
    "participants.contribution", "plans.payload", "posted_messages.latest_messages", "sandboxes.actions",
    "guilds.settings",
    "seats.name", "snapshots.state",
    "table_wishes.choices", "table_wishes.hidden_channels", "table_wishes.refused",
}  # fmt: skip
"""Text columns that never contain a user's name, for example moves, games and guild settings."""


NAMES = {
    "sqlite": "SELECT name FROM pragma_table_info(:table) ORDER BY cid",
    "postgresql": """
        SELECT CAST(attname AS text) FROM pg_attribute
        WHERE attrelid = to_regclass(:table) AND attnum > 0 ORDER BY attnum
    """,
}
KEYS = {
    "sqlite": "SELECT name FROM pragma_table_info(:table) WHERE pk > 0 ORDER BY pk",
    "postgresql": """
        SELECT CAST(attname AS text) FROM pg_index
        JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
        WHERE indrelid = to_regclass(:table) AND indisprimary ORDER BY array_position(indkey, attnum)
    """,
}
BOOLEANS = {
    "sqlite": "SELECT name FROM pragma_table_info(:table) WHERE type = 'BOOLEAN' ORDER BY cid",
    "postgresql": """
        SELECT CAST(attname AS text) FROM pg_attribute
        WHERE attrelid = to_regclass(:table) AND attnum > 0 AND atttypid = CAST('boolean' AS regtype) ORDER BY attnum
    """,
}


async def test_database_has_the_declared_columns_and_keys(database: Database) -> None:
    async with database.read_transaction() as tx:
        for name, table in all_tables().items():
            assert await query_names(tx, NAMES, name) == [*table.columns], name
            assert await query_names(tx, KEYS, name) == [*table.key], name
            assert await query_names(tx, BOOLEANS, name) == [*table.booleans], name


async def query_names(tx: Transaction, queries: dict[str, str], table: str) -> list[str]:
    return (await tx.execute(queries[tx.kind], {"table": table})).scalars()


@pytest.mark.parametrize(
    "table", [table for table in all_tables().values() if table.row], ids=lambda table: table.name
)
def test_row_class_has_the_columns_of_its_table(table: Table) -> None:
    assert table.row is not None
    assert [*table.row.__struct_fields__, *LOOKUP_COLUMNS.get(table.name, [])] == [*table.columns]


def test_table_is_created_after_those_it_references() -> None:
    names = [*all_tables()]
    for name, table in all_tables().items():
        for other in names[names.index(name) + 1 :]:
            assert f"REFERENCES {other} (" not in table.sql


def test_every_integer_column_with_a_possible_user_id_is_declared() -> None:
    undeclared = [
        f"{table.name}.{column}"
        for table in all_tables().values()
        for column, sql in table.columns.items()
        if sql.startswith("BIGINT")
        and column not in {*table.user_columns, *table.reservation_columns, *IMPERSONAL_COLUMNS}
        and (table.name, column) not in NOT_USER_KEYS
    ]
    assert undeclared == []


def test_every_text_column_with_a_possible_name_is_declared() -> None:
    undeclared = {
        f"{table.name}.{column}"
        for table in all_tables().values()
        for column, sql in table.columns.items()
        if sql.startswith("TEXT")
        and column not in {*table.json_user_columns, *table.name_columns, *table.written_columns}
    }
    assert undeclared == NOT_USER_TEXTS


def test_declared_columns_exist() -> None:
    for table in all_tables().values():
        assert {
            *table.user_columns,
            *table.reservation_columns,
            *table.json_user_columns,
            *table.name_columns,
            *table.written_columns,
        } <= {*table.columns}
        assert not (table.written_columns or table.is_personal) or table.user_columns
        if table.scope not in {Scope.NONE, Scope.OWNER}:
            assert table.scope in table.columns
