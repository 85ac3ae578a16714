"""Eyes that see fewer colours: what a colour looks like to them."""

from __future__ import annotations

from collections.abc import Callable

from renderer.core.theme import Colour, luminance

Row = tuple[float, float, float]
Eyes = Callable[[Colour], Colour]
AA_GRAPHICS = 3.0
"""Contrast of what has to be seen and is no text, by WCAG 2, level AA."""

MATRICES: dict[str, tuple[Row, Row, Row]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
"""For linear light: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (2009), severity 1."""


def _linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _shown(light: float) -> int:
    light = min(max(light, 0.0), 1.0)
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def _through(matrix: tuple[Row, Row, Row]) -> Eyes:
    def seen(colour: Colour) -> Colour:
        light = [_linear(part) for part in colour]
        red, green, blue = (
            _shown(sum(share * part for share, part in zip(row, light, strict=True))) for row in matrix
        )
        return red, green, blue

    return seen


def _grey(colour: Colour) -> Colour:
    value = _shown(luminance(colour))
    return value, value, value


EYES: dict[str, Eyes] = {name: _through(matrix) for name, matrix in MATRICES.items()} | {"greyscale": _grey}
