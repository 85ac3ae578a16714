"""What a picture is drawn for: its kind, the players' names, the language, whose side it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, get_args

from engine.core.text import LocalizedText

Kind: TypeAlias = Literal["board", "panel", "final", "turn", "share", "rules"]
"""The whole table; one seat's side of it as it sees it; the final scoring; what a turn has changed for a seat; a
finished match to show around; the printed figures of the edition that is played."""
KINDS: tuple[Kind, ...] = get_args(Kind)
Words: TypeAlias = Callable[[LocalizedText], str]


class NothingToDraw(Exception):
    """The view holds nothing for such a picture: a panel of no seat, the scoring of a running game."""


@dataclass(frozen=True)
class Scene:
    """Everything but the view: names are already in letters that can be drawn."""

    kind: Kind
    seat: int | None
    names: tuple[str, ...]
    language: str
    """The language of the words: scenes are the same where all but their words, `before` and `course` are."""
    words: Words = field(compare=False)
    before: Any = field(default=None, compare=False)
    """The view of an earlier moment, of the same viewer: what has changed since is marked. None marks nothing."""
    course: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    """The victory points of each seat after each stretch of play, for a chart of the whole match."""

    @property
    def speech(self) -> Scene:
        """The scene for what words alone matter to: the same in all pictures of a language."""
        return replace(self, kind="board", seat=None, names=())
