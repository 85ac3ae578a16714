"""`make play` as a newcomer meets it: one click to a match, a turn, a restart; on the stage and in a browser."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import simcord
from discord import Locale
from playwright.async_api import FrameLocator, Page, async_playwright, expect
from simcord import MemberActor

from bot.app import Harbourmaster, open_bot
from bot.process.environment import Settings
from engine.core.library import AnyGame, game, games
from host.core.context import Context
from host.posts import cards
from playground.page import open_page
from playground.stage import Stage, on_stage
from playground.tables import set_tables
from playground.upcoming import find_upcoming
from storage.clock import outages
from storage.match import seats
from storage.match.seats import SeatRow
from tests.bot.port import Shown, alt, labels, loose_options, options, said
from tests.bot.test_whole_games import click_something
from tests.playground.acting import channel, ticking
from tests.playground.test_browser import (
    ARTIFACTS,
    CHROMIUM,
    NARROW,
    OPTIONS,
    PATIENCE,
    be,
    both_sizes,
    keep,
    needs_chromium,
    phone_first,
    use,
)

WEEK = 7 * 24 * 3600
ADA, CEM = 0, 2


async def bring_the_bot(folder: Path) -> discord.Client:
    return await open_bot(Settings(folder=folder))


def posts(stage: Stage) -> list[discord.Message]:
    """Return what everybody sees in the lobby, oldest first."""
    return [message for message in channel(stage, "lobby").history() if not message.flags.ephemeral]


def shown(stage: Stage, message: Shown) -> Shown:
    return stage.env.backend.get_message(channel(stage, "lobby").id, message.id)


async def click(stage: Stage, person: int, message: Shown, **what: str) -> Shown:
    """Click, and return the answer, be it new or the message that was clicked."""
    async with stage.turn():
        result: simcord.InteractionResult = await stage.world.people[person].click(message, **what)
    return result.response or shown(stage, message)


@pytest.fixture
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the playground have a table of one game, however many there are."""
    monkeypatch.setattr("playground.tables.games", lambda: {"nauticus": game("nauticus")})


@pytest.mark.usefixtures("one_table")
async def test_one_click_begins_a_match(tmp_path: Path) -> None:
    async with on_stage(tmp_path, bring_the_bot) as stage:
        await set_tables(stage)
        card, _ = posts(stage)
        assert "Seats taken: 1 of 2." in said(shown(stage, card))
        assert "Nauticus begins." in said(await click(stage, ADA, card, label="Add robot"))
        assert "Take my turn" in labels(shown(stage, card))
        german = await click(stage, CEM, card, label="Take my turn")
        assert said(german) == "Du hast keinen Platz in dieser Partie."
        assert stage.env.errors == []


@pytest.mark.long
async def test_there_is_a_table_of_every_game_however_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = {f"game {number}": rules for number, rules in enumerate([*games().values()] * 4)}
    monkeypatch.setattr("playground.tables.games", lambda: many)
    async with on_stage(tmp_path, bring_the_bot) as stage:
        await set_tables(stage)
        tables = [
            stage.env.backend.get_message(place.id, post.id)
            for place in stage.world.channels()
            for post in place.history()
        ]
        assert sum("Seats taken: " in said(table) for table in tables) == len(many)
        assert stage.env.errors == []


@pytest.mark.usefixtures("one_table")
async def test_a_turn_outlives_a_restart_and_a_week(tmp_path: Path) -> None:
    async with on_stage(tmp_path, bring_the_bot) as stage:
        await set_tables(stage)
        card, _ = posts(stage)
        await click(stage, ADA, card, label="Add robot")
        panel = await click(stage, ADA, card, label="Take my turn")
        menu, value = options(panel)[0]
        async with stage.turn():
            await stage.world.people[ADA].select(panel, [value], custom_id=menu)
        assert "Your turn so far" in said(shown(stage, panel))

    async with on_stage(tmp_path, bring_the_bot) as stage:
        await stage.skip(WEEK)
        (card, *_) = posts(stage)
        panel = await click(stage, ADA, card, label="Take my turn")
        assert "Your turn so far" in said(panel)
        # The last of the options that stand alone ends the turn.
        await click(stage, ADA, panel, custom_id=loose_options(panel)[-1])
        told = next(post for post in posts(stage) if "chooses" in said(shown(stage, post)))
        assert alt(shown(stage, told)).startswith("Nauticus. Round 1 of 4, phase 2 of 7")
        assert stage.env.errors == []


