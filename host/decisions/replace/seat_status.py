"""What a match is to somebody, as far as it says what they may do there now."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.core.people import Person
from host.decisions.replace import replacement
from host.messages import view
from host.messages.view import Mine


class Standing(Struct, frozen=True, kw_only=True):
    """A match and what somebody is there."""

    mine: Mine
    is_opener: bool
    may_join: bool
    """A seat is free for them: at the open table, or in the match that is being played."""
    is_kept: bool
    """A robot keeps their own seat for them."""

    @property
    def is_full(self) -> bool:
        """Tell whether no seat is free at the open table."""
        return len(self.mine.seats) >= self.mine.match.seat_count

    @property
    def has_robots(self) -> bool:
        """Tell whether a robot sits there."""
        return any(seat.robot is not None for seat in self.mine.seats)


async def standing(ctx: Context, match_id: int, person: Person) -> Standing:
    """Return what a match is to somebody; a Refusal where there is none of that number."""
    mine = await view.mine(ctx, person, match_id)
    is_kept = mine.match.status == "running" and await replacement.may_return(ctx, match_id, person)
    return Standing(
        mine=mine,
        is_opener=mine.match.opener == person.id,
        may_join=mine.seat is None and not is_kept and await replacement.may_join(ctx, match_id, person),
        is_kept=is_kept,
    )
