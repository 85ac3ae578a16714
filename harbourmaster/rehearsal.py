"""`harbourmaster rehearse`: checks the bot's assumptions about Discord on a test server."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

from bot.core.words.layout import Upload
from bot.runtime.process.environment import Settings, with_token
from bot.runtime.process.exit_codes import FatalError
from bot.runtime.rehearsal import program
from bot.runtime.rehearsal.stage import Options
from harbourmaster.failure import Failure

STOPPED = 130
"""The exit code if the rehearsal was interrupted."""
WAIT = 300
"""Default number of seconds to wait for each action that the operator has to perform."""


def rehearse(
    settings: Settings, guild: int, channel: int, *, wait: int, slow: bool, image: Path | None
) -> int:
    """Run the rehearsal, print its report, and return the exit code."""
    picture = None if image is None else Upload(image.read_bytes(), f"rehearsal{image.suffix}", "Rehearsal")
    if settings.log != "DEBUG":
        # Hide the log: it contains ids, and rejected requests are expected during a rehearsal.
        logging.getLogger().addHandler(logging.NullHandler())
    else:
        logging.basicConfig(level=logging.INFO)
    try:
        report = program.rehearse(with_token(settings), Options(guild, channel, wait, slow, picture))
    except program.CannotBegin as reason:
        raise Failure(str(reason)) from reason
    except FatalError as reason:
        print(f"harbourmaster: {reason}", file=sys.stderr)
        return reason.code
    except asyncio.CancelledError:
        return STOPPED
    print(report)
    return 1 if report.has_failures else 0
