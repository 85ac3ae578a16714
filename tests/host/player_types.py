"""Types of simulated players in long matches: their activity, votes, and attempts to annoy others."""

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


class Behaviour(Struct, frozen=True, kw_only=True):
    """A type of simulated player, with its habits and settings."""

    name: str
    visit_interval: Span = (2 * HOUR, 7 * HOUR)
    """Minimum and maximum time between visits, if the player is not notified."""
    reaction_delay: Span = (MINUTE, 40 * MINUTE)
    """Minimum and maximum delay until the player reacts to a notification."""
    turn_duration: Span = (MINUTE // 2, 5 * MINUTE)
    request_probability: float = 0.02
    """Probability that the player starts a vote during a visit."""
    days_off: int = 0
    """Number of days off that the player marks in advance."""
    settings: dict[str, Any] = {}
    is_prompt: bool = False
    """Whether the player reacts quickly enough that their time should never run out."""


EUROPEAN = {"zone": "Europe/Berlin", "sleep": (23 * 60, 7 * 60)}
PROMPT = Behaviour(name="prompt", is_prompt=True, settings=EUROPEAN | {"near": True})
HOSTING = Behaviour(
    name="hosting", is_prompt=True, request_probability=0.05, settings={"quiet": (21 * 60, 9 * 60)}
)
SPITEFUL = Behaviour(
    name="spiteful", is_prompt=True, request_probability=0.15, settings={"zone": "America/New_York"}
)
SLOW = Behaviour(
    name="slow", visit_interval=(8 * HOUR, 30 * HOUR), reaction_delay=(HOUR, 14 * HOUR),
    turn_duration=(MINUTE, 40 * MINUTE), days_off=9,
    settings={"zone": "Asia/Tokyo", "sleep": (22 * 60, 9 * 60), "weekdays": (5, 6), "quiet": (18 * 60, 10 * 60)},
)  # fmt: skip
STALLING = Behaviour(
    name="stalling",
    visit_interval=(9 * HOUR, 20 * HOUR),
    request_probability=0,
    settings={"sleep": (0, 12 * 60)},
)
GONE = Behaviour(name="gone")
BACK = Behaviour(name="back", settings={"zone": "Australia/Sydney", "sleep": (1 * 60, 8 * 60)})
BEHAVIOURS = (PROMPT, HOSTING, SPITEFUL, SLOW, STALLING, GONE, BACK)
EIGHT_BEHAVIOURS = (PROMPT, GONE, SPITEFUL, BACK, STALLING, GONE, HOSTING, SLOW)
"""The types of eight players, two of whom leave and never return."""


class Player(Struct):
    """A simulated player: their type, their matches, and the time of their next action."""

    user: User
    behaviour: Behaviour
    absence: Span = (NEVER, NEVER)
    """Start and end of the player's absence, in Unix milliseconds."""
    next_action_at: int = 0
    is_busy: bool = False
    """Whether the player is in the middle of an action. If so, notifications have no effect."""
    matches: list[int] = []
    """Unfinished matches in which the player has or had a seat."""


def create_players(behaviours: Sequence[Behaviour], begin: int, end: int, chance: Random) -> list[Player]:
    """Create players of the given types.

    Some of the types are absent from a random time on.
    """
    return [_create_player(number, manner, begin, end, chance) for number, manner in enumerate(behaviours)]


def _create_player(number: int, behaviour: Behaviour, begin: int, end: int, chance: Random) -> Player:
    gone = (NEVER, NEVER)
    if behaviour in (GONE, BACK):
        since = chance.randint(begin, begin + (end - begin) // 3)
        gone = (since, begin + NEVER if behaviour == GONE else since + chance.randint(7, 12) * DAY)
    return Player(User(1000 + number, f"{behaviour.name} {number}"), behaviour, gone, matches=[])


def choose_ballot(
    player: Player, question: Vote, own: int | None, choices: Sequence[str], chance: Random
) -> str:
    """Return the player's ballot in a vote; `own` is the player's seat."""
    if choices != (YES, NO):
        return "seat" if player.behaviour == SPITEFUL and "seat" in choices else chance.choice(list(choices))
    kind = str(question.__struct_config__.tag)
    if kind == "offer":
        return YES
    if own is not None and question.subject == own and kind.startswith("replace"):
        return NO
    if player.behaviour == SPITEFUL:
        return YES if kind.startswith("replace") else NO
    if kind == "agree" and player.behaviour.is_prompt:
        return NO
    return YES if chance.random() < (0.1 if kind == "abort" else 0.5) else NO
