"""Clocks: each seat's remaining time in a match, and the start time of each running clock."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table
from storage.matches.match.matches import MatchRow


class ClockRow(rows.Row, frozen=True, kw_only=True):
    """A seat's clock.

    `remaining_ms` is the remaining time in milliseconds, or None if the match is untimed. `running_since` is
    when the clock started running, or None if it is stopped.
    """

    match_id: int
    seat: int
    remaining_ms: int | None = None
    running_since: int | None = None
    turn: int = 0
    """The log entry with which the seat's turn began; it identifies the turn."""
    timeouts: int = 0
    """Number of consecutive timeouts without a move by the user."""
    banked_ms: int | None = None
    """The seat's own remaining time while `remaining_ms` is the time of a window."""
    has_answered: bool = False
    """Whether the seat has answered in a secret window, in which all clocks run alike."""


TABLES = (
    Table(
        "clocks",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        "remaining_ms" BIGINT,
        running_since BIGINT,
        turn INTEGER NOT NULL,
        timeouts SMALLINT NOT NULL,
        banked_ms BIGINT,
        has_answered BOOLEAN NOT NULL,
        PRIMARY KEY (match_id, seat)
        """,
        row=ClockRow,
    ),
)

_PUT = statements.upsert("clocks", ClockRow.__struct_fields__, ("match_id", "seat"))
_CLOCKS = rows.select(ClockRow, "clocks")
_OF_MATCH = f"{_CLOCKS} WHERE match_id = :match_id ORDER BY seat"
_OF_MATCHES = f"{_CLOCKS} WHERE match_id IN (:several)"
_WAITING_FOR = f"""
    SELECT {rows.columns(MatchRow, "matches")} FROM seats
    JOIN matches ON matches.id = seats.match_id
    JOIN clocks ON clocks.match_id = seats.match_id AND clocks.seat = seats.seat
    WHERE seats.user_key = :user_key AND seats.status = 'running' AND matches.channel_missing_since IS NULL
        AND NOT clocks.has_answered
        AND (clocks.running_since IS NOT NULL OR clocks."remaining_ms" = 0 OR matches.paused_since IS NOT NULL)
"""  # noqa: S608 - only names of tables and columns


async def put(tx: Transaction, *set_: ClockRow) -> None:
    """Save clocks, replacing their earlier values."""
    known = rows.cached_results(tx, of_match)
    if set_:
        await tx.execute(_PUT, [asdict(clock) for clock in set_])
        for (match_id,), former in known.items():
            own = {clock.seat: clock for clock in set_ if clock.match_id == match_id}
            rows.cache_result(tx, of_match, former | own, match_id)


@rows.cached_per_transaction("clocks")
async def of_match(tx: Transaction, match_id: int) -> dict[int, ClockRow]:
    """Return a match's clocks, by seat."""
    found = rows.all_rows(ClockRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))
    return {clock.seat: clock for clock in found}


async def matches_waiting_for(tx: Transaction, user_key: int) -> list[MatchRow]:
    """Return the running matches that may be waiting for a user, newest first.

    The matches are found by their clocks, without reading their logs.
    """
    found = rows.all_rows(MatchRow, await tx.execute(_WAITING_FOR, {"user_key": user_key}))
    return sorted(found, key=lambda match: -match.id)


async def of_matches(tx: Transaction, match_ids: Sequence[int]) -> list[ClockRow]:
    """Return several matches' clocks."""
    return rows.all_rows(ClockRow, await tx.execute(_OF_MATCHES, {"several": match_ids}))


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a finished match's clocks."""
    await tx.execute("DELETE FROM clocks WHERE match_id = :match_id", {"match_id": match_id})
