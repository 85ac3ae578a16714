"""Explaining a turn: whose turn may be explained to whom, and having it done in the process beside the bot.

What is explained is told from the view of its own seat alone. While a match runs that is the asker's own turn, where
hints are allowed, or a robot's where it saw no more than everybody; after it any turn.
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
from host.core.errors import refuse
from host.core.people import Person
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
"""A turn that is the asker's to take, or one that was taken."""


class Question(Struct, frozen=True):
    """A turn that may be explained to whoever asked."""

    match: MatchRow
    names: tuple[str, ...]
    rules: AnyGame
    about: About
    seat: Seat
    view: Any
    """What its seat sees, and nothing else."""
    taken: tuple[Action, ...]
    key: str
    number: int | None = None
    """Of the turn among all that were taken, from 1."""
    may_answer: bool = True
    """What whoever is next would do may be told."""


class _Turn(Struct, frozen=True):
    """A turn that was taken: its number from 1, and by whom."""

    number: int
    seat: Seat
    by: By
    state: Any
    actions: tuple[Action, ...]
    seq: int


async def question(ctx: Context, match_id: int, person: Person, number: int | None = None) -> Question:
    """Return the turn somebody asks about: their own now, else a robot's last one; after a match any by its number.

    A Refusal says why there is none that may be explained.
    """
    async with ctx.database.reading() as tx:
        row = await loading.load_begun_row(tx, match_id)
        match = await loading.match_of(ctx, tx, row, whole=True)
        allowed, is_rated = (
            await hints.are_allowed(tx, match),
            await ratings.get_rated(tx, match_id) is not None,
        )
        if row.status == "running" and number is None and allowed:
            own = await _own(tx, match, person)
            if own is not None:
                return own
    if row.status == "finished":
        return await asyncio.to_thread(_past, match, number)
    return await asyncio.to_thread(_robots, match, allowed, is_rated)


async def _own(tx: Transaction, match: Match, person: Person) -> Question | None:
    """Return the rest of somebody's own turn; None where it is not theirs, or nothing is left to choose."""
    seat = match.seat_of(person)
    if seat is None or seat not in match.awaited:
        return None
    draft = drafts.resume(match, seat, await stored_drafts.get(tx, match.row.id, seat))
    if play.decision(draft.state, seat) is None:
        raise refuse("why-turn-complete")
    return about_turn(match, "own", draft.state, seat)


async def hint(ctx: Context, match_id: int, person: Person) -> Question:
    """Return the turn somebody tries out in their sandbox; a Refusal where they may have no hint of it."""
    sandbox = await sandboxes.load(ctx, match_id, person)
    pending = sandbox.pending
    if not sandbox.has_hints:
        raise refuse("why-no-hints")
    if sandbox.viewer is None or pending is None or pending.seat != sandbox.viewer:
        raise refuse("why-not-your-choice")
    return about_turn(sandbox.match, "own", sandbox.state, sandbox.viewer)


def _robots(match: Match, allowed: bool, is_rated: bool) -> Question:
    """Return a robot's last turn in a match that is not over; a Refusal where it may not be explained yet."""
    if is_rated:
        raise refuse("why-rated")
    turns = [turn for turn in _turns(match) if turn.by == "robot"]
    if not turns:
        raise refuse("why-no-turn")
    last, rules = turns[-1], match.game
    if rules.observe(last.state, last.seat) != rules.observe(last.state, None):
        raise refuse("why-hidden")
    return replace(_about_taken(match, last), may_answer=allowed)


def _past(match: Match, number: int | None) -> Question:
    """Return a turn of a match that is over: by its number, else a robot's last, else the last."""
    turns = _turns(match)
    if not turns:
        raise refuse("why-no-turn")
    if number is not None:
        if not 0 < number <= len(turns):
            raise refuse("why-no-such-turn", most=len(turns))
        return _about_taken(match, turns[number - 1])
    robots = [turn for turn in turns if turn.by == "robot"]
    return _about_taken(match, (robots or turns)[-1])


def _turns(match: Match) -> list[_Turn]:
    moves = list(narration.moves(match, match.line.marks[0], match.line.head))
    made = [Made(one.asked, one.move.seat, one.move.action) for one in moves]
    return [
        _Turn(
            place, turn.seat, moves[turn.number].move.by, made[turn.number].state, turn.actions,
            moves[turn.number].seq,
        )
        for place, turn in enumerate(turns_taken(match.game, made, match.state), 1)
    ]  # fmt: skip


def _about_taken(match: Match, turn: _Turn) -> Question:
    found = about_turn(match, "taken", turn.state, turn.seat, turn.actions)
    return replace(
        found, number=turn.number, names=names_at(match, turn.seq), key=f"{match.row.id}/{turn.seq}"
    )


def about_turn(match: Match, about: About, state: Any, seat: Seat, taken: Sequence[Action] = ()) -> Question:
    """Return the question about a turn in some position, from what its seat sees there."""
    view = match.game.observe(state, seat)
    key = f"{match.row.id}/{match.row.head}"
    return Question(match.row, match.names, match.game, about, seat, view, tuple(taken), key)


def nodes_for(rules: AnyGame) -> int:
    """Return how many positions are looked at to explain a turn."""
    return explainer(rules)[1].nodes


async def explain(ctx: Context, asked: Question) -> Explanation:
    """Have a turn explained, when the process beside the bot has time for it; a Refusal where it gives no answer."""
    line = to_explain(asked.rules, asked.view, asked.taken, asked.key, nodes_for(asked.rules))
    try:
        found = await search(ctx, partial(worker.WORKER.say, line, Explanation))
    except NoAnswer:
        raise refuse("why-no-answer") from None
    return found if asked.may_answer else replace(found, next_seat=None, answer=())
