"""Nothing: the number is another step's, which takes the place of this file."""

from __future__ import annotations

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing."""
