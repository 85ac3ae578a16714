"""Tests for the file of a season on the page of a league: it can be verified, and names no hidden user."""

from __future__ import annotations

from pathlib import Path

import pytest

from host.leagues.season.verify import parse, verify
from host.matches.settings import updates
from pages.data.addresses import Address
from pages.data.models import BuiltPage, LeaguePage, SeasonExport
from pages.files import building
from pages.files.building import build_site
from tests.bot.community import Community
from tests.bot.port import Port
from tests.pages.helpers import URL, begin_season, built_page
from tests.pages.links import broken_links
from tests.pages.test_live import reading


async def end_season(community: Community) -> None:
    await community.play_tables(*(await community.season()).season.tables)
    await community.pass_days(4)
    assert (await community.season()).season.status == "over"


async def export_of(port: Port, address: Address) -> tuple[str, SeasonExport] | None:
    built = await built_page(port, address)
    assert isinstance(built, BuiltPage)
    assert isinstance(built.page, LeaguePage)
    linked = {link.path for link in built.page.files}
    assert built.exports.keys() <= linked
    return next(iter(built.exports.items()), None)


@pytest.mark.long
async def test_season_that_is_over_has_a_file_that_can_be_verified(port: Port, tmp_path: Path) -> None:
    community, address = await begin_season(port)
    # The log of an unfinished season may contain entries that no message shows yet.
    assert await export_of(port, address) is None
    await end_season(community)
    found = await export_of(port, address)
    assert found is not None
    async with reading(port, tmp_path) as reader:
        status, headers, body = await reader.get(found[0])
        assert (status, headers["Content-Type"]) == (200, "application/json")
        assert "immutable" in headers["Cache-Control"]
        assert verify(parse(body)) == ()
        assert b"Ada" in body
        # The file of an unknown season does not exist.
        assert (await reader.get(f"{address.path}season-{'0' * 16}.json"))[0] == 404


@pytest.mark.long
async def test_season_with_a_hidden_user_has_no_file(port: Port, tmp_path: Path) -> None:
    community, address = await begin_season(port)
    await end_season(community)
    before = await export_of(port, address)
    ada = await port.user_of(port.ada)
    await updates.update_preferences(port.bot.services.ctx, ada, is_hidden=True)
    assert await export_of(port, address) is None
    assert before is not None
    async with reading(port, tmp_path) as reader:
        assert (await reader.get(before[0]))[0] == 404


@pytest.mark.long
async def test_static_site_contains_the_season_file(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "draw", lambda *_: b"picture")
    community, address = await begin_season(port)
    await end_season(community)
    with port.env.time_context():
        await build_site(port.bot.services.ctx, tmp_path / "site", URL)
        found = await export_of(port, address)
        assert found is not None
        assert verify(parse((tmp_path / "site" / found[0]).read_bytes())) == ()
        report = await build_site(port.bot.services.ctx, tmp_path / "site", URL)
    assert (report.written, report.deleted) == (0, 0)
    assert broken_links(tmp_path / "site", URL) == []
