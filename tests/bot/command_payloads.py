"""A cache of command payloads, shared by all bots in a test run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from discord import app_commands

from bot.core.interactions.commands import CommandTranslator

PayloadMethod: TypeAlias = Callable[..., Awaitable[dict[str, Any]]]
PAYLOADS = dict[tuple[object, ...], dict[str, Any]]()
"""Command payloads by command and translator."""


def cache_command_payloads(patch: pytest.MonkeyPatch) -> None:
    """Cache command payloads, so that each is built only once per translator."""
    for kind in (app_commands.Command, app_commands.Group):
        patch.setattr(kind, "get_translated_payload", _cached(kind.get_translated_payload))


def _cached(method: PayloadMethod) -> PayloadMethod:
    async def worded(command: Any, tree: Any, translator: CommandTranslator) -> dict[str, Any]:
        key = (command, type(translator), CommandTranslator.translate)
        if key not in PAYLOADS:
            PAYLOADS[key] = await method(command, tree, translator)
        return PAYLOADS[key]

    return worded
