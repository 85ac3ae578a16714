"""Replay and catch-up: the scenes of a match, and the events since a player's last turn.

All views show only what the viewer is allowed to see, which depends on their seat. Drafts are excluded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Decision, Label, Seat, Viewer
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.users import User
from host.matches.log.fold import LogPosition
from host.matches.match import reading
from host.matches.match.match import Match
from host.matches.match.narration import (
    LoggedMove,
    LogLine,
    Segment,
    heading_of,
    moves,
    names_at,
    render_after,
    render_from,
    render_log,
    segments,
)
from host.turns.play import user_match_data as asking
from host.turns.play.user_match_data import UserMatchData
from storage.matches.match.matches import MatchRow

OptionLabels: TypeAlias = "Mapping[Action, Label]"
CatchUpStart: TypeAlias = Literal["turn", "start", "phase"]
"""The starting point of a catch-up: the player's last turn, the match's start or the last segment.

`start` is used for players who have not had a turn, and `phase` for spectators.
"""
ReplayedTurn: TypeAlias = "tuple[LoggedMove, ...]"


class ChangedOption(Struct, frozen=True):
    """An option that is still available but has a different text, for example because of a new cost."""

    label: Label
    former_label: Label


class OptionGroup(Struct, frozen=True):
    """A group of options.

    `group` is None if the game does not group these options.
    """

    group: LocalizedText | None
    count: int
    former_count: int
    """The number of options in this group in the earlier decision."""
    new: tuple[Label, ...]
    removed: tuple[Label, ...]
    changed: tuple[ChangedOption, ...]


class OptionComparison(Struct, frozen=True):
    """A decision's prompt and option groups, with the differences from an earlier decision."""

    prompt: LocalizedText
    groups: tuple[OptionGroup, ...]
    is_compared: bool
    """Whether there was an earlier decision to compare with."""


def compare_options(pending: Decision, now: Any, then: Any | None) -> OptionComparison:
    """Compare a decision's options with the options in an earlier state.

    `then` is a state in which the seat had a decision of the same kind. If it is None, the options are not
    compared.
    """
    offered = _options_of(pending, now)
    before = None if then is None else play.decision(then, pending.seat)
    had: OptionLabels = {} if before is None else _options_of(before, then)
    groups = dict.fromkeys(label.group for label in (*offered.values(), *had.values()))
    ordered = sorted(groups, key=lambda group: group is None)
    kinds = tuple(_compare_group(group, _of(group, offered), _of(group, had)) for group in ordered)
    return OptionComparison(pending.prompt(now), kinds, then is not None)


def _options_of(pending: Decision, state: Any) -> OptionLabels:
    return {action: pending.label(state, action) for _, action in play.shown_options(pending, state)}


def _of(group: LocalizedText | None, offered: OptionLabels) -> OptionLabels:
    return {action: label for action, label in offered.items() if label.group == group}


def _compare_group(group: LocalizedText | None, now: OptionLabels, then: OptionLabels) -> OptionGroup:
    """Compare two sets of options by their texts.

    An action whose text has changed counts as changed, not as new.
    """
    fresh = {action: label for action, label in now.items() if label not in then.values()}
    past = {action: label for action, label in then.items() if label not in now.values()}
    return OptionGroup(
        group, len(now), len(then),
        new=tuple(label for action, label in fresh.items() if action not in past),
        removed=tuple(label for action, label in past.items() if action not in fresh),
        changed=tuple(ChangedOption(label, past[action]) for action, label in fresh.items() if action in past),
    )  # fmt: skip


class CatchUp(Struct, frozen=True):
    """The events that a viewer missed.

    `view_then` and `view_now` are the views of the table before and after the events.
    """

    match: MatchRow
    names: tuple[str, ...]
    since: CatchUpStart
    at: int
    """The start of the period that the catch-up covers, in Unix milliseconds."""
    log_lines: tuple[LogLine, ...]
    view_then: Any
    names_then: tuple[str, ...]
    view_now: Any
    heading: LocalizedText
    lines: tuple[LocalizedText, ...]
    """A text description of the table as it is now."""
    awaited: tuple[Seat, ...]
    options: OptionComparison | None
    """The viewer's options; None if it is not their turn."""


