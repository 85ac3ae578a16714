"""Tests for leagues in Discord: a small season with commands and clicks, host decisions, and user errors."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from simcord import ChannelHandle

from bot.core.words import i18n
from bot.tables.fairness.message_checks import check_messages
from host.leagues.commands import leagues
from host.leagues.season import plan_validation
from host.leagues.season_plan import SeasonPlan
from host.tables.fairness import fairness
from tests.bot.community import REASON, Community
from tests.bot.port import Port, alt_text_of, labels, text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # the fixture, for these tests too


@pytest.fixture(autouse=True)
def toy_translations(toy_games: None) -> Iterator[None]:
    """Load the toy game's translations too, and unload them afterwards."""
    clear_translations()
    yield
    clear_translations()


def clear_translations() -> None:
    i18n.translator.cache_clear()
    i18n._bundle.cache_clear()  # noqa: SLF001  # clears cached texts of unregistered games


@pytest.fixture
async def community(port: Port) -> Community:
    made = Community(port)
    await made.allow_host_commands()
    return made


async def test_season_runs_from_sign_up_to_final_standings(community: Community) -> None:
    port, (ada, ben, *_) = community.port, community.people
    panel = await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    assert "Players won’t see this league" in text_of(panel)
    assert "every match ends within" in text_of(panel)
    assert port.posts() == []
    await community.host.click(panel, label="Open sign-up")
    for member in community.people:
        await member.click(community.sign_up_card(), label="Join")
    await ben.click(community.sign_up_card(), label="Leave")
    assert "You have signed up" in text_of(await community.run_command(ben, "join"))
    await community.pass_days(0.01)
    assert "Signed up (5)" in community.public_text()
    await port.restart()
    await community.pass_days(9)
    assert "5 players have signed up. That is enough" in community.public_text()
    await community.pass_days(1)
    assert "That is enough" not in community.public_text(), "what asks for nothing any more is gone"
    for member in community.people[1:]:
        await member.click(community.sign_up_card(), label="I’m in")
    assert "You have confirmed" in text_of(await community.run_command(ada, "confirm"))
    await community.pass_days(4)
    known = await community.season()
    assert "Anyone can check the draw" in community.public_text()
    assert "please press" not in community.public_text()
    threads = {channel.name for channel in port.env.backend.channels.values() if channel.is_thread}
    assert threads == {f"Pearl league 1: table {number}" for number in known.season.tables}
    await community.play_tables(1, 2, 3)
    await community.pass_days(0.01)
    assert await commitment_verdicts(community, 1) == ["commitment stands", "transcript stands"]
    assert "Pearl league, season 1: **table 1** has finished. 1." in community.public_text()
    assert "3 of 5 tables finished" in text_of(await community.run_command(ada, "standings", text=True))
    assert "in progress" in text_of(await community.run_command(ada, "tables", which="open"))
    await community.play_tables(4, 5)
    await community.pass_days(4)
    assert (await community.season()).season.status == "over"
    assert "**Champion" in community.public_text()
    assert "seasons played: 1. titles won: 1." in await profile_of_champion(community)
    assert "Champion: " in text_of(await community.run_command(ada, "history"))
    assert "final standings" in text_of(await community.run_command(ada, "standings", text=True))
    await community.pass_days(7)
    assert "Invited because they played last season" in community.latest_text("season 2")


async def test_all_time_table_lists_players_of_finished_seasons(community: Community) -> None:
    ada, ben, *_ = community.people
    await community.begin_season("pearls", ada, ben)
    assert "No season is over yet" in text_of(await community.run_command(ada, "all-time"))
    await community.play_tables(1, 2)
    await community.pass_days(4)
    assert (await community.season()).season.status == "over"
    table = text_of(await community.run_command(ada, "all-time"))
    assert "titles: 1" in table
    assert table.count("seasons: 1") == 2


