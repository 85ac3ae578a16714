"""The latest messages of a match in its channel."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow


class PostedMessagesRow(rows.Row, frozen=True, kw_only=True):
    """The messages that the bot has posted for a match in its channel."""

    match_id: int
    channel: int
    """The channel that contains the messages."""
    latest_messages: str = "[]"
    """The ids of the latest messages as a JSON list, the oldest first."""
    button_message: int | None = None
    """The message with the buttons; None if the card has them."""
    components_without_buttons: str = ""
    """The other components of the message with the buttons, as JSON; empty if it has none."""
    appendable_message: int | None = None
    """The message to which new moves are appended."""
    appendable_since: int = 0
    """When the message to which new moves are appended was sent, in Unix milliseconds."""
    appendable_first_seq: int = 0
    """The first log entry reported in the message to which new moves are appended."""
    last_reported_seq: int = 0
    """The last log entry that a message reported."""
    card_board: str = ""
    """The board image on the status card and whether the card is pinned, as JSON; empty if unknown."""
    card_deadline: int | None = None
    """The deadline on the status card, in Unix milliseconds, for web pages; None if it shows none."""


TABLES = (
    Table(
        "posted_messages",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        channel BIGINT NOT NULL,
        latest_messages TEXT NOT NULL,
        button_message BIGINT,
        components_without_buttons TEXT NOT NULL,
        appendable_message BIGINT,
        appendable_since BIGINT NOT NULL,
        appendable_first_seq INTEGER NOT NULL,
        last_reported_seq INTEGER NOT NULL,
        card_board TEXT NOT NULL DEFAULT '',
        card_deadline BIGINT,
        PRIMARY KEY (match_id)
        """,
        row=PostedMessagesRow,
        json_user_columns=("components_without_buttons",),
        name_columns={"components_without_buttons": (), "card_board": ()},
    ),
)

_PUT = statements.upsert("posted_messages", PostedMessagesRow.__struct_fields__, ("match_id",))
_OF_MATCH = f"{rows.select(PostedMessagesRow, 'posted_messages')} WHERE match_id = :match_id"
_WITH_MATCH = f"""
    SELECT {rows.columns(MatchRow, "matches")}, {seats.COLUMNS}, {rows.columns(PostedMessagesRow, "posted_messages")}
    FROM matches
    LEFT JOIN seats ON seats.match_id = matches.id {seats.NAMES}
    LEFT JOIN posted_messages ON posted_messages.match_id = matches.id
    WHERE matches.id = :match_id ORDER BY seats.seat
"""  # noqa: S608 - only names of tables and columns


@rows.cached_per_transaction("posted_messages")
async def of_match(tx: Transaction, match_id: int) -> PostedMessagesRow | None:
    """Return a match's posted messages, or None."""
    return rows.first_row(PostedMessagesRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))


async def with_match(tx: Transaction, match_id: int) -> tuple[MatchRow, PostedMessagesRow | None] | None:
    """Return a match and its posted messages, or None if the match does not exist.

    The match, its seats and the posted messages are also stored in the transaction's cache.
    """
    known_match = rows.cached_results(tx, seats.match_with_seats).get((match_id,))
    if known_match is not None and (match_id,) in rows.cached_results(tx, of_match):
        return known_match[0], await of_match(tx, match_id)
    answer = await tx.execute(_WITH_MATCH, {"match_id": match_id})
    found = [tuple(rows.split((MatchRow, SeatRow, PostedMessagesRow), row)) for row in answer]
    if not found:
        return None
    match, _, known = found[0]
    rows.cache_result(
        tx, seats.match_with_seats, (match, [seat for _, seat, _ in found if seat is not None]), match_id
    )
    rows.cache_result(tx, of_match, known, match_id)
    return match, known


async def put(tx: Transaction, row: PostedMessagesRow) -> None:
    """Save a match's posted messages."""
    await tx.execute(_PUT, asdict(row))
    rows.cache_result(tx, of_match, row, row.match_id)
