"""Confirming a turn together with its last choice, where it can be taken back right away. Pure."""

from __future__ import annotations

from engine.core import play
from engine.core.model import Action, Decision, Seat
from host.matches.log.entries import Undone
from host.matches.match.match import Match
from host.turns.draft.drafts import Turn, choose, complete

FREE_UNDOS = 2
"""How often in a round somebody may take a turn back without asking the others."""
MAX_ANSWERS = 4
"""A question with more answers is none that is answered at one go."""


def end_by(turn: Turn, action: Action) -> Turn | None:
    """Return the turn that ends with an action: one that gives up what is asked, or answers its last question.

    None where more than its end is left to choose, anything would be uncovered, or others would have to be asked
    before it is taken back.
    """
    pending = play.decision(turn.state, turn.seat)
    if pending is None or play.secret_choices(turn.state) or not _can_undo(turn):
        return None
    if pending.reveals(turn.state, action):
        return None
    if action != pending.passing(turn.state) and not _is_last_question(turn, pending):
        return None
    whole = complete(choose(turn, action))
    return None if whole is None or play.uncovers_next(whole.state) else whole


def _is_last_question(turn: Turn, pending: Decision) -> bool:
    """Tell whether a turn is over with each of a few answers, which stand side by side."""
    answers = pending.options(turn.state)
    return len(answers) <= MAX_ANSWERS and all(
        pending.label(turn.state, answer).group is None
        and not pending.reveals(turn.state, answer)
        and choose(turn, answer).is_complete
        for answer in answers
    )


def _can_undo(turn: Turn) -> bool:
    """Tell whether the turn could be taken back without asking anybody, were it confirmed."""
    match, seat = turn.match, turn.seat
    if not match.has_others(seat):
        return True
    return not match.has_begun(seat) and has_free_undo(match, seat)


def has_free_undo(match: Match, seat: Seat) -> bool:
    """Tell whether a seat may take a turn back without asking: it has not done so too often in this round."""
    rounds = {mark.seq: match.game.round_number(mark.state) for mark in match.line.marks}
    since = min(seq for seq, number in rounds.items() if number == rounds[match.line.marks[-1].seq])
    lately = [
        item.entry for item in match.line.entries if item.seq > since and isinstance(item.entry, Undone)
    ]
    return sum(entry.why == "own" and entry.seat == seat for entry in lately) < FREE_UNDOS
