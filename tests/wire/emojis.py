"""The application's emojis, and the refusal of messages with unknown ones."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from typing import Any

from tests.wire.limits import Component, walk_components
from tests.wire.refusals import ErrorResponse, invalid_form
from tests.wire.world import World

MAX_EMOJIS = 2000
MAX_BYTES = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)


def emoji_payload(world: World, emoji_id: int) -> dict[str, Any]:
    return {
        "id": str(emoji_id), "name": world.emojis[emoji_id], "roles": [], "user": world.bot_user.payload(),
        "require_colons": True, "managed": False, "animated": False, "available": True,
    }  # fmt: skip


def create_emoji(world: World, name: str, image: str) -> int:
    """Create an emoji and return its id.

    Raises ErrorResponse if Discord would refuse it.
    """
    if len(world.emojis) >= MAX_EMOJIS:
        raise ErrorResponse(400, 30008, "Maximum number of emojis reached (2000)")
    if violations := list(_violations(world, name, image)):
        raise invalid_form(violations)
    emoji_id = world.new_id()
    world.emojis[emoji_id] = name
    return emoji_id


def _violations(world: World, name: str, image: str) -> Iterator[str]:
    if NAME.fullmatch(name) is None:
        yield f"{name!r} is not a name for an emoji"
    if name in world.emojis.values():
        yield f"the name {name!r} is already taken"
    kind, _, data = image.partition(";base64,")
    if not kind.startswith("data:image/") or len(base64.b64decode(data)) > MAX_BYTES:
        yield "the image is not one, or larger than 256 KB"


def delete_emoji(world: World, emoji_id: int) -> None:
    if world.emojis.pop(emoji_id, None) is None:
        raise ErrorResponse(404, 10014, "Unknown Emoji")


def check_emojis(world: World, components: Iterable[Component]) -> None:
    """Raise ErrorResponse if a button or an option has an emoji that does not exist."""
    used = (part.get("emoji") or {} for one in walk_components(components) for part in _emoji_holders(one))
    unknown = {emoji["id"] for emoji in used if emoji.get("id") and int(emoji["id"]) not in world.emojis}
    if unknown:
        raise invalid_form([f"invalid emoji: {one}" for one in sorted(unknown)])


def _emoji_holders(component: Component) -> list[dict[str, Any]]:
    return [component, *(component.get("options") or ())]
