"""The referee's helper functions for tiles: storage spaces, places in a yard, and the state of a ship."""

from __future__ import annotations

from typing import Any, TypeAlias

Place: TypeAlias = dict[str, Any]
Person: TypeAlias = dict[str, Any]
Ship: TypeAlias = dict[str, Any]

HULLS = (["single"], ["bow", "stern"], ["bow", "middle", "stern"], ["bow", "middle", "middle", "stern"])


def crowns_of(person: Person) -> int:
    emblems: list[str] = [kind for ship in person["ships"] for kind in ship["masts"] + ship["sails"]]
    emblems += [part.split(":")[1] for part in person["storage"]]
    return sum(emblem == "crown" for emblem in emblems) + 3 - len(person["passes"])


def size(part: str) -> int:
    return 2 if part.startswith("mast:") else 1


def free_space(person: Person) -> int:
    return 12 - sum(map(size, person["storage"]))


def fits(person: Person, part: str) -> bool:
    return size(part) <= free_space(person)


def places_in_yard(person: Person, part: str) -> list[Place]:
    """Return the places in a player's yard where a part can go."""
    family, kind = part.split(":")
    places: list[Place] = [{"ship": "new"}] if family == "hull" else []
    for number, ship in enumerate(person["ships"], 1):
        if family != "hull":
            places += [{"ship": number}] if can_carry(ship, family, kind) else []
            continue
        longer = {"fore": [kind, *ship["hull"]], "aft": [*ship["hull"], kind]}
        places += [{"ship": number, "end": end} for end, hull in longer.items() if is_hull_part(hull)]
    return places


def is_hull_part(hull: list[str]) -> bool:
    """Return whether a chain of parts is a complete hull or part of one."""
    return any(whole[i : i + len(hull)] == hull for whole in HULLS for i in range(len(whole)))


def can_carry(ship: Ship, family: str, kind: str) -> bool:
    below = {"mast": "hull", "sail": "masts", "good": "hull"}[family]
    has_place = len(ship[f"{family}s"]) < len(ship[below])
    emblems = {*ship["masts"], *ship["sails"], kind} - {"crown"}
    return has_place and (family == "good" or len(emblems) <= 1)


def is_finished(ship: Ship) -> bool:
    return ship["hull"] in HULLS and len(ship["hull"]) == len(ship["masts"]) == len(ship["sails"])


def is_full(ship: Ship) -> bool:
    return is_finished(ship) and len(ship["goods"]) == len(ship["hull"])


def material_value(ship: Ship) -> int:
    parts = [] if is_finished(ship) else ship["hull"] + ship["masts"] + ship["sails"]
    return len(parts + ship["goods"])
