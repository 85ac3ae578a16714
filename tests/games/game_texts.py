"""A collector for all of a game's texts, from random games, boards, rules and results."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Label
from engine.core.text import LocalizedText
from tests.engine.playouts import Moment, moments, play_game, variants

GAMES = 12
"""Number of random games."""
VARIANT_GAMES = 3
"""Number of random games with each non-default option."""
BOARD_INTERVAL = 6
"""Interval between positions whose boards are included."""


class GameTexts(NamedTuple):
    """A game's distinct texts, grouped by where they appear."""

    prompts: set[LocalizedText]
    labels: set[Label]
    log_events: set[LocalizedText]
    lines: set[LocalizedText]
    """Texts on text boards, in alt texts, headings, rules, results and about unmet conditions."""
    terms: set[LocalizedText]
    """Names of the parts of a seat's expected result."""
    conditions: set[LocalizedText]
    """Goals and conditions for planned turns."""

    def texts(self) -> set[LocalizedText]:
        """Return all texts, with labels split into their parts."""
        parts = {part for label in self.labels for part in (label.text, label.group, label.detail) if part}
        return self.prompts | self.log_events | self.lines | self.terms | self.conditions | parts


def create_empty_texts() -> GameTexts:
    """Return an empty collection."""
    return GameTexts(set(), set(), set(), set(), set(), set())


def collect_decision(texts: GameTexts, state: Any, *, with_events: bool = False) -> None:
    """Collect a position's prompt and option labels.

    If `with_events` is true, also collect the log events for each option.
    """
    pending = play.decision(state)
    if pending is None:
        return
    texts.prompts.add(pending.prompt(state))
    for option in pending.options(state):
        texts.labels.add(pending.label(state, option))
        if with_events:
            texts.log_events.update(event.text for event in play.log_events(state, option))


def collect_conditions(texts: GameTexts, rules: AnyGame, moment: Moment) -> None:
    """Collect the possible conditions for a planned action, and the possible goals with their conditions."""
    view, seat = rules.observe(moment.state, moment.seat), moment.seat
    goals = rules.goals(view, seat)
    texts.conditions.update(goal.name() for goal in goals)
    for condition in (
        *rules.conditions(view, seat, (moment.taken,)),
        *(one for goal in goals for one in goal.conditions(view, seat)),
    ):
        texts.conditions.add(condition.name())
        texts.lines.update(filter(None, [condition.current_state(view, seat)]))


def collect_views(texts: GameTexts, rules: AnyGame, state: Any) -> None:
    """Collect the texts of a position for each seat and for spectators."""
    for viewer in (None, *range(state.seats)):
        view = rules.observe(state, viewer)
        texts.lines.update((rules.heading(view), *rules.text_board(view), *rules.alt_text(view)))
        texts.terms.update(term.label for terms in rules.expected(view) for term in terms)


def collect_result(texts: GameTexts, rules: AnyGame, state: Any) -> None:
    """Collect the texts of a finished game."""
    collect_views(texts, rules, state)
    result = rules.result(state)
    texts.lines.update(result.ties)
    texts.lines.update(team.name for team in result.teams)
    texts.lines.update([result.reason] if result.reason else [])
    texts.lines.update(score.label for score in result.scores)


@cache
def collect_all(rules: AnyGame) -> GameTexts:
    """Return all texts from random games and from the rules."""
    said = collect_random_games(rules, GAMES)
    for variant in variants(rules).values():
        collect_random_games(variant, VARIANT_GAMES, said)
    said.lines.update(rules.rules_help(rules.default_edition()))
    return said


def collect_random_games(rules: AnyGame, games: int, texts: GameTexts | None = None) -> GameTexts:
    """Play random games with every number of seats, and add their texts to `texts`."""
    texts = create_empty_texts() if texts is None else texts
    for seed in range(games):
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        for number, moment in enumerate(moments(rules, seats, seed)):
            collect_decision(texts, moment.state)
            collect_conditions(texts, rules, moment)
            texts.log_events.update(
                event.text for event in play.log_events(moment.state, moment.taken, moment.seat)
            )
            if number % BOARD_INTERVAL == 0:
                collect_views(texts, rules, moment.state)
        collect_result(texts, rules, play_game(rules, seats, seed)[2])
    return texts


def text_keys(text: LocalizedText) -> Iterator[str]:
    """Yield the keys of a text and its nested texts."""
    yield text.key
    for _, value in text.values:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, LocalizedText):
                yield from text_keys(part)
