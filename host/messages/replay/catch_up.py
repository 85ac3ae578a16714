"""Catching up: what happened since somebody's last turn, then and now, and what it means for their options.

Everything is told and shown as the asker's seat, or a spectator, may know it; drafts are no part of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.core import play
from engine.core.model import Seat, Viewer
from engine.core.text import Text
from host.core.context import Context
from host.core.people import Person
from host.matches.log.fold import Mark
from host.matches.match import reading
from host.matches.match.match import Match
from host.matches.match.narration import Made, Told, moves, names_at, stretches, tell_after, tell_from
from host.messages.replay.outlooks import Outlook, outlook
from host.turns.play import asked as asking
from host.turns.play.asked import Asked
from storage.matches.match.matches import MatchRow

Since: TypeAlias = Literal["turn", "start", "phase"]
"""One's last turn; the start of the match, as one has had no turn yet; for spectators the last stretch of play."""
Turn: TypeAlias = "tuple[Made, ...]"


class CatchUp(Struct, frozen=True):
    """What a viewer missed; `then` and `now` are the table as they saw it and as they see it."""

    match: MatchRow
    names: tuple[str, ...]
    since: Since
    at: int
    """Unix milliseconds of that moment."""
    told: tuple[Told, ...]
    then: Any
    then_names: tuple[str, ...]
    now: Any
    heading: Text
    lines: tuple[Text, ...]
    """The table of now in words."""
    awaited: tuple[Seat, ...]
    outlook: Outlook | None
    """What the viewer may choose, if it is their turn."""


async def catch_up(ctx: Context, match_id: int, viewer: Person | None, asked: Asked | None = None) -> CatchUp:
    """Return what a person missed in a match that has begun; None is a spectator.

    `asked` is the match, where it was just read.
    """
    if asked is None:
        match = await reading.load_begun(ctx, match_id, whole=True)
    else:
        match = await asking.load_begun(ctx, asked)
    return await reading.tell_aside(match, lambda: caught_up(match, match.seat_of(viewer)))


def caught_up(match: Match, seat: Viewer) -> CatchUp:
    """Return what a seat missed since its last turn, a spectator since the last stretch of play began."""
    turns = turns_taken(match, seat)
    last = next(turns, None)
    start, told = _beginning(match, seat) if last is None else _after(match, last[-1], seat)
    now = match.game.observe(match.state, seat)
    return CatchUp(
        match=match.row, names=match.names,
        since="phase" if seat is None else "start" if last is None else "turn",
        at=match.line.entries[max(start.seq, 1) - 1].at, told=told,
        then=match.game.observe(start.state, seat), then_names=names_at(match, start.seq),
        now=now, heading=match.game.heading(now), lines=match.game.text_board(now),
        awaited=match.awaited,
        outlook=_outlook(match, seat, chain(last or (), chain.from_iterable(turns))),
    )  # fmt: skip


def turns_taken(match: Match, seat: Viewer) -> Iterator[Turn]:
    """Yield the turns a seat's player has taken, the newest first, without one that is still being taken.

    A turn is what was done in a row within a stretch of play; what a robot did in the seat is none.
    """
    if seat is None:
        return
    for stretch in reversed(stretches(match)):
        runs = groupby(moves(match, stretch.start, stretch.end), key=_player)
        for run in reversed([tuple(run) for player, run in runs if player == seat]):
            if not _is_being_taken(match, seat, run):
                yield run


def _player(made: Made) -> Seat | None:
    return made.move.seat if made.move.by == "player" else None


def _is_being_taken(match: Match, seat: Seat, run: Turn) -> bool:
    """Tell whether a turn was confirmed in part, up to what it uncovered, and goes on."""
    line = match.line
    return seat in match.awaited and run[-1].seq == line.moved and line.marks[-1].seq != line.moved


def _after(match: Match, move: Made, seat: Viewer) -> tuple[Mark, tuple[Told, ...]]:
    return Mark(0, move.seq, move.made), tell_after(match, move, seat)


def _beginning(match: Match, seat: Viewer) -> tuple[Mark, tuple[Told, ...]]:
    """Return where the story begins for a seat without a turn, or for a spectator, and the story."""
    played = [stretch.start for stretch in stretches(match) if any(moves(match, stretch.start, stretch.end))]
    start = played[-1] if seat is None and played else match.line.marks[0]
    return start, tell_from(match, start, seat)


def _outlook(match: Match, seat: Viewer, earlier: Iterator[Made]) -> Outlook | None:
    """Compare with the first time in the latest turn in which the seat was asked the same kind of thing."""
    pending = None if seat is None else play.decision(match.state, seat)
    if pending is None or not match.awaited:
        return None
    alike = (made.asked for made in earlier if type(play.decision(made.asked, seat)) is type(pending))
    return outlook(pending, match.state, next(alike, None))
