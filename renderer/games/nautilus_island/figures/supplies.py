"""Supplies: biscuits, water, fruit and tins."""

from __future__ import annotations

from renderer.core.sprites import curve, point_on_circle
from renderer.games.nautilus_island.figures.figure import Figure


def biscuits(figure: Figure) -> None:
    """Draw a ship's biscuit with a scalloped edge and a missing bite."""
    for tooth in range(18):
        figure.dot(*point_on_circle(0, 0, 0.82, 20 * tooth), 0.16)
    figure.dot(0, 0, 0.84)
    for x, y in (
        (-0.42, -0.4),
        (0, -0.46),
        (-0.56, 0.04),
        (-0.12, -0.04),
        (0.3, 0),
        (-0.34, 0.44),
        (0.1, 0.42),
        (0.5, 0.38),
    ):
        figure.dot(x, y, 0.1, cut=True)
    for x, y in ((0.44, -0.74), (0.7, -0.52), (0.92, -0.3), (0.74, -0.84)):
        figure.dot(x, y, 0.24, cut=True)


def water(figure: Figure) -> None:
    """Draw a drop with a highlight on it."""
    left = curve((0, -1), (-0.24, -0.5), (-0.68, -0.16), (-0.68, 0.32))
    foot = curve((-0.68, 0.32), (-0.68, 1.2), (0.68, 1.2), (0.68, 0.32))
    right = curve((0.68, 0.32), (0.68, -0.16), (0.24, -0.5), (0, -1))
    figure.fill(*left, *foot, *right)
    figure.bow((-0.42, 0.3), (-0.4, 0.58), (-0.24, 0.7), (-0.04, 0.72), width=0.13, cut=True)


def fruit(figure: Figure) -> None:
    """Draw an apple with its leaf."""
    for side in (-1, 1):
        upper = curve((0, -0.3), (side * 0.3, -0.62), (side * 0.9, -0.5), (side * 0.86, 0.12))
        lower = curve((side * 0.86, 0.12), (side * 0.8, 0.74), (side * 0.34, 1.1), (0, 0.86))
        figure.fill(*upper, *lower)
    figure.bow((0, -0.26), (-0.02, -0.5), (-0.06, -0.7), (-0.16, -0.84), width=0.12)
    figure.fill(
        *curve((0.04, -0.5), (0.14, -0.96), (0.46, -1), (0.66, -0.92)),
        *curve((0.66, -0.92), (0.6, -0.66), (0.4, -0.46), (0.04, -0.5)),
    )
    figure.bow((-0.6, 0.1), (-0.6, -0.16), (-0.5, -0.26), (-0.36, -0.3), width=0.12, cut=True)


def tins(figure: Figure) -> None:
    """Draw a tin with ribs and a fish on its label."""
    figure.bar(-0.66, -0.7, 1.32, 1.42)
    figure.oval(0, 0.72, 0.66, 0.2)
    figure.oval(0, -0.7, 0.66, 0.2)
    figure.oval(0, -0.7, 0.52, 0.12, cut=True)
    figure.bow((-0.66, -0.28), (-0.4, -0.1), (0.4, -0.1), (0.66, -0.28), width=0.08, cut=True)
    figure.bow((-0.66, 0.5), (-0.4, 0.68), (0.4, 0.68), (0.66, 0.5), width=0.08, cut=True)
    figure.fill(
        *curve((-0.4, 0.2), (-0.2, -0.08), (0.1, 0), (0.26, 0.2)),
        *curve((0.26, 0.22), (0.1, 0.42), (-0.2, 0.5), (-0.4, 0.22)),
        cut=True,
    )
    figure.fill((0.14, 0.2), (0.46, 0), (0.46, 0.42), cut=True)
