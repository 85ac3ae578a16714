"""Tests for `make play` on the stage: a new user starts a match, takes a turn, and restarts the bot."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import discord
import pytest
import simcord
from discord import Locale
from simcord import MemberActor

from bot.runtime.app import Harbourmaster
from engine.core.files.library import AnyGame, game, games
from host.core.context import Context
from host.matches import users
from host.messages.posts import cards
from host.time.clock.outages import MIN_OUTAGE
from playground.stage import Stage, open_stage
from playground.tables import open_example_tables
from playground.upcoming import find_upcoming, record_heartbeat
from storage.time.clock import outages
from tests.bot.port import AnyMessage, alt_text_of, button_options, labels, text_of
from tests.bot.test_whole_games import click_random_option
from tests.playground.real_bot import ADA, create_bot, open_table
from tests.playground.stage_helpers import find_channel

WEEK = 7 * 24 * 3600
CEM = 2
PATIENCE = 100
"""Maximum number of seconds that the robots may need for their turns on a busy machine."""


def public_messages(stage: Stage) -> list[discord.Message]:
    """Return the lobby's public messages, oldest first."""
    return [message for message in find_channel(stage, "lobby").history() if not message.flags.ephemeral]


def button_message(stage: Stage) -> discord.Message:
    """Return the latest message with the button "Take my turn"."""
    return [post for post in public_messages(stage) if "Take my turn" in labels(raw_message(stage, post))][-1]


def raw_message(stage: Stage, message: AnyMessage) -> AnyMessage:
    return stage.env.backend.get_message(find_channel(stage, "lobby").id, message.id)


async def click_button(stage: Stage, user_key: int, message: AnyMessage, **what: str) -> AnyMessage:
    """Click a component, and return the bot's response.

    If there is no response, return the updated message.
    """
    async with stage.action():
        result: simcord.InteractionResult = await stage.world.members[user_key].click(message, **what)
    return result.response or raw_message(stage, message)


@pytest.fixture
def single_game_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the playground's example tables to one game."""
    monkeypatch.setattr("playground.tables.games", lambda: {"nauticus": game("nauticus")})


@pytest.mark.usefixtures("single_game_tables")
async def test_one_click_starts_a_match(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_bot) as stage:
        await open_example_tables(stage)
        _, card = public_messages(stage)
        assert "Seats taken: 1 of 2." in text_of(raw_message(stage, card))
        offered = await click_button(stage, ADA, card, label="Add robot")
        assert "Nauticus is starting." in text_of(await click_button(stage, ADA, offered, label="Deckhand"))
        german = await click_button(stage, CEM, button_message(stage), label="Take my turn")
        assert text_of(german) == "Du hast keinen Platz in dieser Partie."
        assert stage.env.errors == []


@pytest.mark.long
async def test_table_of_every_game_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = {f"game {number}": rules for number, rules in enumerate([*games().values()] * 4)}
    monkeypatch.setattr("playground.tables.games", lambda: many)
    async with open_stage(tmp_path, create_bot) as stage:
        await open_example_tables(stage)
        tables = [
            stage.env.backend.get_message(place.id, post.id)
            for place in stage.world.channels()
            for post in place.history()
        ]
        assert sum("Seats taken: " in text_of(table) for table in tables) == len(many)
        assert stage.env.errors == []


@pytest.mark.usefixtures("single_game_tables")
async def test_turn_survives_a_restart_and_a_week(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_bot) as stage:
        await open_example_tables(stage)
        _, card = public_messages(stage)
        offered = await click_button(stage, ADA, card, label="Add robot")
        await click_button(stage, ADA, offered, label="Deckhand")
        panel = await click_button(stage, ADA, button_message(stage), label="Take my turn")
        await click_button(stage, ADA, panel, custom_id=button_options(panel)[0])
        assert "Your turn so far" in text_of(raw_message(stage, panel))

    async with open_stage(tmp_path, create_bot) as stage:
        await stage.skip(WEEK)
        panel = await click_button(stage, ADA, button_message(stage), label="Take my turn")
        assert "Your turn so far" in text_of(panel)
        # Choose the last button, because the buttons that end the turn come last.
        await click_button(stage, ADA, panel, custom_id=button_options(panel)[-1])
        message = next(
            post for post in public_messages(stage) if "chooses" in text_of(raw_message(stage, post))
        )
        assert alt_text_of(raw_message(stage, message)).startswith("Nauticus. Round 1 of 4, phase 2 of 7")
        assert stage.env.errors == []


