"""Content filters like Discord's, which reject messages in the simulated Discord."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.core.sending.failures import AUTOMOD_CODES, EXPLICIT_CONTENT, HARMFUL_LINK
from tests.bot.port import Port


class ContentFilter:
    """A filter for the content of new and edited channel messages and, optionally, of responses."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        """Words that AutoMod blocks, wherever they appear in a message."""
        self.images = False
        """Whether all images count as explicit."""
        self.links = False
        """Whether all links count as harmful."""
        self.covers_responses = False
        self.everything: int | None = None
        """The error code that Discord returns for every message, or None if it accepts them."""
        self.refused: list[int] = []
        """The error codes of the rejected requests."""

    def check(self, method: str, path: str, body: Any) -> None:
        """Raise BackendError if the filter rejects the request's content."""
        is_message = method in {"POST", "PATCH"} and "messages" in path and isinstance(body, dict)
        if not is_message or (path.startswith("/webhooks/") and not self.covers_responses):
            return
        code = self._error_code_for(body)
        if code is not None:
            self.refused.append(code)
            raise BackendError(400, code, "refused by a filter")

    def _error_code_for(self, body: dict[str, Any]) -> int | None:
        text = msgspec.json.encode(body.get("components") or []).decode()
        if self.everything is not None:
            return self.everything
        if self.images and body.get("attachments"):
            return EXPLICIT_CONTENT
        if self.links and "](http" in text:
            return HARMFUL_LINK
        return AUTOMOD_CODES[0] if any(word in text for word in self.words) else None


def install_filter(port: Port, monkeypatch: pytest.MonkeyPatch) -> ContentFilter:
    """Install a filter that initially accepts everything."""
    found, check_faults = ContentFilter(), router._check_faults  # noqa: SLF001 - there is no public method

    def check(backend: Any, method: str, path: str) -> None:
        check_faults(backend, method, path)
        found.check(method, path, backend.http_requests[-1].json)

    monkeypatch.setattr(router, "_check_faults", check)
    return found
