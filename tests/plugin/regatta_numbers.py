"""Tests for a secret number in a range: in Regatta, users enter efforts from 0 to 1000 in a modal.

test_third_game.py runs these tests with the toy game on the path.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import InteractionResult

from engine.core import play
from engine.core.numbers import NumberRange
from engine.games.regatta.actions import Row
from engine.games.regatta.steps.row import ChooseEffort
from engine.protocol import Session
from host.matches.match import loading
from host.turns.draft import DraftTurn
from host.turns.plan.plans import Steps, execute
from tests.bot.port import AnyMessage, Port, labels, text_of

STEPS = NumberRange(Row(0), "effort", 0, 1000, 50)
RANGE_TEXTS = {
    "en-US": ("Enter a number…", "Number from 0 to 1000", "In steps of 50: 0, 50, …"),
    "de": ("Zahl eingeben…", "Zahl von 0 bis 1000", "In Schritten von 50: 0, 50, …"),
    "pl": ("Wpisz liczbę…", "Liczba od 0 do 1000", "Co 50: 0, 50, …"),
}
NO_DIGITS = {"en-US": "isn’t a whole number", "de": "ist keine ganze Zahl", "pl": "nie jest liczbą całkowitą"}
OUT_OF_RANGE = {"en-US": "isn’t possible", "de": "ist nicht möglich", "pl": "jest poza zakresem"}
NEAREST = {"en-US": "50 and 100", "de": "50 und 100", "pl": "50 i 100"}
EMPTY = {"en-US": "You didn’t enter", "de": "keine Zahl eingegeben", "pl": "Nie wpisano liczby"}
WRONG = {
    "lots": NO_DIGITS, "1,5": NO_DIGITS, "1.000": NO_DIGITS, "1 000": NO_DIGITS, "1e3": NO_DIGITS,
    "٣": NO_DIGITS, "`5`": NO_DIGITS, "<@1234567890123456789>"[:20]: NO_DIGITS, "+": NO_DIGITS, "   ": EMPTY,
    "1001": OUT_OF_RANGE, "-50": OUT_OF_RANGE, "99999999999999999999": OUT_OF_RANGE, "75": NEAREST,
}  # fmt: skip


async def begin(port: Port) -> list[MemberActor]:
    await port.open_table(game="regatta", seats=4, begins="opener", robots=2)
    await port.ben.click(port.card(), label="Join")
    return [port.ada, port.ben]


async def enter(port: Port, person: MemberActor, panel: AnyMessage, entered: str) -> AnyMessage:
    """Enter a text in the modal, and return the answered panel."""
    opened = await open_modal(port, person, panel)
    return (await person.submit_modal(opened, {"number": entered})).response or panel


async def open_modal(port: Port, person: MemberActor, panel: AnyMessage) -> InteractionResult:
    label, *_ = RANGE_TEXTS[port.locales.get(person.id, "en-US")]
    return await person.click(panel, label=label)


def field_of(opened: InteractionResult) -> Any:
    assert opened.modal is not None
    (field,) = opened.modal["components"]
    return field


async def test_secret_number_is_entered_and_revealed_with_the_others(port: Port) -> None:
    ada, ben = await begin(port)
    panel = await port.take_turn(ada)
    efforts = [label for label in labels(panel) if label.startswith("Effort")]
    assert efforts == ["Effort 0", "Effort 1", "Effort 2", "Effort 3"]
    shown = await enter(port, ada, panel, " 437 ")
    assert "- Effort 437" in text_of(shown)
    await ada.click(panel, label="Confirm")
    assert "437" not in text_of((await ben.slash(port.lobby, "log")).response)
    await ben.slash(port.lobby, "play", option="1000")
    panel = await port.take_turn(ben)
    assert "- Effort 1,000" in text_of(panel)
    await ben.click(panel, label="Confirm")
    log = text_of((await ben.slash(port.lobby, "log")).response)
    assert "**Ada**: effort 437, " in log
    assert "**Ben**: effort 1,000, " in log


@pytest.mark.parametrize("language", RANGE_TEXTS)
async def test_wrong_input_is_explained_and_can_be_corrected(
    port: Port, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    ada, ben = await begin(port)
    monkeypatch.setattr(ChooseEffort, "number_range", lambda *_: STEPS)
    panel = await port.take_turn(ada)
    port.locales[ada.id] = language
    panel = (await ada.slash(port.lobby, "play")).response
    _, limits, steps = RANGE_TEXTS[language]
    for entered, sentences in WRONG.items():
        shown = await enter(port, ada, panel, entered)
        assert sentences[language] in text_of(shown), entered
        field = field_of(await open_modal(port, ada, panel))
        assert (field["label"], field["description"]) == (limits, steps)
        assert field["component"].get("value", "") == entered.strip().replace("`", "'")
    shown = await enter(port, ada, panel, "950")
    assert "950" in text_of(shown)
    assert "value" not in field_of(await open_modal(port, ben, await port.take_turn(ben)))["component"]


async def test_number_for_an_outdated_panel_is_refused_with_the_current_one(port: Port) -> None:
    ada, _ = await begin(port)
    panel = await port.take_turn(ada)
    opened = await open_modal(port, ada, panel)
    await enter(port, ada, await port.take_turn(ada), "5")
    late = (await ada.submit_modal(opened, {"number": "1.000"})).response
    assert "The match has moved on. This is the current position." in text_of(late or panel)
    assert "- Effort 5" in text_of(late or panel)
    refused = await ada.click(panel, label="Confirm")
    assert "Effort 1,000" not in text_of(refused.response or panel)


async def test_number_that_reveals_something_asks_first(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = await begin(port)
    monkeypatch.setattr(ChooseEffort, "reveals", lambda *_: True)
    panel = await port.take_turn(ada)
    shown = await enter(port, ada, panel, "437")
    assert "This reveals hidden information: **Effort 437**" in text_of(shown)
    await ada.click(panel, label="Yes, reveal it")
    assert "Your effort: 437." in text_of((await ada.slash(port.lobby, "text")).response)


async def test_number_is_tried_in_the_sandbox_and_played(port: Port) -> None:
    ada, _ = await begin(port)
    sandbox: AnyMessage = (await ada.slash(port.lobby, "sandbox")).response
    shown = await enter(port, ada, sandbox, "1.000")
    assert "isn’t a whole number" in text_of(shown)
    shown = await enter(port, ada, sandbox, "700")
    assert "Effort 700" in text_of(shown)
    await ada.click(sandbox, label="Play this")
    assert "Your effort: 700." in text_of((await ada.slash(port.lobby, "text")).response)


async def test_plan_can_contain_any_number(port: Port) -> None:
    await begin(port)
    with port.env.time_context():
        async with port.bot.services.ctx.database.read_transaction() as tx:
            match = await loading.load_running(port.bot.services.ctx, tx, 1)
    turn = DraftTurn(match, 0, 0, (), match.state)
    done = execute(turn, Steps(({"move": "row", "effort": 437},), ()))
    assert done.turn is not None
    assert done.turn.actions == (Row(437),)
    assert execute(turn, Steps(({"move": "row", "effort": 1001},), ())).turn is None
    assert Row(437) not in play.options(match.state, 0)


def test_protocol_describes_the_range_and_accepts_any_number_in_it() -> None:
    session = Session()

    def ask(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
        return answer

    ask(do="new", game="regatta", seats=4)
    offered = ask(do="options")
    assert len(offered["options"]) < 20
    example = {"move": "row", "effort": 0}
    limits = {"minimum": 0, "maximum": 1000, "step": 1}
    assert offered["numbers"] == {**limits, "field": "effort", "example": example}
    assert ask(do="choose", move={"move": "row", "effort": 1001})["error"]["code"] == "illegal"
    assert ask(do="choose", move={"move": "row", "effort": 437})["moves"] == 1
