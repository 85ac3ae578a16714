"""The status card, which shows a match's current state. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, container, gallery, rows, texts, with_icons
from bot.core.words.time_controls import time_control_line
from bot.matches.match.buttons import (
    CARD,
    LATEST_MESSAGE,
    OPEN_SOLO,
    OPEN_WITH_OPTIONS,
    OPEN_WITH_WORDS,
    ROLL_CALL,
    added_buttons,
)
from bot.matches.match.option_names import options_line
from bot.matches.match.titles import (
    bold,
    commitment_links,
    reliability_line,
    requirements_line,
    robot_seat_name,
    seat_name,
    subtext,
    timestamp,
    title,
)
from bot.matches.pages import page_buttons
from bot.messages.posts.outcome import ranking_lines, winner_line
from engine.core.text import seat_values, text
from host.matches.match.options import (
    chosen_options,
    has_turn_order,
    is_anything_drawn,
    players_with_free_seats,
)
from host.messages.posts.cards import StatusCard
from host.time.missing_games import can_play
from renderer.emojis import seat_key

MAX_INVITED = 20
"""Maximum invited users to list."""


def status_card_message(
    shown: StatusCard, translate: Translator, picture: Upload | None = None
) -> MessageView:
    """Build the status card; `picture` is the board, which the caller attaches if it is new."""
    heading, blocks = f"## {title(shown.match, translate)}", _blocks(shown, translate)
    is_alone = shown.match.status == "open" and shown.match.seat_count == 1
    places = [OPEN_SOLO if is_alone else f"card-{shown.match.status}"]
    if shown.roll_call is not None:
        places.insert(0, ROLL_CALL)
    if shown.match.status == "open" and chosen_options(shown.match):
        places.append(OPEN_WITH_OPTIONS)
    if shown.match.status == "open" and is_anything_drawn(shown.match):
        places.append(OPEN_WITH_WORDS)
    if shown.match.status == "running" and shown.has_buttons:
        places.insert(0, LATEST_MESSAGE)
    if shown.match.status != "cancelled":
        places.append(CARD)
    is_open = shown.match.status == "open"
    starting = players_with_free_seats(shown.match, len(shown.seats)) if is_open else 0
    controls = rows(
        [
            added_button
            for place in places
            for added_button in added_buttons(place, shown.match.id, translate, starting=starting)
        ]
        + page_buttons("" if shown.match.status == "cancelled" else shown.page_url, translate)
    )
    # Notify only invited users who have not been notified yet. Discord notifies users when a message is sent,
    # so a reposted card would otherwise notify them again.
    pictured = [gallery(picture)] if picture else []
    return MessageView(
        container(with_icons(texts(heading, *blocks), _seat_icons(shown, translate)), pictured, controls),
        pinged=shown.unnotified[:MAX_INVITED],
    )


def _blocks(shown: StatusCard, translate: Translator) -> Iterator[str]:
    match shown.match.status:
        case "open":
            return _open_blocks(shown, translate)
        case "running":
            return _running_blocks(shown, translate)
    return _ended_blocks(shown, translate)


def _open_blocks(shown: StatusCard, translate: Translator) -> Iterator[str]:
    if shown.match.seat_count == 1:
        yield translate(text("card-open-alone"))
        yield "\n".join(_seat_lines(shown, translate))
    else:
        yield from _gathering_blocks(shown, translate)
    # Show all options, because players agree to them when they take a seat.
    yield options_line(shown.match, translate, with_defaults=True)
    yield from _time_control(shown, translate)
    yield from _rated_line(shown, translate)
    yield from _hints(shown, translate)
    yield from _house_rules(shown, translate)
    yield from _commitment(shown, translate)


def _gathering_blocks(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield lines about the seated players, the free seats and the starting player."""
    yield translate(text("card-open", taken=len(shown.seats), seats=shown.match.seat_count))
    yield "\n".join(_seat_lines(shown, translate))
    yield from _roll_call(shown, translate)
    people = translate.join_list([translate.mention(user_key) for user_key in shown.invited[:MAX_INVITED]])
    access = "public" if shown.match.is_public else "invited"
    yield translate(text(f"card-{access}", people=people, count=len(shown.invited)))
    if shown.match.is_public and (line := requirements_line(shown.requirements, translate)):
        yield line
    yield from _shared_hours(shown, translate)
    yield from _seat_order(shown, translate)


