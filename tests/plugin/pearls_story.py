"""Tests for Pearls in Discord, from opening a table to its record.

The players' moves are scripted, but the shells and tides may be any. test_third_game.py runs these tests with
the toy game on the path.
"""

from __future__ import annotations

import json
from pathlib import Path

import discord
import pytest
from PIL import Image
from simcord import MemberActor

from bot.core.words.emojis import label_icon
from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from engine.core.files.library import games
from engine.core.model import Label
from engine.core.text import text
from harbourmaster.__main__ import main
from host.messages import view
from host.messages.posts import message_contents
from playground.stage import open_stage
from playground.tables import open_example_tables
from renderer.core.geometry import MAX_PIXELS
from renderer.emojis import emoji_keys
from tests.bot.port import (
    MENU,
    AnyMessage,
    Port,
    alt_text_of,
    button_options,
    find_components,
    labels,
    options,
    text_of,
)

pytestmark = pytest.mark.drawn

HAND_TEXT = "In your hand: a"
TIDE_TEXT = "The next tide will be "


async def begin(port: Port) -> None:
    await port.open_table(game="pearls", seats=2, begins="opener")
    await port.ben.click(port.card(), label="Join")


async def take_pearls(player: MemberActor, panel: AnyMessage, count: int) -> None:
    """Take `count` pearls with a button in a panel, which then shows the result."""
    start = "One pearl" if count == 1 else f"{count} pearls"
    await player.click(panel, label=next(label for label in labels(panel) if label.startswith(start)))


async def look_at_tide(player: MemberActor, panel: AnyMessage) -> None:
    """Take one pearl, look at the tide, and confirm."""
    await take_pearls(player, panel, 1)
    await player.click(panel, label="Look at the tide")
    assert "reveals hidden information" in text_of(panel)
    await player.click(panel, label="Yes, reveal it")


async def play_round(port: Port) -> None:
    """Play a round: Ada looks and surfaces, and Ben takes two pearls."""
    panel = await port.take_turn(port.ada)
    await look_at_tide(port.ada, panel)
    await port.ada.click(panel, label="Surface")
    await port.ada.click(panel, label="Confirm")
    panel = await port.take_turn(port.ben)
    await take_pearls(port.ben, panel, 2)
    await port.ben.click(panel, label="Confirm")


async def read_attachment(message: AnyMessage) -> bytes:
    (file,) = message.attachments
    content: bytes = await file.read()
    return content


async def test_command_needs_a_game_if_several_exist(port: Port) -> None:
    offered = await port.ada.autocomplete(port.lobby, "game open", "game", "")
    assert [choice["value"] for choice in offered] == list(games())
    assert {"name": "Pearls", "value": "pearls"} in [dict(choice) for choice in offered]
    refused = await port.ada.slash(port.lobby, "game open")
    assert "Please choose a game" in text_of(refused.response)
    game_menu = find_components(refused.response, MENU)[0]
    assert "Pearls" in [option["label"] for option in game_menu["options"]]
    assert port.posts() == []
    helped = await port.ada.slash(port.lobby, "help")
    assert "**Pearls**: Dive for pearls" in text_of(helped.response)
    rules = await port.ada.slash(port.lobby, "help", game="Pearls")
    assert text_of(rules.response).startswith("## Pearls\n**Aim.** Collect the most pearls")


async def test_game_with_a_lesson_offers_it_and_others_report_none(port: Port) -> None:
    await port.open_table(game="pearls", seats=2)
    steps: AnyMessage = (await port.ben.click(port.card(), label="New here?")).response
    await port.ben.click(steps, label="Learn to play")
    assert "Step 1 of 3" in text_of(steps)
    assert "Round 1, pearls left: 9" in alt_text_of(steps)
    await take_pearls(port.ben, steps, 3)
    assert "no breath left to look" in text_of(steps)
    await port.ben.click(steps, label="Try again")
    await take_pearls(port.ben, steps, 1)
    assert "One pearl, and you still have some breath left." in text_of(steps)
    offered = await port.ada.autocomplete(port.lobby, "learn", "game", "")
    assert "pearls" in [choice["value"] for choice in offered]
    assert "regatta" not in [choice["value"] for choice in offered]
    without = await port.ada.slash(port.lobby, "learn", game="regatta")
    assert "Regatta has no lesson yet." in text_of(without.response)


async def test_table_of_a_game_without_a_lesson_offers_only_rules(port: Port) -> None:
    await port.open_table(game="regatta", seats=4)
    steps: AnyMessage = (await port.ben.click(port.card(), label="New here?")).response
    assert labels(steps) == ["Rules of Regatta", "Join"]


