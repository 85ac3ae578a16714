"""The parameters of an image: its kind, the players' names, the language, and the seat it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, get_args

from engine.core.text import LocalizedText

Kind: TypeAlias = Literal["board", "panel", "final", "turn", "share", "rules"]
"""The kinds of image.

`board` shows the whole table, and `panel` one seat's side of it. `final` shows the final scoring. `turn`
shows what a turn has changed for a seat. `share` is a card for sharing a finished match. `rules` shows the
numbers printed on the components of the edition.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)
Translate: TypeAlias = Callable[[LocalizedText], str]


class NothingToDraw(Exception):
    """Raised when a view has no content for an image.

    Examples are a panel if the scene has no seat, and the scoring of a game that is still running.
    """


@dataclass(frozen=True)
class Scene:
    """The parameters of an image, except for the view.

    Names contain only drawable characters. Comparisons ignore `translate`, `before` and `score_history`.
    """

    kind: Kind
    seat: int | None
    names: tuple[str, ...]
    language: str
    translate: Translate = field(compare=False)
    before: Any = field(default=None, compare=False)
    """An earlier view for the same viewer.

    Changes since then are highlighted. If it is None, nothing is highlighted.
    """
    score_history: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    """Each seat's victory points after each segment (a phase or round), for the score chart of the match."""

    @property
    def language_only(self) -> Scene:
        """Return a copy that differs from other scenes only in its language.

        All such scenes in the same language are equal.
        """
        return replace(self, kind="board", seat=None, names=())
