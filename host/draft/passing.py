"""Passing at one go: the turn is over with it, and confirmed, where that can be taken back at once. Pure."""

from __future__ import annotations

from engine.core import play
from engine.core.model import Action, Seat
from host.draft.drafts import Turn, choose, complete
from host.log.entries import Undone
from host.match.match import Match

FREE_UNDOS = 2
"""How often in a round somebody may take a turn back without asking the others."""


def passed(turn: Turn, action: Action) -> Turn | None:
    """Return the turn that ends with an action which gives up what is asked; None for all other actions.

    None too where more than its end is left to choose, anything would be uncovered, or others would have to be asked
    before it is taken back.
    """
    pending = play.decision(turn.state, turn.seat)
    if pending is None or action != pending.passing(turn.state) or pending.reveals(turn.state, action):
        return None
    whole = complete(choose(turn, action))
    if whole is None or play.uncovers_next(whole.state):
        return None
    is_free = has_free_undo(turn.match, turn.seat) or not turn.match.has_others(turn.seat)
    return whole if is_free else None


def has_free_undo(match: Match, seat: Seat) -> bool:
    """Tell whether a seat may take a turn back without asking: it has not done so too often in this round."""
    rounds = {mark.seq: match.game.round_number(mark.state) for mark in match.line.marks}
    since = min(seq for seq, number in rounds.items() if number == rounds[match.line.marks[-1].seq])
    lately = [
        item.entry for item in match.line.entries if item.seq > since and isinstance(item.entry, Undone)
    ]
    return sum(entry.why == "own" and entry.seat == seat for entry in lately) < FREE_UNDOS
