"""Readable mentions of commands, channels and users wherever a message is shown, as in Discord.

simcord shows "unavailable" for a command that the user may not use in the shown channel, and raw ids for
channels and users that are mentioned in a direct message.
"""
# ruff: noqa: SLF001 # simcord has no public names for these parts

from __future__ import annotations

import re
from typing import Any

from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.preview import Preview, _messages, _queries
from simcord.preview._dependencies import _DependencyRead
from simcord.preview._pages import _Page

WITHOUT_ID = "const target = stack[stack.length - 1];"
WITH_ID = """const target = stack[stack.length - 1];
    if (token.type === "mention" && token.kind === "channel") {
      const channel = node("span", "mention", token.label || "");
      channel.dataset.channel = token.id;
      target.append(channel);
      continue;
    }"""

_MENTION = re.compile(r"<(#|@!?)(\d{1,20})>")
_markdown_context = _messages._markdown_context
_is_entity_allowed = _DependencyRead.entity


def address_mentions(script: str) -> str:
    """Patch simcord's text script so that the mention of a channel contains the channel's id."""
    return script.replace(WITHOUT_ID, WITH_ID)


def patch_mentions() -> None:
    """Patch simcord's pages so that they show all mentions by name."""
    _messages._markdown_context = _context_with_names
    _queries._markdown_context = _context_with_names  # type: ignore[attr-defined]
    _DependencyRead.entity = _is_mention_allowed  # type: ignore[method-assign, assignment]


def _context_with_names(
    preview: Preview, page: _Page, message: Any, channel: Any, *, content: str = ""
) -> dict[str, Any]:
    """Return the names of mentioned objects, in direct messages also those from the user's guilds."""
    context = _markdown_context(preview, page, message, channel, content=content)
    backend, viewer = preview.env.backend, page.viewer.id
    if channel.guild_id is not None:
        return context
    for text in _messages._message_texts(message, content):
        for sign, identity in _MENTION.findall(text):
            if sign == "#" and channel_accessible(backend, int(identity), viewer):
                context["channels"][identity] = backend.get_channel(int(identity)).name
            elif sign != "#" and _share_a_guild(backend, viewer, int(identity)):
                context["users"][identity] = _messages._identity_name(preview, page, int(identity))
    return context


def _is_mention_allowed(read: _DependencyRead, kind: str, identity: Any) -> bool:
    """Return whether a mention is shown.

    Commands are shown even to users who may not use them here.
    """
    backend = read.preview.env.backend
    if kind == "command":
        commands = (command for scope in backend.commands.values() for command in scope.values())
        return read.retain(str(identity) in {str(command["id"]) for command in commands})
    in_direct_message = backend.get_channel(read.page.channel_id).guild_id is None
    if kind == "user" and in_direct_message and _share_a_guild(backend, read.page.viewer.id, int(identity)):
        return True
    return _is_entity_allowed(read, kind, identity)


def _share_a_guild(backend: Backend, one: int, other: int) -> bool:
    return any(one in guild.members and other in guild.members for guild in backend.guilds.values())
