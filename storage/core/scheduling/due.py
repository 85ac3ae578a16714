"""The due time for work that is due immediately."""

from __future__ import annotations

IMMEDIATELY = 0
"""The due time of work that is due immediately.

It does not depend on the clocks of the processes, which may differ. PostgreSQL notifies all processes about
work with this due time.
"""
