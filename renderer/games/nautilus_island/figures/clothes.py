"""Clothes: hat, boots, coat and gloves."""

from __future__ import annotations

from renderer.core.sprites import curve
from renderer.games.nautilus_island.figures.figure import Figure


def hat(figure: Figure) -> None:
    """Draw a top hat."""
    figure.fill(
        *curve((-1, 0.36), (-0.6, 0.66), (0.6, 0.66), (1, 0.36)),
        *curve((1, 0.36), (0.96, 0.98), (-0.96, 0.98), (-1, 0.36)),
    )
    figure.fill((-0.56, 0.64), (-0.66, -0.8), (0.66, -0.8), (0.56, 0.64))
    figure.oval(0, -0.8, 0.66, 0.13)
    figure.fill((-0.6, 0.1), (0.6, 0.1), (0.575, 0.38), (-0.575, 0.38), cut=True)


def boots(figure: Figure) -> None:
    """Draw a pair of sea boots, one behind the other."""
    for dx, dy in ((0.34, -0.1), (-0.24, 0.1)):
        shaft = ((-0.68 + dx, -0.84 + dy), (0.1 + dx, -0.84 + dy), (0.06 + dx, 0.16 + dy))
        toe = curve(shaft[-1], (0.3 + dx, 0.26 + dy), (0.66 + dx, 0.3 + dy), (0.66 + dx, 0.76 + dy))
        rim = 0.09
        behind = (
            (-0.68 - rim, -0.84 - rim),
            (0.1 + rim, -0.84 - rim),
            (0.06 + rim, 0.1),
            (0.5, 0.2),
            (0.75, 0.5),
        )
        figure.fill(
            *((x + dx, y + dy) for x, y in behind), (0.75 + dx, 0.85 + dy), (-0.7 + dx, 0.85 + dy), cut=True
        )
        figure.fill(*shaft, *toe, (-0.62 + dx, 0.76 + dy))
        figure.line((-0.6 + dx, 0.56 + dy), (0.6 + dx, 0.56 + dy), width=0.08, cut=True)
        figure.line((-0.68 + dx, -0.58 + dy), (0.1 + dx, -0.58 + dy), width=0.08, cut=True)


def coat(figure: Figure) -> None:
    """Draw a coat with lapels and two rows of buttons."""
    figure.fill((-0.3, -0.92), (0.3, -0.92), (0.62, -0.74), (0.58, 0.96), (-0.58, 0.96), (-0.62, -0.74))
    for side in (-1, 1):
        figure.line((side * 0.56, -0.6), (side * 0.82, 0.42), width=0.32)
        figure.line((side * 0.5, -0.28), (side * 0.56, 0.96), width=0.07, cut=True)
        figure.line((side * 0.28, -0.92), (0, -0.3), width=0.09, cut=True)
        for height in (0, 0.3):
            figure.dot(side * 0.2, height, 0.075, cut=True)
    figure.fill((-0.2, -0.96), (0.2, -0.96), (0, -0.52), cut=True)
    figure.line((0, 0.46), (0, 0.96), width=0.07, cut=True)
    figure.line((0, -0.3), (0, 0.4), width=0.045, cut=True)
    figure.bar(-0.56, 0.46, 1.12, 0.1, cut=True)


def gloves(figure: Figure) -> None:
    """Draw a glove with spread fingers."""
    for root, tip, width in (
        ((-0.32, 0), (-0.5, -0.62), 0.25),
        ((-0.1, -0.1), (-0.14, -0.84), 0.25),
        ((0.14, -0.1), (0.22, -0.8), 0.25),
        ((0.34, 0.05), (0.54, -0.54), 0.24),
        ((0.24, 0.4), (0.84, -0.02), 0.27),
    ):
        figure.line(root, tip, width=width)
    figure.fill((-0.46, -0.1), (0.46, -0.14), (0.46, 0.34), (0.3, 0.6), (-0.36, 0.6), (-0.46, 0.2))
    figure.line((-0.32, 0.66), (0.28, 0.66), width=0.12)
    figure.fill((-0.44, 0.7), (0.4, 0.7), (0.44, 1), (-0.48, 1))
    figure.line((-0.4, 0.62), (0.36, 0.62), width=0.07, cut=True)
