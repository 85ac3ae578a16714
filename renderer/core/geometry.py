"""Boxes: rectangles in whole layout units that can be divided into smaller ones and converted to pixels."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width and height.

    The numbers are layout units unless stated otherwise.
    """

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the x coordinate of the first column to the right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the y coordinate of the first row below the box."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """Return the centre of the box."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Return left, top, right and bottom as used by Pillow.

        The last two are exclusive.
        """
        return self.x, self.y, self.right, self.bottom

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Return the box shrunk on all sides.

        It is shrunk by `dx` on the left and right, and by `dy` (default: the same) at the top and bottom.
        """
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> Box:
        """Return the box moved by an offset."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def cut_left(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip on the left, and the rest of the box after the gap."""
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip on the right, and the rest of the box before the gap."""
        return Box(self.right - w, self.y, w, self.h), Box(self.x, self.y, self.w - w - gap, self.h)

    def cut_top(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip at the top, and the rest of the box below the gap."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """Return a strip at the bottom, and the rest of the box above the gap."""
        return Box(self.x, self.bottom - h, self.w, h), Box(self.x, self.y, self.w, self.h - h - gap)

    def columns(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal columns from left to right.

        If the width is not divisible by the number of columns, the remainder on the right stays unused.
        """
        w = (self.w - gap * (count - 1)) // count
        return tuple(Box(self.x + place * (w + gap), self.y, w, self.h) for place in range(count))

    def rows(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal rows from top to bottom.

        If the height is not divisible by the number of rows, the remainder at the bottom stays unused.
        """
        h = (self.h - gap * (count - 1)) // count
        return tuple(Box(self.x, self.y + place * (h + gap), self.w, h) for place in range(count))

    def grid(self, across: int, down: int, gap: int = 0) -> tuple[Box, ...]:
        """Return equal cells, row by row."""
        return tuple(cell for row in self.rows(down, gap) for cell in row.columns(across, gap))

    def centred(self, w: int, h: int) -> Box:
        """Return a box of the given size, centred in this box."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)


MAX_PIXELS = 1100
"""Maximum width of an image in pixels: twice the width at which Discord shows it on desktop and mobile."""


class Resolution(NamedTuple):
    """The scale between layout units and pixels."""

    pixels: int
    units: int

    def coordinate(self, at: int) -> int:
        """Convert a coordinate from units to pixels."""
        return (2 * at * self.pixels + self.units) // (2 * self.units)

    def length(self, length: int) -> int:
        """Convert a length from units to pixels.

        The result is rounded down, so that the start plus the length never exceeds the end.
        """
        return length * self.pixels // self.units

    def thickness(self, thick: int) -> int:
        """Convert a line's thickness from units to pixels.

        The result does not depend on the line's position.
        """
        return max(1, self.coordinate(thick))

    def box(self, box: Box) -> Box:
        """Convert a box from units to pixels.

        Boxes that touch in units also touch in pixels.
        """
        x, y = self.coordinate(box.x), self.coordinate(box.y)
        return Box(x, y, self.coordinate(box.right) - x, self.coordinate(box.bottom) - y)

    def units_of(self, box: Box) -> Box:
        """Convert a box from pixels to units."""
        back = Resolution(self.units, self.pixels)
        return back.box(box)


PIXELS = Resolution(1, 1)


def resolution_of(width: int) -> Resolution:
    """Return the resolution for an image with the given width in units."""
    return Resolution(min(width, MAX_PIXELS), width)
