"""Lessons: where a person is in that of a game."""

from __future__ import annotations

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.learn.schema import lessons


class LessonRow(rows.Row, frozen=True, kw_only=True):
    """The step that a person has come to, counted from 0."""

    id: int
    person: int
    game: str
    step: int


_GET = select(lessons).where(lessons.c.id == bindparam("of_lesson"))
_OF_GAME = select(lessons).where(
    lessons.c.person == bindparam("of_person"), lessons.c.game == bindparam("of_game")
)
_OF_PERSON = select(lessons).where(lessons.c.person == bindparam("of_person")).order_by(lessons.c.game)


async def begin(tx: AsyncConnection, person: int, game: str) -> LessonRow:
    """Return a person's lesson of a game, begun if there was none."""
    await tx.execute(writing.fill(tx, lessons), {"person": person, "game": game, "step": 0})
    found = rows.first(LessonRow, await tx.execute(_OF_GAME, {"of_person": person, "of_game": game}))
    assert found is not None
    return found


async def get(tx: AsyncConnection, lesson: int) -> LessonRow | None:
    """Return a lesson by its number."""
    return rows.first(LessonRow, await tx.execute(_GET, {"of_lesson": lesson}))


async def of_person(tx: AsyncConnection, person: int) -> list[LessonRow]:
    """Return the lessons somebody has begun."""
    return rows.every(LessonRow, await tx.execute(_OF_PERSON, {"of_person": person}))


async def set_step(tx: AsyncConnection, lesson: int, step: int) -> None:
    """Note the step that somebody has come to."""
    await tx.execute(update(lessons).where(lessons.c.id == lesson).values(step=step))
