"""The names under which time zones are found: cities, countries and zones in all languages of the bot."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global
from msgspec import Struct

from bot.core.words.i18n import locales
from bot.core.words.input.words import normalize
from host.matches.settings.zones import COMMON_ZONES, is_zone, zones

CITIES = Path(__file__).with_name("cities.toml")
MAIN_ZONES = (
    *COMMON_ZONES, "Europe/Madrid", "Europe/Lisbon", "Europe/Dublin", "Europe/Moscow", "America/Toronto",
    "America/Winnipeg", "America/Edmonton", "America/Vancouver", "America/Phoenix", "America/Havana",
    "America/Bogota", "America/Santiago", "Asia/Jerusalem",
    "Asia/Karachi", "Asia/Jakarta", "Asia/Shanghai", "Asia/Seoul", "Australia/Perth",
)  # fmt: skip
"""The zones that come first in lists.

They are also those that people mean by an abbreviation that smaller zones share, such as CST or EST.
"""
UTC_NAMES = ("utc", "utc+0", "utc-0", "z", "zulu", "coordinated universal time")
EXTRA_ABBREVIATIONS = {
    "sgt": "Asia/Singapore", "brt": "America/Sao_Paulo", "art": "America/Argentina/Buenos_Aires",
    "ict": "Asia/Bangkok", "gst": "Asia/Dubai", "trt": "Europe/Istanbul", "usa": "US", "uae": "AE",
}  # fmt: skip
"""Common abbreviations that neither Babel nor the time zone database contains: a zone or a country code."""
SAMPLES = tuple(timedelta(days=15 * number) for number in range(25))
"""The times in a year at which the offsets of zones are compared."""


class Place(Struct, frozen=True):
    """A name of a place, or of a time zone, in one of its zones."""

    name: str
    zone: str
    words: tuple[str, ...]
    """The normalized words of the name."""


class Places(Struct, frozen=True):
    """All places: by normalized name, abbreviations and country codes separately."""

    by_key: dict[str, tuple[str, ...]]
    abbreviations: dict[str, tuple[str, ...]]
    countries: dict[str, tuple[str, ...]]
    """Zones by country code in lowercase."""
    all: tuple[Place, ...]


@cache
def places() -> Places:
    """Return all places; the first call loads data and takes a while, so call it in a thread."""
    by_key, found = defaultdict[str, dict[str, None]](dict), list[Place]()
    for name, at in _names():
        key = normalize(name)
        # The part in brackets only distinguishes places of the same name.
        for known in {key, normalize(re.sub(r"\(.*\)", "", name))}:
            by_key[known] |= dict.fromkeys(at)
        found += [Place(name, zone, tuple(key.split())) for zone in at]
    return Places(
        {key: tuple(at) for key, at in by_key.items()},
        {name: _main(at) for name, at in _abbreviations().items()},
        {code.lower(): at for code, at in _country_zones().items()},
        tuple(found),
    )


@cache
def current_zones() -> tuple[str, ...]:
    """Return the accepted zones without former names, main zones first."""
    every = dict.fromkeys(_known((*MAIN_ZONES, *zones())))
    return tuple(every)


@cache
def zone_words(zone: str) -> tuple[str, ...]:
    """Return the normalized words of a zone's name."""
    return tuple(normalize(zone).split())


@cache
def offsets(zone: str, month: str) -> tuple[int, ...]:
    """Return a zone's offsets from UTC in minutes during the year from the given month, such as `2026-11`.

    Zones with the same offsets are interchangeable.
    """
    start, info = datetime.fromisoformat(f"{month}-01T12:00+00:00"), ZoneInfo(zone)
    local = ((start + after).astimezone(info).utcoffset() for after in SAMPLES)
    return tuple(round(offset.total_seconds() / 60) for offset in local if offset is not None)


def _names() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the names of places with their zones."""
    for zone in zones():
        yield zone.rsplit("/", 1)[-1].replace("_", " "), _known([zone])
    for zone, cities in tomllib.loads(CITIES.read_text(encoding="utf-8")).items():
        yield from ((city, (zone,)) for city in cities)
    country_zones = _country_zones()
    for locale in map(Locale.parse, locales()):
        for zone, names in locale.time_zones.items():
            if "city" in names and (known := _known([zone])):
                yield names["city"], known
        yield from ((str(locale.territories.get(code, code)), at) for code, at in country_zones.items())
        for name, meta_zone in _meta_zone_names(locale, "long"):
            yield name, _main(_meta_zones()[meta_zone])


def _country_zones() -> dict[str, tuple[str, ...]]:
    found = {code: _known(at) for code, at in get_global("territory_zones").items() if code.isalpha()}
    return {code: at for code, at in found.items() if at}


def _known(names: Iterable[str]) -> tuple[str, ...]:
    """Return the accepted zones with these names or former names."""
    aliases = get_global("zone_aliases")
    current = dict.fromkeys(str(aliases.get(name, name)) for name in names)
    return tuple(name for name in current if is_zone(name))


@cache
def _meta_zones() -> dict[str, tuple[str, ...]]:
    """Return the zones of each of Unicode's meta zones, such as `Europe_Central`."""
    found = defaultdict[str, list[str]](list)
    for zone, meta_zone in get_global("meta_zones").items():
        found[str(meta_zone)].append(zone)
    return {meta_zone: at for meta_zone, listed in found.items() if (at := _known(listed))}


def _meta_zone_names(locale: Locale, width: str) -> Iterator[tuple[str, str]]:
    for meta_zone, names in locale.meta_zones.items():
        for name in dict(names.get(width, {})).values():
            if meta_zone in _meta_zones() and isinstance(name, str) and name.strip("∅"):
                yield name, meta_zone


def _abbreviations() -> dict[str, tuple[str, ...]]:
    found = defaultdict[str, list[str]](list)
    now = datetime.now(UTC)
    for zone in current_zones():
        for name in {(now + after).astimezone(ZoneInfo(zone)).tzname() or "" for after in SAMPLES[::6]}:
            if name.isalpha():
                found[normalize(name)].append(zone)
    for locale in map(Locale.parse, locales()):
        for name, meta_zone in _meta_zone_names(locale, "short"):
            found[normalize(name)] += _main(_meta_zones()[meta_zone])
    for name, meant in EXTRA_ABBREVIATIONS.items():
        found[name] += _country_zones().get(meant, (meant,))
    return {name: tuple(dict.fromkeys(at)) for name, at in found.items()}


def _main(found: Iterable[str]) -> tuple[str, ...]:
    """Return the main zones among the given ones, or all if there is none."""
    every = tuple(dict.fromkeys(found))
    return tuple(zone for zone in every if zone in MAIN_ZONES) or every
