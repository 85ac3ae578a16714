"""Tests for lessons in every game: recommended moves are legal, and all texts exist in every language."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast, parse
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from bot.core.words.layout import Upload
from bot.core.words.limits import length
from bot.turns.learn.messages import finished_message, lesson_page_message, reply_message, turn_end_message
from engine.core import play
from engine.core.files import lesson as lessons
from engine.core.files.lesson import (
    OTHER,
    RIGHT,
    BadLesson,
    Lesson,
    LessonPosition,
    lesson_of,
    lesson_positions,
)
from engine.core.files.library import AnyGame, games
from host.core.users import User
from host.turns.learn import LessonFinished, LessonReply, LessonTurnEnd, build_page
from storage.turns.learn import LessonRow
from tests.bot.turns.test_play_panel import check_limits

PICTURE = Upload(b"", "panel.webp", "")
MAX_TEXT_LENGTH = 900
"""Maximum length of a step's text in characters. The learner has to read it together with the image."""
MAX_OPTIONS = 100
"""Maximum number of options in a step. A custom id has two digits for the option."""
with_lesson = pytest.mark.parametrize(
    "rules", [pytest.param(game, id=game.id) for game in games().values() if lesson_of(game) is not None]
)
every_language = pytest.mark.parametrize("language", locales())


def load_lesson(rules: AnyGame) -> Lesson:
    found = lesson_of(rules)
    assert found is not None
    return found


def question_positions(rules: AnyGame) -> list[LessonPosition]:
    return [moment for moment in lesson_positions(rules) if moment.right is not None]


def reply_names(moment: LessonPosition) -> set[str]:
    """Return the names of all replies that a learner can get in the given step."""
    return {lessons.reply_attribute(moment, option) for option in play.options(moment.state)}


def messages(rules: AnyGame, language: str) -> dict[str, set[str]]:
    """Return the attributes of each translated message."""
    read = parse((rules.folder / "lesson" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in read.body if isinstance(entry, ast.Junk)] == []
    said = [entry for entry in read.body if isinstance(entry, ast.Message)]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in said}


@with_lesson
def test_recommended_move_is_offered_to_learner(rules: AnyGame) -> None:
    assert question_positions(rules)
    for moment in question_positions(rules):
        assert play.decision(moment.state, load_lesson(rules).seat) is not None
        assert moment.right in play.options(moment.state)
        assert len(play.options(moment.state)) <= MAX_OPTIONS
    assert lesson_positions(rules)[-1].right is None, "a lesson ends with something to read"


@with_lesson
def test_next_step_follows_from_recommended_move(rules: AnyGame) -> None:
    for moment, after in zip(lesson_positions(rules), lesson_positions(rules)[1:], strict=False):
        if moment.right is None:
            assert after.played_label is None
            continue
        assert after.played_label is not None
        reached = play.submit(moment.state, moment.right, load_lesson(rules).seat)
        for move in after.step.before:
            seat = move.get("seat", load_lesson(rules).seat)
            action = rules.read_action(play.decision(reached, seat), move)
            reached = play.submit(reached, action, seat)
        assert reached == after.state


@with_lesson
@every_language
def test_lesson_translations_match_the_needed_answers(rules: AnyGame, language: str) -> None:
    data = {
        moment.message.key: reply_names(moment) if moment.right else set()
        for moment in lesson_positions(rules)
    }
    assert len(data) == len(lesson_positions(rules)), "two steps have one name"
    written = messages(rules, language)
    assert list(written) == list(data)
    for key, needed in data.items():
        assert needed <= written[key], key
        # The default reply may exist even if the step has no other choices.
        assert written[key] - needed <= {OTHER}, key


@with_lesson
@every_language
def test_lesson_texts_are_short(rules: AnyGame, language: str) -> None:
    translate = Translator(language, strict=True)
    names = [f"Player {seat}" for seat in range(len(load_lesson(rules).names))]
    for moment in lesson_positions(rules):
        for text in (translate(moment.message), *translate.attributes(moment.message).values()):
            assert 0 < length(text) <= MAX_TEXT_LENGTH, moment.step.name
        assert all(translate(log_text, names) for log_text in moment.log_texts)


@with_lesson
@every_language
def test_every_step_and_answer_fits_a_message(rules: AnyGame, language: str) -> None:
    words, long = Translator(language, strict=True), User(1, "W" * 32)
    row = LessonRow(id=999_999, user_key=1, game=rules.id, step=0)
    for step, moment in enumerate(lesson_positions(rules)):
        page = build_page(
            row, long, lesson_positions(rules), rules, step, is_right=moment.played_label is not None
        )
        lines = rules.text_board(page.view)
        posts = [
            lesson_page_message(page, words, PICTURE),
            lesson_page_message(page, words, None, lines=lines),
        ]
        if moment.right is not None:
            posts += [
                reply_message(LessonReply(page, page.offers[0].label, answer), words, PICTURE)
                for answer in reply_names(moment) - {RIGHT}
            ]
            chosen = LessonTurnEnd(page, 0, (page.offers[0].label,) * 4)
            posts.append(turn_end_message(chosen, words, PICTURE))
        for post in posts:
            check_limits(post)
    check_limits(finished_message(LessonFinished(row.id, rules.id, len(lesson_positions(rules))), words))


@with_lesson
def test_lesson_shows_no_private_events_of_other_seats(rules: AnyGame) -> None:
    """The learner sees only what their seat may see.

    The hidden draws of other seats must not appear.
    """
    alone = load_lesson(rules).seat
    for moment, after in zip(lesson_positions(rules), lesson_positions(rules)[1:], strict=False):
        state: Any = moment.state
        if moment.right is not None:
            state = play.submit(state, moment.right, alone)
        for move in after.step.before:
            seat = move.get("seat", alone)
            action = rules.read_action(play.decision(state, seat), move)
            hidden = [
                event.text
                for event in play.log_events(state, action, seat)
                if event.audience is not None and alone not in event.audience
            ]
            assert not set(hidden) & set(after.log_texts)
            state = play.submit(state, action, seat)


def test_lesson_with_illegal_moves_is_rejected() -> None:
    rules = next(game for game in games().values() if lesson_of(game) is not None)
    found = load_lesson(rules)
    first = next(step for step in found.step if step.right is not None)
    impossible = replace(first, right={"move": "fly"})
    with pytest.raises(BadLesson):
        list(lessons.play_lesson(rules, replace(found, step=(impossible,))))
    twice = (first, replace(first, name="again"))
    with pytest.raises(BadLesson):
        list(lessons.play_lesson(rules, replace(found, step=twice)))


@pytest.mark.parametrize("toml", ["names = 1", "step = [", 'names = []\nseat = 0\nstep = []\nfly = "yes"'])
def test_invalid_lesson_file_is_rejected(toml: str) -> None:
    with pytest.raises(BadLesson):
        lessons.read(toml)


def test_recommended_move_gets_the_standard_answer() -> None:
    for rules in games().values():
        for moment in question_positions(rules) if lesson_of(rules) else ():
            assert moment.right is not None
            assert lessons.reply_attribute(moment, moment.right) == RIGHT
            assert RIGHT not in {answer.says for answer in moment.step.answers}
