"""Which matches are not over, in the words of index and queries: else SQLite does not see that the index will do."""

from __future__ import annotations

LIVE = "status IN ('open', 'running')"
