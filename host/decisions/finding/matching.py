"""Matching of a guild's wishes, oldest first: users whose wishes fit get a proposal."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from host.core import timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.core.users import User
from host.decisions.finding import asking, ending, fit, loading
from host.decisions.finding.fit import Seeker
from host.decisions.finding.kinds import MatchWishes
from host.decisions.finding.loading import OpenSeats
from host.matches.settings.time_controls import DAY, HOUR, MINUTE
from host.tables import requirements
from host.tables.tables import limits
from storage.core.database import Transaction
from storage.decisions import finding
from storage.decisions.finding import ProposalRow, WishRow
from storage.matches.match import matches

DELAY = 10 * MINUTE
"""Delay before a new or changed wish is compared with others, in milliseconds.

Without it, users could find out at once whether other users want the same.
"""
MAX_CANCELLED = 1
"""Tables of a user who has cancelled more of them within a day are not proposed.

Otherwise, a user could have others asked again and again.
"""
INTERVAL = HOUR
"""Milliseconds until wishes are compared again. By then, larger differences in rating are allowed."""


async def schedule(ctx: Context, tx: Transaction, guild_id: int, delay: int = DELAY) -> None:
    """Schedule a comparison of a guild's wishes, unless an earlier one is scheduled."""
    owner, at = guild_owner(guild_id), ctx.now() + delay
    known = [one.at for one in await timers.of_owner(tx, owner) if isinstance(one.timer, MatchWishes)]
    if not known or at < min(known):
        await timers.put(tx, owner, MatchWishes(at), at)


async def lock(tx: Transaction, guild_id: int) -> None:
    """Lock a guild's wishes and proposals until the transaction ends."""
    await tx.lock(f"table wishes {guild_id}")


async def match_wishes(ctx: Context, tx: Transaction, guild_id: int) -> None:
    """Propose tables to users whose wishes fit; the caller has locked the wishes."""
    wishes = await _without_limited(ctx, tx, await finding.searches_of_guild(tx, guild_id))
    proposals = await finding.proposals_of_guild(tx, guild_id)
    if not wishes:
        await withdraw_abandoned(ctx, tx, proposals)
        return
    tables = await loading.load_tables(tx, guild_id, proposals)
    seekers = await loading.load_seekers(ctx, tx, guild_id, wishes, tables)
    matcher = Matcher(ctx, tx, guild_id, wishes, seekers)
    for table in tables:
        await matcher.fill(table)
    await matcher.open_tables()
    await withdraw_abandoned(ctx, tx, proposals)
    await schedule(ctx, tx, guild_id, INTERVAL)


async def _without_limited(ctx: Context, tx: Transaction, wishes: Iterable[WishRow]) -> list[WishRow]:
    """End the searches of users who have reached the limit on matches, and return the other wishes."""
    left = []
    for wish in wishes:
        try:
            await limits.refuse_over_match_limit(tx, wish.guild_id, wish.user_key)
            left.append(wish)
        except UserError:
            await ending.end_search(ctx, tx, wish, "limit")
    return left


class Matcher:
    """A single run that compares a guild's wishes and proposes tables."""

    def __init__(
        self, ctx: Context, tx: Transaction, guild_id: int, wishes: list[WishRow], seekers: dict[int, Seeker]
    ) -> None:
        self._ctx = ctx
        self._tx = tx
        self._guild_id = guild_id
        self._seekers = seekers
        self._budget = fit.Budget()
        self._waiting = {
            wish.user_key: wish
            for wish in wishes
            if _is_waiting(wish, ctx.now()) and not seekers[wish.user_key].is_away
        }
        """The users who can get a proposal, oldest wish first."""

    async def fill(self, table: OpenSeats) -> None:
        """Propose a table's free seats to suitable users, oldest wish first."""
        group, proposal = [self._seekers[user_key] for user_key in table.sitting], table.proposal
        for wish in list(self._waiting.values()):
            if len(group) >= len(table.sitting) + table.free:
                break
            if not await self._suits(self._seekers[wish.user_key], table, group):
                continue
            if proposal is None:
                proposal = await self._add_proposal(table)
            group.append(self._seekers[wish.user_key])
            await self._ask(wish, proposal)

    async def _suits(self, seeker: Seeker, table: OpenSeats, group: list[Seeker]) -> bool:
        is_refused = table.proposal is not None and table.proposal.id in seeker.refused
        if table.terms not in seeker.terms or is_refused or not fit.can_play_in(seeker, table.channel):
            return False
        if not fit.fits_group(seeker, group, table.terms, self._ctx.now()):
            return False
        if table.match is None:
            return bool(seeker.channel)
        since = self._ctx.now() - DAY
        opener = table.match.owner_key
        if await matches.count_cancelled(self._tx, opener, self._guild_id, since) > MAX_CANCELLED:
            return False
        with suppress(UserError):
            await requirements.refuse_unsuited(self._ctx, self._tx, table.match, User(seeker.user_key, ""))
            return True
        return False

    async def open_tables(self) -> None:
        """Propose new tables, oldest wish first."""
        for wish in list(self._waiting.values()):
            if wish.user_key in self._waiting and wish.channel:
                await self._open_for(self._seekers[wish.user_key])

    async def _open_for(self, first: Seeker) -> None:
        others = [
            self._seekers[wish.user_key]
            for wish in self._waiting.values()
            if wish.channel and wish.user_key != first.user_key
        ]
        found = next(fit.find_groups(first, others, self._ctx.now(), self._budget), None)
        if found is None:
            return
        terms, group = found
        table = OpenSeats(terms=terms, channel=first.channel, created=self._ctx.now(), sitting=(), free=0)
        proposal = await self._add_proposal(table)
        for seeker in group:
            await self._ask(self._waiting[seeker.user_key], proposal)

    async def _add_proposal(self, table: OpenSeats) -> ProposalRow:
        row = ProposalRow(
            guild_id=self._guild_id, channel=table.channel, game=table.terms.game, seats=table.terms.seats,
            time_control=table.terms.pace, kind=table.terms.kind, created=self._ctx.now(),
            match_id=None if table.match is None else table.match.id,
        )  # fmt: skip
        return await finding.add_proposal(self._tx, row)

    async def _ask(self, wish: WishRow, proposal: ProposalRow) -> None:
        del self._waiting[wish.user_key]
        await asking.propose(self._ctx, self._tx, wish, proposal)


def _is_waiting(wish: WishRow, now: int) -> bool:
    """Return whether a user can get a proposal."""
    is_settled = wish.since is not None and wish.since + DELAY <= now
    return is_settled and wish.proposal_id is None and wish.rests_until <= now < wish.expires


async def withdraw_abandoned(ctx: Context, tx: Transaction, proposals: Iterable[ProposalRow]) -> None:
    """Withdraw proposals that fewer than two users can still accept, unless their tables are open."""
    empty = []
    for proposal in proposals:
        left = await finding.wishes_of_proposal(tx, proposal.id) if proposal.match_id is None else []
        if proposal.match_id is None and len(left) < 2 and proposal.opening_since <= ctx.now() - MINUTE:
            empty.append(proposal.id)
            for wish in left:
                await ending.release(ctx, tx, wish, "taken")
    await finding.delete_proposals(tx, empty)


async def close_table(ctx: Context, tx: Transaction, proposal: ProposalRow, *, is_over: bool) -> None:
    """End the open proposals for a table that has no free seats or is over."""
    for wish in await finding.wishes_of_proposal(tx, proposal.id):
        await ending.release(ctx, tx, wish, "taken")
    if is_over:
        await finding.delete_proposals(tx, [proposal.id])
