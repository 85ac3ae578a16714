"""Replaying a match: stretch by stretch, as far as the asker may know it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Viewer
from engine.core.text import Text
from host.core.context import Context
from host.core.people import Person
from host.matches.match import reading
from host.matches.match.match import Match
from host.matches.match.narration import Stretch, Told, heading_of, names_at, stretches, tell
from host.messages.replay.catch_up import turns_taken
from storage.matches.match.matches import MatchRow


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
    rounds: tuple[tuple[int, int], ...] = ()
    """The rounds there are by now, as the game counts them, each with the number of its first scene."""
    own: int | None = None
    """The number of the scene with the viewer's last turn; None where they have had none."""


async def scene(
    ctx: Context, match_id: int, viewer: Person | None, number: int | Literal["own"] | None = None
) -> Scene:
    """Return a scene of a match, the nearest there is; None is the last one, and a spectator.

    "own" is the one with the viewer's last turn.
    """
    match = await reading.load_begun(ctx, match_id, whole=True)
    played = tuple(stretch for stretch in stretches(match) if stretch.end > stretch.start.seq)
    seat, last = match.seat_of(viewer), len(played)
    own = _own_scene(match, seat, played)
    wanted = own if number == "own" else number
    place = last if wanted is None else max(0, min(wanted, last))
    told = await reading.tell_aside(
        match,
        lambda: (
            _scene_of(match, seat, played[place - 1], place, last)
            if place
            else _scene_of_deal(match, seat, last)
        ),
    )
    return replace(told, rounds=_rounds(match, played), own=own)


def _own_scene(match: Match, seat: Viewer, played: Sequence[Stretch]) -> int | None:
    """Return the number of the scene with a seat's last turn."""
    turn = next(turns_taken(match, seat), None)
    if turn is None:
        return None
    return next(number for number, stretch in enumerate(played, 1) if turn[-1].seq <= stretch.end)


def _rounds(match: Match, played: Sequence[Stretch]) -> tuple[tuple[int, int], ...]:
    """Return the rounds with the number of the first scene of each."""
    counted = (match.game.round_number(stretch.start.state) for stretch in played)
    runs = groupby(enumerate(counted, 1), key=itemgetter(1))
    return tuple((number, next(run)[0]) for number, run in runs)


def _scene_of_deal(match: Match, seat: Viewer, last: int) -> Scene:
    rules = match.game
    view = rules.observe(match.line.marks[0].state, seat)
    return Scene(
        match=match.row, names=names_at(match, 0), number=0, last=last, heading=rules.heading(view),
        view=view, before=None, told=(), lines=rules.text_board(view),
    )  # fmt: skip


def _scene_of(match: Match, seat: Viewer, stretch: Stretch, number: int, last: int) -> Scene:
    rules = match.game
    view, before = rules.observe(stretch.state, seat), rules.observe(stretch.start.state, seat)
    return Scene(
        match=match.row, names=names_at(match, stretch.end), number=number, last=last,
        heading=heading_of(match, stretch, seat), view=view, before=before, told=tell(match, stretch, seat),
        lines=rules.text_board(view),
    )  # fmt: skip
