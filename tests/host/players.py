"""People at tables of the tests: who they are, and their usual moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from host.core import jobs, kinds, outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.kinds import Kind
from host.core.owners import match_owner
from host.core.people import User
from host.matches.match import loading, secrets
from host.matches.match.secrets import Secret
from host.messages.notices.schedule import GRACE
from host.messages.posts import cards
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from host.turns.play import turns
from host.turns.play.panels import Panel
from storage.core.scheduling import jobs as stored_jobs
from storage.core.scheduling import outbox as stored_outbox
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock

ADA, BEN, CEM, DEA = (User(100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cem", "Dea")))
CHANNEL = 7000


async def opened(ctx: Context, **wishes: Any) -> MatchRow:
    """Open a match of two for Ada, of the toy game and with herself in the first seat unless wished otherwise."""
    usual: dict[str, Any] = {
        "game": "pearls", "server": 1, "channel": CHANNEL,
        "opener": ADA, "seats": 2, "begins": "opener",
    }  # fmt: skip
    return await tables.open_match(ctx, NewMatch(**(usual | wishes)))


async def begun(ctx: Context, *others: User, **wishes: Any) -> MatchRow:
    """Open a match and let the others (Ben alone if nobody is named) join, so that it begins."""
    others = others or (BEN,)
    row = await opened(ctx, seats=len(others) + 1 + wishes.get("robots", 0), **wishes)
    for person in others:
        row = await tables.join(ctx, row.id, person)
    return row


async def choose(
    ctx: Context, match: int, person: User, move: Mapping[str, Any], *, confirm_reveal: bool = False
) -> Panel:
    """Choose the option of a person's panel that is this move of the record."""
    panel = await turns.panel(ctx, match, person)
    (index,) = (offer.index for offer in panel.offers if offer.action == move)
    return await turns.choose(ctx, match, person, panel.revision, index, confirm_reveal=confirm_reveal)


async def take(ctx: Context, match: int, person: User, count: int) -> Panel:
    """Dive for pearls and surface where that is not forced."""
    panel = await choose(ctx, match, person, {"move": "take", "count": count})
    if panel.can_confirm:
        return panel
    return await choose(ctx, match, person, {"move": "surface"})


async def take_turn(ctx: Context, match: int, person: User, count: int) -> Panel:
    """Dive, surface and confirm."""
    await take(ctx, match, person, count)
    return await turns.confirm(ctx, match, person)


def key(refused: pytest.ExceptionInfo[UserError]) -> str:
    """Return the key of the text a refusal gives."""
    return refused.value.text.key


def named(kind: Kind) -> str:
    """Return what is stored in short: `remind:0:17`."""
    values = (getattr(kind, field) for field in kind.__struct_fields__ if field not in {"channel", "message"})
    return ":".join(map(str, (kinds.name_of(kind), *values)))


async def waiting(ctx: Context, match: int) -> list[str]:
    """Return the posts that wait for a match in short, the oldest first.

    But not those that bind its chance, nor what players did while a stretch of play goes on (test_lines).
    """
    return [
        told
        for feature, told in await all_waiting(ctx, match)
        if feature != "fairness" and not told.startswith("lines:")
    ]


async def all_waiting(ctx: Context, match: int) -> list[tuple[str, str]]:
    """Return all posts that wait for a match, each with its feature."""
    async with ctx.database.read_transaction() as tx:
        posts = await outbox.waiting(tx, match_owner(match))
    return [(row.feature, named(outbox.read(row))) for row in posts]


async def jobs_of(ctx: Context, match: int) -> list[str]:
    """Return the kinds of the jobs that wait for a match."""
    async with ctx.database.read_transaction() as tx:
        return [row.kind for row in await stored_jobs.waiting(tx, "match", match)]


async def timers_of(ctx: Context, match: int) -> dict[str, int]:
    """Return when a match's timers are due, by kind and seat or question; but not those of its rest."""
    return {
        kind: at
        for kind, at in (await all_timers_of(ctx, match)).items()
        if not kind.startswith("inactivity")
    }


async def all_timers_of(ctx: Context, match: int) -> dict[str, int]:
    """Return when all timers of a match are due; those of a match that nobody touches are `idle:...`."""
    async with ctx.database.read_transaction() as tx:
        set_ = await timers.of_owner(tx, match_owner(match))
    return {_short(one.timer): one.at for one in set_}


def _short(timer: Kind) -> str:
    if kinds.feature_of(timer) == "inactivity":
        return f"inactivity:{kinds.name_of(timer)}"
    return ":".join(named(timer).split(":")[:2])


async def secret_of(ctx: Context, match: int) -> Secret:
    """Return what a match is dealt from."""
    async with ctx.database.read_transaction() as tx:
        return await secrets.load(tx, await loading.row_of(tx, match))


async def deadline(ctx: Context, match: int) -> int | None:
    """Return when the time of whoever is awaited will have run out, as the card tells it."""
    return (await cards.card(ctx, match)).deadline


async def ring(ctx: Context, match: int) -> None:
    """Do what a match's timers that are due are for."""
    await timers.fire_due(ctx, match_owner(match))


async def work(ctx: Context, match: int) -> bool:
    """Do a match's jobs that are due; True when more are."""
    return await jobs.run(ctx, match_owner(match))


async def ring_later(ctx: Context, clock: Clock, match: int, later: int = GRACE) -> list[str]:
    """Let time pass, do what is due then, and return the posts that wait."""
    clock.now += later
    await ring(ctx, match)
    return await waiting(ctx, match)


async def clear_outbox(ctx: Context, match: int) -> None:
    """Take all posts of a match as sent."""
    async with ctx.database.transaction() as tx:
        posts = await outbox.waiting(tx, match_owner(match))
        await stored_outbox.mark_sent(tx, *(post.id for post in posts))
