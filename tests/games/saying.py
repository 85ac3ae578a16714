"""A collector for all of a game's texts, from random games, boards, rules and results."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Label
from engine.core.text import LocalizedText
from tests.engine.playouts import Moment, moments, variants, whole

GAMES = 12
"""Number of random games."""
VARIED = 3
"""Number of random games with each non-default option."""
BOARDS = 6
"""One in this many positions has its board read."""


class Said(NamedTuple):
    """A game's distinct texts, grouped by where they appear."""

    prompts: set[LocalizedText]
    labels: set[Label]
    tells: set[LocalizedText]
    lines: set[LocalizedText]
    """Texts on text boards, in alt texts, headings, rules and results."""
    terms: set[LocalizedText]
    """Terms in the seats' expected results."""
    conditions: set[LocalizedText]
    """Conditions for planned turns."""

    def texts(self) -> set[LocalizedText]:
        """Return all texts, with labels split into their parts."""
        parts = {part for label in self.labels for part in (label.text, label.group, label.detail) if part}
        return self.prompts | self.tells | self.lines | self.terms | self.conditions | parts


def nothing() -> Said:
    """Return an empty collection."""
    return Said(set(), set(), set(), set(), set(), set())


def hear(said: Said, state: Any, *, tell_all: bool = False) -> None:
    """Collect a position's prompt and option labels.

    If `tell_all` is true, also collect the log events for each option.
    """
    pending = play.decision(state)
    if pending is None:
        return
    said.prompts.add(pending.prompt(state))
    for option in pending.options(state):
        said.labels.add(pending.label(state, option))
        if tell_all:
            said.tells.update(event.text for event in play.log_events(state, option))


def plan(said: Said, rules: AnyGame, moment: Moment) -> None:
    """Collect the possible conditions for a planned action."""
    view = rules.observe(moment.state, moment.seat)
    said.conditions.update(one.name() for one in rules.conditions(view, moment.seat, (moment.taken,)))


def see(said: Said, rules: AnyGame, state: Any) -> None:
    """Collect the texts of a position for each seat and for spectators."""
    for viewer in (None, *range(state.seats)):
        view = rules.observe(state, viewer)
        said.lines.update((rules.heading(view), *rules.text_board(view), *rules.alt_text(view)))
        said.terms.update(term.label for terms in rules.expected(view) for term in terms)


def end(said: Said, rules: AnyGame, state: Any) -> None:
    """Collect the texts of a finished game."""
    see(said, rules, state)
    result = rules.result(state)
    said.lines.update(result.ties)
    said.lines.update(score.label for score in result.scores)


@cache
def heard(rules: AnyGame) -> Said:
    """Return all texts from random games and from the rules."""
    said = random_games(rules, GAMES)
    for variant in variants(rules).values():
        random_games(variant, VARIED, said)
    said.lines.update(rules.rules_help(rules.default_edition()))
    return said


def random_games(rules: AnyGame, games: int, said: Said | None = None) -> Said:
    """Play random games with every number of seats, and add their texts to `said`."""
    said = nothing() if said is None else said
    for seed in range(games):
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        for number, moment in enumerate(moments(rules, seats, seed)):
            hear(said, moment.state)
            plan(said, rules, moment)
            said.tells.update(
                event.text for event in play.log_events(moment.state, moment.taken, moment.seat)
            )
            if number % BOARDS == 0:
                see(said, rules, moment.state)
        end(said, rules, whole(rules, seats, seed)[2])
    return said


def keys(said: LocalizedText) -> Iterator[str]:
    """Yield the keys of a text and its nested texts."""
    yield said.key
    for _, value in said.values:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, LocalizedText):
                yield from keys(part)
