"""Tests for `make play` in a browser: tables, leagues and private matches of a new user, and a restart."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import FrameLocator, Page, async_playwright, expect

from bot.runtime.app import Harbourmaster
from host.matches import users
from host.matches.users import Account
from playground.page import open_page
from playground.stage import Stage, open_stage
from playground.upcoming import find_upcoming
from storage.matches.match import seats
from storage.matches.match.seats import SeatRow
from tests.playground.real_bot import create_bot, open_table
from tests.playground.stage_helpers import find_channel, running_clock
from tests.playground.test_browser import (
    ARTIFACTS,
    CHROMIUM,
    NARROW,
    OPTIONS,
    PATIENCE,
    both_sizes,
    needs_chromium,
    phone_first,
    save_screenshot,
    switch_user,
    type_command,
)


@asynccontextmanager
async def run_playground(folder: Path) -> AsyncIterator[str]:
    """Run the console command and yield the address that it prints.

    At the end, stop the command with Ctrl-C.
    """
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
async def open_address(
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
async def open_stage_page(
    folder: Path, size: tuple[int, int]
) -> AsyncIterator[tuple[Stage, Page, FrameLocator]]:
    """Open the real bot's page in a browser, on a stage that the test controls."""
    async with (
        open_stage(folder, create_bot, find_upcoming) as stage,
        running_clock(stage),
        open_page(stage, 0) as address,
        open_address(address, size) as (page, frame),
    ):
        yield stage, page, frame


async def add_option(frame: FrameLocator, name: str, value: str) -> None:
    await frame.locator(".command-ghost").click()
    await frame.locator(f'.command-suggestion[data-value="{name}"]').click()
    await frame.locator(f'.command-option-input[data-option="{name}"]').fill(value)


async def type_game_open(frame: FrameLocator) -> None:
    """Type the `/game open` command and select a game, as a user does."""
    composer = frame.locator("#channel-composer-input")
    await composer.fill("/game open")
    await expect(frame.get_by_role("option", name="/game open")).to_be_visible()
    await composer.press("Enter")
    await add_option(frame, "game", "Naut")
    await frame.locator(".command-suggestion", has_text=re.compile("^Nauticus$")).click()
    await add_option(frame, "seats", "2")
    await frame.get_by_role("button", name="Send").click()


