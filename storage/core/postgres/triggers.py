"""Triggers through which PostgreSQL notifies all processes when work becomes due."""

from __future__ import annotations

CHANNEL = "harbour"
"""The NOTIFY channel. The payload is the owner of the work (`match 7`)."""

_FUNCTION = f"""
CREATE OR REPLACE FUNCTION harbour_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('{CHANNEL}', NEW.owner_kind || ' ' || NEW.owner);
    RETURN NULL;
END $$
"""


def notify_triggers(table: str, column: str, condition: str) -> tuple[str, ...]:
    """Return the statements that create a table's NOTIFY triggers.

    The triggers fire for new rows. They also fire for updates of `column` if the SQL `condition` is true.
    """
    call = "EXECUTE FUNCTION harbour_notify()"
    changed = f"AFTER UPDATE OF {column} ON {table} FOR EACH ROW WHEN ({condition})"
    return (
        _FUNCTION,
        f"CREATE TRIGGER harbour_notify AFTER INSERT ON {table} FOR EACH ROW {call}",
        f"CREATE TRIGGER harbour_notify_earlier {changed} {call}",
    )
