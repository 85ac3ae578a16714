"""Queries about a match, which read the database from outside the bot process."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import asyncpg

from bot.core.words.i18n import translator
from bot.core.words.layout import MessageView
from bot.matches.match.narration import render_log
from bot.messages.posts import messages
from bot.runtime.app import new_secret, now
from bot.runtime.process.environment import DATABASE, Settings
from host.core.context import Context
from host.core.errors import UserError
from host.matches.match import narration
from storage.core.database import Database
from tests.bot.port import text_of
from tests.log_messages import load_segment_message, load_source

T = TypeVar("T")


DataSource: TypeAlias = "Path | str"
"""The folder that contains an SQLite file, or the URL of a PostgreSQL database."""


def query_rows(folder: DataSource, query: str, *values: Any) -> list[Any]:
    """Run a query on the current data and return the rows."""
    if isinstance(folder, str):
        return asyncio.run(_query_rows_at(folder, query, *values))
    with closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True, timeout=20)) as database:
        return database.execute(query, values).fetchall()


async def _query_rows_at(address: str, query: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        numbered = query
        for number in range(1, len(values) + 1):
            numbered = numbered.replace("?", f"${number}", 1)
        return [tuple(row) for row in await connection.fetch(numbered, *values)]
    finally:
        await connection.close()


def read_log(folder: DataSource, match_id: int = 1) -> list[Any]:
    """Return a match's log as rows of number, seat, kind and payload."""
    return query_rows(
        folder, "select seq, seat, kind, payload from log where match_id = ? order by seq", match_id
    )


def read_drafted_actions(folder: DataSource, match_id: int = 1) -> list[Any]:
    """Return the choices in a match that have not been confirmed yet."""
    found = query_rows(folder, "select actions from drafts where match_id = ? order by seat", match_id)
    return [action for (groups,) in found for group in json.loads(groups) for action in group]


def read_outbox(folder: DataSource) -> list[Any]:
    """Return the pending outbox messages."""
    return query_rows(folder, "select feature, kind, payload, attempts from outbox order by id")


def segment_texts(folder: DataSource, match_id: int = 1) -> list[str]:
    """Return the texts that the match's segment messages should have according to the log."""
    return asyncio.run(_with_context(folder, lambda ctx: _segment_texts(ctx, match_id)))


def segment_texts_by_match(folder: DataSource, matches: Iterable[int]) -> dict[int, list[str]]:
    """Return the texts that segment messages should have according to the logs, by match id."""

    async def every(ctx: Context) -> dict[int, list[str]]:
        return {match_id: await _segment_texts(ctx, match_id) for match_id in matches}

    return asyncio.run(_with_context(folder, every))


async def _with_context(folder: DataSource, read: Callable[[Context], Awaitable[T]]) -> T:
    address = folder if isinstance(folder, str) else Settings(folder=folder).database_url
    database = await Database.open(address)
    try:
        return await read(Context(database, now, new_secret))
    finally:
        await database.close()


def action_texts(folder: DataSource, match_id: int = 1) -> list[str]:
    """Return the texts about the players' actions in each segment of a match, including the current one."""

    async def read(ctx: Context) -> list[str]:
        match = (await load_source(ctx, match_id)).match
        found = (narration.render_log(match, segment, None) for segment in narration.segments(match))
        return [render_log(lines, translator("en")) for lines in found]

    return asyncio.run(_with_context(folder, read))


async def _segment_texts(ctx: Context, match_id: int) -> list[str]:
    texts = list[str]()
    while True:
        try:
            post = await load_segment_message(ctx, match_id, len(texts) + 1)
        except UserError:
            return texts
        texts.append(text_of(UnsentMessage(messages.segment_message(post, translator("en"), None))))


class UnsentMessage:
    """A message that has not been sent.

    It has the same attributes as a sent message, so the helpers for messages accept it.
    """

    def __init__(self, post: MessageView) -> None:
        self.components: list[dict[str, Any]] = post.layout.to_components()  # type: ignore[no-untyped-call]  # the library's
