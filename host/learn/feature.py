"""Lessons: they wait for nothing and follow nothing."""

from __future__ import annotations

from host.core.features import Feature

FEATURE = Feature()
