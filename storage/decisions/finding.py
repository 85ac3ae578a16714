"""Users' searches for a table, and the tables that were proposed to them."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class WishRow(rows.Row, frozen=True, kw_only=True):
    """A user's choices and search, and the table that is proposed to them.

    Times are in Unix milliseconds. After the search, the row keeps the user's choices.
    """

    user_key: int
    guild_id: int
    channel: int = 0
    """The channel in which a new table may get a thread; 0 if the user can't open tables."""
    choices: str
    """The user's choices, as JSON."""
    since: int | None = None
    """When the search began; None if the user is not searching."""
    expires: int = 0
    refused: str = "[]"
    """The proposals that the user will not get again, as JSON."""
    hidden_channels: str = "[]"
    """The channels of proposals that the user could not see, as JSON."""
    refusals: int = 0
    """Number of proposals that the user has refused during this search."""
    rests_until: int = 0
    """The time before which the user gets no proposals."""
    proposal_id: int | None = None
    """The proposal that waits for the user's answer."""
    answer_by: int = 0
    ask_channel: int | None = None
    ask_message: int | None = None
    """The id of the message that asks the user, once it is sent."""


class ProposalRow(rows.Row, frozen=True, kw_only=True):
    """A table for users whose wishes fit; the database assigns the id."""

    id: int = 0
    guild_id: int
    channel: int
    """The channel in which a new table gets its thread."""
    game: str
    seats: int
    time_control: str
    kind: str
    created: int
    opening_since: int = 0
    """The time when a user began to open the table, in Unix milliseconds."""
    match_id: int | None = None
    """The open table; None until a user has opened it."""


TABLES = (
    Table(
        "table_wishes",
        """
        user_key BIGINT NOT NULL,
        guild_id BIGINT NOT NULL,
        channel BIGINT NOT NULL,
        choices TEXT NOT NULL,
        since BIGINT,
        expires BIGINT NOT NULL,
        refused TEXT NOT NULL,
        hidden_channels TEXT NOT NULL,
        refusals INTEGER NOT NULL,
        rests_until BIGINT NOT NULL,
        proposal_id BIGINT,
        answer_by BIGINT NOT NULL,
        ask_channel BIGINT,
        ask_message BIGINT,
        PRIMARY KEY (user_key)
        """,
        row=WishRow,
        has_rowid=True,
        indexes=(
            "CREATE INDEX ix_table_wishes_guild_since ON table_wishes (guild_id, since)",
            "CREATE INDEX ix_table_wishes_proposal ON table_wishes (proposal_id)",
        ),
        scope=Scope.GUILD,
        user_columns=("user_key",),
        is_personal=True,
    ),
    Table(
        "table_proposals",
        """
        guild_id BIGINT NOT NULL,
        channel BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        seats SMALLINT NOT NULL,
        time_control VARCHAR(16) NOT NULL,
        kind VARCHAR(16) NOT NULL,
        created BIGINT NOT NULL,
        opening_since BIGINT NOT NULL,
        match_id BIGINT
        """,
        row=ProposalRow,
        has_autoincrement=True,
        indexes=(
            "CREATE INDEX ix_table_proposals_guild ON table_proposals (guild_id)",
            "CREATE UNIQUE INDEX uq_table_proposals_match ON table_proposals (match_id)",
        ),
        scope=Scope.GUILD,
    ),
)

_WISHES = rows.select(WishRow, "table_wishes")
_GET = f"{_WISHES} WHERE user_key = :user_key"
_SEARCHING = f"{_WISHES} WHERE guild_id = :guild_id AND since IS NOT NULL ORDER BY since, user_key"
_ASKED = f"{_WISHES} WHERE proposal_id = :proposal_id"
_ADD = statements.insert_or_ignore("table_wishes", WishRow.__struct_fields__)
_CHOICES = ("guild_id", "channel", "choices", "since", "expires", "refusals", "hidden_channels")
_SET_CHOICES = f"{statements.update('table_wishes', _CHOICES)} WHERE user_key = :user_key"
_CLAIM = """
    UPDATE table_wishes SET proposal_id = :proposal_id, answer_by = :answer_by, ask_channel = NULL, ask_message = NULL
    WHERE user_key = :user_key AND guild_id = :guild_id AND since IS NOT NULL AND proposal_id IS NULL
"""
_RELEASED = (
    "since", "refused", "hidden_channels", "refusals", "rests_until", "proposal_id", "ask_channel", "ask_message",
)  # fmt: skip
_RELEASE = (
    f"{statements.update('table_wishes', _RELEASED)} WHERE user_key = :user_key AND proposal_id = :old_id"
)
_SET_MESSAGE = """
    UPDATE table_wishes SET ask_channel = :ask_channel, ask_message = :ask_message
    WHERE user_key = :user_key AND proposal_id = :proposal_id
"""
_NEW_PROPOSAL = ProposalRow.__struct_fields__[1:]
_ADD_PROPOSAL = f"{statements.insert('table_proposals', _NEW_PROPOSAL)} RETURNING id"
_PROPOSALS = rows.select(ProposalRow, "table_proposals")
_GET_PROPOSAL = f"{_PROPOSALS} WHERE id = :proposal_id"
_PROPOSALS_OF_GUILD = f"{_PROPOSALS} WHERE guild_id = :guild_id ORDER BY id"
_PROPOSAL_OF_MATCH = f"{_PROPOSALS} WHERE match_id = :match_id"
_CLAIM_OPENING = """
    UPDATE table_proposals SET opening_since = :now
    WHERE id = :proposal_id AND match_id IS NULL AND opening_since <= :before
"""
_SET_OPENING = "UPDATE table_proposals SET opening_since = 0 WHERE id = :proposal_id"
_SET_MATCH = "UPDATE table_proposals SET match_id = :match_id WHERE id = :proposal_id AND match_id IS NULL"
_DELETE_PROPOSALS = "DELETE FROM table_proposals WHERE id IN (:proposal_ids)"


