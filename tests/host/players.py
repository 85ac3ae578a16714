"""Users at test tables, with helpers for their usual moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from host.core import jobs, kinds, outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.kinds import Kind
from host.core.owners import match_owner
from host.core.users import User
from host.matches.match import loading, secrets
from host.matches.match.secrets import Secret
from host.messages.notices.schedule import GRACE
from host.messages.posts import cards
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from storage.core.scheduling import jobs as stored_jobs
from storage.core.scheduling import outbox as stored_outbox
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock

ADA, BEN, CEM, DEA = (User(100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cem", "Dea")))
CHANNEL = 7000


async def open_match(ctx: Context, **fields: Any) -> MatchRow:
    """Open a match as Ada.

    By default, it is a two-player match in the toy game with Ada in the first seat.
    """
    usual: dict[str, Any] = {
        "game": "pearls", "guild_id": 1, "channel": CHANNEL,
        "opener": ADA, "seats": 2, "begins": "opener",
    }  # fmt: skip
    return await tables.open_match(ctx, NewMatch(**(usual | fields)))


async def start_match(ctx: Context, *others: User, **fields: Any) -> MatchRow:
    """Open a match and let the given users join (by default only Ben), so that it begins."""
    others = others or (BEN,)
    row = await open_match(ctx, seats=len(others) + 1 + fields.get("robots", 0), **fields)
    for user in others:
        row = await tables.join(ctx, row.id, user)
    return row


async def choose(
    ctx: Context, match_id: int, user: User, move: Mapping[str, Any], *, confirm_reveal: bool = False
) -> Panel:
    """Choose the option with the given move in a user's panel."""
    panel = await turn_actions.load_panel(ctx, match_id, user)
    (index,) = (offer.index for offer in panel.offers if offer.action == move)
    return await turn_actions.choose(
        ctx, match_id, user, panel.revision, index, confirm_reveal=confirm_reveal
    )


async def take_pearls(ctx: Context, match_id: int, user: User, count: int) -> Panel:
    """Dive for `count` pearls and surface, without confirming.

    The dive may already end the turn.
    """
    panel = await choose(ctx, match_id, user, {"move": "take", "count": count})
    if panel.can_confirm:
        return panel
    return await choose(ctx, match_id, user, {"move": "surface"})


async def take_turn(ctx: Context, match_id: int, user: User, count: int) -> Panel:
    """Dive for `count` pearls, surface and confirm."""
    await take_pearls(ctx, match_id, user, count)
    return await turn_actions.confirm(ctx, match_id, user)


def error_key(caught: pytest.ExceptionInfo[UserError]) -> str:
    """Return the translation key of a user error."""
    return caught.value.text.key


def describe_kind(kind: Kind) -> str:
    """Return a timer, job or outbox message in short form.

    The short form consists of the kind's name and the values of its fields, for example `remind:0:17`.
    """
    values = (getattr(kind, field) for field in kind.__struct_fields__ if field not in {"channel", "message"})
    return ":".join(map(str, (kinds.name_of(kind), *values)))


async def pending_messages(ctx: Context, match_id: int) -> list[str]:
    """Return a match's pending messages in short form, oldest first.

    Commitments and messages about single moves are omitted.
    """
    return [
        text
        for feature, text in await all_pending_messages(ctx, match_id)
        if feature != "fairness" and not text.startswith("lines:")
    ]


async def all_pending_messages(ctx: Context, match_id: int) -> list[tuple[str, str]]:
    """Return all of a match's pending messages in short form, each with the name of its feature."""
    async with ctx.database.read_transaction() as tx:
        posts = await outbox.of_owner(tx, match_owner(match_id))
    return [(row.feature, describe_kind(outbox.parse(row))) for row in posts]


async def jobs_of(ctx: Context, match_id: int) -> list[str]:
    """Return the kinds of a match's pending jobs."""
    async with ctx.database.read_transaction() as tx:
        return [row.kind for row in await stored_jobs.of_owner(tx, "match", match_id)]


async def timers_of(ctx: Context, match_id: int) -> dict[str, int]:
    """Return the due time of each of a match's timers, except inactivity timers.

    Each key contains the timer's kind and its seat or vote.
    """
    return {
        kind: at
        for kind, at in (await all_timers_of(ctx, match_id)).items()
        if not kind.startswith("inactivity")
    }


async def all_timers_of(ctx: Context, match_id: int) -> dict[str, int]:
    """Return the due time of each of a match's timers, including inactivity timers."""
    async with ctx.database.read_transaction() as tx:
        set_ = await timers.of_owner(tx, match_owner(match_id))
    return {_describe_timer(set_timer.timer): set_timer.at for set_timer in set_}


def _describe_timer(timer: Kind) -> str:
    if kinds.feature_of(timer) == "inactivity":
        return f"inactivity:{kinds.name_of(timer)}"
    return ":".join(describe_kind(timer).split(":")[:2])


async def secret_of(ctx: Context, match_id: int) -> Secret:
    """Return the secret from which a match's randomness is derived."""
    async with ctx.database.read_transaction() as tx:
        return await secrets.load(tx, await loading.load_row(tx, match_id))


async def deadline(ctx: Context, match_id: int) -> int | None:
    """Return the deadline of the player to move, as the status card shows it."""
    return (await cards.get_card(ctx, match_id)).deadline


async def fire_timers(ctx: Context, match_id: int) -> None:
    """Run a match's due timers."""
    await timers.fire_due(ctx, match_owner(match_id))


async def run_jobs(ctx: Context, match_id: int) -> bool:
    """Run a match's due jobs, and return True if more jobs are due."""
    return await jobs.run(ctx, match_owner(match_id))


async def fire_timers_later(ctx: Context, clock: Clock, match_id: int, elapsed: int = GRACE) -> list[str]:
    """Advance the clock, run the match's due timers, and return its pending messages."""
    clock.now += elapsed
    await fire_timers(ctx, match_id)
    return await pending_messages(ctx, match_id)


async def clear_outbox(ctx: Context, match_id: int) -> None:
    """Mark all of a match's messages as sent."""
    async with ctx.database.transaction() as tx:
        posts = await outbox.of_owner(tx, match_owner(match_id))
        await stored_outbox.delete_sent(tx, *(post.id for post in posts))
