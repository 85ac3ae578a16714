"""JSON logs with one object per line.

The object contains the ids of the interaction, the guild and the match, if known.
"""

from __future__ import annotations

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

LOG_CONTEXT: ContextVar[dict[str, int]] = ContextVar("about", default={})  # noqa: B039 - the value is never mutated, only replaced
"""The ids of the current interaction, guild and match, added to each log record."""
MATCH_PATTERN = re.compile(r"match (\d+)\b")


class JsonLines(logging.Formatter):
    """A formatter that writes each log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a log record as a line of JSON."""
        message = record.getMessage()
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
            **LOG_CONTEXT.get(),
        }
        if found := MATCH_PATTERN.match(message):
            data["match"] = int(found[1])
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def log_context(interaction: int, guild_id: int | None, custom_id: str) -> dict[str, int]:
    """Return the ids to log for an interaction."""
    parts = custom_id.split(":")
    match = {"match": int(parts[1])} if parts[0] == "m" and len(parts) > 1 and parts[1].isdecimal() else {}
    return {"interaction": interaction} | ({} if guild_id is None else {"server": guild_id}) | match


def note_match(match_id: int) -> None:
    """Add a match id to the log context.

    Some interactions, such as commands, do not contain the match id.
    """
    LOG_CONTEXT.set({**LOG_CONTEXT.get(), "match": match_id})
