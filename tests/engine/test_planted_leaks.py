"""Tests that every kind of information leak in the rules is detected.

Each test replaces a function with a leaking version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import engine.games
from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame, game
from engine.core.model import Label, LogEvent
from engine.core.text import text
from engine.games.nautilus_island import observe
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import colour_of
from engine.games.nautilus_island.robots.deckhand import Deckhand
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from tests.engine.secrecy import contradicting_worlds, find_leaks, world_pairs
from tests.engine.worlds import hidden_choices, random_world

RULES = game("nautilus-island")
TOYS = Path(__file__).parents[1] / "toy/engine/games"
SEATS = 3
LeakPatch = Callable[[pytest.MonkeyPatch], None]


def leak_hand_colours(patch: pytest.MonkeyPatch) -> None:
    """Leak the number of clothes cards in a hand to all players."""

    def points(castaway: Castaway) -> tuple[int, int]:
        return len([card for card in castaway.hand if colour_of(card) == "clothes"]), 0

    patch.setattr(observe, "points_laid", points)


def leak_face_down_card(patch: pytest.MonkeyPatch) -> None:
    """Leak the next card in every stack, even if it is face down."""
    patch.setattr(Stack, "top", Stack.next_card)


def leak_private_event(patch: pytest.MonkeyPatch) -> None:
    """Leak a face-down draw by logging it for all players."""
    honest = Recover.log_events

    def tell(self: Recover, state: Any, action: Any) -> tuple[LogEvent, ...]:
        return tuple(LogEvent(event.text) for event in honest(self, state, action))

    patch.setattr(Recover, "log_events", tell)


def leak_card_in_label(patch: pytest.MonkeyPatch) -> None:
    """Leak a column's face-down cards in the label of the option for that column."""

    def label(_: Explore, state: Any, action: Any) -> Label:
        hidden = [stack.next_card or "" for stack in state.column(action.column)]
        return Label(text("nautilus-island-label-go", column=action.column, cards=" ".join(hidden)))

    patch.setattr(Explore, "label", label)


def leak_card_in_alt_text(patch: pytest.MonkeyPatch) -> None:
    """Leak a face-down card in the alt text."""
    honest = type(RULES).alt_text
    states: list[Any] = []

    def watched(_: Any, state: Any, viewer: Any) -> Any:
        states.append(state)
        return observe.view(state, viewer)

    def alt_text(self: Any, view: Any) -> Any:
        top = next(stack.next_card for stack in states[-1].stacks if not stack.is_face_up)
        return (*honest(self, view), text("nautilus-island-number", number=str(top)))

    patch.setattr(type(RULES), "observe", watched)
    patch.setattr(type(RULES), "alt_text", alt_text)


def leak_deal_in_record(patch: pytest.MonkeyPatch) -> None:
    """Leak the complete deal in a running match's record."""
    honest = type(RULES).chance_record

    def chance_record(self: Any, state: Any, viewer: Any) -> Any:
        return honest(self, state, viewer) | {"deal": [list(stack.cards) for stack in state.stacks]}

    patch.setattr(type(RULES), "chance_record", chance_record)


def leak_hand_in_move(patch: pytest.MonkeyPatch) -> None:
    """Leak a player's hand in the record of each of their moves."""
    honest = type(RULES).move_record

    def move_record(self: Any, viewer: Any, before: Any, seat: int, action: Any, *, now: Any) -> Any:
        move: dict[str, Any] = honest(self, viewer, before, seat, action, now=now)
        return move | {"hand": before.castaways[seat].hand}

    patch.setattr(type(RULES), "move_record", move_record)


def leak_card_in_draft(patch: pytest.MonkeyPatch) -> None:
    """Leak face-down cards by letting a player undo collecting them."""
    patch.setattr(Recover, "reveals", lambda *_: False)


def leak_hand_in_option_order(patch: pytest.MonkeyPatch) -> None:
    """Leak another seat's hand through the order of the options."""
    honest = Explore.options

    def options(self: Explore, state: Any) -> Any:
        held = state.castaways[(self.seat + 1) % state.seats].hand
        offered = honest(self, state)
        return offered[::-1] if len({colour_of(card) for card in held}) % 2 else offered

    patch.setattr(Explore, "options", options)


def leak_state_to_robot(patch: pytest.MonkeyPatch) -> None:
    """Leak the full state to a robot."""
    states: list[Any] = []

    def watched(_: Any, state: Any, viewer: Any) -> Any:
        states.append(state)
        return observe.view(state, viewer)

    def pick(_: Any, __: Any, offered: Any, chance: Any) -> Any:
        hidden = sum(
            len(card or "") for stack in states[-1].stacks for card in stack.cards[len(stack.takers) :]
        )
        return offered[hidden % len(offered)], chance

    patch.setattr(type(RULES), "observe", watched)
    patch.setattr(Deckhand, "pick", pick)


def leak_unseen_cards_in_record(patch: pytest.MonkeyPatch) -> None:
    """Leak the next card of every stack in the record.

    No view shows this card.
    """

    def known_to(self: Stack, _: Any) -> Any:
        seen = len(self.takers) + 1
        return tuple(card if place < seen else None for place, card in enumerate(self.cards))

    patch.setattr(Stack, "known_to", known_to)


