"""Tests for `/rating` and `/profile` after finished matches."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.words.i18n import Translator, locales
from bot.history.ratings import leaderboard_message, profile_message
from host.history.ratings.leaderboard import Leaderboard, Profile, RankedUser
from host.history.results.user_record import UserGameRecord, UserRecord
from host.matches.settings.updates import update_preferences
from host.time.reliability import ReliabilityStats
from storage.history import rated_players, ratings
from storage.history.rated_players import RatedPlayerRow
from storage.history.ratings import RatedRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.bot.example_panels import message_text
from tests.bot.port import Port, alt_text_of, labels, text_of
from tests.host.history.test_ratings import end_match

RANKED_PLAYER = RankedUser(1, "Ada", 1610, 320, 12, is_provisional=False, place=1)
NEW_PLAYER = RankedUser(2, "Ben", 1435, 600, 1, is_provisional=True)


def test_leaderboard_shows_ranks_and_provisional_rating() -> None:
    text = message_text(
        leaderboard_message(Leaderboard("nauticus", (RANKED_PLAYER,), 3, NEW_PLAYER), Translator("en"))
    )
    assert "1. **Ada** — **1610** ± 320 (12 matches)" in text
    assert "…and 2 more" in text
    assert "You: **1435?** ± 600 (1 match), not ranked yet" in text


def test_profile_shows_results_by_player_count_and_reliability() -> None:
    played = (
        UserGameRecord("nauticus", 2, {1: 2, 2: 1}, left=0, substituted=0),
        UserGameRecord("nauticus", 4, {4: 1}, left=1, substituted=2),
    )
    found = Profile(UserRecord(played, ReliabilityStats(97, 5, 1)), {"nauticus": NEW_PLAYER})
    assert message_text(profile_message(found, "Ben", Translator("en"))).splitlines()[:5] == [
        "## Ben on this server",
        "Reliability: 97% of turns on time, 5 finished, 1 left early",
        "**Nauticus**",
        "Rating: **1435?** ± 600 (1 match)",
        "- 2-player matches: 3 matches finished (1st × 2 and 2nd × 1)",
    ]
    assert "1 match finished (4th × 1); 1 left early; 2 finished as a substitute" in message_text(
        profile_message(found, "Ben", Translator("en"))
    )


@pytest.mark.parametrize("locale", locales())
def test_rating_and_profile_are_translated(locale: str) -> None:
    translate = Translator(locale, strict=True)
    for mine in (None, RANKED_PLAYER, NEW_PLAYER):
        assert message_text(
            leaderboard_message(Leaderboard("nauticus", (RANKED_PLAYER,), 2, mine), translate)
        )
    assert message_text(leaderboard_message(Leaderboard("nauticus", (), 0, None), translate))
    played = (UserGameRecord("nauticus", 3, {1: 1, 2: 5}, left=1, substituted=1),)
    for found in (played, ()):
        assert message_text(
            profile_message(
                Profile(UserRecord(found, ReliabilityStats(None, 0, 0)), {"nauticus": NEW_PLAYER}),
                "Ada",
                translate,
            )
        )


async def test_rating_and_profile_show_only_this_server(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    nothing = await port.ada.slash(port.lobby, "rating", game="nauticus")
    assert "You have no rated matches in this game on this server." in text_of(nothing.response)
    for n in (3, 4):
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=port.guild.id)
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=1)
    mine = await port.ada.slash(port.lobby, "rating", game="nauticus")
    assert "(2 matches), not ranked yet" in text_of(mine.response)
    theirs = await port.ada.slash(port.lobby, "profile", player=port.ben)
    assert "## Ben on this server" in text_of(theirs.response)
    assert "Nauticus. Rating: " in alt_text_of(theirs.response)
    assert "2 players: " in alt_text_of(theirs.response)
    assert labels(theirs.response) == []
    strange = await port.ada.slash(port.lobby, "profile", player=port.cem)
    assert "No finished matches with other players on this server yet." in text_of(strange.response)


async def test_card_of_a_rated_match_says_so(port: Port) -> None:
    await port.open_table(seats=3, rated=True)
    assert "Rated: the result counts towards ratings on this server" in text_of(port.raw_message(port.card()))
    refused = await port.ben.slash(port.lobby, "game open", game="nauticus", rated=True, robots=1)
    assert "can’t start with robots" in text_of(refused.response)


async def test_card_of_a_running_rated_match_does_not_mention_robots_before_the_start(port: Port) -> None:
    await port.open_table(seats=2, rated=True)
    assert "unless a robot joins before the start" in text_of(port.raw_message(port.card()))
    await port.ben.click(port.card(), label="Join")
    shown = text_of(port.raw_message(port.card()))
    assert "Rated: the result counts towards ratings on this server." in shown
    assert "unless a robot" not in shown


async def test_card_says_that_two_players_have_reached_the_limit(port: Port) -> None:
    """The card shows that the match will not be rated.

    It shows this even before the match begins.
    """
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    async with ctx.database.transaction() as tx:
        for n in range(3):
            row = MatchRow(
                game="nauticus", rules_version=1, commitment="", guild_id=port.guild.id, channel=9000 + n,
                owner_key=1, seat_count=2, status="finished", created=1, started=ctx.now(), ended=ctx.now(),
            )  # fmt: skip
            row = await matches.insert(tx, row)
            await ratings.add_rated(
                tx, RatedRow(match_id=row.id, guild_id=row.guild_id, game=row.game, verdict="rated")
            )
            await rated_players.put(
                tx, [RatedPlayerRow(match_id=row.id, user_key=user.key) for user in users]
            )
    await port.open_table(seats=3, rated=True)
    assert "Rated: " in text_of(port.raw_message(port.card()))
    await port.ben.slash(port.lobby, "game join")
    assert "Not rated: two of the players" in text_of(port.raw_message(port.card()))


async def test_text_profile_shows_places_and_numbers(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    await end_match(ctx, ctx.now() + 3, users, Random(3), game="nauticus", guild_id=port.guild.id)
    await update_preferences(ctx, users[0], text_first=True)
    mine = text_of((await port.ada.slash(port.lobby, "profile")).response)
    assert "2-player matches: 1 match finished" in mine
    assert "finished: 1; " in mine


async def test_user_can_share_their_own_profile(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    await end_match(ctx, ctx.now() + 3, users, Random(3), game="nauticus", guild_id=port.guild.id)
    mine = await port.ada.slash(port.lobby, "profile")
    assert mine.response is not None
    shared = await port.ada.click(mine.response, label="Share")
    assert text_of(shared.response) == "Your profile is now visible to everyone in this channel."
    (public,) = shared.followups
    assert "## Ada on this server" in text_of(public)
    assert labels(public) == []
