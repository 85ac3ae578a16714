"""Helpers for tests of web pages: a simulated server with pages, and pages without a worker process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bot.core.words.i18n import locales
from host.core.context import Context
from host.matches import pages
from host.matches.pages import PageChannelRow, PageGuildRow
from host.matches.settings import updates
from pages.data.addresses import Address, LocatedPage
from pages.data.loading import build, load_facts
from pages.data.models import AnyPage, BuiltPage
from pages.html.rendering import RenderedPage, render_page
from pages.live.worker import Worker
from tests.bot.community import Community, play_out
from tests.bot.port import Port

URL = "https://pages.example"


class InlineWorker(Worker):
    """A worker that runs everything at once in this process."""

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


async def turn_pages_on(port: Port, *, mode: str = "link", **changes: Any) -> str:
    """Turn on the pages of the simulated server, and return the random part of its addresses."""
    ctx = port.bot.services.ctx
    ctx.pages_url = URL
    with port.env.time_context():
        await updates.update_guild_settings(ctx, port.guild.id, pages=mode, **changes)
        await pages.note_guild(ctx, port.guild.id, "Harbour", "en")
        await note_channel(port, port.lobby.id)
        port.bot.services.wake()
    await port.env.advance_time(1)
    return (await guild_row(ctx, port.guild.id)).token


async def note_channel(port: Port, channel: int, access: str = "public", parent: int | None = None) -> None:
    row = PageChannelRow(
        channel=channel,
        guild_id=port.guild.id,
        parent=parent or channel,
        access=access,  # type: ignore[arg-type]
    )
    await pages.note_channels(port.bot.services.ctx, [row])


async def guild_row(ctx: Context, guild_id: int) -> PageGuildRow:
    async with ctx.database.read_transaction() as tx:
        guild = await pages.load_guild(tx, guild_id)
    assert guild is not None
    return guild.row


async def built_page(port: Port, address: Address, locale: str = "en") -> BuiltPage | None:
    """Return a page in a language; None if there is no such page."""
    with port.env.time_context():
        facts = await load_facts(port.bot.services.ctx, address)
    return None if facts is None else build(facts, locale)


async def load_page(port: Port, address: Address, locale: str = "en") -> AnyPage:
    built = await built_page(port, address, locale)
    assert built is not None
    return built.page


async def rendered_page(port: Port, address: Address, locale: str = "en") -> RenderedPage:
    built = await built_page(port, address, locale)
    assert built is not None
    return render_page(built, LocatedPage(address, locale), URL)


async def all_bytes(
    port: Port, *addresses: Address, languages: Sequence[str] | None = None
) -> dict[str, bytes]:
    """Return every byte of pages: HTML, JSON, feeds, files and the addresses of pictures."""
    found = dict[str, bytes]()
    for address in addresses:
        for locale in languages or locales():
            built = await built_page(port, address, locale)
            if built is None:
                continue
            rendered = render_page(built, LocatedPage(address, locale), URL)
            name = f"{locale}/{address.path}"
            found |= {f"{name}.html": rendered.html, f"{name}.json": rendered.json}
            found |= {} if rendered.feed is None else {f"{name}.xml": rendered.feed}
            found |= {f"{name}:{path}": content for path, content in built.files.items()}
            # The address of a picture contains a hash of its whole source.
            found[f"{name}.pictures"] = "\n".join(sorted(built.pictures)).encode()
    return found


async def begin_season(port: Port) -> tuple[Community, Address]:
    """Begin a season of Ada and Ben, and return the address of the league's page."""
    token = await turn_pages_on(port)
    community = Community(port)
    await community.allow_host_commands()
    await community.begin_season("nauticus", port.ada, port.ben)
    for channel in port.query_column("SELECT channel FROM matches"):
        await note_channel(port, channel)
    return community, Address("league", token, "1")


async def finish_match(port: Port, match_id: int = 1) -> None:
    """Play a match of Ada and Ben to its end, and let the bot send the messages about it."""
    users = [await port.user_of(port.ada), await port.user_of(port.ben)]
    with port.env.time_context():
        await play_out(port.bot.services.ctx, match_id, users)
    room = port.guild.create_text_channel("room")
    await note_channel(port, room.id)
    # A command lets the bot send the messages about the moves.
    await port.cem.slash(room, "game open", game="nauticus", where="here")
    await port.env.advance_time(60)


def write_site(folder: Path, files: dict[str, bytes]) -> None:
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