LEAKS: list[tuple[LeakPatch, str]] = [
    (leak_hand_colours, "view"),
    (leak_face_down_card, "text board"),
    (leak_private_event, "told"),
    (leak_card_in_label, "labels"),
    (leak_card_in_alt_text, "alt text"),
    (leak_deal_in_record, "record"),
    (leak_hand_in_move, "move"),
    (leak_card_in_draft, "drafts"),
    (leak_hand_in_option_order, "options"),
    (leak_state_to_robot, "robot deckhand"),
]


def find_all_leaks(rules: AnyGame, seats: int = SEATS) -> Iterator[str]:
    """Yield the leaks in a game, over all viewers."""
    for viewer in (None, *range(seats)):
        for one, another in world_pairs(rules, seats, viewer, seed=0):
            yield from find_leaks(one, another, viewer)


@pytest.mark.parametrize(("plant", "where"), LEAKS)
def test_planted_leak_is_detected(plant: LeakPatch, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert where in find_all_leaks(RULES)


def test_record_with_cards_hidden_from_viewer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    leak_unseen_cards_in_record(monkeypatch)
    played = random_world(RULES, SEATS, seed=0).first_moves(20)
    assert all(contradicting_worlds(played, viewer) for viewer in (None, *range(SEATS)))


BOATS = 5


@pytest.fixture
def regatta(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Return the toy game with hidden choices, because none of the real games has any."""
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(TOYS)])
    toy: AnyGame = import_module("engine.games.regatta.game").GAME
    return toy


def hidden_efforts(state: Any) -> list[int]:
    """Return all seats' hidden choices."""
    chosen: Any = play.secret_choices(state)
    return [action.effort for own in chosen for action in own]


def leak_effort_in_view(toy: Any, patch: pytest.MonkeyPatch) -> None:
    """Leak the highest effort chosen so far to all players."""
    honest = type(toy).observe

    def observe(self: Any, state: Any, viewer: Any) -> Any:
        seen = honest(self, state, viewer)
        return replace(seen, effort=max(hidden_efforts(state), default=None))

    patch.setattr(type(toy), "observe", observe)


def leak_effort_in_event(toy: Any, patch: pytest.MonkeyPatch) -> None:
    """Leak a seat's choice by logging it for all players."""
    row = import_module("engine.games.regatta.steps.row").ChooseEffort
    honest = row.log_events
    patch.setattr(row, "log_events", lambda *of: tuple(LogEvent(event.text) for event in honest(*of)))


def leak_efforts_in_prompt(toy: Any, patch: pytest.MonkeyPatch) -> None:
    """Leak the sum of the other seats' choices in the prompt."""
    row = import_module("engine.games.regatta.steps.row").ChooseEffort
    patch.setattr(row, "prompt", lambda _, state: text("regatta-row", effort=sum(hidden_efforts(state))))


def leak_efforts_in_move(toy: Any, patch: pytest.MonkeyPatch) -> None:
    """Leak the choices of all seats in the record of each move."""
    honest = type(toy).move_record

    def move_record(self: Any, viewer: Any, before: Any, seat: int, action: Any, *, now: Any) -> Any:
        return honest(self, viewer, before, seat, action, now=now) | {"table": hidden_efforts(before)}

    patch.setattr(type(toy), "move_record", move_record)


CHOICE_LEAKS: list[tuple[Callable[[Any, pytest.MonkeyPatch], None], str]] = [
    (leak_effort_in_view, "view"),
    (leak_effort_in_event, "told"),
    (leak_efforts_in_prompt, "prompt"),
    (leak_efforts_in_move, "move"),
]


@pytest.mark.parametrize(("plant", "where"), CHOICE_LEAKS)
def test_planted_leak_of_hidden_choice_is_detected(
    plant: Callable[[Any, pytest.MonkeyPatch], None],
    where: str,
    regatta: AnyGame,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert where not in find_all_leaks(regatta, BOATS)
    plant(regatta, monkeypatch)
    assert where in find_all_leaks(regatta, BOATS)


def test_record_leaking_a_hidden_choice_is_detected(
    regatta: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = random_world(regatta, BOATS, seed=0).first_moves(BOATS + 3)
    assert contradicting_worlds(played, None) == []
    monkeypatch.setattr(record, "known_moves", lambda steps, *_: steps)
    assert contradicting_worlds(played, None)


def test_hidden_choice_is_known_to_its_seat_and_after_the_end(regatta: AnyGame) -> None:
    whole = random_world(regatta, BOATS, seed=0)
    first, second = whole.movers[BOATS : BOATS + 2]
    other_options = len(play.options(whole.deal())) - 1
    for viewer, hidden in ((None, [5, 6]), (first, [6]), (second, [5])):
        choices = dict(hidden_choices(whole.first_moves(BOATS + 2), viewer))
        assert list(choices) == hidden
        assert {len(options) for options in choices.values()} == {other_options}
    assert list(hidden_choices(whole, None)) == []