async def test_players_postpone_a_match_by_vote(community: Community) -> None:
    ada, ben, cem = community.people[:3]
    await community.begin_season("pearls", ada, ben)
    outside = await community.run_command(cem, "postpone", days=1, table="1")
    assert "You’re not playing in this match" in text_of(outside)
    assert "in the thread of the match" in text_of(await community.run_command(ada, "postpone", days=1))
    asked = await community.run_command(ada, "postpone", days=1, table="1")
    assert "to vote on postponing" in text_of(asked)
    await community.pass_days(0.01)
    thread = thread_of(community, 1)
    vote = next(
        post for post in thread.history() if "postpone this match by 1 day" in read(community, thread, post)
    )
    await ben.click(vote, label="Yes")
    await community.pass_days(0.01)
    texts = [read(community, thread, post) for post in thread.history()]
    assert any("the match has been postponed by 1 day" in one for one in texts)
    await community.pass_days(1.1)
    texts = [read(community, thread, post) for post in thread.history()]
    assert any("The match continues, so the clocks are running" in one for one in texts)


def thread_of(community: Community, table: int) -> ChannelHandle:
    """Return the thread of a table."""
    return next(
        thread for thread in community.port.lobby.threads if str(thread.name).endswith(f"table {table}")
    )


def read(community: Community, thread: ChannelHandle, post: Any) -> str:
    """Return the text of a message in a thread."""
    return text_of(community.port.env.backend.get_message(thread.id, post.id))


async def profile_of_champion(community: Community) -> str:
    moved = (await community.season()).season.moved
    champions = [community.port.id_of(key) for key, move in moved.items() if move == "champion"]
    champion = next(member for member in community.people if member.id in champions)
    return alt_text_of((await champion.slash(community.port.lobby, "profile")).response)


async def commitment_verdicts(community: Community, table: int) -> list[str]:
    """Return the verdicts on a match's commitment messages, which are fetched from Discord."""
    match_id, port = (await community.season()).season.tables[table].match_id, community.port
    found = await fairness.verify(port.bot.services.ctx, match_id or 0)
    return [
        f"{check_message.expected.kind} {check_message.verdict}"
        for check_message in await check_messages(port.bot, found.expected)
    ]


async def test_host_rulings_are_announced_and_can_be_reversed(community: Community) -> None:
    ada, ben, cem = community.people[:3]
    known = await community.begin_season("pearls", ada, ben)
    state = known.season.tables[1]
    assert {member.status for member in known.season.members.values()} == {"in"}
    refused = await community.run_host_command("rule", table="1", ruling="places", places="1", reason=REASON)
    assert "enter 2 places in seat order" in text_of(refused)
    done = await community.run_host_command("rule", table="1", ruling="places", places="1 -", reason=REASON)
    assert "the result for table 1 has been set" in text_of(done)
    text = community.latest_text("The hosts have ruled on table 1")
    assert f"Reason: {REASON}" in text
    assert "Pearl league, season 1: **table 1** has finished" in community.public_text()
    (choice,) = await community.host.autocomplete(community.port.lobby, "league-host reverse", "ruling", "")
    assert "ruled on table 1" in choice["name"]
    await community.run_host_command("reverse", ruling=choice["value"], reason=REASON)
    assert "A ruling has been reversed: The hosts have ruled on table 1" in community.public_text()
    assert not (await community.season()).season.tables[1].is_over
    newcomer = await community.run_host_command(
        "replace", table="1", player=_member(community, state.user_keys[0]), substitute=cem, reason=REASON
    )
    assert "Cem takes over" in text_of(newcomer)
    assert "**Cem** takes over a seat at table 1" in community.public_text()
    for command, answer in (("pause", "are paused"), ("resume", "has resumed")):
        assert answer in text_of(await community.run_host_command(command, reason=REASON))
    assert "postponed by 3 days" in text_of(
        await community.run_host_command("postpone", days=3, reason=REASON)
    )
    assert "has been excused" in text_of(
        await community.run_host_command("excuse", player=ada, reason=REASON)
    )
    assert "has been disqualified" in text_of(
        await community.run_host_command("disqualify", player=ben, reason=REASON)
    )
    assert "**Ben** has been disqualified from the season" in community.public_text()
    assert "(ruling)" not in text_of(await community.run_host_command("rulings"))
    assert "has been cancelled" in text_of(await community.run_host_command("cancel", reason=REASON))
    assert "The hosts have cancelled" in community.public_text()


