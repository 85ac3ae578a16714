"""The signs for the six colours, for colour-blind users: button, star, nut, fish, barrel and gem."""

from __future__ import annotations

from renderer.core.sprites import curve, point_on_circle
from renderer.games.nautilus_island.figures.figure import Figure


def button(figure: Figure) -> None:
    """Draw a button with four holes."""
    figure.dot(0, 0, 0.88)
    figure.dot(0, 0, 0.68, cut=True)
    figure.dot(0, 0, 0.58)
    for x, y in ((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2)):
        figure.dot(x, y, 0.13, cut=True)


def star(figure: Figure) -> None:
    """Draw a star with four points, each half shaded."""
    figure.fill(
        *(point_on_circle(0, 0, 1.04 if corner % 2 == 0 else 0.42, 45 * corner) for corner in range(8))
    )
    for turn in range(0, 360, 90):
        figure.fill(
            point_on_circle(0, 0, 0.82, turn), point_on_circle(0, 0, 0.32, turn + 44), (0, 0), cut=True
        )


def nut(figure: Figure) -> None:
    """Draw a nut."""
    figure.fill(*(point_on_circle(0, 0, 0.96, 60 * corner) for corner in range(6)))
    figure.dot(0, 0, 0.44, cut=True)


def fish(figure: Figure) -> None:
    """Draw a fish."""
    figure.fill(
        *curve((-0.98, 0), (-0.5, -0.76), (0.2, -0.64), (0.56, 0)),
        *curve((0.56, 0), (0.2, 0.64), (-0.5, 0.76), (-0.98, 0)),
    )
    figure.fill((0.34, 0), (1, -0.58), (0.84, 0), (1, 0.58))
    figure.dot(-0.58, -0.12, 0.13, cut=True)
    figure.bow((-0.3, -0.36), (-0.14, -0.1), (-0.14, 0.1), (-0.3, 0.36), width=0.1, cut=True)


def barrel(figure: Figure) -> None:
    """Draw a barrel with two hoops."""
    figure.fill(
        *curve((-0.52, -0.92), (-0.86, -0.4), (-0.86, 0.4), (-0.52, 0.92)),
        *curve((0.52, 0.92), (0.86, 0.4), (0.86, -0.4), (0.52, -0.92)),
    )
    for y in (-0.46, 0.46):
        figure.bar(-0.9, y - 0.08, 1.8, 0.16, cut=True)


def gem(figure: Figure) -> None:
    """Draw a cut gem."""
    figure.fill((-0.56, -0.72), (0.56, -0.72), (0.98, -0.2), (0, 0.92), (-0.98, -0.2))
    figure.line((-0.9, -0.2), (0.9, -0.2), width=0.09, cut=True)
    for side in (-1, 1):
        figure.line((side * 0.34, -0.2), (0, 0.84), width=0.07, cut=True)
        figure.line((side * 0.34, -0.2), (0, -0.72), width=0.07, cut=True)
