"""Replacing players during a match.

A new player can see everything that the seat has seen. Users who have had another seat in the match are
therefore rejected, since they would know two hands. A player can always return to their own seat.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace as changed

from engine.core.model import Seat
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.decisions import ending
from host.decisions.consent import authorize_or_ask
from host.decisions.ending import EndingEffect
from host.decisions.replace import seat_changes
from host.decisions.replace.kinds import Replace
from host.decisions.replace.resignation import ReturnOption, return_option_of, seat_to_return_to
from host.decisions.replace.seat_changes import refuse_other_seat
from host.decisions.replace.votes import OfferSeat, ReassignSeat, ReplaceLate, ReplaceWithConsent
from host.decisions.vote import votes
from host.decisions.vote.ballots import YES
from host.decisions.vote.requests import request
from host.matches.log.entries import SeatTaken
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.permissions import Authority, authorize, normalize_reason
from host.tables import requirements
from host.tables.tables import limits
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.decisions import vote as stored_questions
from storage.decisions.vote import BallotRow
from storage.matches.match import seats as stored_seats
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow
from storage.tables import tables


class ReplaceResult(Struct, frozen=True):
    """The result of a request to replace a player."""

    match: MatchRow
    needs_consent: bool
    """Whether the other players have to be asked first."""


async def request_replacement(
    ctx: Context, match_id: int, seat: Seat, by: User, new: User | None = None, reason: str = ""
) -> ReplaceResult:
    """Ask the other players whether a user or a robot may take over a player's seat.

    The replaced player must agree too, unless they are late or asked for it themselves.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _load_replaceable(ctx, tx, match_id, seat, new)
        if match.seat_of(by) is None:
            raise user_error("not-in-match")
        await _open_vote(ctx, tx, match, seat, by, new, reason)
    return ReplaceResult(match.row, needs_consent=True)


