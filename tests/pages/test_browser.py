"""Tests of pages in a real browser: layout on phones and wide screens, the slider, and accessibility with axe."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import BrowserContext, Page, async_playwright, expect

from host.matches import pages
from pages.files.building import build_site
from pages.live.picture_cache import PictureCache
from pages.live.server import Pages, open_server
from pages.live.site import Site
from tests.bot.community import Community, play_out
from tests.bot.port import Port
from tests.pages.helpers import URL, InlineWorker, guild_row, note_channel, turn_pages_on
from tests.playground.test_browser import ARTIFACTS, CHROMIUM, OPTIONS, PATIENCE, needs_chromium
from tests.sampling import mark_soak_after

SIZES = ((390, 844), (1280, 900))
LIVE = ("dark", "light"), ("de", "en")
STATIC = ("light", "dark"), ("pl", "en")
"""The colour schemes and the languages for the sizes; between them, phones show the longest words."""
KINDS = ("home", "server", "match", "finished", "league", "game", "player")
pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.long, pytest.mark.drawn]


class Website:
    """A simulated server with a page of each kind."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.paths: dict[str, str] = {}

    async def prepare(self) -> None:
        """Create a running and a finished match, a league, and a player page."""
        port = self.port
        token = await turn_pages_on(port, mode="listed")
        await port.begin(seats=2, robots=0)
        ada, ben = await port.user_of(port.ada), await port.user_of(port.ben)
        await pages.choose_page(port.bot.services.ctx, port.guild.id, ada, has_page=True)
        with port.env.time_context():
            await play_out(port.bot.services.ctx, 1, [ada, ben])
        community = Community(port)
        await community.allow_host_commands()
        await community.begin_season("nauticus", port.ada, port.ben, port.cem)
        for channel in port.query_column("SELECT channel FROM matches"):
            await note_channel(port, channel)
        await community.play_tables(1)
        await port.env.advance_time(600)
        row = await guild_row(port.bot.services.ctx, port.guild.id)
        server = f"s/{token}/"
        self.paths = {
            "home": "", "server": server, "match": f"{server}m/3/", "finished": f"{server}m/1/",
            "league": f"{server}l/1/", "game": f"{server}g/nauticus/",
            "player": f"{server}p/{pages.player_slug(row, ada.key)}/",
        }  # fmt: skip


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """Serve the files of a folder, as a static host does."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *args: Any) -> None:
            pass

    handler = functools.partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@asynccontextmanager
async def served(website: Website, folder: Path, *, is_live: bool) -> AsyncIterator[str]:
    """Serve the website with the bot, or as files."""
    ctx = website.port.bot.services.ctx
    if is_live:
        site = Site(ctx, PictureCache(folder / "pictures"), URL, InlineWorker())
        async with open_server(Pages(site), "127.0.0.1", 0) as number:
            yield f"http://127.0.0.1:{number}/"
        return
    with website.port.env.time_context():
        await build_site(ctx, folder / "site", URL)
    with file_server(folder / "site") as address:
        yield address


@asynccontextmanager
async def browsing(
    address: str, size: tuple[int, int], scheme: str, *, is_error: bool = False
) -> AsyncIterator[Page]:
    """Open a browser window, and fail if a script or the security policy reports an error.

    With `is_error`, the browser reports that the page itself has an error status.
    """
    problems: list[str] = []
    async with (
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS) as browser,
    ):
        context: BrowserContext = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,  # type: ignore[arg-type]
        )
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        await page.goto(address)
        yield page
    assert [one for one in problems if not (is_error and "status of 404" in one)] == []


async def check_page(page: Page, name: str) -> None:
    """Check that a page fits its window, and that axe finds no problem."""
    await page.wait_for_load_state("networkidle")
    ARTIFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTIFACTS / f"page-{name}.png", full_page=True)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    results = await Axe().run(page)
    assert results.violations_count == 0, f"{name}: {results.generate_report()}"


@pytest.mark.parametrize(
    "is_live", mark_soak_after(1, [pytest.param(True, id="live"), pytest.param(False, id="static")])
)
async def test_every_page_fits_and_is_accessible(port: Port, tmp_path: Path, is_live: bool) -> None:
    website = Website(port)
    await website.prepare()
    how = "live" if is_live else "static"
    async with served(website, tmp_path, is_live=is_live) as address:
        for size, scheme, language in zip(SIZES, *(LIVE if is_live else STATIC), strict=True):
            async with browsing(f"{address}{language}/", size, scheme) as page:
                for kind in KINDS:
                    await page.goto(f"{address}{language}/{website.paths[kind]}")
                    await expect(page.locator("h1")).to_be_visible()
                    await check_page(page, f"{kind}-{how}-{size[0]}-{scheme}")
                await check_slider(page, f"{address}de/{website.paths['finished']}")
                if not is_live:
                    await check_redirect(page, address, website)
            if is_live:
                await check_error_pages(address, size, scheme)


async def test_axe_finds_a_planted_problem() -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        page = await browser.new_page()
        await page.set_content("<main><h1>Harbour</h1><img src='data:,'><a href='/'></a></main>")
        assert (await Axe().run(page)).violations_count > 0
        await browser.close()


async def check_redirect(page: Page, address: str, website: Website) -> None:
    """Check that an address without a language leads to the page in the language of the server."""
    await page.goto(f"{address}{website.paths['match']}")
    await page.wait_for_url(f"{address}en/{website.paths['match']}")


async def check_error_pages(address: str, size: tuple[int, int], scheme: str) -> None:
    """Check that a missing page is explained, and that the skip link is the first one for the keyboard."""
    async with browsing(f"{address}de/", size, scheme) as page:
        await page.keyboard.press("Tab")
        await expect(page.locator(".skip")).to_be_focused()
        await page.keyboard.press("Enter")
        assert page.url.endswith("#content")
    async with browsing(f"{address}de/s/unknown/", size, scheme, is_error=True) as page:
        await check_page(page, f"error-live-{size[0]}-{scheme}")


async def check_slider(page: Page, address: str) -> None:
    """Move through the phases of a match with the buttons and the keyboard."""
    await page.goto(address)
    phases = page.locator(".phase:visible")
    await expect(phases).to_have_count(1)
    last = await phases.get_attribute("data-number")
    await page.get_by_role("button", name="Vorherige Phase").click()
    assert last is not None
    await expect(phases).to_have_attribute("data-number", str(int(last) - 1))
    slider = page.get_by_role("slider", name="Phase")
    await slider.focus()
    await slider.press("Home")
    await expect(phases).to_have_attribute("data-number", "0")
    await expect(page.get_by_role("button", name="Vorherige Phase")).to_be_disabled()
    picture = phases.locator("img")
    await expect(picture).to_have_js_property("complete", value=True)
    assert await picture.evaluate("image => image.naturalWidth") > 0
    await page.reload()
    await expect(phases).to_have_attribute("data-number", "0")
    await page.get_by_role("link", name="Polski").click()
    await expect(page.locator("html")).to_have_attribute("lang", "pl")


async def test_page_is_complete_without_scripts(port: Port, tmp_path: Path) -> None:
    website = Website(port)
    await website.prepare()
    async with served(website, tmp_path, is_live=True) as address, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        context = await browser.new_context(java_script_enabled=False)
        page = await context.new_page()
        await page.goto(f"{address}en/{website.paths['finished']}")
        assert await page.locator(".phase:visible").count() > 20
        await browser.close()
