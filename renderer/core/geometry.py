"""Boxes: rectangles in whole pixels that are cut into smaller ones."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width, height in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column beyond the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row beyond the box."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom as Pillow draws them, the last two included."""
        return self.x, self.y, self.right - 1, self.bottom - 1

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Return the box smaller by a margin at its sides and one at top and bottom (else the same)."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> Box:
        """Return the box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def cut_left(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip of the left side and what remains beyond the gap."""
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip of the right side and what remains before the gap."""
        return Box(self.right - w, self.y, w, self.h), Box(self.x, self.y, self.w - w - gap, self.h)

    def cut_top(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip of the top and what remains below the gap."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip of the bottom and what remains above the gap."""
        return Box(self.x, self.bottom - h, self.w, h), Box(self.x, self.y, self.w, self.h - h - gap)

    def columns(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal columns from left to right; pixels that don't divide are left over at the right."""
        w = (self.w - gap * (count - 1)) // count
        return tuple(Box(self.x + place * (w + gap), self.y, w, self.h) for place in range(count))

    def rows(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal rows from top to bottom; pixels that don't divide are left over at the bottom."""
        h = (self.h - gap * (count - 1)) // count
        return tuple(Box(self.x, self.y + place * (h + gap), self.w, h) for place in range(count))

    def grid(self, across: int, down: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal cells, row by row."""
        return tuple(cell for row in self.rows(down, gap) for cell in row.columns(across, gap))

    def centred(self, w: int, h: int) -> Box:
        """Return a box of this size in the middle."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def is_within(self, other: Box, slack: int = 0) -> bool:
        """Tell whether the box lies in another, or sticks out by no more than the slack."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def overlaps(self, other: Box) -> bool:
        """Tell whether the two boxes share a pixel."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )
