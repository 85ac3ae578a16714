"""Handmade league and user views: typical ones, the fullest ones and the emptiest ones."""

from __future__ import annotations

from itertools import cycle, islice
from typing import get_args

from renderer.league.views import (
    Card,
    Crosstable,
    Duel,
    Encounter,
    Meeting,
    Move,
    Places,
    Profile,
    ProfileGame,
    Pyramid,
    RatingLine,
    RatingPoint,
    Seat,
    Sign,
    Standings,
    StandingsHeads,
    StandingsRow,
    Versus,
    View,
)
from tests.renderer.views import LONG, STRANGE

DAY = 86_400_000
PEOPLE = ("Anna", "Bořek 🦆", "Celia", "Дмитрий", "Emre", "Fay", "Gustav", "Hana", "Ines", "Jo", "Kim", "Liv")
LETTERS = {"champion": "C", "up": "U", "stays": "S", "down": "D", "out": "X", "new": "N", "none": ""}
HEADS = StandingsHeads(
    possible_places="can still",
    name="name",
    points="points",
)
MEETINGS: tuple[Meeting, ...] = get_args(Meeting)
LEGEND: tuple[tuple[Meeting, str], ...] = (
    ("beaten", "came before them"),
    ("lost", "came behind them"),
    ("tied", "shared a place"),
)


def create_sign(move: Move) -> Sign:
    """Return the sign for a move between divisions, with the English letter."""
    return Sign(move, LETTERS[move])


CHAMPION = create_sign("champion")
MOVEMENTS = (
    (CHAMPION, "champion"),
    (create_sign("up"), "went up"),
    (create_sign("stays"), "stayed"),
    (create_sign("down"), "went down"),
    (create_sign("new"), "new"),
)


def names_of(count: int, names: tuple[str, ...] = PEOPLE) -> tuple[str, ...]:
    """Return `count` names."""
    return tuple(islice(cycle(names), count))


def standings(count: int, tables: int = 4, names: tuple[str, ...] = PEOPLE) -> Standings:
    """Return the standings of a division in which one player is promoted and several are relegated."""
    rows = []
    for number, name in enumerate(names_of(count, names), 1):
        is_struck = number == count and count > 3
        move: Move = "up" if number == 1 else "down" if number >= count - 2 and count > 3 else "none"
        seats = tuple(_seat(number, table, tables, is_struck=is_struck) for table in range(tables))
        rows.append(
            StandingsRow(
                place=str(number),
                name=name,
                possible_places="" if is_struck else f"{max(1, number - 2)}–{min(count, number + 3)}",
                points=("26", "19", "16.5", "12", "9.33", "6", "3")[min(number, 7) - 1],
                played=f"{tables - 1}/{tables}",
                seats=seats,
                sign=create_sign("out" if is_struck else move),
                is_struck_out=is_struck,
                is_leader=number == 1,
            )
        )
    return Standings(
        title="Nauticus League · Division 2",
        subtitle="Season 3 · tier 2 · as it stands on 23 November",
        heads=HEADS,
        rows=tuple(rows),
        lines=(
            (create_sign("up"), "goes up"),
            (create_sign("down"), "go down"),
            (create_sign("out"), "struck"),
        ),
        notes=(
            "A ring is a table still being played, a cross one that was left, a dash one that does not count.",
            "3 before 4: they met and 3 won more",
        ),
    )


def _seat(number: int, table: int, tables: int, *, is_struck: bool) -> Seat:
    if is_struck:
        return Seat("left")
    if table == tables - 1:
        return Seat("open")
    return Seat("void") if (number, table) == (3, 1) else Seat("place", 1 + (number + table) * 7 % 4)


def crosstable(count: int, meetings: int = 2, names: tuple[str, ...] = PEOPLE) -> Crosstable:
    """Return the crosstable of a division in which all players have met `meetings` times."""
    back: dict[Meeting, Meeting] = {"beaten": "lost", "lost": "beaten", "tied": "tied"}
    cells = [[[MEETINGS[0] for _ in range(0)] for _ in range(count)] for _ in range(count)]
    for one in range(count):
        for other in range(one + 1, count):
            found = [MEETINGS[(one * 3 + other * 5 + n * (one + 2)) % 7 % 3] for n in range(meetings)]
            cells[one][other], cells[other][one] = found, [back[kind] for kind in found]
    return Crosstable(
        title="Nauticus League · Division 2",
        subtitle="Season 3 · who came before whom",
        names=names_of(count, names),
        meetings=tuple(tuple(map(tuple, row)) for row in cells),
        tables=tuple(
            tuple(
                tuple(1 + (one + other + 9 * n) % 23 for n in range(len(cells[one][other])))
                for other in range(count)
            )
            for one in range(count)
        )
        if count <= 9
        else (),
        key=LEGEND,
    )


