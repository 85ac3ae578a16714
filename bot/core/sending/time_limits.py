"""Time limits for requests to Discord: each attempt ends after some seconds and may be repeated.

The library gives each attempt five minutes. Waiting for a rate limit is not part of an attempt.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord.http import Ratelimit, Route

from host.core.sharding import check_lease

MAX_SECONDS = 20.0
"""Maximum seconds for one attempt at a request."""
MAX_SECONDS_WITH_FILES = 60.0
"""Maximum seconds for one attempt at a request that uploads files."""
FIRST_REQUESTS = 2
"""Maximum concurrent requests on a route whose rate limit Discord has not reported yet.

The library allows one. A single hanging request would then block the whole route, for example all direct
messages.
"""
SESSION = "_HTTPClient__session"
"""The library's attribute for its HTTP session, which also sends the responses to interactions."""


class TimeLimitedSession:
    """An HTTP session whose requests have a time limit."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self.ws_connect, self.close = session.ws_connect, session.close

    @property
    def closed(self) -> bool:
        """Return whether the session is closed."""
        return self._session.closed

    def request(self, method: str, url: str, **options: Any) -> Any:
        """Make one attempt at a request.

        Raises TimeoutError after the time limit, and LeaseLost.
        """
        check_lease()
        has_files = isinstance(options.get("data"), aiohttp.FormData)
        seconds = MAX_SECONDS_WITH_FILES if has_files else MAX_SECONDS
        return self._session.request(method, url, timeout=aiohttp.ClientTimeout(total=seconds), **options)

    def get(self, url: str, **options: Any) -> Any:
        """Download a file."""
        return self.request("GET", url, **options)


def limit_requests(client: discord.Client) -> None:
    """Give all requests of a client a time limit."""
    http = client.http
    request, get_ratelimit = http.request, http.get_ratelimit

    def limited_request(route: Route, **options: Any) -> Coroutine[Any, Any, Any]:
        # This is not a coroutine, so that tracebacks of the library's errors contain no frame of the bot. The
        # library opens the session when it logs in, and uses it at once.
        session = getattr(http, SESSION)
        if not isinstance(session, TimeLimitedSession):
            setattr(http, SESSION, TimeLimitedSession(session))
        return request(route, **options)

    def get_shared_ratelimit(key: str) -> Ratelimit:
        is_new = key not in http._buckets  # noqa: SLF001 - the library's, which has no option for it
        found = get_ratelimit(key)
        if is_new:
            found.limit = found.remaining = FIRST_REQUESTS
        return found

    # The client creates its HTTPClient itself, so its methods can only be replaced on the instance.
    http.request = limited_request  # type: ignore[method-assign]
    http.get_ratelimit = get_shared_ratelimit  # type: ignore[method-assign]
