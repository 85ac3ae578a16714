"""The page in a real browser: headless Chromium, as Debian packages it."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import FrameLocator, Locator, Page, async_playwright, expect

import playground.stage
from playground.page import open_page
from playground.stage import Stage, on_stage
from tests.playground.acting import channel, command, ticking
from tests.playground.buoy import PICTURE_SIZE, bring_buoy

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
"""Milliseconds: a busy machine of two cores."""
ARTIFACTS = Path(__file__).parents[2] / "artifacts"

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        CHROMIUM is None, reason="there is no Chromium here (on Debian: apt-get install chromium)"
    ),
]


@asynccontextmanager
async def browsing(folder: Path) -> AsyncIterator[tuple[Stage, Page, FrameLocator]]:
    """Open the page of a ticking playground in a browser."""
    async with (
        on_stage(folder, bring_buoy) as stage,
        ticking(stage),
        open_page(stage, 0) as address,
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS) as browser,
    ):
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        await page.goto(address)
        yield stage, page, page.frame_locator("#discord")


def conversation(discord: FrameLocator) -> Locator:
    return discord.get_by_role("region", name="Conversation")


async def use(discord: FrameLocator, name: str) -> None:
    """Type a slash command as a person does: the slash offers it, Enter takes it, Enter sends it."""
    composer = discord.locator("#channel-composer-input")
    await composer.fill(f"/{name}")
    await expect(discord.get_by_role("option", name=f"/{name}")).to_be_visible()
    await composer.press("Enter")
    await expect(discord.get_by_role("button", name="Send")).to_be_enabled()
    await discord.get_by_role("button", name="Send").click()


async def test_a_person_plays_in_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground.stage, "TICK", 0.1)
    async with browsing(tmp_path) as (stage, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await use(discord, "card")
        picture = discord.get_by_role("img", name="The sea")
        await expect(picture).to_have_js_property("naturalWidth", PICTURE_SIZE[0])
        await expect(picture).to_be_visible()

        await discord.get_by_label("Viewing as").select_option("Dorota")
        await discord.get_by_role("button", name="Ring").click()
        await expect(conversation(discord).get_by_text("pl 1")).to_be_visible()
        ARTIFACTS.mkdir(exist_ok=True)
        await page.screenshot(path=ARTIFACTS / "playground.png")

        await command(stage, 0, "thread")
        await expect(page.get_by_role("button", name="berth")).to_be_visible()
        await conversation(discord).get_by_text("#berth").click()
        await expect(discord.locator("#channel-name")).to_have_text("berth")
        await expect(discord.get_by_label("Viewing as")).to_have_value(str(stage.world.people[3].id))
        await page.get_by_role("button", name="lobby").click()
        await discord.get_by_role("link", name="https://discord.com/channels").click()
        await expect(discord.locator("#channel-name")).to_have_text("berth")


async def test_what_happens_elsewhere_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground.stage, "TICK", 0.1)
    async with browsing(tmp_path) as (stage, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await command(stage, 0, "thread")
        berth = page.get_by_role("button", name="berth")
        await expect(berth).to_have_class("thread unread")
        await berth.click()
        await expect(berth).to_have_class("thread")


async def test_time_is_skipped_by_a_button(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground.stage, "TICK", 0.1)
    async with browsing(tmp_path) as (stage, page, discord):
        await command(stage, 0, "remind", seconds=4000)
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        await page.get_by_role("button", name="1 day").click()
        await expect(conversation(discord).get_by_text("ding ")).to_be_visible()
        assert channel(stage, "lobby").history()[-1].content.startswith("ding ")


@pytest.mark.long
async def test_a_page_that_slept_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground.stage, "TICK", 0.1)
    async with browsing(tmp_path) as (_, page, discord):
        await expect(discord.locator("#channel-name")).to_have_text("lobby")
        # The side has looked at the frame and knows it alive; then the frame hears that its page is gone.
        await page.wait_for_timeout(2500)
        await discord.locator("body").evaluate("body => body.classList.add('before-sleep')")
        await page.route("**/api/state", lambda route: route.fulfill(status=410), times=1)
        await expect(discord.locator("body.before-sleep")).to_have_count(0)
        await expect(conversation(discord)).to_be_visible()
        await use(discord, "thread")
        await expect(conversation(discord).get_by_text("#berth")).to_be_visible()