@pytest.mark.long
async def test_clock_skips_to_the_next_notification_and_deadline(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_bot, find_upcoming) as stage:
        await open_table(stage, "here")
        async with stage.action():
            await stage.world.members[1].slash(find_channel(stage, "lobby"), "game join")
        ada = stage.world.members[ADA]
        letters = ada.user.dm_channel.id
        assert stage.unread(ada.id, letters).mentions == 0
        await stage.skip_to("notice")
        assert stage.unread(ada.id, letters).mentions == 1
        deadline = stage.upcoming["deadline"]
        assert deadline is not None
        await stage.skip_to("deadline")
        assert stage.env.now().timestamp() * 1000 > deadline
        assert any("Robot takes over" in labels(raw_message(stage, post)) for post in public_messages(stage))
        assert stage.env.errors == []


@pytest.mark.long
async def test_skipped_time_is_no_outage_after_a_restart(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_bot) as stage:
        began = round(stage.env.now().timestamp() * 1000)
        await stage.skip(WEEK)
    async with open_stage(tmp_path, create_bot) as stage, ctx_of(stage).database.read_transaction() as tx:
        assert await outages.ended_after(tx, began, stage.world.guild.id) == []


@pytest.mark.long
async def test_idle_bot_records_that_it_is_online(tmp_path: Path) -> None:
    """A killed playground therefore counts only the time since the kill as an outage."""
    async with open_stage(tmp_path, create_bot, record_heartbeat=record_heartbeat) as stage:
        for skipped in (WEEK, 60):
            await stage.skip(skipped)
            async with ctx_of(stage).database.read_transaction() as tx:
                online = await outages.last_heartbeat(tx)
            assert online is not None
            assert stage.env.now().timestamp() * 1000 - online < MIN_OUTAGE


@pytest.mark.long
async def test_searching_robots_finish_their_turns_in_the_background(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_bot) as stage:
        stage.env.settle_timeout = PATIENCE
        ada, chance = stage.world.members[ADA], random.Random(1)
        tables = dict(zip(stage.world.channels(), games().values(), strict=False))
        for place, rules in tables.items():
            async with stage.action():
                await ada.slash(place, "game open", game=rules.id, seats=3, begins="opener")
            for _ in range(2):
                async with stage.action():
                    await ada.slash(place, "game robot", level=list(rules.robots)[-1])
        for place in tables:
            await take_random_turn(stage, ada, place, chance)
        async with asyncio.timeout(PATIENCE):
            for match_id in range(1, len(tables) + 1):
                while (await cards.get_card(ctx_of(stage), match_id)).awaited != (0,):  # noqa: ASYNC110 - there is no event to wait for
                    await asyncio.sleep(0.05)
        assert stage.env.errors == []


async def take_random_turn(
    stage: Stage, person: MemberActor, channel_handle: simcord.ChannelHandle, generator: random.Random
) -> None:
    """Make a user take a turn in any game."""
    async with stage.action():
        panel = (await person.slash(channel_handle, "play")).response
    is_over = False
    while not is_over:
        async with stage.action():
            is_over = await click_random_option(person, panel, generator)


@pytest.mark.soak
@pytest.mark.parametrize("rules", [pytest.param(rules, id=rules.id) for rules in games().values()])
async def test_whole_match_uses_little_disk_space(tmp_path: Path, rules: AnyGame) -> None:
    async with open_stage(tmp_path, create_bot) as stage:
        members, lobby, chance = stage.world.members[:4], find_channel(stage, "lobby"), random.Random(1)
        seats = min(len(members), max(rules.seat_counts))
        for member in members:
            await stage.set_language(member.id, Locale.british_english)
        async with stage.action():
            await members[0].slash(lobby, "game open", game=rules.id, seats=seats, begins="opener")
        for member in members[1:seats]:
            async with stage.action():
                await member.slash(lobby, "game join")
        known = await users.find_users(ctx_of(stage), [person.id for person in members])
        while awaited := (await cards.get_card(ctx_of(stage), 1)).awaited:
            seat = (await cards.get_card(ctx_of(stage), 1)).seats[awaited[0]]
            player = next(person for person in members if known[person.id].key == seat.user_key)
            await take_random_turn(stage, player, lobby, chance)
        assert stage.env.errors == []
    assert folder_size(tmp_path) < 20_000_000


def folder_size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


def ctx_of(stage: Stage) -> Context:
    assert isinstance(stage.env.bot, Harbourmaster)
    return stage.env.bot.services.ctx
