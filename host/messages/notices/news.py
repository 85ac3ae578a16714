"""Public summaries of the events since a player's last turn, shown in notifications.

All functions are pure.
"""

from __future__ import annotations

from engine.core.model import Seat
from host.matches.log.entries import Move
from host.matches.match.match import Match
from host.matches.match.narration import LoggedMove, LogLine, moves, render_after, render_from, segments


def events_since_own_turn(match: Match, seat: Seat) -> tuple[LogLine, ...]:
    """Return the public events since a seat's player last moved.

    If the player has not moved yet, return the events since the start; the result is empty if no one has
    moved. The match must be folded from the deal. Hidden information is left out, because a notification may
    be in a public channel.
    """
    own = _last_of(match, seat)
    if own is not None:
        return render_after(match, own, None)
    has_begun = any(isinstance(logged.entry, Move) for logged in match.folded_log.entries)
    return render_from(match, match.folded_log.positions[0], None) if has_begun else ()


def has_moved(match: Match, seat: Seat) -> bool:
    """Return whether a seat's player has made a move that is not undone."""
    return _last_of(match, seat) is not None


def _last_of(match: Match, seat: Seat) -> LoggedMove | None:
    for stretch in reversed(segments(match)):
        logged_moves = [move for move in moves(match, stretch.start, stretch.end) if _is_own(move.move, seat)]
        if logged_moves:
            return logged_moves[-1]
    return None


def _is_own(move: Move, seat: Seat) -> bool:
    return move.seat == seat and move.by == "player"
