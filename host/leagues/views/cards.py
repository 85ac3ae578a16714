"""The data shown on a league's cards, loaded from season logs and match results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import user_error
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.draws import MAX_PAST_SEASONS
from host.leagues.lifecycle.effects import step_due_at
from host.leagues.lifecycle.kinds import StepTimer
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.entrants import Division
from host.leagues.season.results import (
    Outcomes,
    division_members,
    finishes,
    reachable_places,
    standings,
    tallies,
)
from host.leagues.season.schedule import StepName
from host.leagues.season.season import FixtureState, Member, Season
from host.leagues.standings.points import Finish, Tally
from host.leagues.standings.prospects import Prospect
from host.leagues.standings.ranking import StandingsRow, place_ranges
from host.leagues.views.turns import TableTurn, load_turns
from host.matches.settings.block_list import blocked_among
from host.matches.users import names_in_guild
from storage.core.database import Transaction
from storage.leagues.league import projections, season_messages, seasons
from storage.leagues.league.season_messages import FixtureMessageRow

_NEXT_STEPS: Mapping[str, StepName] = {
    "sign-up": "close", "confirming": "draw", "drawn": "begin", "playing": "end", "protest": "final", "over": "next",
}  # fmt: skip
"""The step that ends each stage of a season."""


class NextStep(Struct, frozen=True):
    """A season's next step and its due time.

    A paused or void season has no next step.
    """

    what: StepName
    at: int
    """Unix milliseconds."""


class SignUpView(Struct, frozen=True):
    """The sign-ups for a season."""

    loaded: LoadedSeason
    next_step: NextStep | None
    members: tuple[Member, ...]
    """The members in order of sign-up."""
    waiting_list: tuple[Member, ...]
    """Members who have not confirmed, or who would not get a place."""
    invited: tuple[tuple[int, str], ...]
    """Players in earlier seasons who have not signed up, as pairs of user id and name."""


class FixtureView(Struct, frozen=True):
    """A table and the location of its message.

    Once the table is over, its results and points are included.
    """

    loaded: LoadedSeason
    table: FixtureState
    location: FixtureMessageRow | None
    """The location of the table's message."""
    finishes: tuple[Finish, ...] | None
    tallies: tuple[Tally, ...] | None
    turns: tuple[TableTurn, ...] = ()
    """The players who have to move, if the match is running."""


class DivisionCard(Struct, frozen=True):
    """A division's standings."""

    loaded: LoadedSeason
    division: Division
    lines: tuple[StandingsRow, ...]
    places: Mapping[int, int]
    """The place of each player. Players who are separated only by an unpublished lot share a place."""
    prospects: Mapping[int, Prospect]
    names: Mapping[int, str]
    fixtures: tuple[FixtureView, ...]
    message: int | None
    """The id of the card's message; None until it has been sent."""
    is_pinned: bool = False
    """Whether the bot has pinned the card's message."""


class OwnSeason(Struct, frozen=True):
    """A season as one of its members sees it."""

    loaded: LoadedSeason
    member: Member
    card: DivisionCard | None
    """The standings of the member's division; None before the draw, and for members who were not drawn."""
    fixtures: tuple[FixtureView, ...]
    next_step: NextStep | None
    blocked_players: BlockedPlayers | None = None
    """Blocked users at the member's tables. Only the member sees this."""


class BlockedPlayers(Struct, frozen=True):
    """The blocked users with whom a member shares tables in a season."""

    loaded: LoadedSeason
    names: tuple[str, ...]
    is_free: bool
    """Whether the member can still withdraw without a penalty."""


async def next_step(tx: Transaction, loaded: LoadedSeason) -> NextStep | None:
    """Return a season's next step, if any."""
    what = _NEXT_STEPS.get(loaded.season.status)
    if what is None or loaded.season.paused_since is not None:
        return None
    at = await step_due_at(tx, loaded, StepTimer(what))
    return None if at is None else NextStep(what, at)


async def load_sign_ups(ctx: Context, season_id: int) -> SignUpView:
    """Return the sign-ups for a season."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        invited = await _players_to_invite(tx, known)
        step = await next_step(tx, known)
    members = tuple(sorted(known.season.members.values(), key=lambda member: member.joined))
    return SignUpView(
        known, step, members, _waiting_list(known.season, members), tuple(sorted(invited.items()))
    )


async def _players_to_invite(tx: Transaction, loaded: LoadedSeason) -> dict[int, str]:
    """Return the players of recent seasons who have not signed up for this one."""
    if loaded.season.status not in {"sign-up", "confirming"}:
        return {}
    rows = await seasons.of_league(tx, loaded.league.id, MAX_PAST_SEASONS)
    former = [
        member_row
        for row in rows
        if row.id != loaded.id
        for member_row in await projections.members_of(tx, row.id)
    ]
    played = {one.user_key for one in former if one.division is not None and one.status == "in"}
    return await names_in_guild(tx, loaded.league.guild_id, played - loaded.season.members.keys())


def _waiting_list(season: Season, members: Iterable[Member]) -> tuple[Member, ...]:
    """Return the members on the waiting list.

    Before the draw, these are the members who would not get a place. After the draw, they are the members who
    were not drawn.
    """
    coming = [member for member in members if member.status in {"joined", "confirmed"}]
    if season.divisions:
        return tuple(coming)
    if season.status == "confirming":
        first = [one for one in coming if one.status == "confirmed"][: season.plan.most or None]
        return tuple(one for one in coming if one not in first)
    return tuple(coming[season.plan.most :]) if season.plan.most else ()


def member_names(loaded: LoadedSeason, wanted: Iterable[int]) -> dict[int, str]:
    """Return the names of the given users.

    The name is empty for users who have not signed up.
    """
    members = loaded.season.members
    return {one: members[one].name if one in members else "" for one in wanted}


def lots_of(season: Season) -> dict[int, int]:
    """Return a season's lots; empty until they are published."""
    return dict(season.lots)


