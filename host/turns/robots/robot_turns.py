"""Robot turns.

A robot sees only its seat's view, chooses like a player, and confirms each turn. A robot's turn is a job,
queued in the same transaction as the preceding move. A crash therefore loses no turn, and pending robot turns
are found without loading all matches. A robot's randomness is derived from the match's secret and the log
position, so that a match with robots can be reproduced. The derived seed does not reveal the secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.files.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Plan, Robot, choose_turn
from host.core import jobs
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.jobs import Job
from host.core.owners import Owner, match_owner
from host.matches.log.entries import Entry, Move, Ruling
from host.matches.match import loading, secrets
from host.matches.match.commit import commit
from host.matches.match.events import Committed, MatchCancelled, MatchImported
from host.matches.match.match import Match
from host.turns.robots.kinds import RobotFallback, RobotUpgraded
from host.turns.robots.search import search
from host.turns.robots.worker import WORKER, RequestCancelled, WorkerFailed
from storage.core.database import Transaction
from storage.matches.match.log import LogConflict, Origin
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


FIRST_VERSION = 1
"""The robot version to assume if the log records none."""


class PlayTurn(Job, frozen=True, tag="play-turn"):
    """A job that plays a robot's turn."""


async def schedule(ctx: Context, tx: Transaction, event: Committed | MatchImported) -> None:
    """Schedule a robot's turn if a robot is next to move."""
    owner, match = match_owner(event.row.id), event.after if isinstance(event, Committed) else event.match
    if match is not None and match.robot_seat is not None:
        await jobs.put(ctx, tx, owner, PlayTurn())
    else:
        await jobs.delete(tx, owner, PlayTurn)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Cancel robot turns in a match that was ended without a result."""
    await jobs.delete(tx, match_owner(event.row.id), PlayTurn)


async def play_turn(ctx: Context, owner: Owner, job: PlayTurn) -> None:
    """Play a robot's turn if a robot is next to move.

    If the robot has to search, the job is deferred while a user waits for a response.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, owner.id)
        match = await loading.load_match(ctx, tx, row) if row.status == "running" else None
        if match is None or match.robot_seat is None:
            return
        _, robot = _robot_of(match, match.robot_seat)
        if robot.nodes and jobs.is_user_waiting():
            raise jobs.JobDeferred
        chance = await secrets.robot_chance(tx, match.row)
    # If there is a conflict, another process has committed first and has also scheduled the next turn.
    with suppress(RequestCancelled, LogConflict):
        thought = await _plan_in_thread(ctx, match, chance, is_search=bool(robot.nodes))
        async with ctx.lock(owner.id), ctx.database.transaction(lock_key=str(owner)) as tx:
            row = await loading.load_row(tx, owner.id)
            if _is_unchanged(row, match):
                made: list[Entry] = [
                    *await _rulings_about(tx, match, thought),
                    *_moves(match, thought.actions),
                ]
                await commit(ctx, tx, msgspec.structs.replace(match, row=row), made)


def _is_unchanged(row: MatchRow, match: Match) -> bool:
    return row.status == "running" and row.head == match.row.head


async def _plan_in_thread(
    ctx: Context, match: Match, chance: SeededChance, *, is_search: bool
) -> PlannedTurn:
    """Compute a robot's turn in a thread.

    Searches run one at a time, and are cancelled if the match no longer needs them.
    """
    if not is_search:
        return await asyncio.to_thread(plan_turn, match, chance)

    async def is_wanted() -> bool:
        async with ctx.database.read_transaction() as tx:
            return _is_unchanged(await loading.load_row(tx, match.row.id), match)

    return await search(ctx, partial(plan_turn, match, chance), is_wanted)


async def _rulings_about(tx: Transaction, match: Match, planned: PlannedTurn) -> list[Ruling]:
    """Return log entries about the robot's version, if it has changed."""
    seat = match.robot_seat
    assert seat is not None
    if planned.is_fallback:
        return [RobotFallback(seat=seat, level=planned.level, version=planned.version)]
    if planned.version == FIRST_VERSION:
        return []
    versions = [
        ruling.version
        for ruling in await loading.load_rulings(tx, match.game, match.row, seat)
        if isinstance(ruling, RobotUpgraded) and ruling.level == planned.level
    ]
    if versions and versions[-1] == planned.version:
        return []
    is_first = not versions and not _has_played(match, seat)
    return [RobotUpgraded(seat=seat, level=planned.level, version=planned.version, is_first=is_first)]


