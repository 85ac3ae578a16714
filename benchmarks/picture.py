"""Pictures from view to bytes, beside the floor: encoding the same pixels alone."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial

from PIL import Image

from benchmarks.positions import drawing
from benchmarks.row import Row, typical
from engine.core.library import AnyGame, games
from renderer.core.encode import lossless
from renderer.core.scene import Kind

KINDS: tuple[Kind, ...] = ("board", "panel")


def measure(times: int = 15) -> Iterator[Row]:
    """Measure every game there is, late in a game with the most seats."""
    for rules in games().values():
        for kind in KINDS:
            yield _measured(rules, kind, times)


def _measured(rules: AnyGame, kind: Kind, times: int) -> Row:
    draw = drawing(rules, kind)
    with Image.open(io.BytesIO(draw().data)) as picture:
        pixels = picture.convert("RGB")
    floor, ours = typical(partial(lossless, pixels), times), typical(draw, times)
    reference = f"encoding the pixels alone {floor * 1000:.0f} ms"
    return Row(f"{rules.id}: {kind} picture", f"{ours * 1000:.0f} ms", reference, ours / floor, "<= 1.5")
