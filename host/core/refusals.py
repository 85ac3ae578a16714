"""A player's slips: each is a Refusal with a Text, worded by whoever shows it; nothing is changed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.text import Text, Value, text
from host.core.tracing import traced

if TYPE_CHECKING:
    from host.play.panels import Panel

log = logging.getLogger(__name__)


class Refusal(Exception):
    """What was asked for is not done; `text` says why, worded with `names` by seat."""

    def __init__(self, reason: Text, names: Sequence[str] = ()) -> None:
        super().__init__(reason.key, *reason.values)
        self.text = reason
        self.names = tuple(names)


class StaleRevision(Refusal):
    """The choice was made on a panel that is no longer the present one, which comes with the refusal."""

    def __init__(self, panel: Panel) -> None:
        super().__init__(text("refusal-stale"), panel.names)
        self.panel = panel


class RevealsFirst(Refusal):
    """The option uncovers something and confirms the turn so far: it has to be chosen again, knowingly."""

    def __init__(self, panel: Panel, index: int) -> None:
        super().__init__(text("refusal-reveals"), panel.names)
        self.panel = panel
        self.index = index


class MatchDamaged(Refusal):
    """What is stored of a match can't be read by the rules; all other matches go on."""

    def __init__(self, match: int, cause: Exception) -> None:
        log.error("match %d is damaged: %s", match, traced(cause))
        super().__init__(text("refusal-damaged", match=match))
        self.match = match


class NotYours(Refusal):
    """Not theirs to decide who asks; whoever looks after the server may."""


def refuse(key: str, /, **values: Value) -> Refusal:
    """Return the refusal `refusal-<key>`, to be raised."""
    return Refusal(text(f"refusal-{key}", **values))
