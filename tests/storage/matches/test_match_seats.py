"""Tests of seats and invitations: the owner of each seat, and the invited users."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.matches import users
from storage.matches.match import seats
from storage.matches.match.seats import AlreadySeated, SeatRow
from storage.tables import tables
from storage.tables.tables import InviteRow
from tests.storage.examples import ADA, BEN, CEM, GUILD_ID, insert_match


async def test_player_robot_and_empty_seat_are_stored(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        free = SeatRow(match_id=match_id, seat=2)
        robot = SeatRow(match_id=match_id, seat=1, robot="quick", name="Robot")
        person = SeatRow(match_id=match_id, seat=0, user_key=ADA, name="Ada")
        await users.set_names(tx, GUILD_ID, {ADA: "Ada"})
        await seats.put(tx, free, robot, replace(person, name="Ada Lovelace"))
        assert await seats.of_match(tx, match_id) == [person, robot, free]


async def test_seat_can_be_reassigned(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await seats.put(tx, SeatRow(match_id=match_id, seat=0, user_key=ADA, name="Ada"))
        robot = SeatRow(match_id=match_id, seat=0, robot="quick", name="Robot")
        await seats.put(tx, robot)
        assert await seats.of_match(tx, match_id) == [robot]


async def test_user_can_not_have_two_seats(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await seats.put(tx, SeatRow(match_id=match_id, seat=0, user_key=ADA, name="Ada"))
        with pytest.raises(AlreadySeated):
            await seats.put(tx, SeatRow(match_id=match_id, seat=1, user_key=ADA, name="Ada"))


async def test_match_may_have_several_free_or_robot_seats(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await seats.put(tx, *(SeatRow(match_id=match_id, seat=seat) for seat in range(4)))
        assert len(await seats.of_match(tx, match_id)) == 4


async def test_seats_can_be_replaced(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await seats.put(
            tx, *(SeatRow(match_id=match_id, seat=n, user_key=p) for n, p in enumerate([ADA, BEN, CEM]))
        )
        turned = [SeatRow(match_id=match_id, seat=n, user_key=p) for n, p in enumerate([BEN, ADA])]
        await seats.replace(tx, match_id, turned)
        assert await seats.of_match(tx, match_id) == turned


async def test_seats_of_several_matches_are_read_together(database: Database) -> None:
    async with database.transaction() as tx:
        first, second, third = [(await insert_match(tx, channel)).id for channel in (1, 2, 3)]
        for match_id in (first, second, third):
            await seats.put(
                tx, SeatRow(match_id=match_id, seat=1), SeatRow(match_id=match_id, seat=0, user_key=ADA)
            )
        found = await seats.of_matches(tx, [third, first, 404])
        assert {match_id: [seat.seat for seat in of] for match_id, of in found.items()} == {
            3: [0, 1],
            1: [0, 1],
            404: [],
        }


async def test_seat_without_a_match_raises_value_error(database: Database) -> None:
    async with database.transaction() as tx:
        with pytest.raises(ValueError, match="not enough values"):
            await seats.put(tx, SeatRow(match_id=404, seat=0))


async def test_putting_no_seats_has_no_effect(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await seats.put(tx)
        await seats.replace(tx, match_id, [])
        assert await seats.of_match(tx, match_id) == []


async def test_invitations_are_stored_per_match(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        other = (await insert_match(tx, channel=2)).id
        ben = InviteRow(match_id=match_id, user_key=BEN)
        cem = InviteRow(match_id=match_id, user_key=CEM)
        await tables.add_invites(tx, cem, ben, InviteRow(match_id=other, user_key=ADA))
        assert await tables.invites_of_match(tx, match_id) == [ben, cem]


async def test_repeated_invitation_is_stored_once(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await tables.add_invites(tx, InviteRow(match_id=match_id, user_key=BEN))
        await tables.add_invites(tx, InviteRow(match_id=match_id, user_key=BEN))
        await tables.add_invites(tx)
        assert [invite.user_key for invite in await tables.invites_of_match(tx, match_id)] == [BEN]
