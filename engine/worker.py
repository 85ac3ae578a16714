"""`python -m engine.worker`: a process that computes one response for each request line.

Each request starts with a number, which is repeated in its response. The worker plans turns for robots, and
explains and judges turns for users. It has no access to anything except the games. If a request is malformed
or a robot crashes, the worker returns an error response. Anything that robots print is redirected to stderr.
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

from engine.core.files.library import AnyGame, game
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.analysis import PlayedTurn, TurnJudgement, judge
from engine.core.robots.explain import Explanation, explain
from engine.core.robots.robot import Plan

T = TypeVar("T")
YIELD_SECONDS = 0.001
"""Seconds of computation after which the worker yields the CPU."""


class PlanRequest(Struct, frozen=True, tag="plan", tag_field="ask"):
    """A request to plan a turn.

    It contains the arguments for the robot's `plan`.
    """

    game: str
    level: str
    view: Raw
    offered: Raw
    chance: SeededChance
    nodes: int


class ExplainRequest(Struct, frozen=True, tag="explain", tag_field="ask"):
    """A request to explain a turn.

    It contains the arguments for `explain`.
    """

    game: str
    view: Raw
    taken: Raw
    key: str
    nodes: int


class JudgeRequest(Struct, frozen=True, tag="judge", tag_field="ask"):
    """A request to judge a turn.

    It contains the arguments for `judge`.
    """

    game: str
    number: int
    seat: Seat
    actions: Raw
    before: tuple[Raw, ...]
    after: tuple[Raw, ...]
    key: str
    nodes: int


class PlanResponse(Struct, frozen=True):
    """The response to a PlanRequest: the planned actions and the updated random source, or an error."""

    chance: SeededChance
    actions: Raw = Raw(b"[]")
    error_text: str = ""


class ResultResponse(Struct, frozen=True):
    """The response to an ExplainRequest or JudgeRequest: its result, or an error."""

    result: Raw = Raw(b"null")
    error_text: str = ""


def encode_plan_request(
    rules: AnyGame, level: str, view: Any, offered: Sequence[Action], chance: SeededChance, nodes: int
) -> bytes:
    """Serialize a request to plan a turn, without the newline."""
    return encode(PlanRequest(rules.id, level, _raw(view), _raw(offered), chance, nodes))


def encode_explain_request(rules: AnyGame, view: Any, taken: Sequence[Action], key: str, nodes: int) -> bytes:
    """Serialize a request to explain a turn, without the newline."""
    return encode(ExplainRequest(rules.id, _raw(view), _raw(taken), key, nodes))


def encode_judge_request(rules: AnyGame, played_turn: PlayedTurn, key: str, nodes: int) -> bytes:
    """Serialize a request to judge a turn, without the newline."""
    before, after = (tuple(map(_raw, views)) for views in (played_turn.before, played_turn.after))
    judge_request = JudgeRequest(
        rules.id, played_turn.number, played_turn.seat, _raw(played_turn.actions), before, after, key, nodes
    )
    return encode(judge_request)


def decode_plan(rules: AnyGame, line: bytes) -> Plan:
    """Parse the response to a plan request.

    Raise ValueError if it is malformed or contains an error.
    """
    answer = decode(line, type=PlanResponse)
    if answer.error_text:
        raise ValueError(answer.error_text)
    return Plan(_actions(rules, answer.actions), answer.chance)


def decode_result(line: bytes, kind: type[T]) -> T:
    """Parse the response to an explain or judge request.

    Raise ValueError if the response is malformed or contains an error.
    """
    answer = decode(line, type=ResultResponse)
    if answer.error_text:
        raise ValueError(answer.error_text)
    return decode(answer.result, type=kind)


def handle_request(line: bytes) -> bytes:
    """Execute a request and return the response."""
    wanted = decode(line, type=PlanRequest | ExplainRequest | JudgeRequest)
    rules = game(wanted.game)
    try:
        match wanted:
            case PlanRequest():
                return _plan(rules, wanted)
            case ExplainRequest():
                return encode(ResultResponse(_raw(_explain(rules, wanted))))
            case JudgeRequest():
                return encode(ResultResponse(_raw(_judge(rules, wanted))))
            case _:
                assert_never(wanted)
    except Exception as error:  # noqa: BLE001 - robots are plug-ins; the caller gets the error
        # The exception's message may contain a hidden card, so only its type is returned.
        name = type(error).__name__
        return encode(
            PlanResponse(wanted.chance, error_text=name)
            if isinstance(wanted, PlanRequest)
            else ResultResponse(error_text=name)
        )


def _plan(rules: AnyGame, request: PlanRequest) -> bytes:
    view, offered = decode(request.view, type=rules.view_type), _actions(rules, request.offered)
    plan = rules.robots[request.level].plan(view, offered, request.chance, request.nodes)
    return encode(PlanResponse(plan.chance, _raw(plan.actions)))


def _explain(rules: AnyGame, request: ExplainRequest) -> Explanation:
    view = decode(request.view, type=rules.view_type)
    return explain(rules, view, request.key, request.nodes, _actions(rules, request.taken))


def _judge(rules: AnyGame, request: JudgeRequest) -> TurnJudgement:
    before, after = (
        tuple(decode(view, type=rules.view_type | None) for view in views)
        for views in (request.before, request.after)
    )
    played_turn = PlayedTurn(request.number, request.seat, _actions(rules, request.actions), before, after)
    return judge(rules, played_turn, request.key, request.nodes)


def _actions(rules: AnyGame, raw: Raw) -> tuple[Action, ...]:
    each = decode(raw, type=tuple[Raw, ...])
    return tuple(decode(one, type=rules.action_type) for one in each)


def _raw(value: object) -> Raw:
    return Raw(encode(value))


@contextmanager
def _yielding_cpu() -> Iterator[None]:
    """Yield the CPU core regularly inside the `with` block.

    A low process priority is not enough. Without `sched_yield`, Linux may let a busy process run until the
    next tick, up to 4 ms later, even if another process was woken on its core. This matters for the bot,
    where each click makes one thread wake another.
    """
    if not hasattr(os, "sched_yield"):
        yield
        return
    is_thinking = True

    def give_way(_signal: int, _frame: object) -> None:
        os.sched_yield()
        # The timer starts again only after yielding. With a fixed interval, signals would pile up while other
        # processes run.
        if is_thinking:
            signal.setitimer(signal.ITIMER_REAL, YIELD_SECONDS)

    signal.signal(signal.SIGALRM, give_way)
    signal.setitimer(signal.ITIMER_REAL, YIELD_SECONDS)
    try:
        yield
    finally:
        is_thinking = False
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def _reserved_stdout() -> Iterator[IO[bytes]]:
    """Reserve stdout for responses.

    Without this, the host would mistake a line printed by a robot for a response.
    """
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        sys.stdout = sys.stderr
        yield answers


def main() -> None:
    """Process requests from stdin until it is closed."""
    with _reserved_stdout() as answers:
        for line in sys.stdin.buffer:
            number, _, wanted = line.partition(b" ")
            with _yielding_cpu():
                answer = handle_request(wanted)
            answers.write(b"%b %b\n" % (number, answer))
            answers.flush()


if __name__ == "__main__":
    main()
