"""What a table reads after the database was restored, and how a post shows that it is void. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from bot.match.titles import match_link, moment
from bot.words.i18n import Words
from bot.words.layout import KeptSheet, Post, Sheet, texts
from bot.words.limits import MESSAGE_TEXT, length
from engine.core.text import text
from host.restoring.restored import RestoredNotice


class Kind(IntEnum):
    """Discord's numbers of the kinds of components."""

    ROW = 1
    SECTION = 9
    TEXT = 10
    GALLERY = 12
    FILE = 13
    CONTAINER = 17


def restored_post(notice: RestoredNotice, words: Words) -> Post:
    """Tell a table to where its match went back."""
    told = {"match": match_link(notice.match, words), "absolute": moment(notice.copied)}
    if notice.moves is None:
        return Post(Sheet(*texts(words(text("restored-open", **told)))))
    return Post(Sheet(*texts(words(text("restored-running", **told, moves=notice.moves)))))


def void_post(components: Sequence[dict[str, Any]], words: Words) -> Post | None:
    """Return a post with a word before it that it is void, and without its buttons; None where it is marked."""
    mark = {"type": int(Kind.TEXT), "content": words(text("restored-void"))}
    if any(part.get("content") == mark["content"] for part in components[:1]):
        return None
    kept = [*_without_buttons(components)]
    if sum(length(part["content"]) for part in _texts([mark, *kept])) > MESSAGE_TEXT:
        kept = []
    return Post(KeptSheet([mark, *kept]))


def _without_buttons(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        match part["type"]:
            case Kind.ROW:
                continue
            case Kind.SECTION:
                yield from _without_buttons(part["components"])
            case Kind.CONTAINER:
                inner = [*_without_buttons(part["components"])]
                if inner:
                    yield {**part, "components": inner}
            case Kind.GALLERY:
                yield {**part, "items": [_attach(item, "media") for item in part["items"]]}
            case Kind.FILE:
                yield _attach(part, "file")
            case _:
                yield part


def _attach(item: dict[str, Any], field: str) -> dict[str, Any]:
    """Name a file as what is attached: its address is not one that may be sent."""
    name = PurePosixPath(urlsplit(item[field]["url"]).path).name
    return {**item, field: {"url": f"attachment://{name}"}}


def _texts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        if part["type"] == Kind.TEXT:
            yield part
        yield from _texts(part.get("components", ()))
