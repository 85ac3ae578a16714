"""Tests for lessons: a complete lesson with clicks, wrong choices, resuming, and starting from a table."""

from __future__ import annotations

import re

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.core.words.i18n import Translator, locales
from bot.core.words.layout import text_displays
from bot.matches.match.options import OPTIONS_OF_STEP
from bot.turns.learn.messages import LearnClick, finished_message
from engine.core import play
from engine.core.files.lesson import LessonPosition, lesson_of, lesson_positions
from engine.core.files.library import AnyGame, games
from engine.core.text import LocalizedText
from host.matches.settings import updates
from host.turns.learn import LessonFinished
from host.turns.play.panels import ends_turn
from tests.bot.port import (
    GALLERY,
    MENU,
    AnyMessage,
    Port,
    alt_text_of,
    custom_ids,
    find_components,
    labels,
    options,
    text_of,
)

with_lesson = pytest.mark.parametrize(
    "rules", [pytest.param(game, id=game.id) for game in games().values() if lesson_of(game) is not None]
)


async def open_lesson(port: Port, person: MemberActor, game: str) -> AnyMessage:
    return (await person.slash(port.lobby, "learn", game=game)).response


async def choose_right(person: MemberActor, message: AnyMessage, step: int, moment: LessonPosition) -> None:
    """Choose the recommended option, and confirm the turn if the lesson asks for it as a real match does."""
    if LearnClick.END in action_name_list(message) and is_ending(moment):
        await person.click(message, label="Confirm")
        return
    await choose_option(person, message, step, recommended_option(moment))
    if labels(message) == ["Confirm", "Undo"]:
        await person.click(message, label="Confirm")


def is_ending(moment: LessonPosition) -> bool:
    """Return whether the recommended option is hidden because the confirm button does the same."""
    pending = play.decision(moment.state, 0)
    assert pending is not None
    assert moment.right is not None
    return ends_turn(pending, moment.state, moment.right)


def action_name_list(message: AnyMessage) -> list[str]:
    return [re.sub(r"\d+$", "", custom_id.split(":")[3]) for custom_id in custom_ids(message).values()]


async def choose_option(person: MemberActor, message: AnyMessage, step: int, option: int) -> None:
    """Choose an option in a lesson step by using its button or menu."""
    wanted = f"{LearnClick.TRY}{step * OPTIONS_OF_STEP + option}"
    if button := next((one for one in custom_ids(message).values() if one.split(":")[3] == wanted), None):
        await person.click(message, custom_id=button)
    else:
        menu = next(one for one, value in options(message) if value == str(option))
        await person.select(message, [str(option)], custom_id=menu)


def recommended_option(position: LessonPosition) -> int:
    return play.options(position.state).index(position.right)


def wrong_option(position: LessonPosition) -> int | None:
    """Return the last option that the lesson does not recommend.

    Return None if there is no such option.
    """
    others = [
        number for number, action in enumerate(play.options(position.state)) if action != position.right
    ]
    return others[-1] if others else None


@with_lesson
async def test_lesson_is_completed_by_clicks(port: Port, rules: AnyGame) -> None:
    shown, taught = await open_lesson(port, port.ada, rules.id), lesson_positions(rules)
    assert shown.ephemeral
    for step, moment in enumerate(taught):
        assert f"Step {step + 1} of {len(taught)}" in text_of(shown)
        assert text_of(shown).count("✅") == int(step > 0 and taught[step - 1].right is not None)
        if moment.right is None:
            await port.ada.click(shown, label="Continue")
        else:
            await choose_right(port.ada, shown, step, moment)
    assert "Well done" in text_of(shown)
    assert "/game open" in text_of(shown)
    assert "or a button that reveals something or ends your turn" in text_of(shown)
    assert port.posts() == []
    finished = shown
    again = await open_lesson(port, port.ada, rules.id)
    assert "Step 1 of" in text_of(again)
    begun = (await port.ada.click(finished, label="Play now against a robot")).response
    assert "starting" in text_of(begun)
    assert "Take my turn" in labels(begun), "the learner begins"
    assert port.query_column("SELECT robot FROM seats WHERE robot IS NOT NULL") == [next(iter(rules.robots))]