def _has_played(match: Match, seat: Seat) -> bool:
    """Return whether a robot may have played a seat before.

    Return True if the log starts with a snapshot, because earlier entries are not loaded.
    """
    line = match.folded_log
    return line.base > 0 or any(
        isinstance(logged.entry, Move) and logged.entry.seat == seat and logged.entry.by in ("robot", "clock")
        for logged in line.entries
    )


def _moves(match: Match, actions: Sequence[Action]) -> list[Move]:
    seat = match.robot_seat
    assert seat is not None
    by: Origin = "clock" if match.has_stand_in(seat) else "robot"
    return [Move(seat, action, by) for action in actions]


class PlannedTurn(Struct, frozen=True):
    """A robot's turn, with the level of the robot that planned it."""

    actions: tuple[Action, ...]
    level: str
    version: int
    is_fallback: bool = False
    """Whether a fast robot planned the turn, because the seat's robot did not respond."""


def plan_turn(match: Match, chance: SeededChance) -> PlannedTurn:
    """Plan the turn of the first robot to move.

    If an action reveals information, the planned turn ends with this action.
    """
    seat = match.robot_seat
    assert seat is not None
    level, robot = _robot_of(match, seat)
    try:
        if robot.nodes:
            WORKER.throttle()
            actions, _ = choose_turn(
                match.game, match.state, seat, chance, partial(_search, match.game, level, robot.nodes)
            )
            return PlannedTurn(actions, level, robot.version)
    except WorkerFailed as error:
        log.error("the robot %s of %s did not respond: %s", level, match.game.id, error)
        level, quick = _fallback_robot(match.game)
        actions, _ = choose_turn(match.game, match.state, seat, chance, partial(_plan, quick))
        return PlannedTurn(actions, level, quick.version, is_fallback=True)
    actions, _ = choose_turn(match.game, match.state, seat, chance, partial(_plan, robot))
    return PlannedTurn(actions, level, robot.version)


def _search(
    game: AnyGame, level: str, nodes: int, view: Any, offered: Sequence[Action], chance: SeededChance
) -> Plan:
    """Plan the turn in the worker process.

    Raises WorkerFailed.
    """
    plan = WORKER.plan(game, level, view, offered, chance, nodes)
    if not plan.actions or plan.actions[0] not in offered:
        raise WorkerFailed("it chose an option that was not offered")
    return plan


def _fallback_robot(game: AnyGame) -> tuple[str, Robot[Any]]:
    """Return a robot that does not search, and its level.

    This is the robot that substitutes for absent players, or else the weakest robot that does not search.
    """
    quick = {level: robot for level, robot in game.robots.items() if not robot.nodes}
    level = game.substitute_level if game.substitute_level in quick else next(iter(quick))
    return level, quick[level]


def _robot_of(match: Match, seat: Seat) -> tuple[str, Robot[Any]]:
    """Return the robot that plays a seat, and its level.

    If the level no longer exists, return the weakest robot. For an absent player, return the game's
    substitute robot.
    """
    robots = match.game.robots
    level = match.game.substitute_level if match.has_stand_in(seat) else match.seats[seat].robot
    known = level if level is not None and level in robots else next(iter(robots))
    return known, robots[known]


def _plan(robot: Robot[Any], view: Any, offered: Sequence[Action], chance: SeededChance) -> Plan:
    """Ask a robot for its plan.

    If the robot fails, choose a random legal action, so that the match can continue.
    """
    try:
        plan = robot.plan(view, offered, chance, robot.nodes)
    except Exception as error:  # noqa: BLE001 - robots are plug-ins; their errors must not stop a match
        log.error("a robot failed: %r: %s", robot, format_traceback(error))
    else:
        if plan.actions and plan.actions[0] in offered:
            return plan
        log.error("a robot chose an option that was not offered: %r", robot)
    place, left = chance.below(len(offered))
    return Plan((offered[place],), left)
