"""A report on the bot's health, written for hosts."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import isfinite

from bot.core.features import Button, Feature
from bot.core.ids import Click
from bot.core.metrics.backup_state import BackupState
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.decisions.closed_channels import closure_lines
from bot.matches.match.buttons import HOST_PANEL
from bot.matches.permissions import acting_host
from engine.core.files.library import broken_games
from engine.core.text import text
from host.decisions.closed_channels import access
from host.operations.health import HealthFigures, load_figures


class HealthClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    HEALTH = "health"


SLOW = 2.0
"""Minimum response time in seconds that counts as slow."""
LATE = 60.0
"""Minimum age in seconds of pending work that counts as late."""


def health_message(
    found: HealthFigures,
    latency: float,
    backups: BackupState,
    translate: Translator,
    closed: Sequence[str] = (),
    missing: Sequence[str] = (),
) -> MessageView:
    """Report the bot's health: an overall verdict, followed by each problem that hosts may notice.

    `closed` describes the channels in which the bot can't write. `missing` lists the games that can't be loaded.
    """
    sentences = [
        translate(text("health-matches", count=found.running)),
        _discord(latency, translate),
        _late("health-posts", "health-posts-late", found.posts.count, found.posts.age, translate),
        _late("health-robots", "health-robots-late", found.jobs.count, found.jobs.age, translate),
        _late("health-timers", "health-timers-late", found.timers.count, found.timers.age, translate),
        translate(text("health-database" if found.database_latency < SLOW else "health-database-slow")),
    ]
    if missing:
        sentences.append(
            translate(text("health-games", games=translate.join_list(missing), count=len(missing)))
        )
    if backups.is_on:
        sentences.append(translate(text("health-backups-failed" if backups.error else "health-backups")))
    heading = translate(text("health-closed" if closed else _verdict(found, latency, backups)))
    most = MESSAGE_TEXT - len(heading) - 2 * len(sentences) - 10
    places = fit_lines([f"- {one}" for one in closed], most - sum(map(len, sentences)))
    lines = [*places, *(f"- {one}" for one in sentences)]
    return MessageView(container(texts(f"### {heading}", "\n".join(lines))))


def _verdict(found: HealthFigures, latency: float, backups: BackupState) -> str:
    if not is_healthy(found, latency):
        return "health-busy"
    return "health-unsafe" if backups.error else "health-well"


def is_healthy(found: HealthFigures, latency: float) -> bool:
    """Return whether response times and backlogs are normal."""
    oldest = max(found.posts.age, found.jobs.age, found.timers.age)
    return oldest < LATE and found.database_latency < SLOW and not (isfinite(latency) and latency >= SLOW)


def _discord(latency: float, translate: Translator) -> str:
    if not isfinite(latency):
        return translate(text("health-discord-unknown"))
    return translate(text("health-discord" if latency < SLOW else "health-discord-slow"))


def _late(key: str, late: str, count: int, age: float, translate: Translator) -> str:
    minutes = int(age // LATE)
    return translate(text(late, count=count, minutes=minutes) if minutes else text(key))


async def health(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a host the bot's health."""
    await acting_host(interaction, "")
    ctx, guild_id = ctx_of(interaction), interaction.guild_id or 0
    found, client = await load_figures(ctx, guild_id), interaction.client
    closed = closure_lines(client, await access.closed_of_guild(ctx, guild_id), translate)
    return health_message(
        found, client.latency, client.services.backups, translate, closed, [*broken_games()]
    )


FEATURE = Feature(
    clicks={HealthClick.HEALTH: health},
    buttons=(Button(placement=HOST_PANEL, click=HealthClick.HEALTH, label="button-host-health", order=10),),
)
