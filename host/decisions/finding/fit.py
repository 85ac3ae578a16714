"""Compatibility of users at one table. All functions are pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from host.decisions.finding.choices import Terms
from host.matches.settings.calendars import Calendar, rest_intervals
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR

WEEK_HOURS = 7 * 24
ALL_HOURS = (1 << WEEK_HOURS) - 1
MIN_SHARED_HOURS: Mapping[str, int] = {"blitz": 28}
"""Minimum number of hours a week in which all players of a table are awake, by time control."""
DEFAULT_SHARED_HOURS = 14
RATING_BAND = 200
"""Maximum difference in rating between two users who have just started to search."""
WIDENING_PER_DAY = 100
"""Increase of the maximum difference for each day for which both users have waited."""
INITIAL_RATING = 1500
MAX_STEPS = 2_000
"""Maximum number of comparisons for one table."""
MAX_STEPS_PER_RUN = 50_000
"""Maximum number of comparisons for all new tables of a guild, so that the bot stays responsive."""


class Budget:
    """The number of comparisons that are left."""

    def __init__(self, steps: int = MAX_STEPS_PER_RUN) -> None:
        self.left = steps

    def take(self) -> bool:
        """Use one comparison; return False if none is left."""
        self.left -= 1
        return self.left >= 0


class Seeker(Struct, frozen=True, kw_only=True):
    """A user who searches for a table, or who has a seat at one with free seats."""

    user_key: int
    since: int
    """The time when the user began to wait, in Unix milliseconds."""
    hours: int
    """The hours of the coming week in which the user can play, as bits."""
    is_away: bool = False
    """Whether the user has a day off today."""
    blocked: frozenset[int] = frozenset()
    is_newcomer: bool = False
    welcomes_newcomers: bool = True
    terms: frozenset[Terms] = frozenset()
    refused: frozenset[int] = frozenset()
    hidden_channels: frozenset[int] = frozenset()
    channel: int = 0
    ratings: Mapping[str, int] = {}
    """The user's ratings by game."""
    unrated_with: frozenset[tuple[str, int]] = frozenset()
    """The games and users with whom the user has reached the limit of rated matches."""


def awake_hours(preferences: Preferences, now: int, days: frozenset[str] = frozenset()) -> int:
    """Return the hours of the coming week in which a user can play, as bits; `days` are days off."""
    return _awake_hours(
        preferences.zone, preferences.sleep, frozenset(preferences.weekdays), days, now // DAY * DAY
    )


@lru_cache(maxsize=4096)
def _awake_hours(
    zone: str, sleep: tuple[int, int] | None, weekdays: frozenset[int], days: frozenset[str], start: int
) -> int:
    awake, end = ALL_HOURS, start + WEEK_HOURS * HOUR
    if sleep is None and not weekdays and not days:
        return awake
    for began, ended in rest_intervals(Calendar(zone, sleep, weekdays, days), start):
        if began >= end:
            break
        first, last = max(began, start) - start, min(ended, end) - start
        for hour in range(first // HOUR, -(-last // HOUR)):
            awake &= ~(1 << hour)
    return awake


def fits_group(seeker: Seeker, group: Collection[Seeker], terms: Terms, now: int) -> bool:
    """Return whether a user fits each member of a group, and all of them share enough waking hours."""
    hours = seeker.hours
    for other in group:
        hours &= other.hours
    enough = MIN_SHARED_HOURS.get(terms.pace, DEFAULT_SHARED_HOURS)
    return hours.bit_count() >= enough and all(_fit(seeker, other, terms, now) for other in group)


def _fit(one: Seeker, other: Seeker, terms: Terms, now: int) -> bool:
    if one.user_key == other.user_key or other.user_key in one.blocked or one.user_key in other.blocked:
        return False
    if not (_accepts(one, other) and _accepts(other, one)):
        return False
    if terms.kind == "rated" and (terms.game, other.user_key) in one.unrated_with:
        return False
    ratings = [seeker.ratings.get(terms.game, INITIAL_RATING) for seeker in (one, other)]
    waited = max(0, now - max(one.since, other.since))
    return abs(ratings[0] - ratings[1]) <= RATING_BAND + WIDENING_PER_DAY * waited // DAY


def _accepts(one: Seeker, other: Seeker) -> bool:
    """Return whether a user accepts another's experience; newcomers can't exclude newcomers."""
    return one.welcomes_newcomers or one.is_newcomer or not other.is_newcomer


def find_groups(
    first: Seeker, others: Sequence[Seeker], now: int, budget: Budget
) -> Iterator[tuple[Terms, tuple[Seeker, ...]]]:
    """Yield groups of users for a new table, best first.

    The best group has the users who have waited longest. Larger tables come first among equal ones.
    """
    found = []
    for terms in sorted(first.terms):
        candidates = [one for one in others if terms in one.terms and can_play_in(one, first.channel)]
        own = Budget(min(MAX_STEPS, budget.left))
        before = own.left
        group = _find_group((first,), candidates, terms, now, own)
        budget.left -= before - max(0, own.left)
        if group is not None:
            found.append((terms, group))
    yield from sorted(found, key=lambda one: (_ages(one[1]), -one[0].seats))


def _ages(group: Sequence[Seeker]) -> tuple[tuple[int, int], ...]:
    """Return a sort key: the second user's place in the queue, then the other users'."""
    return tuple((seeker.since, seeker.user_key) for seeker in group[1:2])


def _find_group(
    group: tuple[Seeker, ...], others: Sequence[Seeker], terms: Terms, now: int, budget: Budget
) -> tuple[Seeker, ...] | None:
    """Return the first complete group in the order of the queue, or None."""
    if len(group) == terms.seats:
        return group
    for number, seeker in enumerate(others):
        if not budget.take():
            return None
        if fits_group(seeker, group, terms, now):
            found = _find_group((*group, seeker), others[number + 1 :], terms, now, budget)
            if found is not None:
                return found
    return None


def can_play_in(seeker: Seeker, channel: int) -> bool:
    """Return whether a user may be able to see a channel."""
    return channel not in seeker.hidden_channels
