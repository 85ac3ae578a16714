"""Test migration: replace a table by another one of the same name, as a key change requires."""

from __future__ import annotations

from storage.core.sql.transactions import Transaction

STATEMENTS = (
    """
    CREATE TABLE mutes_new (
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        kind VARCHAR(32) NOT NULL DEFAULT '',
        until BIGINT,
        PRIMARY KEY (match, person, kind)
    )
    """,
    "INSERT INTO mutes_new (match, person, until) SELECT match, person, until FROM mutes",
    "DROP TABLE mutes",
    "ALTER TABLE mutes_new RENAME TO mutes",
)


async def upgrade(tx: Transaction) -> None:
    """Let users mute single kinds of notices."""
    for statement in STATEMENTS:
        await tx.execute(statement)
