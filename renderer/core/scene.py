"""The parameters of an image: its kind, the players' names, the language, and the seat it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, get_args

from engine.core.text import LocalizedText

Kind: TypeAlias = Literal["board", "panel", "final", "turn", "share", "rules"]
"""The kinds of image.

In this order: the whole table; one seat's side of it; the final scoring; what a turn changed for a seat; a
card for sharing a finished match; the printed numbers of the edition in use.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)
Translate: TypeAlias = Callable[[LocalizedText], str]


class NothingToDraw(Exception):
    """Raised when the view has no content for the image.

    Examples are a panel without a seat, and the scoring of a running game.
    """


@dataclass(frozen=True)
class Scene:
    """The parameters of an image except for the view.

    Names contain only drawable characters.
    """

    kind: Kind
    seat: int | None
    names: tuple[str, ...]
    language: str
    """The language of the texts. Scenes are equal if they differ only in `translate`, `before` and `score_history`."""
    translate: Translate = field(compare=False)
    before: Any = field(default=None, compare=False)
    """An earlier view for the same viewer. Changes since then are highlighted; with None, nothing is highlighted."""
    score_history: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    """Each seat's victory points after each segment of play, for a chart of the whole match."""

    @property
    def language_only(self) -> Scene:
        """Return the scene reduced to its language, so that it is equal for all images in a language."""
        return replace(self, kind="board", seat=None, names=())