async def catch_up(
    ctx: Context, match_id: int, viewer: User | None, match_data: UserMatchData | None = None
) -> CatchUp:
    """Return what a user missed in a match that has started.

    `viewer` is None for spectators. `match_data` is the match, if the caller has already loaded it for the
    user.
    """
    if match_data is None:
        match = await reading.load_started(ctx, match_id, from_deal=True)
    else:
        match = await asking.load_started(ctx, match_data)
    return await reading.render_in_thread(match, lambda: build_catch_up(match, match.seat_of(viewer)))


def build_catch_up(match: Match, seat: Viewer) -> CatchUp:
    """Return the events that a viewer missed.

    `CatchUpStart` describes where a catch-up starts.
    """
    turns = finished_turns(match, seat)
    last = next(turns, None)
    start, log_lines = (
        _position_at_start(match, seat) if last is None else _position_after(match, last[-1], seat)
    )
    now = match.game.observe(match.state, seat)
    return CatchUp(
        match=match.row, names=match.names,
        since="phase" if seat is None else "start" if last is None else "turn",
        at=match.folded_log.entries[max(start.seq, 1) - 1].at, log_lines=log_lines,
        view_then=match.game.observe(start.state, seat), names_then=names_at(match, start.seq),
        view_now=now, heading=match.game.heading(now), lines=match.game.text_board(now),
        awaited=match.asked,
        options=_compare_with_last_turn(match, seat, chain(last or (), chain.from_iterable(turns))),
    )  # fmt: skip


def finished_turns(match: Match, seat: Viewer) -> Iterator[ReplayedTurn]:
    """Yield the finished turns of a seat's player, newest first.

    A turn is a sequence of actions within a segment. Turns that a robot played for the seat are excluded.
    """
    if seat is None:
        return
    for stretch in reversed(segments(match)):
        runs = groupby(moves(match, stretch.start, stretch.end), key=_player)
        for run in reversed([tuple(run) for player, run in runs if player == seat]):
            if not _is_unfinished(match, seat, run):
                yield run


def _player(made: LoggedMove) -> Seat | None:
    return made.move.seat if made.move.by == "player" else None


def _is_unfinished(match: Match, seat: Seat, run: ReplayedTurn) -> bool:
    """Return whether a turn is still in progress even though some of its moves are already confirmed.

    Moves are confirmed early if they reveal hidden information.
    """
    line = match.folded_log
    return (
        seat in match.awaited
        and run[-1].seq == line.last_change
        and line.positions[-1].seq != line.last_change
    )


def _position_after(match: Match, move: LoggedMove, seat: Viewer) -> tuple[LogPosition, tuple[LogLine, ...]]:
    return LogPosition(0, move.seq, move.state_after), render_after(match, move, seat)


def _position_at_start(match: Match, seat: Viewer) -> tuple[LogPosition, tuple[LogLine, ...]]:
    """Return the starting position and the log lines for a viewer who has not had a turn.

    Spectators start at the last segment, and players start at the deal.
    """
    played = [stretch.start for stretch in segments(match) if any(moves(match, stretch.start, stretch.end))]
    start = played[-1] if seat is None and played else match.folded_log.positions[0]
    return start, render_from(match, start, seat)


def _compare_with_last_turn(
    match: Match, seat: Viewer, earlier: Iterator[LoggedMove]
) -> OptionComparison | None:
    """Compare the current decision with the seat's most recent decision of the same kind and topic."""
    pending = None if seat is None else play.decision(match.state, seat)
    if pending is None or not match.awaited:
        return None
    alike = (
        logged_move.state_before
        for logged_move in earlier
        if _is_same_decision(pending, match.state, logged_move.state_before)
    )
    return compare_options(pending, match.state, next(alike, None))


