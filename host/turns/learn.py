"""A person's lesson of a game: where they are in it is kept, and nothing else; what they choose is answered.

A lesson goes on with what it recommends, so that its positions are the same for everybody.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from engine.core import lesson as lessons
from engine.core import play
from engine.core.lesson import RIGHT, Moment
from engine.core.library import AnyGame, UnknownGame, games
from engine.core.library import game as game_of
from engine.core.model import Label, Seat
from engine.core.text import Text
from host.core.context import Context
from host.core.errors import refuse
from host.core.features import Feature
from host.core.people import Person
from host.turns.play.panels import Offer, offers_of
from storage.core.database import Transaction
from storage.turns import learn as stored
from storage.turns.learn import LessonRow


class Page(Struct, frozen=True):
    """A step of a lesson as its learner sees it."""

    lesson: int
    """The number under which their lesson is kept."""
    game: str
    step: int
    """From 0."""
    steps: int
    """How many there are."""
    says: Text
    """What is said; answers are attributes of it."""
    shows: str
    """The kind of picture."""
    view: Any
    heading: Text
    prompt: Text | None
    """None where there is only something to read."""
    offers: tuple[Offer, ...]
    names: tuple[str, ...]
    seat: Seat
    played: Label | None
    """What the lesson has gone on with since the step before."""
    told: tuple[Text, ...]
    """What has happened since then."""
    praise: Text | None = None
    """The step before was done as recommended: that is what is said to it, by its attribute."""


class Replied(Struct, frozen=True):
    """A choice other than the recommended one: the step it was made in, and the attribute that answers it."""

    page: Page
    chosen: Label
    answer: str


class Finished(Struct, frozen=True):
    """All steps of a lesson are behind its learner."""

    lesson: int
    game: str
    steps: int


class Begun(Struct, frozen=True):
    """A game that has a lesson, and how far somebody has come in it."""

    game: str
    steps: int
    step: int | None
    """None where they have not begun."""


Shown = Page | Finished


async def lessons_for(ctx: Context, person: int) -> tuple[Begun, ...]:
    """Return the games that have a lesson, with how far a person has come in each."""
    async with ctx.database.reading() as tx:
        begun = {row.game: row.step for row in await stored.of_person(tx, person)}
    with_lesson = {name: len(await _moments(rules)) for name, rules in games().items()}
    return tuple(Begun(name, steps, begun.get(name)) for name, steps in with_lesson.items() if steps)


async def take_up(ctx: Context, person: Person, game: AnyGame) -> Shown:
    """Begin a lesson, or go on where it was left; one that was finished begins anew."""
    moments = await _moments(game)
    if not moments:
        raise refuse("no-lesson", game=Text(f"{game.id}-name"))
    async with ctx.database.transaction() as tx:
        row = await stored.begin(tx, person.id, game.id)
        step = row.step if row.step < len(moments) else 0
        return await _at(tx, row, person, moments, game, step)


async def go_to(ctx: Context, person: Person, lesson: int, step: int) -> Shown:
    """Show a step of one's lesson, from wherever one is in it."""
    async with ctx.database.transaction() as tx:
        row, game, moments = await _own(tx, person, lesson)
        return await _at(tx, row, person, moments, game, step)


async def choose(ctx: Context, person: Person, lesson: int, step: int, option: int) -> Shown | Replied:
    """Choose an option in a step: what is recommended leads to the next, all else is answered."""
    async with ctx.database.transaction() as tx:
        row, game, moments = await _own(tx, person, lesson)
        offered = _options_of(moments, step)
        if not 0 <= option < len(offered):
            raise refuse("no-option")
        answer = lessons.answer(moments[step], offered[option])
        if answer == RIGHT:
            return await _at(tx, row, person, moments, game, step + 1, is_right=True)
        page = page_of(row, person, moments, game, step)
        return Replied(page, page.offers[option].label, answer)


async def _moments(game: AnyGame) -> tuple[Moment, ...]:
    """Return the steps of a game's lesson; for the first time they are played through beside the event loop."""
    return await asyncio.to_thread(lessons.moments, game)


async def _own(tx: Transaction, person: Person, lesson: int) -> tuple[LessonRow, AnyGame, tuple[Moment, ...]]:
    """Return a person's own lesson; a Refusal where it is none of theirs, or there is no such lesson any more."""
    row = await stored.get(tx, lesson)
    if row is None or row.person != person.id:
        raise refuse("unknown-lesson")
    try:
        game = game_of(row.game)
    except UnknownGame:
        raise refuse("unknown-lesson") from None
    if not (moments := await _moments(game)):
        raise refuse("unknown-lesson")
    return row, game, moments


async def _at(
    tx: Transaction,
    row: LessonRow,
    person: Person,
    moments: tuple[Moment, ...],
    game: AnyGame,
    step: int,
    *,
    is_right: bool = False,
) -> Shown:
    """Show a step, and keep that it is where the learner is; a step there is not stands for the nearest."""
    step = min(max(step, 0), len(moments))
    if step != row.step:
        await stored.set_step(tx, row.id, step)
    if step == len(moments):
        return Finished(row.id, game.id, len(moments))
    return page_of(row, person, moments, game, step, is_right=is_right)


def _options_of(moments: tuple[Moment, ...], step: int) -> tuple[Any, ...]:
    """Return what can be chosen in a step; nothing where it is only to be read, or where there is none."""
    if not 0 <= step < len(moments) or moments[step].right is None:
        return ()
    return play.options(moments[step].state)


def page_of(
    row: LessonRow,
    person: Person,
    moments: tuple[Moment, ...],
    game: AnyGame,
    step: int,
    *,
    is_right: bool = False,
) -> Page:
    """Show a step to its learner, as their seat sees it."""
    moment, lesson = moments[step], lessons.lesson_of(game)
    assert lesson is not None
    view = game.observe(moment.state, lesson.seat)
    pending = None if moment.right is None else play.decision(moment.state, lesson.seat)
    names = tuple(person.name if seat == lesson.seat else name for seat, name in enumerate(lesson.names))
    return Page(
        lesson=row.id, game=game.id, step=step, steps=len(moments), says=moment.says,
        shows=moment.step.shows, view=view, heading=game.heading(view),
        prompt=None if pending is None else pending.prompt(moment.state),
        offers=() if pending is None else offers_of(pending, moment.state),
        names=names, seat=lesson.seat, played=moment.played, told=moment.told,
        praise=moments[step - 1].says if is_right else None,
    )  # fmt: skip


FEATURE = Feature()
