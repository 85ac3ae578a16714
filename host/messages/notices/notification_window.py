"""When somebody is to be called: not in quiet hours, nor while they sleep, mute a match, or are there anyway."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.matches.match.events import Committed, Ended
from host.matches.settings import settings
from host.matches.settings.calendars import first_outside
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import MINUTE
from host.turns.draft import Choosing
from storage.core.database import Transaction
from storage.messages import notices
from storage.messages.notices import MuteRow

STAYS = 15 * MINUTE
"""Milliseconds for which somebody counts as being there after they were seen choosing."""
WINDOWS = 4
"""Quiet hours and sleep that follow on each other within a day."""


class Hearing(Struct, frozen=True):
    """What keeps calls of a match from a person."""

    own: Preferences
    mute: MuteRow | None
    seen: int | None
    """Unix milliseconds at which they were last seen choosing."""

    def at(self, at: int, latest: int | None = None) -> int | None:
        """Return when they are to hear of what is due at a time; None: not at all.

        Being there puts it off until `latest` at most.
        """
        there = 0 if self.seen is None else self.seen + STAYS
        return self.absent_at(max(at, there if latest is None else min(there, latest)))

    def absent_at(self, at: int) -> int | None:
        """Return when they are to hear of what concerns them also while they are there; None: not at all."""
        if self.own.notices == "none" or (self.mute is not None and self.mute.until is None):
            return None
        return _awake(self.own, max(at, (self.mute.until if self.mute else None) or 0))


def _awake(own: Preferences, at: int) -> int:
    """Return the first time from `at` on that is in neither quiet hours nor sleep."""
    for _ in range(WINDOWS):
        later = first_outside(own.sleep, own.zone, first_outside(own.quiet, own.zone, at))
        if later == at:
            break
        at = later
    return at


async def hearing_of(tx: Transaction, match_id: int, person: int) -> Hearing:
    """Return what keeps calls of a match from a person."""
    await notices.load_hearing(tx, match_id, [person])
    return Hearing(
        await settings.of_person(tx, person),
        await notices.get_mute(tx, match_id, person),
        await notices.get_presence(tx, match_id, person),
    )


async def is_heard(ctx: Context, tx: Transaction, match_id: int, person: int) -> bool:
    """Tell whether a person may be asked something of a match now."""
    return (await hearing_of(tx, match_id, person)).absent_at(ctx.now()) == ctx.now()


async def see(ctx: Context, tx: Transaction, event: Choosing) -> None:
    """Note that somebody is there."""
    await notices.put_presence(tx, event.match.row.id, event.person, ctx.now())


async def follow(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Forget who was there in a match that is over."""
    if event.is_over:
        await notices.drop_presences(tx, event.row.id)


async def forget(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Forget who was there in a match that was ended."""
    await notices.drop_presences(tx, event.row.id)
