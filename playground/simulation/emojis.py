"""Images of application emojis, which simcord does not store, and Discord's limits for emojis."""

from __future__ import annotations

import base64
import re
from typing import Any

from simcord.backend import Backend, errors, serializers
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.http import router
from simcord.http.router import RequestContext
from simcord.http.routes import application

MAX_EMOJIS = 2000
MAX_BYTES = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)
TOO_MANY_EMOJIS = 30008


def emoji_url(emoji_id: int) -> str:
    """Return the address of an emoji's image."""
    return f"{CDN_BASE}/emojis/{emoji_id}.png"


def emoji_urls(backend: Backend) -> set[str]:
    """Return the addresses of the images of all application emojis."""
    return {emoji_url(emoji_id) for emoji_id in backend.application_emojis}


def patch_emojis() -> None:
    """Make simcord store the images of application emojis, and enforce Discord's limits."""
    routes = router._ROUTES["POST"]  # noqa: SLF001 - simcord has no public way to replace a route
    routes[:] = [
        (path, create_emoji if handler is application.create_application_emoji else handler)
        for path, handler in routes
    ]


def create_emoji(ctx: RequestContext) -> Any:
    """Create an application emoji, and store its image."""
    body, backend = ctx.fields("name", "image"), ctx.backend
    image = _check(backend, str(body["name"]), str(body["image"]))
    emoji = backend.create_application_emoji(body["name"])
    store = backend.cdn
    if isinstance(store, EmojiStore):
        store.store_emoji(emoji.id, image)
    return serializers.guild_emoji_payload(backend, emoji)


def _check(backend: Backend, name: str, image: str) -> bytes:
    """Return the image, or raise the error with which Discord refuses an emoji."""
    existing = backend.application_emojis.values()
    if len(existing) >= MAX_EMOJIS:
        raise errors.BackendError(400, TOO_MANY_EMOJIS, "Maximum number of emojis reached (2000)")
    if NAME.fullmatch(name) is None:
        raise errors.invalid_form_body("name: 2 to 32 letters, digits and underscores")
    if name in {emoji.name for emoji in existing}:
        raise errors.invalid_form_body("name: this name is already taken")
    found = IMAGE.fullmatch(image)
    if found is None or len(data := base64.b64decode(found[1])) > MAX_BYTES:
        raise errors.invalid_form_body("image: an image of at most 256 KB")
    return data


class EmojiStore(CdnStore):
    """A store of uploads that also stores the images of emojis."""

    def store_emoji(self, emoji_id: int, image: bytes) -> None:
        """Store the image of an emoji."""
        self._blobs[emoji_url(emoji_id)] = image
