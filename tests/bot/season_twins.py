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
from host.matches import pages
from host.matches.settings import block_list
from host.turns.play import turn_actions
from pages.data.addresses import Address
from storage.history import ratings, results
from storage.history.ratings import PoolRow, RatingRow
from storage.leagues.league import fixture_commitments
from storage.matches.match import matches
from storage.tables import fairness
from tests.bot.community import REASON, Community
from tests.bot.drawings import skip_rendering
from tests.bot.observers import OutputRecorder, ReaderOutput, content_text, record_output
from tests.bot.port import Port, running_port
from tests.bot.recorded_games import script_world
from tests.engine.worlds import World
from tests.host.leagues.seasons import create_outcome
from tests.pages.helpers import all_bytes, guild_row, note_channel, turn_pages_on
from tests.storage.examples import create_match_row

VIEW_COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("standings", {"text": True}), ("standings", {}), ("crosstable", {"text": True}), ("crosstable", {}),
    ("tables", {"which": "all"}), ("me", {}), ("rules", {}), ("history", {}),
    ("export", {}), ("export", {"file": "standings"}), ("export", {"file": "results"}),
    ("export", {"file": "ratings"}),
)  # fmt: skip
SEASON_MESSAGES = (
    AnnounceSeason("week", 1), AnnounceSeason("idle", 1), AnnounceSeason("warned"), AnnounceSeason("hurried"),
    ShowSignUp(),
    ShowDivision(1), ShowFixture(1),
    ShowFixture(2),
)  # fmt: skip
"""The messages of a whole season, which are all sent at once here."""
ID_PATTERN = re.compile(r'<id \d+>\w*|"nonce": "\w*"|"id": \d+')
"""Parts of the output that depend on the order in which objects were created. They are not compared."""
PAST_MATCH_TIME = 1_700_000_000_000


class SeasonSecrets(NamedTuple):
    """A season's secrets.

    Each secret is known to at most one player.
    """

    world: World
    """The deal and the moves in the season's matches."""
    seed: str
    """The seed from which all random secrets are derived."""
    is_avoided: bool
    """Whether Ben blocks Ada. Otherwise he blocks Fay, who does not take part in the season."""


class SeasonOutput(NamedTuple):
    """A recorded season: its output by reader."""

    before_draw: ReaderOutput
    """The output that each reader could see before the draw."""
    complete: ReaderOutput


class SecretSource:
    """A deterministic source of secrets, which are derived from a seed.

    Example secrets, such as the one for a draw preview, do not depend on the seed.
    """

    def __init__(self, seed: str) -> None:
        self._seed, self._numbers, self.is_example = seed, itertools.count(1), False

    def token_hex(self, length: int) -> str:
        """Replace `secrets.token_hex`."""
        text = "example" if self.is_example else f"{self._seed} {next(self._numbers)}"
        return sha256(text.encode()).hexdigest()[: 2 * length]

    @contextmanager
    def use_example_secret(self) -> Iterator[None]:
        """Generate only example secrets inside the `with` block.

        They are the same in both simulations.
        """
        self.is_example = True
        yield
        self.is_example = False


async def record_season(
    season_secrets: SeasonSecrets, folder: Path, patch: pytest.MonkeyPatch
) -> SeasonOutput:
    """Play a season up to the middle of its matches, open every view, and return all output."""
    chance = SecretSource(season_secrets.seed)
    script_world(season_secrets.world, patch)
    skip_rendering(patch)
    patch.setattr(secrets, "token_hex", chance.token_hex)
    keys = itertools.count(1)
    patch.setattr(secrets, "randbits", lambda _: next(keys))
    _fix_draw(patch)
    async with running_port(folder) as port:
        with record_output(port, content_text) as watch:
            return await _SeasonRun(port, season_secrets, watch, chance).run()


