"""Exit codes for supervisors, and error messages for operators.

The messages are not translated.
"""

from __future__ import annotations

from enum import IntEnum

import discord

from bot.core.interactions.replies import NETWORK_ERRORS, is_malformed_response
from storage.core.sql.database_errors import DatabaseUnavailable


class Exit(IntEnum):
    """An exit code of the bot.

    It shows a supervisor why the bot exited.
    """

    DONE = 0
    CRASHED = 1
    SETTINGS = 2
    TOKEN_MISSING = 3
    TOKEN_REFUSED = 4
    INTENTS = 5
    DATABASE = 6
    UNREACHABLE = 7
    DATABASE_UNAVAILABLE = 8
    HUNG = 9
    DATABASE_LOST = 10


FINAL = frozenset({Exit.SETTINGS, Exit.TOKEN_MISSING, Exit.TOKEN_REFUSED, Exit.INTENTS, Exit.DATABASE})
"""Exit codes for errors that a restart can't fix; the operator has to fix the cause."""


class FatalError(Exception):
    """Raised if the bot can't run; contains the exit code and the message for the operator."""

    def __init__(self, code: Exit, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


TRANSIENT_REASONS = frozenset({"busy", "disk", "full", "no-copy", "unreachable"})
"""Database errors that may be temporary, such as a full disk."""
SETTINGS_REASONS = frozenset({"address", "folder", "login", "parameter", "pooler"})
"""Database errors that can only be fixed by changing the settings."""
PORTAL = "the developer portal (your application, then Bot)"
REFUSED = f"Discord does not know this DISCORD_TOKEN. Get a new one from {PORTAL}: Reset Token."
INTENTS = f"Discord refuses the intents the bot asks for. Allow them in {PORTAL}: Privileged Gateway Intents."
BY_CLOSE_CODE = {
    4004: (Exit.TOKEN_REFUSED, REFUSED),
    4010: (
        Exit.SETTINGS,
        "Discord refuses the bot as a shard. All processes need the same HARBOURMASTER_SHARDS.",
    ),
    4011: (
        Exit.SETTINGS,
        "The bot is in too many servers for one connection: Discord asks for more shards. See docs/scaling.md.",
    ),
    4012: (
        Exit.SETTINGS,
        "Discord does not speak this version of its gateway any more. Install a newer version of Harbourmaster.",
    ),
    4013: (Exit.INTENTS, INTENTS),
    4014: (Exit.INTENTS, INTENTS),
}
"""Exit codes and messages for gateway close codes that mean a permanent rejection."""
MAX_LETTERS = 200
"""Maximum number of characters to quote from an error, which may contain a whole web page."""


def exit_for(error: Exception) -> FatalError | None:
    """Return the fatal error for a failure of the database, Discord or network; None for a bug."""
    if isinstance(error, DatabaseUnavailable):
        text = f"The database can't be used: {error.detail} ({error.reason})"
        return FatalError(database_exit(error), text)
    return _exit_for_discord(error)


def _exit_for_discord(error: Exception) -> FatalError | None:
    match error:
        case discord.LoginFailure():
            return FatalError(Exit.TOKEN_REFUSED, REFUSED)
        case discord.PrivilegedIntentsRequired():
            return FatalError(Exit.INTENTS, INTENTS)
        case discord.ConnectionClosed() if error.code in BY_CLOSE_CODE:
            return FatalError(*BY_CLOSE_CODE[error.code])
        case discord.GatewayNotFound() | discord.ConnectionClosed():
            return _unreachable(error)
    if isinstance(error, NETWORK_ERRORS):
        return _unreachable(error)
    if not is_malformed_response(error):
        return None
    if isinstance(error.__context__, NETWORK_ERRORS):
        # After a failed first connection, discord.py raises a second error because there is no session to
        # resume.
        return _unreachable(error.__context__)
    text = f"What Discord answers can't be understood: {_brief(error)}"
    return FatalError(Exit.UNREACHABLE, text)


def database_exit(error: DatabaseUnavailable) -> Exit:
    """Return the exit code for an unusable database."""
    if error.reason in SETTINGS_REASONS:
        return Exit.SETTINGS
    return Exit.DATABASE_UNAVAILABLE if error.reason in TRANSIENT_REASONS else Exit.DATABASE


def _unreachable(error: BaseException) -> FatalError:
    return FatalError(Exit.UNREACHABLE, f"Discord can't be reached: {_brief(error)}")


def _brief(error: BaseException) -> str:
    """Return an error as one line."""
    text = str(error) if isinstance(error, NETWORK_ERRORS) and str(error) else repr(error)
    return " ".join(text.split())[:MAX_LETTERS]
