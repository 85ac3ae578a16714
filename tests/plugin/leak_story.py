"""Tests for Leak in Discord: all players win or lose together, and a player goes overboard.

test_third_game.py runs them with the toy game on the path.
"""

from __future__ import annotations

from pages.data.addresses import Address
from pages.data.models import MatchPage
from tests.bot.port import AnyMessage, Port, alt_text_of, button_options, labels, text_of
from tests.pages.helpers import load_page, turn_pages_on
from tests.plugin.buoys_story import card_text, create_league, last_post


async def begin(port: Port, **options: object) -> AnyMessage:
    opened = await port.open_table(game="leak", seats=3, begins="opener", **options)
    for player in (port.ben, port.cem):
        await player.slash(port.lobby, "game join")
    answer: AnyMessage = opened.response
    return answer


async def play_to_end(port: Port, place: int) -> None:
    """Play until the end, always with the weakest card (0) or the strongest one (-1)."""
    while "Waiting for" in card_text(port):
        await play_card(port, place)


async def play_card(port: Port, place: int) -> None:
    """Play a card of the player to move: the weakest card (0) or the strongest one (-1)."""
    players = {"Ada": port.ada, "Ben": port.ben, "Cem": port.cem}
    name = next(name for name in players if f"Waiting for **{name}**" in card_text(port))
    panel = await port.take_turn(players[name])
    if offered := button_options(panel):
        await players[name].click(panel, custom_id=offered[place])
    else:
        # The only card has been chosen already.
        await players[name].click(panel, label="Confirm")


async def test_common_defeat_is_told_as_such(port: Port) -> None:
    await begin(port)
    for player in (port.ada, port.ben, port.cem):
        await port.resign(player)
    for told in (last_post(port), card_text(port)):
        assert "**Ada**, **Ben** and **Cem** lose together." in told
        assert "The boat has sunk." in told
        assert "🏆" not in told
    shown: AnyMessage = (await port.ada.slash(port.lobby, "profile")).response
    told = text_of(shown) + alt_text_of(shown)
    assert "Lost: 1" in told
    assert "Best score" not in told
    records = text_of((await port.ada.slash(port.lobby, "records", game="leak")).response)
    assert "Best score" not in records
    assert "Shortest match" in records


async def test_resigned_player_goes_overboard_and_is_shown_as_such(port: Port) -> None:
    await begin(port)
    asked: AnyMessage = (await port.ben.slash(port.lobby, "game resign")).response
    assert "You’ll be out of the game" in text_of(asked)
    await port.ben.click(asked, label="Yes, resign")
    assert "Ben — out of the game" in card_text(port)
    panel: AnyMessage = (await port.ben.slash(port.lobby, "match")).response
    assert "You’re out of the game." in text_of(panel)
    assert not {"Resign", "Cancel match", "Sandbox", "Nudge"} & {*labels(panel)}
    refused = (await port.ben.slash(port.lobby, "game resign")).response
    assert "You’re out of the game" in text_of(refused)
    await play_to_end(port, -1)
    assert "together." in last_post(port)


async def test_rated_match_and_league_are_refused_with_the_reason(port: Port) -> None:
    opened = await port.open_table(game="leak", seats=3, rated=True)
    assert "Cooperative matches can’t be rated" in text_of(opened.response)
    assert "all players win or lose together" in text_of(await create_league(port, "leak", 3))


async def test_next_wave_is_announced_under_its_own_heading(port: Port) -> None:
    await begin(port)
    while not (told := [text for text in port.public_texts() if "### Wave 1 of 4" in text]):
        await play_card(port, -1)
    (said,) = told
    assert said.index("### Wave 1 of 4") < said.index("### Wave 2 of 4") < said.index(" water.")


async def test_next_wave_is_logged_and_replayed_under_its_own_heading(port: Port) -> None:
    token = await turn_pages_on(port)
    await begin(port)
    while not any("### Wave 1 of 4" in text for text in port.public_texts()):
        await play_card(port, -1)
    second = next(text for text in port.public_texts() if "### Wave 2 of 4" in text)
    (wave,) = (line for line in second.splitlines() if " water." in line)
    log: AnyMessage = (await port.ada.slash(port.lobby, "log")).response
    replay: AnyMessage = (await port.ada.slash(port.lobby, "replay")).response
    await port.ada.click(replay, label="Forward ▶")
    for told, heading in ((text_of(log), "-# Wave 2 of 4"), (text_of(replay), "### Wave 2 of 4")):
        own, following = told.rsplit(heading, 1)
        assert "Wave 1 of 4" in own
        assert wave.lstrip("- ") not in own
        assert wave.lstrip("- ") in following
    page = await load_page(port, Address("match", token, "1"), "en")
    assert isinstance(page, MatchPage)
    shown = page.scenes[1]
    assert shown.heading.startswith("Wave 1 of 4")
    assert shown.next_heading.startswith("Wave 2 of 4")
    assert [entry.text for entry in shown.next_log] == [wave.lstrip("- ")]
    assert wave.lstrip("- ") not in [entry.text for entry in shown.log]
