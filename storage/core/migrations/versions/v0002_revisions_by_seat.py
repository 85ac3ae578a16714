"""Revisions are counted seat by seat: those of a match told everybody how often somebody had changed their mind."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the count of the whole match; drafts go on from the revisions they have."""
    op.drop_column("matches", "revision")
