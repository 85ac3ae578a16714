"""The table with the schema version of a database."""

from __future__ import annotations

VERSION_TABLE = "harbour_schema"
"""The name is specific to this program. A database without this table is empty or belongs to another program."""
SELECT_VERSION = f"SELECT version FROM {VERSION_TABLE}"  # noqa: S608 - only the name of a table
