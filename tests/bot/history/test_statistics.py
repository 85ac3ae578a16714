"""Tests for `/versus` and `/records`: statistics about two users, and about a game in a guild."""

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
from tests.bot.example_panels import message_text
from tests.bot.port import Port, alt_text_of, text_of
from tests.host.history.test_ratings import end_match
from tests.host.history.test_statistics import create_match_rows
from tests.renderer.views import LONG, STRANGE


@pytest.mark.parametrize("locale", locales())
def test_head_to_head_and_records_are_translated(locale: str) -> None:
    words, chance = Translator(locale, strict=True), Random(8)
    rows = [
        create_match_row
        for n in range(1, 30)
        for create_match_row in create_match_rows(
            n, *chance.sample((1, 2, 3, 3), 4), game=("nauticus", "nautilus-island")[n % 2]
        )
    ]
    for names in ((LONG[0], STRANGE[1]), ("**x**", "@everyone")):
        chart_message = show_versus(compute_head_to_head(1, 2, rows), names, words)
        assert 0 < length(chart_message.alt) <= ALT_TEXT
        assert "@everyone" not in chart_message.text
        assert {line.fit for line in compose(chart_message.view).lines} <= {"whole", "elided"}
        assert message_text(versus_message(chart_message.text, None))
    assert show_versus(compute_head_to_head(1, 99, rows), ("a", "b"), words).text
    data = {user_key: LONG[user_key] for user_key in range(1, 5)}
    for some in (rows, create_match_rows(1, 1, 2, game="nauticus"), []):
        assert message_text(records_message(NamedRecords(compute_records("nauticus", some), data), words))


async def test_versus_and_records_show_only_this_server(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    none = await port.ada.slash(port.lobby, "versus", player=port.ben)
    assert "no matches on this server yet that both players played" in text_of(none.response)
    for n in range(3, 15):
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=port.guild.id)
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=1)
    found = await queries.load_head_to_head(ctx, port.guild.id, *(user.key for user in users))
    (duel,) = found.games
    interaction_result = await port.ada.slash(port.lobby, "versus", player=port.ben)
    assert f"Ada ahead of Ben {duel.beaten}×" in alt_text_of(interaction_result.response)
    assert f"matches: {duel.matches}" in alt_text_of(interaction_result.response)
    text = text_of((await port.cem.slash(port.lobby, "records", game="nauticus")).response)
    assert "## Records: Nauticus" in text
    assert "**Wins by seat**, 2 players" in text or "not enough matches" in text
    oneself = await port.ada.slash(port.lobby, "versus", player=port.ada)
    assert "Choose another player." in text_of(oneself.response)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.drawn
async def test_profile_image_matches_its_text(port: Port, locale: str) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    for n in range(3, 9):
        await end_match(ctx, ctx.now() + n, users, Random(n), game="nauticus", guild_id=port.guild.id)
    user_statistics = await queries.load_user_statistics(ctx, port.guild.id, users[0], users[0].key)
    chart_message = show_profile(user_statistics, "Ada", port.guild.name, Translator(locale, strict=True))
    lines = {line.words for line in compose(chart_message.view).lines}
    assert {"Ada", "Nauticus", f"± {user_statistics.profile.ratings['nauticus'].deviation}"} <= lines
    assert str(user_statistics.games["nauticus"].played) in chart_message.alt
    assert 0 < length(chart_message.alt) <= ALT_TEXT
    assert chart_message.view.notes


async def test_profile_without_rating_has_no_rating_notes(port: Port) -> None:
    ctx, users = port.bot.services.ctx, [await port.user_of(member) for member in (port.ada, port.ben)]
    await end_match(
        ctx, ctx.now() + 3, users, Random(3), game="nauticus", guild_id=port.guild.id, is_rated=False
    )
    user_statistics = await queries.load_user_statistics(ctx, port.guild.id, users[0], users[0].key)
    assert user_statistics.profile.ratings == {}
    assert (
        show_profile(user_statistics, "Ada", port.guild.name, Translator("en", strict=True)).view.notes == ()
    )
