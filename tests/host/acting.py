"""People at tables of the tests: who they are, and their usual moves."""

from __future__ import annotations

from typing import Any

import pytest

from host.clock.timing import GRACE
from host.core import scheduler
from host.core.context import Context
from host.core.people import Person
from host.core.refusals import Refusal
from host.idle.waiting import KIND as IDLE
from host.play import turns
from host.play.panels import Panel
from host.tables import tables
from host.view import cards
from storage.match import secrets
from storage.match.matches import MatchRow
from storage.match.secrets import SecretRow
from storage.schedule import outbox, timers
from tests.host.conftest import Clock

ADA, BEN, CEM, DEA = (Person(100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cem", "Dea")))
CHANNEL = 7000


async def opened(ctx: Context, **wishes: Any) -> MatchRow:
    """Open a match of two for Ada, of the toy game and with herself in the first seat unless wished otherwise."""
    usual: dict[str, Any] = {
        "game": "pearls", "server": 1, "channel": CHANNEL, "is_thread": False,
        "opener": ADA, "seats": 2, "begins": "opener",
    }  # fmt: skip
    return await tables.open_match(ctx, **(usual | wishes))


async def begun(ctx: Context, *others: Person, **wishes: Any) -> MatchRow:
    """Open a match and let the others (Ben alone if nobody is named) join, so that it begins."""
    others = others or (BEN,)
    row = await opened(ctx, seats=len(others) + 1 + wishes.get("robots", 0), **wishes)
    for person in others:
        row = await tables.join(ctx, row.id, person)
    return row


async def take(ctx: Context, match: int, person: Person, count: int) -> Panel:
    """Dive for pearls and surface where that is not forced."""
    panel = await turns.choose_action(ctx, match, person, {"move": "take", "count": count})
    if panel.can_confirm:
        return panel
    return await turns.choose_action(ctx, match, person, {"move": "surface"})


async def take_turn(ctx: Context, match: int, person: Person, count: int) -> Panel:
    """Dive, surface and confirm."""
    await take(ctx, match, person, count)
    return await turns.confirm(ctx, match, person)


def key(refused: pytest.ExceptionInfo[Refusal]) -> str:
    """Return the key of the text a refusal gives."""
    return refused.value.text.key


async def waiting(ctx: Context, match: int) -> list[str]:
    """Return the kinds of the posts that wait for a match, the oldest first."""
    async with ctx.database.reading() as tx:
        return [post.kind for post in await outbox.pending(tx, 2**62, 1000, match=match)]


async def timers_of(ctx: Context, match: int) -> dict[str, int]:
    """Return when a match's timers are due, by kind and number: `ping:0`; but not that of its rest."""
    return {kind: at for kind, at in (await all_timers_of(ctx, match)).items() if not kind.startswith(IDLE)}


async def all_timers_of(ctx: Context, match: int) -> dict[str, int]:
    """Return when all timers of a match are due."""
    async with ctx.database.reading() as tx:
        return {f"{timer.kind}:{timer.number}": timer.at for timer in await timers.of_match(tx, match)}


async def secret_of(ctx: Context, match: int) -> SecretRow:
    """Return what a match is dealt from."""
    async with ctx.database.reading() as tx:
        secret = await secrets.get(tx, match)
    assert secret is not None
    return secret


async def deadline(ctx: Context, match: int) -> int | None:
    """Return when the time of whoever is awaited will have run out, as the card tells it."""
    return (await cards.card(ctx, match)).deadline


async def ring_later(ctx: Context, clock: Clock, match: int, later: int = GRACE) -> list[str]:
    """Let time pass, do what is due then, and return the kinds of the posts that wait."""
    clock.now += later
    await scheduler.ring(ctx, match)
    return await waiting(ctx, match)


async def clear_outbox(ctx: Context, match: int) -> None:
    """Take all posts of a match as sent."""
    async with ctx.database.transaction() as tx:
        posts = await outbox.pending(tx, 2**62, 1000, match=match)
        await outbox.mark_sent(tx, *(post.id for post in posts))
