"""Store users' progress in lessons, and give feedback on their choices.

A lesson always continues with the recommended move, so its positions are the same for all users.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.files import lesson as lessons
from engine.core.files.lesson import RIGHT, LessonPosition
from engine.core.files.library import AnyGame, UnknownGame, games
from engine.core.files.library import game as game_of
from engine.core.model import Decision, Label, Seat
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.users import User
from host.turns import draft as drafts
from host.turns.play import lesson_turns
from host.turns.play.panels import Offer, build_offers
from storage.core.database import Transaction
from storage.turns import learn as stored
from storage.turns.learn import LessonRow


class LessonPage(Struct, frozen=True):
    """A step of a lesson as shown to the learner."""

    lesson: int
    """The id of the user's stored lesson."""
    game: str
    step: int
    """From 0."""
    steps: int
    """The total number of steps."""
    text: LocalizedText
    """The text of the step.

    The Fluent message of this text has attributes, which contain the feedback on choices.
    """
    image_kind: str
    """The type of image to show."""
    view: Any
    heading: LocalizedText
    prompt: LocalizedText | None
    """The question to the learner, if any."""
    offers: tuple[Offer, ...]
    names: tuple[str, ...]
    seat: Seat
    played: Label | None
    """The move that the lesson has played since the previous step, if any."""
    events: tuple[LocalizedText, ...]
    """The events since the previous step."""
    feedback: LocalizedText | None = None
    """The feedback on choosing the recommended option in the previous step."""
    can_confirm: bool = False
    """Whether the learner may end the turn here, as in a real match."""
    can_undo: bool = False
    """Whether the previous step was a choice in the same turn."""
    right: int | None = None
    """The index of the recommended option, if there is a question."""


class LessonReply(Struct, frozen=True):
    """The reply to a choice that was not the recommended one.

    `page` is the current step, and `feedback` is the name of the message attribute with the feedback.
    """

    page: LessonPage
    chosen: Label
    feedback: str


class LessonTurnEnd(Struct, frozen=True):
    """The learner's turn before it is confirmed, as in a real match.

    `page` is the current step with the position after the choice.
    """

    page: LessonPage
    option: int
    chosen: tuple[Label, ...]
    """The choices in this turn."""
    could_continue: bool = False
    """Whether a real match would also offer further choices here."""


class LessonFinished(Struct, frozen=True):
    """The end of a lesson, after all of its steps."""

    lesson: int
    game: str
    steps: int


class LessonProgress(Struct, frozen=True):
    """A game with a lesson, and a user's progress in it."""

    game: str
    steps: int
    step: int | None
    """The current step; None if the user has not started."""


LessonView = LessonPage | LessonFinished


async def lessons_for(ctx: Context, user_key: int) -> tuple[LessonProgress, ...]:
    """Return the games with a lesson and a user's progress in each."""
    async with ctx.database.read_transaction() as tx:
        begun = {row.game: row.step for row in await stored.of_user(tx, user_key)}
    with_lesson = {name: len(await _moments(rules)) for name, rules in games().items()}
    return tuple(LessonProgress(name, steps, begun.get(name)) for name, steps in with_lesson.items() if steps)


async def start_lesson(ctx: Context, user: User, game: AnyGame) -> LessonView:
    """Start or continue a lesson; a finished lesson starts again."""
    moments = await _moments(game)
    if not moments:
        raise user_error("no-lesson", game=LocalizedText(f"{game.id}-name"))
    async with ctx.database.transaction() as tx:
        row = await stored.get_or_create(tx, user.key, game.id)
        step = row.step if row.step < len(moments) else 0
        return await _show_step(tx, row, user, moments, game, step)


async def game_of_lesson(ctx: Context, user: User, lesson: int) -> AnyGame:
    """Return the game of a user's own lesson."""
    async with ctx.database.read_transaction() as tx:
        return (await _load_own_lesson(tx, user, lesson))[1]


async def finish_lesson(ctx: Context, user: User, lesson: int) -> LessonFinished:
    """Go to the end of a user's own lesson."""
    async with ctx.database.transaction() as tx:
        row, game, moments = await _load_own_lesson(tx, user, lesson)
        await stored.set_step(tx, row.id, len(moments))
        return LessonFinished(row.id, game.id, len(moments))


async def show_step(ctx: Context, user: User, lesson: int, step: int) -> LessonView:
    """Show any step of a user's own lesson."""
    async with ctx.database.transaction() as tx:
        row, game, moments = await _load_own_lesson(tx, user, lesson)
        return await _show_step(tx, row, user, moments, game, step)


async def choose_option(
    ctx: Context,
    user: User,
    lesson: int,
    step: int,
    option: int,
    *,
    is_confirmed: bool = False,
    goes_on: bool = False,
) -> LessonView | LessonReply | LessonTurnEnd:
    """Choose an option in a step of a lesson.

    The recommended option leads to the next step. If it completes the turn, the learner confirms the turn
    first, as in a real match. `goes_on` means that a click did not end the turn although it could have done. Any
    other option only gets feedback.
    """
    async with ctx.database.transaction() as tx:
        row, game, moments = await _load_own_lesson(tx, user, lesson)
        offered = _options_of(moments, step)
        if not 0 <= option < len(offered):
            raise user_error("no-option")
        answer = lessons.reply_attribute(moments[step], offered[option])
        page = build_page(row, user, moments, game, step)
        if answer != RIGHT:
            return LessonReply(page, page.offers[option].label, answer)
        if not is_confirmed and lesson_turns.asks_for_confirmation(moments, step, page.seat, goes_on=goes_on):
            return _turn_end(page, moments, game, option)
        return await _show_step(tx, row, user, moments, game, step + 1, is_right=True)


