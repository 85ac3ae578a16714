"""Host actions and their audit log.

A host action may also be announced at the table. Permissions are managed in Discord: an `Authority` is
created only for users who can manage the guild or have its host role. All host actions pass through
`authorize`.
"""

from __future__ import annotations

import csv
import io
import logging
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from engine.core.text import LocalizedText, SeatName, text
from host.core import kinds, outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature, feature
from host.core.kinds import Kind, UnknownKind
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner
from host.core.users import User, mentioned_users, normalize_name
from host.matches.log.entries import Ruling
from host.matches.log.seat_history import seats_ever_held
from storage.core.database import Transaction
from storage.leagues.league import projections
from storage.matches import permissions, users
from storage.matches.match import matches
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow
from storage.matches.permissions import AuditRow

log = logging.getLogger(__name__)

MAX_REASON = 120
FORMATTING_CHARACTERS = "\\`*_~|<>[]#-/ \n"
R = TypeVar("R", bound=Ruling)
PAGE_SIZE = 10
ExportFormat: TypeAlias = Literal["csv", "json"]
MAX_ACTS = 100_000
"""Maximum number of host actions in an exported file.

It is higher than any realistic count; the query requires a limit.
"""
COLUMNS = (
    "at", "match", "person", "name", "feature", "act", "details", "reason", "by_participant",
)  # fmt: skip
FORMULA_PREFIXES = ("=", "+", "-", "@", "\t", "\r")
"""Prefixes that spreadsheets recognize as the start of a formula."""


class AnnounceAct(OutboxMessage, frozen=True, tag="act"):
    """A message that announces a host action at the table if the match log does not show it.

    `act` is the number of the action in the audit log.
    """

    act: int


def normalize_reason(reason: str) -> str:
    """Return a reason as it is stored: a single line of limited length.

    A reason that consists only of formatting characters becomes an empty string. Callers must escape the
    result for display (`Quote`).
    """
    return normalize_name(reason, MAX_REASON) if reason.strip(FORMATTING_CHARACTERS) else ""


class Authority(Struct, frozen=True):
    """A user with host permissions, and the reason for their action."""

    user: User
    reason: str = ""
    guild_id: int | None = None
    """The guild in which the permissions are valid; None for all guilds."""
    has_consent: bool = False
    """Whether the other players at the table have agreed to the action."""

    @property
    def shown_reason(self) -> str:
        """Return the reason as displayed."""
        return normalize_reason(self.reason)

    def make_ruling(self, kind: Callable[..., R], **fields: int) -> R:
        """Return a log entry of the given ruling type, with the host's name, key and reason filled in."""
        who: dict[str, Any] = {
            "name": normalize_name(self.user.name),
            "reason": self.shown_reason,
            "decided": self.user.key,
        }
        return kind(**fields, **who)


class Act(Kind, frozen=True):
    """A host action.

    Features define tagged subclasses. The translation key for the audit log is `act-<tag>`.
    """

    needs_reason: ClassVar[bool] = True
    is_technical: ClassVar[bool] = False
    """Whether the action neither helps nor harms any player at the table."""

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the user names in the action's texts.

        They are listed after the name of the acting host.
        """
        return ()

    def describe(self) -> LocalizedText:
        """Return the action's description for the audit log."""
        return LocalizedText(f"act-{kinds.name_of(self)}")

    def describe_at_table(self, host: SeatName) -> LocalizedText | None:
        """Return the line to post at the table, or None if a log entry shows the action.

        `host` is a placeholder for the name of the acting host.
        """
        return None


class UnknownAct(Act, frozen=True, tag="unknown"):
    """A host action of an unknown type."""

    def describe(self) -> LocalizedText:
        """Return a generic text for an unknown action."""
        return text("act-unknown")


def refuse_without_reason(by: Authority, act: Act) -> None:
    """Raise UserError if an action requires a reason and has none."""
    if act.needs_reason and not by.shown_reason:
        raise user_error("reason-needed")


async def has_played(tx: Transaction, row: MatchRow, user: User) -> bool:
    """Return whether a user plays or has played in a match.

    Former players count, because they may return to the match or benefit from its result.
    """
    return bool(await seats_ever_held(tx, row.id, user.key))


