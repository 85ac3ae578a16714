"""Boxes: rectangles in whole units that are cut into smaller ones, and how many pixels a unit is."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width, height; in units of the layout, but where pixels are spoken of."""

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
        """The place in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom as Pillow cuts and fills them, the last two excluded."""
        return self.x, self.y, self.right, self.bottom

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
        """Return equal columns from left to right; what doesn't divide is left over at the right."""
        w = (self.w - gap * (count - 1)) // count
        return tuple(Box(self.x + place * (w + gap), self.y, w, self.h) for place in range(count))

    def rows(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal rows from top to bottom; what doesn't divide is left over at the bottom."""
        h = (self.h - gap * (count - 1)) // count
        return tuple(Box(self.x, self.y + place * (h + gap), self.w, h) for place in range(count))

    def grid(self, across: int, down: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal cells, row by row."""
        return tuple(cell for row in self.rows(down, gap) for cell in row.columns(across, gap))

    def centred(self, w: int, h: int) -> Box:
        """Return a box of this size in the middle."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)


MAX_PIXELS = 1100
"""Across a picture: twice as many as those in which Discord shows it, on a page and on a phone."""


class Resolution(NamedTuple):
    """How many pixels so many units of a layout are."""

    pixels: int
    units: int

    def place(self, at: int) -> int:
        """Return the pixel at which something begins or ends."""
        return (2 * at * self.pixels + self.units) // (2 * self.units)

    def length(self, length: int) -> int:
        """Return how many pixels something is long: it never reaches beyond the place at which it ends."""
        return length * self.pixels // self.units

    def thickness(self, thick: int) -> int:
        """Return how many pixels a line is thick, the same wherever it lies."""
        return max(1, self.place(thick))

    def box(self, box: Box) -> Box:
        """Return a box in pixels; boxes that touch each other do so there, too."""
        x, y = self.place(box.x), self.place(box.y)
        return Box(x, y, self.place(box.right) - x, self.place(box.bottom) - y)

    def units_of(self, box: Box) -> Box:
        """Return a box of pixels in units."""
        back = Resolution(self.units, self.pixels)
        return back.box(box)


WHOLE = Resolution(1, 1)


def resolution_of(width: int) -> Resolution:
    """Return the resolution of a picture so many units wide."""
    return Resolution(min(width, MAX_PIXELS), width)