def _member(community: Community, user_key: int) -> object:
    return next(member for member in community.people if member.id == community.port.id_of(user_key))


async def test_league_command_mistakes_get_clear_errors(community: Community) -> None:
    ada, ben, cem = community.people[:3]
    assert "There are no leagues on this server" in text_of(await community.run_command(ada, "join"))
    assert "not in any current season" in text_of(await community.run_command(ada, "me"))
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    taken = await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    assert "already has a league with this name" in text_of(taken)
    assert "has not had a season yet" in text_of(await community.run_command(ada, "rules"))
    await community.run_host_command("open")
    assert "no league called “chess”" in text_of(await community.run_command(ada, "join", league="chess"))
    assert "has not been made yet" in text_of(await community.run_command(ada, "standings"))
    assert "doesn’t have a season 7" in text_of(await community.run_command(ada, "rules", season=7))
    await community.run_command(ada, "join")
    assert "already been done" in text_of(await community.run_command(ada, "join"))
    assert "not in this season" in text_of(await community.run_command(ben, "leave"))
    assert "This player is not in" in text_of(
        await community.run_host_command("remove", player=cem, reason=REASON)
    )
    port = community.port
    robot = port.guild.add_member(port.env.create_user("other", bot=True))
    assert "is a bot" in text_of(await community.run_host_command("add", player=robot, reason=REASON))


async def test_sign_up_to_a_full_season_shows_waiting_list_position(community: Community) -> None:
    panel = await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    form = await community.host.click(panel, label="Players and tables…")
    await community.host.submit_modal(form, {"most": "2"})
    await community.run_host_command("open")
    for member in community.people[:2]:
        assert "waiting list" not in text_of(await community.run_command(member, "join"))
    text = text_of(await community.run_command(community.people[3], "join"))
    assert "number 1 on the waiting list" in text
    assert "please press" in text


async def test_sign_up_to_a_paused_season_requires_confirmation(community: Community) -> None:
    ada = community.people[0]
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    await community.run_host_command("pause", reason=REASON)
    text = text_of(await community.run_command(ada, "join"))
    assert (await community.season()).season.members[await community.port.key_of(ada)].status == "joined"
    assert "please press" in text
    assert "a date to be announced (the season is paused)" in text
    assert "until a date to be announced" in text_of(await community.run_command(ada, "me"))


async def test_pause_and_end_announcements_contain_the_reason(community: Community) -> None:
    await community.begin_season("pearls", *community.people[:2])
    await community.run_host_command("pause", reason="A storm.")
    assert "Reason: A storm" in community.latest_text("is paused")
    await community.run_host_command("resume", reason=REASON)
    await community.run_host_command("end", reason="The ship sank.")
    text = community.latest_text("Play in")
    assert "The hosts ended play early. Reason: The ship sank" in text


@pytest.mark.long
async def test_table_with_moves_gets_no_first_move_reminder(community: Community) -> None:
    ada, ben, gus = community.people[0], community.people[1], community.people[4]
    await community.begin_season("pearls", ada, ben)
    await community.play_tables(1)
    assert "Sign-up for this season is closed" in text_of(await community.run_command(gus, "join"))
    await community.pass_days(1.1)
    assert not (await community.season()).season.tables[2].is_over
    assert "first move" not in community.public_text()