async def is_affected(tx: Transaction, row: MatchRow, user: User) -> bool:
    """Return whether a match affects a user.

    A match affects users who play or have played in it, and users in the same league tier.
    """
    return await has_played(tx, row, user) or await _competes_with_players(tx, row, user)


async def _competes_with_players(tx: Transaction, row: MatchRow, user: User) -> bool:
    fixture = await projections.fixture_of_match(tx, row.id)
    if fixture is None:
        return False
    members = await projections.members_of(tx, fixture.season)
    tiers = {member.tier for member in members if member.division == fixture.division}
    return any(one.user_key == user.key and one.tier in tiers for one in members)


async def authorize_for_guild(
    ctx: Context, tx: Transaction, guild_id: int, by: Authority, act: Act, *, is_participant: bool = False
) -> int:
    """Record a host action that does not concern a single match, and return its number in the audit log.

    Raises UserError if a required reason is missing.
    """
    if by.guild_id not in (None, guild_id):
        raise user_error("unknown-match")
    refuse_without_reason(by, act)
    noted = AuditRow(
        guild_id=guild_id, user_key=by.user.key, feature=kinds.feature_of(act),
        kind=kinds.name_of(act), payload=kinds.payload_of(act), reason=by.shown_reason, at=ctx.now(),
        is_participant=is_participant,
    )  # fmt: skip
    return await permissions.add(tx, noted)


async def authorize(ctx: Context, tx: Transaction, row: MatchRow, by: Authority, act: Act) -> None:
    """Record a host action in the audit log and announce it at the table.

    Raises UserError if a required reason is missing, the match is in another guild, or the host is affected
    by the match. An affected host may act only if the other players agreed or no other human plays.
    """
    if by.guild_id not in (None, row.guild_id):
        raise user_error("unknown-match")
    refuse_without_reason(by, act)
    is_participant = (
        not act.is_technical and row.status in ACTIVE_STATUSES and await is_affected(tx, row, by.user)
    )
    if is_participant and row.status == "running" and not by.has_consent:
        raise user_error("participant")
    noted = AuditRow(
        guild_id=row.guild_id, match_id=row.id, user_key=by.user.key,
        feature=kinds.feature_of(act), kind=kinds.name_of(act), payload=kinds.payload_of(act),
        reason=by.shown_reason, at=ctx.now(), is_participant=is_participant,
    )  # fmt: skip
    number = await permissions.add(tx, noted)
    if is_participant or act.describe_at_table(SeatName(0)) is not None:
        await outbox.add(ctx, tx, match_owner(row.id), AnnounceAct(number))


class AuditEntry(Struct, frozen=True):
    """An audit log entry about a host action, with the match and the reason."""

    host_name: str
    act: Act
    reason: str
    at: int
    """Unix milliseconds."""
    match_id: int | None = None
    """The id of the match, if the action concerns one."""
    match: MatchRow | None = None
    """The match; None if it no longer exists."""
    is_participant: bool = False
    """Whether the host plays or has played in the match."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the users in the action's texts."""
        return (self.host_name, *self.act.text_names)


class AuditPage(Struct, frozen=True):
    """A page of a guild's host actions, newest first; page numbers start at 1."""

    number: int
    entries: tuple[AuditEntry, ...]
    has_more: bool


class AnnouncedAct(Struct, frozen=True):
    """A host action as announced at the table."""

    match: MatchRow
    text: LocalizedText | None
    """The text of the line; None if the match log already shows the action."""
    names: tuple[str, ...]
    reason: str
    is_participant: bool
    """Whether the match affects the host."""
    has_played: bool = True
    """Whether the host plays or has played in the match.

    If not, the match affects the host because they compete with its players in a league.
    """


async def load_page(ctx: Context, guild_id: int, number: int) -> AuditPage:
    """Return a page of a guild's host actions."""
    async with ctx.database.read_transaction() as tx:
        found = await permissions.of_guild(tx, guild_id, PAGE_SIZE + 1, skip=PAGE_SIZE * (number - 1))
        meant = {
            row.match_id: await matches.get(tx, row.match_id) for row in found if row.match_id is not None
        }
        done = [(row, *await _load_act(tx, row)) for row in found[:PAGE_SIZE]]
    noted = (
        AuditEntry(
            who, act, row.reason, row.at, row.match_id, meant.get(row.match_id or 0), row.is_participant
        )
        for row, who, act in done
    )
    return AuditPage(number, tuple(noted), len(found) > PAGE_SIZE)


