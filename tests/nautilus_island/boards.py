"""Unusual boards and playing styles for tests that need rare situations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from engine.core import play
from engine.core.chance import SeededChance
from engine.core.model import Action
from engine.core.record import PlayedMove
from engine.games.nautilus_island.actions import Close, Collect, Go, Store
from engine.games.nautilus_island.components import colour_of
from engine.games.nautilus_island.edition import Edition, Wreck
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState

TABLES = ("as printed", "few tokens", "another board")
Taste: TypeAlias = Callable[[NautilusState, Action], float]
"""A playing style: a function that returns the weight of an action in a position."""


def table(kind: str, seats: int, random: Random) -> NautilusState:
    """Set up a game as printed, with few tokens, or on a random board."""
    edition = GAME.default_edition()
    if kind == "few tokens":
        edition = replace(edition, tokens=(2, 1, 2, 2, 1, 2))
    if kind == "another board":
        edition = another_board(seats, random)
    return GAME.deal(seats, edition, SeededChance(str(random.random())))


def another_board(seats: int, random: Random) -> Edition:
    """Return a random edition with other columns, face-up stacks, portholes, treasures and tokens."""
    columns = tuple(random.randint(1, 3) for _ in range(random.randint(seats + 1, 6)))
    while sum(columns) > 12:
        columns = tuple(max(1, number - 1) for number in columns)
    face_up = tuple(random.random() < 0.5 for _ in range(sum(columns)))
    portholes = tuple(
        tuple(sorted((random.randint(0, 20) for _ in range(random.randint(0, 4))), reverse=True))
        for _ in range(4)
    )
    tokens = tuple(random.randint(1, 8) for _ in range(6))
    treasures = tuple(random.randint(0, 9) for _ in range(4))
    return Edition((Wreck(seats, columns, face_up),), portholes, treasures, tokens)


def evenly(_: NautilusState, action: Action) -> float:
    """Collect and store about equally often."""
    return 8 if isinstance(action, Collect) else 1


def hoarding(_: NautilusState, action: Action) -> float:
    """Prefer columns with high numbers, and collecting to storing.

    This leads to large hands.
    """
    return 1 + action.column if isinstance(action, Go) else 60 if isinstance(action, Collect) else 1


def laying(_: NautilusState, action: Action) -> float:
    """Store early and rarely close.

    This leads to small hands and several small open sets.
    """
    return {"Collect": 0.3, "Store": 4.0, "Close": 0.3}.get(type(action).__name__, 1.0)


def draining(state: NautilusState, action: Action) -> float:
    """Prefer the emptiest columns, and storing and closing to collecting."""
    if isinstance(action, Go):
        return 1 + (8 - state.column(action.column)[0].left) ** 2
    return {"Collect": 0.5, "Store": 4.0, "Close": 9.0}.get(type(action).__name__, 1.0)


def devoted(state: NautilusState, action: Action) -> float:
    """Store the most frequent colour and almost never close.

    This leads to sets of more than six cards.
    """
    if not isinstance(action, Store):
        return 0.01 if isinstance(action, Close) else 1
    mine = state.castaways[play.awaited_seat(state) or 0]
    colour = colour_of(action.cards[0])
    owned = (*mine.hand, *mine.set_of(colour).cards)
    return sum(colour_of(card) == colour for card in owned) ** 3 * len(action.cards) ** 4 / 1000


TASTES: tuple[Taste, ...] = (evenly, hoarding, laying, draining, devoted)


def picked(
    state: NautilusState, options: Sequence[Action], tastes: Sequence[Taste], random: Random
) -> Action:
    """Pick a random action, weighted according to the playing style of the seat to move."""
    taste = tastes[(play.awaited_seat(state) or 0) % len(tastes)]
    return random.choices(options, [taste(state, option) for option in options])[0]


def whole(kind: str, seats: int, seed: int) -> tuple[NautilusState, list[PlayedMove], NautilusState]:
    """Play a game in which each seat has its own playing style.

    Return the first position, the moves and the last position.
    """
    random = Random(f"{kind} {seats} {seed}")
    first = state = table(kind, seats, random)
    tastes = random.choices(TASTES, k=seats)
    played: list[PlayedMove] = []
    while (seat := play.awaited_seat(state)) is not None:
        action = picked(state, play.options(state), tastes, random)
        played.append(PlayedMove(seat, action))
        state = play.submit(state, action)
    return first, played, state
