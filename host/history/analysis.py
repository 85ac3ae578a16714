"""Analysis of a match on request, turn by turn in the worker process.

The analysis starts at the first request, and its result is stored. Each evaluated turn is stored too, so that
the analysis can continue after a restart. Robots' turns in running matches take precedence.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import EndingAction, Label, Seat
from engine.core.robots.advice import Advice, advise
from engine.core.robots.analysis import (
    VERSION,
    Analysis,
    PlayedTurn,
    PositionedMove,
    TurnJudgement,
    budget,
    combine_judgements,
    split_into_turns,
)
from engine.core.robots.explain import labels
from engine.core.text import LocalizedText
from engine.worker import encode_judge_request
from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.jobs import Job
from host.core.owners import Owner
from host.matches.match import narration
from host.matches.match import reading as matches
from host.matches.match.match import Match
from host.matches.match.narration import names_at
from host.turns.robots import worker
from host.turns.robots.search import search
from host.turns.robots.worker import WorkerFailed
from storage.core.database import Transaction
from storage.history import analysis
from storage.history.analysis import AnalysisRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

MAX_COSTLY = 3
"""Maximum number of costly turns in the report."""
MIN_POINTS = 0.05
"""Minimum gain or loss, in points, for a seat to count as lucky or unlucky."""
MAX_ATTEMPTS = 3
"""Maximum number of attempts to evaluate a turn."""


MAX_SECONDS = 300.0
"""Time after which an analysis ends; the remaining turns of the match are not evaluated."""


class MakeAnalysis(Job, frozen=True, tag="make"):
    """The job that analyses a match."""


class CostlyTurn(Struct, frozen=True):
    """A costly turn: the moves played, the better moves, and the position before the turn."""

    number: int
    """The number of the turn, 1-based."""
    move: int
    """The 0-based index of the turn's first move."""
    seat: Seat
    loss: float
    played: tuple[Label, ...]
    better: tuple[Label, ...]
    advice: tuple[Advice, ...]
    """Descriptions of the better moves and of the moves played; empty if the game has none."""
    heading: LocalizedText
    view: Any
    """The seat's view of the game before the turn."""
    lines: tuple[LocalizedText, ...]
    """The same view, rendered as text."""


class SeatSummary(Struct, frozen=True):
    """The effects of luck and of a seat's own turns on its lead, in points."""

    seat: Seat
    luck: float
    lost: float


class AnalysisView(Struct, frozen=True):
    """An analysis prepared for display.

    It reveals the course of the match.
    """

    game: str
    names: tuple[str, ...]
    level: str | None
    moves: int
    lead_history: tuple[tuple[tuple[int, float], ...], ...]
    """The expected lead of each seat over the course of the match.

    Each seat has pairs of a move number and the expected lead before that turn, ending with the final lead.
    """
    rounds: tuple[tuple[int, int], ...]
    """Pairs of a round number and the index of the round's first move."""
    costly: tuple[CostlyTurn, ...]
    summaries: tuple[SeatSummary, ...]
    has_luck: bool
    """Whether revealed information changed any seat's lead noticeably."""
    is_common: bool = False
    """Whether all seats have a common result, so that the leads are expected results."""
    win: float = 0.0
    """The lead that a certain win is worth in a game without points; otherwise 0."""
    is_cut: bool = False
    """Whether only the first turns of a long match were evaluated."""
    match: MatchRow | None = None


def match_turns(match: Match) -> list[PlayedTurn]:
    """Return the turns of a match."""
    return list(split_into_turns(match.game, match_moves(match), match.state))


def match_moves(match: Match) -> list[PositionedMove]:
    """Return the moves of a match that were not undone, without resignations and agreements."""
    moves = narration.moves(match, match.folded_log.positions[0], match.folded_log.head)
    return [
        PositionedMove(move.state_before, move.move.seat, move.move.action)
        for move in moves
        if not isinstance(move.move.action, EndingAction)
    ]


def build_view(
    rules: AnyGame, moves: list[PositionedMove], analysis_result: Analysis, names: tuple[str, ...]
) -> AnalysisView:
    """Convert an analysis for display."""
    seats = range(len(analysis_result.final))
    portions = tuple(
        SeatSummary(seat, analysis_result.luck(seat), analysis_result.total_loss(seat)) for seat in seats
    )
    is_common = bool(moves) and len(rules.teams_of(moves[0].state)) == 1
    win = rules.lead_of_win(rules.observe(moves[0].state, None), is_common=is_common) if moves else 0.0
    places = {turn.number: place for place, turn in enumerate(analysis_result.turns, 1)}
    return AnalysisView(
        rules.id, names, analysis_result.level, len(moves),
        tuple((*analysis_result.lead_history(seat), (len(moves), analysis_result.final[seat])) for seat in seats),
        _rounds(rules, moves),
        tuple(
            _costly_turn(rules, moves, turn, places[turn.number])
            for turn in analysis_result.costly_turns(MAX_COSTLY)
        ),
        portions, any(abs(portion.luck) >= MIN_POINTS for portion in portions),
        is_common=is_common, win=win, is_cut=analysis_result.is_cut,
    )  # fmt: skip


def final_names(match: Match) -> tuple[str, ...]:
    """Return the names by seat at the end of the match."""
    return names_at(match, match.folded_log.head)


def _rounds(rules: AnyGame, made: list[PositionedMove]) -> tuple[tuple[int, int], ...]:
    first: dict[int, int] = {}
    for number, move in enumerate(made):
        first.setdefault(rules.round_number(move.state), number)
    return tuple(first.items())


