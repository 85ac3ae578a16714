"""Seeds and salts have a table of their own; the row of a match keeps what was published of them."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Move the secrets and compute the commitments that status cards show."""
    op.create_table(
        "secrets",
        sa.Column(
            "match", COUNTED, sa.ForeignKey("matches.id", name="fk_secrets_match"), autoincrement=False
        ),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_secrets"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO secrets (match, seed, salt) SELECT id, seed, salt FROM matches")
    op.add_column(
        "matches", sa.Column("commitment", sa.String(64), nullable=False, server_default=sa.text("''"))
    )
    _commit()
    op.drop_column("matches", "seed")
    op.drop_column("matches", "salt")


def _commit() -> None:
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT match, seed, salt FROM secrets")).all()
    commitments = [
        {"of": match, "hash": hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()}
        for match, seed, salt in found
    ]
    if commitments:
        connection.execute(sa.text("UPDATE matches SET commitment = :hash WHERE id = :of"), commitments)
