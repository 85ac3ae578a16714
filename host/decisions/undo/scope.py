"""Pure functions on the scope of an undo: which moves it covers and whom it affects.

They need a match folded from the deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core import play
from engine.core.model import Seat
from host.decisions.replace.resignation import people_to_return
from host.matches.log.entries import Entry, SeatTaken
from host.matches.log.fold import action_of
from host.matches.match.match import Match
from host.matches.match.narration import LoggedMove, moves, segments


def moves_after(match: Match, to: int) -> Iterator[LoggedMove]:
    """Yield the moves after a log entry."""
    line = match.line
    return (made for made in moves(match, line.positions[0], line.head) if made.seq > to)


def last_turn(match: Match, seat: Seat) -> tuple[LoggedMove, ...]:
    """Return the last consecutive moves of a seat's player within one segment of play.

    They include moves that the bot made for the player. The result is empty if the player has not moved yet.
    """
    taken = [item.seq for item in match.line.entries if _is_taking(item.entry, seat)]
    for stretch in reversed(segments(match)):
        runs = groupby(moves(match, stretch.start, stretch.end), key=lambda made: made.move.seat)
        for run in reversed([tuple(run) for mover, run in runs if mover == seat]):
            own = tuple(made for made in run if made.seq > max(taken, default=0))
            if any(is_persons(made) for made in own):
                return own
    return ()


def _is_taking(entry: object, seat: Seat) -> bool:
    return isinstance(entry, SeatTaken) and entry.seat == seat


def is_persons(made: LoggedMove) -> bool:
    """Return whether a player made the move, and not the bot in their place."""
    return made.move.by in {"player", "plan"}


def uncovers(made: LoggedMove, asking: Seat | None) -> bool:
    """Return whether a move, or the table's response to it, revealed hidden information or chance.

    Cards that a seat has shown from its own hand count, unless that seat asks.
    """
    action = action_of(made.asked, made.move)
    pending = play.decision(made.asked, made.move.seat)
    if pending is not None and pending.reveals(made.asked, action):
        return True
    if pending is not None and made.move.seat != asking and pending.shows_others(made.asked, action):
        return True
    return play.uncovers_next(play.follow(made.asked, action, made.move.seat))


def secret_choice(match: Match, seat: Seat) -> tuple[LoggedMove, ...]:
    """Return a seat's choices that are still secret, because others choose at the same time."""
    secret = play.secret_choices(match.state)
    chosen = len(secret[seat]) if secret else 0
    own = [made for made in moves(match, match.line.positions[-1], match.line.head) if made.move.seat == seat]
    return tuple(own[len(own) - chosen :])


def people_concerned(match: Match, to: int, now: int, asking: Seat | None) -> set[int | None]:
    """Return the players who have moved after an entry.

    If anything was revealed, return all players, including those who may come back.
    """
    if is_uncovered(match, to, asking):
        return {*people_with_a_say(match, now)}
    return {match.seats[made.move.seat].user_key for made in moves_after(match, to) if is_persons(made)}


def people_with_a_say(match: Match, now: int) -> tuple[int, ...]:
    """Return all players, and those who may come back.

    The latter are the players whose seat a robot keeps, and those who have recently resigned.
    """
    return *match.entitled, *people_to_return(match, now)


def is_uncovered(match: Match, to: int, asking: Seat | None) -> bool:
    """Return whether the moves after an entry have revealed anything."""
    return any(uncovers(made, asking) for made in moves_after(match, to))


def is_uncovered_lately(match: Match, made: Sequence[Entry], asking: Seat | None) -> bool:
    """Return whether the newest log entries, which were just added, have revealed anything."""
    line = match.line
    before = line.head - len(made)
    start = next(mark for mark in reversed(line.positions) if mark.seq <= before)
    return any(one.seq > before and uncovers(one, asking) for one in moves(match, start, line.head))
