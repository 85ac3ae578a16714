"""Robots at the table: they see what their seat sees, choose as a person would, and confirm turn by turn.

That a robot's turn is due is a job, written with the move before it: nothing is lost by a crash, and no other
match has to be looked at to find it. Their chance comes from the match's secret and the place in the log, so a
robot's match can be repeated; the secret can't be told from it.
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
from host.core.errors import trace
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
"""Of which the log says nothing."""


class PlayTurn(Job, frozen=True, tag="play-turn"):
    """A robot's turn is due."""


async def schedule(ctx: Context, tx: Transaction, event: Committed | BroughtIn) -> None:
    """Have a robot's turn played where the match waits for one."""
    owner, match = match_owner(event.row.id), event.after if isinstance(event, Committed) else event.match
    if match is not None and match.robot_seat is not None:
        await jobs.put(ctx, tx, owner, PlayTurn())
    else:
        await jobs.drop(tx, owner, PlayTurn)


async def stop(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Have no robot play in a match that was ended."""
    await jobs.drop(tx, match_owner(event.row.id), PlayTurn)


async def play_turn(ctx: Context, owner: Owner, job: PlayTurn) -> None:
    """Play the turn of a robot, if the match waits for one; nobody who waits for an answer waits for a search."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, owner.id)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        if match is None or match.robot_seat is None:
            return
        _, robot = _robot_of(match, match.robot_seat)
        if robot.nodes and jobs.is_waited_for():
            raise jobs.Later
        chance = await secrets.chance_of_robot(tx, match.row)
    # Another process that was faster has had the next turn played, too.
    with suppress(Dropped, LogConflict):
        thought = await _thought(ctx, match, chance, is_search=bool(robot.nodes))
        async with ctx.lock(owner.id), ctx.database.transaction(about=str(owner)) as tx:
            row = await loading.row_of(tx, owner.id)
            if _is_as_it_was(row, match):
                made: list[Entry] = [*await _rulings_on(tx, match, thought), *_moves(match, thought.actions)]
                await commit(ctx, tx, msgspec.structs.replace(match, row=row), made)


def _is_as_it_was(row: MatchRow, match: Match) -> bool:
    return row.status == "running" and row.head == match.row.head


async def _thought(ctx: Context, match: Match, chance: Seeded, *, is_search: bool) -> Thought:
    """Think in a thread; of those that search one after the other, for as long as the match waits for it."""
    if not is_search:
        return await asyncio.to_thread(think, match, chance)

    async def is_wanted() -> bool:
        async with ctx.database.reading() as tx:
            return _is_as_it_was(await loading.row_of(tx, match.row.id), match)

    return await search(ctx, partial(think, match, chance), is_wanted)


async def _rulings_on(tx: Transaction, match: Match, thought: Thought) -> list[Ruling]:
    """Return what the log has to say of the robot that plays, beside the level of its seat."""
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
    """Tell whether a robot may have played a seat before; of what was before a snapshot nothing is known."""
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
    """A robot's turn, and which robot it was that has planned it."""

    actions: tuple[Action, ...]
    level: str
    version: int
    is_relieved: bool = False
    """A quick robot has planned it, for the one of the seat gave no answer."""


def think(match: Match, chance: Seeded) -> Thought:
    """Return the first awaited robot's actions up to the end of its turn, or to one that uncovers something."""
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
    except NoAnswer as slip:
        log.error("the robot %s of %s gave no answer: %s", level, match.game.id, slip)
        level, quick = _quick_of(match.game)
        actions, _ = turn(match.game, match.state, seat, chance, partial(_plan, quick))
        return Thought(actions, level, quick.version, is_relieved=True)
    actions, _ = turn(match.game, match.state, seat, chance, partial(_plan, robot))
    return Thought(actions, level, robot.version)


def _search(
    game: AnyGame, level: str, nodes: int, view: Any, offered: Sequence[Action], chance: Seeded
) -> Plan:
    """Have the turn planned in the process beside this one; raises NoAnswer."""
    plan = WORKER.plan(game, level, view, offered, chance, nodes)
    if not plan.actions or plan.actions[0] not in offered:
        raise NoAnswer("it chose what was not offered")
    return plan


def _quick_of(game: AnyGame) -> tuple[str, Robot[Any]]:
    """Return a robot that does not search: the one that stands in for people, else the weakest such."""
    quick = {level: robot for level, robot in game.robots.items() if not robot.nodes}
    level = game.stand_in if game.stand_in in quick else next(iter(quick))
    return level, quick[level]


def _robot_of(match: Match, seat: Seat) -> tuple[str, Robot[Any]]:
    """Return the player of a seat and its level; the weakest where its level is not to be had any more.

    For a person who is away the game's stand-in plays.
    """
    robots = match.game.robots
    level = match.game.stand_in if match.stands_in(seat) else match.seats[seat].robot
    known = level if level is not None and level in robots else next(iter(robots))
    return known, robots[known]


def _plan(robot: Robot[Any], view: Any, offered: Sequence[Action], chance: Seeded) -> Plan:
    """Ask a robot; where it stumbles, any offered action stands in, so that the others can play on."""
    try:
        plan = robot.plan(view, offered, chance, robot.nodes)
    except Exception as slip:  # noqa: BLE001 - a robot is a plug-in, and its slips are no reason to stop a match
        log.error("a robot stumbled: %r: %s", robot, trace(slip))
    else:
        if plan.actions and plan.actions[0] in offered:
            return plan
        log.error("a robot chose what was not offered: %r", robot)
    place, left = chance.below(len(offered))
    return Plan((offered[place],), left)
