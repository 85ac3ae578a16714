"""Patches that make simcord's page fast and stable enough for a whole game in one channel.

By default, simcord parses each text and image in the channel several times at every click, so after fifty
messages a click takes a second. It learns an image's size only when it shows the image, so messages jump. It
confuses a new button or menu with the previous one, and rejects each action from a page that has not loaded the
latest messages yet. Like the archive, the patches use internals of the pinned version.
"""
# ruff: noqa: SLF001 # simcord has no public names for the slow parts

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import simcord
from discord import ComponentType
from PIL import Image, UnidentifiedImageError
from simcord.preview import Preview, _action_plans, _component_projection, _markdown
from simcord.preview._assets import _Asset
from simcord.preview._pages import _Page

from playground.simulation.mentions import patch_mentions

MAX_TEXTS = 2000
LONG = 1.0
"""Minimum duration of a long sleep in seconds.

The bot's long sleeps are excluded from response times.
"""

build_parser = _markdown._markdown_parser
_resolve_blob = _Page._resolve_blob
_component_key = _action_plans._component_key
_control_key = _component_projection._control_key
_perform_action = Preview._action
_KEYED_BY_CUSTOM_ID = {ComponentType.button.value, ComponentType.string_select.value}
_token_cache: dict[tuple[int, str, str], Any] = {}


class _CachingParser:
    """A parser that caches its tokens, because parsing is expensive and equal texts always have the same tokens."""

    def __init__(self, policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> None:
        self._policy = policy
        self._context = context

    def parse(self, content: str, environment: Mapping[str, Any]) -> Any:
        return self._cached("parse", content, environment)

    def parseInline(self, content: str, environment: Mapping[str, Any]) -> Any:  # noqa: N802  # name required by markdown-it
        return self._cached("parseInline", content, environment)

    def _cached(self, way: str, content: str, environment: Mapping[str, Any]) -> Any:
        # The id is a valid key, because the policy is always one of simcord's constants. The context contains
        # the mentioned users, roles and channels.
        key = (id(self._policy), repr(self._context), content)
        if key not in _token_cache:
            if len(_token_cache) >= MAX_TEXTS:
                _token_cache.clear()
            _token_cache[key] = getattr(build_parser(self._policy, self._context), way)(content, environment)
        return _token_cache[key]


def patch_preview() -> None:
    """Patch simcord's pages.

    They parse each text once, reserve space for images, identify buttons and menus by their custom ids, accept
    actions from pages that are not up to date, and show mentions everywhere.
    """
    _markdown._markdown_parser = _CachingParser
    Preview._action = _perform_on_latest_revision  # type: ignore[method-assign, assignment]
    patch_mentions()
    _Page._resolve_blob = _resolve_and_measure  # type: ignore[assignment, method-assign]
    _action_plans._component_key = _key_within_message
    _component_projection._control_key = _key_within_scope


@contextmanager
def excluding_long_sleeps(env: simcord.Env) -> Iterator[None]:
    """Exclude the bot's long sleeps from the response time of a click.

    Without this, simcord waits for every sleep that ends within its timeout.
    """
    sleep = asyncio.sleep

    async def sleep_aside(delay: float, result: Any = None) -> Any:
        if delay >= LONG:
            # simcord raises this if the task is not one of the bot's, or if it is already waiting.
            with suppress(simcord.SetupError):
                return await env.external_wait(sleep(delay, result), reason="asleep")
        return await sleep(delay, result)

    asyncio.sleep = sleep_aside
    try:
        yield
    finally:
        asyncio.sleep = sleep


def _key_within_message(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
    return _unique_key(_component_key(component, path, message_id), component)


def _key_within_scope(scope: str, component: Mapping[str, Any], path: str) -> str | None:
    return _unique_key(_control_key(scope, component, path), component)


def _unique_key(key: str | None, component: Mapping[str, Any]) -> str | None:
    """Return different keys for buttons and menus with different custom ids.

    If two menus had the same key, an option selected in the first one would stay selected in the second, and
    the user could not select it again. If two buttons had the same key, a click on a page that is not up to
    date could press the button that has taken the place of the other.
    """
    custom_id = component.get("custom_id")
    is_keyed = component.get("type") in _KEYED_BY_CUSTOM_ID and custom_id is not None
    return f"{key}:{custom_id}" if is_keyed and key is not None else key


async def _perform_on_latest_revision(preview: Preview, context_id: str | None, body: Any) -> dict[str, Any]:
    """Perform an action even if the page has changed since the browser loaded it.

    simcord would reject the action. Discord checks only that the button or menu still exists, and so does
    simcord afterwards.
    """
    page = preview._get_page(context_id)
    seen = body.get("published_revision") if isinstance(body, Mapping) else None
    if isinstance(seen, int) and not isinstance(seen, bool) and 0 < seen < page.revision:
        body = {**body, "published_revision": page.revision}
    return await _perform_action(preview, context_id, body)


def _resolve_and_measure(
    page: _Page, record: _Asset, metadata: Mapping[str, Any], source: tuple[Any, ...] | None
) -> None:
    _resolve_blob(page, record, metadata, source)
    if not record.available or record.digest is None:
        return
    size = size_of(page.preview._blobs[record.digest].data)
    if size is not None:
        record.width, record.height = size
        record.validated, record.mediaKind = True, "image"


def size_of(picture: bytes) -> tuple[int, int] | None:
    """Return a PNG or WebP image's width and height in pixels, or None for other formats."""
    try:
        with Image.open(io.BytesIO(picture), formats=("PNG", "WEBP")) as opened:
            return opened.size
    except (UnidentifiedImageError, Image.DecompressionBombError):
        return None


class RedrawController:
    """A controller for redrawing the open pages of a preview.

    It decides which pages are redrawn, and which message each page scrolls to.

    The page of the user who clicked is skipped, because the click already redraws it. The page that simcord
    reserves for programs is skipped, because nobody sees it.

    A user who opens a channel sees the latest messages, as in Discord. By default, simcord scrolls to a
    button instead.
    """

    def __init__(self, preview: simcord.Preview) -> None:
        self._preview = preview
        self._publish = preview._publish
        self._drawn: dict[str, int] = {}
        self._viewers: dict[str, int] = {}
        preview._publish = self._publish_if_due  # type: ignore[method-assign]

    def begin_action(self) -> None:
        """Record each page's revision before an action.

        Also update the time on which relative times are based.
        """
        self._preview._advance_presentation_time()
        self._drawn = {page.id: page.revision for page in self._preview._pages.values()}

    def _publish_if_due(self, page: _Page, *, reason: Any = "action") -> None:
        is_drawn = page.revision != self._drawn.get(page.id, page.revision)
        if reason == "refresh" and (is_drawn or page is self._preview._python):
            return
        if self._viewers.get(page.id) != page.viewer.id:
            self._viewers[page.id] = page.viewer.id
            page.target_id = page.window_end_id = None
        self._publish(page, reason=reason)
