"""Patience with a bot that is still working.

simcord is made for tests, in which a bot that does not become idle in time has failed. On a busy machine, or
while a robot searches, the playground instead shows what has been answered so far, and the rest later.
"""
# ruff: noqa: SLF001 # simcord has no public names for these parts

from __future__ import annotations

import logging

import simcord

START_TIMEOUT = 120.0
"""Maximum seconds until the bot is idle after its start."""

log = logging.getLogger(__name__)


def wait_patiently(env: simcord.Env) -> None:
    """Patch an environment so that an action ends at the timeout even if the bot is still working.

    The start still raises TimeoutError, but waits for `START_TIMEOUT` at least. simcord waits for 5 seconds.
    """
    settle = env._settle_internal

    async def settle_or_return(*, timeout: float | None = None, **how: object) -> None:  # noqa: ASYNC109  # simcord's name
        if timeout is not None:
            return await settle(timeout=max(timeout, START_TIMEOUT), **how)  # type: ignore[arg-type]
        try:
            await settle(**how)  # type: ignore[arg-type]
        except TimeoutError:
            log.debug("the bot is still working")

    env._settle_internal = settle_or_return  # type: ignore[method-assign]
