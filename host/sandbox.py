"""The sandbox of a person: kept while they think, thrown away when they like; nothing of it touches the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.text import text
from host import drafts, loading, plans, trying
from host.harbour import Harbour
from host.matches import Match
from host.people import Person
from host.plans import Planned
from host.refusals import Refusal, refuse
from host.trying import THROWN_AWAY, Sandbox, SandboxPanel, panel_of
from storage import drafts as stored_drafts
from storage import sandboxes as stored
from storage.database import Transaction

Change: TypeAlias = Callable[[Sandbox], Sandbox]


class StaleSandbox(Refusal):
    """The click was made on a sandbox that is no longer the present one, which comes with the refusal."""

    def __init__(self, panel: SandboxPanel) -> None:
        super().__init__(text("refusal-stale"), panel.names)
        self.panel = panel


async def show(h: Harbour, match_id: int, person: Person) -> SandboxPanel:
    """Return a person's sandbox of a running match, as they left it or begun at the present position."""
    async with h.database.reading() as tx:
        return panel_of(await _sandbox(tx, await loading.running(h, tx, match_id), person))


async def choose(
    h: Harbour, match_id: int, person: Person, revision: int | None, option_index: int
) -> SandboxPanel:
    """Try an option for the seat that is asked, whosever it is."""

    def change(sandbox: Sandbox) -> Sandbox:
        pending = sandbox.pending
        offered = () if pending is None else pending.options(sandbox.state)
        if not 0 <= option_index < len(offered):
            raise refuse("no-option")
        return trying.choose(sandbox, offered[option_index])

    return await _change(h, match_id, person, revision, change)


async def undo(h: Harbour, match_id: int, person: Person, revision: int | None = None) -> SandboxPanel:
    """Take back what was tried last."""
    return await _change(h, match_id, person, revision, lambda s: trying.shortened(s, len(s.tried) - 1))


async def start_over(h: Harbour, match_id: int, person: Person) -> SandboxPanel:
    """Begin anew at the present position."""
    await throw_away(h, match_id, person)
    return await show(h, match_id, person)


async def throw_away(h: Harbour, match_id: int, person: Person) -> None:
    """Keep nothing of a person's sandbox."""
    async with h.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        await stored.put(tx, match_id, person.id, row.head, THROWN_AWAY)


async def plan(h: Harbour, match_id: int, person: Person, revision: int | None = None) -> Planned:
    """Plan what was tried for one's own next turn."""
    async with h.lock(match_id), h.database.transaction() as tx:
        sandbox = await _asked(h, tx, match_id, person, revision)
        if sandbox.viewer is None:
            raise refuse("not-in-match")
        if sandbox.plan is None:
            raise refuse("plan-nothing")
        return await plans.keep(tx, sandbox.match, sandbox.viewer, sandbox.plan)


async def _change(
    h: Harbour, match_id: int, person: Person, revision: int | None, change: Change
) -> SandboxPanel:
    async with h.database.transaction() as tx:
        after = change(await _asked(h, tx, match_id, person, revision))
        row = after.match.row
        await stored.put(tx, row.id, person.id, row.head, trying.to_json(after))
        return panel_of(await _sandbox(tx, after.match, person))


async def _asked(h: Harbour, tx: Transaction, match_id: int, person: Person, revision: int | None) -> Sandbox:
    sandbox = await _sandbox(tx, await loading.running(h, tx, match_id), person)
    if revision is not None and revision != sandbox.revision:
        raise StaleSandbox(panel_of(sandbox))
    return sandbox


async def _sandbox(tx: Transaction, match: Match, person: Person) -> Sandbox:
    seat, row = match.seat_of(person), await stored.get(tx, match.row.id, person.id)
    draft = None
    if seat is not None:
        draft = drafts.resume(match, seat, await stored_drafts.get(tx, match.row.id, seat))
    return trying.resume(match, seat, row, draft)
