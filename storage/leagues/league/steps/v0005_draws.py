"""Which notice tells a draw: it stays, and says so when that is given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "league_0005"
down_revision = "league_0004"
branch_labels = None
depends_on = "0006"


def upgrade() -> None:
    """Add the column."""
    op.add_column("season_notices", sa.Column("entry", sa.Integer()))
