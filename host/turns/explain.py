"""Explanations of turns: permissions, and requests to the worker process.

An explanation uses only information that the seat had at the time. During a match, users may ask about their
own turn if hints are allowed. They may also ask about a robot's turn if the robot had no private information.
After the match, they may ask about any turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.robots.analysis import PositionedMove, split_into_turns
from engine.core.robots.evaluation import strongest_searcher
from engine.core.robots.explain import Explanation
from engine.worker import encode_explain_request
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.matches.match import loading, narration
from host.matches.match.match import Match
from host.matches.match.narration import names_at
from host.tables.tables import hints
from host.turns import draft as drafts
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from host.turns.play.turn_errors import StaleRevision
from host.turns.robots import worker
from host.turns.robots.search import search
from host.turns.robots.worker import WorkerFailed
from host.turns.sandbox import sandbox as sandboxes
from host.turns.sandbox.position import SandboxPanel
from storage.core.database import Transaction
from storage.history import ratings
from storage.matches.match.log import Origin
from storage.matches.match.matches import MatchRow
from storage.turns import draft as stored_drafts

MAX_EXPLANATIONS = 64
"""Maximum number of cached explanations."""
ExplainSubject: TypeAlias = Literal["own", "taken"]
"""Which turn to explain: `own` is the user's current turn, and `taken` a turn that was already played."""


class ExplainRequest(Struct, frozen=True):
    """A turn to explain to a user who is allowed to see the explanation."""

    match: MatchRow
    names: tuple[str, ...]
    rules: AnyGame
    subject: ExplainSubject
    seat: Seat
    view: Any
    """The game as seen by the seat whose turn it was."""
    actions: tuple[Action, ...]
    key: str
    number: int | None = None
    """The number of the turn in the match, starting at 1."""
    revision: int = 0
    """The revision of the user's panel or sandbox, if the turn is their own."""
    may_show_reply: bool = True
    """Whether the explanation may include the next player's likely reply to the turn."""


class _TakenTurn(Struct, frozen=True):
    """A turn that was already played.

    `number` starts at 1.
    """

    number: int
    seat: Seat
    by: Origin
    state: Any
    actions: tuple[Action, ...]
    seq: int


async def load_request(ctx: Context, match_id: int, user: User, number: int | None = None) -> ExplainRequest:
    """Return the turn to explain to a user.

    During a match, this is the user's own turn, or a robot's last turn if it is not the user's turn. `number`
    selects any turn after the match, and an own turn during the match. Raises UserError if no turn may be
    explained.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_started_row(tx, match_id)
        match = await loading.load_match(ctx, tx, row, from_deal=True)
        allowed, is_rated = (
            await hints.are_hints_allowed(tx, match),
            await ratings.get_rated(tx, match_id) is not None,
        )
        if row.status == "running" and number is None and allowed:
            own = await _own_turn(tx, match, user)
            if own is not None:
                return own
    if row.status == "finished":
        return await asyncio.to_thread(_turn_of_finished, match, number)
    if number is not None:
        reviewed = await asyncio.to_thread(_own_taken_turn, match, match.seat_of(user), number)
        if reviewed is not None:
            return _reviewed(match, reviewed, allowed=allowed, is_rated=is_rated)
    return await asyncio.to_thread(_last_robot_turn, match, allowed, is_rated)


async def load_review_request(ctx: Context, match_id: int, user: User) -> ExplainRequest:
    """Return the last turn that the user has taken.

    Raises UserError if they have taken none, or if it may be explained only after the match.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_started_row(tx, match_id)
        match = await loading.load_match(ctx, tx, row, from_deal=True)
        is_over, is_rated = row.status == "finished", await ratings.get_rated(tx, match_id) is not None
        allowed = is_over or await hints.are_hints_allowed(tx, match)
    reviewed = await asyncio.to_thread(_own_taken_turn, match, match.seat_of(user))
    if reviewed is None:
        raise user_error("why-no-own-turn")
    return _reviewed(match, reviewed, allowed=allowed, is_rated=is_rated and not is_over)


