"""Tests for explanations: answers without delay, rejections, one analysis at a time, and cancellation."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.queues import RunningSearches
from bot.core.words.i18n import Translator
from bot.turns.explain.messages import (
    details_message,
    distinct_turns,
    explanation_message,
    joined_actions,
    verdict,
)
from engine.core.files.library import game
from engine.core.model import Label
from engine.core.robots.advice import Advice
from engine.core.robots.explain import ExplainedTurn, Explanation
from engine.core.text import LocalizedText, seat_values, text
from engine.worker import decode_result, handle_request
from host.core.errors import UserError
from host.turns import explain
from host.turns.explain import ExplainRequest
from host.turns.robots import worker
from tests.bot.example_panels import MATCH, NAMES, button_ids, message_text
from tests.bot.port import GALLERY, MENU, AnyMessage, Port, find_components, labels, options, text_of
from tests.bot.tables.test_rematch import finish_match
from tests.in_process_search import limit_search

pytestmark = pytest.mark.threads


@pytest.fixture(autouse=True)
def limited_search(monkeypatch: pytest.MonkeyPatch) -> None:
    limit_search(monkeypatch)


NUMBERED = [f"Play no. {number}" for number in (1, 2, 3)]


def play_label(shown: AnyMessage) -> str:
    """Return the label of the button that plays the best turn."""
    return next(label for label in labels(shown) if label in {"Play this", NUMBERED[0]})


async def explain_turn(port: Port, **asked: Any) -> str:
    return text_of((await port.ada.slash(port.lobby, "why", **asked)).response)


async def press(port: Port, message: AnyMessage, label: str) -> AnyMessage:
    response: AnyMessage = (await port.ada.click(message, label=label)).response
    return response


async def test_why_lists_turns_in_every_language(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "node_limit", lambda _: 6)
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    for locale, details, numbers in (
        ("en-US", "Details", "Expected lead"), ("de", "Details", "aus Sicht des Roboters"),
        ("pl", "Szczegóły", "Spodziewana przewaga"),
    ):  # fmt: skip
        port.locales[port.ada.id] = locale
        shown: AnyMessage = (await port.ada.slash(port.lobby, "why")).response
        assert "\n2. **" in text_of(shown)
        assert len(text_of(shown).splitlines()) <= 4
        assert numbers not in text_of(shown)
        assert "±" not in text_of(shown)
        assert numbers in text_of((await port.ada.click(shown, label=details)).response)


@pytest.mark.parametrize("game", ["nauticus", "nautilus-island"])
async def test_panel_hint_can_be_left_or_played(port: Port, game: str) -> None:
    await port.open_table(game=game, seats=2, robots=1, begins="opener")
    panel: AnyMessage = (await port.ada.slash(port.lobby, "play")).response
    shown = await press(port, panel, "Hint")
    assert "hint for your turn" in text_of(shown)
    assert labels(shown) == [*NUMBERED[:2], "Details", "Back"]
    again = await press(port, shown, "Back")
    assert "Hint" in labels(again)
    shown = await press(port, again, "Hint")
    first = re.findall(r"“(.*)”|(column \d)", text_of(shown).splitlines()[1].split("**")[1])[0]
    detailed = await press(port, shown, "Details")
    shown = await press(port, detailed, "Back")
    played = await press(port, shown, play_label(shown))
    assert max(first).lower() in text_of(played).lower()
    assert {"Undo", "Yes, reveal it"} & set(labels(played)), "nothing is played before it is confirmed"


async def test_hint_for_an_outdated_panel_is_not_played(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    panel: AnyMessage = (await port.ada.slash(port.lobby, "play")).response
    shown = await press(port, panel, "Hint")
    other: AnyMessage = (await port.ada.slash(port.lobby, "play")).response
    await port.choose_first(port.ada, other)
    answer = await press(port, shown, play_label(shown))
    assert "The match has moved on" in text_of(answer)


async def test_sandbox_hint_can_be_left_or_tried(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    sandbox: AnyMessage = (await port.ada.slash(port.lobby, "sandbox")).response
    shown = await press(port, sandbox, "Hint")
    again = await press(port, shown, "Back")
    assert "sandbox" in text_of(again)
    assert "Tried so far" not in text_of(again)
    shown = await press(port, again, "Hint")
    assert "Tried so far" in text_of(await press(port, shown, play_label(shown)))


async def test_panel_offers_no_hint_where_hints_are_not_allowed(port: Port) -> None:
    await port.begin(seats=2, robots=0)
    panel: AnyMessage = (await port.ada.slash(port.lobby, "play")).response
    assert "Hint" not in labels(panel)


async def test_confirmed_turn_offers_to_say_how_good_it_was(port: Port) -> None:
    await port.begin(seats=2, robots=0, hints=True)
    panel = await port.complete_turn(port.ada)
    assert "How good was my turn?" not in labels(panel)
    panel = await press(port, panel, "Confirm")
    assert "Analysis" not in text_of(panel)
    reviewed = await press(port, panel, "How good was my turn?")
    assert "Ada’s turn (turn " in text_of(reviewed)
    assert "(played)" in text_of(reviewed)
    detailed = await press(port, reviewed, "Details")
    assert "(played)" in text_of(detailed)
    assert "(played)" in text_of(await press(port, detailed, "Back"))
    assert "(played)" in await explain_turn(port, turn=1)


async def test_confirmed_turn_without_hints_says_when_it_is_judged(port: Port) -> None:
    await port.begin(seats=2, robots=0)
    panel = await port.complete_turn(port.ada)
    assert "After the match" not in text_of(panel)
    panel = await press(port, panel, "Confirm")
    assert "After the match, *Analysis* shows you how good your turns were." in text_of(panel)
    assert "How good was my turn?" not in labels(panel)
    assert "your turns can only be judged after it" in await explain_turn(port, turn=1)


async def test_next_turn_against_robots_offers_to_judge_the_last_one(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    panel = await press(port, await port.complete_turn(port.ada), "Confirm")
    assert {"Hint", "How good was my turn?"} <= set(labels(panel))


def test_verdicts_are_words_and_ignore_noise() -> None:
    best = ExplainedTurn((), (), 5.0, 8.0, error=1.0)
    words = [
        verdict(best, ExplainedTurn((), (), lead, 8.0, error=error)).key
        for lead, error in ((4.5, 0.1), (3.0, 0.1), (3.0, 3.0), (0.0, 0.1))
    ]
    differences = [
        dict(verdict(best, ExplainedTurn((), (), lead, 8.0)).values).get("points")
        for lead in (4.5, 3.0, -1.4)
    ]
    assert differences == [None, 2, 6]
    assert words == ["why-about-equal", "why-better", "why-about-equal", "why-much-better"]
    win, loss = ExplainedTurn((), (), 1.0, 0.0), ExplainedTurn((), (), -1.0, 0.0)
    assert verdict(win, loss).key == "why-much-better", "the turn decides the match"


async def test_sandbox_offers_hint_in_match_against_robots(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    shown: AnyMessage = (await port.ada.slash(port.lobby, "sandbox")).response
    assert "Hint" in labels(shown)
    assert "hint for your turn" in text_of((await port.ada.click(shown, label="Hint")).response)


async def test_hint_is_unavailable_by_default_against_users(port: Port) -> None:
    await port.begin(seats=2, robots=0)
    shown: AnyMessage = (await port.ada.slash(port.lobby, "sandbox")).response
    assert "Hint" not in labels(shown)
    assert "There is no robot turn to explain yet" in await explain_turn(port)


async def test_card_shows_that_hints_are_allowed(port: Port) -> None:
    await port.begin(seats=2, robots=0, hints=True)
    assert "Hints: players can ask a robot" in text_of(port.raw_message(port.card()))
    assert "hint for your turn" in await explain_turn(port)
    assert "There is no robot turn to explain yet" in text_of(
        (await port.ben.slash(port.lobby, "why")).response
    )


async def test_rated_table_rejects_hints(port: Port) -> None:
    interaction_result = await port.open_table(seats=2, rated=True, hints=True)
    assert "Rated matches can’t have hints" in text_of(interaction_result.response)


async def test_only_one_search_runs_per_user_and_can_be_stopped(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    thinking, goes_on = port.bot.services.searches, asyncio.Event()

    async def wait() -> None:
        await goes_on.wait()

    ada = await port.key_of(port.ada)
    thought = asyncio.create_task(thinking.run(ada, wait()))
    await asyncio.sleep(0)
    assert "A robot is already working" in await explain_turn(port)
    assert thinking.stop(ada)
    with pytest.raises(UserError) as stopped:
        await thought
    assert stopped.value.text == LocalizedText("slip-thought-stopped")
    assert "hint for your turn" in await explain_turn(port)


@pytest.mark.parametrize("rated", [False, True])
async def test_hint_command_says_who_can_turn_hints_on(port: Port, rated: bool) -> None:
    await port.begin(seats=2, robots=0, rated=rated)
    for member in (port.ada, port.ben):
        refused = text_of((await member.slash(port.lobby, "hint")).response)
        assert "Hints are always off in rated matches" in refused if rated else "Hints are off" in refused
        assert re.search(r"</game open:\d+>( with| and) the option `hints`", refused)
        assert "After this match, </why:" in refused


async def test_why_on_own_turn_says_that_hints_are_off(port: Port) -> None:
    await port.begin(seats=2, robots=0)
    assert "hints are off in this match. Only the table owner" in await explain_turn(port)


async def test_hint_command_shows_a_hint_where_hints_are_on(port: Port) -> None:
    await port.begin(seats=2, robots=0, hints=True)
    assert "hint for your turn (Ada)" in text_of((await port.ada.slash(port.lobby, "hint")).response)
    waiting = text_of((await port.ben.slash(port.lobby, "hint")).response)
    assert "nothing to decide right now. Hints are on" in waiting


async def test_hint_command_after_the_match_points_to_why(port: Port) -> None:
    await finish_match(port)
    refused = text_of((await port.ada.slash(port.lobby, "hint")).response)
    assert re.search(r"</why:\d+> explains any of its turns", refused)


def turn_of(*actions: str, lead: float = 0.0, is_played: bool = False) -> ExplainedTurn:
    labels = tuple(Label(text("panel-option", option=action, detail="1 taler")) for action in actions)
    return ExplainedTurn((), labels, lead, 0.0, is_played)


def test_only_the_first_action_of_a_turn_is_bold_and_each_turn_can_be_played() -> None:
    turns = tuple(
        replace(turn_of(f"Kind {place}", "Buy"), moves=({"place": place},), lead=7.1 - place, spread=11.8)
        for place in range(3)
    )
    found, translate = Explanation(seat=0, level=None, turns=turns), Translator("en")
    asked = ExplainRequest(MATCH, NAMES, game("nauticus"), "own", 0, None, (), "key")
    shown = explanation_message(asked, found, translate)
    lines = message_text(shown).splitlines()[1:]
    assert [line.partition(" → ")[0].count("**") for line in lines] == [2, 2, 2]
    assert [line.partition(" → ")[2].count("**") for line in lines] == [0, 0, 0]
    ids = button_ids(shown)
    assert [ids[label].partition("whyplay")[2] for label in NUMBERED] == ["0", "1", "2"]
    details = message_text(details_message(asked, found, translate))
    assert "± 11.8: luck and the choices of others" in details
    assert "between −4.7 and +18.9" in details


ADVICE = Advice(
    (text("nauticus-do-pass"), text("nauticus-do-withdraw", taler=4)),
    (text("nauticus-why-pass", vp=3), text("nauticus-why-useless", **seat_values([1]))),
)


@pytest.mark.parametrize(
    ("locale", "first", "second"),
    [
        (
            "en",
            (
                "1. **Pass, then withdraw 4 taler**: that saves 3 VP at the end of the round,"
                " and Ben can’t use the action right now."
            ),
            "2. **Pass, then withdraw 4 taler** (played) – about 2 points worse.",
        ),
        (
            "de",
            (
                "1. **Passen, dann 4 Taler abheben**: das spart am Rundenende 3 SP,"
                " und Ben kann die Aktion gerade nicht nutzen."
            ),
            "2. **Passen, dann 4 Taler abheben** (gespielt) – etwa 2 Punkte schlechter.",
        ),
        (
            "pl",
            (
                "1. **Spasuj, a potem wypłać 4 talary**: to oszczędza 3 PZ na koniec rundy,"
                " a poza tym Ben nie może teraz wykonać tej akcji."
            ),
            "2. **Spasuj, a potem wypłać 4 talary** (zagrana) – gorzej o około 2 punkty.",
        ),
    ],
)
def test_hint_is_a_sentence_in_the_words_of_the_game(locale: str, first: str, second: str) -> None:
    turns = (
        replace(turn_of("Pass", lead=5.0), advice=ADVICE),
        replace(turn_of("Withdraw", lead=3.0, is_played=True), advice=replace(ADVICE, reasons=())),
    )
    found, translate = Explanation(seat=0, level=None, turns=turns), Translator(locale, strict=True)
    asked = ExplainRequest(MATCH, ("Ada", "Ben"), game("nauticus"), "taken", 0, None, (), "key")
    assert message_text(explanation_message(asked, found, translate)).splitlines()[1:3] == [first, second]


def test_left_out_steps_of_a_hint_are_listed_in_the_details() -> None:
    steps = [f"Buy the part with the number {number}" for number in range(12)]
    found, translate = Explanation(seat=0, level=None, turns=(turn_of(*steps),)), Translator("en")
    asked = ExplainRequest(MATCH, NAMES, game("nauticus"), "own", 0, None, (), "key")
    assert "more steps (see *Details*)" in message_text(explanation_message(asked, found, translate))
    details = message_text(details_message(asked, found, translate))
    assert all(step in details for step in steps)
    assert "more step" not in details


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_turns_with_equal_descriptions_are_merged(locale: str) -> None:
    turns = (turn_of("Bow", "Stern", lead=3), turn_of("Stern", "Bow", lead=2), turn_of("Bow", is_played=True))
    merged = distinct_turns((*turns, turn_of("Bow")), Translator(locale, strict=True), [])
    assert [turn.lead for turn in merged] == [3, 0]
    assert [turn.is_played for turn in merged] == [False, True]


def test_merged_turn_is_marked_as_played() -> None:
    turns = (turn_of("Bow", "Stern", lead=3), turn_of("Stern", "Bow", lead=2, is_played=True))
    assert [turn.is_played for turn in distinct_turns(turns, Translator("en"), [])] == [True]


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_long_turns_end_with_whole_actions_and_remain_distinct(locale: str) -> None:
    long = [f"Buy the part with the number {number}" for number in range(9)]
    other = [*long[:8], "End the turn"]
    lines = [
        joined_actions(own, Translator(locale, strict=True), 60, [long, other])
        for own in (long, other, long[:2])
    ]
    assert lines[0] != lines[1]
    assert all(action in {*long, *other} for action in lines[0].split(" → "))
    assert len(lines[2].split(" → ")) == 2
    short = joined_actions(long, Translator(locale, strict=True), 60)
    assert short.split(" → ")[0] == long[0]
    assert "8" in short.split(" → ")[-1]


async def test_search_cannot_be_stopped_by_another_user() -> None:
    thinking = RunningSearches()
    thought = asyncio.create_task(thinking.run(1, asyncio.sleep(0, "done")))
    assert not thinking.stop(2)
    assert await thought == "done"
    assert not thinking.stop(1)


@pytest.mark.long
async def test_finished_match_is_analysed_once_with_image_and_text(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = list[str]()

    def say(line: bytes, kind: Any) -> Any:
        texts.append(kind.__name__)
        return decode_result(handle_request(line), kind)

    end = await finish_match(port)
    monkeypatch.setattr(worker.WORKER, "request", say)
    response_message = (await port.ben.click(end, label="Analysis")).response
    assert "analysis" in text_of(response_message)
    assert "mistakes" in text_of(response_message)
    assert len(find_components(response_message, GALLERY)) == 1
    (alt,) = [
        item["description"] for part in find_components(response_message, GALLERY) for item in part["items"]
    ]
    assert alt.startswith("Expected lead over the best opponent, by round. ")
    assert "**" not in alt
    assert "- " not in alt
    count = len(texts)
    assert count > 10
    again: AnyMessage = (await port.ada.slash(port.lobby, "analyse")).response
    assert text_of(again) == text_of(response_message)
    assert len(texts) == count, "it is kept"
    await port.ada.click(again, label="Share")
    await port.env.advance_time(0)
    assert "robot analysis" in text_of(port.raw_message(port.posts()[-1]))
    assert len(find_components(port.raw_message(port.posts()[-1]), GALLERY)) == 1
    again = (await port.ada.slash(port.lobby, "analyse")).response
    if find_components(again, MENU):
        menu, value = options(again)[0]
        await port.ada.select(again, [value], custom_id=menu)
        assert "Better:" in text_of(again)
        await port.ada.click(again, label="Why this turn?")
        assert "(played)" in text_of(again)
        assert len(text_of(again).splitlines()) <= 4
    assert set(texts[count:]) <= {Explanation.__name__}


async def test_running_match_is_not_analysed(port: Port) -> None:
    await port.begin()
    assert "not over" in text_of((await port.ada.slash(port.lobby, "analyse")).response)
