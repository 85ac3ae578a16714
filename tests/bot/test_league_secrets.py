"""Nothing that is posted or answered of a league tells what is hidden in its matches: other worlds, byte for byte."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.library import game
from host.core.context import Context
from host.core.people import Person
from host.play import turns
from tests.bot.community import Community
from tests.bot.port import at_port
from tests.bot.voyage import deal, until_asked
from tests.bot.watching import Heard, differing, watching
from tests.engine.worlds import World, other, world

LOOKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("standings", {"words": True}), ("standings", {}), ("cross", {}), ("tables", {"which": "all"}), ("mine", {}),
    ("rules", {}), ("history", {}), ("export", {}), ("export", {"file": "standings"}), ("export", {"file": "results"}),
)  # fmt: skip


COUNTED = re.compile(r'<id \d+>\w*|"nonce": "\w*"|"id": \d+')
"""What tells the order in which something was made."""


async def sail(made: World, folder: Path, patch: pytest.MonkeyPatch) -> Heard:
    """Play the beginning of all matches of a season as in a world, look at everything, and return what was heard."""
    deal(made, patch)
    async with at_port(folder) as port:
        with watching(port) as watch:
            community = Community(port)
            watch._names[community.host.id] = "Dee"  # noqa: SLF001  # one more who reads
            await community.show_tools()
            known = await community.begin(made.rules.id, port.ada, port.ben)
            for table in known.season.tables.values():
                assert table.match is not None
                sitting = [Person(one, known.season.members[one].name) for one in table.people]
                with port.env.time_context():
                    await follow(port.bot.services.ctx, table.match, sitting, made)
                # What is posted of one match is posted before that of the next: their order is nobody's secret.
                await community.rules("rest", again=True)
            # The simulation forgets whose an answer was after a quarter of an hour.
            await community.wait(0.004)
            for who in (port.ada, port.cem):
                for command, options in LOOKED:
                    await community.asks(who, command, **options)
            return watch.heard()


async def follow(ctx: Context, match: int, sitting: list[Person], made: World) -> None:
    """Make the moves of a world in a match."""
    for seat, action in zip(made.movers, made.actions, strict=True):
        person = sitting[seat]
        panel = await turns.panel(ctx, match, person)
        wanted = msgspec.to_builtins(action)
        (index,) = (offer.index for offer in panel.offers if offer.action == wanted)
        panel = await turns.choose(ctx, match, person, panel.revision, index, confirm_reveal=True)
        if panel.can_confirm:
            await turns.confirm(ctx, match, person)


def unordered(heard: Heard) -> Heard:
    """Return what was heard in no order: two matches are posted beside each other, whichever comes first."""
    return {reader: sorted(COUNTED.sub("", line) for line in lines) for reader, lines in heard.items()}


async def test_posts_and_answers_of_a_league_tell_nothing_hidden(tmp_path: Path) -> None:
    dealt = until_asked(world(game("nautilus-island"), 2, seed=1), 12)
    another = other(dealt, None, seed=1)
    assert another.chance != dealt.chance
    heard = list[Heard]()
    for name, made in (("dealt", dealt), ("other", another)):
        with pytest.MonkeyPatch.context() as patch:
            heard.append(await sail(made, tmp_path / name, patch))
    assert {"everybody", "Ada", "Cem", "Dee"} <= set(heard[0])
    assert differing(*map(unordered, heard)) == set()
