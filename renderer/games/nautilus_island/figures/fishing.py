"""Fishing equipment: rod, net, harpoon and hook."""

from __future__ import annotations

from renderer.core.sprites import curve
from renderer.games.nautilus_island.figures.figure import Figure


def rod(figure: Figure) -> None:
    """Draw a bent rod with its reel, its line and a fish on the line."""
    figure.bow((-0.8, 0.96), (-0.7, 0), (-0.2, -0.9), (0.66, -0.86), width=0.12)
    figure.line((-0.8, 0.94), (-0.77, 0.5), width=0.22)
    figure.dot(-0.5, 0.4, 0.21)
    figure.dot(-0.5, 0.4, 0.08, cut=True)
    figure.line((0.66, -0.86), (0.66, 0.2), width=0.06)
    figure.fill(
        *curve((0.66, 0.1), (0.24, 0.3), (0.34, 0.62), (0.6, 0.76)),
        *curve((0.72, 0.76), (0.98, 0.62), (1.06, 0.3), (0.66, 0.1)),
    )
    figure.fill((0.66, 0.62), (0.94, 0.98), (0.66, 0.88), (0.38, 0.98))
    figure.dot(0.58, 0.34, 0.06, cut=True)


def net(figure: Figure) -> None:
    """Draw a landing net: a hoop with a mesh, on a handle."""
    figure.line((0.3, 0.3), (0.9, 0.92), width=0.2)
    figure.dot(-0.22, -0.22, 0.76)
    figure.dot(-0.22, -0.22, 0.62, cut=True)
    for place in (-0.4, -0.14, 0.12, 0.38):
        half = (0.62**2 - place**2) ** 0.5
        figure.line((-0.22 + place, -0.22 - half), (-0.22 + place, -0.22 + half), width=0.07)
        figure.line((-0.22 - half, -0.22 + place), (-0.22 + half, -0.22 + place), width=0.07)


def harpoon(figure: Figure) -> None:
    """Draw a barbed harpoon with a coil of rope."""
    spear = figure.turned(40)
    spear.line((0, -0.6), (0, 1.14), width=0.15)
    spear.fill((0, -1.2), (0.34, -0.44), (0.08, -0.56), (-0.08, -0.56), (-0.34, -0.44))
    spear.fill((0, -0.5), (0.26, -0.06), (0, -0.2), (-0.26, -0.06))
    figure.arc(0.3, 0.4, 0.4, 0, 180, 0.12)
    figure.arc(0.3, 0.4, 0.4, 180, 360, 0.12)
    figure.bow((0.62, 0.6), (0.8, 0.8), (0.86, 0.8), (0.96, 0.66), width=0.12)


def hook(figure: Figure) -> None:
    """Draw a barbed hook."""
    figure.dot(0.34, -0.76, 0.23)
    figure.dot(0.34, -0.76, 0.11, cut=True)
    figure.line((0.34, -0.54), (0.34, 0.36), width=0.18)
    figure.arc(-0.12, 0.36, 0.46, 0, 180, 0.18)
    figure.line((-0.58, 0.36), (-0.58, -0.12), width=0.16)
    figure.fill((-0.58, -0.46), (-0.12, 0.12), (-0.5, 0.06), (-0.68, 0.06))
