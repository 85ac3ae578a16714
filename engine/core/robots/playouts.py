"""Deterministic pseudo-random playouts, which are used to compare two versions of the rules."""

from __future__ import annotations

import hashlib

import msgspec

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Action, State

MAX_MOVES = 10_000
"""Maximum number of moves in a playout. A longer playout counts as endless."""


def play_out(rules: AnyGame, state: State, number: int, key: str) -> str:
    """Play a position to its end and return a hash of all options, moves and the result.

    Each `number` selects a different sequence of moves, which does not depend on the order of the legal
    actions. `key` is a secret, so nobody can find hidden information by comparing hashes.

    Raise RuntimeError if the game does not end. Exceptions from the rules are not caught.
    """
    trace = hashlib.sha256(f"{key} {number}".encode())
    for step in range(MAX_MOVES):
        seat = play.awaited_seat(state)
        if seat is None:
            trace.update(_result(rules, state))
            return trace.hexdigest()
        options: dict[bytes, Action] = {msgspec.json.encode(one): one for one in play.options(state, seat)}
        chosen = min(options, key=lambda option: hashlib.sha256(b"%d %d " % (number, step) + option).digest())
        trace.update(msgspec.json.encode([seat, sorted(options), chosen]))
        state = play.run_table_steps(play.apply_unchecked(state, options[chosen], seat))
    raise RuntimeError(f"the game does not end within {MAX_MOVES} moves")


def _result(rules: AnyGame, state: State) -> bytes:
    """Serialize a result without its display texts."""
    result = rules.result(state)
    lines = [line.values for line in result.scores]
    teams = [team.seats for team in result.teams]
    parts = [result.record, result.totals, result.ranking, lines, teams]
    if result.outcome != "won":
        parts.append(result.outcome)
    return msgspec.json.encode(parts, order="deterministic")
