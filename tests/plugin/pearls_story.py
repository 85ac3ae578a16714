"""Tests of Pearls in Discord, from opening a table to its record.

The tests accept any shells and tides, while the rest of the game is scripted. test_third_game.py runs them
with the toy game on the path.
"""

from __future__ import annotations

import json
from pathlib import Path

import discord
import pytest
from PIL import Image
from simcord import MemberActor

from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from engine.core.library import games
from harbourmaster.__main__ import main
from host.messages import view
from host.messages.posts import message_contents
from playground.stage import open_stage
from playground.tables import open_example_tables
from renderer.core.geometry import MAX_PIXELS
from tests.bot.port import Port, Shown, alt, labels, options, said

pytestmark = pytest.mark.drawn

IN_HAND = "In your hand: a"
SEEN = "The next tide will be "


async def begin(port: Port) -> None:
    await port.open(game="pearls", seats=2, begins="opener")
    await port.ben.click(port.card(), label="Join")


async def take(player: MemberActor, panel: Shown, count: int) -> None:
    """Take `count` pearls with the menu in a panel, which then shows the result."""
    menu, _ = options(panel)[0]
    await player.select(panel, [str(count - 1)], custom_id=menu)


async def look(player: MemberActor, panel: Shown) -> None:
    """Take one pearl, look at the tide, and confirm."""
    await take(player, panel, 1)
    await player.click(panel, label="Look at the tide")
    assert "reveals hidden information" in said(panel)
    await player.click(panel, label="Yes, reveal it")


async def whole_round(port: Port) -> None:
    """Play a round: Ada looks and surfaces, and Ben takes two pearls."""
    panel = await port.take_turn(port.ada)
    await look(port.ada, panel)
    await port.ada.click(panel, label="Surface")
    await port.ada.click(panel, label="Confirm")
    panel = await port.take_turn(port.ben)
    await take(port.ben, panel, 2)
    await port.ben.click(panel, label="Confirm")


async def file_of(answered: Shown) -> bytes:
    (file,) = answered.attachments
    content: bytes = await file.read()
    return content


async def test_command_needs_a_game_if_several_exist(port: Port) -> None:
    offered = await port.ada.autocomplete(port.lobby, "game open", "game", "")
    assert [choice["value"] for choice in offered] == list(games())
    assert {"name": "Pearls", "value": "pearls"} in [dict(choice) for choice in offered]
    refused = await port.ada.slash(port.lobby, "game open")
    assert "Please choose a game" in said(refused.response)
    assert "Pearls" in said(refused.response)
    assert port.posts() == []
    helped = await port.ada.slash(port.lobby, "help")
    assert "**Pearls**: Dive for pearls" in said(helped.response)
    rules = await port.ada.slash(port.lobby, "help", game="Pearls")
    assert said(rules.response).startswith("## Pearls\n**Aim.** Collect the most pearls")


async def test_game_with_a_lesson_offers_it_and_others_report_none(port: Port) -> None:
    await port.open(game="pearls", seats=2)
    steps: Shown = (await port.ben.click(port.card(), label="New here?")).response
    await port.ben.click(steps, label="Learn to play")
    assert "Step 1 of 3" in said(steps)
    assert "Round 1, pearls left: 9" in alt(steps)
    await take(port.ben, steps, 3)
    assert "no breath left to look" in said(steps)
    await port.ben.click(steps, label="Try again")
    await take(port.ben, steps, 1)
    assert "One pearl, and you still have some breath left." in said(steps)
    offered = await port.ada.autocomplete(port.lobby, "learn", "game", "")
    assert "pearls" in [choice["value"] for choice in offered]
    assert "regatta" not in [choice["value"] for choice in offered]
    without = await port.ada.slash(port.lobby, "learn", game="regatta")
    assert "Regatta has no lesson yet." in said(without.response)


async def test_table_of_a_game_without_a_lesson_offers_only_rules(port: Port) -> None:
    await port.open(game="regatta", seats=4)
    steps: Shown = (await port.ben.click(port.card(), label="New here?")).response
    assert labels(steps) == ["Rules of Regatta", "Join"]