async def test_table_can_be_opened_joined_and_named(port: Port) -> None:
    opened = await port.open_table(game="pearls", seats=2, begins="opener", name="Friday")
    assert "Pearls · Friday is open" in text_of(opened.response)
    assert text_of(port.raw_message(port.card())).startswith("## Pearls · Friday")
    await port.ben.click(port.card(), label="Join")
    assert "Round 1, pearls left: 9" in text_of(port.raw_message(port.card()))
    assert "it’s your turn: [Pearls · Friday](" in text_of(
        port.raw_message(await port.wait_for_turn_notice())
    )
    thread = await port.ada.slash(port.lobby, "game open", game="pearls", where="thread")
    assert "Pearls is open" in text_of(thread.response)
    assert [one.name for one in port.lobby.threads] == ["Pearls table"]


async def test_channels_last_game_is_preselected(port: Port) -> None:
    await begin(port)
    await port.add_manager().slash(port.lobby, "host cancel", reason="a storm")
    again: AnyMessage = (await port.ada.slash(port.lobby, "game open")).response
    game_menu = find_components(again, MENU)[0]
    assert [option["label"] for option in game_menu["options"] if option.get("default")] == ["Pearls"]
    opened = await port.ada.click(again, label="Open table")
    assert "Pearls is open" in text_of(opened.response)


async def test_turn_can_be_chosen_undone_and_survives_a_restart(port: Port) -> None:
    await begin(port)
    panel = await port.take_turn(port.ada)
    first = text_of(panel)
    assert "There are 9 pearls." in first
    await take_pearls(port.ada, panel, 1)
    assert {
        "Surface and end the turn",
        "Look at the tide",
        "Undo",
        "Start over",
        "Try it out",
        "Rules",
    } == set(labels(panel))
    await port.ada.click(panel, label="Undo")
    assert text_of(panel) == first
    await take_pearls(port.ada, panel, 1)
    assert "Pearls left: 9" in alt_text_of(
        (await port.cem.click(port.button_message(), label="Board")).response
    )
    await port.restart()
    panel = await port.take_turn(port.ada)
    assert "- One pearl" in text_of(panel)
    await port.ada.click(panel, label="Surface and end the turn")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    assert "Pearls left: 8" in alt_text_of(
        (await port.cem.click(port.button_message(), label="Board")).response
    )


async def test_private_information_is_visible_to_one_seat_only(port: Port) -> None:
    await begin(port)
    panel = await port.take_turn(port.ada)
    assert HAND_TEXT in alt_text_of(panel)
    await look_at_tide(port.ada, panel)
    assert TIDE_TEXT in alt_text_of(panel)
    assert labels(panel) == ["Surface", "Try it out", "Rules"]
    for player, knows in ((port.ada, True), (port.ben, False), (port.cem, False)):
        words = text_of((await player.slash(port.lobby, "text")).response)
        log = text_of((await player.slash(port.lobby, "log")).response)
        board = alt_text_of((await player.slash(port.lobby, "board")).response)
        assert [TIDE_TEXT in text for text in (words, log, board)] == [knows] * 3
        assert [HAND_TEXT in shown for shown in (words, board)] == [player is not port.cem] * 2
        assert "looks at the next tide." in log
    public = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert HAND_TEXT not in public
    assert TIDE_TEXT not in public


async def test_table_option_limits_the_pearls_per_dive(port: Port) -> None:
    panel: AnyMessage = (await port.open_table(game="pearls", seats=2, begins="opener")).response
    assert "Maximum number of pearls per dive" in text_of(panel)
    assert "Pearls per dive: three" in text_of(port.raw_message(port.card()))
    menu, _ = options(panel)[0]
    await port.ada.select(panel, ["0"], custom_id=menu)
    await port.ben.click(port.card(), label="Join")
    assert "Pearls per dive: two" in text_of(port.raw_message(port.card()))
    turn = await port.take_turn(port.ada)
    assert len(button_options(turn)) == 2
    exported: AnyMessage = (await port.ben.slash(port.lobby, "game record")).response
    assert json.loads(await read_attachment(exported))["options"] == {"most": 2}


async def test_round_is_reported_and_its_record_hides_secrets(port: Port, tmp_path: Path) -> None:
    await begin(port)
    await play_round(port)
    (chapter,) = (post for post in port.posts() if text_of(port.raw_message(post)).startswith("### Round 1"))
    text = text_of(port.raw_message(chapter)).split("\n-# [Current board]")[0]
    assert "**Ada** takes one pearl. **Ada** looks at the next tide." in text
    assert "- **Ben** takes 2 pearls." in text
    assert "tide" in text.splitlines()[-1]
    assert len(chapter.attachments) == 1
    assert HAND_TEXT not in alt_text_of(port.raw_message(chapter))
    for seat, player in enumerate((port.ada, port.ben, port.cem)):
        answered = (await player.slash(port.lobby, "game record")).response
        record = json.loads(await read_attachment(answered))
        known = [place for place, shell in enumerate(record["chance"]["shells"]) if shell is not None]
        assert known == ([seat] if seat < 2 else [])
        assert not record["complete"]
        file = tmp_path / f"{seat}.json"
        file.write_text(json.dumps(record))
        assert main(["record", "verify", str(file)]) == 0


