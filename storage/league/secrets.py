"""Secrets of seasons: what they are drawn from, kept apart from their rows so that it goes nowhere with them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.league.schema import season_secrets


class SecretsRow(rows.Row, frozen=True, kw_only=True):
    """What a season is drawn from; nothing of it stands in what is printed."""

    season: int
    draw: str
    lots: str

    def __repr__(self) -> str:
        """Tell nothing."""
        return "SecretsRow(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Tell nothing."""
        return []


async def put(tx: AsyncConnection, secrets: SecretsRow) -> None:
    """Keep the secrets of a new season."""
    await tx.execute(insert(season_secrets), asdict(secrets))


async def change(tx: AsyncConnection, secrets: SecretsRow) -> None:
    """Keep other secrets of a season whose draw was given up."""
    await tx.execute(
        update(season_secrets)
        .where(season_secrets.c.season == secrets.season)
        .values(draw=secrets.draw, lots=secrets.lots)
    )


async def get(tx: AsyncConnection, season: int) -> SecretsRow | None:
    """Return the secrets of a season, or None."""
    chosen = select(season_secrets).where(season_secrets.c.season == season)
    return rows.first(SecretsRow, await tx.execute(chosen))
