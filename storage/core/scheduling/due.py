"""What stands in place of a time."""

from __future__ import annotations

AT_ONCE = 0
"""Due whatever the clocks of processes say, which differ. A server tells of it."""