async def test_commands_do_the_same_as_clicks_in_german_and_polish(port: Port) -> None:
    port.locales = {port.ada.id: "de", port.ben.id: "pl"}
    await begin(port)
    offered = await port.ada.autocomplete(port.lobby, "play", "option", "perlen")
    assert [choice["name"] for choice in offered] == ["2 Perlen und Zug beenden", "3 Perlen und Zug beenden"]
    chosen = await port.ada.slash(port.lobby, "play", option="2 perlen")
    assert "- 2 Perlen\n- Auftauchen" in text_of(chosen.response)
    await port.ada.slash(port.lobby, "play", option="confirm")
    polish = await port.ben.slash(port.lobby, "play", option="jedna perła")
    assert "Wynurzasz się?" in text_of(polish.response)
    await port.ben.slash(port.lobby, "play", option="wynurz się")
    await port.ben.slash(port.lobby, "play", option="confirm")
    assert "Runda 2" in text_of((await port.ben.slash(port.lobby, "play")).response)
    board = (await port.ben.slash(port.lobby, "board")).response
    assert "W twojej ręce:" in alt_text_of(board)


async def finish_match(port: Port) -> AnyMessage:
    """Play a round, let robots of both levels finish the match, and return the final message."""
    await begin(port)
    await play_round(port)
    await port.resign(port.ben)
    await port.resign(port.ada)
    return port.raw_message(port.posts()[-1])


async def test_robots_of_every_level_can_join(port: Port) -> None:
    await port.open_table(game="pearls", seats=3, begins="opener")
    offered = await port.ada.autocomplete(port.lobby, "game robot", "level", "")
    assert [choice["name"] for choice in offered] == ["Wild", "Greedy"]
    for level in games()["pearls"].robots:
        await port.ada.slash(port.lobby, "game robot", level=level)
    panel = await port.take_turn(port.ada)
    await take_pearls(port.ada, panel, 2)
    assert "Round 2" in text_of(port.raw_message(port.card()))
    assert any("🤖" in text_of(port.raw_message(post)) for post in port.posts())


async def test_finished_match_is_reported_verified_and_rendered_from_record(
    port: Port, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    end = await finish_match(port)
    assert text_of(end).startswith("## Pearls: final result")
    final_message = await message_contents.load_final_message(port.bot.services.ctx, 1)
    assert all(str(points) in text_of(end) for points in final_message.result.totals)
    verified = await port.cem.slash(port.lobby, "game verify")
    assert text_of(verified.response).count("✅") == 6
    exported = (await port.cem.slash(port.lobby, "game record")).response
    file = tmp_path / "match.json"
    file.write_bytes(await read_attachment(exported))
    assert json.loads(file.read_bytes())["result"]["pearls"] == list(final_message.result.totals)
    assert main(["record", "verify", str(file)]) == 0
    assert "valid (pearls, 2 seats" in capsys.readouterr().out
    for kind, options_ in (("final", []), ("board", ["--at", "2"]), ("panel", ["--at", "3", "--seat", "1"])):
        path = tmp_path / f"{kind}.png"
        assert (
            main(
                ["record", "render", str(file), "--kind", kind, "--lang", "pl", *options_, "--out", str(path)]
            )
            == 0
        )
        with Image.open(path) as picture:
            assert picture.width == MAX_PIXELS


async def test_corrected_edition_is_used_and_recorded(port: Port, tmp_path: Path) -> None:
    (tmp_path / "pearls.toml").write_text('pile = 2\ntides = ["low"]', "utf-8")
    bot = await open_bot(Settings(folder=port.folder, editions=tmp_path))
    old = port.bot
    await port.env.restart_bot(bot)
    await old.close()
    await begin(port)
    assert "pearls left: 2" in text_of(port.raw_message(port.card()))
    table_view = await view.load_table_view(port.bot.services.ctx, 1, await port.user_of(port.ada))
    assert (table_view.view.pile, table_view.view.tides_left) == (2, 1)


def test_a_game_declares_its_emojis_in_its_own_folder_and_needs_none() -> None:
    take = Label(text("pearls-take", count=2))
    assert label_icon(take, "pearls") == "pearls_pearl"
    assert "pearls_pearl" in emoji_keys(tuple(games()))
    assert label_icon(take, "regatta") == ""


async def test_playground_has_a_table_for_the_game(tmp_path: Path) -> None:
    async def bring_the_bot(folder: Path) -> discord.Client:
        return await open_bot(Settings(folder=folder))

    async with open_stage(tmp_path, bring_the_bot) as stage:
        await open_example_tables(stage)
        cards = [
            text_of(stage.env.backend.get_message(channel.id, post.id))
            for channel in stage.world.channels()
            for post in channel.history()
            if not post.flags.ephemeral
        ]
        cards = [card for card in cards if card.startswith("## ")]
        assert len(cards) == len(games())
        assert sum(card.startswith("## Pearls") for card in cards) == 1
        regatta = next(card for card in cards if card.startswith("## Regatta"))
        assert "Seats taken: 3 of 4." in regatta, "one click begins a match"
        assert stage.env.errors == []
