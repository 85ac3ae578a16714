"""Leagues in Discord: a whole small season by commands and clicks, from its making to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from simcord import MemberActor

from bot.words import i18n
from host.core.context import Context
from host.core.people import Person
from host.league.acting import leagues
from host.league.running.logbook import Known
from host.play import turns
from tests.bot.port import Port, labels, said
from tests.host.conftest import toys as toys  # noqa: PLC0414  # the fixture, for these tests too

DAY = 86_400
REASON = "agreed by all"


class Community:
    """A server with a league, its host and the people who play in it."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.host = port.manager()
        self.people = [port.ada, port.ben, port.cem, port.newcomer("Fay"), port.newcomer("Gus")]

    async def show_tools(self) -> None:
        (tools,) = [one for one in await self.port.bot.tree.fetch_commands() if one.name == "league-host"]
        self.port.guild.set_command_permissions(tools, {self.host: True})

    async def host_does(self, command: str, **options: Any) -> Any:
        return (await self.host.slash(self.port.lobby, f"league-host {command}", **options)).response

    async def ask(self, who: MemberActor, command: str, **options: Any) -> Any:
        return (await who.slash(self.port.lobby, f"league {command}", **options)).response

    def card(self) -> Any:
        """Return the card of the season."""
        return next(post for post in self.port.posts() if "Rules" in labels(self.port.raw(post)))

    def told(self) -> str:
        return "\n".join(self.port.read())

    async def wait(self, days: float) -> None:
        await self.port.env.advance_time(days * DAY)

    async def season(self) -> Known:
        ctx = self.port.bot.services.ctx
        with self.port.env.time_context():
            (league,) = await leagues.leagues_of(ctx, self.port.guild.id)
            found = await leagues.latest(ctx, league.id)
        assert found is not None
        return found

    async def play(self, table: int) -> None:
        """Let the people of a table play its match to the end, each with what is offered first."""
        known, ctx = await self.season(), self.port.bot.services.ctx
        state = known.season.tables[table]
        assert state.match is not None
        sitting = [Person(one, known.season.members[one].name) for one in state.people]
        with self.port.env.time_context():
            await play_out(ctx, state.match, sitting)
        # What was done beside the bot it hears of when it is asked for anything.
        await self.host_does("rest", again=True)


async def play_out(ctx: Context, match: int, sitting: Sequence[Person]) -> None:
    """Play a match to its end, everybody choosing what is offered last."""
    panel = await turns.panel(ctx, match, sitting[0])
    while panel.awaited:
        person = sitting[panel.awaited[0]]
        panel = await turns.panel(ctx, match, person)
        while not panel.can_confirm:
            offer = panel.offers[-1].index
            panel = await turns.choose(ctx, match, person, panel.revision, offer, confirm_reveal=True)
        panel = await turns.confirm(ctx, match, person)


@pytest.fixture(autouse=True)
def toy_words(toys: None) -> Iterator[None]:
    """Let the words of the toy be read too, and forgotten afterwards."""
    forget_words()
    yield
    forget_words()


def forget_words() -> None:
    i18n.words.cache_clear()
    i18n._bundle.cache_clear()


@pytest.fixture
async def community(port: Port) -> Community:
    made = Community(port)
    await made.show_tools()
    return made


async def test_a_league_is_made_and_its_sign_up_opened(community: Community) -> None:
    panel = await community.host_does("create", name="Pearl league", game="pearls", seats=2)
    assert "Pearl league: for hosts" in said(panel)
    assert "Divisions of about 7" in said(panel)
    await community.host.click(panel, label="Open the sign-up")
    card = community.card()
    assert "Pearl league, season 1" in said(community.port.raw(card))
    for person in community.people:
        await person.click(card, label="Join")
    await community.wait(0.01)
    assert "Signed up (5)" in said(community.port.raw(card))


async def test_a_whole_season_is_played(community: Community) -> None:
    port = community.port
    panel = await community.host_does("create", name="Pearl league", game="pearls", seats=2)
    await community.host.click(panel, label="Open the sign-up")
    for person in community.people:
        await person.click(community.card(), label="Join")
    await community.wait(10.1)
    assert (await community.season()).season.status == "confirming"
    for person in community.people:
        await community.ask(person, "confirm")
    await community.wait(3.1)
    print(community.told())
    assert (await community.season()).season.status == "drawn"
    await community.wait(1.1)
    known = await community.season()
    assert all(table.match for table in known.season.tables.values())
    for number in known.season.tables:
        await community.play(number)
    await community.wait(1)
    print((await community.season()).season.status)
    await community.wait(4)
    print(community.told())
    print(said(await community.ask(port.ada, "standings", words=True)))
    print(said(await community.ask(port.ada, "mine")))
    print(said(await community.ask(port.ada, "tables", which="all")))
    print(said(await community.ask(port.ada, "history")))
    print(said(await community.ask(port.ada, "rules")))
    assert (await community.season()).season.status == "over"
