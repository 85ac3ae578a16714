"""Random seasons for tests, with players who leave, rulings, and matches that never end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from host.history.results.outcome import Outcome, SeatOutcome
from host.leagues.pairing import drawing
from host.leagues.pairing.entrants import Entrant, Fixture, FormerResult
from host.leagues.pairing.formats import FORMATS, draw
from host.leagues.season.entries import (
    LoggedSeasonEntry,
    PlayBegun,
    PlayEnded,
    RoundDrawn,
    SeasonDrawn,
    SeasonEntry,
    SeasonFinished,
    TableAdjudicated,
    TableOpened,
    TablePlayed,
)
from host.leagues.season.fold import fold
from host.leagues.season.results import final_movements, round_input, standings
from host.leagues.season.season import Season
from host.leagues.season.sign_up import MemberConfirmed, MemberJoined, SignUpClosed, SignUpOpened
from host.leagues.season.verify import SeasonFile
from host.leagues.season_plan import SeasonPlan
from host.matches.commit_reveal.scheme import digest

LEAGUE = 3
HOUR = 3_600_000
Skill: TypeAlias = Callable[[int], float]


def equal_skill(_: int) -> float:
    """Return a skill of zero for every player."""
    return 0.0


class SeasonLog:
    """A builder for season logs."""

    def __init__(self, plan: SeasonPlan, number: int, seed: int) -> None:
        self.plan, self.number, self.chance = plan, number, Random(seed)
        self.secrets = drawing.DrawSecrets(f"draw {seed}", f"lots {seed}")
        self.log = list[LoggedSeasonEntry]()
        self.outcomes = dict[int, Outcome]()
        self.commitment = drawing.season_commitment(drawing.SeasonId(LEAGUE, number), plan, self.secrets)
        self.add(SignUpOpened(plan=plan, commitment=self.commitment))

    def add(self, *entries: SeasonEntry) -> None:
        for entry in entries:
            self.log.append(
                LoggedSeasonEntry(len(self.log) + 1, 1_800_000_000_000 + len(self.log) * HOUR, entry)
            )

    @property
    def season(self) -> Season:
        return fold(self.log)

    @property
    def lots(self) -> dict[int, int]:
        return drawing.lots(self.secrets.lots, self.season.transcript)

    def draw(self, entrants: Sequence[Entrant]) -> None:
        """Sign up the entrants and make the draw."""
        for entrant in entrants:
            self.add(MemberJoined(person=entrant.user_key, name=f"P{entrant.user_key}", by="player"))
        self.add(
            SignUpClosed(), *(MemberConfirmed(person=entrant.user_key, by="player") for entrant in entrants)
        )
        text = drawing.serialize(drawing.DrawTranscript(commitment=self.commitment, entrants=tuple(entrants)))
        key = drawing.draw_key(self.secrets.draw, text)
        drawn = draw(self.plan, drawing.parse(text).entrants, key)
        self.add(
            SeasonDrawn(
                drawn=drawn, transcript=text, secret=self.secrets.draw, lots_hash=digest(self.secrets.lots)
            ),
            PlayBegun(),
        )
        self.open_tables(drawn.tables)

    def open_tables(self, tables: Sequence[Fixture]) -> None:
        self.add(
            *(TableOpened(table=table.number, match=1000 * self.number + table.number) for table in tables)
        )

    def play_table(
        self, table: int, *, leavers: float = 0.05, skill: Callable[[int], float] = lambda _: 0.0
    ) -> None:
        """Finish the match at a table."""
        season = self.season
        state = season.tables[table]
        assert state.match_id is not None
        worth = {user_key: skill(user_key) + self.chance.gauss(0, 1) for user_key in state.user_keys}
        gone = {one for one in state.user_keys if self.chance.random() < leavers}
        self.outcomes[state.match_id] = create_outcome(state.match_id, state.user_keys, worth, gone)
        self.add(TablePlayed(table=table, match=state.match_id, head=9))

    def play_all(
        self, share: float = 1.0, *, leavers: float = 0.05, skill: Callable[[int], float] = lambda _: 0.0
    ) -> None:
        """Play all tables, or a random fraction of them."""
        for number in range(1, FORMATS[self.plan.format].rounds(self.plan) + 1):
            if number > 1:
                self.next_round(number)
            for table in sorted(self.season.tables):
                if not self.season.tables[table].is_over and self.chance.random() < share:
                    self.play_table(table, leavers=leavers, skill=skill)

    def next_round(self, number: int) -> None:
        season = self.season
        key = drawing.draw_key(season.secret, season.transcript)
        made = round_input(season, self.outcomes)
        (division,) = season.divisions
        tables = FORMATS[self.plan.format].tables(self.plan, division, number, made, key)
        self.add(RoundDrawn(tables=tables))
        self.open_tables(tables)

    def end_season(self) -> None:
        """Adjudicate unfinished tables, and record promotions and relegations."""
        for number, table in self.season.tables.items():
            if not table.is_over:
                self.add(TableAdjudicated(table=number, late=table.user_keys[:1]))
        self.add(PlayEnded())
        found = final_movements(self.season, self.outcomes, self.lots)
        self.add(SeasonFinished(moved=tuple(sorted(found.items())), secret=self.secrets.lots))

    def export(self) -> SeasonFile:
        """Export the season and return the file."""
        lines = tuple(
            standings(self.season, division.number, self.outcomes, self.lots)
            for division in self.season.divisions
        )
        return SeasonFile(
            league=LEAGUE, number=self.number, name="Test", log=tuple(self.log),
            outcomes=tuple(self.outcomes.values()), standings=lines,
        )  # fmt: skip

    def entrants_after(self) -> list[Entrant]:
        """Return all players as entrants for the next season."""
        season, found = self.season, list[Entrant]()
        for division in season.divisions:
            for line in standings(season, division.number, self.outcomes, self.lots):
                former = FormerResult(
                    division.tier,
                    division.number,
                    line.place,
                    line.parts,
                    line.played,
                    season.moved[line.user_key],
                )
                found.append(Entrant(line.user_key, None, former))
        return found


def create_outcome(
    match_id: int, user_keys: Sequence[int], strengths: dict[int, float], leavers: set[int]
) -> Outcome:
    """Return a match outcome in which players with equal points share a place."""
    rows = []
    for seat, user_key in enumerate(user_keys):
        points = round(4 * strengths[user_key]) + 50
        better = sum(round(4 * strengths[one]) + 50 > points for one in user_keys)
        rows.append(
            SeatOutcome(
                seat=seat,
                participation="left" if user_key in leavers else "played",
                user_key=user_key,
                outcome="lost" if better else "won",
                place=1 + better,
                tied_seats=1,
                score=points,
                turns=9,
                used_ms=HOUR,
                timeouts=0,
            )
        )
    return Outcome(
        match_id=match_id, guild_id=1, game="pearls", rules_version=1, started=1, ended=2 + match_id,
        is_imported=False, seats=tuple(rows),
    )  # fmt: skip


class SkillTable(Struct, frozen=True):
    """A callable that looks up each player's skill in a table."""

    skills: dict[int, float]

    def __call__(self, user_key: int) -> float:
        return self.skills[user_key]
