"""Which language is spoken to whom: a person's and a server's choice, else what Discord tells of them."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.words.i18n import Words, pick, words
from host.core.people import Person
from storage.core.database import Database
from storage.settings import people, servers
from storage.settings.people import PersonRow


class Languages:
    """The languages people and servers have chosen."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def private(self, interaction: discord.Interaction[discord.Client]) -> Words:
        """Return the words for what one person alone reads."""
        async with self._database.reading() as tx:
            row = await people.get(tx, interaction.user.id)
        return words(pick(row.locale if row else None, str(interaction.locale)))

    async def person(self, person: int, else_: Words) -> Words:
        """Return the words for somebody who did not just act: their choice, or else others."""
        async with self._database.reading() as tx:
            row = await people.get(tx, person)
        return words(pick(row.locale)) if row is not None and row.locale else else_

    async def public(self, server: int, guild: discord.Guild | None) -> Words:
        """Return the words for what everybody in a server reads."""
        async with self._database.reading() as tx:
            row = await servers.get(tx, server)
        return words(pick(row.locale, str(guild.preferred_locale) if guild else None))

    async def chosen_private(self, person: int) -> str:
        """Return the language a person has chosen; an empty one is what Discord tells."""
        async with self._database.reading() as tx:
            row = await people.get(tx, person)
        return "" if row is None else row.locale or ""

    async def chosen_public(self, server: int) -> str:
        """Return the language that was chosen for a server; an empty one is what Discord tells."""
        async with self._database.reading() as tx:
            return (await servers.get(tx, server)).locale or ""

    async def choose_private(self, person: Person, locale: str) -> None:
        """Remember a person's language; an empty one goes back to what Discord tells."""
        async with self._database.transaction() as tx:
            await people.upsert(tx, PersonRow(id=person.id, name=person.name, locale=locale))

    async def choose_public(self, server: int, locale: str) -> None:
        """Remember a server's language; an empty one goes back to what Discord tells."""
        async with self._database.transaction() as tx:
            known = await servers.get(tx, server)
            await servers.upsert(tx, replace(known, locale=locale))
