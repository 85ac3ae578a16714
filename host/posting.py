"""What is to be posted: rows of the outbox, written in the transaction of what they tell, removed once sent.

A row names what has to be done; what a post says is read from the log when it is sent. Kinds: `card`,
`chapter:<n>`, `final`, `ping:<seat>`, `unping` (delete the message of a ping), and `robot` (a robot's turn is
due: the host's own, see robots.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.harbour import Harbour
from host.matches import Match
from storage import matches, outbox
from storage.database import Transaction
from storage.matches import MatchRow
from storage.outbox import Post, PostRow

FOR_EVER = 2**62
"""Later than any time."""
MOST_POSTS = 1000


class Due(Struct, frozen=True):
    """A post to be made."""

    kind: str
    message: int | None = None
    """The message of a ping to be deleted."""


def due_after(before: Match, after: Match) -> Iterator[Due]:
    """Yield what a change of the log makes due; a match without entries before it has just begun."""
    yield Due("card")
    if before.row.ping is not None and is_answered(before, after):
        yield Due("unping", before.row.ping)
    if after.has_people:
        # Robots among themselves are done within seconds; nobody reads a board after each of their phases.
        yield from (Due(f"chapter:{number}") for number in _chapters(before, after))
    if after.awaited is None:
        yield Due("final")
    elif after.seats[after.awaited].robot is not None:
        yield Due("robot")
    elif before.row.head == 0 or before.awaited != after.awaited:
        yield Due(f"ping:{after.awaited}")


def _chapters(before: Match, after: Match) -> Iterator[int]:
    line = after.line
    yield from (mark.chapter for mark in line.marks if mark.seq > before.line.head)
    if after.awaited is None and line.marks[-1].seq < line.moved:
        yield line.marks[-1].chapter + 1


def is_answered(before: Match, after: Match) -> bool:
    """Tell whether a ping for the seat that was awaited has done its work."""
    awaited = after.awaited
    return awaited is None or awaited != before.awaited or after.seats[awaited].robot is not None


async def write(
    h: Harbour, tx: Transaction, row: MatchRow, dues: Iterable[Due], dropped: Collection[str]
) -> None:
    """Write what is due and take out the match's rows of the `dropped` kinds (without their numbers)."""
    waiting = await outbox.pending(tx, FOR_EVER, MOST_POSTS, match=row.id) if dropped else []
    await outbox.mark_sent(tx, *(post.id for post in waiting if post.kind.split(":")[0] in dropped))
    unsent = {post.kind: post for post in waiting if row.card is None and post.kind == "card"}
    posts = [_post(row, due, unsent.get(due.kind)) for due in dues]
    await outbox.add(tx, posts, h.now())
    if any(post.kind == "unping" for post in posts):
        await matches.set_ping(tx, row.id, None)


def _post(row: MatchRow, due: Due, unsent: PostRow | None) -> Post:
    """Make a post; a first card keeps the nonce of one that was to be sent before and perhaps has been."""
    payload = {} if due.message is None else {"message": due.message}
    post = Post(match=row.id, kind=due.kind, payload=msgspec.json.encode(payload).decode())
    return post if unsent is None else replace(post, nonce=unsent.nonce, attempts=unsent.attempts + 1)


async def pending(h: Harbour, *, match_id: int | None = None, limit: int = 50) -> tuple[PostRow, ...]:
    """Return the posts that are due now, the oldest first."""
    async with h.database.reading() as tx:
        return tuple(await outbox.pending(tx, h.now(), limit, match=match_id))


async def next_due(h: Harbour) -> int | None:
    """Return when the earliest post is due, in unix milliseconds; None when none waits."""
    async with h.database.reading() as tx:
        return await outbox.next_due(tx)


async def postpone(h: Harbour, post: PostRow, until: int) -> None:
    """Let a post rest until a time in unix milliseconds."""
    async with h.database.transaction() as tx:
        await outbox.postpone(tx, post.id, until)


async def release(h: Harbour, match_id: int) -> None:
    """Make a match's posts due at once: what kept them waiting may be over."""
    async with h.database.transaction() as tx:
        await outbox.release(tx, match_id, h.now())


async def sent(h: Harbour, post: PostRow, message: int | None) -> None:
    """Take a post as made; the message of a card or a ping is remembered.

    A ping whose turn was over before it was sent is deleted at once.
    """
    async with h.database.transaction() as tx:
        row = await matches.get(tx, post.match)
        waiting = await outbox.pending(tx, FOR_EVER, MOST_POSTS, match=post.match)
        await outbox.mark_sent(tx, post.id)
        if row is None or message is None:
            return
        if post.kind == "card":
            await matches.set_card(tx, row.id, message)
        elif post.kind.startswith("ping:") and any(other.id == post.id for other in waiting):
            await matches.set_ping(tx, row.id, message)
        elif post.kind.startswith("ping:") and message != row.ping:
            await write(h, tx, row, (Due("unping", message),), ())


async def spent(h: Harbour, post: PostRow) -> None:
    """Take out a row that is still due after its work was done; one that was told to rest stays."""
    async with h.database.transaction() as tx:
        due = await outbox.pending(tx, h.now(), MOST_POSTS, match=post.match)
        await outbox.mark_sent(tx, *(row.id for row in due if row.id == post.id))


async def lost_card(h: Harbour, match_id: int) -> bool:
    """Forget a card whose message is gone; a new one becomes due. False where there was none."""
    async with h.database.transaction() as tx:
        row = await matches.get(tx, match_id)
        if row is None or row.card is None:
            return False
        await matches.set_card(tx, row.id, None)
        await write(h, tx, row, (Due("card"),), ("card",))
    return True


async def rest(h: Harbour, match_id: int, kind: str, until: int) -> None:
    """Let a match's posts of a kind rest until a time in unix milliseconds."""
    async with h.database.transaction() as tx:
        for post in await outbox.pending(tx, FOR_EVER, MOST_POSTS, match=match_id):
            if post.kind == kind:
                await outbox.postpone(tx, post.id, until)
