"""Fuzzing: random games of one game, in which everything is checked that must hold in each position."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.core.words.i18n import FALLBACK, Translator
from bot.runtime.game_loading import describe_error
from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame
from engine.core.files.record import PlayedMove
from engine.core.model import Action, AgreeDraw, Resign, Seat
from engine.core.randomness.chance import SeededChance
from harbourmaster.author.folders import GameFolders
from harbourmaster.failure import Failure

FORMAT = "harbour-fuzz/1"
MAX_MOVES = 3000
"""A game with more moves counts as endless."""
ENDING_INTERVAL = 40
"""One choice in this many ends the game early, if the game has resignations or draws."""
MINIMISING_TIME = 5.0
"""Seconds for making the game in which something failed shorter."""


class RandomGame(Struct, frozen=True):
    """A random game: each choice selects a seat and one of its options."""

    seats: int
    options: dict[str, Any]
    seed: str
    choices: tuple[int, ...]


class Fault(Struct, frozen=True):
    """A failure in a random game."""

    cause: str
    """The error and its place in one line."""
    game: RandomGame
    moves: tuple[dict[str, Any], ...]


class CheckFailed(Exception):
    """Raised if something that must hold in each position does not hold."""


def fuzz(rules: AnyGame, folders: GameFolders, most_games: int, seconds: float) -> Iterator[Fault]:
    """Play random games, and yield a minimised game for each cause of a failure."""
    causes, until = set[str](), time.monotonic() + seconds
    for number in range(most_games):
        if number and time.monotonic() > until:
            return
        fault = run(rules, folders, _random_game(rules, number))
        if fault is not None and _kind(fault) not in causes:
            causes.add(_kind(fault))
            yield minimise(rules, folders, fault)


def _random_game(rules: AnyGame, number: int) -> RandomGame:
    random = Random(number)
    options = {choice.id: random.choice(choice.values) for choice in rules.options}
    seats = rules.seat_counts[number % len(rules.seat_counts)]
    return RandomGame(seats, options, str(number), tuple(random.randrange(10**6) for _ in range(MAX_MOVES)))


def run(rules: AnyGame, folders: GameFolders, game: RandomGame) -> Fault | None:
    """Play a random game, and return the first failure."""
    moves: list[PlayedMove] = []
    try:
        _play(rules, game, moves)
    except Exception as error:  # noqa: BLE001 - every error in the game's code is a finding
        written = tuple({"seat": one.seat, **msgspec.to_builtins(one.action)} for one in moves)
        choices = game.choices[: len(moves) + 1]
        return Fault(describe_error(error, folders.root), replace(game, choices=choices), written)
    return None


def _play(rules: AnyGame, game: RandomGame, moves: list[PlayedMove]) -> None:
    translate = Translator(FALLBACK, strict=True)
    first = state = rules.deal(game.seats, rules.default_edition(), SeededChance(game.seed), game.options)
    for choice in game.choices:
        _check_position(rules, state, translate)
        if play.is_finished(state):
            break
        awaited = play.awaited_seats(state)
        seat = awaited[choice % len(awaited)]
        options = _check_options(rules, state, seat, translate)
        action = _ending(rules, choice) or _pick(state, seat, options, choice // len(awaited))
        moves.append(PlayedMove(seat, action))
        for event in play.log_events(state, action, seat):
            translate(event.text, seat_names(state.seats))
        state = play.submit(state, action, seat)
    else:
        if len(game.choices) == MAX_MOVES:
            raise CheckFailed(f"the game is not over after {MAX_MOVES} moves")
        return
    rules.result(state)
    record.verify(record.create_record(rules, seat_names(state.seats), first, moves, None))


def _pick(state: Any, seat: Seat, options: Sequence[Action], choice: int) -> Action:
    """Return an option; of a range, also numbers that are not in its sample."""
    pending = play.decision(state, seat)
    numbers = None if pending is None else pending.number_range(state)
    if numbers is None or choice % 2:
        return options[choice // (1 if numbers is None else 2) % len(options)]
    action: Action = numbers.action(numbers.number_at(choice // 2 % numbers.count))
    return action


def _ending(rules: AnyGame, choice: int) -> Action | None:
    """Return a resignation or an agreed draw for a few of the choices, in games that have them."""
    endings = [
        *([Resign()] if rules.resigning != "robot" else []),
        *([AgreeDraw()] if rules.has_draws else []),
    ]
    is_ending = bool(endings) and choice % ENDING_INTERVAL == ENDING_INTERVAL - 1
    return endings[choice // ENDING_INTERVAL % len(endings)] if is_ending else None


def seat_names(seats: int) -> tuple[str, ...]:
    """Return the players' names in random games."""
    return tuple(f"P{seat}" for seat in range(seats))


