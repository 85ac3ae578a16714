"""The parameters of a picture: its kind, the players' names, the language, the seat it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, get_args

from engine.core.text import LocalizedText

Kind: TypeAlias = Literal["board", "panel", "final", "turn", "share", "rules"]
"""The whole table; one seat's own side of it.

The final scoring; the changes of a turn for a seat; a card of a finished match for sharing; the printed
figures of the edition in use.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)
Translate: TypeAlias = Callable[[LocalizedText], str]


class NothingToDraw(Exception):
    """Raised if the view has no content for the picture.

    Examples are a panel without a seat and the scoring of a running game.
    """


@dataclass(frozen=True)
class Scene:
    """The parameters of a picture except for the view; names contain only drawable characters."""

    kind: Kind
    seat: int | None
    names: tuple[str, ...]
    language: str
    """The language of the words. Scenes are equal if they differ only in `translate`, `before` and `score_history`."""
    translate: Translate = field(compare=False)
    before: Any = field(default=None, compare=False)
    """An earlier view of the same viewer: changes since then are highlighted. None highlights nothing."""
    score_history: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    """The victory points of each seat after each segment of play, for a chart of the whole match."""

    @property
    def language_only(self) -> Scene:
        """The scene reduced to its language: equal in all pictures of a language."""
        return replace(self, kind="board", seat=None, names=())
