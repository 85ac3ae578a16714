"""Lessons: short guided matches, defined in `lesson/lesson.toml` in the game's folder.

A lesson defines the deal, the moves between its steps, the recommended moves, and the replies to other
choices. Its texts are in one Fluent file per language. Each step has a message `<game>-lesson-<step>`. The
message has the attributes `right` and `other`, and one attribute for each special reply.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame
from engine.core.game import BadMove
from engine.core.model import Action, Label, Seat
from engine.core.options import BadOption
from engine.core.randomness.chance import UnknownChance
from engine.core.text import LocalizedText

RIGHT, OTHER = "right", "other"
"""The message attributes for the reply to the recommended choice, and for the default reply to other choices."""


class BadLesson(Exception):
    """Raised when a lesson is malformed or cannot be played."""


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """The reply to a particular wrong choice.

    `says` is the name of an attribute of the step's message.
    """

    like: dict[str, Any]
    """The fields that an action must have to get this reply."""
    says: str


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step in a lesson: a text to read, or a choice for the learner."""

    name: str
    before: tuple[dict[str, Any], ...] = ()
    """Moves with their seats, played between the previous step's recommended move and this step."""
    right: dict[str, Any] | None = None
    """The recommended move, with which the lesson continues; None if there is no choice."""
    answers: tuple[Reply, ...] = ()
    """Special replies to other choices. The first reply that matches is used."""
    shows: Literal["panel", "board", "rules"] = "panel"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match.

    It uses the game's default edition and defines its random outcomes as in a record.
    """

    names: tuple[str, ...]
    """Player names by seat. The name of the learner's seat is never shown."""
    seat: Seat
    """The learner's."""
    chance: dict[str, Any]
    step: tuple[LessonStep, ...]
    options: dict[str, Any] = {}


class LessonPosition(Struct, frozen=True):
    """A step and the position in which it is shown."""

    step: LessonStep
    state: Any
    right: Action | None
    played_label: Label | None
    """The label of the previous step's recommended move."""
    log_texts: tuple[LocalizedText, ...]
    """The log texts since the move in the previous step, as shown to the learner.

    They are about other seats' moves and table steps.
    """
    message: LocalizedText


@cache
def lesson_of(rules: AnyGame) -> Lesson | None:
    """Return a game's lesson, or None if it has none.

    Raise BadLesson if the lesson is malformed.
    """
    file = rules.folder / "lesson" / "lesson.toml"
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def read(toml: str) -> Lesson:
    """Parse a lesson.

    Raise BadLesson if it is malformed.
    """
    try:
        return msgspec.convert(tomllib.loads(toml), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(str(error)) from error


@cache
def lesson_positions(rules: AnyGame) -> tuple[LessonPosition, ...]:
    """Return the steps in a game's lesson with their positions; empty if there is no lesson.

    Raise BadLesson if the lesson cannot be played.
    """
    lesson = lesson_of(rules)
    return () if lesson is None else tuple(play_lesson(rules, lesson))


def play_lesson(rules: AnyGame, lesson: Lesson) -> Iterator[LessonPosition]:
    """Play through a lesson, and yield its steps with their positions.

    Raise BadLesson if the lesson cannot be played.
    """
    try:
        chance = rules.read_chance(lesson.chance)
        state = rules.deal(len(lesson.names), rules.default_edition(), chance, lesson.options)
        former: tuple[Action, Label] | None = None
        for step in lesson.step:
            localized_texts: list[LocalizedText] = []
            if former is not None:
                state = _play_move(state, lesson.seat, lesson.seat, former[0], localized_texts)
            for move in step.before:
                seat = move.get("seat", lesson.seat)
                state = _play_move(state, lesson.seat, seat, _read(rules, state, seat, move), localized_texts)
            right = None if step.right is None else _read(rules, state, lesson.seat, step.right)
            if right is not None and right not in play.options(state, lesson.seat):
                raise BadLesson(f"the number must be a likely one, because lessons have no modal: {right}")
            yield LessonPosition(
                step, state, right, None if former is None else former[1], tuple(localized_texts),
                LocalizedText(f"{rules.id}-lesson-{step.name}"),
            )  # fmt: skip
            former = None if right is None else (right, _label(state, lesson.seat, right))
    except (BadMove, BadOption, UnknownChance) as error:
        raise BadLesson(str(error)) from error


def _read(rules: AnyGame, state: Any, seat: Seat, move: Mapping[str, Any]) -> Action:
    """Parse a move and check that it is legal for a seat.

    Raise BadLesson or BadMove otherwise.
    """
    pending = play.decision(state, seat)
    if pending is None:
        raise BadLesson(f"seat {seat} has no decision at the point where it should make {move}")
    action = record.read_move(rules, pending, {**move, "seat": seat})
    if not pending.is_legal(state, action):
        raise BadLesson(f"not offered to seat {seat}: {action}; offered: {pending.options(state)}")
    return action


def _label(state: Any, seat: Seat, action: Action) -> Label:
    pending = play.decision(state, seat)
    assert pending is not None
    return pending.label(state, action)


def _play_move(state: Any, learner: Seat, seat: Seat, action: Action, log_texts: list[LocalizedText]) -> Any:
    """Make a move, and append the log texts that the learner sees.

    For the learner's own move, only append the log texts about its consequences.
    """
    events = list(play.log_events(state, action, seat))
    own = len(_decision_events(state, action, seat)) if seat == learner else 0
    log_texts += [event.text for event in events[own:] if event.audience is None or learner in event.audience]
    return play.submit(state, action, seat)


def _decision_events(state: Any, action: Action, seat: Seat) -> tuple[Any, ...]:
    pending = play.decision(state, seat)
    assert pending is not None
    return tuple(event for event in pending.log_events(state, action) if event.audience is None)


def reply_attribute(position: LessonPosition, action: Action) -> str:
    """Return the message attribute that contains the reply to a choice."""
    if action == position.right:
        return RIGHT
    fields = msgspec.to_builtins(action)
    fitting = (answer.says for answer in position.step.answers if _matches(fields, answer.like))
    return next(fitting, OTHER)


def _matches(fields: Any, wanted: Any) -> bool:
    """Return whether an action has the wanted fields.

    The action and its nested structs may also have further fields.
    """
    if isinstance(wanted, Mapping):
        return isinstance(fields, Mapping) and all(
            _matches(fields.get(key), one) for key, one in wanted.items()
        )
    if isinstance(wanted, list) and isinstance(fields, list | tuple):
        return list(fields) == wanted
    return bool(fields == wanted)
