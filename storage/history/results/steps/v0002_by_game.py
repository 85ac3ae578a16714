"""The results of a server's game, the newest first."""

from __future__ import annotations

from alembic import op

revision = "results_0002"
down_revision = "results_0001"
branch_labels = None
depends_on = "0006"


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_results_server_game_ended_match", "results", ["server", "game", "ended", "match"])
