"""Tests of `/rating` and `/profile` after finished matches."""

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
from tests.bot.port import Port, alt, labels, said
from tests.bot.shapes import written
from tests.host.history.test_ratings import end

KNOWN = RankedUser(1, "Ada", 1610, 320, 12, is_provisional=False, place=1)
NEW = RankedUser(2, "Ben", 1435, 600, 1, is_provisional=True)


def test_leaderboard_shows_ranks_and_provisional_rating() -> None:
    shown = written(leaderboard_message(Leaderboard("nauticus", (KNOWN,), 3, NEW), Translator("en")))
    assert "1. **Ada** — **1610** ± 320 (12 matches)" in shown
    assert "…and 2 more" in shown
    assert "You: **1435?** ± 600 (1 match), not ranked yet" in shown


def test_profile_shows_results_by_player_count_and_reliability() -> None:
    played = (
        UserGameRecord("nauticus", 2, {1: 2, 2: 1}, left=0, substituted=0),
        UserGameRecord("nauticus", 4, {4: 1}, left=1, substituted=2),
    )
    found = Profile(UserRecord(played, ReliabilityStats(97, 5, 1)), {"nauticus": NEW})
    assert written(profile_message(found, "Ben", Translator("en"))).splitlines()[:5] == [
        "## Ben on this server",
        "Reliability: 97% of turns on time, 5 finished, 1 left early",
        "**Nauticus**",
        "Rating: **1435?** ± 600 (1 match)",
        "- 2-player matches: 3 matches finished (1st × 2 and 2nd × 1)",
    ]
    assert "1 match finished (4th × 1); 1 left early; 2 finished as a substitute" in written(
        profile_message(found, "Ben", Translator("en"))
    )


@pytest.mark.parametrize("locale", locales())
def test_rating_and_profile_are_translated(locale: str) -> None:
    translate = Translator(locale, strict=True)
    for mine in (None, KNOWN, NEW):
        assert written(leaderboard_message(Leaderboard("nauticus", (KNOWN,), 2, mine), translate))
    assert written(leaderboard_message(Leaderboard("nauticus", (), 0, None), translate))
    played = (UserGameRecord("nauticus", 3, {1: 1, 2: 5}, left=1, substituted=1),)
    for found in (played, ()):
        assert written(
            profile_message(
                Profile(UserRecord(found, ReliabilityStats(None, 0, 0)), {"nauticus": NEW}), "Ada", translate
            )
        )


async def test_rating_and_profile_show_only_this_server(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.person(one) for one in (port.ada, port.ben)]
    nothing = await port.ada.slash(port.lobby, "rating", game="nauticus")
    assert "You have no rated matches in this game on this server." in said(nothing.response)
    for n in (3, 4):
        await end(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=port.guild.id)
        await end(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=1)
    mine = await port.ada.slash(port.lobby, "rating", game="nauticus")
    assert "(2 matches), not ranked yet" in said(mine.response)
    theirs = await port.ada.slash(port.lobby, "profile", player=port.ben)
    assert "## Ben on this server" in said(theirs.response)
    assert "Nauticus. Rating: " in alt(theirs.response)
    assert "2 players: " in alt(theirs.response)
    assert labels(theirs.response) == []
    strange = await port.ada.slash(port.lobby, "profile", player=port.cem)
    assert "No finished matches with other players on this server yet." in said(strange.response)


async def test_card_of_a_rated_match_says_so(port: Port) -> None:
    await port.open(seats=3, rated=True)
    assert "Rated: the result counts for ratings on this server" in said(port.raw(port.card()))
    refused = await port.ben.slash(port.lobby, "game open", game="nauticus", rated=True, robots=1)
    assert "can’t start with robots" in said(refused.response)


async def test_card_says_that_two_players_have_reached_the_limit(port: Port) -> None:
    """The card shows before the match begins that the match will not be rated."""
    ctx, users = port.bot.services.ctx, [await port.person(one) for one in (port.ada, port.ben)]
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
    await port.open(seats=3, rated=True)
    assert "Rated: " in said(port.raw(port.card()))
    await port.ben.slash(port.lobby, "game join")
    assert "Not rated: two of the players" in said(port.raw(port.card()))


async def test_text_profile_shows_places_and_numbers(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.person(one) for one in (port.ada, port.ben)]
    await end(ctx, ctx.now() + 3, users, Random(3), game="nauticus", guild_id=port.guild.id)
    await update_preferences(ctx, users[0], text_first=True)
    mine = said((await port.ada.slash(port.lobby, "profile")).response)
    assert "2-player matches: 1 match finished" in mine
    assert "finished: 1; " in mine


async def test_user_can_share_their_own_profile(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.person(one) for one in (port.ada, port.ben)]
    await end(ctx, ctx.now() + 3, users, Random(3), game="nauticus", guild_id=port.guild.id)
    mine = await port.ada.slash(port.lobby, "profile")
    assert mine.response is not None
    shared = await port.ada.click(mine.response, label="Share")
    assert said(shared.response) == "Your profile is now visible to everyone in this channel."
    (public,) = shared.followups
    assert "## Ada on this server" in said(public)
    assert labels(public) == []
