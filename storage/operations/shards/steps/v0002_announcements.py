"""A PostgreSQL server tells of work that becomes due, and not of what is put off or tried again."""

from __future__ import annotations

from alembic import op

revision = "shards_0002"
down_revision = "shards_0001"
branch_labels = None
depends_on = "0006"

BECOMES_DUE = {
    "outbox": "UPDATE OF not_before ON outbox FOR EACH ROW WHEN (NEW.not_before = 0 AND OLD.not_before <> 0)",
    "jobs": "UPDATE OF not_before ON jobs FOR EACH ROW WHEN (NEW.not_before < OLD.not_before)",
    "timers": "UPDATE OF at ON timers FOR EACH ROW WHEN (NEW.at < OLD.at)",
}
"""By table. A scheduler that tries its own posts again gives them a time, so it does not hear of itself."""


def upgrade() -> None:
    """Make what tells of work anew."""
    if op.get_bind().dialect.name != "postgresql":
        return
    for table, change in BECOMES_DUE.items():
        op.execute(f"DROP TRIGGER harbour_tell ON {table}")
        op.execute(
            f"CREATE TRIGGER harbour_tell AFTER INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION harbour_tell()"
        )
        op.execute(f"CREATE TRIGGER harbour_tell_earlier AFTER {change} EXECUTE FUNCTION harbour_tell()")
