"""A simulation of colour-deficient vision, which converts colours to those that a viewer perceives."""

from __future__ import annotations

from collections.abc import Callable
from math import dist

from renderer.core.theme import Colour

Row = tuple[float, float, float]
Eyes = Callable[[Colour], Colour]
AA_GRAPHICS = 3.0
"""Minimum contrast of graphics according to WCAG 2, level AA."""

MATRICES: dict[str, tuple[Row, Row, Row]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
"""Matrices for linear light from Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (2009), severity 1.
"""


def _linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    """Return a colour's relative luminance, from 0 to 1 (WCAG 2)."""
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _to_srgb(light: float) -> int:
    light = min(max(light, 0.0), 1.0)
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def _apply_matrix(matrix: tuple[Row, Row, Row]) -> Eyes:
    def seen(colour: Colour) -> Colour:
        light = [_linear(part) for part in colour]
        red, green, blue = (
            _to_srgb(sum(share * part for share, part in zip(row, light, strict=True))) for row in matrix
        )
        return red, green, blue

    return seen


def _grey(colour: Colour) -> Colour:
    value = _to_srgb(luminance(colour))
    return value, value, value


def lab(colour: Colour) -> tuple[float, float, float]:
    """Return a colour in CIELAB (CIE 1976, daylight).

    The values are lightness from 0 to 100, the position on the green-red axis, and the position on the
    blue-yellow axis.
    """
    light = [_linear(part) for part in colour]
    white = (0.95047, 1.0, 1.08883)
    x, y, z = (
        _lab_curve(sum(share * part for share, part in zip(row, light, strict=True)) / most)
        for row, most in zip(_XYZ, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


_XYZ: tuple[Row, Row, Row] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)


def _lab_curve(light: float) -> float:
    return light ** (1 / 3) if light > 216 / 24389 else light * 841 / 108 + 4 / 29


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colour_difference(one: Colour, other: Colour) -> float:
    """Return the difference between two colours (CIE 1976).

    A difference of 2.3 is just noticeable. Black and white differ by 100.
    """
    return dist(lab(one), lab(other))


EYES: dict[str, Eyes] = {name: _apply_matrix(matrix) for name, matrix in MATRICES.items()} | {
    "greyscale": _grey
}
ALL_EYES: dict[str, Eyes] = {"all": lambda colour: colour} | EYES

SAFE: dict[str, float] = dict.fromkeys(MATRICES, 25.0) | {"greyscale": 10.0}
"""Minimum difference between colours with different meanings in the palette for colour-blind users.

The key is the type of vision.
"""
