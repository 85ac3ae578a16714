"""Tests for the page in a real browser, the headless Chromium from the Debian package."""

from __future__ import annotations

import asyncio
import copy
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord import ComponentType
from playwright.async_api import Error, FrameLocator, Locator, Page, Route, async_playwright, expect

import playground.stage
from playground.page import open_page
from playground.stage import Stage, open_stage
from tests.playground.counter_bot import PICTURE_SIZE, create_counter_bot
from tests.playground.stage_helpers import find_channel, run_command, running_clock

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
"""Timeout in milliseconds, which is long enough for a busy machine with two cores."""
ARTIFACTS = Path(__file__).parents[2] / "artifacts"

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="there is no Chromium here (on Debian: apt-get install chromium)"
)
pytestmark = [pytest.mark.browser, needs_chromium]


WIDE, NARROW = (1280, 900), (390, 844)
both_sizes = pytest.mark.parametrize(
    "size", [WIDE, pytest.param(NARROW, marks=pytest.mark.long)], ids=["wide", "narrow"]
)
phone_first = pytest.mark.parametrize(
    "size", [NARROW, pytest.param(WIDE, marks=pytest.mark.soak)], ids=["narrow", "wide"]
)


@asynccontextmanager
async def open_browser(
    folder: Path, size: tuple[int, int] = WIDE
) -> AsyncIterator[tuple[Stage, Page, FrameLocator]]:
    """Open a running playground's page in a browser.

    The test fails if a script on the page raises an error.
    """
    thrown: list[Error] = []
    async with (
        open_stage(folder, create_counter_bot) as stage,
        running_clock(stage),
        open_page(stage, 0) as address,
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS) as browser,
    ):
        page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("pageerror", lambda slip: thrown.append(slip))  # noqa: PLW0108  # playwright sets attributes on handlers
        await page.goto(address)
        yield stage, page, page.frame_locator("#discord")
    assert thrown == []


@pytest.fixture(autouse=True)
def quick_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground.stage, "TICK_INTERVAL", 0.1)


async def switch_user(page: Page, name: str) -> None:
    """Switch to another user and show their view."""
    async with page.expect_response("**/api/pages"):
        await page.get_by_label("You are").select_option(label=name)


async def save_screenshot(page: Page, name: str) -> None:
    """Save a screenshot of the page, and check that nothing is wider than the browser window."""
    ARTIFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTIFACTS / f"{name}.png")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def conversation_region(discord: FrameLocator) -> Locator:
    return discord.get_by_role("region", name="Conversation")


async def type_command(discord: FrameLocator, name: str) -> None:
    """Type a slash command as a user does.

    Typing the slash opens the suggestions. Enter selects the command, and the button sends it.
    """
    composer = discord.locator("#channel-composer-input")
    await composer.fill(f"/{name}")
    await expect(discord.get_by_role("option", name=f"/{name}")).to_be_visible()
    await composer.press("Enter")
    await expect(discord.get_by_role("button", name="Send")).to_be_enabled()
    await discord.get_by_role("button", name="Send").click()