async def open_table(stage: Stage, where: str) -> None:
    """Let Ada open a table for two, whose notices she wants sent to her."""
    async with stage.turn():
        ada, lobby = stage.world.people[ADA], channel(stage, "lobby")
        await ada.slash(lobby, "game open", game="nauticus", seats=2, begins="opener", where=where)
        panel = (await ada.slash(lobby, "settings me")).response
        assert panel is not None
        await ada.select(panel, ["direct"], custom_id="s:notices:0")


async def test_the_clock_moves_to_the_next_notice_and_the_next_deadline(tmp_path: Path) -> None:
    async with on_stage(tmp_path, bring_the_bot, find_upcoming) as stage:
        await open_table(stage, "here")
        async with stage.turn():
            await stage.world.people[1].slash(channel(stage, "lobby"), "game join")
        ada = stage.world.people[ADA]
        letters = ada.user.dm_channel.id
        assert stage.unread(ada.id, letters).mentions == 0
        await stage.skip_to("notice")
        assert stage.unread(ada.id, letters).mentions == 1
        deadline = stage.upcoming["deadline"]
        assert deadline is not None
        await stage.skip_to("deadline")
        assert stage.env.now().timestamp() * 1000 > deadline
        assert any("Robot takes the seat" in labels(shown(stage, post)) for post in posts(stage))
        assert stage.env.errors == []


async def test_time_that_was_skipped_is_no_outage_after_a_restart(tmp_path: Path) -> None:
    async with on_stage(tmp_path, bring_the_bot) as stage:
        began = round(stage.env.now().timestamp() * 1000)
        await stage.skip(WEEK)
    async with on_stage(tmp_path, bring_the_bot) as stage, ctx_of(stage).database.reading() as tx:
        assert await outages.since(tx, began, stage.world.server.id) == []


@pytest.mark.long
async def test_robots_that_think_ahead_play_on_by_themselves(tmp_path: Path) -> None:
    async with on_stage(tmp_path, bring_the_bot) as stage:
        ada, chance = stage.world.people[ADA], random.Random(1)
        tables = dict(zip(stage.world.channels(), games().values(), strict=False))
        for place, rules in tables.items():
            async with stage.turn():
                await ada.slash(place, "game open", game=rules.id, seats=3, begins="opener")
            for _ in range(2):
                async with stage.turn():
                    await ada.slash(place, "game robot", level=list(rules.robots)[-1])
        for _ in range(2):
            for place in tables:
                await take_a_turn(stage, ada, place, chance)
            async with asyncio.timeout(60):
                for match in range(1, len(tables) + 1):
                    while (await cards.card(ctx_of(stage), match)).awaited != (0,):  # noqa: ASYNC110 - nothing tells
                        await asyncio.sleep(0.05)
        assert stage.env.errors == []


async def take_a_turn(
    stage: Stage, person: MemberActor, place: simcord.ChannelHandle, chance: random.Random
) -> None:
    """Let somebody take a turn, whatever it is."""
    async with stage.turn():
        panel = (await person.slash(place, "play")).response
    is_over = False
    while not is_over:
        async with stage.turn():
            is_over = await click_something(person, panel, chance)


@pytest.mark.soak
@pytest.mark.parametrize("rules", [pytest.param(rules, id=rules.id) for rules in games().values()])
async def test_a_whole_match_takes_little_of_the_disk(tmp_path: Path, rules: AnyGame) -> None:
    async with on_stage(tmp_path, bring_the_bot) as stage:
        people, lobby, chance = stage.world.people[:4], channel(stage, "lobby"), random.Random(1)
        seats = min(len(people), max(rules.seat_counts))
        for person in people:
            await stage.speak(person.id, Locale.british_english)
        async with stage.turn():
            await people[0].slash(lobby, "game open", game=rules.id, seats=seats, begins="opener")
        for person in people[1:seats]:
            async with stage.turn():
                await person.slash(lobby, "game join")
        while awaited := (await cards.card(ctx_of(stage), 1)).awaited:
            seat = (await cards.card(ctx_of(stage), 1)).seats[awaited[0]]
            player = next(person for person in people if person.id == seat.person)
            await take_a_turn(stage, player, lobby, chance)
        assert stage.env.errors == []
    assert size_of(tmp_path) < 20_000_000


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


