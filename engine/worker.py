"""`python -m engine.worker`: a compute process with one order per input line and one response per output line.

Each order starts with a number, and its response starts with the same one. The worker plans turns for robots,
and explains and judges turns for people. It knows games and nothing else. A malformed order or a crash of a
robot gives an error response. Output printed by robots goes to stderr.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any, TypeVar, assert_never

from msgspec import Raw, Struct
from msgspec.json import decode, encode

from engine.core.analysis import Judged, Taken, judge
from engine.core.chance import Seeded
from engine.core.explain import Explanation, explain
from engine.core.library import AnyGame, game
from engine.core.model import Action, Seat
from engine.core.robots import Plan

T = TypeVar("T")
AT_A_TIME = 0.001
"""Seconds of computation before the worker yields the CPU."""


class Order(Struct, frozen=True, tag="plan", tag_field="ask"):
    """An order to plan a turn: all arguments of `plan`."""

    game: str
    level: str
    view: Raw
    offered: Raw
    chance: Seeded
    nodes: int


class ToExplain(Struct, frozen=True, tag="explain", tag_field="ask"):
    """An order to explain a turn: all arguments of `explain`."""

    game: str
    view: Raw
    taken: Raw
    key: str
    nodes: int


class ToJudge(Struct, frozen=True, tag="judge", tag_field="ask"):
    """An order to judge a turn: all arguments of `judge`."""

    game: str
    number: int
    seat: Seat
    actions: Raw
    before: tuple[Raw, ...]
    after: tuple[Raw, ...]
    key: str
    nodes: int


class Answer(Struct, frozen=True):
    """The actions of a plan and the remaining chance, or an error."""

    chance: Seeded
    actions: Raw = Raw(b"[]")
    slip: str = ""


class Said(Struct, frozen=True):
    """An explanation or a judgement, or an error."""

    said: Raw = Raw(b"null")
    slip: str = ""


def order(
    rules: AnyGame, level: str, view: Any, offered: Sequence[Action], chance: Seeded, nodes: int
) -> bytes:
    """Serialize an order to plan, without the newline."""
    return encode(Order(rules.id, level, _raw(view), _raw(offered), chance, nodes))


def to_explain(rules: AnyGame, view: Any, taken: Sequence[Action], key: str, nodes: int) -> bytes:
    """Serialize an order to explain, without the newline."""
    return encode(ToExplain(rules.id, _raw(view), _raw(taken), key, nodes))


def to_judge(rules: AnyGame, taken: Taken, key: str, nodes: int) -> bytes:
    """Serialize an order to judge, without the newline."""
    before, after = (tuple(map(_raw, views)) for views in (taken.before, taken.after))
    asked = ToJudge(rules.id, taken.number, taken.seat, _raw(taken.actions), before, after, key, nodes)
    return encode(asked)


def read_answer(rules: AnyGame, line: bytes) -> Plan:
    """Parse a plan; raises ValueError if the response is an error or malformed."""
    answer = decode(line, type=Answer)
    if answer.slip:
        raise ValueError(answer.slip)
    return Plan(_actions(rules, answer.actions), answer.chance)


def read_said(line: bytes, kind: type[T]) -> T:
    """Parse an explanation or judgement; raises ValueError if the response is an error or malformed."""
    answer = decode(line, type=Said)
    if answer.slip:
        raise ValueError(answer.slip)
    return decode(answer.said, type=kind)


def serve(line: bytes) -> bytes:
    """Execute an order and return the response."""
    wanted = decode(line, type=Order | ToExplain | ToJudge)
    rules = game(wanted.game)
    try:
        match wanted:
            case Order():
                return _plan(rules, wanted)
            case ToExplain():
                return encode(Said(_raw(_explain(rules, wanted))))
            case ToJudge():
                return encode(Said(_raw(_judge(rules, wanted))))
            case _:
                assert_never(wanted)
    except Exception as error:  # noqa: BLE001 - a robot is a plug-in; whoever asked is told
        # Only the type of the exception: its message may name a card.
        name = type(error).__name__
        return encode(Answer(wanted.chance, slip=name) if isinstance(wanted, Order) else Said(slip=name))


def _plan(rules: AnyGame, wanted: Order) -> bytes:
    view, offered = decode(wanted.view, type=rules.view_type), _actions(rules, wanted.offered)
    plan = rules.robots[wanted.level].plan(view, offered, wanted.chance, wanted.nodes)
    return encode(Answer(plan.chance, _raw(plan.actions)))


def _explain(rules: AnyGame, wanted: ToExplain) -> Explanation:
    view = decode(wanted.view, type=rules.view_type)
    return explain(rules, view, wanted.key, wanted.nodes, _actions(rules, wanted.taken))


def _judge(rules: AnyGame, wanted: ToJudge) -> Judged:
    before, after = (
        tuple(decode(view, type=rules.view_type | None) for view in views)
        for views in (wanted.before, wanted.after)
    )
    taken = Taken(wanted.number, wanted.seat, _actions(rules, wanted.actions), before, after)
    return judge(rules, taken, wanted.key, wanted.nodes)


def _actions(rules: AnyGame, raw: Raw) -> tuple[Action, ...]:
    each = decode(raw, type=tuple[Raw, ...])
    return tuple(decode(one, type=rules.action_type) for one in each)


def _raw(value: object) -> Raw:
    return Raw(encode(value))


@contextmanager
def _giving_way() -> Iterator[None]:
    """Yield the CPU core regularly while the `with` block runs.

    Without `sched_yield`, only the process priority applies. A low priority is not enough. Linux may let a
    computing process run until the next tick, up to 4 ms later, even if another process was woken on its
    core. Each click makes one thread of the bot wake another.
    """
    if not hasattr(os, "sched_yield"):
        yield
        return
    is_thinking = True

    def give_way(_signal: int, _frame: object) -> None:
        os.sched_yield()
        # The timer restarts only now. With a fixed interval, signals would pile up while other processes run.
        if is_thinking:
            signal.setitimer(signal.ITIMER_REAL, AT_A_TIME)

    signal.signal(signal.SIGALRM, give_way)
    signal.setitimer(signal.ITIMER_REAL, AT_A_TIME)
    try:
        yield
    finally:
        is_thinking = False
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def _answers_alone() -> Iterator[IO[bytes]]:
    """Reserve stdout for responses, because a line printed by a robot would be taken for one."""
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        sys.stdout = sys.stderr
        yield answers


def main() -> None:
    """Answer orders until the input ends."""
    with _answers_alone() as answers:
        for line in sys.stdin.buffer:
            number, _, wanted = line.partition(b" ")
            with _giving_way():
                answer = serve(wanted)
            answers.write(b"%b %b\n" % (number, answer))
            answers.flush()


if __name__ == "__main__":
    main()
