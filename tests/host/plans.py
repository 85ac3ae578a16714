"""Helpers for planning moves and for making planned moves in a match."""

from __future__ import annotations

from typing import Any

from engine.core.model import Label
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.users import User
from host.matches.match import loading
from host.messages import view
from host.messages.posts import cards
from host.turns.plan import planning, plans
from host.turns.plan.plans import Steps
from host.turns.play import turn_actions
from storage.matches.match import log
from tests.host.players import ADA, pending_messages

PASS = {"move": "pass"}


async def load_moves(ctx: Context, match_id: int) -> list[tuple[int | None, str, str]]:
    async with ctx.database.read_transaction() as tx:
        return [(e.seat, e.origin, e.payload) for e in await log.read(tx, match_id) if e.kind == "move"]


async def plan_of(ctx: Context, match_id: int, user: User) -> plans.Plan | None:
    return (await planning.load_plan(ctx, match_id, user)).plan


async def store_plan(ctx: Context, match_id: int, user: User, *actions: dict[str, Any]) -> None:
    """Store a plan, even if its actions are impossible in the current position."""
    async with ctx.database.transaction() as tx:
        found = await loading.load_running(ctx, tx, match_id)
        seat = found.seat_of(user)
        assert seat is not None
        await planning.replace_plan(
            tx, found, seat, Steps(actions, tuple(Label(LocalizedText("pearls-take")) for _ in actions))
        )


async def load_public_output(ctx: Context, match_id: int) -> list[Any]:
    """Return what Ada and a spectator can see of a match, and its pending messages."""
    return [
        await turn_actions.load_panel(ctx, match_id, ADA),
        await cards.get_card(ctx, match_id),
        await view.load_log(ctx, match_id, ADA),
        await view.load_table_view(ctx, match_id, None),
        await pending_messages(ctx, match_id),
    ]
