"""`python -m engine.worker`: a process that thinks, an order a line on standard input, an answer a line back.

Before an order stands a number, and before its answer the same. It plans turns for robots, and explains and judges
turns for people. It knows games and nothing else. An order it can't make sense of, or at which a robot stumbles, is
answered by `slip`. What a robot prints goes where errors go.
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
"""Seconds of thinking after which others go first."""


class Order(Struct, frozen=True, tag="plan", tag_field="ask"):
    """What a robot is to think of: all that `plan` gets."""

    game: str
    level: str
    view: Raw
    offered: Raw
    chance: Seeded
    nodes: int


class ToExplain(Struct, frozen=True, tag="explain", tag_field="ask"):
    """A turn that is to be explained: all that `explain` gets."""

    game: str
    view: Raw
    taken: Raw
    key: str
    nodes: int


class ToJudge(Struct, frozen=True, tag="judge", tag_field="ask"):
    """A turn that is to be judged: all that `judge` gets."""

    game: str
    number: int
    seat: Seat
    actions: Raw
    before: tuple[Raw, ...]
    after: tuple[Raw, ...]
    key: str
    nodes: int


class Answer(Struct, frozen=True):
    """The actions of a plan, and the chance that is left; or what went wrong."""

    chance: Seeded
    actions: Raw = Raw(b"[]")
    slip: str = ""


class Said(Struct, frozen=True):
    """An explanation or a judgement; or what went wrong."""

    said: Raw = Raw(b"null")
    slip: str = ""


def order(
    rules: AnyGame, level: str, view: Any, offered: Sequence[Action], chance: Seeded, nodes: int
) -> bytes:
    """Write an order, without the end of the line."""
    return encode(Order(rules.id, level, _raw(view), _raw(offered), chance, nodes))


def to_explain(rules: AnyGame, view: Any, taken: Sequence[Action], key: str, nodes: int) -> bytes:
    """Write what is to be explained, without the end of the line."""
    return encode(ToExplain(rules.id, _raw(view), _raw(taken), key, nodes))


def to_judge(rules: AnyGame, taken: Taken, key: str, nodes: int) -> bytes:
    """Write what is to be judged, without the end of the line."""
    before, after = (tuple(map(_raw, views)) for views in (taken.before, taken.after))
    asked = ToJudge(rules.id, taken.number, taken.seat, _raw(taken.actions), before, after, key, nodes)
    return encode(asked)


def read_answer(rules: AnyGame, line: bytes) -> Plan:
    """Read what was answered; ValueError with the slip where there was one, or where it makes no sense."""
    answer = decode(line, type=Answer)
    if answer.slip:
        raise ValueError(answer.slip)
    return Plan(_actions(rules, answer.actions), answer.chance)


def read_said(line: bytes, kind: type[T]) -> T:
    """Read what was said; ValueError with the slip where there was one, or where it makes no sense."""
    answer = decode(line, type=Said)
    if answer.slip:
        raise ValueError(answer.slip)
    return decode(answer.said, type=kind)


def serve(line: bytes) -> bytes:
    """Answer an order."""
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
        # Its kind alone: what it says may name a card.
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
    """Let others have this core first, over and over; where a system knows no such thing, its priority must do.

    A low priority is not enough: Linux may leave who computes on their core until the next tick, up to 4 ms later,
    whoever else was woken there meanwhile. One thread of the bot wakes the other at every click.
    """
    if not hasattr(os, "sched_yield"):
        yield
        return
    is_thinking = True

    def give_way(_signal: int, _frame: object) -> None:
        os.sched_yield()
        # Counted from now on, however long the others took: signals that come meanwhile would pile up.
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
    """Keep the output for answers: a line that a robot prints would be taken for one."""
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        sys.stdout = sys.stderr
        yield answers


def main() -> None:
    """Answer until the input ends."""
    with _answers_alone() as answers:
        for line in sys.stdin.buffer:
            number, _, wanted = line.partition(b" ")
            with _giving_way():
                answer = serve(wanted)
            answers.write(b"%b %b\n" % (number, answer))
            answers.flush()


if __name__ == "__main__":
    main()
