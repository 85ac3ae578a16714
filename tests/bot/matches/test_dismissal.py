"""Tests for confirmation prompts and the button that dismisses them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import ui

from bot.core.ids import plain_id
from bot.core.words.i18n import Translator, locales
from bot.core.words.layout import MessageView, Style
from bot.decisions.replace import resign_confirmation
from bot.leagues.views.my_seasons import withdraw_confirmation
from bot.matches.dismissal import DismissalClick
from bot.operations.privacy import deletion_confirmation, deletion_warning
from bot.tables.tables.messages import cancel_confirmation, cancel_running_confirmation
from bot.turns.plan import pass_confirmation
from tests.bot.example_panels import walk_items
from tests.bot.example_season import finished_season
from tests.bot.messages.test_view_my_matches import ROW
from tests.bot.port import AnyMessage, Port, labels, text_of


def questions(translate: Translator) -> Iterator[MessageView]:
    """Yield a question of each kind."""
    yield resign_confirmation(ROW, "day", translate)
    yield withdraw_confirmation(finished_season(), translate)
    for others in range(3):
        yield cancel_confirmation(1, others, translate)
    yield cancel_running_confirmation(ROW, translate, is_alone=False)
    yield cancel_running_confirmation(ROW, translate, is_alone=True)
    yield deletion_warning(translate)
    yield deletion_confirmation(translate)
    yield pass_confirmation(1, None, translate)


@pytest.mark.parametrize("locale", locales())
def test_each_question_has_a_red_button_and_one_that_changes_nothing(locale: str) -> None:
    for question in questions(Translator(locale, strict=True)):
        sure, keep = [item for item in walk_items(question) if isinstance(item, ui.Button)]
        assert (sure.style, keep.style) == (Style.danger, Style.secondary)
        assert keep.custom_id == plain_id(DismissalClick.KEEP)
        assert sure.custom_id != keep.custom_id


async def test_keep_playing_replaces_the_question_and_changes_nothing(port: Port) -> None:
    await port.begin()
    before = text_of(port.raw_message(port.card()))
    for label in ("Resign", "Cancel match"):
        panel: AnyMessage = (await port.ada.slash(port.lobby, "match")).response
        asked: AnyMessage = (await port.ada.click(panel, label=label)).response
        await port.ada.click(asked, label="Keep playing")
        assert "Nothing has changed." in text_of(asked)
        assert labels(asked) == ["Back"]
    assert text_of(port.raw_message(port.card())) == before
    assert not any("vote" in text.lower() for text in port.public_texts())


@pytest.mark.parametrize(("is_typed", "robots", "has_joined"), [
    (False, 0, True), (False, 0, False), (False, 1, False), (True, 0, False), (True, 1, False),
])  # fmt: skip
async def test_table_is_kept_if_its_owner_decides_against_cancelling(
    port: Port, is_typed: bool, robots: int, has_joined: bool
) -> None:
    await port.open_table(seats=3, robots=robots)
    if has_joined:
        await port.ben.click(port.card(), label="Join")
    answer = (
        await port.ada.slash(port.lobby, "game cancel")
        if is_typed
        else await port.ada.click(port.card(), label="Cancel match")
    )
    asked: AnyMessage = answer.response
    assert labels(asked) == ["Yes, cancel", "Keep the table"]
    await port.ada.click(asked, label="Keep the table")
    assert "Nothing has changed." in text_of(asked)
    assert "Join" in labels(port.raw_message(port.card()))