async def follow_prompt(person: MemberActor, message: AnyMessage) -> None:
    """Follow only the line with the pointing finger, and ignore the rest of the message."""
    (line,) = [line for line in text_of(message).splitlines() if line.startswith("👉")]
    named = re.findall(r"\*\*(.+?)\*\*", line)
    if len(named) == 1:
        await person.click(message, label=named[0])
        return
    (menu,) = [one for one in find_components(message, MENU) if one["placeholder"] == named[1]]
    (value,) = [option["value"] for option in menu["options"] if option["label"] == named[0]]
    await person.select(message, [value], custom_id=menu["custom_id"])


@with_lesson
async def test_each_step_names_the_button_to_press(port: Port, rules: AnyGame) -> None:
    port.locales[port.ada.id] = {"nauticus": "pl", "nautilus-island": "de"}.get(rules.id, "en-US")
    shown = await open_lesson(port, port.ada, rules.id)
    clicks = 0
    while "👉" in text_of(shown):
        await follow_prompt(port.ada, shown)
        clicks += 1
    assert clicks >= len(lesson_positions(rules))
    assert port.query_column("SELECT step FROM lessons") == [len(lesson_positions(rules))]


@pytest.mark.parametrize("locale", locales())
def test_end_of_lesson_in_direct_messages_names_no_missing_button(locale: str) -> None:
    translate = Translator(locale, strict=True)
    play, end = translate(LocalizedText("button-learn-play")), LessonFinished(1, "nauticus", 18)
    for may_play in (False, True):
        layout = finished_message(end, translate, may_play=may_play).layout
        assert (play in text_displays(layout)[-1].content) == may_play


async def finish_lesson_of(port: Port, channel: ChannelHandle) -> AnyMessage:
    """Let Ada finish the Nauticus lesson in a channel, and return the last message."""
    shown: AnyMessage = (await port.ada.slash(channel, "learn", game="nauticus")).response
    for _ in lesson_positions(games()["nauticus"]):
        await port.ada.click(shown, label="Continue" if "Continue" in labels(shown) else "Show me")
    assert "Well done" in text_of(shown)
    return shown


async def test_lesson_starts_match_in_thread_if_channel_has_a_match(port: Port) -> None:
    await port.open_table(seats=3)
    finished = await finish_lesson_of(port, port.lobby)
    begun = (await port.ada.click(finished, label="Play now against a robot")).response
    (thread,) = port.lobby.threads
    assert "starting" in text_of(begun)
    assert str(thread.id) in text_of(begun)
    assert "Take my turn" in labels(begun)
    again = await finish_lesson_of(port, thread)
    await port.ada.click(again, label="Play now against a robot")
    assert len(port.lobby.threads) == 2, "a match in a thread does not block the next thread"


async def test_lesson_starts_match_in_private_thread_if_the_bot_may_not_create_public_ones(
    port: Port,
) -> None:
    await port.open_table(seats=3)
    finished = await finish_lesson_of(port, port.lobby)
    backend, guild = port.env.backend, port.guild.id
    rights = dict.fromkeys(("administrator", "create_public_threads"), False)
    for role in list(backend.get_guild(guild).roles.values()):
        granted = discord.Permissions(int(role.permissions))
        granted.update(**rights, create_private_threads=True)
        backend.edit_role(guild, role.id, {"permissions": granted.value})
    await port.ada.click(finished, label="Play now against a robot")
    (thread,) = port.lobby.threads
    kind = backend.get_channel(thread.id).type
    assert kind == discord.ChannelType.private_thread.value


async def test_lesson_end_keeps_its_buttons_if_no_match_can_start(port: Port) -> None:
    await port.open_table(seats=3)
    finished = await finish_lesson_of(port, port.lobby)
    offered = labels(finished)
    port.env.inject_error("POST", "/channels/*/threads", status=403)
    shown = (await port.ada.click(finished, label="Play now against a robot")).response
    assert "already has a match" in text_of(shown)
    assert "Well done" in text_of(shown)
    assert labels(shown) == offered


