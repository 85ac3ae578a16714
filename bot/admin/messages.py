"""What the host's tools answer, a server's board and the notice that a match is about to be closed. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import What, custom_id
from bot.match.titles import bold, link, moment, title
from bot.view.messages import ROOM_FOR_HINTS, match_line
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, Upload, button, card, rows, texts
from bot.words.limits import CHOICE_NAME, MESSAGE_TEXT, as_many, shorten
from bot.words.names import clean_name, plain_name
from engine.core.text import Text, Who, text
from host.admin.repairing import Repair
from host.authority.audit import Act, Page
from host.idle.idle import Fading
from host.log.checking import Misfit
from host.match.narration import Turn
from host.view.lists import Mine
from storage.match.matches import MatchRow


def named(match: MatchRow, words: Words) -> str:
    """Return the name of a match as a link to it."""
    return f"[{title(match, words)}]({link(match)})"


def noticeboard_post(matches: Sequence[Mine], words: Words) -> Post:
    """List the open and running matches of a server, as many as a message holds."""
    heading = f"## {words(text('noticeboard-heading'))}"
    if not matches:
        return Post(card(texts(heading, words(text("noticeboard-none")))))
    lines = as_many((match_line(one, words) for one in matches), MESSAGE_TEXT - len(heading) - ROOM_FOR_HINTS)
    left_out = len(matches) - len(lines)
    rest = words(text("mine-more", count=left_out)) if left_out else ""
    return Post(card(texts(heading, "\n".join(lines), rest)))


def idle_post(notice: Fading, words: Words) -> Post:
    """Tell those who have a seat that their match is about to be closed, with a button to keep it going."""
    people = words.listed([f"<@{person}>" for person in notice.people])
    absolute, relative = moment(notice.closes), moment(notice.closes, "R")
    said = [
        words(text("idle-notice", people=people, match=named(notice.match, words))),
        words(text("idle-closes", absolute=absolute, relative=relative)),
    ]
    keep = button(words(text("button-keep")), custom_id(notice.match.id, What.KEEP), Style.primary)
    return Post(Sheet(*texts("\n".join(said)), *rows([keep])), pinged=notice.pinged)


def audit_post(page: Page, words: Words) -> Post:
    """Show a page of what hosts have done."""
    heading = f"### {words(text('audit-heading', page=page.number))}"
    lines = as_many((f"- {_act(act, words)}" for act in page.acts), MESSAGE_TEXT - len(heading))
    told = "\n".join(lines) or words(text("audit-none"))
    return Post(card(texts(heading, told), rows(list(_leaves(page, words)))))


def _act(act: Act, words: Words) -> str:
    done = words(Text(f"act-{act.act}"))
    line = words(text("audit-line", when=moment(act.at), who=clean_name(act.who), act=done))
    if act.match is not None:
        line = words(text("audit-match", line=line, match=named(act.match, words)))
    return words(text("audit-reason", line=line, reason=act.reason)) if act.reason else line


def _leaves(page: Page, words: Words) -> Iterator[ui.Button[Sheet]]:
    if page.number > 1:
        yield button(words(text("button-later")), custom_id(0, What.AUDIT, number=page.number - 1))
    if page.has_more:
        yield button(words(text("button-earlier")), custom_id(0, What.AUDIT, number=page.number + 1))


def repair_post(found: Repair, words: Words) -> Post:
    """Tell whether a match fits the rules, and if not, where it first does not and what can be done."""
    heading = f"### {words(text('repair-heading', match=title(found.match, words)))}"
    if found.checked.misfit is None:
        said = words(text("repair-fits", count=found.checked.count))
    else:
        said = "\n".join(_misfit(found, found.checked.misfit, words))
    kinds = ", ".join(f"`{kind}`" for kind in found.unknown)
    kept = words(text("repair-unknown", kinds=kinds)) if kinds else ""
    return Post(card(texts(heading, said, kept)))


def _misfit(found: Repair, misfit: Misfit, words: Words) -> Iterator[str]:
    if misfit.seq:
        yield words(text("repair-misfit", count=found.checked.count, entry=misfit.seq))
    if misfit.seat is not None and misfit.at is not None and 0 <= misfit.seat < len(found.names):
        told = text("repair-whose", who=Who(misfit.seat), when=moment(misfit.at))
        yield words(told, bold(found.names))
    yield words(misfit.why)
    if found.match.status == "running":
        # Before the second entry there is nothing to go back to.
        if misfit.seq > 1:
            yield f"- {words(text('repair-undo', entry=misfit.seq))}"
        yield f"- {words(text('repair-close'))}"
    yield f"- {words(text('repair-operator'))}"


def turn_name(turn: Turn, words: Words) -> str:
    """Return a turn on one line of plain text: `12 · Ada · takes two pearls`."""
    names = [plain_name(name) for name in turn.names]
    said = " ".join(words(each, names) for each in turn.texts) or words(text("turn-unreadable"))
    player = names[turn.seat] if turn.seat is not None and 0 <= turn.seat < len(names) else "?"
    told = text("turn-choice", number=str(turn.seq), player=player, words=said.replace("**", ""))
    return shorten(words(told), CHOICE_NAME)


def file_post(match: MatchRow, data: bytes, words: Words) -> Post:
    """Hand out a whole match as a file."""
    upload = Upload(data, f"harbour-match-{match.id}.json")
    said = words(text("done-filed", match=title(match, words)))
    return Post(Sheet(*texts(said), ui.File(f"attachment://{upload.name}")), (upload,))
