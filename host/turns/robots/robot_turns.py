"""Robots' turns: they see their seat's view, choose like a player, and confirm turn by turn.

A robot's turn is a job, written in the transaction of the move before it. So a crash loses no turn, and a
robot's turn is found without loading other matches. The randomness of robots is derived from the match's
secret and the log position, so a match with robots can be reproduced. It does not reveal the secret.
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

from engine.core.chance import Seeded
from engine.core.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.robots import Plan, Robot, turn
from host.core import jobs
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.jobs import Job
from host.core.owners import Owner, match_owner
from host.matches.log.entries import Entry, Move, Ruling
from host.matches.match import loading, secrets
from host.matches.match.commit import commit
from host.matches.match.events import BroughtIn, Committed, Ended
from host.matches.match.match import Match
from host.turns.robots.kinds import Relieved, Renewed
from host.turns.robots.search import search
from host.turns.robots.worker import WORKER, Dropped, NoAnswer
from storage.core.database import Transaction
from storage.matches.match.log import By, LogConflict
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


FIRST_VERSION = 1
"""The version that the log does not record."""


class PlayTurn(Job, frozen=True, tag="play-turn"):
    """A robot's turn is due."""


async def schedule(ctx: Context, tx: Transaction, event: Committed | BroughtIn) -> None:
    """Schedule a robot's turn if the match waits for one."""
    owner, match = match_owner(event.row.id), event.after if isinstance(event, Committed) else event.match
    if match is not None and match.robot_seat is not None:
        await jobs.put(ctx, tx, owner, PlayTurn())
    else:
        await jobs.drop(tx, owner, PlayTurn)


