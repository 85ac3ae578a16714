"""The audit tells who acted on a match that they played in themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "permissions_0001"
down_revision = None
branch_labels = ("permissions",)
depends_on = "0006"


def upgrade() -> None:
    """Add the mark; of earlier acts nobody knows."""
    op.add_column(
        "audits", sa.Column("is_participant", sa.Boolean(), nullable=False, server_default=sa.text("false"))
    )