async def confirm_turn(ctx: Context, user: User, lesson: int, step: int) -> LessonView | LessonReply:
    """End the turn in a step of a lesson.

    If the lesson recommends further choices instead, the learner gets feedback.
    """
    async with ctx.database.transaction() as tx:
        row, game, moments = await _load_own_lesson(tx, user, lesson)
        offered = _options_of(moments, step)
        page = build_page(row, user, moments, game, step) if offered else None
        if page is None or not page.can_confirm:
            raise user_error("no-option")
        closing = lesson_turns.closing_actions(moments[step].state, page.seat)
        reached = lesson_turns.step_after_closing(moments, step, page.seat, closing)
        if reached == step:
            answer = lessons.reply_attribute(moments[step], closing[0])
            return LessonReply(page, page.offers[offered.index(closing[0])].label, answer)
        return await _show_step(tx, row, user, moments, game, reached, is_right=True)


def _turn_end(
    page: LessonPage, moments: tuple[LessonPosition, ...], game: AnyGame, option: int
) -> LessonTurnEnd:
    """Return the position after the choice that completes a turn, with the turn's choices."""
    first, state, right = page.step, moments[page.step].state, moments[page.step].right
    assert right is not None
    while lesson_turns.continues_turn(moments, first, page.seat):
        first -= 1
    before = tuple(label for one in moments[first + 1 : page.step + 1] if (label := one.played_label))
    state_after = drafts.state_after_choice(state, page.seat, right)
    view = game.observe(state_after, page.seat)
    after = replace(page, view=view, heading=game.heading(view))
    could_continue = page.seat in play.awaited_seats(state_after)
    return LessonTurnEnd(after, option, (*before, page.offers[option].label), could_continue)


async def _moments(game: AnyGame) -> tuple[LessonPosition, ...]:
    """Return the steps of a game's lesson.

    The first call generates them in a thread.
    """
    return await asyncio.to_thread(lessons.lesson_positions, game)


async def _load_own_lesson(
    tx: Transaction, user: User, lesson: int
) -> tuple[LessonRow, AnyGame, tuple[LessonPosition, ...]]:
    """Load a user's lesson.

    Raises UserError if it is another user's lesson or no longer exists.
    """
    row = await stored.get(tx, lesson)
    if row is None or row.user_key != user.key:
        raise user_error("unknown-lesson")
    try:
        game = game_of(row.game)
    except UnknownGame:
        raise user_error("unknown-lesson") from None
    if not (moments := await _moments(game)):
        raise user_error("unknown-lesson")
    return row, game, moments


async def _show_step(
    tx: Transaction,
    row: LessonRow,
    user: User,
    moments: tuple[LessonPosition, ...],
    game: AnyGame,
    step: int,
    *,
    is_right: bool = False,
) -> LessonView:
    """Show a step and store it as the user's progress.

    A step out of range is replaced with the nearest one. The step after the last one finishes the lesson.
    """
    step = min(max(step, 0), len(moments))
    if step != row.step:
        await stored.set_step(tx, row.id, step)
    if step == len(moments):
        return LessonFinished(row.id, game.id, len(moments))
    return build_page(row, user, moments, game, step, is_right=is_right)


def _options_of(moments: tuple[LessonPosition, ...], step: int) -> tuple[Any, ...]:
    """Return the options in a step.

    The result is empty if the step has no question or does not exist.
    """
    if not 0 <= step < len(moments) or moments[step].right is None:
        return ()
    return play.options(moments[step].state)


def build_page(
    row: LessonRow,
    user: User,
    moments: tuple[LessonPosition, ...],
    game: AnyGame,
    step: int,
    *,
    is_right: bool = False,
) -> LessonPage:
    """Return a step as the learner sees it."""
    moment, lesson = moments[step], lessons.lesson_of(game)
    assert lesson is not None
    view = game.observe(moment.state, lesson.seat)
    pending = None if moment.right is None else play.decision(moment.state, lesson.seat)
    can_undo = lesson_turns.continues_turn(moments, step, lesson.seat)
    names = tuple(user.name if seat == lesson.seat else name for seat, name in enumerate(lesson.names))
    return LessonPage(
        lesson=row.id, game=game.id, step=step, steps=len(moments), text=moment.message,
        image_kind=moment.step.shows, view=view, heading=game.heading(view),
        prompt=None if pending is None else pending.prompt(moment.state),
        offers=() if pending is None else _offers(pending, moment.state),
        names=names, seat=lesson.seat, played=moment.played_label, events=moment.log_texts,
        feedback=moments[step - 1].message if is_right else None,
        can_confirm=can_undo and bool(lesson_turns.closing_actions(moment.state, lesson.seat)), can_undo=can_undo,
        right=None if moment.right is None else _options_of(moments, step).index(moment.right),
    )  # fmt: skip


def _offers(pending: Decision, state: Any) -> tuple[Offer, ...]:
    """Return a decision's options, marking those that can end the turn as in a real match."""
    options = zip(
        build_offers(pending, state, enumerate(pending.options(state))), pending.options(state), strict=True
    )
    return tuple(lesson_turns.with_ending(offer, pending, state, action) for offer, action in options)


FEATURE = Feature()