@pytest.mark.long
@pytest.mark.browser
@needs_chromium
@both_sizes
async def test_table_can_be_opened_joined_and_cancelled_by_vote(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with open_stage_page(tmp_path, size) as (_, page, frame):
        await expect(frame.locator("#channel-name")).to_have_text("lobby")
        await type_game_open(frame)
        await expect(frame.get_by_text("Ada used /game open")).to_be_attached()
        await switch_user(page, "Ben (Host)")
        await press_button(frame, "Join")
        await expect(frame.get_by_role("button", name="Take my turn").last).to_be_visible()
        await type_command(frame, "game cancel")
        await expect(frame.get_by_text("would like to cancel this match").last).to_be_visible()
        await switch_user(page, "Ada (Owner)")
        await press_button(frame, "Yes")
        await expect(frame.get_by_text("Everyone agreed: the match has been cancelled").last).to_be_visible()
        await save_screenshot(page, f"vote-{size[0]}")


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
async def test_league_can_be_created_with_modals_joined_and_previewed(tmp_path: Path) -> None:
    async with open_stage_page(tmp_path, NARROW) as (_, page, frame):
        await expect(frame.locator("#channel-name")).to_have_text("lobby")
        await type_league_create(frame)
        await press_button(frame, "Dates…")
        await frame.get_by_label("Sign-up period (days)").fill("3")
        await press_button(frame, "Submit")
        await expect(frame.get_by_text("Sign-up is open for 3 days").last).to_be_visible()
        await press_button(frame, "Open sign-up")
        await press_button(frame, "Join")
        await expect(frame.get_by_text("You have signed up").last).to_be_visible()
        await switch_user(page, "Ben (Host)")
        await press_button(frame, "Join")
        await expect(frame.get_by_text("You have signed up").last).to_be_visible()
        await type_command(frame, "league-host panel")
        await press_button(frame, "Sample draw")
        drawn = frame.get_by_role("listitem").filter(has_text=re.compile("Ada and Ben|Ben and Ada"))
        await expect(drawn).to_be_visible()
        await save_screenshot(page, "league-390")


async def type_league_create(frame: FrameLocator) -> None:
    """Type the command that creates a league."""
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
async def test_private_match_can_be_played_and_is_hidden_from_others(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with open_stage_page(tmp_path, size) as (stage, page, frame):
        await open_table(stage, "private")
        thread = page.locator("nav .private")
        await thread.click()
        await press_button(frame, "Add robot")
        await press_button(frame, "Deckhand")
        await press_button(frame, "Take my turn")
        await choose_taler_bonus(frame)
        await press_button(frame, re.compile(r"\bPass\b.*and end the turn$"))
        await expect(frame.get_by_role("img", name=re.compile("phase 2 of 7")).first).to_be_visible()
        await save_screenshot(page, f"match-{size[0]}")
        await switch_user(page, "Ben (Host)")
        await expect(thread).to_have_count(0)
        await expect(frame.locator("#channel-name")).to_have_text("lobby")


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
@phone_first
async def test_finished_match_can_be_repeated_as_a_rematch(tmp_path: Path, size: tuple[int, int]) -> None:
    async with open_stage_page(tmp_path, size) as (stage, page, frame):
        await finish_match(stage)
        await switch_user(page, "Ben (Host)")
        await press_button(frame, "Rematch")
        await expect(frame.get_by_text("The rematch is open").last).to_be_visible()
        await save_screenshot(page, f"rematch-{size[0]}")
        await switch_user(page, "Ada (Owner)")
        await press_button(frame, "Rematch")
        await expect(frame.get_by_role("button", name="Take my turn").last).to_be_visible()


async def finish_match(stage: Stage) -> None:
    """Let robots finish a match, then assign its seats to Ada and Ben."""
    ada, ben, lobby = *stage.world.members[:2], find_channel(stage, "lobby")
    async with stage.action():
        await ada.slash(lobby, "game open", game="nautilus-island", seats=2, robots=1, begins="opener")
        response_message = (await ada.slash(lobby, "game resign")).response
        assert response_message is not None
        await ada.click(response_message, label="Yes, resign")
    await stage.skip(1)
    bot = stage.env.bot
    assert isinstance(bot, Harbourmaster)
    accounts = [Account(member.id, member.user.global_name or member.user.name) for member in (ada, ben)]
    known = await users.identify_accounts(bot.services.ctx, accounts, stage.world.guild.id)
    async with bot.services.ctx.database.transaction() as tx:
        for seat, person in enumerate((ada, ben)):
            await seats.put(tx, SeatRow(match_id=1, seat=seat, user_key=known[person.id].key, name=""))


@pytest.mark.long
@pytest.mark.browser
@needs_chromium
async def test_menu_below_an_image_opens_although_the_image_is_loaded_again(tmp_path: Path) -> None:
    async with open_stage_page(tmp_path, NARROW) as (stage, page, frame):
        await open_table(stage, "private")
        await page.locator("nav .private").click()
        await press_button(frame, "Add robot")
        await press_button(frame, "Deckhand")
        await press_button(frame, "Take my turn")
        await choose_taler_bonus(frame)
        await press_button(frame, re.compile(r"\bPass\b.*and end the turn$"))
        await expect(frame.get_by_role("img", name=re.compile("phase 2 of 7")).first).to_be_visible()
        menus = frame.get_by_role("combobox")
        for _ in range(2):
            # Wait for the new message, because its arrival would close the menu of an earlier message.
            count = await menus.count()
            await type_command(frame, "replay")
            await expect(menus).to_have_count(count + 1)
            await expect(menus.last).to_be_in_viewport()
        await menus.last.click()
        await expect(frame.get_by_role("option").first).to_be_in_viewport()


async def choose_taler_bonus(frame: FrameLocator) -> None:
    """Choose the action with a bonus of 4 taler, because it needs no further decision."""
    await press_button(frame, re.compile("bonus 4 taler"))


async def press_button(frame: FrameLocator, name: str | re.Pattern[str]) -> None:
    await frame.get_by_role("button", name=name).last.click()


@pytest.mark.browser
@pytest.mark.long
@needs_chromium
async def test_one_click_starts_a_match_and_a_turn_survives_a_restart(tmp_path: Path) -> None:
    async with run_playground(tmp_path / "play") as address, open_address(address) as (page, frame):
        await press_button(frame, "Add robot")
        await press_button(frame, "Deckhand")
        await press_button(frame, "Take my turn")
        await choose_taler_bonus(frame)
        # The same option can be chosen again after an undo.
        await press_button(frame, "Undo")
        await choose_taler_bonus(frame)
        await press_button(frame, re.compile(r"\bPass\b.*and end the turn$"))
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

    async with run_playground(tmp_path / "play") as address, open_address(address) as (_, frame):
        await press_button(frame, "Take my turn")
        await expect(frame.get_by_text("phase 2 of 7").last).to_be_visible()
