"""Collecting what a game says: the texts of random games, of their boards, of the rules and the result."""

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
"""Random games that are listened to."""
VARIED = 3
"""The same with each of the other options."""
BOARDS = 6
"""Positions from one whose board is read to the next."""


class Said(NamedTuple):
    """Different texts by where they are read."""

    prompts: set[LocalizedText]
    labels: set[Label]
    tells: set[LocalizedText]
    lines: set[LocalizedText]
    """Of text boards, alt texts, headings, rules, results."""
    terms: set[LocalizedText]
    """Of what a seat may expect."""
    conditions: set[LocalizedText]
    """On which plans may hang."""

    def texts(self) -> set[LocalizedText]:
        """Return them all, labels taken apart."""
        parts = {part for label in self.labels for part in (label.text, label.group, label.detail) if part}
        return self.prompts | self.tells | self.lines | self.terms | self.conditions | parts


def nothing() -> Said:
    """Return an empty collection."""
    return Said(set(), set(), set(), set(), set(), set())


def hear(said: Said, state: Any, *, tell_all: bool = False) -> None:
    """Add what is said of a position: the question, every option; what happens by each where it is asked for."""
    pending = play.decision(state)
    if pending is None:
        return
    said.prompts.add(pending.prompt(state))
    for option in pending.options(state):
        said.labels.add(pending.label(state, option))
        if tell_all:
            said.tells.update(event.text for event in play.narrate(state, option))


def plan(said: Said, rules: AnyGame, moment: Moment) -> None:
    """Add on what a plan to do what is done now may hang."""
    view = rules.observe(moment.state, moment.seat)
    said.conditions.update(one.name() for one in rules.conditions(view, moment.seat, (moment.taken,)))


def see(said: Said, rules: AnyGame, state: Any) -> None:
    """Add what is read of a position by each seat and by spectators."""
    for viewer in (None, *range(state.seats)):
        view = rules.observe(state, viewer)
        said.lines.update((rules.heading(view), *rules.text_board(view), *rules.alt_text(view)))
        said.terms.update(term.label for terms in rules.expected(view) for term in terms)


def end(said: Said, rules: AnyGame, state: Any) -> None:
    """Add what is said of a finished game."""
    see(said, rules, state)
    result = rules.result(state)
    said.lines.update(result.ties)
    said.lines.update(score.label for score in result.scores)


@cache
def heard(rules: AnyGame) -> Said:
    """Return what is said in random games, and the rules."""
    said = random_games(rules, GAMES)
    for variant in variants(rules).values():
        random_games(variant, VARIED, said)
    said.lines.update(rules.rules_help(rules.default_edition()))
    return said


def random_games(rules: AnyGame, games: int, said: Said | None = None) -> Said:
    """Listen to random games with every number of seats, beside what was said before."""
    said = nothing() if said is None else said
    for seed in range(games):
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        for number, moment in enumerate(moments(rules, seats, seed)):
            hear(said, moment.state)
            plan(said, rules, moment)
            said.tells.update(event.text for event in play.narrate(moment.state, moment.taken, moment.seat))
            if number % BOARDS == 0:
                see(said, rules, moment.state)
        end(said, rules, whole(rules, seats, seed)[2])
    return said


def keys(said: LocalizedText) -> Iterator[str]:
    """Yield the keys of a text and of all texts in it."""
    yield said.key
    for _, value in said.values:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, LocalizedText):
                yield from keys(part)