@pytest.mark.long
async def test_season_settings_modal_validates_numbers(
    community: Community,
) -> None:
    panel = await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    host = community.host

    async def filled_in(label: str, **lines: str) -> str:
        form = await host.click(panel, label=label)
        named = {name.replace("_", "-"): line for name, line in lines.items()}
        await host.submit_modal(form, named)
        return text_of(community.port.env.backend.get_message(community.port.lobby.id, panel.id))

    assert "Play lasts 20 days" in await filled_in("Dates…", play_days="20")
    refused = await filled_in("Dates…", play_days="1")
    assert "The season might not finish in time" in refused
    assert "Play lasts 20 days" in refused
    assert "“many” is not a valid number" in await filled_in("Players and tables…", size="many")
    slower = await filled_in("Time limits…", bank="240", cap="240")
    assert "Initial time on the clock: 10 days" in slower
    assert "Play lasts 20 days" not in slower


async def test_settings_are_validated_off_the_event_loop(
    community: Community, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, beside, least_days = threading.get_ident(), list[bool](), plan_validation.min_play_days

    def looked(plan: SeasonPlan) -> int:
        beside.append(threading.get_ident() != loop)
        return least_days(plan)

    panel = await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    for module in (plan_validation, leagues):
        monkeypatch.setattr(module, "min_play_days", looked)
    form = await community.host.click(panel, label="Players and tables…")
    await community.host.submit_modal(form, {"size": "24", "load": "1"})
    assert "about 24" in text_of(community.port.env.backend.get_message(community.port.lobby.id, panel.id))
    assert beside
    assert all(beside)


@pytest.mark.long
@pytest.mark.parametrize("status", [429, 404])
async def test_standings_that_cannot_be_edited_are_posted_again_once(
    status: int, community: Community
) -> None:
    port, code = community.port, {429: 30046, 404: 10008}[status]
    await community.begin_season("pearls", *community.people[:2])

    def cards() -> list[int]:
        return [post.id for post in port.posts() if "Crosstable" in labels(port.raw_message(post))]

    (first,) = cards()
    port.env.inject_error("PATCH", f"/channels/*/messages/{first}", status=status, code=code, times=1)
    await community.run_host_command("rule", table="1", ruling="places", places="1 2", reason=REASON)
    await community.pass_days(0.01)
    (again,) = cards()
    assert again != first


async def advance_to_draw(community: Community) -> None:
    """Advance a three-player season to the draw."""
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    members = community.people[:3]
    for member in members:
        await community.run_host_command("add", player=member, reason=REASON)
    await community.run_host_command("close")
    for member in members:
        await community.run_command(member, "confirm")


async def test_unposted_discarded_draw_is_marked_as_discarded(
    community: Community,
) -> None:
    await advance_to_draw(community)
    port = community.port
    port.env.inject_error("POST", f"/channels/{port.lobby.id}/messages", status=403, code=50013, times=1)
    await community.run_host_command("draw")
    secret = (await community.season()).season.secret
    assert secret not in community.public_text()
    await community.run_host_command("redraw", reason=REASON)
    await community.pass_days(0.2)
    assert "draw discarded" in community.latest_text(secret)


async def test_discarded_draw_removes_its_standings(community: Community) -> None:
    await advance_to_draw(community)
    await community.run_host_command("draw")

    def cards() -> list[int]:
        return [
            post.id
            for post in community.port.posts()
            if "Crosstable" in labels(community.port.raw_message(post))
        ]

    first = cards()
    secret = (await community.season()).season.secret
    assert "Anyone can check the draw" in community.latest_text(secret)
    assert "has been discarded" in text_of(await community.run_host_command("redraw", reason=REASON))
    assert "draw discarded" in community.latest_text(secret)
    assert "Play begins" not in community.latest_text(secret)
    assert cards() == []
    assert f"Reason: {REASON}" in community.latest_text("have discarded the draw")
    await community.pass_days(1)
    assert len(cards()) == len(first) == 1
    assert cards() != first
    secret = (await community.season()).season.secret
    assert "Anyone can check the draw" in community.latest_text(secret), "the one that counts"
