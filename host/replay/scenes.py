"""Replaying a match: stretch by stretch, as far as the asker may know it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Viewer
from engine.core.text import Text
from host.core.context import Context
from host.core.people import Person
from host.match import reading
from host.match.match import Match
from host.match.narration import Stretch, Told, moves, names_at, stretches, tell
from storage.match.matches import MatchRow


class Scene(Struct, frozen=True):
    """The table at the end of a stretch of play, and what was done in it; the scene of number 0 is the deal."""

    match: MatchRow
    names: tuple[str, ...]
    """By seat, as people sat then."""
    number: int
    last: int
    """The number of the last scene there is by now."""
    heading: Text
    """Of the stretch that is told, not of what comes next."""
    view: Any
    before: Any | None
    """The view at its beginning; the deal has none."""
    told: tuple[Told, ...]
    lines: tuple[Text, ...]
    """The table in words."""


async def scene(ctx: Context, match_id: int, viewer: Person | None, number: int | None = None) -> Scene:
    """Return a scene of a match, the nearest there is; None is the last one, and a spectator."""
    match = await reading.load_begun(ctx, match_id, whole=True)
    played = tuple(stretch for stretch in stretches(match) if stretch.end > stretch.start.seq)
    number = len(played) if number is None else max(0, min(number, len(played)))
    seat = match.seat_of(viewer)
    if number == 0:
        return _dealt(match, seat, len(played))
    return await reading.tell_aside(
        match, lambda: _scene_of(match, seat, played[number - 1], number, len(played))
    )


def _dealt(match: Match, seat: Viewer, last: int) -> Scene:
    rules = match.game
    view = rules.observe(match.line.marks[0].state, seat)
    return Scene(
        match=match.row, names=names_at(match, 0), number=0, last=last, heading=rules.heading(view),
        view=view, before=None, told=(), lines=rules.text_board(view),
    )  # fmt: skip


def _scene_of(match: Match, seat: Viewer, stretch: Stretch, number: int, last: int) -> Scene:
    rules = match.game
    view, before = rules.observe(stretch.state, seat), rules.observe(stretch.start.state, seat)
    asked = [made.asked for made in moves(match, stretch.start, stretch.end)]
    within = rules.observe(asked[-1], seat) if asked else before
    return Scene(
        match=match.row, names=names_at(match, stretch.end), number=number, last=last,
        heading=rules.heading(within), view=view, before=before, told=tell(match, stretch, seat),
        lines=rules.text_board(view),
    )  # fmt: skip
