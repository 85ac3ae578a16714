"""Navigation tools: compass, sextant, spyglass and map."""

from __future__ import annotations

from renderer.core.sprites import curve, point_on_circle
from renderer.games.nautilus_island.figures.figure import Figure


def compass(figure: Figure) -> None:
    """Draw a pocket compass: a case with a loop and a needle."""
    figure.dot(0, -0.84, 0.2)
    figure.dot(0, -0.84, 0.1, cut=True)
    figure.dot(0, 0.14, 0.82)
    figure.dot(0, 0.14, 0.66, cut=True)
    for turn in (0, 90, 180, 270):
        figure.line(point_on_circle(0, 0.14, 0.56, turn), point_on_circle(0, 0.14, 0.6, turn), width=0.1)
    tip, end = point_on_circle(0, 0.14, 0.56, -60), point_on_circle(0, 0.14, 0.56, 120)
    left, right = point_on_circle(0, 0.14, 0.17, 210), point_on_circle(0, 0.14, 0.17, 30)
    figure.fill(tip, left, end, right)
    figure.fill(
        point_on_circle(0, 0.14, 0.44, 120),
        point_on_circle(0, 0.14, 0.09, 200),
        point_on_circle(0, 0.14, 0.09, 40),
        cut=True,
    )


def sextant(figure: Figure) -> None:
    """Draw a sextant: a frame with its arc, the arm and a small telescope."""
    figure.line((0, -0.8), (-0.76, 0.56), width=0.15)
    figure.line((0, -0.8), (0.76, 0.56), width=0.15)
    figure.arc(0, -0.8, 1.58, 60, 120, 0.24)
    for angle in range(66, 118, 8):
        figure.line(
            point_on_circle(0, -0.8, 1.56, angle),
            point_on_circle(0, -0.8, 1.66, angle),
            width=0.045,
            cut=True,
        )
    figure.line((0, -0.8), (0.24, 0.62), width=0.13)
    figure.dot(0, -0.8, 0.18)
    figure.line((-0.86, -0.14), (-0.1, -0.14), width=0.24)
    figure.bar(-0.98, -0.3, 0.14, 0.32)
    figure.arc(0, -0.8, 0.94, 66, 84, 0.08)


def spyglass(figure: Figure) -> None:
    """Draw a spyglass with three tubes that points up to the right."""
    tube = figure.turned(-38)
    for start, end, half in ((-1.06, -0.5, 0.17), (-0.42, 0.14, 0.25), (0.22, 0.9, 0.34)):
        tube.bar(start, -half, end - start, 2 * half)
    for x, half in ((-1.1, 0.24), (-0.5, 0.24), (0.14, 0.33), (0.86, 0.42)):
        tube.bar(x, -half, 0.13, 2 * half)
    tube.bar(0.99, -0.36, 0.08, 0.72)


def chart(figure: Figure) -> None:
    """Draw a folded map with a route that leads to a cross."""
    figure.fill((-0.96, -0.6), (-0.32, -0.8), (-0.32, 0.6), (-0.96, 0.8))
    figure.fill((-0.26, -0.8), (0.32, -0.6), (0.32, 0.8), (-0.26, 0.6))
    figure.fill((0.38, -0.6), (0.96, -0.8), (0.96, 0.6), (0.38, 0.8))
    route = curve((-0.78, 0.42), (-0.5, -0.6), (0, 0.7), (0.34, 0.06))
    for place in range(0, 16, 3):
        figure.line(route[place], route[place + 1], width=0.11, cut=True)
    figure.line((0.5, -0.3), (0.84, 0.04), width=0.13, cut=True)
    figure.line((0.84, -0.3), (0.5, 0.04), width=0.13, cut=True)
