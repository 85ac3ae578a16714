"""Tests of one-player Pearls in Discord, from opening a table to its record.

test_third_game.py runs them with `alone.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harbourmaster.__main__ import main
from tests.bot.port import Port, Shown, ids, options, said
from tests.bot.time.test_clock import DAY, later

OPTIONS = "Pearls per dive"


async def begun(port: Port) -> None:
    await port.open(game="pearls", options="most=3")


def card(port: Port) -> str:
    return said(port.raw(port.card()))


async def dive(port: Port) -> Shown:
    """Take a pearl, surface and confirm the turn."""
    panel = await port.take_turn(port.ada)
    menu, value = options(panel)[0]
    await port.ada.select(panel, [value], custom_id=menu)
    await port.ada.click(panel, label="Surface")
    await port.ada.click(panel, label="Confirm")
    return panel


async def test_options_are_asked_before_the_start(port: Port) -> None:
    panel: Shown = (await port.open(game="pearls")).response
    assert said(panel).startswith("Pearls is open.")
    assert "You can change these until the match starts." in said(panel)
    assert list(ids(port.raw(port.card()))) == [
        "Start",
        "Cancel",
        "New here?",
        "Options",
        "Add to the shuffle",
    ]
    menu, _ = options(panel)[0]
    await port.ada.select(panel, ["0"], custom_id=menu)
    assert f"{OPTIONS}: two" in card(port)
    assert "\n1. Ada\n" in card(port)
    assert "Time control" not in card(port)
    await port.ada.click(port.card(), label="Start")
    assert "Round 1, pearls left: 9" in card(port)
    assert "Time control" not in card(port)


async def test_other_players_and_robots_can_not_join(port: Port) -> None:
    await port.open(game="pearls")
    assert "no free seat" in said((await port.ben.slash(port.lobby, "game join")).response)
    assert "no free seat" in said((await port.ada.slash(port.lobby, "game robot")).response)
    alone = "This game is for one player."
    assert said((await port.open(game="pearls", player1=port.ben)).response) == alone
    none = "There is no room for robots at this table."
    assert said((await port.open(game="pearls", seats=1, robots=1)).response) == none


async def test_confirmed_turn_is_undone_without_a_vote(port: Port) -> None:
    await begun(port)
    await dive(port)
    assert "Round 2" in card(port)
    undone = (await port.ada.slash(port.lobby, "game undo")).response
    assert said(undone).startswith("Your last turn has been taken back: Pearls.")
    assert "Round 1" in card(port)
    assert "takes back the last turn" in said(port.raw(port.posts()[-1]))


async def test_absent_player_causes_no_vote(port: Port) -> None:
    await begun(port)
    before = len(port.posts())
    await later(port, 20 * DAY)
    assert len(port.posts()) <= before + 1, "more than a reminder"
    assert "Waiting for **Ada**" in card(port)


async def test_match_ends_with_a_valid_record(
    port: Port, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await begun(port)
    while port.bearers():
        await dive(port)
    end = said(port.raw(port.posts()[-1]))
    assert end.startswith("## Pearls: final result\n### **Ada** finishes with 5 VP.\n1. **Ada**: 5 VP")
    assert "start player" not in "".join(said(port.raw(post)) for post in port.posts())
    verified = await port.ada.slash(port.lobby, "game verify")
    assert said(verified.response).count("✅") == 5
    exported: Shown = (await port.ben.slash(port.lobby, "game record")).response
    (file,) = exported.attachments
    record = tmp_path / "match.json"
    record.write_bytes(await file.read())
    assert json.loads(record.read_bytes())["result"]["ranking"] == [[0]]
    assert main(["record", "verify", str(record)]) == 0
    assert "valid (pearls, 1 seat, " in capsys.readouterr().out
