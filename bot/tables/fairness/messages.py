"""What binds the chance of a match as posts; a verification and a record as private messages. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Upload, card, texts
from bot.matches.match.titles import bound_links, small_print, title
from bot.tables.fairness.looking import UNKNOWN, Seen
from engine.core.record import Record, write
from engine.core.text import Text, text
from host.tables.fairness.fairness import Revelation, Verification
from host.tables.fairness.posted import CommitmentPost, ContributionPost, SecretPost, TranscriptPost
from storage.matches.match.matches import MatchRow

HOLDS, AMISS, UNTOLD = "✅", "❌", "❔"


def commitment_post(told: CommitmentPost, words: Words) -> Post:
    """Tell the hash by which a match is bound, and what is hashed together with its secret."""
    said = words(text("commitment-posted", match=title(told.match, words), hash=told.match.commitment))
    again = words(text("commitment-again")) if told.again else ""
    invited = words(text("commitment-invites", button=words(text("button-charm"))))
    return Post(card(texts(said, again, invited, _verbatim(told.terms))), is_verbatim=True)


def contribution_post(told: ContributionPost, words: Words) -> Post:
    """Tell what somebody has added, to the letter."""
    link = "" if told.commitment is None else told.commitment.link(told.match.server)
    added = {"person": words.mention(told.added.person), "words": told.added.words, "link": link}
    return Post(Sheet(*texts(words(text("contribution-posted", **added)))), is_verbatim=True)


def transcript_post(told: TranscriptPost, words: Words) -> Post:
    """Tell what a match is dealt from beside its secret, in words and to the letter."""
    frozen = told.transcript
    if frozen.message is None or told.commitment is None:
        about = words(text("transcript-unposted", hash=frozen.commitment))
    else:
        about = words(text("transcript-about", link=told.commitment.link(told.match.server)))
    added = [
        words(text("transcript-added", person=words.mention(int(one.person)), words=one.words))
        for one in frozen.contributions
    ]
    silent = words.listed([words.mention(int(person)) for person in frozen.silent])
    added.append(words(text("transcript-silent", people=silent)) if silent else "")
    heading = words(text("transcript-heading", match=title(told.match, words)))
    lines = "\n".join(f"- {line}" for line in added if line)
    return Post(card(texts(f"### {heading}", about, lines, _verbatim(told.told))), is_verbatim=True)


def secret_post(told: SecretPost, words: Words) -> Post:
    """Tell the secret of a match that was ended without a result."""
    said = words(text("secret-told", match=title(told.match, words)))
    early = words(text("card-cancelled-early")) if told.is_early else ""
    return Post(card(texts(said, early, small_print(revelation(told.match, told.revealed, words)))))


def revelation(row: MatchRow, revealed: Revelation, words: Words) -> str:
    """Tell the secrets of the shuffles, and what was published of them."""
    if revealed.salt:
        told = text("verify-secrets", seed=revealed.seed, salt=revealed.salt, hash=revealed.commitment)
        return words(told)
    told = text("verify-secret", secret=revealed.seed, hash=revealed.commitment)
    links = "" if revealed.bound is None else bound_links(row, revealed.bound, words)
    return f"{words(told)} {links}".rstrip()


def _verbatim(told: str) -> str:
    return f"```json\n{told}\n```"


def verification_post(found: Verification, seen: Sequence[Seen], words: Words) -> Post:
    """Tell whether a match that is over was played fairly, and with what one can check that oneself."""
    lines = "\n".join((*_posts(found, seen, words), *_points(found, words)))
    heading = f"### {words(text('verify-heading', match=title(found.match, words)))}"
    return Post(card(texts(heading, lines, *_beside(found, words))))


def _posts(found: Verification, seen: Sequence[Seen], words: Words) -> Iterator[str]:
    """Yield what was found of the posts by which the match was bound."""
    for one in seen:
        mark = HOLDS if one.verdict == "stands" else UNTOLD if one.verdict in UNKNOWN else AMISS
        at, person = one.expected.at, one.expected.person
        who = "" if person is None else words.mention(person)
        name = words(text(f"verify-post-{one.expected.what}", person=who))
        linked = name if at is None else f"[{name}]({at.link(found.match.server)})"
        yield f"{mark} {words(text(f'verify-{one.verdict}', what=linked))}"
    if seen and all(one.expected.what != "contribution" for one in seen):
        yield f"{UNTOLD} {words(text('verify-nobody'))}"


def _points(found: Verification, words: Words) -> Iterator[str]:
    """Yield what was found of what is stored."""
    is_first = found.commitment_holds is None and found.revealed.salt != ""
    drawn = "" if is_first else "-bound"
    points = (
        ("verify-bound", found.commitment_holds),
        (f"verify-order{drawn}", found.order_holds),
        (f"verify-moves{drawn}", found.moves_hold),
        ("verify-result", found.result_holds),
    )
    for point, holds in points:
        if holds is not None:
            yield f"{HOLDS if holds else AMISS} {words(Text(point))}"


def _beside(found: Verification, words: Words) -> Iterator[str]:
    """Yield with what one can check it oneself, and what nobody can."""
    if found.match.is_brought_in:
        yield f"{UNTOLD} {words(text('verify-impossible'))}"
    yield revelation(found.match, found.revealed, words)
    if found.revealed.bound is None and not found.match.is_brought_in:
        # What was announced stands in Discord and not with us: a tick of ours would prove nothing.
        yield words(text("verify-commitment"))
    elif found.revealed.bound is not None:
        yield words(text("verify-yourself"))


def record_post(match_id: int, record: Record, words: Words) -> Post:
    """Hand out the record of a match as a file."""
    upload = Upload(write(record), f"match-{match_id}.json")
    key = "export-complete" if record.complete else "export-incomplete"
    return Post(Sheet(*texts(words(Text(key))), ui.File(f"attachment://{upload.name}")), (upload,))
