"""`python -m engine.worker`: a process that thinks for robots, an order a line on standard input, a plan a line back.

It knows games and nothing else. An order it can't make sense of, or at which a robot stumbles, is answered by `slip`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.chance import Seeded
from engine.core.library import AnyGame, game
from engine.core.model import Action
from engine.core.robots import Plan


class Order(Struct, frozen=True):
    """What a robot is to think of: all that `plan` gets."""

    game: str
    level: str
    view: msgspec.Raw
    offered: msgspec.Raw
    chance: Seeded
    nodes: int


class Answer(Struct, frozen=True):
    """The actions of a plan, and the chance that is left; or what went wrong."""

    chance: Seeded
    actions: msgspec.Raw = msgspec.Raw(b"[]")
    slip: str = ""


def order(
    rules: AnyGame, level: str, view: Any, offered: Sequence[Action], chance: Seeded, nodes: int
) -> bytes:
    """Write an order, without the end of the line."""
    seen, options = (msgspec.Raw(msgspec.json.encode(part)) for part in (view, offered))
    return msgspec.json.encode(Order(rules.id, level, seen, options, chance, nodes))


def read_answer(rules: AnyGame, line: bytes) -> Plan:
    """Read what was answered; ValueError with the slip where there was one, or where it makes no sense."""
    answer = msgspec.json.decode(line, type=Answer)
    if answer.slip:
        raise ValueError(answer.slip)
    return Plan(_actions(rules, answer.actions), answer.chance)


def serve(line: bytes) -> bytes:
    """Answer an order."""
    wanted = msgspec.json.decode(line, type=Order)
    rules = game(wanted.game)
    try:
        view = msgspec.json.decode(wanted.view, type=rules.view_type)
        offered = _actions(rules, wanted.offered)
        plan = rules.robots[wanted.level].plan(view, offered, wanted.chance, wanted.nodes)
    except Exception as slip:  # noqa: BLE001 - a robot is a plug-in; whoever asked is told
        # Its kind alone: what it says may name a card.
        return msgspec.json.encode(Answer(wanted.chance, slip=type(slip).__name__))
    return msgspec.json.encode(Answer(plan.chance, msgspec.Raw(msgspec.json.encode(plan.actions))))


def _actions(rules: AnyGame, raw: msgspec.Raw) -> tuple[Action, ...]:
    each = msgspec.json.decode(raw, type=tuple[msgspec.Raw, ...])
    return tuple(msgspec.json.decode(one, type=rules.action_type) for one in each)


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(serve(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
