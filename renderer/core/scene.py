"""The parameters of an image: its kind, the players' names, the language, and the seat it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, get_args

from engine.core.text import LocalizedText

Kind: TypeAlias = Literal["board", "panel", "final", "turn", "share", "rules"]
"""The kinds of image.

In this order: the whole table; one seat's side of the table; the final scoring; the changes in a turn for a
seat; a card for sharing a finished match; the printed numbers of the edition in use.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)
Translate: TypeAlias = Callable[[LocalizedText], str]


class NothingToDraw(Exception):
    """Raised when a view has no content for an image.

    Examples are a panel without a seat, and the scoring of a game that is still running.
    """


@dataclass(frozen=True)
class Scene:
    """The parameters of an image, except for the view.

    Names contain only drawable characters.
    """

    kind: Kind
    seat: int | None
    names: tuple[str, ...]
    language: str
    """The language of the texts.

    Scenes are equal even if they differ in `translate`, `before` or `score_history`.
    """
    translate: Translate = field(compare=False)
    before: Any = field(default=None, compare=False)
    """An earlier view for the same viewer; changes since then are highlighted.

    With None, nothing is highlighted.
    """
    score_history: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    """Each seat's victory points after each segment of play, for the score chart of the match."""

    @property
    def language_only(self) -> Scene:
        """Return a scene with only the language, which is equal for all images in that language."""
        return replace(self, kind="board", seat=None, names=())
