"""People at tables of the tests: who they are, and their usual moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from host import reading, tables, turns, watch
from host.harbour import Harbour
from host.idling import KIND as IDLE
from host.panels import Panel
from host.people import Person
from host.refusals import Refusal
from host.timing import GRACE
from storage import outbox, timers
from storage.matches import MatchRow
from tests.host.conftest import Clock

ADA, BEN, CEM, DEA = (Person(100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cem", "Dea")))
CHANNEL = 7000


async def opened(h: Harbour, **wishes: Any) -> MatchRow:
    """Open a match of two for Ada, of the toy game and with herself in the first seat unless wished otherwise."""
    usual: dict[str, Any] = {
        "game": "pearls", "server": 1, "channel": CHANNEL, "is_thread": False,
        "opener": ADA, "seats": 2, "begins": "opener",
    }  # fmt: skip
    return await tables.open_match(h, **(usual | wishes))


async def begun(h: Harbour, *others: Person, **wishes: Any) -> MatchRow:
    """Open a match and let the others (Ben alone if nobody is named) join, so that it begins."""
    others = others or (BEN,)
    row = await opened(h, seats=len(others) + 1 + wishes.get("robots", 0), **wishes)
    for person in others:
        row = await tables.join(h, row.id, person)
    return row


async def choose(
    h: Harbour, match: int, person: Person, move: Mapping[str, Any], *, confirm_reveal: bool = False
) -> Panel:
    """Choose the option of a person's panel that is this move of the record."""
    panel = await turns.panel(h, match, person)
    (index,) = (offer.index for offer in panel.offers if offer.action == move)
    return await turns.choose(h, match, person, panel.revision, index, confirm_reveal=confirm_reveal)


async def take(h: Harbour, match: int, person: Person, count: int) -> Panel:
    """Dive for pearls and surface where that is not forced."""
    panel = await choose(h, match, person, {"move": "take", "count": count})
    if panel.can_confirm:
        return panel
    return await choose(h, match, person, {"move": "surface"})


async def take_turn(h: Harbour, match: int, person: Person, count: int) -> Panel:
    """Dive, surface and confirm."""
    await take(h, match, person, count)
    return await turns.confirm(h, match, person)


def key(refused: pytest.ExceptionInfo[Refusal]) -> str:
    """Return the key of the text a refusal gives."""
    return refused.value.text.key


async def waiting(h: Harbour, match: int) -> list[str]:
    """Return the kinds of the posts that wait for a match, the oldest first."""
    async with h.database.reading() as tx:
        return [post.kind for post in await outbox.pending(tx, 2**62, 1000, match=match)]


async def timers_of(h: Harbour, match: int) -> dict[str, int]:
    """Return when a match's timers are due, by kind and number: `ping:0`; but not that of its rest."""
    return {kind: at for kind, at in (await all_timers_of(h, match)).items() if not kind.startswith(IDLE)}


async def all_timers_of(h: Harbour, match: int) -> dict[str, int]:
    """Return when all timers of a match are due."""
    async with h.database.reading() as tx:
        return {f"{timer.kind}:{timer.number}": timer.at for timer in await timers.of_match(tx, match)}


async def deadline(h: Harbour, match: int) -> int | None:
    """Return when the time of whoever is awaited will have run out, as the card tells it."""
    return (await reading.card(h, match)).deadline


async def ring_later(h: Harbour, clock: Clock, match: int, later: int = GRACE) -> list[str]:
    """Let time pass, do what is due then, and return the kinds of the posts that wait."""
    clock.now += later
    await watch.ring(h, match)
    return await waiting(h, match)


async def clear_outbox(h: Harbour, match: int) -> None:
    """Take all posts of a match as sent."""
    async with h.database.transaction() as tx:
        posts = await outbox.pending(tx, 2**62, 1000, match=match)
        await outbox.mark_sent(tx, *(post.id for post in posts))
