"""Helpers for votes at test tables: they start votes, cast ballots, and read the results."""

from __future__ import annotations

from typing import Any

from host.core.context import Context
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.replace.votes import OfferSeat
from host.decisions.undo import feature
from host.decisions.vote import votes, voting
from host.matches.log.entries import Entry, Ruling
from host.matches.match import loading
from host.matches.permissions import Authority
from host.matches.settings.time_controls import TIME_CONTROLS
from host.messages import view
from storage.core.scheduling import outbox
from storage.decisions import vote as stored_questions
from storage.decisions.vote import VoteRow
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.time import reliability
from tests.host.conftest import Clock
from tests.host.players import BEN, fire_timers, run_jobs, start_match

HOST = User(900, "Hana")
DAILY = TIME_CONTROLS["daily"]
PATIENCE = DAILY.patience
CHOICES = ("wait", "turn", "seat", "substitute")
YES, NO = 0, 1
LONG = 'pile = 30\ntides = ["low", "low", "low", "low", "low", "low"]'
"""An edition of the toy game with enough pearls for any test."""


async def start_timed_match(ctx: Context, *others: User, **fields: Any) -> MatchRow:
    """Begin a long match with daily time control."""
    return await start_match(ctx, *(others or (BEN,)), **{"time_control": DAILY, "edition": LONG, **fields})


async def run_out_of_time(ctx: Context, clock: Clock, match_id: int) -> VoteRow:
    """Advance the clock until the player to move runs out of time, and return the vote on the player's seat."""
    clock.now += DAILY.cap
    await fire_timers(ctx, match_id)
    (vote_row,) = await load_open_votes(ctx, match_id)
    return vote_row


async def advance_time(ctx: Context, clock: Clock, match_id: int, milliseconds: int = PATIENCE) -> None:
    """Advance the clock, then run due timers and jobs, including robots' turns."""
    clock.now += milliseconds
    await fire_timers(ctx, match_id)
    await run_jobs(ctx, match_id)


async def cast_ballot(ctx: Context, vote: VoteRow, user: User, choice: str | int) -> None:
    """Cast a user's ballot in a vote."""
    place = CHOICES.index(choice) if isinstance(choice, str) else choice
    await voting.cast_ballot(ctx, vote.match_id, vote.id, user, place)


async def accept_seat(ctx: Context, match_id: int, user: User) -> None:
    """Accept the seat offered to a user."""
    for load_open_vote in await load_open_votes(ctx, match_id):
        question = votes.parse(load_open_vote)
        if isinstance(question, OfferSeat) and question.user_key == user.key:
            await cast_ballot(ctx, load_open_vote, user, YES)


async def replace_player(ctx: Context, match_id: int, number: int, new: User, by: User = HOST) -> None:
    """As a host, replace a player with another user.

    The other user accepts the seat.
    """
    await replacement.replace_as_host(ctx, match_id, number, Authority(by, "swap"), new)
    await accept_seat(ctx, match_id, new)


async def undo_as_host(ctx: Context, match_id: int, to: int, by: User, reason: str = "a slip") -> MatchRow:
    """Undo moves as a host.

    If consent is required, all players vote for it.
    """
    await feature.undo_as_host(ctx, match_id, to, Authority(by, reason))
    for load_open_vote in await load_open_votes(ctx, match_id):
        async with ctx.database.read_transaction() as tx:
            voters = await votes.parse(load_open_vote).voters(
                ctx, tx, await loading.load_running(ctx, tx, match_id), load_open_vote
            )
        for voter in voters:
            await cast_ballot(ctx, load_open_vote, User(voter, ""), YES)
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def load_open_votes(ctx: Context, match_id: int) -> list[VoteRow]:
    async with ctx.database.read_transaction() as tx:
        return await stored_questions.of_match(tx, match_id)


async def load_only_vote(ctx: Context, match_id: int) -> votes.OpenVote:
    """Return the only open vote."""
    (row,) = await load_open_votes(ctx, match_id)
    open_vote = await votes.load_open_vote(ctx, match_id, row.id)
    assert open_vote is not None
    return open_vote


async def owned_pearls(ctx: Context, match_id: int) -> tuple[int, ...]:
    """Return the number of pearls in each seat on the toy game's board."""
    found: tuple[int, ...] = (await view.load_table_view(ctx, match_id, None)).view.owned
    return found


async def load_entries(ctx: Context, match_id: int) -> list[Entry]:
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        whole = await loading.load_match(ctx, tx, row, from_deal=True)
    return [logged.entry for logged in whole.folded_log.entries]


async def entry_tags(ctx: Context, match_id: int, last: int = 1) -> list[str]:
    """Return the last `last` log entries in short form."""
    return [_entry_tag(entry) for entry in (await load_entries(ctx, match_id))[-last:]]


def _entry_tag(entry: Any) -> str:
    kind: str = entry.__struct_config__.tag
    if isinstance(entry, Ruling):
        return f"ruled {kind}"
    detail = getattr(entry, "why", None) or getattr(entry, "by", "")
    return f"{kind} {detail}"


async def load_seat(ctx: Context, match_id: int, number: int) -> SeatRow:
    async with ctx.database.read_transaction() as tx:
        return (await seats.of_match(tx, match_id))[number]


async def mark_vote_posted(ctx: Context, vote: VoteRow, message: int) -> None:
    """Mark the pending messages as sent, and set the vote's message id to `message`."""
    async with ctx.database.transaction() as tx:
        posts = await outbox.of_owner(tx, "match", vote.match_id)
        await outbox.delete_sent(tx, *(post.id for post in posts))
        await stored_questions.set_message(tx, vote.id, message)


async def count_left_seats(ctx: Context, user: User) -> int:
    """Return the number of seats that a user has given up."""
    async with ctx.database.read_transaction() as tx:
        return (await reliability.of_users(tx, [user.key]))[user.key].matches_left


async def load_replacement_vote(ctx: Context, match_id: int) -> votes.OpenVote:
    """Return the open vote on replacing a player.

    The vote about the player's timeout may be open at the same time.
    """
    (vote_row,) = [row for row in await load_open_votes(ctx, match_id) if row.feature == "replace"]
    open_vote = await votes.load_open_vote(ctx, match_id, vote_row.id)
    assert open_vote is not None
    return open_vote
