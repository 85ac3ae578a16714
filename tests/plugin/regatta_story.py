"""Tests for Regatta in Discord: five users in two crews choose simultaneously, and one of them is late.

The tests cover everything from opening a table to its record. test_third_game.py runs them with the toy game
on the path.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from engine.core.game import GameResult
from harbourmaster.__main__ import main
from host.messages.posts import message_contents
from tests.bot.port import AnyMessage, Port, button_options, labels, text_of
from tests.bot.time.test_clock import DAY, notices, pass_time

LEGS = 5
OWN_EFFORT_TEXT = "Your effort:"
VOTE_LABEL = "Robot plays this turn"


class Crew:
    """Five users at a table, in this order: Ada, Ben, Cem, Dea and Emil."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.rowers = [port.ada, port.ben, port.cem, port.add_member("Dea"), port.add_member("Emil")]
        self.late_rower = self.rowers[-1]

    async def begin(self) -> None:
        await self.port.open_table(game="regatta", seats=5, begins="opener", time_control="daily")
        for rower in self.rowers[1:]:
            await rower.click(self.port.card(), label="Join")

    async def row_leg(self, rower: MemberActor, effort: int) -> AnyMessage:
        """Choose an effort and confirm it."""
        panel = await self.port.take_turn(rower)
        await rower.click(panel, custom_id=button_options(panel)[effort])
        await rower.click(panel, label="Confirm")
        return panel

    async def wait_for_vote(self) -> AnyMessage:
        """Let time pass until the other players are asked to vote on the late player."""
        for _ in range(12):
            await pass_time(self.port, DAY)
            found = [post for post in self.port.posts() if VOTE_LABEL in labels(self.port.raw_message(post))]
            if found:
                return found[-1]
        raise AssertionError("nobody was asked")

    async def export_record(self, rower: MemberActor, folder: Path) -> tuple[dict[str, Any], Path]:
        """Export the match record as a user, and return it as parsed data and as a file."""
        answered: AnyMessage = (await rower.slash(self.port.lobby, "game record")).response
        (file,) = answered.attachments
        path = folder / f"{rower.id}.json"
        path.write_bytes(await file.read())
        return json.loads(path.read_bytes()), path

    def card_text(self) -> str:
        return text_of(self.port.raw_message(self.port.card()))


@pytest.fixture
async def crew(port: Port) -> Crew:
    crew = Crew(port)
    await crew.begin()
    return crew


async def test_number_of_seats_follows_invitations_and_the_games_limits(port: Port) -> None:
    invited = Crew(port).rowers[1:]
    named = {f"player{number}": member for number, member in enumerate(invited, 1)}
    await port.open_table(game="regatta", begins="opener", **named)
    for person in invited:
        await person.slash(port.lobby, "game join")
    card = text_of(port.raw_message(port.card()))
    assert "5. ▶ Emil" in card
    assert "Leg 1 of 5" in card
    few = await port.ada.slash(port.guild.create_text_channel("pier"), "game open", game="regatta", seats=6)
    assert "This game is for 4, 5 and 8 players." in text_of(few.response)


async def test_all_players_are_notified_until_they_have_chosen(crew: Crew) -> None:
    assert "Waiting for **Ada**, **Ben**, **Cem**, **Dea** and **Emil**" in crew.card_text()
    await pass_time(crew.port, 10 * 60)
    assert len(notices(crew.port)) == 5
    await crew.row_leg(crew.rowers[2], 3)
    assert "Waiting for **Ada**, **Ben**, **Dea** and **Emil**" in crew.card_text()
    assert len(notices(crew.port)) == 4