@with_lesson
async def test_lesson_offers_to_end_the_turn_like_a_real_turn(port: Port, rules: AnyGame) -> None:
    shown, taught = await open_lesson(port, port.ada, rules.id), lesson_positions(rules)
    for step, moment in enumerate(taught):
        ending = [label for label in labels(shown) if label.endswith("and end the turn")]
        if ending:
            await port.ada.click(shown, label=ending[0])
            assert "You chose" in text_of(shown) or f"Step {step + 2}" in text_of(shown)
            return
        if moment.right is None:
            await port.ada.click(shown, label="Continue")
        else:
            await choose_right(port.ada, shown, step, moment)
    assert rules.id not in {"nauticus", "nautilus-island"}, "no option of the lesson ends the turn"


async def go_to(port: Port, shown: AnyMessage, name: str) -> int:
    """Go to a step of the Nauticus lesson by its name, and return its number."""
    step = [moment.step.name for moment in lesson_positions(games()["nauticus"])].index(name)
    for _ in range(step):
        await port.ada.click(shown, label="Continue" if "Continue" in labels(shown) else "Show me")
    assert f"Step {step + 1} of" in text_of(shown)
    return step


async def test_completed_turn_in_lesson_is_confirmed_or_undone_like_a_real_turn(port: Port) -> None:
    shown = await open_lesson(port, port.ada, "nauticus")
    step = await go_to(port, shown, "mast")
    right = recommended_option(lesson_positions(games()["nauticus"])[step])
    await choose_option(port.ada, shown, step, right)
    assert labels(shown) == ["Confirm", "Undo"]
    assert "Your turn so far" in text_of(shown)
    assert "you could also continue your turn here. In this lesson, it ends now" in text_of(shown)
    await port.ada.click(shown, label="Undo")
    assert f"Step {step + 1} of" in text_of(shown)
    assert "✅" not in text_of(shown)
    await choose_option(port.ada, shown, step, right)
    await port.ada.click(shown, label="Confirm")
    assert f"Step {step + 2} of" in text_of(shown)
    assert "✅" in text_of(shown)


async def test_choice_in_lesson_that_goes_on_with_the_turn_is_confirmed_later(port: Port) -> None:
    shown = await open_lesson(port, port.ada, "nauticus")
    await go_to(port, shown, "pass")
    menu, value = next(
        (menu["custom_id"], option["value"])
        for menu in find_components(shown, MENU)
        for option in menu["options"]
        if option["label"].startswith("Pass")
    )
    await port.ada.select(shown, [value], custom_id=menu)
    assert labels(shown) == ["Confirm", "Undo"]


async def test_lesson_offers_confirm_and_undo_within_a_turn(port: Port) -> None:
    shown = await open_lesson(port, port.ada, "nauticus")
    step = await go_to(port, shown, "bow")
    assert {"Confirm", "Undo"} <= set(labels(shown))
    await port.ada.click(shown, label="Confirm")
    assert "You could finish here." in text_of(shown)
    await port.ada.click(shown, label="Try again")
    await port.ada.click(shown, label="Undo")
    assert f"Step {step} of" in text_of(shown)
    assert "Confirm" not in labels(shown)


async def test_confirm_in_lesson_replaces_the_option_to_end_the_turn(port: Port) -> None:
    shown = await open_lesson(port, port.ada, "nauticus")
    step = await go_to(port, shown, "end")
    assert not any(label.startswith("End the turn") for label in labels(shown))
    await port.ada.click(shown, label="Confirm")
    assert f"Step {step + 2} of" in text_of(shown)
    again = await open_lesson(port, port.ada, "nauticus")
    for _ in range(2):
        await port.ada.click(again, label="Back")
    (named,) = re.findall(r"Choose \*([^*]+)\*", text_of(again))
    assert named in labels(again), "the lesson names a button of the step"
    await port.ada.click(again, label="Confirm")
    assert "You keep the **extra action**: once per game" in text_of(again)
    assert f"Step {step + 2} of" in text_of(again), "confirming ends the action and the turn"


