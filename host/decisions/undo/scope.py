"""What would be taken back, and whom it concerns: of a match that is folded from the deal on. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core import play
from engine.core.model import Seat
from host.decisions.replace.resignation import people_to_return
from host.matches.log.entries import Entry, SeatTaken
from host.matches.log.fold import action_of
from host.matches.match.match import Match
from host.matches.match.narration import Made, moves, stretches


def moves_after(match: Match, to: int) -> Iterator[Made]:
    """Yield the moves after an entry of the log."""
    line = match.line
    return (made for made in moves(match, line.marks[0], line.head) if made.seq > to)


def last_turn(match: Match, seat: Seat) -> tuple[Made, ...]:
    """Return what the person in a seat did last, in a row and in one stretch of play, with what others did for them.

    Empty where they have done nothing yet.
    """
    taken = [item.seq for item in match.line.entries if _is_taking(item.entry, seat)]
    for stretch in reversed(stretches(match)):
        runs = groupby(moves(match, stretch.start, stretch.end), key=lambda made: made.move.seat)
        for run in reversed([tuple(run) for mover, run in runs if mover == seat]):
            own = tuple(made for made in run if made.seq > max(taken, default=0))
            if any(is_persons(made) for made in own):
                return own
    return ()


def _is_taking(entry: object, seat: Seat) -> bool:
    return isinstance(entry, SeatTaken) and entry.seat == seat


def is_persons(made: Made) -> bool:
    """Tell whether a person has made a move, and not the bot in their place."""
    return made.move.by in {"player", "plan"}


def uncovers(made: Made, asking: Seat | None) -> bool:
    """Tell whether a move, or what the table did after it, uncovered hidden information or chance.

    What a seat has shown of its own hand counts, unless it is the seat that asks.
    """
    action = action_of(made.asked, made.move)
    pending = play.decision(made.asked, made.move.seat)
    if pending is not None and pending.reveals(made.asked, action):
        return True
    if pending is not None and made.move.seat != asking and pending.shows_others(made.asked, action):
        return True
    return play.uncovers_next(play.follow(made.asked, action, made.move.seat))


def secret_choice(match: Match, seat: Seat) -> tuple[Made, ...]:
    """Return what a seat has chosen while others still choose at the same time: nobody has seen it yet."""
    secret = play.secret_choices(match.state)
    chosen = len(secret[seat]) if secret else 0
    own = [made for made in moves(match, match.line.marks[-1], match.line.head) if made.move.seat == seat]
    return tuple(own[len(own) - chosen :])


def people_concerned(match: Match, to: int, now: int, asking: Seat | None) -> set[int | None]:
    """Return the people who have moved after an entry; all who play or may come back where anything was uncovered."""
    if is_uncovered(match, to, asking):
        return {*people_with_a_say(match, now)}
    return {match.seats[made.move.seat].person for made in moves_after(match, to) if is_persons(made)}


def people_with_a_say(match: Match, now: int) -> tuple[int, ...]:
    """Return who plays, and who may come back: for whom a robot keeps a seat, and who may think again."""
    return *match.entitled, *people_to_return(match, now)


def is_uncovered(match: Match, to: int, asking: Seat | None) -> bool:
    """Tell whether anything was uncovered by the moves after an entry."""
    return any(uncovers(made, asking) for made in moves_after(match, to))


def is_uncovered_lately(match: Match, made: Sequence[Entry], asking: Seat | None) -> bool:
    """Tell whether anything was uncovered by the last entries of the log, which were just made."""
    line = match.line
    before = line.head - len(made)
    start = next(mark for mark in reversed(line.marks) if mark.seq <= before)
    return any(one.seq > before and uncovers(one, asking) for one in moves(match, start, line.head))
