"""Tests of `/versus` and `/records`: statistics about two users, and about a game in a guild."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.charts.profile import show_profile
from bot.core.charts.versus import show_versus
from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import ALT_TEXT, length
from bot.history.statistics import records_message, versus_message
from host.history.statistics import queries
from host.history.statistics.head_to_head import compute_head_to_head
from host.history.statistics.queries import NamedRecords
from host.history.statistics.records import compute_records
from renderer.league.picture import compose
from tests.bot.port import Port, alt_text_of, text_of
from tests.bot.shapes import message_text
from tests.host.history.test_ratings import end_match
from tests.host.history.test_statistics import create_match_rows
from tests.renderer.views import LONG, STRANGE


@pytest.mark.parametrize("locale", locales())
def test_head_to_head_and_records_are_translated(locale: str) -> None:
    words, chance = Translator(locale, strict=True), Random(8)
    rows = [
        one
        for n in range(1, 30)
        for one in create_match_rows(
            n, *chance.sample((1, 2, 3, 3), 4), game=("nauticus", "nautilus-island")[n % 2]
        )
    ]
    for names in ((LONG[0], STRANGE[1]), ("**x**", "@everyone")):
        shown = show_versus(compute_head_to_head(1, 2, rows), names, words)
        assert 0 < length(shown.alt) <= ALT_TEXT
        assert "@everyone" not in shown.text
        assert {line.fit for line in compose(shown.view).lines} <= {"whole", "elided"}
        assert message_text(versus_message(shown.text, None))
    assert show_versus(compute_head_to_head(1, 99, rows), ("a", "b"), words).text
    told = {user_key: LONG[user_key] for user_key in range(1, 5)}
    for some in (rows, create_match_rows(1, 1, 2, game="nauticus"), []):
        assert message_text(records_message(NamedRecords(compute_records("nauticus", some), told), words))


async def test_versus_and_records_show_only_this_server(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(one) for one in (port.ada, port.ben)]
    none = await port.ada.slash(port.lobby, "versus", player=port.ben)
    assert "no matches on this server yet that both players played" in text_of(none.response)
    for n in range(3, 15):
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=port.guild.id)
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=1)
    found = await queries.load_head_to_head(ctx, port.guild.id, *(one.key for one in users))
    (duel,) = found.games
    shown = await port.ada.slash(port.lobby, "versus", player=port.ben)
    assert f"Ada ahead of Ben {duel.beaten}×" in alt_text_of(shown.response)
    assert f"matches: {duel.matches}" in alt_text_of(shown.response)
    kept = text_of((await port.cem.slash(port.lobby, "records", game="nauticus")).response)
    assert "## Records: Nauticus" in kept
    assert "**Wins by seat**, 2 players" in kept or "not enough matches" in kept
    oneself = await port.ada.slash(port.lobby, "versus", player=port.ada)
    assert "Choose another player." in text_of(oneself.response)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.drawn
async def test_profile_image_matches_its_text(port: Port, locale: str) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(one) for one in (port.ada, port.ben)]
    for n in range(3, 9):
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=port.guild.id)
    told = await queries.load_user_statistics(ctx, port.guild.id, users[0], users[0].key)
    shown = show_profile(told, "Ada", port.guild.name, Translator(locale, strict=True))
    lines = {line.words for line in compose(shown.view).lines}
    assert {"Ada", "Nauticus", f"± {told.profile.ratings['nauticus'].deviation}"} <= lines
    assert str(told.games["nauticus"].played) in shown.alt
    assert 0 < length(shown.alt) <= ALT_TEXT
    assert shown.view.notes


async def test_profile_without_rating_has_no_rating_notes(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(one) for one in (port.ada, port.ben)]
    await end_match(
        ctx, ctx.now() + 3, users, Random(3), game="nauticus", guild_id=port.guild.id, is_rated=False
    )
    told = await queries.load_user_statistics(ctx, port.guild.id, users[0], users[0].key)
    assert told.profile.ratings == {}
    assert show_profile(told, "Ada", port.guild.name, Translator("en", strict=True)).view.notes == ()
