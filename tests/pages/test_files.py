"""Tests for the website as files: only changes are written, deleted pages disappear, and all links lead somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from host.matches import pages
from host.matches.settings import updates
from host.operations.privacy.user_deletion import delete_user
from pages.files import building
from pages.files.building import BuildReport, build_site
from pages.files.manifest import NAME, NotASite
from tests.bot.community import Community, play_out
from tests.bot.port import Port
from tests.pages.helpers import URL, note_channel, turn_pages_on, write_site


@pytest.fixture(autouse=True)
def fake_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace pictures, whose drawing is tested elsewhere."""
    monkeypatch.setattr(building, "draw", lambda *_: b"picture")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "site"


async def build(port: Port, folder: Path) -> BuildReport:
    with port.env.time_context():
        return await build_site(port.bot.services.ctx, folder, URL)


async def finish_match(port: Port, match_id: int = 1) -> None:
    """Finish a match of Ada and Ben."""
    await port.begin(seats=2, robots=0)
    users = [await port.user_of(port.ada), await port.user_of(port.ben)]
    with port.env.time_context():
        await play_out(port.bot.services.ctx, match_id, users)
    # A command lets the bot send the messages about the moves.
    room = port.guild.create_text_channel("room")
    await note_channel(port, room.id)
    await port.cem.slash(room, "game open", game="nauticus", where="here")
    await port.env.advance_time(60)


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and file.name != NAME
    }


async def test_second_build_changes_nothing(port: Port, folder: Path) -> None:
    await turn_pages_on(port)
    await finish_match(port)
    first = await build(port, folder)
    assert first.failed == 0
    assert first.written == len(files_of(folder))
    second = await build(port, folder)
    assert (second.pages, second.written, second.deleted) == (first.pages, 0, 0)
    assert second.unchanged == 1


@pytest.mark.long
async def test_new_result_rewrites_only_pages_that_show_it(port: Port, folder: Path) -> None:
    token = await turn_pages_on(port)
    room = port.guild.create_text_channel("other")
    await note_channel(port, room.id)
    await port.cem.slash(room, "game open", game="nauticus", where="here")
    await build(port, folder)
    before = files_of(folder)
    await finish_match(port, 2)
    await build(port, folder)
    after = files_of(folder)
    changed = {path for path in after if after[path] != before.get(path)}
    assert not [path for path in changed if f"s/{token}/m/1/" in path]
    assert f"s/{token}/m/2/index.html" in changed
    assert f"en/s/{token}/index.html" in changed


@pytest.mark.long
async def test_pages_of_deleted_users_and_servers_disappear(port: Port, folder: Path) -> None:
    token = await turn_pages_on(port)
    ctx, ada = port.bot.services.ctx, await port.user_of(port.ada)
    await finish_match(port)
    await pages.choose_page(ctx, port.guild.id, ada, has_page=True)
    await build(port, folder)
    assert (folder / f"s/{token}/p").exists()
    with port.env.time_context():
        await delete_user(ctx, ada)
    await build(port, folder)
    assert not (folder / f"s/{token}/p").exists()
    assert [path for path, content in files_of(folder).items() if b"Ada" in content] == []
    await updates.update_guild_settings(ctx, port.guild.id, pages="off")
    await build(port, folder)
    assert not (folder / "s").exists()
    assert (folder / "index.html").exists()


async def test_other_files_are_never_touched(port: Port, folder: Path) -> None:
    write_site(folder, {"thesis.txt": b"important"})
    with pytest.raises(NotASite):
        await build(port, folder)
    (folder / "thesis.txt").unlink()
    await build(port, folder)
    write_site(folder, {"thesis.txt": b"important"})
    await build(port, folder)
    assert (folder / "thesis.txt").exists()


async def test_damaged_match_does_not_stop_the_build(port: Port, folder: Path) -> None:
    token = await turn_pages_on(port)
    await finish_match(port)
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE matches SET edition = '[]' WHERE id = 1")
    ctx.clear_cache()
    report = await build(port, folder)
    assert report.failed == 1
    assert (folder / f"s/{token}/m/2/index.html").exists()


class LinkParser(HTMLParser):
    """A parser that collects the addresses in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"href", "src"} and value is not None:
                self.links.append(value)
            if name == "id" and value is not None:
                assert value not in self.ids, f"two elements have the id {value}"
                self.ids.add(value)


def broken_links(folder: Path) -> list[str]:
    """Return the links in all pages that lead nowhere, or to other websites."""
    broken = []
    for file in folder.rglob("*.html"):
        parser = LinkParser()
        parser.feed(file.read_text(encoding="utf-8"))
        for link in parser.links:
            parts = urlsplit(link)
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            is_here = not parts.netloc and target.is_relative_to(folder.resolve()) and target.is_file()
            if not is_here or (not parts.path and parts.fragment not in parser.ids):
                broken.append(f"{file.relative_to(folder)} -> {link}")
    return broken


@pytest.mark.long
async def test_all_links_lead_to_files_of_the_site(port: Port, folder: Path) -> None:
    await turn_pages_on(port, mode="listed")
    await finish_match(port)
    await pages.choose_page(port.bot.services.ctx, port.guild.id, await port.user_of(port.ada), has_page=True)
    community = Community(port)
    await community.allow_host_commands()
    await community.begin_season("nauticus", port.ada, port.ben, port.cem)
    for channel in port.query_column("SELECT channel FROM matches"):
        await note_channel(port, channel)
    report = await build(port, folder)
    assert report.failed == 0
    assert sum(path.endswith(".html") for path in files_of(folder)) > 30
    assert broken_links(folder) == []


@pytest.mark.long
async def test_pages_load_nothing_from_other_websites(port: Port, folder: Path) -> None:
    await turn_pages_on(port)
    await finish_match(port)
    await build(port, folder)
    for path, content in files_of(folder).items():
        if path.endswith((".html", ".css", ".js")):
            found = re.findall(rb"https?://[^\"' )<]+", content)
            allowed = (URL.encode(), b"http://www.w3.org/2000/svg")
            assert [one for one in found if not one.startswith(allowed)] == [], path
            assert b" style=" not in content, path
            assert not re.search(rb"\son[a-z]+=", content), path
