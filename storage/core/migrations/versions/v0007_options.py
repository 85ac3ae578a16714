"""That a match was made of a file has a column of its own; `options` holds what the table chose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MARK = '{"brought_in":true}'
"""What stood among the options of a match that was made of a file, when no game had options."""


def upgrade() -> None:
    """Move the mark out of the options."""
    op.add_column(
        "matches", sa.Column("is_brought_in", sa.Boolean(), nullable=False, server_default=sa.text("false"))
    )
    moving = sa.text("UPDATE matches SET is_brought_in = true, options = '{}' WHERE options = :mark")
    op.get_bind().execute(moving, {"mark": MARK})
