"""Recordings of a league season: all messages, responses and exports while its matches run.

Two recorded simulations differ only in secrets: hands and decks, random secrets, and blocked players.
"""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace
from simcord import MemberActor

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.core.users import User
from host.history.results.recorder import result_rows
from host.leagues.lifecycle import draws
from host.leagues.lifecycle.kinds import AnnounceSeason, ShowDivision, ShowFixture, ShowSignUp
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import draw
from host.matches.settings import block_list
from host.turns.play import turn_actions
from storage.history import ratings, results
from storage.history.ratings import PoolRow, RatingRow
from storage.leagues.league import fixture_commitments
from storage.matches.match import matches
from storage.tables import fairness
from tests.bot.community import REASON, Community
from tests.bot.drawings import leave_undrawn
from tests.bot.observers import Heard, Watch, content, watching
from tests.bot.port import Port, at_port
from tests.bot.voyage import deal
from tests.engine.worlds import World
from tests.host.leagues.seasons import an_outcome
from tests.storage.examples import a_match

LOOKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("standings", {"text": True}), ("standings", {}), ("crosstable", {"text": True}), ("crosstable", {}),
    ("tables", {"which": "all"}), ("me", {}), ("rules", {}), ("history", {}),
    ("export", {}), ("export", {"file": "standings"}), ("export", {"file": "results"}),
    ("export", {"file": "ratings"}),
)  # fmt: skip
TOLD = (
    AnnounceSeason("week", 1), AnnounceSeason("idle", 1), AnnounceSeason("warned"), AnnounceSeason("hurried"),
    ShowSignUp(),
    ShowDivision(1), ShowFixture(1),
    ShowFixture(2),
)  # fmt: skip
"""The messages of a whole season, which are all sent at once here."""
COUNTED = re.compile(r'<id \d+>\w*|"nonce": "\w*"|"id": \d+')
"""Parts of the output that depend on the order in which objects were created. They are not compared."""
PAST = 1_700_000_000_000


class Hidden(NamedTuple):
    """A season's secrets.

    Each secret is known to at most one player.
    """

    dealt: World
    """The deal and the moves in the season's matches."""
    letter: str
    """The seed from which all random secrets are derived."""
    is_avoided: bool
    """Whether Ben blocks Ada. Otherwise he blocks Fay, who does not take part in the season."""


class Season(NamedTuple):
    """A recorded season: its output by reader."""

    before: Heard
    """The output that each reader could see before the draw."""
    whole: Heard


class Chance:
    """A deterministic source of secrets, seeded with the simulation's letter.

    Example secrets, such as the one for a draw preview, are the same in both simulations.
    """

    def __init__(self, letter: str) -> None:
        self._letter, self._numbers, self.is_example = letter, itertools.count(1), False

    def token_hex(self, length: int) -> str:
        """Replace `secrets.token_hex`."""
        told = "example" if self.is_example else f"{self._letter} {next(self._numbers)}"
        return sha256(told.encode()).hexdigest()[: 2 * length]

    @contextmanager
    def example(self) -> Iterator[None]:
        """Generate example secrets, which are the same in both simulations, inside the `with` block."""
        self.is_example = True
        yield
        self.is_example = False


async def watched(hidden: Hidden, folder: Path, patch: pytest.MonkeyPatch) -> Season:
    """Play a season up to the middle of its matches, open every view, and return all output."""
    chance = Chance(hidden.letter)
    deal(hidden.dealt, patch)
    leave_undrawn(patch)
    patch.setattr(secrets, "token_hex", chance.token_hex)
    keys = itertools.count(1)
    patch.setattr(secrets, "randbits", lambda _: next(keys))
    _draw_alike(patch)
    async with at_port(folder) as port:
        with watching(port, content) as watch:
            return await _Twin(port, hidden, watch, chance).play()


def _draw_alike(patch: pytest.MonkeyPatch) -> None:
    """Make the draw the same in both simulations.

    The draw and its secret are published, so a difference would not be a leak.
    """
    honest = draws._draw  # noqa: SLF001  # the draw alone, and no example of one

    def drawn(prepared: draws.DrawInput) -> Any:
        again = draw(prepared.plan, drawing.parse(prepared.transcript).entrants, "the same")
        return replace(honest(prepared), drawn=again)

    patch.setattr(draws, "_draw", drawn)


