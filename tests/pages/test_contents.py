"""Tests for the contents of pages: only what sent messages show, hidden users, and no ids."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import json

from bot.matches.match.narration import LINE_MARKS
from host.matches import pages
from host.matches.settings import updates
from host.operations.privacy.user_deletion import delete_user
from pages.data.addresses import Address, parse_path
from pages.data.models import LeaguePage, MatchPage, PlayerPage, ServerPage
from pages.data.wording import plain
from tests.bot.community import Community
from tests.bot.port import Port
from tests.pages.helpers import (
    all_bytes,
    built_page,
    finish_match,
    guild_row,
    load_page,
    note_channel,
    rendered_page,
    turn_pages_on,
)  # fmt: skip

EMOJI = re.compile("[\U0001f000-\U0001faff\u23e9-\u23fa\u2600-\u2607\u26a0\u2705\u2753\u27a1\ufe0f]")
"""Symbols that browsers draw with an emoji font, which not every computer has."""
LONG_NUMBER = re.compile(rb"\d{15,}")


async def begin(port: Port) -> Address:
    """Begin a match of Ada and Ben with a page, and return the address of the page."""
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0)
    return Address("match", token, "1")


async def confirm_turn(port: Port) -> None:
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")


async def match_page(port: Port, address: Address, locale: str = "en") -> MatchPage:
    page = await load_page(port, address, locale)
    assert isinstance(page, MatchPage)
    return page


async def test_match_page_shows_the_present_state(port: Port) -> None:
    address = await begin(port)
    page = await match_page(port, address)
    assert (page.state, page.turn, page.title) == ("running", "Ada has to move.", "Nauticus (#1)")
    assert [one.player.text for one in page.players] == ["Ada", "Ben"]
    assert [scene.number for scene in page.scenes] == [0, 1]
    await confirm_turn(port)
    changed = await match_page(port, address)
    assert changed.turn == "Ben has to move."
    assert len(changed.scenes[-1].log) > len(page.scenes[-1].log)
    assert changed.picture is not None
    assert changed.picture.path.startswith(address.path)


async def test_page_is_translated(port: Port) -> None:
    address = await begin(port)
    assert (await match_page(port, address, "de")).turn == "Ada ist am Zug."
    assert (await match_page(port, address, "pl")).status == "W toku"


async def test_page_does_not_show_moves_before_their_message_is_sent(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await begin(port)
    before = await rendered_page(port, address)
    monkeypatch.setattr(port.bot.services.scheduler, "_send_post", _refuse)
    await confirm_turn(port)
    assert port.query_column("SELECT kind FROM outbox") != []
    assert await rendered_page(port, address) == before


async def test_pages_need_no_emoji_font(port: Port) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=3, robots=1)
    for player in (port.ada, port.ben):
        panel = await port.complete_turn(player)
        await player.click(panel, label="Confirm")
    await port.env.advance_time(60)
    address = Address("match", token, "1")
    page = await match_page(port, address)
    assert any(entry.is_robot for scene in page.scenes for entry in scene.log)
    assert await emojis_in_pages(port, address, address.of("server")) == {}


@pytest.mark.long
async def test_result_needs_no_emoji_font(port: Port) -> None:
    address = await begin(port)
    await finish_match(port)
    assert (await match_page(port, address)).result[0].startswith(("Ada", "Ben"))
    assert await emojis_in_pages(port, address, address.of("server"), address.of("game", "nauticus")) == {}


async def emojis_in_pages(port: Port, *addresses: Address) -> dict[str, list[str]]:
    files = await all_bytes(port, *addresses)
    return {path: found for path, content in files.items() if (found := EMOJI.findall(content.decode()))}


async def _refuse(*args: Any) -> Any:
    """Send nothing, as if Discord could not be reached."""
    raise ConnectionError("Discord can't be reached")


async def test_draft_and_vote_are_not_shown(port: Port) -> None:
    address = await begin(port)
    await confirm_turn(port)
    before = await rendered_page(port, address)
    await port.choose_first(port.ben, await port.take_turn(port.ben))
    await port.ada.slash(port.lobby, "game undo")
    assert port.query_column("SELECT count(*) FROM votes") == [1]
    assert await rendered_page(port, address) == before


async def test_result_is_shown_with_scores_and_record(port: Port) -> None:
    address = await begin(port)
    await finish_match(port)
    built = await built_page(port, address)
    assert built is not None
    page = built.page
    assert isinstance(page, MatchPage)
    assert page.state == "finished"
    assert page.scoring is not None
    assert {one.place for one in page.players} == {1, 2}
    record = json.decode(built.files[f"{address.path}record.json"])
    assert record["seats"] == ["Ada", "Ben"]
    assert "fairness" not in record
    server = await load_page(port, Address("server", address.token))
    assert isinstance(server, ServerPage)
    assert [card.number for card in server.finished] == [1]


async def test_hidden_user_is_player_a_everywhere(port: Port) -> None:
    address = await begin(port)
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ada), is_hidden=True)
    await confirm_turn(port)
    page = await match_page(port, address)
    assert [one.player.text for one in page.players] == ["Player A", "Ben"]
    assert (await match_page(port, address, "de")).players[0].player.text == "Platz A"
    built = await built_page(port, address)
    assert built is not None
    sources = "".join(map(repr, built.pictures.values()))
    assert "Ada" not in sources
    files = await all_bytes(port, address, Address("server", address.token))
    assert [path for path, content in files.items() if b"Ada" in content] == []


@pytest.mark.long
@pytest.mark.parametrize("way", ["hidden", "deleted"])
async def test_user_without_a_name_is_on_no_page_of_a_finished_match(port: Port, way: str) -> None:
    address = await begin(port)
    await finish_match(port)
    ctx, ada = port.bot.services.ctx, await port.user_of(port.ada)
    places = [address, *(address.of(kind) for kind in ("home", "server")), address.of("game", "nauticus")]
    assert [path for path, content in (await all_bytes(port, *places)).items() if b"Ada" in content] != []
    if way == "hidden":
        await updates.update_preferences(ctx, ada, is_hidden=True)
    else:
        with port.env.time_context():
            await delete_user(ctx, ada)
        ctx.clear_cache()
    files = await all_bytes(port, *places)
    assert [path for path, content in files.items() if b"Ada" in content] == []
    for place in places:
        built = await built_page(port, place)
        assert built is not None
        assert [path for path, source in built.pictures.items() if "'Ada'" in repr(source)] == []
    if way == "hidden":
        # The feed contains the result.
        assert b"Player A" in files[f"en/{address.of('server').path}.xml"]


async def test_title_with_the_name_of_a_hidden_user_is_omitted(port: Port) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0, name="Ada's revenge")
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ada), is_hidden=True)
    assert (await match_page(port, Address("match", token, "1"))).title == "Nauticus (#1)"


async def test_player_page_exists_only_by_choice(port: Port) -> None:
    address = await begin(port)
    ctx, ada = port.bot.services.ctx, await port.user_of(port.ada)
    row = await guild_row(ctx, port.guild.id)
    own = address.of("player", pages.player_slug(row, ada.key))
    assert await built_page(port, own) is None
    await pages.choose_page(ctx, port.guild.id, ada, has_page=True)
    page = await load_page(port, own)
    assert isinstance(page, PlayerPage)
    assert page.title == "Ada"
    assert (await match_page(port, address)).players[0].player.path == own.path
    await updates.update_preferences(ctx, ada, is_hidden=True)
    assert await built_page(port, own) is None


async def test_league_page_has_standings_and_links_its_tables(port: Port) -> None:
    token = await turn_pages_on(port)
    community = Community(port)
    await community.allow_host_commands()
    await community.begin_season("nauticus", port.ada, port.ben, port.cem)
    for channel in port.query_column("SELECT channel FROM matches"):
        await note_channel(port, channel)
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.cem), is_hidden=True)
    address = Address("league", token, "1")
    page = await load_page(port, address)
    assert isinstance(page, LeaguePage)
    assert {row.name for row in page.divisions[0].standings.rows} == {"Ada", "Ben", "Player A"}
    assert all(fixture.table.path for fixture in page.fixtures)
    files = await all_bytes(port, address, Address("server", token))
    assert [path for path, content in files.items() if b"Cem" in content] == []
    assert [path for path, content in files.items() if LONG_NUMBER.search(_without_addresses(content))] == []


def _without_addresses(content: bytes) -> bytes:
    """Return a file without the random parts and hashes of addresses, which may look like numbers."""
    return re.sub(rb"[0-9a-f]{16,24}", b"", content)


async def test_pages_contain_no_discord_ids_or_user_keys(port: Port) -> None:
    address = await begin(port)
    await confirm_turn(port)
    users = port.query_column("SELECT user_key FROM users UNION SELECT user_id FROM users")
    ids = [str(one).encode() for one in users]
    ids += [str(one).encode() for one in (port.guild.id, port.lobby.id)]
    for path, content in (await all_bytes(port, address, address.of("server"))).items():
        assert [one for one in ids if one in content] == [], path


@pytest.mark.parametrize(
    "path", ["m/2/", "l/1/", "p/0123456789abcdef/", "g/chess/", "m/999999999999999999999/"]
)
async def test_unknown_pages_do_not_exist(port: Port, path: str) -> None:
    token = await turn_pages_on(port)
    located = parse_path(f"s/{token}/{path}")
    assert located is not None
    assert await built_page(port, located.address) is None


async def test_match_in_a_private_channel_is_on_no_page(port: Port) -> None:
    address = await begin(port)
    server = address.of("server")
    assert b"#1" in (await rendered_page(port, server)).html
    for access in ("private", "secret"):
        await note_channel(port, port.lobby.id, access)
        assert await built_page(port, address) is None
        for path, content in (await all_bytes(port, server, address.of("game", "nauticus"))).items():
            assert b"Ada" not in content, path
            assert b"m/1/" not in content, path


async def test_pages_of_other_guilds_do_not_exist(port: Port) -> None:
    address = await begin(port)
    assert await built_page(port, Address("match", "0" * 23 + "f", "1")) is None
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, pages="off")
    assert await built_page(port, address) is None


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("**Ada** moves\\_on", "Ada moves_on"),
        ("<t:1800000000:R> ~~gone~~", "15 Jan 2027, 08:00 UTC gone"),
        ("until <t:1800000000> (<t:1800000000:R>)", "until 15 Jan 2027, 08:00 UTC"),
        ("[card](https://discord.com/channels/1/2)", "card"),
        ("-# small", "small"),
        ("@\u200beveryone", "@everyone"),
        ("🏆 **Ada** wins", "Ada wins"),
        *((f"{mark} 🦆 moves", "🦆 moves") for mark in LINE_MARKS),
    ],
)
def test_markup_is_removed(message: str, text: str) -> None:
    assert plain(message, "en_001").replace("\u202f", " ") == text


@pytest.mark.parametrize(
    "path", ["s/xyz/", "s/0/", "en/de/", "s/000000000000000000000001/m/7/2/", "../etc", "m/7/"]
)
def test_invalid_paths_are_not_parsed(path: str) -> None:
    assert parse_path(path) is None
