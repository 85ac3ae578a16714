"""Geometry helpers for boxes in images."""

from __future__ import annotations

from renderer.core.geometry import Box


def is_within(box: Box, other: Box) -> bool:
    """Return whether a box is completely inside another box."""
    return box.x >= other.x and box.y >= other.y and box.right <= other.right and box.bottom <= other.bottom


def overlaps(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
