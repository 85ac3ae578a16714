"""Secrets don't travel: nothing that leaves the host tells what a match is dealt from before it is over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from engine.core.chance import Seeded
from engine.core.library import game
from engine.core.model import Action
from host.core.context import Context
from host.match import reading
from host.view import boards
from tests.host.acting import ADA, begun, opened, take_turn


def strings_in(handed: object) -> Iterator[str]:
    """Yield every string of what is handed out, however deep it lies."""
    match handed:
        case str():
            yield handed
        case bytes():
            yield handed.decode()
        case msgspec.Struct():
            yield from strings_in([getattr(handed, name) for name in handed.__struct_fields__])
        case Mapping():
            yield from strings_in([*handed.items()])
        case Iterable():
            for part in handed:
                yield from strings_in(part)


async def deals_again(ctx: Context, match_id: int, handed: object) -> bool:
    """Tell whether a string of what is handed out, or a word of one, is the seed of the match's deal."""
    match = await reading.begun(ctx, match_id, whole=True)
    rules, dealt = match.game, match.line.marks[0].state
    guesses = {word for told in strings_in(handed) for word in (told, *re.findall(r"\w+", told))}
    edition = rules.edition_of(dealt)
    return any(rules.deal(len(match.seats), edition, Seeded(guess)) == dealt for guess in guesses)


async def test_a_spectator_cannot_deal_the_hidden_stacks_again(ctx: Context) -> None:
    row = await begun(ctx)
    assert not await deals_again(ctx, row.id, (await boards.board(ctx, row.id, None)).match)


class Spy:
    """A robot that keeps what it is given, and plays the first thing offered."""

    def __init__(self) -> None:
        self.given: list[object] = []

    def pick(self, view: Any, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        self.given += [view, *offered, chance]
        return offered[0], chance


async def test_a_robot_cannot_deal_the_hidden_stacks_again(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setitem(game("pearls").robots, "greedy", spy)
    row = await opened(ctx, robots=1, level="greedy")
    await take_turn(ctx, row.id, ADA, 1)
    assert any(isinstance(one, Seeded) for one in spy.given)
    assert not await deals_again(ctx, row.id, spy.given)
