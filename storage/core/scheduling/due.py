"""The special value for work that is due immediately."""

from __future__ import annotations

IMMEDIATELY = 0
"""The due time of work that is due immediately.

Unlike a real time, it does not depend on the clocks of the processes, which may differ. PostgreSQL sends a
notification for it.
"""