def _own_taken_turn(match: Match, seat: Seat | None, number: int | None = None) -> _TakenTurn | None:
    """Return the seat's last turn that its player took, or the turn with this number if it is one of these."""
    own = [turn for turn in _turns(match) if turn.seat == seat and turn.by in {"player", "plan"}]
    return next((turn for turn in reversed(own) if number in {None, turn.number}), None)


def _reviewed(match: Match, turn: _TakenTurn, *, allowed: bool, is_rated: bool) -> ExplainRequest:
    """Return a request to explain a user's own turn; raise UserError if that is not allowed yet."""
    if is_rated:
        raise user_error("why-rated")
    if not allowed:
        raise user_error("why-own-later")
    return _request_for(match, turn)


async def load_own_turn_request(ctx: Context, match_id: int, user: User) -> ExplainRequest:
    """Return the user's current turn, for a hint.

    Raises UserError if hints are not allowed, or if the user has nothing to decide.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_started_row(tx, match_id)
        if row.status == "finished":
            raise user_error("why-match-over")
        match = await loading.load_match(ctx, tx, row)
        if await ratings.get_rated(tx, match_id) is not None:
            raise user_error("why-no-hints-rated")
        if not await hints.are_hints_allowed(tx, match):
            raise user_error("why-no-hints")
        own = await _own_turn(tx, match, user)
    if own is None:
        raise user_error("why-not-your-choice")
    return own


async def _own_turn(tx: Transaction, match: Match, user: User) -> ExplainRequest | None:
    """Return the remaining part of a user's own turn.

    Return None if it is not their turn. Raises UserError if there is nothing left to choose.
    """
    seat = match.seat_of(user)
    if seat is None or seat not in match.awaited:
        return None
    draft = drafts.restore(match, seat, await stored_drafts.get(tx, match.row.id, seat))
    if play.decision(draft.state, seat) is None:
        raise user_error("why-turn-complete")
    return replace(build_request(match, "own", draft.state, seat), revision=draft.revision)


async def load_hint_request(ctx: Context, match_id: int, user: User) -> ExplainRequest:
    """Return the turn that a user tries out in their sandbox.

    Raises UserError if hints are not allowed.
    """
    sandbox = await sandboxes.load(ctx, match_id, user)
    pending = sandbox.pending
    if not sandbox.has_hints:
        raise user_error("why-no-hints")
    if sandbox.viewer is None or pending is None or pending.seat != sandbox.viewer:
        raise user_error("why-not-your-choice")
    found = build_request(sandbox.match, "own", sandbox.state, sandbox.viewer)
    return replace(found, revision=sandbox.revision)


async def play_hint(ctx: Context, match_id: int, user: User, revision: int, place: int = 0) -> Panel:
    """Make the choices of one of a hint's turns in the user's panel; the user still has to confirm the turn.

    `place` 0 is the best turn.

    Raises StaleRevision if the hint was given for another revision of the panel.
    """
    panel = await turn_actions.load_panel(ctx, match_id, user)
    if panel.revision != revision or not panel.is_your_turn:
        raise StaleRevision(panel)
    if not panel.can_hint:
        raise user_error("why-no-hints")
    found = await explain(ctx, await load_request(ctx, match_id, user))
    return await turn_actions.choose_moves(ctx, match_id, user, revision, _moves_at(found, place))


def _moves_at(found: Explanation, place: int) -> tuple[dict[str, Any], ...]:
    return found.turns[min(place, len(found.turns) - 1)].moves


async def try_hint(ctx: Context, match_id: int, user: User, revision: int, place: int = 0) -> SandboxPanel:
    """Try one of a hint's turns in the user's sandbox; `place` 0 is the best turn.

    Raises StaleSandbox if the hint was given for another revision of the sandbox.
    """
    request = await load_hint_request(ctx, match_id, user)
    moves = _moves_at(await explain(ctx, request), place) if request.revision == revision else ()
    return await sandboxes.choose_moves(ctx, match_id, user, revision, moves)


def _last_robot_turn(match: Match, allowed: bool, is_rated: bool) -> ExplainRequest:
    """Return a robot's last turn in an unfinished match.

    Raises UserError if the turn may not be explained yet.
    """
    if is_rated:
        raise user_error("why-rated")
    turns = [turn for turn in _turns(match) if turn.by == "robot"]
    if not turns:
        raise user_error("why-no-turn" if allowed else "why-no-turn-or-hints")
    last, rules = turns[-1], match.game
    if rules.observe(last.state, last.seat) != rules.observe(last.state, None):
        raise user_error("why-hidden")
    return replace(_request_for(match, last), may_show_reply=allowed)


def _turn_of_finished(match: Match, number: int | None) -> ExplainRequest:
    """Return a turn of a finished match.

    If `number` is None, return the last turn of a robot. If no robot played, return the last turn of the
    match.
    """
    turns = _turns(match)
    if not turns:
        raise user_error("why-no-turn")
    if number is not None:
        if not 0 < number <= len(turns):
            raise user_error("why-no-such-turn", most=len(turns))
        return _request_for(match, turns[number - 1])
    robots = [turn for turn in turns if turn.by == "robot"]
    return _request_for(match, (robots or turns)[-1])


def _turns(match: Match) -> list[_TakenTurn]:
    moves = list(narration.moves(match, match.folded_log.positions[0], match.folded_log.head))
    positioned_moves = [PositionedMove(move.state_before, move.move.seat, move.move.action) for move in moves]
    return [
        _TakenTurn(
            place, turn.seat, moves[turn.number].move.by, positioned_moves[turn.number].state, turn.actions,
            moves[turn.number].seq,
        )
        for place, turn in enumerate(split_into_turns(match.game, positioned_moves, match.state), 1)
    ]  # fmt: skip


def turn_starts(match: Match) -> tuple[int, ...]:
    """Return the log entry with the first move of each turn."""
    return tuple(turn.seq for turn in _turns(match))


def _request_for(match: Match, turn: _TakenTurn) -> ExplainRequest:
    found = build_request(match, "taken", turn.state, turn.seat, turn.actions)
    return replace(
        found, number=turn.number, names=names_at(match, turn.seq), key=f"{match.row.id}/{turn.seq}"
    )


def build_request(
    match: Match, subject: ExplainSubject, state: Any, seat: Seat, actions: Sequence[Action] = ()
) -> ExplainRequest:
    """Build a request to explain a turn.

    The request contains the position as `seat` sees it.
    """
    view = match.game.observe(state, seat)
    key = f"{match.row.id}/{match.row.head}"
    return ExplainRequest(match.row, match.names, match.game, subject, seat, view, tuple(actions), key)


def node_limit(rules: AnyGame) -> int:
    """Return how many nodes to search for an explanation."""
    return strongest_searcher(rules)[1].nodes


def is_explained(ctx: Context, request: ExplainRequest) -> bool:
    """Return whether the explanation is cached, so that no search is needed."""
    return _request_line(request) in ctx.explanations


def _request_line(request: ExplainRequest) -> bytes:
    return encode_explain_request(
        request.rules, request.view, request.actions, request.key, node_limit(request.rules)
    )


async def explain(ctx: Context, request: ExplainRequest) -> Explanation:
    """Explain a turn in the worker process, waiting until the process is free.

    Recent explanations are cached. Raises UserError if the worker process does not respond.
    """
    line = _request_line(request)
    if line not in ctx.explanations:
        try:
            ctx.explanations[line] = await search(ctx, partial(worker.WORKER.request, line, Explanation))
        except WorkerFailed:
            raise user_error("why-no-answer") from None
    found: Explanation = ctx.explanations[line]
    if len(ctx.explanations) > MAX_EXPLANATIONS:
        ctx.explanations.popitem(last=False)
    return found if request.may_show_reply else replace(found, next_seat=None, answer=())
