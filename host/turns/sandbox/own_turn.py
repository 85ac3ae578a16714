"""From a sandbox to a move: what was tried for one's own present turn, as a draft of that turn. Pure.

It is played anew by the rules of a draft, from the position as it stands: nothing of the sandbox is taken on trust.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.core.model import Action, Viewer
from host.matches.match.match import Match
from host.turns.draft import drafts
from host.turns.draft.drafts import Group, Turn

Tried: TypeAlias = tuple[int, Group]
"""A choice for a seat and the forced ones that followed it."""


class OwnTurn(Struct, frozen=True):
    """A turn that can be confirmed as it stands, or would be but for its last action, which uncovers something."""

    turn: Turn
    uncovering: Action | None = None
    """Not made: whoever confirms is asked about it first."""


def own_turn(match: Match, viewer: Viewer, tried: Sequence[Tried]) -> OwnTurn | None:
    """Return the turn with which a tried line begins; None where it is not the viewer's own, or not complete."""
    if viewer is None or viewer not in match.awaited:
        return None
    turn = Turn(match, viewer, 0, (), match.state)
    for seat, group in tried:
        if seat != viewer or turn.is_complete:
            break
        if drafts.reveals(turn, group[0]):
            return OwnTurn(turn, group[0])
        turn = drafts.choose(turn, group[0])
    whole = drafts.complete(turn)
    return None if whole is None else OwnTurn(whole)
