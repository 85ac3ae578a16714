"""Which process serves which shard; and a PostgreSQL server tells all of them whose work has become due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "shards_0001"
down_revision = None
branch_labels = ("shards",)
depends_on = "0006"

TELL = """
CREATE FUNCTION harbour_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('harbour', NEW.owner_kind || ' ' || NEW.owner);
    RETURN NULL;
END $$
"""
CHANGES = {"outbox": "not_before", "jobs": "not_before", "timers": "at"}


def upgrade() -> None:
    """Make the tables, and what tells of work."""
    op.create_table(
        "leases",
        sa.Column("shard", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("count", sa.SmallInteger(), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name="pk_leases"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "introductions",
        sa.Column("bucket", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_introductions"),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)
        for table, time in CHANGES.items():
            op.execute(
                f"CREATE TRIGGER harbour_tell AFTER INSERT OR UPDATE OF {time} ON {table} "
                "FOR EACH ROW EXECUTE FUNCTION harbour_tell()"
            )
