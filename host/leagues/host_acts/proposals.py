"""Consent to host actions in a season: asking for it, voting, and carrying out accepted actions.

All host actions in a season go through `perform`.
"""

from __future__ import annotations

from collections.abc import Callable

from host.core import jobs, kinds, timers
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.owners import season_owner
from host.core.users import User
from host.leagues.host_acts.carrying_out import carry_out
from host.leagues.host_acts.interests import (
    concerned_voters,
    interested_members,
    subject,
    table_voters,
    unconcerned_voters,
)
from host.leagues.host_acts.kinds import CloseProposal
from host.leagues.host_acts.voting import TIME_TO_OBJECT, Answer, Voters, count
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.kinds import LeagueAct, SeasonAct
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.rulings import ActAnswered, ActBallot, ActProposed
from host.leagues.season.season import Proposal
from host.matches import users
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.matches import permissions
from storage.matches import users as stored_users

REPEAT_AFTER = 14 * DAY
"""Milliseconds until a rejected host action may be proposed again."""
HOST_MEMORY = 90 * DAY
"""Milliseconds after a host action during which the user counts as one of the guild's hosts."""

MAX_ACTS = 1000
"""Maximum number of recent host actions that are read to find other hosts."""


class ConsentRequested(UserError):
    """Raised if a host action has not taken effect because others have to consent first."""


class _DryRun(Exception):
    """Raised to roll back a host action that was only checked."""


async def perform(
    ctx: Context, season_id: int, by: Authority, make_act: Callable[[LoadedSeason], SeasonAct]
) -> None:
    """Carry out a host action, or ask for consent if it concerns the host.

    Raises ConsentRequested if others have to consent first, and another UserError if the action is not
    possible.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        if by.guild_id not in (None, known.league.guild_id):
            raise user_error("league-no-season")
        act = make_act(known)
        needs_consent = await is_interested(tx, known, act, by.user.key)
        if not needs_consent:
            await carry_out(ctx, tx, known, act, by)
    if needs_consent:
        await _propose(ctx, season_id, by, make_act)
    await jobs.run(ctx, season_owner(season_id))


async def is_interested(tx: Transaction, loaded: LoadedSeason, act: SeasonAct, user_key: int) -> bool:
    """Return whether a host action concerns a host.

    Keys that the host had before they deleted their data are checked too.
    """
    keys = await users.all_keys(tx, user_key)
    return bool(keys & interested_members(loaded, act))


async def _propose(
    ctx: Context, season_id: int, by: Authority, make_act: Callable[[LoadedSeason], SeasonAct]
) -> None:
    """Open a vote on a host action, if the action is possible now."""
    await _refuse_impossible(ctx, season_id, by, make_act)
    async with locked_season(ctx, season_id) as (tx, known):
        act, closes = make_act(known), ctx.now() + TIME_TO_OBJECT
        _refuse_repetition(ctx, known, act, by)
        act_proposed = ActProposed(
            act=kinds.name_of(act), payload=kinds.payload_of(act), reason=by.shown_reason, closes=closes,
            by="host", decided=by.user.key,
        )  # fmt: skip
        after = await append_entry(ctx, tx, known, act_proposed)
        await timers.put(tx, season_owner(season_id), CloseProposal(after.row.head), closes)
    raise ConsentRequested(user_error("league-consent-asked").text)


async def _refuse_impossible(
    ctx: Context, season_id: int, by: Authority, make_act: Callable[[LoadedSeason], SeasonAct]
) -> None:
    """Carry out a host action and roll it back.

    Raises a UserError if it is not possible.
    """
    agreed = Authority(by.user, by.reason, by.guild_id, has_consent=True)
    try:
        async with locked_season(ctx, season_id) as (tx, known):
            await carry_out(ctx, tx, known, make_act(known), agreed)
            raise _DryRun
    except _DryRun:
        return


def _refuse_repetition(ctx: Context, loaded: LoadedSeason, act: SeasonAct, by: Authority) -> None:
    """Raise a UserError if the host already has an open vote, or if the action was rejected recently."""
    for proposal in loaded.season.proposals.values():
        if proposal.is_accepted is None and proposal.host == by.user.key:
            raise user_error("league-asked-already")
        if (
            proposal.is_accepted is False
            and proposal.asked + REPEAT_AFTER > ctx.now()
            and subject(parse_act(proposal)) == subject(act)
        ):
            raise user_error("league-asked-before")


def parse_act(proposal: Proposal) -> SeasonAct:
    """Return the host action of a proposal, without user names."""
    found: SeasonAct = kinds.parse(LeagueAct, "lifecycle", proposal.act, proposal.payload)
    return found


def voters_of(loaded: LoadedSeason, proposal: Proposal) -> Voters:
    """Return the users who may vote on a proposal."""
    act, host = parse_act(proposal), proposal.host
    return Voters(
        concerned_voters(loaded, act, host),
        unconcerned_voters(loaded, act, host),
        table_voters(loaded, act, host),
    )


async def answer(
    ctx: Context, season_id: int, entry: int, user: User, by: Authority | None, *, agrees: bool
) -> None:
    """Vote on a proposal.

    A host whom the action does not concern decides alone. All others vote as members. `by` is the user's
    authority as a host, if any. Raises a UserError if the user may not vote.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        proposal = known.season.proposals.get(entry)
        if proposal is None or proposal.is_accepted is not None:
            raise user_error("league-vote-over")
        if await _may_decide(tx, known, proposal, by):
            found: Answer | None = Answer("host" if agrees else None)
        else:
            if user.key not in voters_of(known, proposal).everyone:
                raise user_error("league-no-vote")
            act_ballot = ActBallot(proposal=entry, agrees=agrees, by="player", decided=user.key)
            after = await append_entry(ctx, tx, known, act_ballot)
            found = await _count(ctx, tx, after, after.season.proposals[entry])
    if found is not None:
        await _close(ctx, season_id, entry, found, user.key)
        await jobs.run(ctx, season_owner(season_id))


