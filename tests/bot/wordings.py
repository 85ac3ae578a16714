"""A cache of command payloads, shared by all bots in a test run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from discord import app_commands

from bot.core.interactions.commands import CommandTranslator

Wording: TypeAlias = Callable[..., Awaitable[dict[str, Any]]]
WORDED = dict[tuple[object, ...], dict[str, Any]]()
"""Command payloads by command and translator."""


def word_once(patch: pytest.MonkeyPatch) -> None:
    """Cache command payloads, so that each is built only once per translator."""
    for kind in (app_commands.Command, app_commands.Group):
        patch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _once(wording: Wording) -> Wording:
    async def worded(command: Any, tree: Any, translator: CommandTranslator) -> dict[str, Any]:
        key = (command, type(translator), CommandTranslator.translate)
        if key not in WORDED:
            WORDED[key] = await wording(command, tree, translator)
        return WORDED[key]

    return worded