async def get(tx: Transaction, user_key: int) -> WishRow | None:
    """Return a user's wish, or None."""
    return rows.first_row(WishRow, await tx.execute(_GET, {"user_key": user_key}))


async def put_choices(tx: Transaction, row: WishRow) -> None:
    """Save a user's choices and their place in the queue; keep the proposal that waits for an answer."""
    await tx.execute(_ADD, asdict(row))
    await tx.execute(_SET_CHOICES, asdict(row))


async def searches_of_guild(tx: Transaction, guild_id: int) -> list[WishRow]:
    """Return the wishes of a guild's users who are searching, oldest first."""
    return rows.all_rows(WishRow, await tx.execute(_SEARCHING, {"guild_id": guild_id}))


async def wishes_of_proposal(tx: Transaction, proposal_id: int) -> list[WishRow]:
    """Return the wishes of the users who have to answer a proposal, oldest first."""
    found = rows.all_rows(WishRow, await tx.execute(_ASKED, {"proposal_id": proposal_id}))
    return sorted(found, key=lambda wish: (wish.since or 0, wish.user_key))


async def claim(tx: Transaction, wish: WishRow, proposal_id: int, answer_by: int) -> bool:
    """Reserve a wish for a proposal; return False if another process has reserved it or the search has ended."""
    values = {**asdict(wish), "proposal_id": proposal_id, "answer_by": answer_by}
    return (await tx.execute(_CLAIM, values)).rowcount == 1


async def release(tx: Transaction, wish: WishRow) -> bool:
    """Save a wish whose proposal is over; return False if another process has already done so.

    `wish` still has the proposal's id.
    """
    changed = replace(wish, proposal_id=None, ask_channel=None, ask_message=None)
    return (await tx.execute(_RELEASE, {**asdict(changed), "old_id": wish.proposal_id})).rowcount == 1


async def set_message(
    tx: Transaction, user_key: int, proposal_id: int, ask_channel: int, ask_message: int
) -> bool:
    """Save the message that asks a user; return False if the proposal no longer waits for the user."""
    values = {
        "user_key": user_key, "proposal_id": proposal_id, "ask_channel": ask_channel, "ask_message": ask_message,
    }  # fmt: skip
    return (await tx.execute(_SET_MESSAGE, values)).rowcount == 1


async def add_proposal(tx: Transaction, row: ProposalRow) -> ProposalRow:
    """Save a new proposal, and return it with its id."""
    values = {name: getattr(row, name) for name in _NEW_PROPOSAL}
    return replace(row, id=await tx.scalar(_ADD_PROPOSAL, values))


async def get_proposal(tx: Transaction, proposal_id: int) -> ProposalRow | None:
    """Return a proposal, or None."""
    return rows.first_row(ProposalRow, await tx.execute(_GET_PROPOSAL, {"proposal_id": proposal_id}))


async def proposals_of_guild(tx: Transaction, guild_id: int) -> list[ProposalRow]:
    """Return a guild's proposals, oldest first."""
    return rows.all_rows(ProposalRow, await tx.execute(_PROPOSALS_OF_GUILD, {"guild_id": guild_id}))


async def proposal_of_match(tx: Transaction, match_id: int) -> ProposalRow | None:
    """Return the proposal for an open table, or None."""
    return rows.first_row(ProposalRow, await tx.execute(_PROPOSAL_OF_MATCH, {"match_id": match_id}))


async def claim_opening(tx: Transaction, proposal_id: int, now: int, before: int) -> bool:
    """Reserve the opening of a proposed table; return False if it is open or being opened.

    A reservation made at or before `before` has expired.
    """
    values = {"proposal_id": proposal_id, "now": now, "before": before}
    return (await tx.execute(_CLAIM_OPENING, values)).rowcount == 1


async def release_opening(tx: Transaction, proposal_id: int) -> None:
    """Cancel the reservation to open a proposed table."""
    await tx.execute(_SET_OPENING, {"proposal_id": proposal_id})


async def set_match(tx: Transaction, proposal_id: int, match_id: int) -> bool:
    """Record that a proposed table was opened; return False if it was already opened or withdrawn."""
    values = {"proposal_id": proposal_id, "match_id": match_id}
    return (await tx.execute(_SET_MATCH, values)).rowcount == 1


async def delete_proposals(tx: Transaction, proposal_ids: Collection[int]) -> None:
    """Delete proposals."""
    if proposal_ids:
        await tx.execute(_DELETE_PROPOSALS, {"proposal_ids": [*proposal_ids]})