async def test_table_can_be_opened_joined_and_named(port: Port) -> None:
    opened = await port.open(game="pearls", seats=2, begins="opener", name="Friday")
    assert "Pearls · Friday is open" in said(opened.response)
    assert said(port.raw(port.card())).startswith("## Pearls · Friday")
    await port.ben.click(port.card(), label="Join")
    assert "Round 1, pearls left: 9" in said(port.raw(port.card()))
    assert "it’s your turn: [Pearls · Friday](" in said(port.raw(await port.wait_for_call()))
    thread = await port.ada.slash(port.lobby, "game open", game="pearls", where="thread")
    assert "Pearls is open" in said(thread.response)
    assert [one.name for one in port.lobby.threads] == ["Pearls table"]


async def test_channels_last_game_is_the_default(port: Port) -> None:
    await begin(port)
    await port.manager().slash(port.lobby, "host cancel", reason="a storm")
    again = await port.ada.slash(port.lobby, "game open")
    assert "Pearls is open" in said(again.response)


async def test_turn_can_be_chosen_undone_and_survives_a_restart(port: Port) -> None:
    await begin(port)
    panel = await port.take_turn(port.ada)
    first = said(panel)
    assert "There are 9 pearls." in first
    await take(port.ada, panel, 1)
    assert {"Surface", "Look at the tide", "Undo", "Start over", "Try out", "Rules"} == set(labels(panel))
    await port.ada.click(panel, label="Undo")
    assert said(panel) == first
    await take(port.ada, panel, 3)
    assert "Pearls left: 9" in alt((await port.cem.click(port.acting(), label="Board")).response)
    await port.restart()
    panel = await port.take_turn(port.ada)
    assert "- 3 pearls\n- Surface" in said(panel)
    await port.ada.click(panel, label="Confirm")
    assert "Waiting for **Ben**" in said(port.raw(port.card()))
    assert "Pearls left: 6" in alt((await port.cem.click(port.acting(), label="Board")).response)


async def test_private_information_is_visible_to_one_seat_only(port: Port) -> None:
    await begin(port)
    panel = await port.take_turn(port.ada)
    assert IN_HAND in alt(panel)
    await look(port.ada, panel)
    assert SEEN in alt(panel)
    assert labels(panel) == ["Surface", "Try out", "Rules"]
    for player, knows in ((port.ada, True), (port.ben, False), (port.cem, False)):
        words = said((await player.slash(port.lobby, "text")).response)
        log = said((await player.slash(port.lobby, "log")).response)
        board = alt((await player.slash(port.lobby, "board")).response)
        assert [SEEN in shown for shown in (words, log, board)] == [knows] * 3
        assert [IN_HAND in shown for shown in (words, board)] == [player is not port.cem] * 2
        assert "looks at the next tide." in log
    public = "\n".join(said(port.raw(post)) for post in port.posts())
    assert IN_HAND not in public
    assert SEEN not in public


async def test_table_option_limits_the_pearls_per_dive(port: Port) -> None:
    panel: Shown = (await port.open(game="pearls", seats=2, begins="opener")).response
    assert "Maximum number of pearls per dive" in said(panel)
    assert "Pearls per dive: three" in said(port.raw(port.card()))
    menu, _ = options(panel)[0]
    await port.ada.select(panel, ["0"], custom_id=menu)
    await port.ben.click(port.card(), label="Join")
    assert "Pearls per dive: two" in said(port.raw(port.card()))
    turn = await port.take_turn(port.ada)
    assert [value for _, value in options(turn)] == ["0", "1"]
    exported: Shown = (await port.ben.slash(port.lobby, "game record")).response
    assert json.loads(await file_of(exported))["options"] == {"most": 2}


