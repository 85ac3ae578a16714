"""The due time of work that is due immediately."""

from __future__ import annotations

IMMEDIATELY = 0
"""Used instead of a real due time.

Unlike a real time, it does not depend on the clocks of the processes, which may differ. PostgreSQL sends a
notification for it.
"""
