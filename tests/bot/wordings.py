"""Commands as Discord is told of them: in tests worded once, not anew for each bot that starts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from discord import app_commands

from bot.core.interactions.commands import CommandTranslator

Wording: TypeAlias = Callable[..., Awaitable[dict[str, Any]]]
WORDED = dict[tuple[object, ...], dict[str, Any]]()
"""What was told of a command, by the command and how its texts were translated."""


def word_once(patch: pytest.MonkeyPatch) -> None:
    """Let what is told of a command be what was told of it before, while it is translated as it was then."""
    for kind in (app_commands.Command, app_commands.Group):
        patch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _once(wording: Wording) -> Wording:
    async def worded(command: Any, tree: Any, translator: CommandTranslator) -> dict[str, Any]:
        key = (command, type(translator), CommandTranslator.translate)
        if key not in WORDED:
            WORDED[key] = await wording(command, tree, translator)
        return WORDED[key]

    return worded
