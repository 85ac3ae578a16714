"""Time limits for requests to Discord.

Each attempt is cancelled after MAX_SECONDS (MAX_SECONDS_WITH_FILES for uploads) and may be repeated.
discord.py's own limit is five minutes. Time spent waiting for a rate limit does not count.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord.http import Ratelimit, Route

from host.core.sharding import check_lease

MAX_SECONDS = 20.0
"""Maximum duration of an attempt in seconds."""
MAX_SECONDS_WITH_FILES = 60.0
"""Maximum duration of an attempt with file uploads in seconds."""
FIRST_REQUESTS = 2
"""Maximum number of concurrent requests on a route whose rate limit is still unknown.

discord.py allows only one. A hanging request would then block the whole route, for example all direct
messages.
"""
SESSION = "_HTTPClient__session"
"""The private discord.py attribute for the HTTP session, which also sends interaction responses."""


class TimeLimitedSession:
    """An HTTP session that limits the duration of its requests."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self.ws_connect, self.close = session.ws_connect, session.close

    @property
    def closed(self) -> bool:
        """Return whether the session is closed."""
        return self._session.closed

    def request(self, method: str, url: str, **options: Any) -> Any:
        """Attempt a request once.

        Raises TimeoutError if it exceeds the time limit, and LeaseLost if another process may already be
        sending the current owner's messages.
        """
        check_lease()
        has_files = isinstance(options.get("data"), aiohttp.FormData)
        seconds = MAX_SECONDS_WITH_FILES if has_files else MAX_SECONDS
        return self._session.request(method, url, timeout=aiohttp.ClientTimeout(total=seconds), **options)

    def get(self, url: str, **options: Any) -> Any:
        """Download a file."""
        return self.request("GET", url, **options)


def limit_requests(client: discord.Client) -> None:
    """Limit the duration of all requests that a client makes."""
    http = client.http
    request, get_ratelimit = http.request, http.get_ratelimit

    def limited_request(route: Route, **options: Any) -> Coroutine[Any, Any, Any]:
        # discord.py opens the session when it logs in and uses it immediately, so wrap the session here.
        # `limited_request` is not a coroutine function, so that it does not appear in tracebacks of
        # discord.py's errors.
        session = getattr(http, SESSION)
        if not isinstance(session, TimeLimitedSession):
            setattr(http, SESSION, TimeLimitedSession(session))
        return request(route, **options)

    def get_shared_ratelimit(key: str) -> Ratelimit:
        is_new = key not in http._buckets  # noqa: SLF001 - the library has no option for this
        found = get_ratelimit(key)
        if is_new:
            found.limit = found.remaining = FIRST_REQUESTS
        return found

    # The client creates its HTTPClient itself, so its methods can only be replaced on the instance.
    http.request = limited_request  # type: ignore[method-assign]
    http.get_ratelimit = get_shared_ratelimit  # type: ignore[method-assign]