async def test_round_is_reported_and_its_record_hides_secrets(port: Port, tmp_path: Path) -> None:
    await begin(port)
    await whole_round(port)
    (chapter,) = (post for post in port.posts() if said(port.raw(post)).startswith("### Round 1"))
    told = said(port.raw(chapter))
    assert "**Ada** takes one pearl. **Ada** looks at the next tide." in told
    assert "- **Ben** takes 2 pearls." in told
    assert "tide" in told.splitlines()[-1]
    assert len(chapter.attachments) == 1
    assert IN_HAND not in alt(port.raw(chapter))
    for seat, player in enumerate((port.ada, port.ben, port.cem)):
        answered = (await player.slash(port.lobby, "game record")).response
        record = json.loads(await file_of(answered))
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
    assert [choice["name"] for choice in offered] == ["2 Perlen", "3 Perlen"]
    chosen = await port.ada.slash(port.lobby, "play", option="2 perlen")
    assert "- 2 Perlen\n- Auftauchen" in said(chosen.response)
    await port.ada.slash(port.lobby, "play", option="confirm")
    polish = await port.ben.slash(port.lobby, "play", option="jedna perła")
    assert "Wynurzasz się?" in said(polish.response)
    await port.ben.slash(port.lobby, "play", option="wynurz się")
    await port.ben.slash(port.lobby, "play", option="confirm")
    assert "Runda 2" in said((await port.ben.slash(port.lobby, "play")).response)
    board = (await port.ben.slash(port.lobby, "board")).response
    assert "W twojej ręce:" in alt(board)


async def finished(port: Port) -> Shown:
    """Play a round, let robots of both levels finish the match, and return the final message."""
    await begin(port)
    await whole_round(port)
    await port.resign(port.ben)
    await port.resign(port.ada)
    return port.raw(port.posts()[-1])


async def test_robots_of_every_level_can_join(port: Port) -> None:
    await port.open(game="pearls", seats=3, begins="opener")
    offered = await port.ada.autocomplete(port.lobby, "game robot", "level", "")
    assert [choice["name"] for choice in offered] == ["Wild", "Greedy"]
    for level in games()["pearls"].robots:
        await port.ada.slash(port.lobby, "game robot", level=level)
    panel = await port.take_turn(port.ada)
    await take(port.ada, panel, 2)
    await port.ada.click(panel, label="Confirm")
    assert "Round 2" in said(port.raw(port.card()))
    assert any("🤖" in said(port.raw(post)) for post in port.posts())


async def test_finished_match_is_reported_verified_and_rendered_from_record(
    port: Port, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    end = await finished(port)
    assert said(end).startswith("## Pearls: final result")
    told = await message_contents.load_final_message(port.bot.services.ctx, 1)
    assert all(str(points) in said(end) for points in told.result.totals)
    verified = await port.cem.slash(port.lobby, "game verify")
    assert said(verified.response).count("✅") == 6
    exported = (await port.cem.slash(port.lobby, "game record")).response
    file = tmp_path / "match.json"
    file.write_bytes(await file_of(exported))
    assert json.loads(file.read_bytes())["result"]["pearls"] == list(told.result.totals)
    assert main(["record", "verify", str(file)]) == 0
    assert "valid (pearls, 2 seats" in capsys.readouterr().out
    for kind, options_ in (("final", []), ("board", ["--at", "2"]), ("panel", ["--at", "3", "--seat", "1"])):
        out = tmp_path / f"{kind}.png"
        assert (
            main(
                ["record", "render", str(file), "--kind", kind, "--lang", "pl", *options_, "--out", str(out)]
            )
            == 0
        )
        with Image.open(out) as picture:
            assert picture.width == MAX_PIXELS


async def test_corrected_edition_is_used_and_recorded(port: Port, tmp_path: Path) -> None:
    (tmp_path / "pearls.toml").write_text('pile = 2\ntides = ["low"]', "utf-8")
    bot = await open_bot(Settings(folder=port.folder, editions=tmp_path))
    old = port.bot
    await port.env.restart_bot(bot)
    await old.close()
    await begin(port)
    assert "pearls left: 2" in said(port.raw(port.card()))
    shown = await view.load_table_view(port.bot.services.ctx, 1, await port.person(port.ada))
    assert (shown.view.pile, shown.view.tides_left) == (2, 1)


async def test_playground_has_a_table_for_the_game(tmp_path: Path) -> None:
    async def bring_the_bot(folder: Path) -> discord.Client:
        return await open_bot(Settings(folder=folder))

    async with open_stage(tmp_path, bring_the_bot) as stage:
        await open_example_tables(stage)
        cards = [
            said(stage.env.backend.get_message(channel.id, post.id))
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