async def division(ctx: Context, season_id: int, number: int) -> DivisionCard:
    """Return the standings of a division.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        return await _division(tx, known, await season_log.load_outcomes(tx, known.season), number)


async def _division(tx: Transaction, loaded: LoadedSeason, outcomes: Outcomes, number: int) -> DivisionCard:
    meant = next((one for one in loaded.season.divisions if one.number == number), None)
    if meant is None:
        raise user_error("league-no-division")
    lots = lots_of(loaded.season)
    lines = standings(loaded.season, number, outcomes, lots)
    stands = await season_messages.get_division_card(tx, loaded.id, number)
    return DivisionCard(
        loaded=loaded,
        division=meant,
        lines=lines,
        places={user_key: best for user_key, (best, _) in place_ranges(lines, is_drawn=bool(lots)).items()},
        prospects=reachable_places(loaded.season, number, outcomes, lots),
        names=member_names(loaded, division_members(loaded.season, number)),
        fixtures=await _fixtures(tx, loaded, outcomes, division=number),
        message=None if stands is None else stands.card,
        is_pinned=stands is not None and stands.is_pinned,
    )


async def _fixtures(
    tx: Transaction,
    loaded: LoadedSeason,
    outcomes: Outcomes,
    division: int | None = None,
    user_key: int | None = None,
) -> tuple[FixtureView, ...]:
    chosen = [
        table
        for _, table in sorted(loaded.season.tables.items())
        if division in (None, table.table.division) and (user_key is None or user_key in table.user_keys)
    ]
    return tuple([await _fixture(tx, loaded, outcomes, table) for table in chosen])


async def _fixture(
    tx: Transaction, loaded: LoadedSeason, outcomes: Outcomes, table: FixtureState
) -> FixtureView:
    return FixtureView(
        loaded=loaded,
        table=table,
        location=await season_messages.get_fixture_message(tx, loaded.id, table.table.number, table.replays),
        finishes=finishes(table, outcomes),
        tallies=tallies(loaded.season, table, outcomes),
    )


async def fixture(ctx: Context, season_id: int, table: int) -> FixtureView:
    """Return a table.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        if table not in known.season.tables:
            raise user_error("league-table")
        outcomes = await season_log.load_outcomes(tx, known.season)
        return await _fixture(tx, known, outcomes, known.season.tables[table])


async def fixtures(
    ctx: Context,
    season_id: int,
    division: int | None = None,
    user_key: int | None = None,
    *,
    is_open: bool | None = None,
    with_turns: bool = False,
) -> tuple[FixtureView, ...]:
    """Return a season's tables, filtered by division, player or state.

    With `with_turns`, the matches of unfinished tables are loaded to find out whose turn it is.
    """
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        outcomes = await season_log.load_outcomes(tx, known.season)
        every = await _fixtures(tx, known, outcomes, division, user_key)
        found = tuple(
            fixture_view for fixture_view in every if is_open is None or fixture_view.table.is_over != is_open
        )
        return await _with_turns(ctx, tx, found) if with_turns else found


async def _with_turns(
    ctx: Context, tx: Transaction, fixtures: tuple[FixtureView, ...]
) -> tuple[FixtureView, ...]:
    """Return tables, with the players who have to move at each of them."""
    return tuple(
        [
            one
            if one.table.match_id is None or one.table.is_over
            else replace(one, turns=await load_turns(ctx, tx, one.table.match_id))
            for one in fixtures
        ]
    )


MAX_SEASONS = 50


async def load_own_seasons(ctx: Context, guild_id: int, user_key: int) -> tuple[OwnSeason, ...]:
    """Return a member's unfinished seasons in a guild, newest first."""
    found = []
    async with ctx.database.read_transaction() as tx:
        for season in await projections.seasons_of_user(tx, user_key, MAX_SEASONS):
            known = await season_log.load(tx, season)
            is_alive = known.season.status not in {"over", "void"}
            if known.league.guild_id == guild_id and is_alive and user_key in known.season.members:
                found.append(await _own_season(ctx, tx, known, user_key))
    return tuple(found)


async def _own_season(ctx: Context, tx: Transaction, loaded: LoadedSeason, user_key: int) -> OwnSeason:
    outcomes = await season_log.load_outcomes(tx, loaded.season)
    row = season_log.member_rows(loaded)[user_key]
    card = None if row.division is None else await _division(tx, loaded, outcomes, row.division)
    fixtures = await _with_turns(ctx, tx, await _fixtures(tx, loaded, outcomes, user_key=user_key))
    step, met = await next_step(tx, loaded), await load_blocked_players(tx, loaded, user_key)
    return OwnSeason(loaded, loaded.season.members[user_key], card, fixtures, step, met)


async def load_blocked_players(tx: Transaction, loaded: LoadedSeason, user_key: int) -> BlockedPlayers:
    """Return the blocked users at a member's tables.

    Users who block the member are never shown.
    """
    met = sorted(await blocked_among(tx, user_key, loaded.season.opponents_of(user_key)))
    names = member_names(loaded, met)
    return BlockedPlayers(loaded, tuple(names[one] for one in met), loaded.season.status == "drawn")
