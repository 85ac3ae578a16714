"""People's data: nothing is left of whoever is forgotten, they are handed what is theirs, and a server goes whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core import record
from host.core import timers
from host.core.context import Context
from host.core.errors import Refusal
from host.core.owners import server_owner
from host.core.people import Person
from host.decisions.replace import replacement
from host.history.results.rebuild import rebuild
from host.matches.commit_reveal import proof
from host.matches.permissions import Authority
from host.matches.settings import block_list, time_controls, updates
from host.messages import follow, table_alerts
from host.messages.notices import mutes
from host.operations.admin import tools, transfer
from host.operations.admin.transfer import Place
from host.operations.privacy import server_deletion
from host.operations.privacy.export import export
from host.operations.privacy.server_deletion import DeleteServer
from host.operations.privacy.user_deletion import forget
from host.tables.fairness import fairness, records
from host.tables.tables import tables
from host.time.clock import days_off
from host.turns import notes
from storage.core.database import Database, Transaction
from storage.core.sql import statements
from storage.core.tables import Of, Table, all_tables
from storage.matches import settings
from storage.matches.match import matches, seats
from tests.blank import put_database
from tests.host.commitments import post_all
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, begun, key, opened, secret_of, take, take_turn
from tests.soaking import few_of

ZOE = Person(423_456_789_012_345_678, "Zoë „Żółć“")
EVE = Person(500, "Eve")
FORMER = "a former member"
SERVER, OTHER_SERVER = 1, 2


async def everywhere(ctx: Context) -> dict[str, str]:
    """Return what stands in each column of each table, as text."""
    told: dict[str, str] = {}
    async with ctx.database.reading() as tx:
        for one in all_tables().values():
            for row in (await tx.execute(f"SELECT * FROM {one.name}")).mappings():  # noqa: S608 - our own names
                for column, value in row.items():
                    told[f"{one.name}.{column}"] = told.get(f"{one.name}.{column}", "") + f" {value}"
    return told


async def left_of(ctx: Context, person: Person) -> list[str]:
    """Return the columns in which somebody stands."""
    found = await everywhere(ctx)
    marks = (str(person.id), person.name, json.dumps(person.name)[1:-1])
    return sorted(column for column, told in found.items() if any(mark in told for mark in marks))


async def a_life(ctx: Context) -> tuple[int, int]:
    """Let Zoë do all sorts of things; returns a match that she has finished and one in which she plays."""
    played = await opened(ctx, opener=ZOE, is_rated=True)
    await post_all(ctx, played.id)
    await tables.contribute(ctx, played.id, ZOE, "my own words")
    await post_all(ctx, played.id, 9100)
    await tables.join(ctx, played.id, BEN)
    await post_all(ctx, played.id, 9200)
    while (await take_turn(ctx, played.id, ZOE, 1)).awaited and (
        await take_turn(ctx, played.id, BEN, 1)
    ).awaited:
        pass
    running = await begun(ctx, ZOE, CEM, channel=7001, time_control=time_controls.TIME_CONTROLS["relaxed"])
    await notes.add(ctx, running.id, ZOE, "a plan")
    await mutes.mute(ctx, running.id, ZOE, 5)
    today = await days_off.today(ctx, ZOE.id)
    await days_off.mark(ctx, ZOE, SERVER, today, today)
    await table_alerts.want(ctx, SERVER, ZOE, None)
    await block_list.toggle(ctx, ZOE, DEA)
    await block_list.toggle(ctx, BEN, ZOE)
    await take_turn(ctx, running.id, ADA, 2)
    await tools.extend(ctx, running.id, 1, 3, Authority(ZOE, "she is a host too"))
    await tools.extend(ctx, running.id, 1, 3, Authority(EVE, "she is ill"))
    elsewhere = await begun(ctx, DEA, channel=7002, time_control=time_controls.TIME_CONTROLS["daily"])
    await tools.extend(ctx, elsewhere.id, 0, 3, Authority(ZOE, "she hosts"))
    await follow.follow(ctx, elsewhere.id, ZOE, "each")
    gave_up = await begun(ctx, ZOE, channel=7003)
    await replacement.resign(ctx, gave_up.id, ZOE)
    await opened(ctx, opener=ZOE, seats=3, channel=7004)
    return played.id, running.id


async def test_nothing_is_left_of_whoever_is_forgotten(ctx: Context) -> None:
    played, running = await a_life(ctx)
    held = await left_of(ctx, ZOE)
    assert {"audits.person", "participants.person", "log.payload", "people.settings", "seats.name"} <= {*held}
    number = await forget(ctx, ZOE, FORMER)
    assert number == -1
    assert await left_of(ctx, ZOE) == []
    async with ctx.database.reading() as tx:
        assert next(iter(await seats.of_match(tx, played))).name == FORMER
        assert None in [seat.person for seat in await seats.of_match(tx, running)]
        assert (await settings.get_people(tx, [number]))[number].name == FORMER
    assert await block_list.people_avoided(ctx, BEN) == ()


async def test_what_they_played_is_still_replayed_and_verified(ctx: Context) -> None:
    played, running = await a_life(ctx)
    before = await secret_of(ctx, played)
    dealt, drawn = before.of_deal, before.of_seats
    await forget(ctx, ZOE, FORMER)
    after = await secret_of(ctx, played)
    assert (after.of_deal, after.of_seats) == (dealt, drawn)
    assert after == before
    assert (await fairness.verify(ctx, played)).holds
    told = record.read(record.write(await records.record_of(ctx, played, None)))
    assert proof.check(told).proof.words == (None,)
    assert {one.what async for one in rebuild(ctx)} == {"same"}
    await take(ctx, running, CEM, 1)


async def test_the_file_of_a_match_in_which_they_sat_is_refused_with_its_reason(ctx: Context) -> None:
    played, _ = await a_life(ctx)
    whole = await transfer.hand_out(ctx, played, None)
    assert (await transfer.bring_in(ctx, whole, Place(SERVER, 7100, is_thread=False), None)).head
    await forget(ctx, ZOE, FORMER)
    raw = await transfer.hand_out(ctx, played, None)
    assert str(ZOE.id) not in raw.decode()
    with pytest.raises(Refusal) as refused:
        await transfer.bring_in(ctx, raw, Place(SERVER, 7200, is_thread=False), None)
    assert key(refused) == "refusal-file-of-former"


async def test_two_who_are_forgotten_have_different_numbers(ctx: Context) -> None:
    await begun(ctx, ZOE)
    assert [await forget(ctx, one, FORMER) for one in (ZOE, ADA)] == [-1, -2]


HANGS_ON = {Of.QUESTION: ("questions",), Of.LEAGUE: ("leagues",), Of.SEASON: ("leagues", "seasons")}
"""Of what there has to be a row before there is one of a table."""


def filled(one: Table) -> dict[str, Any]:
    """Return a row of a table in which Zoë stands wherever it is declared that somebody may."""
    values: dict[str, Any] = {}
    for name, sql in one.columns.items():
        if name in one.ids or name in one.claims:
            values[name] = ZOE.id
        elif name in {*one.names, *one.words}:
            values[name] = ZOE.name
        elif name in one.texts:
            objects = {named.whose[0]: ZOE.id for named in one.named} | {
                named.key: ZOE.name for named in one.named
            }
            components = json.dumps([{"type": 10, "content": f"**{ZOE.name}** resigns"}])
            told = {key: components for key in one.told if key not in one.columns}
            values[name] = (
                components
                if name in one.told
                else json.dumps({"kind": "x", **objects, **told, "said": f"<@{ZOE.id}>", "of": [objects]})
            )
        elif name in {"league", "match", "question", "season"}:
            values[name] = 1 if name == "match" else 999
        elif name in {"id", "place"}:
            values[name] = 999
        elif "NOT NULL" in sql:
            values[name] = "x" if sql.startswith(("TEXT", "VARCHAR")) else sql.startswith("BOOLEAN") or 1
    if one.of is Of.OWNER:
        values |= {"owner_kind": "person", "owner": ZOE.id}
    if one.name == "people":
        values["settings"] = json.dumps({"avoids": [ZOE.id]})
    return values


async def keep_filled(tx: Transaction, one: Table) -> None:
    values = filled(one)
    await tx.execute(statements.insert(one.name, values), values)


@pytest.mark.parametrize("one", few_of([*all_tables().values()], 12), ids=lambda one: one.name)
async def test_no_declared_column_keeps_a_person(ctx: Context, one: Table) -> None:
    if one.name != "matches":
        # A message that stands tells names of those who play.
        await begun(ctx, *([ZOE] if one.told else []))
    async with ctx.database.transaction() as tx:
        for name in HANGS_ON.get(one.of, ()):
            parent = all_tables()[name]
            await keep_filled(tx, parent)
        if one.name not in {"secrets", "commitments", "matches", "seats", "log"}:
            await keep_filled(tx, one)
    if one.ids or one.texts or one.of is Of.OWNER or one.of in HANGS_ON:
        await forget(ctx, ZOE, FORMER)
    assert await left_of(ctx, ZOE) == []


async def test_a_person_is_handed_what_is_theirs_and_nobody_elses(ctx: Context) -> None:
    played, _ = await a_life(ctx)
    told = json.loads(await export(ctx, ZOE))
    assert told["person"] == str(ZOE.id)
    found = told["tables"]
    assert played in {row["match"] for row in found["participants"] if row["words"] == "my own words"}
    assert found["private_notes"][0]["words"] == "a plan"
    assert [row["name"] for row in found["people"]] == [ZOE.name]
    assert "secrets" not in found
    assert [row["reason"] for row in found["audits"]] == ["she hosts"], (
        "what others noted of her is the server's"
    )
    ben = json.loads(await export(ctx, BEN))["tables"]
    assert str(ZOE.id) in ben["people"][0]["settings"], "whom he avoids is his own"
    assert "a plan" not in json.dumps(ben)
    assert "avoids" not in json.dumps([row for row in found["people"] if row["id"] != ZOE.id])


async def test_a_server_that_is_gone_is_kept_for_ninety_days_and_then_deleted(
    ctx: Context, clock: Clock
) -> None:
    await a_life(ctx)
    stays = await begun(ctx, ZOE, server=OTHER_SERVER, channel=8000)
    await updates.change_server_settings(ctx, SERVER, vacation_days=10)
    await server_deletion.leave(ctx, SERVER)
    clock.now += server_deletion.KEPT_FOR - 1
    await server_deletion.leave(ctx, SERVER)
    await timers.ring(ctx, server_owner(SERVER))
    async with ctx.database.reading() as tx:
        assert await matches.servers(tx) == [SERVER, OTHER_SERVER]
    clock.now += 1
    await timers.ring(ctx, server_owner(SERVER))
    async with ctx.database.reading() as tx:
        assert await matches.servers(tx) == [OTHER_SERVER]
        for one in all_tables().values():
            rows = (await tx.execute(f"SELECT * FROM {one.name}")).mappings()  # noqa: S608 - our own names
            assert all(row["match"] == stays.id for row in rows if "match" in row)
            assert all(row["server"] == OTHER_SERVER for row in rows if "server" in row)
    await take_turn(ctx, stays.id, ADA, 2)


async def test_a_server_that_comes_back_is_kept(ctx: Context, clock: Clock) -> None:
    await begun(ctx)
    await server_deletion.compare(ctx, ())
    await server_deletion.compare(ctx, (SERVER,))
    async with ctx.database.reading() as tx:
        waiting = await timers.of_owner(tx, server_owner(SERVER))
    assert [one for one in waiting if isinstance(one.timer, DeleteServer)] == []


def bytes_in(folder: Path) -> bytes:
    return b"".join(one.read_bytes() for one in folder.iterdir())


async def test_no_byte_of_them_is_left_in_the_file(tmp_path: Path, clock: Clock) -> None:
    put_database(file := tmp_path / "harbour.sqlite")
    database = await Database.open(f"sqlite:///{file}")
    ctx = Context(database, clock, lambda: "5" * 32)
    await a_life(ctx)
    await forget(ctx, ZOE, FORMER)
    await database.close()
    left = bytes_in(tmp_path)
    assert FORMER.encode() in left
    assert str(ZOE.id).encode() not in left
    assert ZOE.name.encode() not in left
