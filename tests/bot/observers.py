"""A log of everything that the bot sends or logs, grouped by the people who can read it."""

from __future__ import annotations

import json
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from simcord import MemberActor
from simcord.types import HttpLogEntry

from bot.__main__ import LIBRARIES, limit_library_logging
from tests.bot.port import NAMES, Port

EVERYBODY, LOG, PAGES = "everybody", "log", "web pages"
FORMER_SUFFIX = ", having left"
"""Suffix of a former player's name. It marks output that this user can still read after losing the seat."""
SNOWFLAKE = re.compile(r"(?<![0-9a-f])\d{15,20}(?![0-9a-f])")
EPHEMERAL = 64
SIMULATION = "simcord"
"""The name of the simulation's logger, whose lines are not recorded."""

ReaderOutput = dict[str, list[str]]
"""All output by reader, in the order in which it was sent."""


def content_hash(data: bytes) -> str:
    """Return a hash of a file's content."""
    return sha256(data).hexdigest()


def content_text(data: bytes) -> str:
    """Return a text file's content as a string."""
    return data.decode(errors="backslashreplace")


class OutputRecorder(logging.Handler):
    """A log handler that records the bot's log lines at every level, and also its requests and uploads."""

    def __init__(self, port: Port, encode: Callable[[bytes], str]) -> None:
        super().__init__(logging.DEBUG)
        self._port, self._encode = port, encode
        self._names = dict(zip((port.ada.id, port.ben.id, port.cem.id), NAMES, strict=True))
        self._files: dict[int, list[str]] = defaultdict(list)
        self._logged: list[str] = []
        self._left_at: dict[int, int] = {}
        self._pages: list[str] = []
        port.env.backend.cdn.store_attachment = self._record_upload(port.env.backend.cdn.store_attachment)  # type: ignore[method-assign]  # every upload passes there

    def _record_upload(self, store: Any) -> Any:
        def stored(number: int, channel: int, name: str, data: bytes, alt: str | None) -> Any:
            self._files[len(self._port.env.http_requests)].append(f"{name} {alt} {self._encode(data)}")
            return store(number, channel, name, data, alt)

        return stored

    def emit(self, record: logging.LogRecord) -> None:
        """Record a log line, with its traceback if there is one."""
        if not record.name.startswith(SIMULATION):
            self._logged.append(f"{record.name} {record.levelname} {self.format(record)}")

    def set_user_name(self, person: MemberActor, name: str) -> None:
        """Record the output for this user as well, under the given name."""
        self._names[person.id] = name

    def note_departure(self, person: MemberActor) -> None:
        """Record that a player has just lost their seat."""
        self._left_at[person.id] = len(self._port.env.http_requests)

    def note_pages(self, files: Mapping[str, bytes]) -> None:
        """Record every byte of web pages, by their paths."""
        self._pages += [f"{path} {self._encode(content)}" for path, content in files.items()]

    def output_by_reader(self) -> ReaderOutput:
        """Return what each reader has been able to read so far."""
        heard: ReaderOutput = defaultdict(list)
        for number, call in enumerate(self._port.env.http_requests, 1):
            texts = [call.method, call.path, json.dumps(call.json, ensure_ascii=False), *self._files[number]]
            heard[self._reader_of(number, call)].append(" ".join(texts))
        heard[LOG] = self._logged
        if self._pages:
            heard[PAGES] = self._pages
        return {reader: list(renumber_ids(lines)) for reader, lines in heard.items()}

    def _reader_of(self, number: int, call: HttpLogEntry) -> str:
        kind, _, *rest = call.path.strip("/").split("/")
        backend, user_key = self._port.env.backend, None
        if kind == "interactions":
            user_key = backend.interactions[int(call.path.strip("/").split("/")[1])].user_id
        elif kind == "webhooks" and (call.method != "POST" or (call.json or {}).get("flags", 0) & EPHEMERAL):
            user_key = backend.interaction_by_token(rest[0]).user_id
        elif kind == "channels":
            alone = {channel: reader for reader, channel in backend.dm_channels.items()}
            user_key = alone.get(int(call.path.strip("/").split("/")[1]))
        elif kind == "users" and call.json:
            user_key = int(call.json["recipient_id"])
        if user_key is None:
            return EVERYBODY
        return self._names[user_key] + (FORMER_SUFFIX if number > self._left_at.get(user_key, number) else "")


def differing_readers(first: ReaderOutput, second: ReaderOutput) -> set[str]:
    """Return the readers whose output differs between two simulations."""
    return {reader for reader in first | second if first.get(reader) != second.get(reader)}


def renumber_ids(lines: list[str]) -> Iterator[str]:
    """Replace each Discord id with a number, in order of first appearance.

    The original ids also depend on objects that are hidden from the reader, so they may differ between the
    simulations.
    """
    known: dict[str, str] = {}
    for line in lines:
        yield SNOWFLAKE.sub(lambda found: known.setdefault(found[0], f"<id {len(known)}>"), line)


@contextmanager
def record_output(port: Port, encode: Callable[[bytes], str] = content_hash) -> Iterator[OutputRecorder]:
    """Record the bot's output inside the `with` block, with logging enabled at every level."""
    watch, root = OutputRecorder(port, encode), logging.getLogger()
    loggers = [root, *map(logging.getLogger, LIBRARIES)]
    levels = [logger.level for logger in loggers]
    root.addHandler(watch)
    root.setLevel(logging.DEBUG)
    limit_library_logging()
    try:
        yield watch
    finally:
        root.removeHandler(watch)
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
