"""Regatta at the port: five people in two crews, from the opening to the record. Run by test_third_game.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from simcord import MemberActor

from engine.core import play
from engine.core.model import Event
from engine.core.text import text
from engine.games.regatta.actions import Row
from engine.games.regatta.game import GAME
from engine.games.regatta.state import RegattaState
from engine.games.regatta.steps.row import ChooseEffort
from harbourmaster.__main__ import main
from host.posts import published
from tests.bot.port import Port, loose_options, said
from tests.bot.voyage import END, until_asked, voyage
from tests.bot.watching import EVERYBODY, differing
from tests.engine.worlds import other, world

LEGS = 5
Crew = tuple[MemberActor, ...]


async def begin(port: Port) -> Crew:
    """Let Ada invite four, who all sit down."""
    crew = (port.ada, port.ben, port.cem, port.newcomer("Dora"), port.newcomer("Emil"))
    invited = {f"player{number}": person for number, person in enumerate(crew[1:], 1)}
    await port.open(game="regatta", begins="opener", **invited)
    for person in crew[1:]:
        await person.slash(port.lobby, "game join")
    return crew


async def row(port: Port, person: MemberActor, effort: int) -> None:
    panel = await port.take_turn(person)
    await person.click(panel, custom_id=loose_options(panel)[effort])
    await person.click(panel, label="Confirm")


async def row_leg(port: Port, crew: Crew, leg: int) -> None:
    """Let all row, the efforts 0 to 3 and 0 again by turns."""
    for place in range(len(crew)):
        seat = (leg + place) % len(crew)
        await row(port, crew[seat], seat % 4)


async def exported(port: Port, person: MemberActor, folder: Path) -> tuple[dict[str, object], Path]:
    answered = (await person.slash(port.lobby, "game export")).response
    assert answered is not None
    (file,) = answered.attachments
    path = folder / f"{person.id}.json"
    path.write_bytes(await file.read())
    return json.loads(path.read_bytes()), path


async def test_a_table_has_as_many_seats_as_are_invited_and_the_game_allows(port: Port) -> None:
    await begin(port)
    card = said(port.raw(port.card()))
    assert "5. ▶ Emil" in card
    assert "Leg 1 of 5" in card
    few = await port.ada.slash(port.guild.create_text_channel("pier"), "game open", game="regatta", seats=6)
    assert "This game is for 4, 5 and 8 players." in said(few.response)


async def test_what_was_chosen_is_told_to_nobody_until_all_have(port: Port, tmp_path: Path) -> None:
    crew = await begin(port)
    await row(port, crew[0], 3)
    panel = await port.take_turn(port.ben)
    await port.ben.click(panel, custom_id=loose_options(panel)[2])
    for person, knows in ((port.ada, True), (port.ben, False), (port.cem, False)):
        record, file = await exported(port, person, tmp_path)
        assert record["moves"] == ([{"seat": 0, "move": "row", "effort": 3}] if knows else [])
        assert main(["record", "verify", str(file)]) == 0
        board = said((await person.slash(port.lobby, "text")).response)
        log = said((await person.slash(port.lobby, "log")).response)
        assert ("Your effort: 3." in board, "Your effort: 3." in log) == (knows, knows)
        assert "Ada** has chosen." in log
    await port.ben.click(panel, label="Confirm")
    for seat in (2, 3, 4):
        await row(port, crew[seat], 0)
    record, _ = await exported(port, port.cem, tmp_path)
    moves = record["moves"]
    assert isinstance(moves, list)
    assert [move["effort"] for move in moves] == [3, 2, 0, 0, 0]


async def test_crews_win_together_with_the_fewest_hours(
    port: Port, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crew = await begin(port)
    for leg in range(LEGS):
        await row_leg(port, crew, leg)
    told = await published.final_post(port.bot.services.ctx, 1)
    best, worst = sorted(told.result.teams, key=lambda team: team.total)
    end = said(port.raw(port.posts()[-1]))
    assert end.startswith("## Regatta: the end")
    assert end.index(f"{best.total} h\n") < end.index(f"{worst.total} h\n")
    assert "1. **" in end
    assert "crew** (**" in end
    record, file = await exported(port, port.cem, tmp_path)
    result = record["result"]
    assert isinstance(result, dict)
    assert [team["hours"] for team in result["crews"]] == [team.total for team in told.result.teams]
    assert main(["record", "verify", str(file)]) == 0
    assert "holds (regatta, 5 seats" in capsys.readouterr().out
    verified = await port.cem.slash(port.lobby, "game verify")
    assert said(verified.response).count("✅") == 6


@pytest.mark.parametrize("is_planted", [True, False])
async def test_a_choice_told_too_early_would_be_found(is_planted: bool, tmp_path: Path) -> None:
    # Ben, in the last seat, has chosen; Ada has not.
    played = next(
        whole
        for whole in (until_asked(world(GAME, 4, seed), 12) for seed in range(20))
        if play.awaited_seats(whole.states()[-1]) == (0,)
    )
    heard = []
    for number, dealt in enumerate((played, other(played, None, seed=1))):
        with pytest.MonkeyPatch.context() as patch:
            if is_planted:
                patch.setattr(ChooseEffort, "tell", blab)
            heard.append(await voyage(dealt, tmp_path / str(number), patch, (END,)))
    assert ({EVERYBODY, "Cem"} & differing(*heard) != set()) == is_planted
    assert "Ben" in differing(*heard)


def blab(step: ChooseEffort, state: RegattaState, action: Row) -> tuple[Event, ...]:
    """Tell everybody what a seat has chosen."""
    return (Event(text("regatta-row", effort=action.effort)),)