def _fix_draw(patch: pytest.MonkeyPatch) -> None:
    """Make the draw the same in both simulations.

    The draw and its secret are published, so they may differ without being a leak.
    """
    honest = draws._draw  # noqa: SLF001  # only for the real draw, not for previews

    def drawn(prepared: draws.DrawInput) -> Any:
        again = draw(prepared.plan, drawing.parse(prepared.transcript).entrants, "the same")
        return replace(honest(prepared), drawn=again)

    patch.setattr(draws, "_draw", drawn)


class _SeasonRun:
    """A simulated season with Ada and Ben as players, Dee as host and Cem as spectator."""

    def __init__(
        self, port: Port, season_secrets: SeasonSecrets, recorder: OutputRecorder, secret_source: SecretSource
    ) -> None:
        self.port, self.season_secrets, self.recorder, self.secret_source = (
            port,
            season_secrets,
            recorder,
            secret_source,
        )
        self.community = Community(port)
        self.token = ""
        recorder.set_user_name(self.community.host, "Dee")

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def run(self) -> SeasonOutput:
        community, port = self.community, self.port
        with self.secret_source.use_example_secret():
            self.token = await turn_pages_on(port)
        await community.allow_host_commands()
        with port.env.time_context():
            avoided = port.ada if self.season_secrets.is_avoided else community.people[3]
            for member in community.people:
                await port.key_of(member)
            await block_list.toggle_block(self.ctx, await port.user_of(port.ben), await port.user_of(avoided))
            await self._store_past_match()
        await self._sign_up()
        await self._read_pages()
        before = self.recorder.output_by_reader()
        bound = (await community.season()).season.commitment
        await community.run_host_command("draw")
        await community.run_host_command("start")
        known = await community.season()
        for channel in port.query_column("SELECT channel FROM matches"):
            await note_channel(port, channel)
        await self._read_pages()
        await self._play_matches(known)
        await self._read_pages()
        await self._view_everything(port.ada, port.cem)
        await community.run_host_command("rulings")
        return SeasonOutput(
            mask_published_values(before, [bound]),
            mask_published_values(
                self.recorder.output_by_reader(), await self._published_values(await community.season())
            ),
        )

    async def _read_pages(self) -> None:
        """Record every byte of the web pages of the server, the league, its matches, and a player."""
        row = await guild_row(self.ctx, self.port.guild.id)
        server = Address("server", self.token)
        ada = await self.port.user_of(self.port.ada)
        with self.port.env.time_context():
            await pages.choose_page(self.ctx, self.port.guild.id, ada, has_page=True)
        matches_ = [server.of("match", number) for number in self.port.query_column("SELECT id FROM matches")]
        found = await all_bytes(
            self.port, Address("home"), server.of("game", self.season_secrets.world.rules.id),
            server.of("player", pages.player_slug(row, ada.key)), server, server.of("league", 1), *matches_,
        )  # fmt: skip
        self.recorder.note_pages(found)

    async def _store_past_match(self) -> None:
        """Store a finished match between Ada and Ben, so that they have a match history."""
        ada, ben = [await self.port.key_of(member) for member in (self.port.ada, self.port.ben)]
        guild_id = self.port.guild.id
        game = self.season_secrets.world.rules.id
        async with self.ctx.database.transaction() as tx:
            past = await matches.insert(
                tx, create_match_row(7, guild_id=guild_id, game=game, status="finished")
            )
            outcome = replace(
                create_outcome(past.id, (ada, ben), {ada: 1.0, ben: 0.0}, set()),
                guild_id=guild_id, game=game, started=PAST_MATCH_TIME, ended=PAST_MATCH_TIME,
            )  # fmt: skip
            await results.put(tx, past.id, result_rows(outcome))
            await ratings.put_pool(tx, PoolRow(guild_id=guild_id, game=game, algorithm="bt-full/1"))
            known = [
                RatingRow(
                    guild_id=guild_id,
                    game=game,
                    user_key=one,
                    mu=27,
                    sigma=5,
                    matches=9,
                    last_match_ended=PAST_MATCH_TIME,
                    peak=27,
                )
                for one in (ada, ben)
            ]
            await ratings.put(tx, known)

    async def _sign_up(self) -> None:
        community, people = self.community, (self.port.ada, self.port.ben)
        await community.run_host_command(
            "create", name="Pearl league", game=self.season_secrets.world.rules.id, seats=2
        )
        await community.run_host_command("open")
        await community.run_command(self.port.ada, "join")
        await community.run_host_command("add", player=self.port.ben, reason=REASON)
        for command in ("rules", "me", "export"):
            await community.run_command(self.port.ada, command)
        with self.secret_source.use_example_secret():
            await community.run_host_command("preview")
        await community.run_host_command("close")
        for member in people:
            await community.run_command(member, "confirm")

    async def _play_matches(self, season: LoadedSeason) -> None:
        """Play the recorded moves in all matches, rule on one match, and send all season messages."""
        ctx, env = self.ctx, self.port.env
        for table in season.season.tables.values():
            assert table.match_id is not None
            sitting = [User(user_key, season.season.members[user_key].name) for user_key in table.user_keys]
            with env.time_context():
                await play_recorded_moves(ctx, table.match_id, sitting, self.season_secrets.world)
            # This command makes the bot send the messages of this match before those of the next match. Their
            # order is then the same in both simulations.
            await self.community.run_host_command("auto-seasons", enabled=True)
        await self.community.run_host_command("rule", table="1", ruling="places", places="1 2", reason=REASON)
        with env.time_context():
            async with ctx.database.transaction() as tx:
                await outbox.add(ctx, tx, season_owner(season.id), *SEASON_MESSAGES)
        await self.community.run_host_command("auto-seasons", enabled=True)
        # Advance the time, because the simulation stores the recipient of a response for only 15 minutes.
        await self.community.pass_days(0.004)

    async def _view_everything(self, *people: MemberActor) -> None:
        """Open all views of a season and its players as each of the given users."""
        lobby, ben = self.port.lobby, self.port.ben
        for member in people:
            for command, options in VIEW_COMMANDS:
                await self.community.run_command(member, command, **options)
            await member.slash(lobby, "profile", player=ben)
            await member.slash(lobby, "versus", player=ben)
            for command in ("rating", "records"):
                await member.slash(lobby, command, game=self.season_secrets.world.rules.id)

    async def _published_values(self, season: LoadedSeason) -> list[str]:
        """Return the published values that are derived from secrets.

        They include the hash of each transcript.
        """
        texts = [season.season.commitment, season.season.lots_hash, season.season.secret]
        async with self.ctx.database.read_transaction() as tx:
            bound = [await fixture_commitments.get(tx, season.id, table, 0) for table in season.season.tables]
            begun = [
                await fairness.get_commitment(tx, fixture_commitment_row.match_id)
                for fixture_commitment_row in bound
                if fixture_commitment_row is not None
            ]
        # The transcript contains the commitment, so its hash also differs between the simulations.
        starts = [
            sha256((commitment_row.transcript or "").encode()).hexdigest()
            for commitment_row in begun
            if commitment_row is not None
        ]
        return texts + [one.commitment for one in bound if one is not None] + starts


async def play_recorded_moves(ctx: Context, match_id: int, players: list[User], world: World) -> None:
    """Play the moves of a given world in a match."""
    for seat, action in zip(world.movers, world.actions, strict=True):
        user = players[seat]
        panel = await turn_actions.load_panel(ctx, match_id, user)
        wanted = msgspec.to_builtins(action)
        (index,) = (offer.index for offer in panel.offers if offer.action == wanted)
        panel = await turn_actions.choose(ctx, match_id, user, panel.revision, index, confirm_reveal=True)
        if panel.can_confirm:
            await turn_actions.confirm(ctx, match_id, user)


def mask_published_values(output: ReaderOutput, public: Iterable[str]) -> ReaderOutput:
    """Return the output without the published values that are derived from secrets.

    The lines are sorted, because two matches post concurrently.
    """
    known = [one for one in public if one]

    def plain(line: str) -> str:
        for number, one in enumerate(known):
            line = line.replace(one, f"<public {number}>")
        return ID_PATTERN.sub("", line)

    return {reader: sorted(map(plain, lines)) for reader, lines in output.items()}
