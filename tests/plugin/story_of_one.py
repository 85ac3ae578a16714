"""Tests for one-player Pearls in Discord, from opening a table to its record.

test_third_game.py runs them with `alone.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harbourmaster.__main__ import main
from tests.bot.port import AnyMessage, Port, button_options, custom_ids, options, text_of
from tests.bot.time.test_clock import DAY, pass_time

OPTION_LABEL = "Pearls per dive"


async def begin_match(port: Port) -> None:
    await port.open_table(game="pearls", options="most=3")


def card_text(port: Port) -> str:
    return text_of(port.raw_message(port.card()))


async def take_dive(port: Port) -> AnyMessage:
    """Take a pearl, surface and confirm the turn."""
    panel = await port.take_turn(port.ada)
    await port.ada.click(panel, custom_id=button_options(panel)[0])
    await port.ada.click(panel, label="Surface")
    await port.ada.click(panel, label="Confirm")
    return panel


async def test_options_are_asked_before_the_start(port: Port) -> None:
    panel: AnyMessage = (await port.open_table(game="pearls")).response
    assert text_of(panel).startswith("Pearls is open.")
    assert "You can change these until the match starts." in text_of(panel)
    assert list(custom_ids(port.raw_message(port.card()))) == [
        "Start",
        "Cancel match",
        "New here?",
        "Options",
        "Add to the shuffle",
        "🌐 Read in my language",
    ]
    menu, _ = options(panel)[0]
    await port.ada.select(panel, ["0"], custom_id=menu)
    assert f"{OPTION_LABEL}: two" in card_text(port)
    assert "\n1. Ada\n" in card_text(port)
    assert "Time control" not in card_text(port)
    await port.ada.click(port.card(), label="Start")
    assert "Round 1, pearls left: 9" in card_text(port)
    assert "Time control" not in card_text(port)


async def test_other_players_and_robots_can_not_join(port: Port) -> None:
    await port.open_table(game="pearls")
    assert "no free seat" in text_of((await port.ben.slash(port.lobby, "game join")).response)
    assert "no free seat" in text_of((await port.ada.slash(port.lobby, "game robot")).response)
    alone = "This game is for one player."
    assert text_of((await port.open_table(game="pearls", player1=port.ben)).response) == alone
    none = "There is no room for robots at this table."
    assert text_of((await port.open_table(game="pearls", seats=1, robots=1)).response) == none


async def test_confirmed_turn_is_undone_without_a_vote(port: Port) -> None:
    await begin_match(port)
    await take_dive(port)
    assert "Round 2" in card_text(port)
    undone = (await port.ada.slash(port.lobby, "game undo")).response
    assert text_of(undone).startswith("Your last turn in Pearls has been taken back.")
    assert "Round 1" in card_text(port)
    assert "takes back their last turn" in text_of(port.raw_message(port.posts()[-1]))


async def test_absent_player_causes_no_vote(port: Port) -> None:
    await begin_match(port)
    before = len(port.posts())
    await pass_time(port, 20 * DAY)
    assert len(port.posts()) <= before + 1, "more than a reminder"
    assert "Waiting for **Ada**" in card_text(port)


async def test_match_ends_with_a_valid_record(
    port: Port, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await begin_match(port)
    while port.button_messages():
        await take_dive(port)
    end = text_of(port.raw_message(port.posts()[-1]))
    assert end.startswith("## Pearls: final result\n### **Ada** finishes with 5 VP.\n1. **Ada**: 5 VP")
    assert "start player" not in "".join(text_of(port.raw_message(post)) for post in port.posts())
    verified = await port.ada.slash(port.lobby, "game verify")
    assert text_of(verified.response).count("✅") == 5
    exported: AnyMessage = (await port.ben.slash(port.lobby, "game record")).response
    (file,) = exported.attachments
    record = tmp_path / "match.json"
    record.write_bytes(await file.read())
    assert json.loads(record.read_bytes())["result"]["ranking"] == [[0]]
    assert main(["record", "verify", str(record)]) == 0
    assert "valid (pearls, 1 seat, " in capsys.readouterr().out
