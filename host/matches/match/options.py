"""What a table chose, as it is shown: also of a match that can't be played any more."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.core.library import AnyGame, UnknownGame, game
from engine.core.options import BadOption, Choice, Value
from host.matches.log.fold import told_options
from storage.matches.match.matches import MatchRow


class Chosen(Struct, frozen=True):
    """A choice of a game and what a table chose there."""

    choice: Choice
    value: Value

    @property
    def is_default(self) -> bool:
        """Tell whether the game is played as its book has it."""
        return self.value == self.choice.default


def choices_of(row: MatchRow) -> tuple[Chosen, ...]:
    """Return a value for each choice of a match's game; none where its rules are no longer known here."""
    try:
        rules: AnyGame = game(row.game)
        options = rules.read_options(told_options(row))
    except (UnknownGame, BadOption, msgspec.DecodeError):
        return ()
    return tuple(Chosen(choice, options[choice.id]) for choice in rules.options)
