"""Having a match analysed: when first asked for, turn by turn in the process beside the bot, and kept.

Each turn is kept when it is judged, so that a restart goes on where it stood; robots' turns come in between.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec
from msgspec.structs import replace

from engine.core.analysis import VERSION, Analysis, Judged, Taken, budget, gathered
from engine.worker import to_judge
from host.core import jobs
from host.core.context import Context
from host.core.errors import refuse
from host.core.owners import Owner
from host.history.analysis import reading
from host.history.analysis.kinds import MakeAnalysis
from host.history.analysis.reading import Shown
from host.matches.match import reading as matches
from host.matches.match.match import Match
from host.turns.robots import worker
from host.turns.robots.searching import search
from host.turns.robots.worker import NoAnswer
from storage.history import analysis
from storage.history.analysis import AnalysisRow

log = logging.getLogger(__name__)

PATIENCE = 3
"""Times a turn is tried to be judged."""


def owner_of(match_id: int) -> Owner:
    """Return whose job an analysis is: posts of the match don't wait for it."""
    return Owner("analysis", match_id)


async def ask(ctx: Context, match_id: int) -> Shown | None:
    """Return the analysis of a match that is over; None where it is being made from now on.

    A Refusal where the match is not over, or can't be read any more.
    """
    match = await matches.load_finished(ctx, match_id)
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        kept = await analysis.get(tx, match_id)
        if kept is not None and _is_of(kept, match) and kept.result:
            found = msgspec.json.decode(kept.result, type=Analysis)
        else:
            found = None
            if kept is None or not _is_of(kept, match):
                await analysis.forget_judged(tx, match_id)
            await analysis.put(tx, _row(match))
            await jobs.put(ctx, tx, owner_of(match_id), MakeAnalysis())
    return None if found is None else await _show(match, found)


def _row(match: Match, result: str = "") -> AnalysisRow:
    return AnalysisRow(match=match.row.id, version=VERSION, head=match.row.head, result=result)


def _is_of(kept: AnalysisRow, match: Match) -> bool:
    """Tell whether what is kept is of these rules and of the match as it stands."""
    return (kept.version, kept.head) == (VERSION, match.row.head)


async def _show(match: Match, found: Analysis) -> Shown:
    names = reading.names_in_the_end(match)
    told = await asyncio.to_thread(lambda: reading.show(match.game, reading.moves_in(match), found, names))
    return replace(told, match=match.row)


async def finish(ctx: Context, match_id: int) -> Shown:
    """Make an analysis that was asked for, or wait while it is made; a Refusal where it can't be."""
    await jobs.run(ctx, owner_of(match_id), may_take_long=True)
    match = await matches.load_finished(ctx, match_id)
    async with ctx.database.reading() as tx:
        kept = await analysis.get(tx, match_id)
    if kept is None or not kept.result:
        raise refuse("analysis-failed")
    return await _show(match, msgspec.json.decode(kept.result, type=Analysis))


async def make(ctx: Context, owner: Owner, job: MakeAnalysis) -> None:
    """Judge the turns of a match that are not judged yet, and put them together."""
    if jobs.is_waited_for():
        raise jobs.Later
    match = await matches.load_finished(ctx, owner.id)
    turns = await asyncio.to_thread(reading.turns_of, match)
    async with ctx.database.reading() as tx:
        kept = await analysis.get(tx, owner.id)
        if kept is not None and _is_of(kept, match) and kept.result:
            return  # Somebody asked once more while it was being made.
        judged = [msgspec.json.decode(one, type=Judged) for one in await analysis.turns_judged(tx, owner.id)]
    for place, turn in enumerate(turns[len(judged) :], len(judged)):
        judged.append(await _judge(ctx, match, turn))
        async with ctx.database.transaction() as tx:
            await analysis.judge(tx, owner.id, place, msgspec.json.encode(judged[-1]).decode())
    whole = gathered(match.game, judged, match.state)
    async with ctx.database.transaction() as tx:
        await analysis.put(tx, _row(match, msgspec.json.encode(whole).decode()))
        await analysis.forget_judged(tx, owner.id)


async def _judge(ctx: Context, match: Match, turn: Taken) -> Judged:
    """Have a turn judged; robots' turns and others' questions come in between."""
    line = to_judge(match.game, turn, str(match.row.id), budget(match.game))
    for _ in range(PATIENCE):
        try:
            return await search(ctx, partial(worker.WORKER.say, line, Judged))
        except NoAnswer as slip:
            log.error("a turn of match %d was not judged: %s", match.row.id, slip)
    raise refuse("analysis-failed")
