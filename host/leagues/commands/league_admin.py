"""Commands for hosts in a season; each action is recorded in the audit log and announced.

A ruling is a log entry that can be reversed. Hosts may play in the season themselves. If an action concerns
them, others have to consent first, and the functions raise ConsentRequested.
"""

from __future__ import annotations

from collections.abc import Sequence

from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User, normalize_name
from host.leagues.host_acts.proposals import perform
from host.leagues.lifecycle import draws, season_log
from host.leagues.lifecycle.inactive_members import MAX_BARRED
from host.leagues.lifecycle.kinds import (
    ManageMember,
    ManageSeason,
    ManageTable,
    MemberCommand,
    ReplaceMember,
    ReverseRuling,
    SeasonCommand,
    ShiftSeason,
    TableCommand,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.drawing import DrawResult
from host.leagues.season.entries import LoggedSeasonEntry
from host.leagues.season.entry_base import SeasonRuling
from host.leagues.season.fold import reversed_entries
from host.leagues.season.rulings import RulingReversed
from host.matches.permissions import Authority

MAX_SHIFT_DAYS = 60
"""Maximum number of days by which a single host action may postpone dates."""


async def _manage_season(ctx: Context, season_id: int, by: Authority, what: SeasonCommand) -> None:
    await perform(ctx, season_id, by, lambda known: ManageSeason(known.league.name, known.row.number, what))


async def _manage_table(
    ctx: Context,
    season_id: int,
    by: Authority,
    what: TableCommand,
    table: int,
    places: Sequence[tuple[int, int | None]] = (),
) -> None:
    def act(known: LoadedSeason) -> ManageTable:
        _players_at(known, table)
        return ManageTable(known.league.name, known.row.number, what, table, tuple(places))

    await perform(ctx, season_id, by, act)


def _players_at(loaded: LoadedSeason, table: int) -> tuple[int, ...]:
    """Return a table's players.

    Raises a UserError if the table does not exist.
    """
    if table not in loaded.season.tables:
        raise user_error("league-table")
    return loaded.season.tables[table].user_keys


def _member_act(
    loaded: LoadedSeason, what: MemberCommand, user_key: int, *, name: str = "", seeding: int | None = None,
    seasons: int = 0, table: int | None = None,
) -> ManageMember:  # fmt: skip
    return ManageMember(
        loaded.league.name, loaded.row.number, what, user_key, name or _member_name(loaded, user_key),
        seeding, seasons, table,
    )  # fmt: skip


def _member_name(loaded: LoadedSeason, user_key: int) -> str:
    member = loaded.season.members.get(user_key)
    return "" if member is None else member.name


async def add(ctx: Context, season_id: int, user: User, by: Authority) -> None:
    """Sign up a user on a host's authority."""
    await perform(
        ctx, season_id, by, lambda known: _member_act(known, "add", user.key, name=normalize_name(user.name))
    )


async def remove(ctx: Context, season_id: int, user_key: int, by: Authority) -> None:
    """Remove a member before the draw; requires a reason."""
    await perform(ctx, season_id, by, lambda known: _member_act(known, "remove", user_key))


async def seed(ctx: Context, season_id: int, user_key: int, number: int | None, by: Authority) -> None:
    """Set a member's strength before the draw; None uses the rating."""
    if number is not None and not 0 <= number <= 4000:
        raise user_error("league-seeding")
    await perform(ctx, season_id, by, lambda known: _member_act(known, "seed", user_key, seeding=number))


async def preview(ctx: Context, season_id: int) -> DrawResult:
    """Make a preview of the draw with all members.

    It reveals nothing about the real draw.
    """
    found = await draws.preview(ctx, season_id)
    if found is None:
        raise user_error("league-too-few")
    return found


async def close_now(ctx: Context, season_id: int, by: Authority) -> None:
    """Close sign-up early."""
    await _manage_season(ctx, season_id, by, "close")


async def draw_now(ctx: Context, season_id: int, by: Authority) -> None:
    """Hold the draw early, with the confirmed members."""
    await _manage_season(ctx, season_id, by, "draw")


async def redraw(ctx: Context, season_id: int, by: Authority) -> None:
    """Discard a draw before play begins; requires a reason.

    A new draw with new secrets follows a day later.
    """
    await _manage_season(ctx, season_id, by, "redraw")


async def begin_now(ctx: Context, season_id: int, by: Authority) -> None:
    """Begin play early."""
    await _manage_season(ctx, season_id, by, "begin")


async def pause(ctx: Context, season_id: int, by: Authority) -> None:
    """Pause a season with all its matches; requires a reason."""
    await _manage_season(ctx, season_id, by, "pause")


async def resume(ctx: Context, season_id: int, by: Authority) -> None:
    """Resume a season, and postpone all remaining dates by the length of the pause."""
    await _manage_season(ctx, season_id, by, "resume")


async def end_now(ctx: Context, season_id: int, by: Authority) -> None:
    """End play early and adjudicate unfinished tables; requires a reason."""
    await _manage_season(ctx, season_id, by, "end")


async def void(ctx: Context, season_id: int, by: Authority) -> None:
    """Void a season with all its matches; requires a reason."""
    await _manage_season(ctx, season_id, by, "void")


async def shift(ctx: Context, season_id: int, days: int, by: Authority) -> None:
    """Postpone all remaining dates of a season; requires a reason."""
    if not 1 <= days <= MAX_SHIFT_DAYS:
        raise user_error("league-shift", most=MAX_SHIFT_DAYS)
    await perform(ctx, season_id, by, lambda known: ShiftSeason(known.league.name, known.row.number, days))


async def set_result(
    ctx: Context, season_id: int, table: int, places: Sequence[tuple[int, int | None]], by: Authority
) -> None:
    """Set each player's place at a table.

    A place of None means no points. A reason is required.
    """
    await _manage_table(ctx, season_id, by, "rule", table, places)


async def void_table(ctx: Context, season_id: int, table: int, by: Authority) -> None:
    """Void a table so that it does not count; requires a reason."""
    await _manage_table(ctx, season_id, by, "void", table)


async def replay(ctx: Context, season_id: int, table: int, by: Authority) -> None:
    """Replay a table in a new match; requires a reason."""
    await _manage_table(ctx, season_id, by, "replay", table)


async def excuse(
    ctx: Context, season_id: int, user_key: int, by: Authority, table: int | None = None
) -> None:
    """Excuse a member for leaving a table; requires a reason.

    If `table` is None, the member is excused for all tables. If the member was struck for leaving too many
    tables, the strike is reversed, unless they have also left too many other tables.
    """
    await perform(ctx, season_id, by, lambda known: _member_act(known, "excuse", user_key, table=table))


async def strike(ctx: Context, season_id: int, user_key: int, by: Authority, seasons: int = 0) -> None:
    """Strike a member from a season and bar them from later seasons; requires a reason."""
    if not 0 <= seasons <= MAX_BARRED:
        raise user_error("league-bar", most=MAX_BARRED)
    await perform(ctx, season_id, by, lambda known: _member_act(known, "strike", user_key, seasons=seasons))


async def replace(ctx: Context, season_id: int, table: int, seat: int, new: User, by: Authority) -> None:
    """Replace a player at a table; requires a reason.

    Hosts can't take the seat themselves.
    """

    def act(known: LoadedSeason) -> ReplaceMember:
        sitting = _players_at(known, table)
        if not 0 <= seat < len(sitting):
            raise user_error("league-places")
        return ReplaceMember(
            known.league.name, known.row.number, table, _member_name(known, sitting[seat]),
            normalize_name(new.name), left=sitting[seat], came=new.key,
        )  # fmt: skip

    await perform(ctx, season_id, by, act)


async def reverse(ctx: Context, season_id: int, entry: int, by: Authority) -> None:
    """Reverse a ruling as if it had never been made; requires a reason."""
    await perform(ctx, season_id, by, lambda known: ReverseRuling(known.league.name, known.row.number, entry))


async def rulings(ctx: Context, season_id: int) -> tuple[LoggedSeasonEntry, ...]:
    """Return a season's valid rulings, oldest first."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
    reversed_seqs = reversed_entries(known.log)
    found = (
        item for item in known.log if isinstance(item.entry, SeasonRuling) and item.seq not in reversed_seqs
    )
    return tuple(item for item in found if not isinstance(item.entry, RulingReversed))
