"""Lessons: users' progress in each game's lesson."""

from __future__ import annotations

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class LessonRow(rows.Row, frozen=True, kw_only=True):
    """A user's progress: the current step, counted from 0."""

    id: int
    user_key: int
    game: str
    step: int


TABLES = (
    Table(
        "lessons",
        """
        user_key BIGINT NOT NULL,
        game TEXT NOT NULL,
        step INTEGER NOT NULL,
        UNIQUE (user_key, game)
        """,
        row=LessonRow,
        has_autoincrement=True,
        scope=Scope.NONE,
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_BEGIN = statements.insert_or_ignore("lessons", LessonRow.__struct_fields__[1:])
_LESSONS = rows.select(LessonRow, "lessons")
_GET = f"{_LESSONS} WHERE id = :lesson"
_OF_GAME = f"{_LESSONS} WHERE user_key = :user_key AND game = :game"
_OF_USER = f"{_LESSONS} WHERE user_key = :user_key ORDER BY game"
_SET_STEP = "UPDATE lessons SET step = :step WHERE id = :lesson"


async def get_or_create(tx: Transaction, user_key: int, game: str) -> LessonRow:
    """Return a user's lesson for a game, creating it if necessary."""
    await tx.execute(_BEGIN, {"user_key": user_key, "game": game, "step": 0})
    found = rows.first_row(LessonRow, await tx.execute(_OF_GAME, {"user_key": user_key, "game": game}))
    assert found is not None
    return found


async def get(tx: Transaction, lesson_id: int) -> LessonRow | None:
    """Return a lesson by id, or None."""
    return rows.first_row(LessonRow, await tx.execute(_GET, {"lesson": lesson_id}))


async def of_user(tx: Transaction, user_key: int) -> list[LessonRow]:
    """Return the lessons that a user has begun."""
    return rows.all_rows(LessonRow, await tx.execute(_OF_USER, {"user_key": user_key}))


async def set_step(tx: Transaction, lesson_id: int, step: int) -> None:
    """Set a lesson's current step."""
    await tx.execute(_SET_STEP, {"lesson": lesson_id, "step": step})
