"""Tests for the web pages of the playground's guild."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from playground.page import open_page
from playground.site import LocalSite
from playground.stage import Stage, open_stage
from tests.bot.port import walk_components
from tests.playground.real_bot import create_bot, open_table
from tests.playground.stage_helpers import find_channel


def links_in(stage: Stage) -> list[str]:
    """Return the addresses of all link buttons in the lobby."""
    lobby = find_channel(stage, "lobby")
    messages = [stage.env.backend.get_message(lobby.id, message.id) for message in lobby.history()]
    return [
        part["url"] for message in messages for part in walk_components(message.components) if part.get("url")
    ]


@pytest.mark.long
async def test_cards_link_to_pages_of_the_playground(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_bot) as stage:
        site = LocalSite(stage)
        async with open_page(stage, 0, site.handle) as address, aiohttp.ClientSession() as session:
            await site.open(address)
            await open_table(stage, "here")
            await stage.skip(10)
            async with session.get(f"{address}site/en/") as answer:
                assert answer.status == 200
            (url,) = links_in(stage)
            assert url.startswith(f"{address}site/s/")
            async with session.get(url) as answer:
                assert answer.status == 200
                assert "Nauticus (#1)" in await answer.text()
        site.close()