async def stop(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Cancel robots' turns in a match that was ended."""
    await jobs.drop(tx, match_owner(event.row.id), PlayTurn)


async def play_turn(ctx: Context, owner: Owner, job: PlayTurn) -> None:
    """Play a robot's turn if the match waits for one.

    Interactive requests never wait for a search.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, owner.id)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        if match is None or match.robot_seat is None:
            return
        _, robot = _robot_of(match, match.robot_seat)
        if robot.nodes and jobs.is_waited_for():
            raise jobs.Later
        chance = await secrets.chance_of_robot(tx, match.row)
    # A faster process has also scheduled the next turn.
    with suppress(Dropped, LogConflict):
        thought = await _thought(ctx, match, chance, is_search=bool(robot.nodes))
        async with ctx.lock(owner.id), ctx.database.transaction(lock_key=str(owner)) as tx:
            row = await loading.row_of(tx, owner.id)
            if _is_as_it_was(row, match):
                made: list[Entry] = [*await _rulings_on(tx, match, thought), *_moves(match, thought.actions)]
                await commit(ctx, tx, msgspec.structs.replace(match, row=row), made)


def _is_as_it_was(row: MatchRow, match: Match) -> bool:
    return row.status == "running" and row.head == match.row.head


async def _thought(ctx: Context, match: Match, chance: Seeded, *, is_search: bool) -> Thought:
    """Compute a robot's turn in a thread.

    Searches run one at a time, and only as long as the match waits for them.
    """
    if not is_search:
        return await asyncio.to_thread(think, match, chance)

    async def is_wanted() -> bool:
        async with ctx.database.read_transaction() as tx:
            return _is_as_it_was(await loading.row_of(tx, match.row.id), match)

    return await search(ctx, partial(think, match, chance), is_wanted)


async def _rulings_on(tx: Transaction, match: Match, thought: Thought) -> list[Ruling]:
    """Return the log entries about the robot that plays, in addition to its level."""
    seat = match.robot_seat
    assert seat is not None
    if thought.is_relieved:
        return [Relieved(seat=seat, level=thought.level, version=thought.version)]
    if thought.version == FIRST_VERSION:
        return []
    told = [
        ruling.version
        for ruling in await loading.rulings_about(tx, match.game, match.row, seat)
        if isinstance(ruling, Renewed) and ruling.level == thought.level
    ]
    if told and told[-1] == thought.version:
        return []
    is_first = not told and not _has_played(match, seat)
    return [Renewed(seat=seat, level=thought.level, version=thought.version, is_first=is_first)]


def _has_played(match: Match, seat: Seat) -> bool:
    """Return whether a robot may have played a seat before.

    Entries before a snapshot are unknown.
    """
    line = match.line
    return line.base > 0 or any(
        isinstance(logged.entry, Move) and logged.entry.seat == seat and logged.entry.by in ("robot", "clock")
        for logged in line.entries
    )


def _moves(match: Match, actions: Sequence[Action]) -> list[Move]:
    seat = match.robot_seat
    assert seat is not None
    by: By = "clock" if match.stands_in(seat) else "robot"
    return [Move(seat, action, by) for action in actions]


class Thought(Struct, frozen=True):
    """A robot's turn, and the robot that planned it."""

    actions: tuple[Action, ...]
    level: str
    version: int
    is_relieved: bool = False
    """A fast robot planned it, because the robot of the seat did not answer."""


def think(match: Match, chance: Seeded) -> Thought:
    """Return the actions of the first robot to move, up to the end of its turn or a reveal."""
    seat = match.robot_seat
    assert seat is not None
    level, robot = _robot_of(match, seat)
    try:
        if robot.nodes:
            WORKER.keep_pace()
            actions, _ = turn(
                match.game, match.state, seat, chance, partial(_search, match.game, level, robot.nodes)
            )
            return Thought(actions, level, robot.version)
    except NoAnswer as error:
        log.error("the robot %s of %s gave no answer: %s", level, match.game.id, error)
        level, quick = _quick_of(match.game)
        actions, _ = turn(match.game, match.state, seat, chance, partial(_plan, quick))
        return Thought(actions, level, quick.version, is_relieved=True)
    actions, _ = turn(match.game, match.state, seat, chance, partial(_plan, robot))
    return Thought(actions, level, robot.version)


def _search(
    game: AnyGame, level: str, nodes: int, view: Any, offered: Sequence[Action], chance: Seeded
) -> Plan:
    """Plan the turn in the worker process.

    Raises NoAnswer.
    """
    plan = WORKER.plan(game, level, view, offered, chance, nodes)
    if not plan.actions or plan.actions[0] not in offered:
        raise NoAnswer("it chose what was not offered")
    return plan


def _quick_of(game: AnyGame) -> tuple[str, Robot[Any]]:
    """Return a robot that does not search.

    It is the game's substitute for absent players, or otherwise the weakest such robot.
    """
    quick = {level: robot for level, robot in game.robots.items() if not robot.nodes}
    level = game.stand_in if game.stand_in in quick else next(iter(quick))
    return level, quick[level]


def _robot_of(match: Match, seat: Seat) -> tuple[str, Robot[Any]]:
    """Return the robot of a seat and its level; the weakest if its level no longer exists.

    The game's substitute robot plays for a player who is away.
    """
    robots = match.game.robots
    level = match.game.stand_in if match.stands_in(seat) else match.seats[seat].robot
    known = level if level is not None and level in robots else next(iter(robots))
    return known, robots[known]


def _plan(robot: Robot[Any], view: Any, offered: Sequence[Action], chance: Seeded) -> Plan:
    """Ask a robot for its plan.

    If it fails, any offered action is used, so that the others can continue.
    """
    try:
        plan = robot.plan(view, offered, chance, robot.nodes)
    except Exception as error:  # noqa: BLE001 - a robot is a plug-in, and its slips are no reason to stop a match
        log.error("a robot stumbled: %r: %s", robot, format_traceback(error))
    else:
        if plan.actions and plan.actions[0] in offered:
            return plan
        log.error("a robot chose what was not offered: %r", robot)
    place, left = chance.below(len(offered))
    return Plan((offered[place],), left)