def _costly_turn(rules: AnyGame, moves: list[PositionedMove], turn: TurnJudgement, place: int) -> CostlyTurn:
    state = moves[turn.number].state
    better = []
    world = state
    for fields in turn.best:
        pending = play.decision(world, turn.seat)
        if pending is None:
            break
        action = rules.read_action(pending, fields)
        if not pending.is_legal(world, action):
            break
        better.append(action)
        world = play.apply_unchecked(world, action, turn.seat)
    played = [move.action for move in moves[turn.number : turn.number + turn.count]]
    view = rules.observe(state, turn.seat)
    advice = advise(rules, view, f"costly/{turn.number}", (better, played))
    return CostlyTurn(
        place, turn.number, turn.seat, turn.loss, labels(state, turn.seat, played),
        labels(state, turn.seat, better), advice, rules.heading(view), view, rules.text_board(view),
    )  # fmt: skip


def owner_of(match_id: int) -> Owner:
    """Return the owner of an analysis job.

    The owner is not the match, so that the match's messages don't wait for the analysis.
    """
    return Owner("analysis", match_id)


async def request_analysis(ctx: Context, match_id: int) -> AnalysisView | None:
    """Return the analysis of a finished match, or queue it and return None.

    Raises a UserError if the match is not finished or can't be loaded.
    """
    match = await matches.load_finished(ctx, match_id)
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        analysis_row = await analysis.get(tx, match_id)
        if analysis_row is not None and _is_current(analysis_row, match) and analysis_row.result:
            found = msgspec.json.decode(analysis_row.result, type=Analysis)
        else:
            found = None
            if analysis_row is None or not _is_current(analysis_row, match):
                await analysis.delete_judgements(tx, match_id)
            await analysis.put(tx, _row(match))
            await jobs.put(ctx, tx, owner_of(match_id), MakeAnalysis())
    return None if found is None else await _load_view(match, found)


async def find_analysis(ctx: Context, match_id: int) -> AnalysisView | None:
    """Return the analysis of a finished match without requesting one; None if there is none.

    Raises a UserError if the match is not finished or can't be loaded.
    """
    match = await matches.load_finished(ctx, match_id)
    async with ctx.database.read_transaction() as tx:
        kept = await analysis.get(tx, match_id)
    if kept is None or not kept.result or not _is_current(kept, match):
        return None
    return await _load_view(match, msgspec.json.decode(kept.result, type=Analysis))


async def analysed_matches(tx: Transaction, match_ids: Sequence[int]) -> frozenset[int]:
    """Return the matches with a complete analysis."""
    return frozenset(await analysis.complete(tx, match_ids)) if match_ids else frozenset()


def _row(match: Match, result: str = "") -> AnalysisRow:
    return AnalysisRow(match_id=match.row.id, version=VERSION, head=match.row.head, result=result)


def _is_current(kept: AnalysisRow, match: Match) -> bool:
    """Return whether a stored analysis matches the current rules and the current log."""
    return (kept.version, kept.head) == (VERSION, match.row.head)


async def _load_view(match: Match, analysis_result: Analysis) -> AnalysisView:
    names = final_names(match)
    analysis_view = await asyncio.to_thread(
        lambda: build_view(match.game, match_moves(match), analysis_result, names)
    )
    return replace(analysis_view, match=match.row)


async def wait_for_analysis(ctx: Context, match_id: int) -> AnalysisView:
    """Run the queued analysis of a match, or wait for it.

    Raises a UserError if the analysis fails.
    """
    await jobs.run(ctx, owner_of(match_id), may_take_long=True)
    match = await matches.load_finished(ctx, match_id)
    async with ctx.database.read_transaction() as tx:
        analysis_row = await analysis.get(tx, match_id)
    if analysis_row is None or not analysis_row.result:
        raise user_error("analysis-failed")
    return await _load_view(match, msgspec.json.decode(analysis_row.result, type=Analysis))


async def handle_job(ctx: Context, owner: Owner, job: MakeAnalysis) -> None:
    """Evaluate the remaining turns of a match, and combine the evaluations of all turns into an analysis."""
    if jobs.is_user_waiting():
        raise jobs.JobDeferred
    match = await matches.load_finished(ctx, owner.id)
    turns = await asyncio.to_thread(match_turns, match)
    async with ctx.database.read_transaction() as tx:
        analysis_row = await analysis.get(tx, owner.id)
        if analysis_row is not None and _is_current(analysis_row, match) and analysis_row.result:
            return  # The job was queued again during the analysis; the result is already stored.
        judged = [
            msgspec.json.decode(judgement, type=TurnJudgement)
            for judgement in await analysis.judgements(tx, owner.id)
        ]
    ends = time.perf_counter() + MAX_SECONDS
    for place, turn in enumerate(turns[len(judged) :], len(judged)):
        if judged and time.perf_counter() > ends:
            break
        judged.append(await _judge(ctx, match, turn))
        async with ctx.database.transaction() as tx:
            await analysis.put_judgement(tx, owner.id, place, msgspec.json.encode(judged[-1]).decode())
    whole = replace(combine_judgements(match.game, judged, match.state), is_cut=len(judged) < len(turns))
    async with ctx.database.transaction() as tx:
        await analysis.put(tx, _row(match, msgspec.json.encode(whole).decode()))
        await analysis.delete_judgements(tx, owner.id)


async def _judge(ctx: Context, match: Match, turn: PlayedTurn) -> TurnJudgement:
    """Evaluate a turn in the worker process, letting robots and other requests go first."""
    line = encode_judge_request(match.game, turn, str(match.row.id), budget(match.game))
    for _ in range(MAX_ATTEMPTS):
        try:
            return await search(ctx, partial(worker.WORKER.request, line, TurnJudgement))
        except WorkerFailed as error:
            log.error("a turn of match %d could not be analysed: %s", match.row.id, error)
    raise user_error("analysis-failed")


FEATURE = Feature(jobs=MakeAnalysis, handle_job=handle_job)
