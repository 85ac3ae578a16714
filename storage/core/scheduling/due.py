"""The special value for work that is due immediately."""

from __future__ import annotations

IMMEDIATELY = 0
"""Due immediately, independent of the clocks of the processes, which may differ.

A PostgreSQL server sends a notification for it.
"""
