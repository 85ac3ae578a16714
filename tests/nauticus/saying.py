"""Collecting what Nauticus says: the texts of random games, of rare positions, of rules and results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core import play
from engine.core.model import Label
from engine.core.text import Text
from engine.games.nauticus import reading
from engine.games.nauticus.game import GAME
from engine.games.nauticus.state import NauticusState
from tests.engine.playouts import moments, whole


class Said(NamedTuple):
    """Different texts by where they are read."""

    prompts: set[Text]
    labels: set[Label]
    tells: set[Text]
    lines: set[Text]
    """Of text boards, alt texts, headings, results."""

    def texts(self) -> set[Text]:
        """Return them all, labels taken apart."""
        parts = {part for label in self.labels for part in (label.text, label.group, label.detail) if part}
        return self.prompts | self.tells | self.lines | parts


def nothing() -> Said:
    """Return an empty collection."""
    return Said(set(), set(), set(), set())


def hear(said: Said, state: NauticusState, *, tell_all: bool = False) -> None:
    """Add what is said of a position: the question, every option; what happens by each where it is asked for."""
    pending = play.decision(state)
    if pending is None:
        return
    said.prompts.add(pending.prompt(state))
    for option in pending.options(state):
        said.labels.add(pending.label(state, option))
        if tell_all:
            said.tells.update(event.text for event in play.narrate(state, option))


def see(said: Said, state: NauticusState) -> None:
    """Add what is read of a position."""
    view = GAME.observe(state, None)
    said.lines.update((reading.heading(view), *reading.text_board(view), *reading.alt_text(view)))


def end(said: Said, state: NauticusState) -> None:
    """Add what is said of a finished game."""
    see(said, state)
    result = GAME.result(state)
    said.lines.update(result.ties)
    said.lines.update(score.label for score in result.scores)


def random_games(games: int) -> Said:
    """Listen to random games with 2, 3 and 4 seats."""
    said = nothing()
    for seed in range(games):
        seats = 2 + seed % 3
        for number, moment in enumerate(moments(GAME, seats, seed)):
            hear(said, moment.state)
            said.tells.update(event.text for event in play.narrate(moment.state, moment.taken))
            if number % 6 == 0:
                see(said, moment.state)
        end(said, whole(GAME, seats, seed)[2])
    return said


def keys(said: Text) -> Iterator[str]:
    """Yield the keys of a text and of all texts in it."""
    yield said.key
    for _, value in said.values:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from keys(part)