@with_lesson
async def test_wrong_choice_offers_try_again_and_continue(port: Port, rules: AnyGame) -> None:
    taught = lesson_positions(rules)
    step, option = next(
        (step, found)
        for step, moment in enumerate(taught)
        if moment.right is not None and (found := wrong_option(moment)) is not None
    )
    shown = await open_lesson(port, port.ada, rules.id)
    for _ in range(step):
        way = "Continue" if "Continue" in labels(shown) else "Show me"
        await port.ada.click(shown, label=way)
    await choose_option(port.ada, shown, step, option)
    assert "You chose: " in text_of(shown)
    assert labels(shown) == ["Try again", "Continue"]
    await port.ada.click(shown, label="Try again")
    assert f"Step {step + 1} of" in text_of(shown)
    await choose_option(port.ada, shown, step, option)
    await port.ada.click(shown, label="Continue")
    assert f"Step {step + 2} of" in text_of(shown)
    assert "- Ada: " in text_of(shown)
    assert "✅" not in text_of(shown)
    await port.ada.click(shown, label="Back")
    assert f"Step {step + 1} of" in text_of(shown)


async def test_lesson_progress_is_saved_per_user_and_game(port: Port) -> None:
    shown = await open_lesson(port, port.ada, "nauticus")
    await port.ada.click(shown, label="Continue")
    await port.ada.click(shown, label="Continue")
    await port.restart()
    assert "Step 3 of" in text_of(await open_lesson(port, port.ada, "nauticus"))
    assert "Step 1 of" in text_of(await open_lesson(port, port.ben, "nauticus"))
    assert "Step 1 of" in text_of(await open_lesson(port, port.ada, "nautilus-island"))
    await port.ada.click(shown, label="Start over")
    assert "Step 1 of" in text_of(shown)
    assert "Step 1 of" in text_of(await open_lesson(port, port.ada, "nauticus"))


async def test_learn_without_game_lists_all_lessons_with_progress(port: Port) -> None:
    await port.ada.click(await open_lesson(port, port.ada, "nauticus"), label="Continue")
    listed: AnyMessage = (await port.ada.slash(port.lobby, "learn")).response
    menu = options(listed)
    assert [value for _, value in menu] == [name for name, rules in games().items() if lesson_of(rules)]
    await port.ada.select(listed, ["nauticus"], custom_id=menu[0][0])
    assert "Step 2 of" in text_of(listed)


async def test_open_table_links_new_users_to_lesson(port: Port) -> None:
    await port.open_table(seats=3)
    steps: AnyMessage = (await port.ben.click(port.card(), label="New here?")).response
    assert labels(steps) == ["Learn to play", "Rules of Nauticus", "Join"]
    await port.ben.click(steps, label="Learn to play")
    assert "Learning Nauticus" in text_of(steps)


@pytest.mark.drawn(encoded=False)
async def test_lesson_step_shows_image_or_text_by_preference(port: Port) -> None:
    shown = await open_lesson(port, port.ada, "nautilus-island")
    assert "Nautilus Island." in alt_text_of(shown)
    ada = await port.user_of(port.ada)
    await updates.update_preferences(port.bot.services.ctx, ada, text_first=True)
    told = await open_lesson(port, port.ada, "nautilus-island")
    assert find_components(told, GALLERY) == []
    assert "The wreck, from the back" in text_of(told)


@pytest.mark.parametrize("locale", locales())
def test_lesson_names_the_button_that_finishes_the_action_in_every_language(locale: str) -> None:
    translate = Translator(locale, strict=True)
    label = translate(LocalizedText("nauticus-label-done-extra"))
    assert f"*{label}*" in translate(LocalizedText("nauticus-lesson-done"))
