"""The options and player counts of a match for display.

They can be displayed even if the bot no longer supports the match's rules.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.core.files.library import AnyGame, UnknownGame, game
from engine.core.options import BadOption, Choice, Value
from host.matches.log.fold import parse_options
from storage.matches.match.matches import MatchRow

RANDOM_ORDERS = ("random", "drawn")
"""The seat orders that are drawn."""


class ChosenOption(Struct, frozen=True):
    """A game option with the value chosen for the match."""

    choice: Choice
    value: Value

    @property
    def is_default(self) -> bool:
        """Return whether the value is the rule book's default."""
        return self.value == self.choice.default


def players_with_free_seats(row: MatchRow, taken: int) -> int:
    """Return the number of players with which an open match can start although seats are free; otherwise 0."""
    try:
        counts = game(row.game).seat_counts
    except UnknownGame:
        return 0
    return taken if taken < row.seat_count and taken in counts else 0


def is_anything_drawn(row: MatchRow) -> bool:
    """Return whether chance decides anything in a match: the seat order, or something in the game.

    Also return True if the rules are unknown.
    """
    if row.seat_count > 1 and row.seat_order in RANDOM_ORDERS:
        return True
    try:
        rules: AnyGame = game(row.game)
        return rules.has_chance(rules.read_options(parse_options(row)))
    except (UnknownGame, BadOption, msgspec.DecodeError):
        return True


def has_turn_order(row: MatchRow) -> bool:
    """Return whether it matters who goes first in a match; True if the rules are unknown."""
    try:
        return game(row.game).has_turn_order
    except UnknownGame:
        return True


def chosen_options(row: MatchRow) -> tuple[ChosenOption, ...]:
    """Return all options of a match's game with their values; empty if the rules are unknown."""
    try:
        rules: AnyGame = game(row.game)
        options = rules.read_options(parse_options(row))
    except (UnknownGame, BadOption, msgspec.DecodeError):
        return ()
    return tuple(ChosenOption(choice, options[choice.id]) for choice in rules.options)
