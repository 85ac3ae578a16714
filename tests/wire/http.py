"""Parsing of requests, and responses in Discord's format."""

from __future__ import annotations

import json
import time
from typing import Any

from aiohttp import BodyPartReader, web

from tests.wire.faults import Fault
from tests.wire.rest import ApiRequest

API = "/api/v10"
SLOW_PREFIX = "/slow"
"""Path prefix of the slow address, which simulates a slow network."""


async def parse_request(request: web.Request) -> ApiRequest:
    """Parse a request with its files."""
    body: Any = {}
    files: dict[str, bytes] = {}
    if request.content_type == "application/json":
        body = await request.json()
    elif request.content_type == "multipart/form-data":
        # `request.post()` would leave a temporary file open if the client is killed during an upload.
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            content = await part.read(decode=True)
            if part.filename is None:
                body = json.loads(content)
            else:
                files[part.filename] = bytes(content)
    return ApiRequest(request.method, api_path(request), body, files, dict(request.query), time.monotonic())


def api_path(request: web.Request) -> str:
    """Return a request's path without the prefix of the API."""
    return request.path.removeprefix(SLOW_PREFIX).removeprefix(API)


def json_response(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return a response in Discord's format.

    discord.py requires the JSON content type.
    """
    beside = {"Via": "1.1 google", **(headers or {})}
    if body is None:
        return web.Response(status=204, headers=beside)
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json", **beside}
    )


def fault_response(request: web.Request, parsed: ApiRequest, fault: Fault) -> web.Response:
    """Return the response that a fault specifies, or reset the connection."""
    if fault.status == 0:
        assert request.transport is not None
        request.transport.abort()
        return web.Response()
    parsed.status = fault.status or 200
    if fault.body is not None:
        return web.Response(
            body=fault.body, status=parsed.status, headers={"Content-Type": "application/json"}
        )
    data = {"code": fault.code, "message": "a failure on demand", "retry_after": fault.retry_after}
    return json_response(data, parsed.status)
