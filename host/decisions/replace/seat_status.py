"""A user's status in a match, which determines the actions available to them."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.core.users import User
from host.decisions.replace import replacement
from host.messages import nudge, view
from host.messages.view import OwnMatch


class SeatStatus(Struct, frozen=True, kw_only=True):
    """A match and a user's status in it."""

    own_match: OwnMatch
    is_opener: bool
    may_join: bool
    """Whether the user may take a free seat, at the open table or in the running match."""
    may_return: bool
    """Whether a robot keeps the user's seat for them."""
    may_nudge: bool = False
    """Whether the user may nudge the players for whom the match waits."""

    @property
    def is_full(self) -> bool:
        """Return whether the open table has no free seat."""
        return len(self.own_match.seats) >= self.own_match.match.seat_count

    @property
    def has_robots(self) -> bool:
        """Return whether a robot has a seat."""
        return any(seat.robot is not None for seat in self.own_match.seats)


async def seat_status(ctx: Context, match_id: int, user: User) -> SeatStatus:
    """Return a user's status in a match.

    Raises a UserError if the match does not exist.
    """
    mine = await view.load_own_match(ctx, user, match_id)
    is_kept = mine.match.status == "running" and await replacement.may_return(ctx, match_id, user)
    return SeatStatus(
        own_match=mine,
        is_opener=mine.match.owner_key == user.key,
        may_join=mine.seat is None and not is_kept and await replacement.may_join(ctx, match_id, user),
        may_return=is_kept,
        may_nudge=mine.seat is not None and not mine.is_eliminated and await nudge.may_nudge(ctx, mine, user),
    )