def pyramid(divisions: int, size: int = 7, names: tuple[str, ...] = PEOPLE) -> Pyramid:
    """Return a pyramid with the given number of divisions."""
    moves: tuple[Move, ...] = ("up", "new", "stays", "stays", "stays", "down", "down", "stays")
    by_tier: dict[int, list[Card]] = {}
    for number in range(divisions):
        texts = names_of(size, names[number % len(names) :] + names[: number % len(names)])
        rows = tuple(
            (name, CHAMPION if number == row == 0 else create_sign(moves[(row + number) % len(moves)]))
            for row, name in enumerate(texts)
        )
        by_tier.setdefault((number + 1).bit_length(), []).append(Card(f"Division {number + 1}", rows))
    return Pyramid(
        title="Nauticus League",
        subtitle="Season 3 · the draw",
        tiers=tuple((f"Tier {tier}", tuple(cards)) for tier, cards in by_tier.items()),
        key=MOVEMENTS,
    )


def rating(matches: int = 14) -> RatingLine:
    """Return a rating after the given number of matches."""
    points, number, spread = [], 1500, 650
    for match_id in range(matches):
        number += (160, -90, 75, 110, -40, 30, -55, 65, 20, -35)[match_id % 10]
        spread = max(240, spread * 9 // 10)
        points.append(RatingPoint((match_id * 9 + match_id % 3 * 4) * DAY, number, spread))
    return RatingLine(
        label="Rating",
        text=f"{number}",
        spread=f"± {spread}",
        number=number,
        deviation=spread,
        is_known=True,
        points=tuple(points),
        began="3 March",
        ended="19 July",
    )


def profile(name: str = "Anna", games: int = 1) -> Profile:
    """Return a user's profile."""
    figures = (
        ("matches played to the end", "31"),
        ("left early", "1"),
        ("of the winner’s points", "83 %"),
        ("best score", "211"),
        ("highest rating", "1735"),
        ("firsts in a row", "4"),
        ("usual time for a turn", "3 h 20 min"),
        ("turns in time", "97 %"),
    )
    game = ProfileGame(
        name="Nauticus",
        rating=rating(),
        places=(
            Places(label="4 seats", counts=(9, 7, 4, 2), caption="22 matches"),
            Places(label="3 seats", counts=(1, 0, 8), caption="9 matches"),
        ),
        figures=figures,
    )
    other = ProfileGame(
        name="Nautilus Island", places=(Places(label="2 seats", counts=(1, 40), caption="41 matches"),)
    )
    return Profile(
        title=name,
        subtitle="The Harbour · matches on this server",
        games=(game, other, game)[:games],
        notes=("The band around the line tells how far off the number may have been.",),
    )


def versus(names: tuple[str, str] = ("Anna", "Bořek 🦆"), duels: int = 1) -> Versus:
    """Return a head-to-head view for two users."""
    duel = Duel(
        name="Nauticus",
        beaten=9,
        tied=1,
        lost=5,
        captions=("Anna before Bořek", "the same place", "Bořek before Anna"),
        figures=(("matches", "15"), ("places between them", "+0.4"), ("last met", "19 July")),
    )
    encounters = tuple(
        Encounter(
            result=MEETINGS[n % 3], places=(f"{1 + n % 3}.", f"{2 - n % 2}."), caption=f"Nauticus, match {n}"
        )
        for n in range(5)
    )
    return Versus(
        title="Head to head",
        names=names,
        duels=(duel,) * duels,
        encounters_label="The last five",
        encounters=encounters,
        notes=("Matches of this server that both played to the end.",),
    )


def cases() -> dict[str, View]:
    """Return the views by label."""
    few = PEOPLE[:3]
    return {
        "standings": standings(7),
        "standings-3": standings(3, 3, few),
        "standings-16": standings(16, 8),
        "standings-24": standings(24, 24, LONG),
        "standings-long": standings(7, 4, LONG),
        "standings-strange": standings(7, 4, STRANGE),
        "crosstable": crosstable(7),
        "crosstable-3": crosstable(3, 4),
        "crosstable-16": crosstable(16, 1, LONG),
        "crosstable-24": crosstable(24, 2, LONG),
        "crosstable-many": crosstable(12, 14, STRANGE),
        "pyramid": pyramid(7, 7),
        "pyramid-1": pyramid(1, 5),
        "pyramid-15": pyramid(15, 8, LONG),
        "pyramid-strange": pyramid(3, 7, STRANGE),
        "profile": profile(games=2),
        "profile-long": profile(LONG[0], 3),
        "profile-new": Profile(
            title="Bo", subtitle="The Harbour", games=(ProfileGame(name="Nauticus", rating=rating(1)),)
        ),
        "versus": versus(),
        "versus-long": versus((LONG[0], LONG[3]), 2),
        "versus-none": Versus(
            title="Head to head",
            names=("Anna", STRANGE[1]),
            duels=(),
            encounters_label="",
            encounters=(),
            notes=("These two have not finished a match together here.",),
        ),
    }