async def _load_act(tx: Transaction, row: AuditRow) -> tuple[str, Act]:
    """Parse an audit log row, and return the host's name and the action."""
    act = _read(row)
    named = await users.names(tx, row.guild_id, {row.user_key, *act.users()})
    return named.get(row.user_key, ""), act.with_names(named)


def _read(row: AuditRow) -> Act:
    try:
        act: Act = kinds.parse(feature(row.feature).acts, row.feature, row.kind, row.payload)
    except UnknownKind as error:
        log.error("the audit log contains an act of an unknown kind: %s", error)
        return UnknownAct()
    return act


async def load_entry(ctx: Context, act: int) -> AuditEntry | None:
    """Return a host action from the audit log; None if it no longer exists."""
    async with ctx.database.read_transaction() as tx:
        row = await permissions.get(tx, act)
        if row is None:
            return None
        who, done = await _load_act(tx, row)
    return AuditEntry(who, done, row.reason, row.at, row.match_id, is_participant=row.is_participant)


async def load_announcement(ctx: Context, act: int) -> AnnouncedAct | None:
    """Load a host action for its announcement at the table; return None if it is not announced."""
    async with ctx.database.read_transaction() as tx:
        row = await permissions.get(tx, act)
        match = None if row is None or row.match_id is None else await matches.get(tx, row.match_id)
        if row is None or match is None:
            return None
        who, done = await _load_act(tx, row)
        plays = bool(await seats_ever_held(tx, match.id, row.user_key))
    localized_text = done.describe_at_table(SeatName(0))
    if localized_text is None and not row.is_participant:
        return None
    return AnnouncedAct(match, localized_text, (who, *done.text_names), row.reason, row.is_participant, plays)


async def export(ctx: Context, guild_id: int, file_format: ExportFormat) -> bytes:
    """Export all host actions of a guild as CSV or JSON, with times in UTC."""
    async with ctx.database.read_transaction() as tx:
        rows = (await permissions.of_guild(tx, guild_id, MAX_ACTS))[::-1]
        acts = [_read(row) for row in rows]
        keys = {*mentioned_users(acts), *(row.user_key for row in rows)}
        named, ids = await users.names(tx, guild_id, keys), await users.ids(tx, keys)
    found = [
        dict(zip(COLUMNS, _fields(row, act, named, ids), strict=True))
        for row, act in zip(rows, acts, strict=True)
    ]
    return msgspec.json.format(msgspec.json.encode(found)) if file_format == "json" else _to_csv(found)


def _fields(row: AuditRow, act: Act, named: Mapping[int, str], ids: Mapping[int, int]) -> Iterator[Any]:
    yield f"{datetime.fromtimestamp(row.at / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
    yield row.match_id
    # Ids are written as text, because spreadsheets round large numbers.
    yield str(ids.get(row.user_key, ""))
    yield named.get(row.user_key, "")
    yield row.feature
    yield row.kind
    yield _details(row, act.with_names(named), ids)
    yield row.reason
    yield row.is_participant


def _details(row: AuditRow, act: Act, ids: Mapping[int, int]) -> dict[str, Any]:
    """Return an action's fields, replacing user keys with Discord ids.

    The fields of an unknown action are returned as stored.
    """
    if isinstance(act, UnknownAct):
        stored: dict[str, Any] = msgspec.json.decode(row.payload)
        return stored
    data: dict[str, Any] = msgspec.to_builtins(act)
    return data | {field: ids.get(getattr(act, field)) for field in act.USERS}


def _to_csv(rows: list[dict[str, Any]]) -> bytes:
    file = io.StringIO()
    writer = csv.DictWriter(file, COLUMNS)
    writer.writeheader()
    for act in rows:
        details = msgspec.json.encode(act["details"]).decode()
        writer.writerow({name: _escape_cell(value) for name, value in (act | {"details": details}).items()})
    return file.getvalue().encode()


def _escape_cell(value: object) -> object:
    """Return a spreadsheet cell, escaped so that user text is not run as a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA_PREFIXES) else value


FEATURE = Feature(posts=AnnounceAct)
