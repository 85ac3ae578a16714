"""Tests for the website as files: only changes are written, deleted pages disappear, and all links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from host.matches import pages
from host.matches.settings import updates
from host.operations.privacy.user_deletion import delete_user
from pages.files import building
from pages.files.building import BuildReport, build_site
from pages.files.manifest import NAME, NotASite
from tests.bot.community import Community
from tests.bot.port import Port
from tests.pages.helpers import URL, finish_match, guild_row, note_channel, turn_pages_on, write_site
from tests.pages.links import broken_links


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


async def play_match(port: Port, match_id: int = 1) -> None:
    """Begin and finish a match of Ada and Ben."""
    await port.begin(seats=2, robots=0)
    await finish_match(port, match_id)


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and file.name != NAME
    }


@pytest.mark.long
async def test_second_build_changes_nothing(port: Port, folder: Path) -> None:
    await turn_pages_on(port)
    await play_match(port)
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
    await play_match(port, 2)
    ctx = port.bot.services.ctx
    for user in (port.ada, port.cem):
        await pages.choose_page(ctx, port.guild.id, await port.user_of(user), has_page=True)
    await build(port, folder)
    before = files_of(folder)
    times = {path: (folder / path).stat().st_mtime_ns for path in before}
    await play_match(port, 4)
    await build(port, folder)
    after = files_of(folder)
    changed = {path for path in after if times.get(path) != (folder / path).stat().st_mtime_ns}
    assert {path for path in changed if after[path] == before.get(path)} == set()
    row = await guild_row(ctx, port.guild.id)
    ada, cem = [pages.player_slug(row, (await port.user_of(user)).key) for user in (port.ada, port.cem)]
    shown = {path.partition(f"s/{token}/")[2].rpartition("/")[0] for path in changed}
    # Match 5 is the one that `play_match` opens, and Cem has not played.
    assert shown == {"", "m/4", "m/5", "g/nauticus", f"p/{ada}"}
    assert f"p/{cem}" not in shown


@pytest.mark.long
async def test_pages_of_deleted_users_and_servers_disappear(port: Port, folder: Path) -> None:
    token = await turn_pages_on(port)
    ctx, ada = port.bot.services.ctx, await port.user_of(port.ada)
    await play_match(port)
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


async def test_manifest_never_leads_out_of_the_folder(port: Port, folder: Path) -> None:
    outside = folder.parent / "outside.txt"
    outside.write_bytes(b"important")
    manifest = {"pages": {"x": {"fingerprint": "", "files": ["../outside.txt", str(outside)]}}}
    write_site(folder, {NAME: json.dumps(manifest).encode()})
    with pytest.raises(NotASite):
        await build(port, folder)
    assert outside.exists()


async def test_page_for_missing_pages_works_in_every_folder(port: Port, folder: Path) -> None:
    with port.env.time_context():
        await build_site(port.bot.services.ctx, folder, f"{URL}/boards")
    links = re.findall(r'(?:href|src)="([^"#]+)"', (folder / "404.html").read_text(encoding="utf-8"))
    assert len(links) > 3
    assert [link for link in links if not link.startswith("/boards/")] == []


@pytest.mark.long
async def test_files_below_a_replaced_address_disappear(port: Port, folder: Path) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0)
    await build(port, folder)
    assert (folder / f"s/{token}").exists()
    await pages.replace_address(port.bot.services.ctx, port.guild.id)
    await build(port, folder)
    assert [path for path in files_of(folder) if token in path] == []
    assert [path for path, content in files_of(folder).items() if token.encode() in content] == []
    assert (
        len([path for path in files_of(folder) if path.startswith("s/") and "/m/1/index.html" in path]) == 1
    )


async def test_damaged_match_does_not_stop_the_build(port: Port, folder: Path) -> None:
    token = await turn_pages_on(port)
    await play_match(port)
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE matches SET edition = '[]' WHERE id = 1")
    ctx.clear_cache()
    report = await build(port, folder)
    assert report.failed == 1
    # The links to the page still lead somewhere.
    assert "mention this id" in (folder / f"en/s/{token}/m/1/index.html").read_text(encoding="utf-8")
    assert broken_links(folder, URL) == []
    assert (folder / f"s/{token}/m/2/index.html").exists()


@pytest.mark.long
async def test_all_links_lead_to_files_of_the_site(port: Port, folder: Path) -> None:
    await turn_pages_on(port, mode="listed")
    await play_match(port)
    await pages.choose_page(port.bot.services.ctx, port.guild.id, await port.user_of(port.ada), has_page=True)
    community = Community(port)
    await community.allow_host_commands()
    await community.begin_season("nauticus", port.ada, port.ben, port.cem)
    for channel in port.query_column("SELECT channel FROM matches"):
        await note_channel(port, channel)
    report = await build(port, folder)
    assert report.failed == 0
    assert sum(path.endswith(".html") for path in files_of(folder)) > 30
    assert broken_links(folder, URL) == []


@pytest.mark.long
async def test_pages_load_nothing_from_other_websites(port: Port, folder: Path) -> None:
    await turn_pages_on(port)
    await play_match(port)
    await build(port, folder)
    for path, content in files_of(folder).items():
        if path.endswith((".html", ".css", ".js")):
            found = re.findall(rb"https?://[^\"' )<]+", content)
            allowed = (URL.encode(), b"http://www.w3.org/2000/svg")
            assert [one for one in found if not one.startswith(allowed)] == [], path
            assert b" style=" not in content, path
            assert not re.search(rb"\son[a-z]+=", content), path