def ctx_of(stage: Stage) -> Context:
    assert isinstance(stage.env.bot, Harbourmaster)
    return stage.env.bot.services.ctx


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[str]:
    """Run the console command, give the address it prints, and stop it as Ctrl-C does."""
    command = Path(sys.executable).with_name("harbourmaster")
    process = await asyncio.create_subprocess_exec(
        command, "play", "--folder", folder, "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    yield found.group()
    process.send_signal(signal.SIGINT)
    assert await process.wait() == 0


@asynccontextmanager
async def looking_at(
    address: str, size: tuple[int, int] = (1000, 1600)
) -> AsyncIterator[tuple[Page, FrameLocator]]:
    async with (
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS) as browser,
    ):
        page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        await page.goto(address)
        yield page, page.frame_locator("#discord")


@asynccontextmanager
async def watching(folder: Path, size: tuple[int, int]) -> AsyncIterator[tuple[Stage, Page, FrameLocator]]:
    """Open the page of the real bot in a browser, on a stage within reach."""
    async with (
        on_stage(folder, bring_the_bot, find_upcoming) as stage,
        ticking(stage),
        open_page(stage, 0) as address,
        looking_at(address, size) as (page, frame),
    ):
        yield stage, page, frame


async def add_option(frame: FrameLocator, name: str, value: str) -> None:
    await frame.locator(".command-ghost").click()
    await frame.locator(f'.command-suggestion[data-value="{name}"]').click()
    await frame.locator(f'.command-option-input[data-option="{name}"]').fill(value)


async def write_game_open(frame: FrameLocator) -> None:
    """Type the command and pick its game, as a person does."""
    composer = frame.locator("#channel-composer-input")
    await composer.fill("/game open")
    await expect(frame.get_by_role("option", name="/game open")).to_be_visible()
    await composer.press("Enter")
    await add_option(frame, "game", "Naut")
    await frame.locator(".command-suggestion", has_text=re.compile("^Nauticus$")).click()
    await add_option(frame, "seats", "2")
    await frame.get_by_role("button", name="Send").click()


