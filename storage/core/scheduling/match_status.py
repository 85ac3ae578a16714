"""The SQL condition for open and running matches, shared by index and queries.

SQLite only uses the index if both have the same wording.
"""

from __future__ import annotations

IS_ACTIVE = "status IN ('open', 'running')"
