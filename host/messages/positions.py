"""Convert times into positions in a match: the number of a replay scene or of a turn."""

from __future__ import annotations

from host.core.context import Context
from host.matches.match import reading
from host.matches.match.match import Match
from host.matches.match.narration import moves, segments
from host.turns.explain import turn_starts


async def find_scene(ctx: Context, match_id: int, at: int) -> int:
    """Return the number of the replay scene that contains the last move made until a time.

    Scene 0 is the deal. Raises UserError if the match has not started.
    """
    match = await reading.load_started(ctx, match_id, from_deal=True)
    seq = _last_move(match, at)
    played = [stretch for stretch in segments(match) if stretch.end > stretch.start.seq]
    if seq is None:
        return 0
    return next((number for number, stretch in enumerate(played, 1) if seq <= stretch.end), len(played))


async def find_turn(ctx: Context, match_id: int, at: int) -> int | None:
    """Return the number of the last turn that began until a time.

    Return None if there is none.
    """
    match = await reading.load_started(ctx, match_id, from_deal=True)
    seq = _last_move(match, at)
    if seq is None:
        return None
    starts = await reading.render_in_thread(match, lambda: turn_starts(match))
    return sum(start <= seq for start in starts) or None


def _last_move(match: Match, at: int) -> int | None:
    """Return the number of the log entry with the last move made until a time."""
    head = match.folded_log.head
    made = (move.seq for move in moves(match, match.folded_log.positions[0], head) if move.at <= at)
    return max(made, default=None)
