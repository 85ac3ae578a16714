"""Explanations of turns: permissions, and requests to the worker process.

An explanation only uses the view of the turn's own seat. While a match runs, users may ask about their own
turn if hints are allowed. They may also ask about a robot's turn if its view had no private information.
After the match they may ask about any turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.analysis import Made, turns_taken
from engine.core.explain import Explanation
from engine.core.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.weighing import explainer
from engine.worker import to_explain
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.matches.match import loading, narration
from host.matches.match.match import Match
from host.matches.match.narration import names_at
from host.tables.tables import hints
from host.turns import draft as drafts
from host.turns.robots import worker
from host.turns.robots.search import search
from host.turns.robots.worker import NoAnswer
from host.turns.sandbox import sandbox as sandboxes
from storage.core.database import Transaction
from storage.history import ratings
from storage.matches.match.log import By
from storage.matches.match.matches import MatchRow
from storage.turns import draft as stored_drafts

About: TypeAlias = Literal["own", "taken"]
"""The user's own turn to take, or a turn that was taken."""


class ExplainRequest(Struct, frozen=True):
    """A turn that the asking user may have explained."""

    match: MatchRow
    names: tuple[str, ...]
    rules: AnyGame
    about: About
    seat: Seat
    view: Any
    """The view of the turn's seat."""
    taken: tuple[Action, ...]
    key: str
    number: int | None = None
    """The number of the turn among all taken turns, from 1."""
    may_answer: bool = True
    """Whether the explanation may include the reply of the next player."""


class _Turn(Struct, frozen=True):
    """A turn that was taken: its number from 1 and its player."""

    number: int
    seat: Seat
    by: By
    state: Any
    actions: tuple[Action, ...]
    seq: int


async def question(ctx: Context, match_id: int, user: User, number: int | None = None) -> ExplainRequest:
    """Return the turn a user asks about.

    During a match it is their own current turn, or else a robot's last turn. After the match it is any turn
    by number. Raises UserError if no turn may be explained.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_begun_row(tx, match_id)
        match = await loading.match_of(ctx, tx, row, whole=True)
        allowed, is_rated = (
            await hints.are_allowed(tx, match),
            await ratings.get_rated(tx, match_id) is not None,
        )
        if row.status == "running" and number is None and allowed:
            own = await _own(tx, match, user)
            if own is not None:
                return own
    if row.status == "finished":
        return await asyncio.to_thread(_past, match, number)
    return await asyncio.to_thread(_robots, match, allowed, is_rated)


async def _own(tx: Transaction, match: Match, user: User) -> ExplainRequest | None:
    """Return the rest of a user's own turn.

    Returns None if it is not their turn or nothing is left to choose.
    """
    seat = match.seat_of(user)
    if seat is None or seat not in match.awaited:
        return None
    draft = drafts.resume(match, seat, await stored_drafts.get(tx, match.row.id, seat))
    if play.decision(draft.state, seat) is None:
        raise user_error("why-turn-complete")
    return about_turn(match, "own", draft.state, seat)


async def hint(ctx: Context, match_id: int, user: User) -> ExplainRequest:
    """Return the turn a user tries out in their sandbox.

    Raises UserError if hints are not allowed.
    """
    sandbox = await sandboxes.load(ctx, match_id, user)
    pending = sandbox.pending
    if not sandbox.has_hints:
        raise user_error("why-no-hints")
    if sandbox.viewer is None or pending is None or pending.seat != sandbox.viewer:
        raise user_error("why-not-your-choice")
    return about_turn(sandbox.match, "own", sandbox.state, sandbox.viewer)


def _robots(match: Match, allowed: bool, is_rated: bool) -> ExplainRequest:
    """Return a robot's last turn in an unfinished match.

    Raises UserError if it may not be explained yet.
    """
    if is_rated:
        raise user_error("why-rated")
    turns = [turn for turn in _turns(match) if turn.by == "robot"]
    if not turns:
        raise user_error("why-no-turn")
    last, rules = turns[-1], match.game
    if rules.observe(last.state, last.seat) != rules.observe(last.state, None):
        raise user_error("why-hidden")
    return replace(_about_taken(match, last), may_answer=allowed)


def _past(match: Match, number: int | None) -> ExplainRequest:
    """Return a turn of a finished match: by number, else a robot's last turn, else the last turn."""
    turns = _turns(match)
    if not turns:
        raise user_error("why-no-turn")
    if number is not None:
        if not 0 < number <= len(turns):
            raise user_error("why-no-such-turn", most=len(turns))
        return _about_taken(match, turns[number - 1])
    robots = [turn for turn in turns if turn.by == "robot"]
    return _about_taken(match, (robots or turns)[-1])


def _turns(match: Match) -> list[_Turn]:
    moves = list(narration.moves(match, match.line.positions[0], match.line.head))
    made = [Made(one.asked, one.move.seat, one.move.action) for one in moves]
    return [
        _Turn(
            place, turn.seat, moves[turn.number].move.by, made[turn.number].state, turn.actions,
            moves[turn.number].seq,
        )
        for place, turn in enumerate(turns_taken(match.game, made, match.state), 1)
    ]  # fmt: skip


def _about_taken(match: Match, turn: _Turn) -> ExplainRequest:
    found = about_turn(match, "taken", turn.state, turn.seat, turn.actions)
    return replace(
        found, number=turn.number, names=names_at(match, turn.seq), key=f"{match.row.id}/{turn.seq}"
    )


def about_turn(
    match: Match, about: About, state: Any, seat: Seat, taken: Sequence[Action] = ()
) -> ExplainRequest:
    """Return the question about a turn in a position, from the view of its seat."""
    view = match.game.observe(state, seat)
    key = f"{match.row.id}/{match.row.head}"
    return ExplainRequest(match.row, match.names, match.game, about, seat, view, tuple(taken), key)


def nodes_for(rules: AnyGame) -> int:
    """Return the number of nodes to search for an explanation."""
    return explainer(rules)[1].nodes


async def explain(ctx: Context, asked: ExplainRequest) -> Explanation:
    """Explain a turn in the worker process when it is free.

    Raises UserError if it does not answer.
    """
    line = to_explain(asked.rules, asked.view, asked.taken, asked.key, nodes_for(asked.rules))
    try:
        found = await search(ctx, partial(worker.WORKER.say, line, Explanation))
    except NoAnswer:
        raise user_error("why-no-answer") from None
    return found if asked.may_answer else replace(found, next_seat=None, answer=())
