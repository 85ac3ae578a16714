"""Looking at the posts themselves by which a match was bound: what the database says of them would prove nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

import discord
from msgspec import Struct

from bot.core.interactions.replies import WORLD
from bot.core.sending.failures import Failure, kind_of
from host.tables.fairness.fairness import Expected

Verdict: TypeAlias = Literal[
    "stands",
    "never-posted",
    "unseen",  # Discord would not show it now
    "gone",
    "not-ours",
    "edited",
    "differs",  # does not say what it must
    "disordered",  # older than what it has to follow
]
UNKNOWN: tuple[Verdict, ...] = ("never-posted", "unseen")
"""Of these nobody can tell whether anything is amiss."""


class Seen(Struct, frozen=True):
    """What was found of a post."""

    expected: Expected
    verdict: Verdict


async def look(client: discord.Client, expected: Sequence[Expected]) -> tuple[Seen, ...]:
    """Look at posts one by one; each must be newer than those before it."""
    seen, latest = list[Seen](), 0
    for one in expected:
        verdict = await _look_at(client, one)
        if one.at is not None:
            is_newer = one.at.message > latest
            latest = max(latest, one.at.message)
            verdict = "disordered" if verdict == "stands" and not is_newer else verdict
        seen.append(Seen(one, verdict))
    return tuple(seen)


async def _look_at(client: discord.Client, expected: Expected) -> Verdict:
    if expected.at is None:
        return "never-posted"
    channel = client.get_partial_messageable(expected.at.channel)
    try:
        message = await channel.fetch_message(expected.at.message)
    except WORLD as slip:
        return "gone" if kind_of(slip) in {Failure.MESSAGE, Failure.CHANNEL} else "unseen"
    if client.user is None or message.author.id != client.user.id:
        return "not-ours"
    if message.edited_at is not None:
        return "edited"
    said = "\n".join(_texts(message.components))
    return "stands" if all(must in said for must in expected.says) else "differs"


def _texts(components: Iterable[object]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))
