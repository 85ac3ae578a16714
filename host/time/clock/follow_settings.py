"""What changed settings mean for clocks: until now they go by the former ones."""

from __future__ import annotations

from host.core.context import Context
from host.matches.settings.events import (
    PreferencesChanged,
    PreferencesChanging,
    ServerSettingsChanged,
    ServerSettingsChanging,
)
from host.time.clock import timing
from storage.core.database import Transaction

NOT_COUNTED_BY = frozenset({"confirm", "palette", "text_first", "avoids"})
"""Preferences that neither a clock nor a notice goes by."""


async def settle_person(ctx: Context, tx: Transaction, event: PreferencesChanging) -> None:
    """Count a person's clocks by their former preferences."""
    if not event.fields <= NOT_COUNTED_BY:
        await timing.settle_person(ctx, tx, event.person)


async def set_person_anew(ctx: Context, tx: Transaction, event: PreferencesChanged) -> None:
    """Set anew what goes by a person's clocks."""
    if not event.fields <= NOT_COUNTED_BY:
        await timing.set_person_anew(ctx, tx, event.person)


async def settle_server(ctx: Context, tx: Transaction, event: ServerSettingsChanging) -> None:
    """Count the clocks of a server by its former allowance of days off."""
    if "vacation_days" in event.fields:
        await timing.settle_server(ctx, tx, event.server)


async def set_server_anew(ctx: Context, tx: Transaction, event: ServerSettingsChanged) -> None:
    """Set anew what goes by the clocks of a server."""
    if "vacation_days" in event.fields:
        await timing.set_server_anew(ctx, tx, event.server)
