"""Having a turn explained: say that it is thought about, think, lay out."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.core.ids import Click
from bot.core.interactions.replies import answer
from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, note
from bot.turns.explain.messages import thinking_post, why_post
from engine.core.text import text
from host.core.people import Person
from host.turns import explain
from host.turns.explain import Question


async def show_why(interaction: Here, match_id: int, words: Words, number: int | None = None) -> Post:
    """Explain a turn: one's own, a robot's last, or after a match the one of this number."""
    person = person_of(interaction)
    return await _explain(interaction, words, explain.question(ctx_of(interaction), match_id, person, number))


async def why(interaction: Here, click: Click, words: Words) -> Post:
    """Explain the turn that a button means."""
    return await show_why(interaction, click.match, words, click.number or None)


async def which(interaction: Here, click: Click, words: Words) -> Post:
    """Explain the turn that was chosen in a menu."""
    return await show_why(interaction, click.match, words, click.option)


async def hint(interaction: Here, click: Click, words: Words) -> Post:
    """Explain what could be tried next in a sandbox."""
    person = person_of(interaction)
    return await _explain(interaction, words, explain.hint(ctx_of(interaction), click.match, person))


async def stop(interaction: Here, click: Click, words: Words) -> Post:
    """Stop what is thought about for a person."""
    was_thinking = interaction.client.services.thinking.stop(interaction.user.id)
    return note(words(text("why-stopped" if was_thinking else "why-nothing-to-stop")))


async def _explain(interaction: Here, words: Words, asking: Awaitable[Question]) -> Post:
    services, person = interaction.client.services, Person(interaction.user.id, "")
    asked = await asking
    services.thinking.refuse_another(person.id)
    await answer(interaction, thinking_post(asked.match.id, words))
    found = await services.thinking.think(person.id, explain.explain(services.ctx, asked))
    return why_post(asked, found, words)