@pytest.mark.long
async def test_user_can_play_in_the_page(tmp_path: Path) -> None:
    async with open_browser(tmp_path) as (stage, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await type_command(discord, "card")
        picture = discord.get_by_role("img", name="The sea")
        await expect(picture).to_have_js_property("naturalWidth", PICTURE_SIZE[0])
        await expect(picture).to_be_visible()
        await expect(discord.get_by_text("Ada used /card")).to_be_visible()

        await switch_user(page, "Dorota")
        await discord.get_by_role("button", name="Ring").click()
        await expect(conversation_region(discord).get_by_text("pl 1")).to_be_visible()
        await save_screenshot(page, "playground")

        await run_command(stage, 0, "thread")
        await expect(page.get_by_role("button", name="berth")).to_be_visible()
        await conversation_region(discord).get_by_text("#berth").first.click()
        await expect(discord.locator("#channel-name")).to_have_text("berth")
        await expect(page.get_by_label("You are")).to_have_value(str(stage.world.members[3].id))
        for leftover in ("View response", "Callback completed", "Viewing as"):
            await expect(discord.get_by_text(leftover).locator("visible=true")).to_have_count(0)


@pytest.mark.long
@phone_first
async def test_private_thread_and_direct_messages_are_visible_to_their_user(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with open_browser(tmp_path, size) as (stage, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await run_command(stage, 2, "cabin")
        async with stage.action():
            user = await stage.env.bot.fetch_user(stage.world.members[2].id)
            await user.send("Only between us")
        await switch_user(page, "Ben (Host)")
        await expect(page.get_by_role("button", name="pier-1")).to_be_visible()
        cabin, locator = (
            page.get_by_role("button", name="cabin"),
            page.get_by_role("button", name="Harbourmaster"),
        )
        await expect(cabin).to_have_count(0)
        await expect(locator.locator("b")).to_have_count(0)

        await switch_user(page, "Cem")
        await expect(cabin.locator("b")).to_have_text("1")
        await expect(locator.locator("b")).to_have_text("1")
        await save_screenshot(page, f"private-{size[0]}")
        await cabin.click()
        await expect(discord.locator(".calls-me.first-unread")).to_contain_text("Nobody else hears this")
        await expect(page.get_by_label("You are")).to_have_value(str(stage.world.members[2].id))
        await locator.click()
        await expect(conversation_region(discord).get_by_text("Only between us")).to_be_visible()
        await expect(page.locator("nav b")).to_have_count(0)
        await type_command(discord, "fail")
        await expect(conversation_region(discord).get_by_text("Glug.")).to_be_visible()
        await save_screenshot(page, f"direct-{size[0]}")

        await switch_user(page, "Dorota")
        await expect(conversation_region(discord).get_by_text("Only between us")).to_have_count(0)
        await expect(cabin).to_have_count(0)


@pytest.mark.long
async def test_command_names_follow_the_selected_language(tmp_path: Path) -> None:
    async with open_browser(tmp_path, WIDE) as (_, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        async with page.expect_response("**/api/pages"):
            await page.get_by_label("You read").select_option("de")
        await type_command(discord, "anker werfen")
        await expect(conversation_region(discord).get_by_text("de: dropped")).to_be_visible()
        await expect(discord.get_by_text("Ada used /anchor drop")).to_be_visible()
        composer = discord.locator("#channel-composer-input")
        await composer.fill("/anchor")
        await expect(discord.get_by_role("option", name="/anker werfen")).to_be_visible()
        await save_screenshot(page, "commands")
        await switch_user(page, "Emil (Guest)")
        await expect(conversation_region(discord).get_by_text("de: dropped")).to_be_visible()
        await expect(composer).to_be_hidden()
        await expect(discord.get_by_text("You do not have permission to send messages")).to_be_visible()


@pytest.mark.long
async def test_slow_response_shows_a_thinking_indicator(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (stage, page, discord):
        await run_command(stage, 0, "card")
        ring = discord.get_by_role("button", name="Ring")
        await expect(ring).to_be_visible()
        async with stage.action():
            await ring.click()
            await expect(discord.locator(".component-button.waiting")).to_be_visible()
        await expect(conversation_region(discord).get_by_text("en-GB 1")).to_be_visible()
        await expect(discord.locator(".component-button.waiting")).to_have_count(0)
        async with stage.action():
            await type_command(discord, "thread")
            await expect(discord.get_by_text("Harbourmaster is thinking")).to_be_visible()
            await save_screenshot(page, "thinking")
        await expect(discord.get_by_text("Ada used /thread")).to_be_visible()
        await expect(discord.get_by_text("Harbourmaster is thinking")).to_be_hidden()


@pytest.mark.long
async def test_links_open_messages_and_a_button_jumps_to_the_newest(tmp_path: Path) -> None:
    async with open_browser(tmp_path, WIDE) as (stage, page, discord):
        async with stage.action():
            ada, lobby = stage.world.members[0], find_channel(stage, "lobby")
            first = await ada.send(lobby, "The first of all")
            for number in range(60):
                await ada.send(lobby, f"number {number}")
            await ada.send(find_channel(stage, "pier-1"), f"See {first.jump_url}")
        await expect(conversation_region(discord).get_by_text("number 59", exact=True)).to_be_in_viewport()
        await page.get_by_role("button", name="pier-1").click()
        await discord.get_by_role("link", name="#lobby › message").click()
        await expect(conversation_region(discord).get_by_text("The first of all")).to_be_in_viewport()
        await save_screenshot(page, "linked")
        await discord.get_by_role("button", name="Jump to the newest").click()
        await expect(conversation_region(discord).get_by_text("number 59", exact=True)).to_be_in_viewport()
        await expect(discord.get_by_role("button", name="Jump to the newest")).to_be_hidden()


@pytest.mark.long
async def test_unread_thread_is_marked(tmp_path: Path) -> None:
    async with open_browser(tmp_path) as (stage, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await run_command(stage, 0, "thread")
        berth = page.get_by_role("button", name="berth")
        await expect(berth).to_have_class("thread unread")
        await berth.click()
        await expect(berth).to_have_class("thread")


@pytest.mark.long
async def test_button_skips_time(tmp_path: Path) -> None:
    async with open_browser(tmp_path) as (stage, page, discord):
        await run_command(stage, 0, "remind", seconds=4000)
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await expect(page.get_by_role("button", name="Next notice")).to_be_disabled()
        await page.get_by_role("button", name="1 day").click()
        await expect(conversation_region(discord).get_by_text("ding ")).to_be_visible()
        assert find_channel(stage, "lobby").history()[-1].content.startswith("ding ")


@pytest.mark.long
async def test_mention_while_the_frame_is_loading_causes_no_error(tmp_path: Path) -> None:
    async with open_browser(tmp_path) as (stage, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        loading, released = asyncio.Event(), asyncio.Event()

        async def delay(route: Route) -> None:
            loading.set()
            await released.wait()
            await route.continue_()

        await page.route("**/app.js", delay)
        await page.get_by_label("You are").select_option(label="Cem")
        await loading.wait()
        async with stage.action():
            cem = stage.world.members[2]
            await stage.world.members[1].send(find_channel(stage, "lobby"), f"<@{cem.id}>, look")
        for _ in range(2):
            await page.wait_for_event("response", lambda answer: "/harbour/state" in answer.url)
        released.set()
        await expect(discord.locator(".calls-me")).to_be_visible()


@pytest.mark.long
async def test_sleeping_page_reconnects(tmp_path: Path) -> None:
    async with open_browser(tmp_path) as (_, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        # The page only reloads frames that were connected before, so wait until it has registered the
        # connection.
        await page.wait_for_timeout(2500)
        await discord.locator("body").evaluate("body => body.classList.add('before-sleep')")
        await page.route("**/api/state", lambda route: route.fulfill(status=410), times=1)
        await expect(discord.locator("body.before-sleep")).to_have_count(0)
        await expect(conversation_region(discord)).to_be_visible()
        await type_command(discord, "thread")
        await expect(conversation_region(discord).get_by_text("#berth").first).to_be_visible()


def card_button(discord: FrameLocator, number: int) -> Locator:
    return discord.get_by_role("button", name="Ring").nth(number)


@pytest.mark.long
async def test_click_during_another_one_waits_for_its_turn(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (stage, _, discord):
        for _ in range(2):
            await run_command(stage, 0, "card")
        await expect(card_button(discord, 1)).to_be_visible()
        async with stage.action():
            for number in range(2):
                await card_button(discord, number).click()
                # A waiting button keeps its accessible name.
                await expect(discord.locator(".component-button.waiting")).to_have_count(number + 1)
        await expect(conversation_region(discord).get_by_text("en-GB 2")).to_be_visible()
        await expect(discord.get_by_text("This interaction failed")).to_be_hidden()
        assert (tmp_path / "clicks").read_text() == "2"


@pytest.mark.long
async def test_command_during_a_click_waits_for_its_turn(tmp_path: Path) -> None:
    async with open_browser(tmp_path, WIDE) as (stage, _, discord):
        await run_command(stage, 0, "card")
        await expect(card_button(discord, 0)).to_be_visible()
        composer = discord.locator("#channel-composer-input")
        await composer.fill("/thread")
        await expect(discord.get_by_role("option", name="/thread")).to_be_visible()
        await composer.press("Enter")
        await expect(discord.get_by_role("button", name="Send")).to_be_enabled()
        async with stage.action():
            await card_button(discord, 0).click()
            await discord.locator(".command-chip").press("Enter")
        await expect(discord.get_by_text("Ada used /thread")).to_be_visible()
        assert (tmp_path / "clicks").read_text() == "1"


@pytest.mark.long
async def test_click_on_a_button_that_is_gone_shows_that_it_failed(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (stage, page, discord):
        await run_command(stage, 0, "card")
        await expect(card_button(discord, 0)).to_be_visible()
        async with stage.action():
            await card_button(discord, 0).click()
            lobby = find_channel(stage, "lobby").id
            text = [{"type": ComponentType.text_display.value, "content": "Too late"}]
            stage.env.backend.edit_message(
                lobby, min(stage.env.backend.messages[lobby]), {"components": text}
            )
        await expect(discord.get_by_text("This interaction failed")).to_be_visible()
        await save_screenshot(page, "failed")
        assert not (tmp_path / "clicks").exists()


@pytest.mark.long
async def test_link_to_a_new_private_thread_works_at_once(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (_, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        # The side of the page does not learn of the thread by itself.
        await page.evaluate("for (let id = 1; id < 1000; id++) clearInterval(id)")
        await type_command(discord, "cabin")
        await conversation_region(discord).get_by_text("#cabin").first.click()
        await expect(discord.locator("#channel-name")).to_have_text("cabin")


@pytest.mark.long
async def test_options_of_commands_show_their_descriptions(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (_, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        composer = discord.locator("#channel-composer-input")
        await composer.fill("/anchor drop")
        await expect(discord.get_by_role("option", name="/anchor drop")).to_be_visible()
        await composer.press("Enter")
        await discord.locator(".command-ghost").click()
        await expect(discord.get_by_role("option", name="depth")).to_contain_text("In fathoms")
        await save_screenshot(page, "options")


@pytest.mark.long
async def test_click_on_a_button_that_is_redrawn_meanwhile_counts_once(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (stage, page, discord):
        await run_command(stage, 0, "card")
        ring, lobby = card_button(discord, 0), find_channel(stage, "lobby").id
        await ring.hover()
        await page.mouse.down()
        async with stage.action():
            (number,) = stage.env.backend.messages[lobby]
            components = copy.deepcopy(stage.env.backend.get_message(lobby, number).components)
            components[0]["accent_color"] = 0xFF0000
            stage.env.backend.edit_message(lobby, number, {"components": components})
        await expect(discord.get_by_text("(edited)")).to_be_visible()
        await page.mouse.up()
        await expect(conversation_region(discord).get_by_text("en-GB 1")).to_be_visible()
        await expect(discord.get_by_text("This interaction failed")).to_be_hidden()
        assert (tmp_path / "clicks").read_text() == "1"


@pytest.mark.long
async def test_waiting_click_on_a_button_that_moves_meanwhile_counts_once(tmp_path: Path) -> None:
    async with open_browser(tmp_path, NARROW) as (stage, _, discord):
        for _ in range(2):
            await run_command(stage, 0, "card")
        await expect(card_button(discord, 1)).to_be_visible()
        lobby = find_channel(stage, "lobby").id
        _, second = stage.env.backend.messages[lobby]
        async with stage.action():
            for number in range(2):
                await card_button(discord, number).click()
            components = copy.deepcopy(stage.env.backend.get_message(lobby, second).components)
            components[0]["components"][2]["components"][0]["id"] += 1
            stage.env.backend.edit_message(lobby, second, {"components": components})
        await expect(conversation_region(discord).get_by_text("en-GB 2")).to_be_visible()
        await expect(discord.get_by_text("This interaction failed")).to_be_hidden()
        assert (tmp_path / "clicks").read_text() == "2"