class _Twin:
    """A simulated season with Ada and Ben as players, Dee as host and Cem as spectator."""

    def __init__(self, port: Port, hidden: Hidden, watch: Watch, chance: Chance) -> None:
        self.port, self.hidden, self.watch, self.chance = port, hidden, watch, chance
        self.community = Community(port)
        watch.knows(self.community.host, "Dee")

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def play(self) -> Season:
        community, port = self.community, self.port
        await community.show_tools()
        with port.env.time_context():
            avoided = port.ada if self.hidden.is_avoided else community.people[3]
            for one in community.people:
                await port.key_of(one)
            await block_list.toggle_block(self.ctx, await port.person(port.ben), await port.person(avoided))
            await self._remember()
        await self._sign_up()
        before = self.watch.heard()
        bound = (await community.season()).season.commitment
        await community.rules("draw")
        await community.rules("start")
        known = await community.season()
        await self._follow(known)
        await self._look(port.ada, port.cem)
        await community.rules("rulings")
        return Season(
            masked(before, [bound]), masked(self.watch.heard(), await self._public(await community.season()))
        )

    async def _remember(self) -> None:
        """Store a finished match between Ada and Ben, so that they have a match history."""
        ada, ben = [await self.port.key_of(one) for one in (self.port.ada, self.port.ben)]
        guild_id = self.port.guild.id
        game = self.hidden.dealt.rules.id
        async with self.ctx.database.transaction() as tx:
            past = await matches.insert(tx, a_match(7, guild_id=guild_id, game=game, status="finished"))
            brought = replace(
                an_outcome(past.id, (ada, ben), {ada: 1.0, ben: 0.0}, set()),
                guild_id=guild_id, game=game, started=PAST, ended=PAST,
            )  # fmt: skip
            await results.put(tx, past.id, result_rows(brought))
            await ratings.put_pool(tx, PoolRow(guild_id=guild_id, game=game, algorithm="bt-full/1"))
            known = [
                RatingRow(
                    guild_id=guild_id,
                    game=game,
                    user_key=one,
                    mu=27,
                    sigma=5,
                    matches=9,
                    last_match_ended=PAST,
                    peak=27,
                )
                for one in (ada, ben)
            ]
            await ratings.put(tx, known)

    async def _sign_up(self) -> None:
        community, people = self.community, (self.port.ada, self.port.ben)
        await community.rules("create", name="Pearl league", game=self.hidden.dealt.rules.id, seats=2)
        await community.rules("open")
        await community.asks(self.port.ada, "join")
        await community.rules("add", player=self.port.ben, reason=REASON)
        for command in ("rules", "me", "export"):
            await community.asks(self.port.ada, command)
        with self.chance.example():
            await community.rules("preview")
        await community.rules("close")
        for person in people:
            await community.asks(person, "confirm")

    async def _follow(self, known: LoadedSeason) -> None:
        """Play the recorded moves in all matches, rule on one match, and send all season messages."""
        ctx, env = self.ctx, self.port.env
        for table in known.season.tables.values():
            assert table.match_id is not None
            sitting = [User(one, known.season.members[one].name) for one in table.user_keys]
            with env.time_context():
                await follow(ctx, table.match_id, sitting, self.hidden.dealt)
            # Run a command, so that the bot sends this match's messages before the next match's. The order is
            # then the same in both simulations.
            await self.community.rules("auto-seasons", enabled=True)
        await self.community.rules("rule", table="1", ruling="places", places="1 2", reason=REASON)
        with env.time_context():
            async with ctx.database.transaction() as tx:
                await outbox.add(ctx, tx, season_owner(known.id), *TOLD)
        await self.community.rules("auto-seasons", enabled=True)
        # Advance the time, because the simulation stores the recipient of a response for only 15 minutes.
        await self.community.wait(0.004)

    async def _look(self, *people: MemberActor) -> None:
        """Open all views of a season and its players as each of the given users."""
        lobby, ben = self.port.lobby, self.port.ben
        for who in people:
            for command, options in LOOKED:
                await self.community.asks(who, command, **options)
            await who.slash(lobby, "profile", player=ben)
            await who.slash(lobby, "versus", player=ben)
            for command in ("rating", "records"):
                await who.slash(lobby, command, game=self.hidden.dealt.rules.id)

    async def _public(self, known: LoadedSeason) -> list[str]:
        """Return the published values that are derived from secrets, including the hash of each transcript."""
        told = [known.season.commitment, known.season.lots_hash, known.season.secret]
        async with self.ctx.database.read_transaction() as tx:
            bound = [await fixture_commitments.get(tx, known.id, table, 0) for table in known.season.tables]
            begun = [await fairness.get_commitment(tx, one.match_id) for one in bound if one is not None]
        # The transcript contains the commitment, so its hash also differs between the simulations.
        starts = [sha256((one.transcript or "").encode()).hexdigest() for one in begun if one is not None]
        return told + [one.commitment for one in bound if one is not None] + starts


async def follow(ctx: Context, match_id: int, sitting: list[User], made: World) -> None:
    """Play the moves of `made` in a match."""
    for seat, action in zip(made.movers, made.actions, strict=True):
        user = sitting[seat]
        panel = await turn_actions.load_panel(ctx, match_id, user)
        wanted = msgspec.to_builtins(action)
        (index,) = (offer.index for offer in panel.offers if offer.action == wanted)
        panel = await turn_actions.choose(ctx, match_id, user, panel.revision, index, confirm_reveal=True)
        if panel.can_confirm:
            await turn_actions.confirm(ctx, match_id, user)


def masked(heard: Heard, public: Iterable[str]) -> Heard:
    """Return the output without the published values that are derived from secrets.

    The lines are sorted, because two matches post concurrently.
    """
    known = [one for one in public if one]

    def plain(line: str) -> str:
        for number, one in enumerate(known):
            line = line.replace(one, f"<public {number}>")
        return COUNTED.sub("", line)

    return {reader: sorted(map(plain, lines)) for reader, lines in heard.items()}
