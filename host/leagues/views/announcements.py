"""Data for one-time announcements about a season, and for discarded draws."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.leagues.host_acts.proposals import voters_of
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.inactive_members import find_awaited_inactive
from host.leagues.lifecycle.kinds import AnnounceSeason
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.lifecycle.season_opening import members_to_invite
from host.leagues.season.entries import (
    DrawDiscarded,
    MemberWithdrew,
    SeasonDrawn,
    SeasonEntry,
    TablePlayed,
)
from host.leagues.season.entry_base import Announcement
from host.leagues.season.fold import fold
from host.leagues.season.rulings import (
    ActAnswered,
    MemberExcused,
    MemberStruck,
    PlayerReplaced,
    ReplayOrdered,
    RulingReversed,
    TableRuled,
    TableVoided,
)
from host.leagues.season.season import Proposal, Season
from host.leagues.views.cards import FixtureView, NextStep, fixture, fixtures, next_step
from storage.core.database import Transaction


class SeasonAnnouncement(Struct, frozen=True):
    """An announcement about a season."""

    loaded: LoadedSeason
    what: Announcement
    number: int
    entry: SeasonEntry | None
    """The announced log entry, if any."""
    user_keys: tuple[int, ...]
    """The affected players, whom the message may mention."""
    fixtures: tuple[FixtureView, ...]
    """The tables that the announcement is about."""
    next_step: NextStep | None
    entries: tuple[SeasonEntry, ...] = ()
    """The announced log entries, if there are several."""

    @property
    def proposal(self) -> tuple[int, Proposal] | None:
        """Return the log entry number and the host action of the proposal that the announcement is about.

        Return None if the announcement is not about a proposal.
        """
        if isinstance(self.entry, ActAnswered):
            return self.entry.proposal, self.loaded.season.proposals[self.entry.proposal]
        found = next((item.seq for item in self.loaded.log if item.entry is self.entry), 0)
        proposal = self.loaded.season.proposals.get(found)
        return None if proposal is None else (found, proposal)


class DiscardedDraw(Struct, frozen=True):
    """A draw that a host discarded."""

    loaded: LoadedSeason
    drawn: SeasonDrawn
    discarded_by: DrawDiscarded


async def load_announcement(ctx: Context, season_id: int, post: AnnounceSeason) -> SeasonAnnouncement:
    """Load the announcement for an outbox message."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        entry = next((item.entry for item in known.log if item.seq == post.entry), None)
        user_keys = await _recipients(ctx, tx, known, post, entry)
        step = await next_step(tx, known)
    found = await _fixtures(ctx, known, post, entry)
    entries = tuple(entries_of(known, post.entry, post.number)) if post.entry else ()
    return SeasonAnnouncement(known, post.what, post.number, entry, user_keys, found, step, entries)


async def _recipients(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, post: AnnounceSeason, entry: SeasonEntry | None
) -> tuple[int, ...]:
    season = loaded.season
    match post.what:
        case "closed":
            return season.unconfirmed
        case "invited":
            found = await members_to_invite(tx, loaded)
            return tuple(user_key for user_key, target in found.items() if target == "channel")
        case "idle":
            return await find_awaited_inactive(ctx, tx, loaded)
        case "warned":
            return _players_at_open_tables(season)
        case "proposed":
            return _voters(loaded, post.entry)
        case "struck" | "replaced":
            return _members_of_entries(loaded, post)
        case "corrected":
            return _members_with_new_movement(loaded, post.entry)
        case _:
            return _affected_members(loaded, entry)


def _voters(loaded: LoadedSeason, entry: int) -> tuple[int, ...]:
    proposal = loaded.season.proposals.get(entry)
    return () if proposal is None else tuple(sorted(voters_of(loaded, proposal).everyone))


def _members_with_new_movement(loaded: LoadedSeason, seq: int) -> tuple[int, ...]:
    """Return the members whose promotion, relegation or title changed when the final results were corrected."""
    before, after = (fold(loaded.log[:at]).moved for at in (seq - 1, seq))
    return tuple(user_key for user_key, what in after.items() if before.get(user_key) != what)


def entries_of(loaded: LoadedSeason, first: int, count: int) -> list[SeasonEntry]:
    """Return the log entries that a message announces: the `count` entries starting with `first`."""
    return [item.entry for item in loaded.log if first <= item.seq < first + max(1, count)]


def _players_at_open_tables(season: Season) -> tuple[int, ...]:
    open_ = [table for table in season.tables.values() if not table.is_over]
    return tuple(
        dict.fromkeys(
            user_key
            for fixture_state in open_
            for user_key in fixture_state.user_keys
            if user_key not in season.removed
        )
    )


def _members_of_entries(loaded: LoadedSeason, post: AnnounceSeason) -> tuple[int, ...]:
    """Return the members affected by the strikes or replacements that a message announces."""
    kind = MemberStruck if post.what == "struck" else PlayerReplaced
    announced = [one for one in entries_of(loaded, post.entry, post.number) if isinstance(one, kind)]
    return tuple(dict.fromkeys(user_key for one in announced for user_key in _affected_members(loaded, one)))


def _affected_members(loaded: LoadedSeason, entry: SeasonEntry | None) -> tuple[int, ...]:
    match entry:
        case MemberStruck() | MemberWithdrew() | MemberExcused():
            return (entry.person,)
        case PlayerReplaced():
            return (entry.person, loaded.season.tables[entry.table].table.user_keys[entry.seat])
        case TableRuled() | TableVoided() | ReplayOrdered():
            return loaded.season.tables[entry.table].user_keys
        case RulingReversed():
            meant = next((item.entry for item in loaded.log if item.seq == entry.entry), None)
            return _affected_members(loaded, meant)
        case _:
            return ()


async def _fixtures(
    ctx: Context, loaded: LoadedSeason, post: AnnounceSeason, entry: SeasonEntry | None
) -> tuple[FixtureView, ...]:
    if post.what in {"warned", "week", "idle", "hurried"}:
        return await fixtures(ctx, loaded.id, is_open=True, with_turns=post.what == "week")
    if isinstance(entry, RulingReversed):
        entry = next((item.entry for item in loaded.log if item.seq == entry.entry), None)
    if isinstance(entry, TablePlayed | TableRuled | TableVoided | ReplayOrdered | PlayerReplaced):
        return (await fixture(ctx, loaded.id, entry.table),)
    return ()


async def discarded_draw(ctx: Context, season_id: int, entry: int) -> DiscardedDraw | None:
    """Return a discarded draw from a season's log; None if the draw is still valid."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
    drawn = next((one.entry for one in known.log if one.seq == entry), None)
    by = next(
        (one.entry for one in known.log if one.seq > entry and isinstance(one.entry, DrawDiscarded)), None
    )
    return DiscardedDraw(known, drawn, by) if isinstance(drawn, SeasonDrawn) and by is not None else None
