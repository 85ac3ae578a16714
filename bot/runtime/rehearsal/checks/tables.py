"""Assumptions about the bot's own messages, buttons and panels, tested with a real table."""

from __future__ import annotations

import asyncio

from bot.runtime.rehearsal.assumptions import Need, assume
from bot.runtime.rehearsal.stage import Stage, require
from engine.core.files.library import games
from host.core import outbox
from host.core.owners import match_owner
from host.core.users import User
from host.matches import users
from host.matches.match.loading import load_row
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.matches.match.matches import MatchRow

PATIENCE = 60.0
"""Maximum seconds until Discord has accepted all messages."""
STEP = 0.5


@assume("Discord accepts the messages of an open table and of its cancellation.")
async def table_opened(stage: Stage) -> None:
    """Open a table and cancel it."""
    user = await _user(stage, stage.channel.guild.owner_id or 0)
    match = await _open(stage, user, robots=0)
    try:
        await _until_sent(stage, match)
    finally:
        await tables.cancel(stage.client.services.ctx, match.id, user)
        stage.client.services.wake(match.id)
    await _until_sent(stage, match)


@assume("Discord accepts the messages, panels and images of a match, and its buttons work.", Need.OPERATOR)
async def table_played(stage: Stage) -> None:
    """Ask the operator to take a turn."""
    if stage.operator.account is None:
        await stage.operator.done("A table opens for you. Press Done.")
    assert stage.operator.account is not None
    match = await _open(stage, await _user(stage, stage.operator.account.id), robots=1)
    await _until_sent(stage, match)
    await stage.operator.until(
        "Below, press Take my turn. Make a turn and confirm it.", _until_moved(stage, match)
    )
    await _until_sent(stage, match)


async def _user(stage: Stage, account: int) -> User:
    ctx, guild = stage.client.services.ctx, stage.channel.guild
    found = await users.identify_accounts(ctx, [users.Account(account, "Operator")], guild.id)
    return User(found[account].key, "Operator")


async def _open(stage: Stage, opener: User, *, robots: int) -> MatchRow:
    rules = next(rules for rules in games().values() if 2 in rules.seat_counts)
    match = await tables.open_match(
        stage.client.services.ctx,
        NewMatch(
            game=rules.id, guild_id=stage.channel.guild.id, channel=stage.channel.id, opener=opener, seats=2,
            robots=robots, begins="opener",
        ),
    )  # fmt: skip
    stage.client.services.wake(match.id)
    return match


async def _until_sent(stage: Stage, match: MatchRow) -> None:
    """Wait until Discord has accepted all messages of a match."""
    ctx, waiting = stage.client.services.ctx, [""]
    for _ in range(round(PATIENCE / STEP)):
        await asyncio.sleep(STEP)
        async with ctx.database.read_transaction() as tx:
            waiting = [row.kind for row in await outbox.of_owner(tx, match_owner(match.id))]
        if not waiting:
            return
    require(False, f"not sent: {', '.join(sorted(waiting))}")


async def _until_moved(stage: Stage, match: MatchRow) -> None:
    before = await _head(stage, match)
    while await _head(stage, match) == before:  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(STEP)


async def _head(stage: Stage, match: MatchRow) -> int:
    async with stage.client.services.ctx.database.read_transaction() as tx:
        return (await load_row(tx, match.id)).head
