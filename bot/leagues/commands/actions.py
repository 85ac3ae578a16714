"""What people do about a season, by a command or a button: one call on the host, one sentence back."""

from __future__ import annotations

import discord

from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, note
from bot.leagues.views.names import season_name
from bot.leagues.views.own import caution_lines, joined_line, sure_post
from engine.core.text import text
from host.core.errors import Refusal
from host.leagues.commands import membership
from host.leagues.lifecycle import inactive_members
from host.leagues.lifecycle.logbook import Known
from host.leagues.views import cards, cautions
from host.leagues.views.cards import SignUp


async def join(interaction: Here, known: Known, words: Words) -> Post:
    """Sign somebody up for a season."""
    _refuse_without_role(interaction, known)
    member = await membership.join(ctx_of(interaction), known.row.id, person_of(interaction))
    _wake(interaction)
    shown = await cards.sign_up(ctx_of(interaction), known.row.id)
    closes = None if shown.next_step is None else shown.next_step.at
    is_confirmed, at = member.status == "confirmed", _waits_at(shown, member.person)
    joined = joined_line(known, closes, words, is_confirmed=is_confirmed, waits_at=at)
    told = await cautions.cautions(ctx_of(interaction), known.row.id, member.person)
    return note("\n".join([joined, *caution_lines(told, words)]))


def _waits_at(shown: SignUp, person: int) -> int:
    """Return at which number of the waiting list somebody is; 0: there is room for them."""
    is_open = shown.known.season.status == "sign-up"
    # Once people confirm, those who have come before all who have not.
    ahead = [one.person for one in shown.waiting if is_open or one.status == "confirmed"]
    return ahead.index(person) + 1 if person in ahead else 0


def _refuse_without_role(interaction: Here, known: Known) -> None:
    role, person = known.league.role, interaction.user
    if role is None or (isinstance(person, discord.Member) and person.get_role(role) is not None):
        return
    raise Refusal(text("slip-league-role", role=f"<@&{role}>"))


async def leave(interaction: Here, known: Known, words: Words) -> Post:
    """Sign somebody off; once the draw is made, ask whether they are sure to give up the season."""
    if known.season.status not in inactive_members.SIGNING:
        return sure_post(known, words)
    await membership.leave(ctx_of(interaction), known.row.id, person_of(interaction))
    _wake(interaction)
    return note(words(text("done-league-leave", season=season_name(known, words))))


async def withdraw(interaction: Here, known: Known, words: Words) -> Post:
    """Have somebody give up a season."""
    await membership.withdraw(ctx_of(interaction), known.row.id, person_of(interaction))
    _wake(interaction)
    return note(words(text("done-league-withdraw", season=season_name(known, words))))


async def confirm(interaction: Here, known: Known, words: Words) -> Post:
    """Note that somebody is in."""
    await membership.confirm(ctx_of(interaction), known.row.id, person_of(interaction))
    _wake(interaction)
    return note(words(text("done-league-confirm", season=season_name(known, words))))


async def ask(interaction: Here, known: Known, question: str, table: int | None, words: Words) -> Post:
    """Bring a question to the hosts; about a table of one's own it asks for a ruling."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    state = known.season.tables.get(table or 0)
    if table is not None and state is not None and person.id in state.people and is_judged(known):
        await membership.protest(ctx, known.row.id, person, table, question)
    else:
        await membership.ask(ctx, known.row.id, person, question, table)
    _wake(interaction)
    return note(words(text("done-league-ask")))


def is_judged(known: Known) -> bool:
    """Tell whether a ruling can be asked for at this stage."""
    return known.season.status in {"playing", "protest"}


def _wake(interaction: Here) -> None:
    """Have done what has become due, of matches too."""
    interaction.client.services.wake()