async def replace_as_host(
    ctx: Context, match_id: int, seat: Seat, by: Authority, new: User | None = None
) -> ReplaceResult:
    """Assign a player's seat to a robot, or offer it to a user, on a host's authority."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _load_replaceable(ctx, tx, match_id, seat, new)
        act = Replace(
            seat, match.names[seat], "" if new is None else normalize_name(new.name), None if new is None else new.key,
            left=match.seats[seat].user_key,
        )  # fmt: skip
        ruling = await authorize_or_ask(ctx, tx, match, by, act)
        if ruling is not None:
            await carry_out(ctx, tx, match, act, ruling)
    await jobs.run(ctx, match_owner(match_id))
    return ReplaceResult(await _row(ctx, match_id), needs_consent=ruling is None or new is not None)


async def replace(
    ctx: Context, match_id: int, seat: Seat, by: User, new: User | None, authority: Authority | None,
    reason: str = "",
) -> ReplaceResult:  # fmt: skip
    """Replace a player on a host's authority, or ask the other players.

    A host who plays in the match has to ask like any other player.
    """
    async with ctx.database.read_transaction() as tx:
        plays = (await loading.load_running(ctx, tx, match_id)).seat_of(by) is not None
    if authority is not None and not plays:
        return await replace_as_host(ctx, match_id, seat, authority, new)
    return await request_replacement(ctx, match_id, seat, by, new, reason)


async def _load_replaceable(
    ctx: Context, tx: Transaction, match_id: int, seat: Seat, new: User | None
) -> Match:
    """Load a match in which a player may be replaced.

    Raises a UserError with the reason if the player can't be replaced. Block lists are checked only when the
    new player accepts, so that the user who asks learns nothing about blocks.
    """
    match = await loading.load_running(ctx, tx, match_id)
    if not 0 <= seat < len(match.seats) or match.seats[seat].user_key is None:
        raise user_error("no-person-there")
    if new is not None:
        await refuse_other_seat(tx, match, seat, new)
        await requirements.refuse_unsuited(ctx, tx, match.row, new, is_invited=True)
        await seat_changes.refuse_rival(tx, match, new)
        await limits.refuse_over_match_limit(tx, match.row.guild_id, new.key)
    return match


async def carry_out(ctx: Context, tx: Transaction, match: Match, act: Replace, by: Authority) -> None:
    """Assign a player's seat to a robot, or offer it to a user.

    Do nothing if the player has left the seat in the meantime.
    """
    was = match.seats[act.seat].user_key
    if was is None or was != act.left:
        return
    await authorize(ctx, tx, match.row, by, act)
    if act.user_key is None:
        await seat_changes.replace_by_robot(
            ctx, tx, match, act.seat, "dismissed", decided=by.user.key, reason=by.shown_reason
        )
        return
    offer = OfferSeat(
        act.seat,
        was,
        normalize_name(by.user.name),
        act.user_key,
        act.by,
        by.user.key,
        decided=by.user.key,
        reason=by.shown_reason,
    )
    await votes.open_vote(ctx, tx, match, offer)


async def _open_vote(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, by: User, new: User | None, reason: str
) -> None:
    was = match.seats[seat].user_key
    question: ReplaceLate | ReplaceWithConsent = ReplaceLate(
        seat, was=was, by=normalize_name(by.name), asked_by=by.key
    )
    if was != by.key and not await deadlines.is_late(ctx, tx, match, seat):
        question = ReplaceWithConsent(
            seat, was=was, by=normalize_name(by.name), asked_by=by.key, reason=normalize_reason(reason)
        )
    if new is not None:
        question = changed(question, user_key=new.key, name=normalize_name(new.name))
    elif not match.game.robots:
        raise user_error("no-robots")
    row = await request(ctx, tx, match, question, by)
    if by.key in await question.voters(ctx, tx, match, row):
        await stored_questions.cast(tx, BallotRow(vote_id=row.id, user_key=by.key, choice=YES, at=ctx.now()))


async def take_seat(ctx: Context, match_id: int, user: User, seat: Seat | None = None) -> ReplaceResult:
    """Take over a seat that needs a substitute or was abandoned.

    If `seat` is None, any such seat is taken. If a robot keeps the seat for an absent player, that player and
    the other players are asked first.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _load_from_deal(ctx, tx, match_id)
        if match.seat_of(user) is not None:
            raise user_error("already-seated")
        if not match.row.is_public and not await _is_invited(tx, match.row, user):
            raise user_error("invited-only")
        found = _seat_for(match, user, seat, ctx.now())
        await refuse_other_seat(tx, match, found, user)
        await seat_changes.refuse_former_player(tx, match, found, user)
        await _refuse_unsuited(ctx, tx, match.row, user)
        await seat_changes.refuse_blocked(tx, match, found, user)
        await limits.refuse_over_match_limit(tx, match.row.guild_id, user.key)
        is_asked = await _take_seat(ctx, tx, match, found, user)
    await jobs.run(ctx, match_owner(match_id))
    return ReplaceResult(await _row(ctx, match_id), is_asked)


