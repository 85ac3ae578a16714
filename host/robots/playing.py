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

from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.robots import Plan, Robot, turn
from host.core import jobs
from host.core.context import Context
from host.core.jobs import Job
from host.core.owners import Owner, match_owner
from host.core.tracing import trace
from host.log.entries import Move
from host.match import loading, secrets
from host.match.commit import commit
from host.match.events import BroughtIn, Committed, Ended
from host.match.match import Match
from storage.core.database import Transaction
from storage.match.log import By, LogConflict

log = logging.getLogger(__name__)


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
    """Play the turn of a robot, if the match waits for one."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, owner.id)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
    if match is None or match.robot_seat is None:
        return
    async with ctx.database.reading() as tx:
        chance = await secrets.chance_of_robot(tx, match.row)
    actions = await asyncio.to_thread(think, match, chance)
    # Another process that was faster has had the next turn played, too.
    with suppress(LogConflict):
        async with ctx.lock(owner.id), ctx.database.transaction() as tx:
            row = await loading.row_of(tx, owner.id)
            if row.status == "running" and row.head == match.row.head:
                await commit(ctx, tx, msgspec.structs.replace(match, row=row), _moves(match, actions))


def _moves(match: Match, actions: Sequence[Action]) -> list[Move]:
    seat = match.robot_seat
    assert seat is not None
    by: By = "clock" if match.stands_in(seat) else "robot"
    return [Move(seat, action, by) for action in actions]


def think(match: Match, chance: Seeded) -> tuple[Action, ...]:
    """Return the first awaited robot's actions up to the end of its turn, or to one that uncovers something."""
    seat = match.robot_seat
    assert seat is not None
    actions, _ = turn(match.game, match.state, seat, chance, partial(_plan, _robot_of(match, seat)))
    return actions


def _robot_of(match: Match, seat: Seat) -> Robot[Any]:
    """Return the player of a seat; the weakest where its level is not to be had any more.

    For a person who is away the game's stand-in plays.
    """
    robots = match.game.robots
    level = match.game.stand_in if match.stands_in(seat) else match.seats[seat].robot
    return robots.get(level or "") or next(iter(robots.values()))


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
