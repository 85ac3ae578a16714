"""Posts that go first, matches without a channel, and no calls of former times that nobody can make any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Widen the tables; clocks that are set at the start call whoever a former version was still to call."""
    op.add_column(
        "outbox", sa.Column("is_urgent", sa.Boolean(), nullable=False, server_default=sa.text("false"))
    )
    op.add_column("matches", sa.Column("channel_lost", sa.BigInteger()))
    op.execute("DELETE FROM outbox WHERE feature = 'posts' AND kind = 'ping'")
