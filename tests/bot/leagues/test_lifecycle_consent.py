"""Tests for hosts who play in their own league: they need consent by a vote in the league's channel."""

from __future__ import annotations

from typing import Any

from tests.bot.community import REASON, Community
from tests.bot.leagues.test_lifecycle_places import community as community  # noqa: PLC0414  # the fixture, for this test too
from tests.bot.leagues.test_lifecycle_places import toy_translations as toy_translations  # noqa: PLC0414  # likewise
from tests.bot.port import labels, text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # likewise


def newest_vote(community: Community) -> Any:
    """Return the latest message with a vote on a host action."""
    port = community.port
    return next(
        post for post in reversed(port.posts()) if "Raise an objection" in labels(port.raw_message(post))
    )


async def test_playing_host_asks_and_members_answer_after_a_restart(community: Community) -> None:
    host, (ada, ben, cem, *_) = community.host, community.people
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    for member in (host, ada, ben):
        await member.click(community.sign_up_card(), label="Join")
    asked = await community.run_host_command("postpone", days=3, reason=REASON)
    assert "another host or the other players have to agree" in text_of(asked)
    vote = community.latest_text("asks for your consent")
    assert "postponed by 3 days" in vote
    assert REASON in vote
    assert all(f"<@{one.id}>" in vote for one in (ada, ben))
    await community.port.restart()
    answers = [
        text_of((await person.click(newest_vote(community), label="Agree")).response)
        for person in (cem, host, ada)
    ]
    assert [answer.split(".")[0] for answer in answers] == [
        "You can’t vote on this", "You can’t vote on this", "You have agreed",
    ]  # fmt: skip
    assert (await community.season()).season.shifted == 0
    await ben.click(newest_vote(community), label="Agree")
    assert (await community.season()).season.shifted == 3
    result = community.latest_text("Everyone whose consent was needed has agreed")
    assert "who made this decision, is playing in this season" in result
    over = text_of((await ada.click(newest_vote(community), label="Raise an objection")).response)
    assert "This vote is over" in over


async def test_seeding_is_announced_with_its_reason(community: Community) -> None:
    ada = community.people[0]
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    await community.run_host_command("add", player=ada, reason=REASON)
    await community.run_host_command("seed", player=ada, rating=1600, reason=REASON)
    await community.run_host_command("remove", player=ada, reason=REASON)
    for part in ("signed up", "set to 1600", "sign-up of **Ada** removed"):
        assert REASON in community.latest_text(part)
