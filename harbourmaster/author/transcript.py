"""A random game in which something has failed, as text: its moves, what the log says, and the last position."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from bot.core.words.i18n import FALLBACK, Translator
from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Action, LogEvent, Seat
from engine.core.randomness.chance import SeededChance
from harbourmaster.author.fuzzing import Fault, seat_names


def transcript(rules: AnyGame, fault: Fault) -> Iterator[str]:
    """Yield the lines of a failed game: all moves, and the last position before the failure.

    The position is shown as the seat to move sees it.
    """
    game, translate = fault.game, Translator(FALLBACK)
    with suppress(Exception):  # the failure itself, which the caller prints
        state = rules.deal(game.seats, rules.default_edition(), SeededChance(game.seed), game.options)
        with suppress(Exception):
            for number, move in enumerate(fault.moves, 1):
                yield f"{number}. {msgspec.json.encode(move).decode()}"
                action = rules.read_action(play.decision(state, move["seat"]), move)
                after = play.submit(state, action, move["seat"])
                yield from _events(state, action, move["seat"], translate)
                state = after
        yield from _position(rules, state, translate)


def _events(state: Any, action: Action, seat: Seat, translate: Translator) -> Iterator[str]:
    for event in play.log_events(state, action, seat):
        names = seat_names(state.seats)
        yield f"   {_audience(event, names)}{translate(event.text, names)}"


def _audience(event: LogEvent, names: tuple[str, ...]) -> str:
    if event.audience is None:
        return ""
    return f"({', '.join(names[seat] for seat in event.audience)} only) "


def _position(rules: AnyGame, state: Any, translate: Translator) -> Iterator[str]:
    view, names = rules.observe(state, play.awaited_seat(state)), seat_names(state.seats)
    for text in (rules.heading(view), *rules.text_board(view)):
        yield translate(text, names)
