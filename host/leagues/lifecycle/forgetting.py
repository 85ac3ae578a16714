"""Somebody is forgotten who stands in the logs of seasons: they give up those that run, and what was drawn stays.

Draw and lots follow from who stands in the transcript: before it is changed, what was drawn from it is kept.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.outbox import Post
from host.core.owners import season_owner
from host.core.people import hash_of
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.inactive_members import give_up, was_removed
from host.leagues.lifecycle.kinds import ToHosts
from host.leagues.lifecycle.logbook import Known
from host.leagues.pairing import drawing
from host.leagues.season import entries
from host.leagues.season.entries import Final, Logged, Protested, SeasonEntry, WasDrawn
from host.leagues.season.season import Season
from host.matches.settings.events import PersonForgotten
from storage.core.database import Transaction
from storage.core.tables import all_tables
from storage.leagues.league import forgotten_bars, seasons
from storage.leagues.league.forgotten_bars import ForgottenBarRow
from storage.operations import privacy

LOG = "season_log"


async def forget_person(ctx: Context, tx: Transaction, event: PersonForgotten) -> None:
    """Let somebody give up their seasons, and take them and their words out of the logs; names and ids go later."""
    log = all_tables()[LOG]
    for season in sorted({row["season"] for row in await privacy.rows_of(tx, log, event.person)}):
        await outbox.drop_meant(tx, season_owner(season), lambda post: _asks_hosts(post, event.person))
        try:
            known = await logbook.load(tx, season)
        except (ValueError, LookupError, msgspec.DecodeError):
            # One that is damaged can't be given up.
            continue
        await _keep_bar(ctx, tx, known, event.person)
        known = await give_up(ctx, tx, known, event.person)
        for item in known.log:
            changed = _without(item.entry, known.season, event)
            if changed != item.entry:
                await privacy.rewrite(tx, log, _key(known, item), {"payload": entries.to_json(changed)})


def _asks_hosts(post: Post, person: int) -> bool:
    """Tell whether a post has the words with which somebody asks hosts."""
    return isinstance(post, ToHosts) and post.person == person


def _key(known: Known, item: Logged) -> privacy.Row:
    return {"season": known.id, "seq": item.seq}


async def _keep_bar(ctx: Context, tx: Transaction, known: Known, person: int) -> None:
    """Keep somebody away by a hash of their id from what hosts have barred them from, while that holds."""
    member, until = known.season.members.get(person), 0
    if member is not None and member.barred:
        until = known.row.number + member.barred
    elif was_removed(known, person):
        until = known.row.number
    (newest,) = await seasons.of_league(tx, known.league.id, 1)
    if until >= newest.number:
        salt = ctx.new_secret()
        bar = ForgottenBarRow(league=known.league.id, hash=hash_of(person, salt), salt=salt, until=until)
        await forgotten_bars.add(tx, bar)


def _without(entry: SeasonEntry, season: Season, event: PersonForgotten) -> SeasonEntry:
    """Return what takes the place of an entry: without the person, but with all that followed from who they were."""
    match entry:
        case WasDrawn():
            return _leave_out_of_draw(entry, season, event)
        case Final() if event.person in season.lots:
            return replace(entry, lots=tuple(season.lots.items()))
        case Protested() if entry.person == event.person:
            return replace(entry, words="")
        case _:
            return entry


def _leave_out_of_draw(entry: WasDrawn, season: Season, event: PersonForgotten) -> WasDrawn:
    transcript = drawing.read(entry.transcript)
    if event.person not in {one.person for one in transcript.entrants}:
        return entry
    entrants = (
        replace(one, person=event.number) if one.person == event.person else one
        for one in transcript.entrants
    )
    words = tuple(one for one in transcript.words if one[0] != event.person)
    return replace(
        entry,
        key=season.key,
        transcript=drawing.write(replace(transcript, entrants=tuple(entrants), words=words)),
    )