@pytest.mark.browser
@needs_chromium
@both_sizes
async def test_a_table_is_opened_joined_and_called_off_by_a_vote(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with watching(tmp_path, size) as (_, page, frame):
        await expect(frame.locator("#channel-name")).to_have_text("lobby")
        await write_game_open(frame)
        await expect(frame.get_by_text("Ada used /game open")).to_be_attached()
        await be(page, "Ben (Host)")
        await press(frame, "Join")
        await expect(frame.get_by_role("button", name="Take my turn")).to_be_visible()
        await use(frame, "game cancel")
        await expect(frame.get_by_text("would like to cancel this match").last).to_be_visible()
        await be(page, "Ada (Owner)")
        await press(frame, "Yes")
        await expect(frame.get_by_text("All agreed: the match is cancelled").last).to_be_visible()
        await keep(page, f"vote-{size[0]}")


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
async def test_a_league_is_made_by_its_forms_joined_and_previewed(tmp_path: Path) -> None:
    async with watching(tmp_path, NARROW) as (_, page, frame):
        await expect(frame.locator("#channel-name")).to_have_text("lobby")
        await write_league(frame)
        await press(frame, "Days …")
        await frame.get_by_label("Days of sign-up").fill("3")
        await press(frame, "Submit")
        await expect(frame.get_by_text("Sign-up is open for 3 days").last).to_be_visible()
        await press(frame, "Open the sign-up")
        await press(frame, "Join")
        await expect(frame.get_by_text("You have signed up").last).to_be_visible()
        await be(page, "Ben (Host)")
        await press(frame, "Join")
        await expect(frame.get_by_text("You have signed up").last).to_be_visible()
        await use(frame, "league-host preview")
        drawn = frame.get_by_role("listitem").filter(has_text=re.compile("Ada and Ben|Ben and Ada"))
        await expect(drawn).to_be_visible()
        await keep(page, "league-390")


async def write_league(frame: FrameLocator) -> None:
    """Type the command by which a league is made."""
    composer = frame.locator("#channel-composer-input")
    await composer.fill("/league-host create")
    await expect(frame.get_by_role("option", name="/league-host create")).to_be_visible()
    await composer.press("Enter")
    await frame.locator('.command-option-input[data-option="name"]').fill("Harbour league")
    await add_option(frame, "game", "Naut")
    await frame.locator(".command-suggestion", has_text=re.compile("^Nauticus$")).click()
    await add_option(frame, "seats", "2")
    await frame.get_by_role("button", name="Send").click()


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
@phone_first
async def test_a_private_match_is_played_and_not_there_for_others(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with watching(tmp_path, size) as (stage, page, frame):
        await open_table(stage, "private")
        thread = page.locator("nav .private")
        await thread.click()
        await press(frame, "Add robot")
        await press(frame, "Take my turn")
        await choose_the_taler(frame)
        await press(frame, re.compile("^Pass"))
        await press(frame, "Confirm")
        await expect(frame.get_by_role("img", name=re.compile("phase 2 of 7")).first).to_be_visible()
        await keep(page, f"match-{size[0]}")
        await be(page, "Ben (Host)")
        await expect(thread).to_have_count(0)
        await expect(frame.locator("#channel-name")).to_have_text("lobby")


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
@phone_first
async def test_a_match_that_is_over_is_played_once_more(tmp_path: Path, size: tuple[int, int]) -> None:
    async with watching(tmp_path, size) as (stage, page, frame):
        await end_a_match(stage)
        await be(page, "Ben (Host)")
        await press(frame, "Rematch")
        await expect(frame.get_by_text("is open for a rematch").last).to_be_visible()
        await keep(page, f"rematch-{size[0]}")
        await be(page, "Ada (Owner)")
        await press(frame, "Rematch")
        await expect(frame.get_by_role("button", name="Take my turn").last).to_be_visible()


async def end_a_match(stage: Stage) -> None:
    """Let robots play a match to its end, and let it be Ada's and Ben's."""
    ada, ben, lobby = *stage.world.people[:2], channel(stage, "lobby")
    async with stage.turn():
        await ada.slash(lobby, "game open", game="nautilus-island", seats=2, robots=1, begins="opener")
        asked = (await ada.slash(lobby, "game resign")).response
        assert asked is not None
        await ada.click(asked, label="Yes, resign")
    await stage.skip(1)
    bot = stage.env.bot
    assert isinstance(bot, Harbourmaster)
    async with bot.services.ctx.database.transaction() as tx:
        for seat, person in enumerate((ada, ben)):
            await seats.put(tx, SeatRow(match=1, seat=seat, person=person.id, name=person.user.name))


async def choose_the_taler(frame: FrameLocator) -> None:
    """Choose the action on the space whose bonus asks nothing further, whichever the shuffle put there."""
    await frame.get_by_role("combobox", name="The action of this phase").last.click()
    await frame.get_by_role("option", name="4 taler as the bonus").click()


async def press(frame: FrameLocator, name: str | re.Pattern[str]) -> None:
    await frame.get_by_role("button", name=name).last.click()


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
async def test_one_click_begins_and_a_turn_is_taken_and_kept(tmp_path: Path) -> None:
    async with playing(tmp_path / "play") as address, looking_at(address) as (page, frame):
        await press(frame, "Add robot")
        await press(frame, "Take my turn")
        await choose_the_taler(frame)
        # What was taken back can be chosen again: a page that remembers the menu would not send it.
        await press(frame, "Undo")
        await choose_the_taler(frame)
        await press(frame, re.compile("^Pass.*and end the turn$"))
        board = frame.get_by_role("img", name=re.compile("phase 2 of 7"))
        await expect(board.first).to_have_js_property("complete", value=True)
        await expect(board.first).to_have_js_property("naturalWidth", 1100)
        await expect(frame.get_by_text("passes and flips").first).to_be_attached()
        composer = frame.locator("#channel-composer-input")
        await composer.fill("/ga")
        await expect(frame.get_by_role("option", name="/game open")).to_be_visible()
        await composer.fill("")
        ARTIFACTS.mkdir(exist_ok=True)
        await page.screenshot(path=ARTIFACTS / "play.png")

    async with playing(tmp_path / "play") as address, looking_at(address) as (_, frame):
        await press(frame, "Take my turn")
        await expect(frame.get_by_text("phase 2 of 7").last).to_be_visible()
