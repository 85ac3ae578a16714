"""Tests for whole matches in every game: one with clicks, and one with typed commands in another language.

The bot is restarted during the match with clicks. The match with commands uses a non-default option. Two
users play (one in a one-player game), and robots have the other seats.
"""

from __future__ import annotations

import random

import msgspec
import pytest
from simcord import MemberActor

from bot.core.ids import custom_id
from bot.core.words.i18n import translator
from bot.history.analysis import AnalysisClick
from bot.history.sharing import SharingClick
from bot.messages.posts.feature import PostsClick
from bot.messages.replay.scene_message import ReplayClick
from bot.messages.view.messages import ViewClick
from bot.tables.fairness.ids import FairnessClick
from bot.tables.rematch import RematchClick
from bot.turns.panel import PanelClick
from bot.turns.play.messages import PlayClick
from engine.core.library import AnyGame, games
from engine.core.options import parse
from engine.core.record import read, verify
from engine.core.text import LocalizedText
from host.matches.match.reading import load_started
from host.messages import view
from host.messages.posts import message_contents
from host.tables.fairness import fairness
from tests.bot.port import (
    AnyMessage,
    Port,
    action_names,
    button_options,
    custom_ids,
    labels,
    options,
    text_of,
)
from tests.engine.playouts import variants
from tests.sampling import mark_long_after

MAX_STEPS = 600
RESTART_STEPS = 2
"""Number of turns after which the bot is restarted."""
GAMES = [pytest.param(game, id=game.id) for game in games().values()]


async def player_to_move(port: Port) -> int | None:
    """Return a user whose turn it is, or None if the match is over."""
    match = await load_started(port.bot.services.ctx, 1)
    return match.seats[match.awaited_humans[0]].user_key if match.awaited_humans else None


async def open_table(port: Port, rules: AnyGame, **wishes: str) -> None:
    """Open a table as Ada, with robots in all seats except two."""
    seats = rules.default_seat_count
    await port.open_table(game=rules.id, seats=seats, robots=max(0, seats - 2), begins="opener", **wishes)


async def begin(port: Port, rules: AnyGame) -> None:
    await open_table(port, rules)
    buttons = custom_ids(port.raw_message(port.card()))
    if "Join" in buttons:
        await port.ben.click(port.card(), custom_id=buttons["Join"])
    elif "Start" in buttons:
        await port.ada.click(port.card(), custom_id=buttons["Start"])


@pytest.mark.drawn(encoded=False)
@pytest.mark.parametrize("rules", mark_long_after(1, GAMES[::-1]))
async def test_whole_game_is_played_by_clicks(port: Port, rules: AnyGame) -> None:
    await begin(port, rules)
    chance = random.Random(1)
    turns = 0
    while (user_key := await player_to_move(port)) is not None:
        panel = await port.take_turn(port.member_of(user_key))
        while not await click_random_option(port.member_of(user_key), panel, chance):
            pass
        turns += 1
        assert turns <= MAX_STEPS
        if turns == RESTART_STEPS:
            await port.restart()
    assert turns > RESTART_STEPS
    await check_final_message(port, rules, "en")


async def click_random_option(player: MemberActor, panel: AnyMessage, chance: random.Random) -> bool:
    """Confirm if possible; otherwise choose a random option.

    Buttons such as Pass or Done are preferred. Return True if the turn was confirmed or is over, even if the
    same player moves again.
    """
    loose, menu = button_options(panel), options(panel)
    if "Confirm" in labels(panel):
        await player.click(panel, label="Confirm")
        return True
    if sure := reveal_ids(panel):
        await player.click(panel, custom_id=sure[0])
    elif loose and (not menu or chance.random() < 0.7):
        await player.click(panel, custom_id=chance.choice(loose))
    else:
        custom_id, value = chance.choice(menu)
        await player.select(panel, [value], custom_id=custom_id)
    return "Board" in labels(panel)


def reveal_ids(message: AnyMessage) -> list[str]:
    """Return the custom ids of the buttons that confirm a reveal."""
    return [custom_id for custom_id in custom_ids(message).values() if f":{PlayClick.REVEAL}" in custom_id]


@pytest.mark.long
@pytest.mark.parametrize("rules", mark_long_after(1, GAMES))
async def test_whole_game_is_played_by_commands_in_german_and_polish(port: Port, rules: AnyGame) -> None:
    port.locales = {port.ada.id: "de", port.ben.id: "pl"}
    await port.add_manager().slash(port.lobby, "host settings", language="pl")
    chosen = ", ".join(list(variants(rules))[-1:])
    await open_table(port, rules, options=chosen)
    if rules.default_seat_count > 1:
        await port.ben.slash(port.lobby, "game join")
    chance = random.Random(2)
    steps = 0
    while (user_key := await player_to_move(port)) is not None:
        player = port.member_of(user_key)
        offered = [choice["value"] for choice in await player.autocomplete(port.lobby, "play", "option", "")]
        going_on = [value for value in offered if value not in {"undo", "over"}]
        option = "confirm" if "confirm" in going_on else chance.choice(going_on[-2:])
        answered = (await player.slash(port.lobby, "play", option=option)).response
        assert answered is not None
        for sure in reveal_ids(answered):
            await player.click(answered, custom_id=sure)
        steps += 1
        assert steps < MAX_STEPS
    await check_final_message(port, rules, "pl")
    record = (await port.ben.slash(port.lobby, "game record")).response
    assert record is not None
    (file,) = record.attachments
    assert verify(read(await file.read())).seats == rules.default_seat_count
    participation = read(await file.read()).participation
    assert participation is not None
    assert {*participation} <= {"played", "robot"}
    assert msgspec.json.decode(await file.read())["options"] == parse(rules.options, chosen)


async def check_final_message(port: Port, rules: AnyGame, language: str) -> None:
    """Check the last message, each segment's image, all buttons, and the verification of the secret."""
    posts = [port.raw_message(post) for post in port.posts()]
    ctx = port.bot.services.ctx
    final_message, log = await message_contents.load_final_message(ctx, 1), await view.load_log(ctx, 1, None)
    end = text_of(posts[-1])
    assert end.startswith(f"## {translator(language)(LocalizedText(f'{rules.id}-name'))}")
    revealed = (await fairness.verify(ctx, 1)).revealed
    assert not any(secret in end for secret in (revealed.secret, revealed.commitment))
    assert all(str(points) in end for score in final_message.result.scores for points in score.values)
    stretches = [post for post in port.posts() if text_of(port.raw_message(post)).startswith("### ")]
    assert len(stretches) == len(log.sections)
    assert all(len(post.attachments) == 1 for post in stretches)
    assert {action_name for post in posts for action_name in action_names(post)} == {
        ViewClick.BOARD,
        ViewClick.LOG,
        PanelClick.MATCH,
        ReplayClick.REPLAY,
        FairnessClick.VERIFY,
        RematchClick.REMATCH,
        SharingClick.CARD,
        SharingClick.FILM,
        AnalysisClick.ANALYSE,
        PostsClick.TRANSLATE,
    }
    verified = await port.cem.click(port.posts()[-1], custom_id=custom_id(1, FairnessClick.VERIFY))
    told = text_of(verified.response)
    # The seat order was agreed on, so a game without chance has no secret.
    has_secret = rules.has_chance(rules.read_options({}))
    assert bool(port.shuffle_messages()) == has_secret
    assert told.count("✅") == (4 + len(port.shuffle_messages()) if has_secret else 3)
    assert all((secret in told) == has_secret for secret in (revealed.secret, revealed.commitment))