async def test_effort_is_hidden_until_all_have_chosen(crew: Crew) -> None:
    port, (ada, ben, *others) = crew.port, crew.rowers
    panel = await port.take_turn(ada)
    await crew.row_leg(ben, 3)
    for rower in (ada, *others):
        for command in ("text", "log", "catchup"):
            text = text_of((await rower.slash(port.lobby, command)).response)
            assert OWN_EFFORT_TEXT not in text
            assert "effort 3" not in text
    assert f"{OWN_EFFORT_TEXT} 3" in text_of((await ben.slash(port.lobby, "text")).response)
    await ada.click(panel, custom_id=button_options(panel)[1])
    assert "Confirm" in labels(panel), "a panel opened before another one chose is still good"
    await ada.click(panel, label="Confirm")
    public = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert "effort" not in public.replace("effort chosen", "")


async def test_record_hides_a_choice_from_others_until_all_have_chosen(crew: Crew, tmp_path: Path) -> None:
    port, (ada, ben, cem, *_) = crew.port, crew.rowers
    await crew.row_leg(ada, 3)
    panel = await port.take_turn(ben)
    await ben.click(panel, custom_id=button_options(panel)[2])
    for rower, knows in ((ada, True), (ben, False), (cem, False)):
        record, file = await crew.export_record(rower, tmp_path)
        assert record["moves"] == ([{"seat": 0, "move": "row", "effort": 3}] if knows else [])
        assert main(["record", "verify", str(file)]) == 0
        board = text_of((await rower.slash(port.lobby, "text")).response)
        log = text_of((await rower.slash(port.lobby, "log")).response)
        assert (f"{OWN_EFFORT_TEXT} 3." in board, f"{OWN_EFFORT_TEXT} 3." in log) == (knows, knows)
        assert "Ada** has chosen." in log
    await ben.click(panel, label="Confirm")
    for rower in crew.rowers[2:]:
        await crew.row_leg(rower, 0)
    record, _ = await crew.export_record(cem, tmp_path)
    assert [move["effort"] for move in record["moves"]] == [3, 2, 0, 0, 0]


async def test_choice_can_be_undone_while_others_still_choose(crew: Crew) -> None:
    port, ben = crew.port, crew.rowers[1]
    await crew.row_leg(ben, 3)
    await crew.row_leg(crew.rowers[0], 2)
    await ben.slash(port.lobby, "game undo")
    assert "Waiting for **Ben**, **Cem**, **Dea** and **Emil**" in crew.card_text()
    await port.restart()
    await crew.row_leg(ben, 0)
    assert "Waiting for **Cem**, **Dea** and **Emil**" in crew.card_text()


@pytest.mark.drawn
async def test_whole_match_with_a_late_player_produces_a_verified_record(
    crew: Crew, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = crew.port
    for leg in range(LEGS):
        for number, rower in enumerate(crew.rowers[:-1]):
            await crew.row_leg(rower, (leg + number) % 4)
        if leg == 1:
            asked = await crew.wait_for_vote()
            for rower in crew.rowers[:3]:
                await rower.click(asked, label=VOTE_LABEL)
            await pass_time(port, 60)
        else:
            await crew.row_leg(crew.late_rower, 1)
    final_message = await message_contents.load_final_message(port.bot.services.ctx, 1)
    check_final_message(text_of(port.raw_message(port.posts()[-1])), final_message.result)
    verified = await port.ada.slash(port.lobby, "game verify")
    assert text_of(verified.response).count("✅") == 6
    record, file = await crew.export_record(port.ada, tmp_path)
    assert len(record["moves"]) == 5 * LEGS
    assert [move["by"] for move in record["moves"] if "by" in move] == ["clock"]
    assert [team["hours"] for team in record["result"]["crews"]] == [
        team.total for team in final_message.result.teams
    ]
    assert main(["record", "verify", str(file)]) == 0
    assert "valid (regatta, 5 seats" in capsys.readouterr().out


def check_final_message(end: str, result: GameResult) -> None:
    """Check that the final message ranks the crew with the fewest hours first, and names all its members."""
    best, worst = sorted(result.teams, key=lambda team: team.total or 0)
    assert end.startswith("## Regatta: final result")
    assert end.index(f"{best.total} h\n") < end.index(f"{worst.total} h\n")
    assert "1. **" in end
    assert "Red crew** (**" in end