async def may_join(ctx: Context, match_id: int, user: User) -> bool:
    """Return whether a user without a seat may take one, at an open table or in a running match."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status not in ACTIVE_STATUSES or not (row.is_public or await _is_invited(tx, row, user)):
            return False
        if row.status == "open":
            return len(await stored_seats.of_match(tx, match_id)) < row.seat_count
        try:
            match = await _load_from_deal(ctx, tx, match_id)
            found = _seat_for(match, user, None, ctx.now())
            await refuse_other_seat(tx, match, found, user)
            await seat_changes.refuse_former_player(tx, match, found, user)
            await _refuse_unsuited(ctx, tx, row, user)
        except UserError:
            return False
    return True


def _seat_for(match: Match, user: User, wanted: Seat | None, now: int) -> Seat:
    """Return a seat that the user may ask for, preferably one that needs a substitute.

    Raises a UserError if there is no such seat.
    """
    taken = [item.entry for item in match.folded_log.entries if isinstance(item.entry, SeatTaken)]
    last = {entry.seat: entry for entry in taken}
    free = [seat.seat for seat in match.seats if seat.is_substitute_wanted]
    free += [seat for seat, entry in sorted(last.items()) if entry.robot is not None]
    free = [seat for seat in free if wanted in (None, seat)]
    if not free:
        raise user_error("no-seat-to-be-had")
    if match.seats[free[0]].former_user_key == user.key or seat_to_return_to(match, user, now) == free[0]:
        raise user_error("yours-to-return")
    if any(entry.why == "resigned" and (entry.seat, entry.left) == (free[0], user.key) for entry in taken):
        raise user_error("given-up")
    return free[0]


async def _take_seat(ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User) -> bool:
    """Assign a seat to a substitute, or request a vote if a robot keeps the seat for an absent player.

    Return whether a vote was requested.
    """
    place, name = match.seats[seat], normalize_name(user.name)
    if place.user_key is None and place.former_user_key is not None:
        question = ReassignSeat(seat, None, name, user.key, name, user.key, kept_for=place.former_user_key)
        await request(ctx, tx, match, question, user)
        return True
    await seat_changes.replace_by_user(ctx, tx, match, seat, user)
    return False


async def return_to_seat(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Give a player their seat back from a robot.

    A player who resigned can also return, but only within a day.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        if match.seat_of(user) is not None:
            raise user_error("already-seated")
        kept = [
            seat.seat for seat in match.seats if seat.former_user_key == user.key and seat.robot is not None
        ]
        if not kept:
            match = await loading.load_match(ctx, tx, match.row, from_deal=True)
        seat = kept[0] if kept else seat_to_return_to(match, user, ctx.now())
        if seat is None:
            raise user_error("no-seat-kept")
        robot = match.seats[seat]
        entry = SeatTaken(robot.seat, "returned", robot.name, normalize_name(user.name), person=user.key)
        await seat_changes.change_player(ctx, tx, match, entry)
    await jobs.run(ctx, match_owner(match_id))
    return await _row(ctx, match_id)


async def may_return(ctx: Context, match_id: int, user: User) -> bool:
    """Return whether a user may get a seat back from a robot."""
    async with ctx.database.read_transaction() as tx:
        try:
            match = await _load_from_deal(ctx, tx, match_id)
        except UserError:
            return False
    if match.seat_of(user) is not None:
        return False
    is_kept = any(seat.former_user_key == user.key and seat.robot is not None for seat in match.seats)
    return is_kept or seat_to_return_to(match, user, ctx.now()) is not None


async def _load_from_deal(ctx: Context, tx: Transaction, match_id: int) -> Match:
    match = await loading.load_running(ctx, tx, match_id)
    return await loading.load_match(ctx, tx, match.row, from_deal=True)


async def _is_invited(tx: Transaction, row: MatchRow, user: User) -> bool:
    return any(invite_row.user_key == user.key for invite_row in await tables.invites_of_match(tx, row.id))


async def _refuse_unsuited(ctx: Context, tx: Transaction, row: MatchRow, user: User) -> None:
    """Raise UserError if a user does not meet the table's requirements."""
    is_invited = await _is_invited(tx, row, user)
    await requirements.refuse_unsuited(ctx, tx, row, user, is_invited=is_invited)


async def _row(ctx: Context, match_id: int) -> MatchRow:
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def return_seat(ctx: Context, match_id: int, user: User) -> ReturnOption | EndingEffect:
    """Return what would follow if a player resigned now.

    If a robot would play on, it is whether, and for how long, the player could return.

    Raises a UserError if they can't resign.
    """
    async with ctx.database.read_transaction() as tx:
        match = await _load_from_deal(ctx, tx, match_id)
        seat = match.seat_of(user)
        if seat is None:
            raise user_error("not-in-match")
        ending.refuse_eliminated(match, seat)
        return ending.effect_of_resigning(match, seat) or return_option_of(match, seat, user)


async def resign(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Resign from a running match.

    The game declares what follows: a robot takes the seat at once, or the seat's or the whole game ends.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        seat = match.seat_of(user)
        if seat is None:
            raise user_error("not-in-match")
        ending.refuse_eliminated(match, seat)
        if match.game.resigning == "robot":
            await seat_changes.replace_by_robot(ctx, tx, match, seat, "resigned", decided=user.key)
        else:
            await ending.resign(ctx, tx, match, seat, user)
    await jobs.run(ctx, match_owner(match_id))
    return await _row(ctx, match_id)
