"""A test of the toy feature in Discord: from a command to a table row, and across a restart."""

from __future__ import annotations

from bot.core.features import features as bot_features
from host.core.features import features as host_features
from tests.bot.port import (
    MENU,
    SETTLE_TIMEOUT,
    AnyMessage,
    Port,
    custom_ids,
    find_components,
    labels,
    text_of,
)

MINUTES = 5


async def test_host_and_bot_parts_of_the_feature_are_found() -> None:
    assert "tide" in host_features()
    assert "tide" in bot_features()


async def test_tide_turns_and_can_be_marked_after_a_restart(port: Port) -> None:
    await port.begin()
    answer = await port.ada.slash(port.lobby, "tide", minutes=MINUTES)
    assert text_of(answer.response) == "The tide will turn in 5 minutes."
    await port.restart()
    await port.env.advance_time(MINUTES * 60 + SETTLE_TIMEOUT)
    (post,) = [post for post in port.posts() if "I’ve seen it" in labels(port.raw_message(post))]
    assert "The tide called by Ada has turned." in text_of(port.raw_message(post))
    await port.restart()
    for person, count in ((port.ben, 1), (port.ada, 2), (port.ben, 2)):
        marked = await person.click(post, custom_id=custom_ids(port.raw_message(post))["I’ve seen it"])
        assert text_of(marked.response) == f"Seen by {count}."


async def test_marks_are_deleted_when_the_match_ends(port: Port) -> None:
    await port.begin()
    await port.ada.slash(port.lobby, "tide", minutes=MINUTES)
    await port.env.advance_time(MINUTES * 60 + SETTLE_TIMEOUT)
    (post,) = [post for post in port.posts() if "I’ve seen it" in labels(port.raw_message(post))]
    await port.ben.click(post, label="I’ve seen it")
    assert await count_marks(port) == 1
    await port.add_manager().slash(port.lobby, "host cancel", reason="low tide")
    assert await count_marks(port) == 0


async def count_marks(port: Port) -> int:
    async with port.bot.services.ctx.database.read_transaction() as tx:
        count: int = await tx.scalar("SELECT count(*) FROM tide_marks")
    return count


async def test_feature_texts_and_help_are_translated(port: Port) -> None:
    port.locales[port.ada.id] = "de"
    shown: AnyMessage = (await port.ada.slash(port.lobby, "help")).response
    (topics,) = [menu for menu in find_components(shown, MENU) if menu["custom_id"].startswith("h:")]
    (tide,) = [option["value"] for option in topics["options"] if "Tide" in option["label"]]
    answer = await port.ada.select(shown, [tide], custom_id=topics["custom_id"])
    assert "lässt die Tide kippen" in text_of(answer.response)
