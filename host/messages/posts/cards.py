"""Load the content of a match's status card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.files import editions
from engine.core.game import GameResult
from engine.core.model import Seat
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import UserError
from host.matches import pages
from host.matches.match import loading
from host.matches.match.loading import game_of
from host.matches.match.match import Match, names_of, with_display_names
from host.messages.posts import card_board, shared_hours, tracked_messages
from host.messages.posts.card_board import BoardState
from host.tables.fairness.commitments import CommitmentState, build_commitment_state
from host.tables.fairness.fairness_messages import is_unplayed
from host.tables.requirements import NO_REQUIREMENTS, Requirements, requirements_of
from host.tables.roll_call import roll_call
from host.tables.roll_call.roll_call import RollCall
from host.tables.tables import rating_limit
from host.time import reliability
from host.time.clock import deadlines
from host.time.reliability import ReliabilityStats
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.tables import cards as stored
from storage.tables import tables


def house_rules_of(row: MatchRow, seats: int) -> tuple[LocalizedText, ...]:
    """Return the house rules of a match with `seats` players, as deviations from the rule book.

    The result is empty if the edition can't be read.
    """
    try:
        rules = game_of(row)
        edition = msgspec.json.decode(row.edition, type=rules.edition_type)
    except (UserError, msgspec.DecodeError):
        return ()
    return editions.contradictions(rules, edition, seats)


class StatusCard(Struct, frozen=True):
    """The content of a match's status card.

    Before the start, there is no heading, no view and no seat to move.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    invited: tuple[int, ...]
    unnotified: tuple[int, ...] = ()
    """The invited users who have not been mentioned in a message yet."""
    heading: LocalizedText | None = None
    view: Any = None
    awaited: tuple[Seat, ...] = ()
    eliminated: tuple[Seat, ...] = ()
    """The seats that are out of the running game."""
    since: int | None = None
    """When the match started waiting for the current move, in Unix milliseconds."""
    deadline: int | None = None
    """The earliest deadline of the players who have to move, in Unix milliseconds."""
    is_window: bool = False
    """Whether the players to move may answer in a window, until the deadline."""
    result: GameResult | None = None
    """The result; None if the match is not over or ended without one."""
    is_damaged: bool = False
    reliability_counts: Mapping[int, ReliabilityStats] = {}
    """Reliability statistics of the seated users. Empty unless the table is open."""
    house_rules: tuple[LocalizedText, ...] = ()
    """House rules, which deviate from the printed rule book."""
    commitment_state: CommitmentState | None = None
    """The public facts about the match's shuffles; None if the match was imported from a file."""
    has_buttons: bool = True
    """Whether the card has the action buttons; False if a later message has them instead."""
    is_rated: bool = False
    """Whether the result affects the players' ratings."""
    is_over_limit: bool = False
    """Whether the match is unrated although it was opened as rated.

    This happens if two of its players have reached the limit of rated matches against each other.
    """
    has_hints: bool = False
    """Whether players can ask a robot for hints."""
    is_unplayed: bool = False
    """Whether the match was ended after the deal but before the first move."""
    board: BoardState = BoardState()
    """The board image on the card."""
    roll_call: RollCall | None = None
    """The roll call at a full table that has not started."""
    requirements: Requirements = NO_REQUIREMENTS
    """What users without an invitation need to join."""
    page_url: str = ""
    """The address of the match's web page; empty if it has none."""
    shared_hours: tuple[tuple[int, int], ...] | None = None
    """When all seated players of an open table are awake, in Unix milliseconds; None if this is unknown."""


async def get_card(ctx: Context, match_id: int) -> StatusCard:
    """Return the content of a status card.

    A card is returned even if the match's log can't be read.
    """
    async with ctx.database.read_transaction() as tx:
        return await load_card(ctx, tx, match_id)


async def load_card(ctx: Context, tx: Transaction, match_id: int) -> StatusCard:
    """Return the content of the status card, in the caller's transaction."""
    row, sitting = await loading.load_with_seats(tx, match_id)
    # Editing a message does not notify users, so mention invited users only while the table is open or has no
    # card.
    invite_rows = (
        await tables.invites_of_match(tx, match_id) if row.status == "open" or row.card is None else []
    )
    known = await stored.load_facts(tx, match_id)
    tracked = await tracked_messages.load_tracked(tx, row)
    unlike = house_rules_of(row, row.seat_count if row.status == "open" else len(sitting))
    plain = StatusCard(
        row, with_display_names(sitting), names_of(sitting), tuple(invite.user_key for invite in invite_rows),
        tuple(invite.user_key for invite in invite_rows if not invite.is_notified), house_rules=unlike,
        commitment_state=await build_commitment_state(tx, row, known.commitment),
        is_unplayed=await is_unplayed(tx, row), is_rated=known.is_rated,
        is_over_limit=known.is_over_limit, has_hints=known.has_hints,
        has_buttons=row.card is None or tracked.button_message is None,
        board=card_board.load_board(row, tracked),
        page_url=await pages.page_url(ctx, tx, row.guild_id, row.channel, f"m/{row.id}"),
    )  # fmt: skip
    if row.status == "open":
        return await _add_open_table(ctx, tx, plain, requirements_of(known.requirements))
    if row.head == 0:
        return plain
    try:
        match = await loading.load_match(ctx, tx, row, sitting)
    except UserError:
        return replace(plain, is_damaged=True)
    return await _add_match(ctx, tx, plain, match)


async def _add_open_table(
    ctx: Context, tx: Transaction, plain: StatusCard, requirements: Requirements
) -> StatusCard:
    """Return the card with what users need to know before they join the table."""
    row = plain.match
    sat = [seat.user_key for seat in plain.seats if seat.user_key is not None and row.seat_count > 1]
    is_over = plain.is_rated and await rating_limit.is_over_limit(ctx, tx, row, sat)
    return replace(
        plain, reliability_counts=await reliability.load_stats(tx, sat), is_over_limit=is_over,
        roll_call=await roll_call.load(tx, row, plain.seats), requirements=requirements,
        shared_hours=await shared_hours.load_shared_hours(ctx, tx, sat),
    )  # fmt: skip


async def _add_match(ctx: Context, tx: Transaction, plain: StatusCard, match: Match) -> StatusCard:
    """Return the card with the position of a match that has started."""
    deadline = await deadlines.deadline_of(tx, match)
    result = match.game.result(match.state) if match.row.status == "finished" else None
    view = match.game.observe(match.state, None)
    since = match.folded_log.awaited_since if match.awaited else None
    return replace(
        plain,
        heading=match.game.heading(view),
        view=view,
        awaited=match.asked,
        is_window=match.window is not None,
        eliminated=match.game.eliminated(view) if match.awaited else (),
        since=since,
        deadline=deadline,
        result=result,
        board=await _load_wanted_board(ctx, tx, plain.board, match),
    )


async def _load_wanted_board(ctx: Context, tx: Transaction, board: BoardState, match: Match) -> BoardState:
    """Return a card's current and wanted board images."""
    wanted = card_board.add_wanted_board(board, match)
    if wanted.wanted is None or not match.folded_log.base:
        return wanted
    # A match that was loaded from a snapshot may lack the start of its last segment.
    try:
        whole = await loading.load_match(ctx, tx, match.row, match.seats, from_deal=True)
    except UserError:
        return wanted
    return card_board.add_wanted_board(board, whole)