def _seat_order(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield who goes first, or only how the seats are assigned if all players choose at the same time."""
    order = shown.match.seat_order
    if has_turn_order(shown.match) or order == "drawn":
        yield translate(text(f"card-begins-{order}"))
    elif order == "random":
        yield translate(text("card-seats-random"))


def _shared_hours(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield the hours at which all seated players are awake; Discord shows them in the reader's time zone."""
    if shown.shared_hours is not None:
        times = [f"{timestamp(began, 't')}–{timestamp(ended, 't')}" for began, ended in shown.shared_hours]
        yield translate(text("card-shared-hours", times=translate.join_list(times), count=len(times)))


def _roll_call(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield the players who have to confirm their seats, and until when."""
    if shown.roll_call is not None:
        people = translate.join_list([translate.mention(user_key) for user_key in shown.roll_call.missing])
        until, relative = timestamp(shown.roll_call.closes), timestamp(shown.roll_call.closes, "R")
        count = len(shown.roll_call.missing)
        key = "card-roll-call-start" if shown.roll_call.has_free_seats else "card-roll-call"
        yield translate(text(key, people=people, count=count, until=until, relative=relative))


def _time_control(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield the time control; single-player matches have none."""
    if shown.match.seat_count > 1:
        yield time_control_line(shown.match.time_control, translate)


def _running_blocks(shown: StatusCard, translate: Translator) -> Iterator[str]:
    names = bold(shown.names)
    if shown.is_damaged:
        yield translate(text("card-damaged" if can_play(shown.match) else "card-game-missing"))
    if shown.heading is not None:
        yield translate(shown.heading, names)
    if shown.awaited:
        since = timestamp(shown.since or shown.match.created, "R")
        key = "card-window" if shown.is_window else "card-waiting"
        yield translate(text(key, **seat_values(shown.awaited), since=since), names)
        if shown.match.paused_since is not None:
            yield translate(text("card-paused"))
        elif shown.deadline is not None:
            yield translate(
                text(
                    "card-window-deadline" if shown.is_window else "card-deadline",
                    absolute=timestamp(shown.deadline),
                    relative=timestamp(shown.deadline, "R"),
                )
            )
    yield "\n".join(_seat_lines(shown, translate))
    yield from map(subtext, _time_control(shown, translate))
    yield from map(subtext, _rated_line(shown, translate))
    yield from map(subtext, _hints(shown, translate))
    yield from map(subtext, _house_rules(shown, translate))
    yield from _options(shown, translate)
    yield from _commitment(shown, translate)


def _ended_blocks(shown: StatusCard, translate: Translator) -> Iterator[str]:
    if shown.result is None:
        yield translate(text(f"card-{shown.match.status}"))
        yield "\n".join(_seat_lines(shown, translate))
    else:
        names = [f"**{seat_name(seat, translate)}**" for seat in shown.seats]
        yield f"{translate(text('card-finished'))}\n{winner_line(shown.result, translate, names)}"
        yield "\n".join(ranking_lines(shown.result, translate, names))
    yield from map(subtext, _house_rules(shown, translate))
    yield from _options(shown, translate)
    if shown.is_unplayed:
        yield translate(text("card-cancelled-early"))
    if shown.match.status == "finished" or (
        shown.commitment_state is not None and shown.commitment_state.is_public
    ):
        # The commitment must stay visible for comparison with the revealed secret.
        yield from _commitment(shown, translate)


def _rated_line(shown: StatusCard, translate: Translator) -> Iterator[str]:
    if shown.is_rated:
        key = "card-rated-open" if shown.match.status == "open" else "card-rated"
        yield translate(text("card-rated-over-limit" if shown.is_over_limit else key))


def _hints(shown: StatusCard, translate: Translator) -> Iterator[str]:
    if shown.has_hints:
        yield translate(text("card-hints"))


def _house_rules(shown: StatusCard, translate: Translator) -> Iterator[str]:
    if shown.house_rules:
        yield translate(text("house-rules", differences=shown.house_rules))


def _options(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield the table's options as small text, if there are any."""
    if line := options_line(shown.match, translate):
        yield subtext(line)


def _commitment(shown: StatusCard, translate: Translator) -> Iterator[str]:
    """Yield a line with links to the messages about the shuffles, if anything is drawn."""
    if shown.match.is_imported or is_anything_drawn(shown.match):
        yield subtext(_commitment_line(shown, translate))


def _commitment_line(shown: StatusCard, translate: Translator) -> str:
    """Return links to the messages about the shuffles; matches imported from a file have none."""
    if shown.commitment_state is None:
        return translate(text("card-brought-in"))
    # Link to the original messages, because the hash in the database could have been changed after they were
    # posted.
    links = commitment_links(shown.match, shown.commitment_state, translate)
    if shown.match.status == "open":
        return translate(text("card-bound-open", links=links) if links else text("card-bound-soon"))
    return translate(text("card-bound", links=links) if links else text("card-bound-soon"))


def _seat_icons(shown: StatusCard, translate: Translator) -> dict[str, str]:
    """Map the lines of seated players to the badges that they have in the image of the board."""
    if shown.match.status != "running" or shown.match.seat_count == 1:
        return {}
    lines = _seat_lines(shown, translate)
    return {line: seat_key(seat.seat) for line, seat in zip(lines, shown.seats, strict=False)}


def _seat_lines(shown: StatusCard, translate: Translator) -> Iterator[str]:
    for place, seat in enumerate(shown.seats):
        mark = "▶ " if place in shown.awaited else ""
        name = robot_seat_name(seat, shown.match.game, translate)
        known = shown.reliability_counts.get(seat.user_key) if seat.user_key is not None else None
        figure = "" if known is None else f" — {reliability_line(known, translate)}"
        out = f" — {translate(text('card-eliminated'))}" if place in shown.eliminated else ""
        yield f"{place + 1}. {mark}{name}{figure}{out}"
    for place in range(len(shown.seats), shown.match.seat_count if shown.match.status == "open" else 0):
        yield f"{place + 1}. {translate(text('card-free-seat'))}"
