"""A test migration that rebuilds a table under the same name, because its key has changed."""

from __future__ import annotations

from storage.core.sql.transactions import Transaction

STATEMENTS = (
    """
    CREATE TABLE mutes_new (
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        kind VARCHAR(32) NOT NULL DEFAULT '',
        until BIGINT,
        PRIMARY KEY (match_id, user_key, kind)
    )
    """,
    "INSERT INTO mutes_new (match_id, user_key, until) SELECT match_id, user_key, until FROM mutes",
    "DROP TABLE mutes",
    "ALTER TABLE mutes_new RENAME TO mutes",
)


async def upgrade(tx: Transaction) -> None:
    """Rebuild the table of mutes, so that users can mute individual kinds of notices."""
    for statement in STATEMENTS:
        await tx.execute(statement)
