"""Helpers for tests of searches for a table."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.core.users import User
from host.decisions.finding import answers, asking, wishes
from host.decisions.finding.asking import Offer
from host.decisions.finding.choices import Choices
from host.decisions.finding.kinds import AskUser
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock

GUILD = 1
PLACE = 70
"""The channel in which new tables get threads."""
FIRST_THREAD = 7_000


def wanted(**fields: Any) -> Choices:
    """Return choices for the toy game Pearls."""
    return Choices(**{"games": ("pearls",), "paces": ("daily",)} | fields)


async def find_table(
    ctx: Context, clock: Clock, user: User, choices: Choices | None = None, channel: int = PLACE
) -> None:
    """Start a user's search, a little later than the earlier ones."""
    clock.now += 1
    await wishes.start(ctx, user, GUILD, channel, choices or wanted())


async def pass_time(ctx: Context, clock: Clock, milliseconds: int) -> None:
    """Let time pass, and fire the guild's due timers."""
    clock.now += milliseconds
    await timers.fire_due(ctx, guild_owner(GUILD))


async def find_offer(ctx: Context, user: User) -> Offer:
    """Return the proposal that waits for a user's answer."""
    found = (await wishes.load_wish(ctx, user, GUILD)).offer
    assert found is not None, f"{user.name} has no proposal"
    return found


async def offered(ctx: Context, *users: User) -> list[str]:
    """Return the names of the users for whom a proposal waits."""
    found = [(user.name, (await wishes.load_wish(ctx, user, GUILD)).offer) for user in users]
    return [name for name, offer in found if offer is not None]


async def searching(ctx: Context, *users: User) -> list[str]:
    """Return the names of the users whose search continues."""
    found = [(user.name, await wishes.load_wish(ctx, user, GUILD)) for user in users]
    return [name for name, wish in found if wish.is_searching]


async def open_proposed(ctx: Context, user: User, offer: Offer) -> MatchRow:
    """Open a proposed table as the user who accepts first."""
    await answers.reserve_opening(ctx, user, offer)
    return await answers.open_table(ctx, user, offer, FIRST_THREAD + offer.proposal_id, None)


async def seated_users(ctx: Context, row: MatchRow) -> list[int | None]:
    """Return the keys of the users in a match's seats."""
    async with ctx.database.read_transaction() as tx:
        return [seat.user_key for seat in await seats.of_match(tx, row.id)]


async def queued_posts(ctx: Context) -> list[Any]:
    """Return the guild's queued messages."""
    async with ctx.database.read_transaction() as tx:
        return [outbox.parse(row) for row in await outbox.of_owner(tx, guild_owner(GUILD))]


async def send_asks(ctx: Context, channel: int = 5) -> list[int]:
    """Send the queued messages that propose tables, and return the users who got one."""
    async with ctx.database.read_transaction() as tx:
        rows = await outbox.of_owner(tx, guild_owner(GUILD))
    sent = []
    for row in rows:
        post = outbox.parse(row)
        if isinstance(post, AskUser) and await asking.load_offer_to_send(ctx, row, post) is not None:
            await asking.note_sent(ctx, row, post, channel, row.id)
            sent.append(post.user_key)
    return sent


async def refusal_of(request: Awaitable[object]) -> str:
    """Return the translation key of the error that a request raises."""
    with pytest.raises(UserError) as refused:
        await request
    return refused.value.text.key
