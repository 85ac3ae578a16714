"""Tests for lessons: private progress, progress after the recommended move, and responses to other moves."""

from __future__ import annotations

import pytest

from engine.core import play
from engine.core.files import lesson as lessons
from engine.core.files.lesson import OTHER, lesson_positions
from engine.core.files.library import AnyGame, games
from host.core.context import Context
from host.core.errors import UserError
from host.turns import learn
from host.turns.learn import LessonFinished, LessonPage, LessonReply
from tests.host.players import ADA, BEN, error_key

RULES = games()["nautilus-island"]
LESSON_POSITIONS = lesson_positions(RULES)
FIRST_QUESTION = next(step for step, moment in enumerate(LESSON_POSITIONS) if moment.right is not None)


async def start_lesson(ctx: Context) -> LessonPage:
    shown = await learn.start_lesson(ctx, ADA, RULES)
    assert isinstance(shown, LessonPage)
    return shown


def right_option(step: int) -> int:
    return play.options(LESSON_POSITIONS[step].state).index(LESSON_POSITIONS[step].right)


async def test_lesson_advances_on_the_recommended_move_and_answers_others(ctx: Context) -> None:
    lesson = (await start_lesson(ctx)).lesson
    replied = await learn.choose_option(ctx, ADA, lesson, FIRST_QUESTION, 0)
    assert isinstance(replied, LessonReply)
    assert (replied.page.step, replied.feedback) == (FIRST_QUESTION, OTHER)
    led = await learn.choose_option(ctx, ADA, lesson, FIRST_QUESTION, right_option(FIRST_QUESTION))
    assert isinstance(led, LessonPage)
    assert (led.step, led.feedback) == (FIRST_QUESTION + 1, LESSON_POSITIONS[FIRST_QUESTION].message)
    assert (await start_lesson(ctx)).step == FIRST_QUESTION + 1


async def test_learner_sees_only_their_seats_view(ctx: Context) -> None:
    lesson_page = await start_lesson(ctx)
    assert lesson_page.view == RULES.observe(LESSON_POSITIONS[0].state, lesson_page.seat)
    assert lesson_page.names[lesson_page.seat] == ADA.name


async def test_lesson_of_another_user_is_refused(ctx: Context) -> None:
    lesson = (await start_lesson(ctx)).lesson
    for act in (
        learn.show_step(ctx, BEN, lesson, 1),
        learn.choose_option(ctx, BEN, lesson, FIRST_QUESTION, right_option(FIRST_QUESTION)),
    ):
        with pytest.raises(UserError) as refused:
            await act
        assert error_key(refused) == "refusal-unknown-lesson"
    assert (await start_lesson(ctx)).step == 0


@pytest.mark.parametrize("step", [0, FIRST_QUESTION, len(LESSON_POSITIONS), 999])
async def test_unavailable_option_is_refused(ctx: Context, step: int) -> None:
    lesson = (await start_lesson(ctx)).lesson
    with pytest.raises(UserError) as refused:
        await learn.choose_option(ctx, ADA, lesson, step, 99)
    assert error_key(refused) == "refusal-no-option"


async def test_lesson_restarts_after_its_last_step(ctx: Context) -> None:
    lesson = (await start_lesson(ctx)).lesson
    assert isinstance(await learn.show_step(ctx, ADA, lesson, 999), LessonFinished)
    (progress,) = [
        lesson_progress
        for lesson_progress in await learn.lessons_for(ctx, ADA.key)
        if lesson_progress.game == RULES.id
    ]
    assert progress.step == progress.steps == len(LESSON_POSITIONS)
    assert (await start_lesson(ctx)).step == 0


async def test_game_without_a_lesson_is_refused(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: AnyGame) -> tuple[()]:
        return ()

    monkeypatch.setattr(lessons, "lesson_positions", nothing)
    with pytest.raises(UserError) as refused:
        await learn.start_lesson(ctx, ADA, RULES)
    assert error_key(refused) == "refusal-no-lesson"
    assert await learn.lessons_for(ctx, ADA.key) == ()
