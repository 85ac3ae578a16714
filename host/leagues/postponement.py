"""Postponing one league match: all its players agree to stop the clocks for some days."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.text import LocalizedText, text
from host.core import timers
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature
from host.core.owners import season_owner
from host.core.users import User, normalize_name
from host.decisions.vote.ballots import YES, VoteResult
from host.decisions.vote.kinds import Vote, VoteNames
from host.decisions.vote.requests import request
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import append_entry, step_due_at
from host.leagues.lifecycle.kinds import EndPostponement, PostponementRefused, StepTimer
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.entries import TablePostponed
from host.leagues.season.legality import find_obstacle
from host.leagues.season.season import FixtureState
from host.matches.log.entries import Entry, SeatTaken
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match, is_season_match
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.decisions import vote as stored_votes
from storage.decisions.vote import BallotRow, VoteRow
from storage.leagues.league import projections

MAX_DAYS = 14
"""Maximum number of days by which a match may be postponed in a single vote."""


class PostponeMatch(Vote, frozen=True, tag="postpone"):
    """The vote to postpone a league match."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}
    is_unanimous: ClassVar[bool] = True
    by: str
    """The name of the player who asked for the vote."""
    days: int
    asked_by: int = 0

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the name of the player who asked for the vote."""
        return self.by, ""

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the text of the vote."""
        return text("question-postpone", by=names.asker, count=self.days)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that players who don't vote count as a no, but absent players as a yes."""
        return text("question-default-abort")

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all players, including absent ones whose seats are kept by robots."""
        return match.seat_owners

    def silent_ballots(self, match: Match) -> Mapping[int, str]:
        """Return a yes for each absent player whose seat is kept by a robot."""
        leavers = (seat.former_user_key for seat in match.seats if seat.user_key is None)
        return {user_key: YES for user_key in leavers if user_key is not None}

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether a seat has changed hands."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Postpone the match if all agree and it is still possible."""
        if outcome.choice != YES or not await _postpone(ctx, tx, match, self):
            await commit(ctx, tx, match, [PostponementRefused()])


async def postpone(ctx: Context, match_id: int, user: User, days: int) -> bool:
    """Ask the other players of a league match to postpone it; return True if it is postponed at once.

    This is the case if there are no other players. Raises a UserError if the match can't be postponed by this
    number of days.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        if match.seat_of(user) is None:
            raise user_error("not-in-match")
        known, table = await _table_of(tx, match)
        _refuse(ctx, known, table)
        await _refuse_days(ctx, tx, known, table, days)
        question = PostponeMatch(normalize_name(user.name), days, user.key)
        if set(match.seat_owners) == {user.key}:
            return await _postpone(ctx, tx, match, question)
        row = await request(ctx, tx, match, question, user)
        ballot = BallotRow(vote_id=row.id, user_key=user.key, choice=YES, at=ctx.now())
        await stored_votes.cast(tx, ballot)
    return False


async def _table_of(tx: Transaction, match: Match) -> tuple[LoadedSeason, FixtureState]:
    """Return the season and the table of a match.

    Raises a UserError if the match belongs to no running table.
    """
    row = await projections.fixture_of_match(tx, match.row.id) if is_season_match(match.row) else None
    if row is None:
        raise user_error("league-not-league-match")
    known = await season_log.load(tx, row.season)
    table = known.season.tables.get(row.number)
    if table is None or table.match_id != match.row.id or table.is_over:
        raise user_error("league-over")
    return known, table


def _refuse(ctx: Context, loaded: LoadedSeason, table: FixtureState) -> None:
    """Raise a UserError if a table can't be postponed at all."""
    if table.postponed_until > ctx.now():
        raise user_error("league-postponed")
    if _delays_others(loaded, table):
        raise user_error("league-postpone-waits")


async def _refuse_days(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, table: FixtureState, days: int
) -> None:
    """Raise a UserError if a number of days is invalid or exceeds the rest of the table's round."""
    if not 1 <= days <= MAX_DAYS:
        raise user_error("league-postpone-days", most=MAX_DAYS)
    most = max(0, (await _latest_end(tx, loaded, table) - ctx.now()) // DAY)
    if days > most:
        raise user_error("league-postpone-late", count=most, days=loaded.plan.hurry_days)


def _delays_others(loaded: LoadedSeason, table: FixtureState) -> bool:
    """Return whether other tables can't be opened before this table is over."""
    players = {*table.user_keys}
    tables = loaded.season.tables.values()
    return any(one.match_id is None and not one.is_over and players & {*one.user_keys} for one in tables)


async def _latest_end(tx: Transaction, loaded: LoadedSeason, table: FixtureState) -> int:
    """Return the latest possible end of a table's postponement, in Unix milliseconds.

    It leaves `hurry_days` days until the end of the table's round.
    """
    is_last = table.table.round == FORMATS[loaded.plan.format].rounds(loaded.plan)
    step = StepTimer("end") if is_last else StepTimer("round", table.table.round + 1)
    ends = await step_due_at(tx, loaded, step)
    return 0 if ends is None else ends - loaded.plan.hurry_days * DAY


async def _postpone(ctx: Context, tx: Transaction, match: Match, agreed: PostponeMatch) -> bool:
    """Log that a match is postponed; return False if that is no longer possible.

    The season's reconciliation stops the clocks.
    """
    row = await projections.fixture_of_match(tx, match.row.id)
    if row is None:
        return False
    await tx.lock(f"log of season {row.season}")
    try:
        known, table = await _table_of(tx, match)
        _refuse(ctx, known, table)
    except UserError:
        return False
    # If the vote took long, the remaining time may be shorter than the requested postponement.
    until = min(ctx.now() + agreed.days * DAY, await _latest_end(tx, known, table))
    table_postponed = TablePostponed(
        table=table.table.number, until=until, by="player", decided=agreed.asked_by
    )
    if until <= ctx.now() or find_obstacle(known.season, known.log, table_postponed) is not None:
        return False
    await append_entry(ctx, tx, known, table_postponed)
    await timers.put(tx, season_owner(known.id), EndPostponement(table.table.number), until)
    return True


FEATURE = Feature(votes=PostponeMatch)
