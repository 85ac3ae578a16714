"""The due time BEFORE_ALL, for work that is due immediately."""

from __future__ import annotations

IMMEDIATELY = 0
"""Used instead of a real due time.

Real times depend on the clocks of the processes, which may differ. PostgreSQL notifies all processes about
work with this due time.
"""
