"""Tests of lessons: progress is private, the recommended move continues, and any other choice gets a reply."""

from __future__ import annotations

import pytest

from engine.core import lesson as lessons
from engine.core import play
from engine.core.lesson import OTHER, lesson_positions
from engine.core.library import AnyGame, games
from host.core.context import Context
from host.core.errors import UserError
from host.turns import learn
from host.turns.learn import LessonFinished, LessonPage, LessonReply
from tests.host.players import ADA, BEN, key

RULES = games()["nautilus-island"]
TAUGHT = lesson_positions(RULES)
FIRST = next(step for step, moment in enumerate(TAUGHT) if moment.right is not None)


async def begun(ctx: Context) -> LessonPage:
    shown = await learn.start_lesson(ctx, ADA, RULES)
    assert isinstance(shown, LessonPage)
    return shown


def right(step: int) -> int:
    return play.options(TAUGHT[step].state).index(TAUGHT[step].right)


async def test_lesson_advances_on_the_recommended_move_and_answers_others(ctx: Context) -> None:
    lesson = (await begun(ctx)).lesson
    replied = await learn.choose_option(ctx, ADA, lesson, FIRST, 0)
    assert isinstance(replied, LessonReply)
    assert (replied.page.step, replied.feedback) == (FIRST, OTHER)
    led = await learn.choose_option(ctx, ADA, lesson, FIRST, right(FIRST))
    assert isinstance(led, LessonPage)
    assert (led.step, led.feedback) == (FIRST + 1, TAUGHT[FIRST].message)
    assert (await begun(ctx)).step == FIRST + 1


async def test_learner_sees_only_their_seats_view(ctx: Context) -> None:
    shown = await begun(ctx)
    assert shown.view == RULES.observe(TAUGHT[0].state, shown.seat)
    assert shown.names[shown.seat] == ADA.name


async def test_lesson_of_another_user_is_refused(ctx: Context) -> None:
    lesson = (await begun(ctx)).lesson
    for act in (
        learn.show_step(ctx, BEN, lesson, 1),
        learn.choose_option(ctx, BEN, lesson, FIRST, right(FIRST)),
    ):
        with pytest.raises(UserError) as refused:
            await act
        assert key(refused) == "refusal-unknown-lesson"
    assert (await begun(ctx)).step == 0


@pytest.mark.parametrize("step", [0, FIRST, len(TAUGHT), 999])
async def test_unavailable_option_is_refused(ctx: Context, step: int) -> None:
    lesson = (await begun(ctx)).lesson
    with pytest.raises(UserError) as refused:
        await learn.choose_option(ctx, ADA, lesson, step, 99)
    assert key(refused) == "refusal-no-option"


async def test_lesson_restarts_after_its_last_step(ctx: Context) -> None:
    lesson = (await begun(ctx)).lesson
    assert isinstance(await learn.show_step(ctx, ADA, lesson, 999), LessonFinished)
    (progress,) = [one for one in await learn.lessons_for(ctx, ADA.key) if one.game == RULES.id]
    assert progress.step == progress.steps == len(TAUGHT)
    assert (await begun(ctx)).step == 0


async def test_game_without_a_lesson_is_refused(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: AnyGame) -> tuple[()]:
        return ()

    monkeypatch.setattr(lessons, "lesson_positions", nothing)
    with pytest.raises(UserError) as refused:
        await learn.start_lesson(ctx, ADA, RULES)
    assert key(refused) == "refusal-no-lesson"
    assert await learn.lessons_for(ctx, ADA.key) == ()
