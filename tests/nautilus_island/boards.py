"""Unusual boards and playing styles that produce rare situations in tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from engine.core import play
from engine.core.files.record import PlayedMove
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.games.nautilus_island.actions import Close, Collect, Go, Store
from engine.games.nautilus_island.components import colour_of
from engine.games.nautilus_island.edition import Edition, Wreck
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState

TABLES = ("as printed", "few tokens", "another board")
PlayingStyle: TypeAlias = Callable[[NautilusState, Action], float]
"""A playing style: a function that returns the weight of an action in a position."""


def set_up_table(kind: str, seats: int, random: Random) -> NautilusState:
    """Set up a game of the given kind: as printed, with few tokens, or on a random board."""
    edition = GAME.default_edition()
    if kind == "few tokens":
        edition = replace(edition, tokens=(2, 1, 2, 2, 1, 2))
    if kind == "another board":
        edition = another_board(seats, random)
    return GAME.deal(seats, edition, SeededChance(str(random.random())))


def another_board(seats: int, random: Random) -> Edition:
    """Return a random edition.

    Its columns, face-up stacks, portholes, treasures and tokens are random.
    """
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


def weigh_evenly(_: NautilusState, action: Action) -> float:
    """Collect and store about equally often."""
    return 8 if isinstance(action, Collect) else 1


def weigh_for_hoarding(_: NautilusState, action: Action) -> float:
    """Prefer columns with high numbers, and collect rather than store.

    This leads to large hands.
    """
    return 1 + action.column if isinstance(action, Go) else 60 if isinstance(action, Collect) else 1


def weigh_for_storing(_: NautilusState, action: Action) -> float:
    """Store early and rarely close.

    This leads to small hands and several small open sets.
    """
    return {"Collect": 0.3, "Store": 4.0, "Close": 0.3}.get(type(action).__name__, 1.0)


def weigh_for_draining(state: NautilusState, action: Action) -> float:
    """Prefer the columns with the fewest cards, and store or close rather than collect."""
    if isinstance(action, Go):
        return 1 + (8 - state.column(action.column)[0].left) ** 2
    return {"Collect": 0.5, "Store": 4.0, "Close": 9.0}.get(type(action).__name__, 1.0)


def weigh_for_one_colour(state: NautilusState, action: Action) -> float:
    """Store the most frequent colour and almost never close.

    This leads to sets of more than six cards.
    """
    if not isinstance(action, Store):
        return 0.01 if isinstance(action, Close) else 1
    mine = state.castaways[play.awaited_seat(state) or 0]
    colour = colour_of(action.cards[0])
    owned = (*mine.hand, *mine.set_of(colour).cards)
    return sum(colour_of(card) == colour for card in owned) ** 3 * len(action.cards) ** 4 / 1000


PLAYING_STYLES: tuple[PlayingStyle, ...] = (
    weigh_evenly,
    weigh_for_hoarding,
    weigh_for_storing,
    weigh_for_draining,
    weigh_for_one_colour,
)


def pick_action(
    state: NautilusState, options: Sequence[Action], styles: Sequence[PlayingStyle], random: Random
) -> Action:
    """Pick a random action, weighted according to the playing style of the seat to move."""
    taste = styles[(play.awaited_seat(state) or 0) % len(styles)]
    return random.choices(options, [taste(state, option) for option in options])[0]


def play_game(kind: str, seats: int, seed: int) -> tuple[NautilusState, list[PlayedMove], NautilusState]:
    """Play a game in which each seat has its own playing style.

    Return the first position, the moves and the last position.
    """
    random = Random(f"{kind} {seats} {seed}")
    first = state = set_up_table(kind, seats, random)
    tastes = random.choices(PLAYING_STYLES, k=seats)
    played: list[PlayedMove] = []
    while (seat := play.awaited_seat(state)) is not None:
        action = pick_action(state, play.options(state), tastes, random)
        played.append(PlayedMove(seat, action))
        state = play.submit(state, action)
    return first, played, state
