"""Treasures: pearl, coins, statuette and crown."""

from __future__ import annotations

from renderer.core.sprites import curve, point_on_circle
from renderer.games.nautilus_island.figures.figure import Figure, oval


def pearl(figure: Figure) -> None:
    """Draw an open shell with its pearl."""
    for turn in range(-160, -10, 28):
        x, y = point_on_circle(0, 0.34, 0.98, turn - 5)
        figure.line((0, 0.34), (x, y), width=0.4)
    for turn in range(-146, -30, 28):
        figure.line(
            point_on_circle(0, 0.34, 0.5, turn - 5),
            point_on_circle(0, 0.34, 1.1, turn - 5),
            width=0.06,
            cut=True,
        )
    figure.fill(*curve((-0.94, 0.42), (-0.6, 1.14), (0.6, 1.14), (0.94, 0.42)))
    figure.dot(0, 0.24, 0.48, cut=True)
    figure.dot(0, 0.24, 0.37)
    figure.dot(-0.11, 0.12, 0.11, cut=True)


def coins(figure: Figure) -> None:
    """Draw two stacks of coins."""
    for x, count in ((-0.44, 3), (0.44, 5)):
        for place in range(count):
            y = 0.74 - 0.32 * place
            figure.oval(x, y, 0.5, 0.24, cut=True)
            figure.fill(*oval(x, y, 0.44, 0.19), cut=False)
            figure.oval(x, y - 0.09, 0.44, 0.19)
            figure.bow(
                (x - 0.44, y - 0.06),
                (x - 0.3, y + 0.16),
                (x + 0.3, y + 0.16),
                (x + 0.44, y - 0.06),
                width=0.045,
                cut=True,
            )
        figure.oval(x, 0.74 - 0.32 * (count - 1) - 0.1, 0.24, 0.09, cut=True)


def statuette(figure: Figure) -> None:
    """Draw an idol with folded arms on a base."""
    figure.bar(-0.6, 0.76, 1.2, 0.22)
    figure.bar(-0.42, 0.56, 0.84, 0.16)
    figure.fill((-0.42, -0.2), (0.42, -0.2), (0.5, 0.1), (0.3, 0.56), (-0.3, 0.56), (-0.5, 0.1))
    figure.fill((-0.38, -0.9), (0.38, -0.9), (0.32, -0.3), (0.12, -0.16), (-0.12, -0.16), (-0.32, -0.3))
    figure.line((-0.48, -0.96), (0.48, -0.96), width=0.16)
    for side in (-1, 1):
        figure.dot(side * 0.15, -0.64, 0.09, cut=True)
        figure.line((side * 0.46, 0.08), (-side * 0.1, 0.2), width=0.07, cut=True)
    figure.line((-0.14, -0.38), (0.14, -0.38), width=0.08, cut=True)
    figure.line((0, 0.36), (0, 0.56), width=0.06, cut=True)


def crown(figure: Figure) -> None:
    """Draw a crown with five points."""
    points = (
        (-0.94, -0.36),
        (-0.56, 0.1),
        (-0.44, -0.6),
        (-0.16, 0),
        (0, -0.76),
        (0.16, 0),
        (0.44, -0.6),
        (0.56, 0.1),
        (0.94, -0.36),
    )
    figure.fill(*points, (0.74, 0.62), (-0.74, 0.62))
    figure.bar(-0.74, 0.7, 1.48, 0.22)
    for x, y in points[::2]:
        figure.dot(x, y - 0.04, 0.13)
    for x in (-0.36, 0, 0.36):
        figure.fill((x, 0.22), (x + 0.11, 0.36), (x, 0.5), (x - 0.11, 0.36), cut=True)
