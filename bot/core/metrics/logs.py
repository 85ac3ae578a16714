"""Logs for machines: a line of JSON each, with the interaction, the server and the match it is about."""

from __future__ import annotations

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

ABOUT: ContextVar[dict[str, int]] = ContextVar("about", default={})  # noqa: B039 - never changed, only set anew
"""What is being served."""
OF_MATCH = re.compile(r"match (\d+)\b")


class JsonLines(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        message = record.getMessage()
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
            **ABOUT.get(),
        }
        if found := OF_MATCH.match(message):
            told["match"] = int(found[1])
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def about(interaction: int, server: int | None, custom_id: str) -> dict[str, int]:
    """Return what an interaction is about, as far as its ids tell."""
    parts = custom_id.split(":")
    match = {"match": int(parts[1])} if parts[0] == "m" and len(parts) > 1 and parts[1].isdecimal() else {}
    return {"interaction": interaction} | ({} if server is None else {"server": server}) | match


def note_match(match: int) -> None:
    """Note which match is meant by what is being served: a command means that of its channel."""
    ABOUT.set({**ABOUT.get(), "match": match})
