"""Search for finished matches in a guild, by player, game, date and result.

The caller decides which matches the viewer may see, because access to channels is managed in Discord. Players
who have hidden their profiles can't be searched for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from engine.core.files.library import games
from engine.core.model import Seat
from engine.core.result import GameOutcome
from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User, normalize_name
from host.matches.settings import settings
from storage.core.database import Transaction
from storage.history import results
from storage.history.results import OutcomeKind, Participation
from storage.matches import users
from storage.matches.match import seats as stored_seats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow

ResultFilter: TypeAlias = Literal["won", "lost", "draw", "left"]
"""A player's result: `left` means that the player did not play to the end."""
OUTCOMES: Mapping[ResultFilter, tuple[OutcomeKind, ...]] = MappingProxyType(
    {
        "won": ("won", "all-won"),
        "lost": ("lost", "all-lost"),
        "draw": ("draw",),
        "left": get_args(OutcomeKind),
    }
)
MAX_SEARCHED = 300
"""Maximum number of matches per search, including those that the viewer may not see."""
NEVER = 2**53


class FinishedSearch(Struct, frozen=True):
    """What a user searches for; None stands for any value."""

    guild_id: int
    player: User | None = None
    game: str | None = None
    since: int = 0
    """The matches ended at this time or later, in Unix milliseconds."""
    until: int = NEVER
    """The matches ended before this time, in Unix milliseconds."""
    result: ResultFilter | None = None
    """The player's result; without a player, the viewer's own result."""


class FoundMatch(Struct, frozen=True):
    """A match that fits a search."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    has_played: bool
    """Whether the viewer has or had a seat in it, or opened it."""


class FinishedMatch(Struct, frozen=True):
    """A finished match with its result."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    winners: tuple[Seat, ...]
    hidden_seats: frozenset[Seat]
    """The seats of players who have hidden their profiles from the viewer."""
    outcome: GameOutcome = "won"


async def search(ctx: Context, wanted: FinishedSearch, viewer: User) -> tuple[FoundMatch, ...]:
    """Return the matches that fit a search, most recent first, whether or not the viewer may see them.

    Raises UserError if the player has hidden their profile from the viewer.
    """
    async with ctx.database.read_transaction() as tx:
        await _refuse_hidden(tx, wanted.player, viewer)
        rows = await _find(tx, wanted, viewer)
        sitting = await stored_seats.of_matches(tx, [row.id for row in rows]) if rows else {}
    return tuple(_found(row, tuple(sitting[row.id]), viewer) for row in rows)


async def _refuse_hidden(tx: Transaction, player: User | None, viewer: User) -> None:
    if player is not None and player.key in await _hidden_users(tx, [player.key], viewer):
        raise user_error("profile-hidden", player=Quote(normalize_name(player.name)))


async def _find(tx: Transaction, wanted: FinishedSearch, viewer: User) -> list[MatchRow]:
    period, found = (wanted.since, wanted.until), list[MatchRow]()
    names = [*games()] if wanted.game is None else [wanted.game]
    whose = wanted.player if wanted.result is None else wanted.player or viewer
    if whose is None:
        for name in names:
            found += await results.search(tx, wanted.guild_id, name, period, MAX_SEARCHED)
    else:
        found = await results.search_of_user(
            tx, wanted.guild_id, whose.key, period, results.MAX_ROWS,
            outcomes=get_args(OutcomeKind) if wanted.result is None else OUTCOMES[wanted.result],
            participations=_participations(wanted.result),
        )  # fmt: skip
    fitting = [row for row in found if row.game in names]
    return sorted(fitting, key=lambda row: (-(row.ended or 0), -row.id))[:MAX_SEARCHED]


def _participations(result: ResultFilter | None) -> Sequence[Participation]:
    if result is None:
        return "played", "left", "substitute"
    return ("left",) if result == "left" else ("played", "substitute")


def _found(row: MatchRow, seats: tuple[SeatRow, ...], viewer: User) -> FoundMatch:
    users_of_match = {key for seat in seats for key in (seat.user_key, seat.former_user_key)}
    return FoundMatch(row, seats, viewer.key in users_of_match or row.owner_key == viewer.key)


async def load_results(ctx: Context, found: Sequence[FoundMatch], viewer: User) -> tuple[FinishedMatch, ...]:
    """Return the results of the given matches, which the viewer may see."""
    async with ctx.database.read_transaction() as tx:
        known = await results.of_matches(tx, [one.match.id for one in found]) if found else []
        others = {seat.user_key for one in found if not one.has_played for seat in one.seats}
        hidden = await _hidden_users(tx, [key for key in others if key is not None], viewer)
    firsts = {(row.match_id, row.seat) for row in known if row.has_won}
    outcomes: dict[int, GameOutcome] = {row.match_id: row.outcome for row in known if row.outcome != "lost"}
    return tuple(_finished(one, firsts, hidden, outcomes) for one in found)


async def winning_seats(tx: Transaction, match_ids: Sequence[int]) -> dict[int, tuple[Seat, ...]]:
    """Return the winners of several matches; matches without a result are left out."""
    found = dict[int, tuple[Seat, ...]]()
    for row in await results.of_matches(tx, match_ids) if match_ids else []:
        if row.has_won and row.participation != "left":
            found[row.match_id] = (*found.get(row.match_id, ()), row.seat)
    return found


def _finished(
    one: FoundMatch, firsts: set[tuple[int, Seat]], hidden: set[int], outcomes: Mapping[int, GameOutcome]
) -> FinishedMatch:
    winners = tuple(seat.seat for seat in one.seats if (one.match.id, seat.seat) in firsts)
    masked = () if one.has_played else (seat.seat for seat in one.seats if seat.user_key in hidden)
    return FinishedMatch(one.match, one.seats, winners, frozenset(masked), outcomes.get(one.match.id, "won"))


async def _hidden_users(tx: Transaction, keys: Sequence[int], viewer: User) -> set[int]:
    """Return the users who have hidden their profiles from the viewer."""
    known = await users.of_keys(tx, keys) if keys else {}
    return {
        key
        for key, row in known.items()
        if key != viewer.key and settings.parse_preferences(row.settings).is_hidden
    }
