"""Rematches."""

from __future__ import annotations

from host.core.features import Feature

FEATURE = Feature()
