"""Taking a turn: choose, take back, confirm. The log holds only what was confirmed; the rest is a draft."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action
from engine.core.text import text, whose
from host.core import jobs
from host.core.context import Context
from host.core.errors import Refusal, refuse
from host.core.features import publish
from host.core.owners import match_owner
from host.core.people import Person
from host.matches.match import loading, narration
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.settings import settings
from host.turns import draft as drafts
from host.turns.draft import Choosing, Turn, end_by
from host.turns.plan import planning
from host.turns.play.panels import Panel, panel_of
from host.turns.play.refusals import RevealsFirst, StaleRevision
from storage.core.database import Transaction
from storage.matches.match.log import LogConflict
from storage.turns import draft as stored

Change: TypeAlias = Callable[[Turn], Turn]
"""What a person does to their half-done turn; a Refusal leaves it as it was."""


async def panel(ctx: Context, match_id: int, person: Person) -> Panel:
    """Return a person's panel of a running match; whoever is awaited and looks at it is choosing."""
    async with ctx.database.reading() as tx:
        turn = await _turn(tx, await loading.load_running(ctx, tx, match_id), person)
        shown = await _show(tx, turn)
    if turn.is_mine:
        async with ctx.database.transaction(about=str(match_owner(match_id))) as tx:
            await publish(ctx, tx, Choosing(turn.match, turn.seat, person.id))
    return shown


async def choose(
    ctx: Context,
    match_id: int,
    person: Person,
    revision: int | None,
    option_index: int,
    *,
    confirm_reveal: bool = False,
    confirm_end: bool = False,
) -> Panel:
    """Choose an option of the panel of this revision; None stands for whatever the panel is now.

    An option that uncovers something asks first (RevealsFirst); with `confirm_reveal` it is confirmed at
    once, together with the turn so far. With `confirm_end` the turn is confirmed with it where that is offered.
    """

    def change(turn: Turn) -> Turn:
        action, pending = _option_at(turn, option_index), play.decision(turn.state, turn.seat)
        whole = end_by(turn, action) if confirm_end else None
        if whole is not None:
            return drafts.confirm(whole)
        if pending is None or not pending.reveals(turn.state, action):
            return drafts.choose(turn, action)
        if not confirm_reveal:
            raise RevealsFirst(panel_of(turn), option_index)
        return drafts.choose_alone(turn, action)

    return await _change(ctx, match_id, person, revision, change)


def _option_at(turn: Turn, index: int) -> Action:
    offered = () if turn.is_complete else play.options(turn.state, turn.seat)
    if not 0 <= index < len(offered):
        raise refuse("turn-complete" if turn.is_complete else "no-option")
    return offered[index]


async def undo(ctx: Context, match_id: int, person: Person, revision: int | None = None) -> Panel:
    """Take back the last choice, with the forced ones that followed it."""
    return await _change(ctx, match_id, person, revision, lambda turn: _shorten(turn, len(turn.groups) - 1))


async def start_over(ctx: Context, match_id: int, person: Person, revision: int | None = None) -> Panel:
    """Take back the whole turn so far."""
    return await _change(ctx, match_id, person, revision, lambda turn: _shorten(turn, 0))


def _shorten(turn: Turn, length: int) -> Turn:
    if not turn.groups:
        raise refuse("nothing-to-undo")
    return drafts.shorten(turn, turn.groups[:length])


async def confirm(ctx: Context, match_id: int, person: Person, revision: int | None = None) -> Panel:
    """Confirm a turn in which nothing is left but to end it; robots that come next have played when it returns.

    The panel after the last move of a match shows it finished.
    """

    def change(turn: Turn) -> Turn:
        complete = drafts.complete(turn)
        if complete is None:
            raise refuse("turn-unfinished")
        return drafts.confirm(complete)

    return await _change(ctx, match_id, person, revision, change)


async def _change(ctx: Context, match_id: int, person: Person, revision: int | None, change: Change) -> Panel:
    async def load(tx: Transaction) -> Turn:
        before = await _load_asked(ctx, tx, match_id, person, revision)
        return await _end(tx, change(before), person)

    return await keep(ctx, match_id, person, load)


async def keep(
    ctx: Context, match_id: int, person: Person, load: Callable[[Transaction], Awaitable[Turn]]
) -> Panel:
    """Keep a person's turn as their draft, or write it into the log where it is confirmed; return their panel."""
    try:
        async with ctx.lock(match_id), ctx.database.transaction(about=str(match_owner(match_id))) as tx:
            turn = await load(tx)
            await publish(ctx, tx, Choosing(turn.match, turn.seat, person.id))
            after = await _write(ctx, tx, turn)
    except LogConflict:
        raise StaleRevision(await panel(ctx, match_id, person)) from None
    if not after.is_confirmed:
        return panel_of(after)
    match, told = after.match, narration.tell_uncovered(after.match, after.seat, after.actions)
    await jobs.run(ctx, match_owner(match_id))
    present = await _present(ctx, match_id, person)
    return replace(present, before=match.game.observe(match.state, after.seat), uncovered=told)


async def _load_asked(
    ctx: Context, tx: Transaction, match_id: int, person: Person, revision: int | None
) -> Turn:
    """Load the turn of a person who means to change it; a Refusal says why they can't."""
    turn = await _turn(tx, await loading.load_running(ctx, tx, match_id), person)
    if revision is not None and revision != turn.revision:
        raise StaleRevision(panel_of(turn))
    if not turn.is_mine:
        raise Refusal(text("refusal-not-your-turn", **whose(turn.match.awaited)), turn.match.names)
    return turn


async def _turn(tx: Transaction, match: Match, person: Person) -> Turn:
    seat = match.seat_of(person)
    if seat is None:
        raise refuse("not-in-match")
    return drafts.resume(match, seat, await stored.get(tx, match.row.id, seat))


async def _end(tx: Transaction, turn: Turn, person: Person) -> Turn:
    """Confirm a complete turn for somebody who does not want to be asked."""
    if not turn.is_complete or (await settings.of_person(tx, person.id)).confirm:
        return turn
    return drafts.confirm(turn)


async def _write(ctx: Context, tx: Transaction, turn: Turn) -> Turn:
    if turn.is_confirmed:
        await commit(ctx, tx, turn.match, drafts.moves(turn))
        return turn
    row = turn.match.row
    draft = await stored.put(tx, row.id, turn.seat, row.head, drafts.to_json(turn))
    return drafts.with_revision(turn, draft.revision)


async def _present(ctx: Context, match_id: int, person: Person) -> Panel:
    """Return the panel of a match that may be over."""
    async with ctx.database.reading() as tx:
        match = await loading.match_of(ctx, tx, *await loading.load_seated(tx, match_id))
        return await _show(tx, await _turn(tx, match, person))


async def _show(tx: Transaction, turn: Turn) -> Panel:
    return replace(panel_of(turn), plan=await planning.of_seat(tx, turn.match, turn.seat))