def _is_same_decision(pending: Decision, now: Any, then: Any) -> bool:
    earlier = play.decision(then, pending.seat)
    return (
        earlier is not None and type(earlier) is type(pending) and earlier.topic(then) == pending.topic(now)
    )


class ReplayScene(Struct, frozen=True):
    """The table at the end of a segment, with the actions in that segment.

    Scene 0 is the deal.
    """

    match: MatchRow
    names: tuple[str, ...]
    """The players' names in seat order at the end of the segment."""
    number: int
    last: int
    """The number of the latest scene."""
    heading: LocalizedText
    """The game's heading for this segment."""
    view: Any
    before: Any | None
    """The view at the start of the segment; None for the deal."""
    log_lines: tuple[LogLine, ...]
    lines: tuple[LocalizedText, ...]
    """A text description of the table."""
    rounds: tuple[tuple[int, int], ...] = ()
    """The first scene of each round, as pairs of the game's round number and a scene number."""
    next_heading: LocalizedText | None = None
    """The game's heading for `view`, which may already be part of the next segment."""
    own_number: int | None = None
    """The number of the scene with the viewer's last turn; None if they have had no turn."""


async def load_scene(
    ctx: Context, match_id: int, viewer: User | None, number: int | Literal["own"] | None = None
) -> ReplayScene:
    """Return the scene with the given number.

    A number that is out of range selects the first or last scene. None selects the last scene, and "own" the
    scene with the viewer's last turn. `viewer` is None for spectators.
    """
    match = await reading.load_started(ctx, match_id, from_deal=True)
    played = tuple(stretch for stretch in segments(match) if stretch.end > stretch.start.seq)
    seat, last = match.seat_of(viewer), len(played)
    own = _own_scene(match, seat, played)
    wanted = own if number == "own" else number
    place = last if wanted is None else max(0, min(wanted, last))
    replay_scene = await reading.render_in_thread(
        match,
        lambda: (
            _scene_of(match, seat, played[place - 1], place, last)
            if place
            else _scene_of_deal(match, seat, last)
        ),
    )
    return replace(replay_scene, rounds=_rounds(match, played), own_number=own)


def _own_scene(match: Match, seat: Viewer, played: Sequence[Segment]) -> int | None:
    """Return the number of the scene with a seat's last turn."""
    turn = next(finished_turns(match, seat), None)
    if turn is None:
        return None
    return next(number for number, stretch in enumerate(played, 1) if turn[-1].seq <= stretch.end)


def _rounds(match: Match, played: Sequence[Segment]) -> tuple[tuple[int, int], ...]:
    """Return the first scene of each round, as pairs of round number and scene number."""
    counted = (match.game.round_number(stretch.start.state) for stretch in played)
    runs = groupby(enumerate(counted, 1), key=itemgetter(1))
    return tuple((number, next(run)[0]) for number, run in runs)


def _scene_of_deal(match: Match, seat: Viewer, last: int) -> ReplayScene:
    rules = match.game
    view = rules.observe(match.folded_log.positions[0].state, seat)
    return ReplayScene(
        match=match.row, names=names_at(match, 0), number=0, last=last, heading=rules.heading(view),
        view=view, before=None, log_lines=(), lines=rules.text_board(view),
    )  # fmt: skip


def _scene_of(match: Match, seat: Viewer, segment: Segment, number: int, last: int) -> ReplayScene:
    rules = match.game
    view, before = rules.observe(segment.state, seat), rules.observe(segment.start.state, seat)
    return ReplayScene(
        match=match.row, names=names_at(match, segment.end), number=number, last=last,
        heading=heading_of(match, segment, seat), view=view, before=before, log_lines=render_log(match, segment, seat),
        lines=rules.text_board(view), next_heading=rules.heading(view),
    )  # fmt: skip
