"""Player types for matches that last for weeks: their activity, their votes, and their attempts to annoy others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from host.core.users import User
from host.decisions.vote.ballots import NO, YES
from host.decisions.vote.kinds import Vote
from host.matches.settings.time_controls import DAY, HOUR, MINUTE

Span = tuple[int, int]
"""A minimum and a maximum, in milliseconds."""
NEVER = 10_000 * DAY
"""A time in milliseconds that no simulation reaches."""


class Manner(Struct, frozen=True, kw_only=True):
    """A type of simulated player, with its habits and settings."""

    name: str
    looks: Span = (2 * HOUR, 7 * HOUR)
    """Minimum and maximum time between two visits that no notification caused."""
    comes: Span = (MINUTE, 40 * MINUTE)
    """Minimum and maximum delay between a notification and the visit that it causes."""
    chooses: Span = (MINUTE // 2, 5 * MINUTE)
    asks: float = 0.02
    """Probability that the player starts a vote during a visit."""
    days_off: int = 0
    """Number of days off, marked in advance."""
    settings: dict[str, Any] = {}
    is_prompt: bool = False
    """Whether the player reacts quickly enough that their time should never run out."""


EUROPEAN = {"zone": "Europe/Berlin", "sleep": (23 * 60, 7 * 60)}
PROMPT = Manner(name="prompt", is_prompt=True, settings=EUROPEAN | {"near": True})
HOSTING = Manner(name="hosting", is_prompt=True, asks=0.05, settings={"quiet": (21 * 60, 9 * 60)})
SPITEFUL = Manner(name="spiteful", is_prompt=True, asks=0.15, settings={"zone": "America/New_York"})
SLOW = Manner(
    name="slow", looks=(8 * HOUR, 30 * HOUR), comes=(HOUR, 14 * HOUR), chooses=(MINUTE, 40 * MINUTE), days_off=9,
    settings={"zone": "Asia/Tokyo", "sleep": (22 * 60, 9 * 60), "weekdays": (5, 6), "quiet": (18 * 60, 10 * 60)},
)  # fmt: skip
STALLING = Manner(name="stalling", looks=(9 * HOUR, 20 * HOUR), asks=0, settings={"sleep": (0, 12 * 60)})
GONE = Manner(name="gone")
BACK = Manner(name="back", settings={"zone": "Australia/Sydney", "sleep": (1 * 60, 8 * 60)})
MANNERS = (PROMPT, HOSTING, SPITEFUL, SLOW, STALLING, GONE, BACK)
FEW = (PROMPT, GONE, SPITEFUL, BACK, STALLING, GONE, HOSTING, SLOW)
"""Types of eight players, two of whom disappear permanently."""


class Player(Struct):
    """A simulated player with their type, their matches, and the time of their next visit."""

    user: User
    manner: Manner
    gone: Span = (NEVER, NEVER)
    """Start and end of the player's absence, in Unix milliseconds."""
    wakes: int = 0
    is_busy: bool = False
    """Whether the player is in the middle of an action. If so, notifications have no effect."""
    matches: list[int] = []
    """Unfinished matches in which the player has or had a seat."""


def people(manners: Sequence[Manner], begin: int, end: int, chance: Random) -> list[Player]:
    """Create players of the given types, with random absences for some of them."""
    return [_player(number, manner, begin, end, chance) for number, manner in enumerate(manners)]


def _player(number: int, manner: Manner, begin: int, end: int, chance: Random) -> Player:
    gone = (NEVER, NEVER)
    if manner in (GONE, BACK):
        since = chance.randint(begin, begin + (end - begin) // 3)
        gone = (since, begin + NEVER if manner == GONE else since + chance.randint(7, 12) * DAY)
    return Player(User(1000 + number, f"{manner.name} {number}"), manner, gone, matches=[])


def answer(player: Player, question: Vote, own: int | None, choices: Sequence[str], chance: Random) -> str:
    """Return the player's ballot in a vote; `own` is the player's seat."""
    if choices != (YES, NO):
        return "seat" if player.manner == SPITEFUL and "seat" in choices else chance.choice(list(choices))
    kind = str(question.__struct_config__.tag)
    if kind == "offer":
        return YES
    if own is not None and question.subject == own and kind.startswith("replace"):
        return NO
    if player.manner == SPITEFUL:
        return YES if kind.startswith("replace") else NO
    if kind == "agree" and player.manner.is_prompt:
        return NO
    return YES if chance.random() < (0.1 if kind == "abort" else 0.5) else NO
