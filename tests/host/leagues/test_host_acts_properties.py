"""Property tests: without another person's consent, hosts cannot improve their own rank or chances."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from host.leagues.host_acts.interests import (
    concerned_voters,
    interested_members,
    table_voters,
    unconcerned_voters,
)
from host.leagues.host_acts.voting import Voters, count
from host.leagues.lifecycle.kinds import (
    ManageMember,
    ManageSeason,
    ManageTable,
    ReplaceMember,
    ReverseRuling,
    SeasonAct,
    ShiftSeason,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.entrants import Entrant, Movement
from host.leagues.season.entries import LoggedSeasonEntry, SeasonEntry
from host.leagues.season.entry_base import SeasonRuling
from host.leagues.season.fold import fold, reversed_entries
from host.leagues.season.legality import find_obstacle
from host.leagues.season.results import final_movements, standings
from host.leagues.season.rulings import (
    DatesShifted,
    MemberExcused,
    MemberStruck,
    PlayerReplaced,
    ReplayOrdered,
    RulingReversed,
    TableRuled,
    TableVoided,
)
from host.leagues.season.season import Season
from host.leagues.season.sign_up import MemberJoined
from host.leagues.season_plan import SeasonPlan
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.seasons import SeasonRow
from tests.host.leagues.seasons import SeasonLog
from tests.sampling import example_settings

NEWCOMER = 999
MOVEMENT_VALUES: Mapping[Movement, int] = {"champion": 3, "up": 2, "stays": 1, "down": 0, "out": -1}


def create_season(seed: int) -> SeasonLog:
    """Return a partly played season with up to four divisions, a waiting list and some rulings."""
    chance = Random(seed)
    plan = SeasonPlan(game="pearls", seats=3, turns=50, size=4, points=(6, 3, 1))
    log = SeasonLog(plan, 1, seed)
    log.draw([Entrant(100 + n) for n in range(chance.randint(4, 18))])
    log.log[1:1] = [
        LoggedSeasonEntry(0, log.log[0].at, MemberJoined(person=one, name="W")) for one in (501, 502)
    ]
    log.log[:] = [LoggedSeasonEntry(n, one.at, one.entry) for n, one in enumerate(log.log, 1)]
    log.play_all(chance.choice((0.3, 0.7, 1.0)), leavers=0.05)
    for _ in range(chance.randint(0, 3)):
        log.add(entry_of(log, choose_acts(log, chance, 1)[0]))
    return log


def as_loaded_season(log: SeasonLog) -> LoadedSeason:
    league = LeagueRow(
        id=3, guild_id=1, name="Test", game="pearls", channel=2, plan="{}", creator_key=9, created=1
    )
    return LoadedSeason(league, SeasonRow(id=4, league=3, number=1, opened=1), tuple(log.log), log.season)


def candidate_acts(log: SeasonLog, chance: Random) -> Iterator[SeasonAct]:
    """Yield the host actions that could be attempted in the current season."""
    season, gone = log.season, reversed_entries(log.log)
    for member in season.members:
        excused, struck = (ManageMember("Test", 1, what, member, "") for what in ("excuse", "strike"))
        yield excused
        yield struck
    for number, table in season.tables.items():
        places = [*range(1, len(table.user_keys) + 1)]
        chance.shuffle(places)
        result = tuple(zip(table.user_keys, places, strict=True))
        yield ManageTable("Test", 1, "rule", number, result)
        yield ManageTable("Test", 1, "void", number)
        yield ManageTable("Test", 1, "replay", number)
        for came in (501, NEWCOMER):
            yield ReplaceMember("Test", 1, number, "", "N", table.user_keys[0], came)
    for item in log.log:
        if isinstance(item.entry, SeasonRuling) and item.seq not in gone:
            yield ReverseRuling("Test", 1, item.seq)


def entry_of(log: SeasonLog, act: SeasonAct) -> SeasonEntry:
    """Return the log entry that a host action creates."""
    match act:
        case ManageMember(what="strike"):
            return MemberStruck(person=act.user_key)
        case ManageMember():
            return MemberExcused(person=act.user_key)
        case ManageTable(what="rule"):
            return TableRuled(table=act.table, places=act.places, means_left=False)
        case ManageTable(what="void"):
            return TableVoided(table=act.table)
        case ManageTable():
            return ReplayOrdered(table=act.table)
        case ReplaceMember():
            seat = log.season.tables[act.table].user_keys.index(act.left)
            return PlayerReplaced(table=act.table, seat=seat, person=act.came, name="N")
        case ReverseRuling():
            return RulingReversed(entry=act.entry)
        case ShiftSeason():
            return DatesShifted(days=act.days)
        case ManageSeason():
            raise AssertionError("acts on the whole season concern all members")


def choose_acts(log: SeasonLog, chance: Random, number: int) -> list[SeasonAct]:
    """Return up to `number` random host actions that are currently possible."""
    every = [*candidate_acts(log, chance)]
    chance.shuffle(every)
    return [*islice((act for act in every if is_possible(log, act)), number)]


def is_possible(log: SeasonLog, act: SeasonAct) -> bool:
    return find_obstacle(log.season, log.log, entry_of(log, act)) is None


def season_after(log: SeasonLog, act: SeasonAct) -> Season:
    entry = entry_of(log, act)
    return fold([*log.log, LoggedSeasonEntry(len(log.log) + 1, log.log[-1].at, entry)])


def host_position(log: SeasonLog, season: Season, host: int) -> tuple[int, ...]:
    """Return a tuple that measures a host's rank and chances.

    Greater items are better for the host.
    """
    ranks = [
        -place
        for division in season.divisions
        for place, line in enumerate(standings(season, division.number, log.outcomes, log.lots))
        if line.user_key == host
    ]
    movement = final_movements(season, log.outcomes, log.lots).get(host)
    waiting = season.waiting_list
    return (
        max(ranks, default=-99),
        -2 if movement is None else MOVEMENT_VALUES[movement],
        len(season.tables_of(host)),
        -waiting.index(host) if host in waiting else 0 if ranks else -99,
    )


@pytest.mark.long
@given(st.integers(0, 10_000))
@example(64)  # Replacing a member frees a place for the next lower tier.
@example_settings(15)
def test_no_act_improves_the_own_rank_or_chance(seed: int) -> None:
    log = create_season(seed)
    before, known, chance = log.season, as_loaded_season(log), Random(seed)
    positions = {host: host_position(log, before, host) for host in before.members}
    for act in choose_acts(log, chance, 8):
        free = before.members.keys() - interested_members(known, act)
        changed = season_after(log, act) if free else before
        for host in free:
            gains = [
                now > was for was, now in zip(positions[host], host_position(log, changed, host), strict=True)
            ]
            assert not any(gains), (act, host, positions[host], host_position(log, changed, host))


@given(st.integers(0, 10_000), st.data())
@example_settings(40)
def test_own_friends_never_suffice_for_consent(seed: int, data: st.DataObject) -> None:
    log = create_season(seed)
    known, chance = as_loaded_season(log), Random(seed)
    (act,) = choose_acts(log, chance, 1)
    interested = sorted(interested_members(known, act) & known.season.members.keys())
    host = data.draw(st.sampled_from(interested or [100]))
    voters = Voters(
        concerned_voters(known, act, host),
        unconcerned_voters(known, act, host),
        table_voters(known, act, host),
    )
    assert host not in voters.everyone
    assert not voters.unconcerned & {host, *interested, *known.season.waiting_list}
    friends = data.draw(st.sets(st.sampled_from(sorted(voters.concerned) or [0])))
    found = count(voters, dict.fromkeys(friends, True), is_over=True, has_other_host=True)
    agreed = (friends >= group for group in (voters.concerned, voters.table) if group)
    assert found is not None
    assert (found.consent is not None) <= any(agreed)


@given(st.integers(1, 30), st.data())
def test_a_third_of_those_concerned_blocks_silence(number: int, data: st.DataObject) -> None:
    voters = Voters(frozenset(range(number)))
    against = data.draw(st.sets(st.integers(0, number - 1)))
    found = count(voters, dict.fromkeys(against, False), is_over=True, has_other_host=False)
    assert found is not None
    assert (found.consent == "silence") == (3 * len(against) < number)
    assert count(voters, dict.fromkeys(against, False), is_over=False, has_other_host=False) is None