async def _may_decide(
    tx: Transaction, loaded: LoadedSeason, proposal: Proposal, by: Authority | None
) -> bool:
    """Return whether a user may decide alone: another host of the guild whom the action does not concern."""
    if by is None or by.guild_id not in (None, loaded.league.guild_id) or by.user.key == proposal.host:
        return False
    return not await is_interested(tx, loaded, parse_act(proposal), by.user.key)


async def _count(ctx: Context, tx: Transaction, loaded: LoadedSeason, proposal: Proposal) -> Answer | None:
    return count(
        voters_of(loaded, proposal),
        proposal.ballots,
        is_over=proposal.closes <= ctx.now(),
        has_other_host=await _has_other_host(ctx, tx, loaded, proposal),
    )


async def recent_hosts(ctx: Context, tx: Transaction, guild_id: int) -> set[int]:
    """Return the users who have acted as hosts in a guild recently."""
    acts = await permissions.of_guild(tx, guild_id, MAX_ACTS)
    return {act.user_key for act in acts if act.at > ctx.now() - HOST_MEMORY}


async def _has_other_host(ctx: Context, tx: Transaction, loaded: LoadedSeason, proposal: Proposal) -> bool:
    """Return whether there is another active host in the guild whom the action does not concern.

    A host is active if they have acted recently.
    """
    act, hosts = parse_act(proposal), await recent_hosts(ctx, tx, loaded.league.guild_id)
    return any([not await is_interested(tx, loaded, act, host) for host in hosts if host != proposal.host])


async def settle_due(ctx: Context, season_id: int) -> None:
    """Close the votes that are over."""
    async with locked_season(ctx, season_id) as (tx, known):
        due = {
            entry: await _count(ctx, tx, known, proposal)
            for entry, proposal in known.season.proposals.items()
            if proposal.is_accepted is None and proposal.closes <= ctx.now() and known.season.status != "void"
        }
    for entry, found in due.items():
        if found is not None:
            await _close(ctx, season_id, entry, found)


async def _close(ctx: Context, season_id: int, entry: int, found: Answer, decided: int | None = None) -> None:
    """Close a vote, and carry out the host action if it was accepted and is still possible."""
    act_answered = ActAnswered(
        proposal=entry, consent=found.consent, by="player" if decided else "clock", decided=decided
    )
    try:
        await _conclude(ctx, season_id, act_answered)
    except UserError:
        if found.consent is None:
            return
        await _conclude(
            ctx, season_id, ActAnswered(proposal=entry, consent=None, is_possible=False, decided=decided)
        )


async def _conclude(ctx: Context, season_id: int, made: ActAnswered) -> None:
    async with locked_season(ctx, season_id) as (tx, known):
        after = await append_entry(ctx, tx, known, made)
        await timers.cancel(tx, season_owner(season_id), CloseProposal(made.proposal))
        if made.consent is not None:
            proposal = known.season.proposals[made.proposal]
            act = parse_act(proposal)
            guild_id = known.league.guild_id
            named = await stored_users.names(tx, guild_id, act.users() | {proposal.host})
            host = User(proposal.host, named.get(proposal.host, ""))
            agreed = Authority(host, proposal.reason, guild_id, has_consent=True)
            await carry_out(ctx, tx, after, act.with_names(named), agreed)