def _check_position(rules: AnyGame, state: Any, translate: Translator) -> None:
    if rules.decode_state(rules.encode_state(state)) != state:
        raise CheckFailed("the state changes when it is stored and read again")
    for viewer in (None, *range(state.seats)):
        view = rules.observe(state, viewer)
        for text in (rules.heading(view), *rules.text_board(view), *rules.alt_text(view)):
            translate(text, seat_names(state.seats))


def _check_options(rules: AnyGame, state: Any, seat: Seat, translate: Translator) -> Sequence[Action]:
    options, pending = play.options(state, seat), play.decision(state, seat)
    if pending is None or not options:
        raise CheckFailed(f"seat {seat} has no options")
    if len(set(options)) < len(options):
        raise CheckFailed(f"seat {seat} has an option twice")
    translate(pending.prompt(state), seat_names(state.seats))
    labels = {translate(pending.label(state, option).text, seat_names(state.seats)) for option in options}
    if len(labels) < len(options):
        raise CheckFailed(f"two options of seat {seat} have the same label")
    world = rules.determinise(rules.observe(state, seat), seat, SeededChance("world"))
    if rules.observe(world, seat) != rules.observe(state, seat):
        raise CheckFailed(f"determinise returns a state that looks different to seat {seat}")
    return options


def minimise(rules: AnyGame, folders: GameFolders, fault: Fault) -> Fault:
    """Return a game with few players, choices and options that fails in the same way."""
    fault = _first_equal(rules, folders, _simpler_tables(rules, fault.game), fault)
    until, size = time.monotonic() + MINIMISING_TIME, max(1, len(fault.game.choices) // 2)
    while time.monotonic() < until:
        shorter = _first_equal(rules, folders, _without_parts(fault.game, size), fault)
        if shorter is fault and size == 1:
            break
        size = size if shorter is not fault else size // 2
        fault = shorter
    first_options = replace(fault.game, choices=tuple(0 for _ in fault.game.choices))
    return _first_equal(rules, folders, [first_options], fault)


def _simpler_tables(rules: AnyGame, game: RandomGame) -> Iterator[RandomGame]:
    """Yield games with fewer players and without options, simplest first."""
    choices = tuple(Random(0).randrange(10**6) for _ in range(MAX_MOVES))
    for seats in rules.seat_counts:
        if seats <= game.seats:
            yield RandomGame(seats, {}, game.seed, choices)
            yield replace(game, seats=seats, options={})


def _without_parts(game: RandomGame, size: int) -> Iterator[RandomGame]:
    for start in range(0, len(game.choices), size):
        yield replace(game, choices=game.choices[:start] + game.choices[start + size :])


def _first_equal(
    rules: AnyGame, folders: GameFolders, candidates: Iterable[RandomGame], fault: Fault
) -> Fault:
    """Return the failure of the first game that fails in the same way; otherwise the given failure."""
    for game in candidates:
        found = run(rules, folders, game)
        if found is not None and _kind(found) == _kind(fault):
            return found
    return fault


def _kind(fault: Fault) -> str:
    """Return what distinguishes causes: the type of the error and its place, without its values."""
    return fault.cause.partition(":")[0] + fault.cause.rpartition(" (")[2]


def write(rules: AnyGame, fault: Fault, file: Path) -> None:
    """Write a failure to a file, with the moves in the notation of records."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fields = {"format": FORMAT, "game": rules.id, "rules_version": rules.rules_version, "cause": fault.cause}
    text = json.dumps({**fields, **msgspec.to_builtins(fault.game), "moves": fault.moves}, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def replay(rules: AnyGame, folders: GameFolders, file: Path) -> Fault | None:
    """Play the game in a file again, and return the failure if it still occurs."""
    try:
        game = msgspec.json.decode(file.read_bytes(), type=RandomGame)
    except (OSError, msgspec.DecodeError) as error:
        raise Failure(f"{file}: {error}") from error
    return run(rules, folders, game)
