"""Tests that hosts who play ask for consent: the vote in the league's channel, its buttons and its result."""

from __future__ import annotations

from typing import Any

from tests.bot.community import REASON, Community
from tests.bot.leagues.test_lifecycle_places import community as community  # noqa: PLC0414  # the fixture, for this test too
from tests.bot.leagues.test_lifecycle_places import toy_words as toy_words  # noqa: PLC0414  # likewise
from tests.bot.port import labels, said
from tests.host.conftest import toys as toys  # noqa: PLC0414  # likewise


def newest_vote(community: Community) -> Any:
    """Return the latest message with a vote on a host action."""
    port = community.port
    return next(post for post in reversed(port.posts()) if "Raise an objection" in labels(port.raw(post)))


async def test_playing_host_asks_and_members_answer_after_a_restart(community: Community) -> None:
    host, (ada, ben, cem, *_) = community.host, community.people
    await community.rules("create", name="Pearl league", game="pearls", seats=2)
    await community.rules("open")
    for person in (host, ada, ben):
        await person.click(community.card(), label="Join")
    asked = await community.rules("postpone", days=3, reason=REASON)
    assert "Another host or the other players have to agree" in said(asked)
    vote = community.post("asks for your consent")
    assert "postponed by 3 days" in vote
    assert REASON in vote
    assert all(f"<@{one.id}>" in vote for one in (ada, ben))
    await community.port.restart()
    answers = [
        said((await person.click(newest_vote(community), label="Agree")).response)
        for person in (cem, host, ada)
    ]
    assert [answer.split(".")[0] for answer in answers] == [
        "You can’t vote on this", "You can’t vote on this", "You have agreed",
    ]  # fmt: skip
    assert (await community.season()).season.shifted == 0
    await ben.click(newest_vote(community), label="Agree")
    assert (await community.season()).season.shifted == 3
    result = community.post("Everyone whose consent was needed has agreed")
    assert "who made this decision, is playing in this season" in result
    over = said((await ada.click(newest_vote(community), label="Raise an objection")).response)
    assert "This vote is over" in over


async def test_seeding_is_announced_with_its_reason(community: Community) -> None:
    ada = community.people[0]
    await community.rules("create", name="Pearl league", game="pearls", seats=2)
    await community.rules("open")
    await community.rules("add", player=ada, reason=REASON)
    await community.rules("seed", player=ada, rating=1600, reason=REASON)
    await community.rules("remove", player=ada, reason=REASON)
    for part in ("signed up", "set to 1600", "sign-up of **Ada** removed"):
        assert REASON in community.post(part)
