"""The SQL condition for open and running matches, shared by an index and queries.

SQLite only uses the index if the wording is the same in both.
"""

from __future__ import annotations

IS_ACTIVE = "status IN ('open', 'running')"
