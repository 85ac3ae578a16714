"""Open tables: whoever asked for it is told of them, once a day at most, while there are seats."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import Refusal, refuse
from host.core.features import Feature, Phase, Subscription
from host.core.outbox import Post
from host.core.owners import Owner, person_owner
from host.core.people import Person
from host.core.timers import Timer
from host.matches.match.events import TableChanged
from host.matches.settings.block_list import refuse_avoided
from host.matches.settings.time_controls import DAY, MINUTE
from host.messages.notices.aside import hold_back_aside, post_aside
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.messages import table_alerts
from storage.messages.table_alerts import WishRow


class TellOfTables(Timer, frozen=True, tag="tell"):
    """It is time to tell somebody which tables are open in a server."""

    server: int


class TablesOpened(Post, frozen=True, tag="opened"):
    """Tables were opened at which somebody may want to sit down."""

    server: int


MAX_OF_SERVER = 200
"""People who are told of the tables of a server: each is sent a message of their own."""
GATHERING = 10 * MINUTE
"""Milliseconds before a table is told of: friends sit down at once, and more tables may be opened."""
SHOWN = 5
"""Tables that are told of at a time."""
NO_MATCH = 0


class Openings(Struct, frozen=True):
    """Tables at which a person may want to sit down, the newest first."""

    server: int
    tables: tuple[MatchRow, ...]


async def want(ctx: Context, server: int, person: Person, game: str | None) -> None:
    """Tell a person from now on of tables that are opened in a server, for one game or for any."""
    async with ctx.database.transaction() as tx:
        known = await table_alerts.get(tx, server, person.id)
        if known is None and len(await table_alerts.of_server(tx, server)) >= MAX_OF_SERVER:
            raise refuse("openings-crowded")
        told = ctx.now() - DAY if known is None else known.told
        await table_alerts.put(tx, WishRow(server=server, person=person.id, game=game or "", told=told))


async def stop(ctx: Context, server: int, person: Person) -> None:
    """Tell a person of no open tables of a server any more."""
    async with ctx.database.transaction() as tx:
        if not await table_alerts.drop(tx, server, person.id):
            raise refuse("openings-not")
        await timers.drop_exactly(tx, person_owner(person.id), TellOfTables(server))


async def follow(ctx: Context, tx: Transaction, event: TableChanged) -> None:
    """Have people told of an open table who asked to be told of such."""
    row = event.row
    if row.status != "open" or not row.is_public or row.seat_count < 2:
        return
    for wish in await table_alerts.of_server(tx, row.server):
        if wish.game in ("", row.game) and wish.person != row.opener and wish.told <= row.created:
            await _tell_in(ctx, tx, wish)


async def _tell_in(ctx: Context, tx: Transaction, wish: WishRow) -> None:
    owner, timer = person_owner(wish.person), TellOfTables(wish.server)
    if not any(one.timer == timer for one in await timers.of_owner(tx, owner)):
        await timers.put(tx, owner, timer, max(ctx.now() + GATHERING, wish.told + DAY))


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: TellOfTables) -> None:
    """Tell somebody of open tables, or when their quiet hours are over."""
    await post_aside(ctx, tx, owner, NO_MATCH, TablesOpened(timer.server), timer)


async def hold_back(ctx: Context, post: PostRow, told: TablesOpened) -> bool:
    """Look, before somebody is told, whether they may be; True where it is put off, or not told at all."""
    return await hold_back_aside(ctx, post, NO_MATCH, TellOfTables(told.server))


async def openings_of(ctx: Context, server: int, person: int) -> Openings:
    """Return the tables that were opened since a person was told, and at which they may sit down."""
    async with ctx.database.reading() as tx:
        wish = await table_alerts.get(tx, server, person)
        rows = [] if wish is None else await matches.of_server(tx, server, ("open",))
        found = [row for row in rows if wish is not None and await _is_meant(tx, wish, row)]
    return Openings(server, tuple(found[:SHOWN]))


async def _is_meant(tx: Transaction, wish: WishRow, row: MatchRow) -> bool:
    """Tell whether a table has a seat for somebody who wants one; nobody learns who avoids whom."""
    if not row.is_public or row.created < wish.told or wish.game not in ("", row.game):
        return False
    sitting = [seat.person for seat in await seats.of_match(tx, row.id)]
    if wish.person in sitting or len(sitting) >= row.seat_count:
        return False
    with suppress(Refusal):
        await refuse_avoided(tx, Person(wish.person, ""), sitting)
        return True
    return False


async def note_sent(ctx: Context, post: PostRow, told: Openings, *, is_told: bool = True) -> None:
    """Note that somebody was told, or that there was nothing to tell as they can't see the channel."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        if is_told:
            await table_alerts.set_told(tx, told.server, post.owner, ctx.now())


FEATURE = Feature(
    timers=TellOfTables,
    ring=ring,
    posts=TablesOpened,
    subscriptions=(Subscription(TableChanged, Phase.REST, follow),),
)
