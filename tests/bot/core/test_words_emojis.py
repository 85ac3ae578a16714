"""Tests for emojis beside words in messages."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from bot.core.words.emojis import Emojis, label_icon, line_icon, remove_emojis
from bot.core.words.layout import (
    IconButton,
    IconOption,
    View,
    button,
    container,
    rows,
    text_displays,
    texts,
    with_icons,
)
from bot.core.words.limits import MESSAGE_TEXT
from engine.core.model import Label
from engine.core.text import LocalizedText, SeatName, text

FISH = discord.PartialEmoji(name="hm_nauticus_good_fish_0a1b2c", id=1234567890123456789)
MARKUP = f"<:{FISH.name}:{FISH.id}>"


@pytest.fixture
def emojis() -> Emojis:
    known = Emojis()
    known.replace({"fish": FISH})
    return known


def layout_with(sentence: str, **icons: str) -> View:
    menu: ui.Select[View] = ui.Select(
        options=[IconOption(icon="fish", label="Fish", value="1"), IconOption(icon="", label="No", value="2")]
    )
    lines = {line.replace("_", " "): key for line, key in icons.items()}
    return container(
        with_icons(texts(sentence), lines),
        rows([button("Fish", "x:1", icon="fish"), button("Plain", "x:2"), button("New", "x:3", icon="new")]),
        ui.ActionRow(menu),
    )


def shown(layout: View) -> list[str | None]:
    """Return the names of the emojis of all buttons and options."""
    found: list[discord.PartialEmoji | discord.Emoji | str | None] = []
    for part in layout.walk_children():
        if isinstance(part, IconButton):
            found.append(part.emoji)
        elif isinstance(part, ui.Select):
            found += [option.emoji for option in part.options]
    return [one.name if isinstance(one, discord.PartialEmoji) else None for one in found]


def test_available_emojis_are_added_to_buttons_and_options(emojis: Emojis) -> None:
    emojis.insert(layout := layout_with("A"))
    assert shown(layout) == [FISH.name, None, None, FISH.name, None]
    assert [part.label for part in layout.walk_children() if isinstance(part, ui.Button)] == [
        "Fish", "Plain", "New",
    ]  # fmt: skip


def test_without_emojis_the_message_consists_of_words() -> None:
    Emojis().insert(layout := layout_with("- Fish", **{"-_Fish": "fish"}))
    assert set(shown(layout)) == {None}
    assert text_displays(layout)[0].content == "- Fish"


def test_an_emoji_is_shown_at_the_beginning_of_its_line_beside_the_word(emojis: Emojis) -> None:
    layout = layout_with(
        "Chosen:\n- Fish\n1. Fish\n- Salt", **{"-_Fish": "fish", "1._Fish": "fish", "-_Salt": "no"}
    )
    emojis.insert(layout)
    emojis.insert(layout)
    assert text_displays(layout)[0].content == f"Chosen:\n- {MARKUP} Fish\n1. {MARKUP} Fish\n- Salt"


def test_emojis_are_left_out_of_a_text_that_would_become_too_long(emojis: Emojis) -> None:
    full = "- Fish\n" + "x" * (MESSAGE_TEXT - 20)
    emojis.insert(layout := layout_with(full, **{"-_Fish": "fish"}))
    assert text_displays(layout)[0].content == full


def test_all_emojis_can_be_removed(emojis: Emojis) -> None:
    emojis.insert(layout := layout_with("- Fish", **{"-_Fish": "fish"}))
    assert remove_emojis(layout)
    assert set(shown(layout)) == {None}
    assert text_displays(layout)[0].content == "- Fish"
    assert not remove_emojis(layout)


def part(name: str) -> LocalizedText:
    return LocalizedText(f"nauticus-part-{name}")


@pytest.mark.parametrize(
    ("label", "icon"),
    [
        (text("label", number=1, part=part("good-fish"), place=LocalizedText("to")), "nauticus_good_fish"),
        (text("nauticus-label-choose", number=2, tile=LocalizedText("nauticus-tile-sail")), "nauticus_sail"),
        (text("list", goods=(part("good-fish"), part("good-fish"))), "nauticus_good_fish"),
        (text("list", goods=(part("good-fish"), part("good-salt"))), ""),
        (text("list", who=(SeatName(0), part("good-salt"))), "nauticus_good_salt"),
        (text("nauticus-label-end"), ""),
    ],
)  # fmt: skip
def test_emoji_of_an_option_depends_on_its_words(label: LocalizedText, icon: str) -> None:
    assert label_icon(Label(label), "nauticus") == icon
    assert label_icon(Label(label), "game-without-emojis") == ""


def test_cards_of_different_kinds_have_the_emoji_of_their_group() -> None:
    cards = tuple(LocalizedText(f"nautilus-island-count-clothes-{name}") for name in ("hat", "coat"))
    group = text("nautilus-island-group-store", colour=LocalizedText("nautilus-island-colour-clothes"))
    label = Label(text("nautilus-island-label-store", numbers="1+2", cards=cards), group)
    assert label_icon(label, "nautilus-island") == "island_set_clothes"


def test_emojis_are_inserted_as_long_as_the_text_fits(emojis: Emojis) -> None:
    lines = ["- Fish", "- More fish", "x" * (MESSAGE_TEXT - 2 * len(MARKUP))]
    emojis.insert(layout := layout_with("\n".join(lines), **{"-_Fish": "fish", "-_More_fish": "fish"}))
    assert text_displays(layout)[0].content.startswith(f"- {MARKUP} Fish\n- More fish\n")


def test_a_line_of_the_log_has_an_emoji_only_if_it_is_about_one_thing() -> None:
    bought = text("nauticus-tell-buy", part=part("good-fish"))
    assert line_icon([bought, text("nauticus-tell-done")], "nauticus") == "nauticus_good_fish"
    assert line_icon([bought, text("nauticus-tell-buy", part=part("good-salt"))], "nauticus") == ""
