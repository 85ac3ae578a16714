"""Repair equipment: hammer, wrench, saw and screws."""

from __future__ import annotations

from renderer.core.sprites import curve
from renderer.games.nautilus_island.figures.figure import Figure


def hammer(figure: Figure) -> None:
    """Draw a claw hammer."""
    tool = figure.turned(28)
    tool.line((0.06, -0.5), (0.06, 0.9), width=0.24)
    tool.bar(-0.14, -0.86, 0.4, 0.5)
    tool.bar(0.2, -0.8, 0.3, 0.38)
    tool.bar(0.46, -0.92, 0.26, 0.62)
    claw = curve((-0.1, -0.86), (-0.4, -0.86), (-0.7, -0.7), (-0.84, -0.3))
    tool.fill(*claw, *curve((-0.84, -0.3), (-0.6, -0.5), (-0.4, -0.46), (-0.1, -0.42)))
    tool.line((0.06, 0.3), (0.06, 0.36), width=0.13, cut=True)
    tool.line((0.06, 0.62), (0.06, 0.68), width=0.13, cut=True)


def wrench(figure: Figure) -> None:
    """Draw a spanner, open at one end and with a ring at the other."""
    tool = figure.turned(42)
    tool.line((0, -0.5), (0, 0.6), width=0.3)
    tool.dot(0, -0.64, 0.46)
    tool.fill((-0.2, -1.2), (0.2, -1.2), (0.2, -0.66), (0, -0.52), (-0.2, -0.66), cut=True)
    tool.dot(0, 0.74, 0.36)
    tool.dot(0, 0.74, 0.18, cut=True)
    tool.line((0, -0.02), (0, 0.26), width=0.09, cut=True)


def saw(figure: Figure) -> None:
    """Draw a handsaw."""
    tool = figure.turned(-24)
    teeth = [(-1.02 + 0.11 * place, 0.3 if place % 2 else 0.12) for place in range(14)]
    tool.fill((-1.02, -0.08), (0.42, -0.42), (0.42, 0.24), *reversed(teeth))
    tool.fill((0.3, -0.5), (0.66, -0.62), (1.06, -0.3), (1, 0.06), (0.92, 0.5), (0.5, 0.52), (0.36, 0.3))
    tool.fill((0.58, -0.22), (0.78, -0.24), (0.8, 0.22), (0.56, 0.24), cut=True)
    tool.line((0.3, -0.38), (0.34, 0.26), width=0.05, cut=True)


def screws(figure: Figure) -> None:
    """Draw two screws with their threads."""
    for dx, dy, degrees in ((-0.4, 0.04, -16), (0.42, 0.04, 16)):
        screw = figure.turned(degrees)
        screw.fill(
            (dx - 0.36, dy - 0.84), (dx + 0.36, dy - 0.84), (dx + 0.3, dy - 0.56), (dx - 0.3, dy - 0.56)
        )
        screw.bar(dx - 0.08, dy - 0.88, 0.16, 0.17, cut=True)
        screw.fill(
            (dx - 0.16, dy - 0.58),
            (dx + 0.16, dy - 0.58),
            (dx + 0.13, dy + 0.5),
            (dx, dy + 0.88),
            (dx - 0.13, dy + 0.5),
        )
        for row in range(5):
            y = dy - 0.34 + 0.22 * row
            screw.line((dx - 0.2, y + 0.05), (dx + 0.2, y - 0.07), width=0.11)
