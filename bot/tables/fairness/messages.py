"""Messages about a match's shuffles: commitment, verification, receipt and record. Pure functions.

The verification, the receipt and the record are private messages. `bot/tables/fairness/message_checks.py`
parses the first text of each public message. Don't change the code spans and mentions in that text, or their
order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui
from msgspec.structs import replace

from bot.core.ids import Click, custom_id
from bot.core.interactions.modals import TextModal
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, container, text_message, texts
from bot.core.words.limits import MODAL_HINT, MODAL_TITLE, shorten
from bot.matches.match.titles import ROBOT, commitment_links, subtext, title
from bot.tables.fairness.ids import FairnessClick
from bot.tables.fairness.message_checks import UNKNOWN, CheckedMessage
from engine.core.files.record import Record, write
from engine.core.text import LocalizedText, text
from host.matches.commit_reveal import receipt
from host.matches.commit_reveal.scheme import digest
from host.matches.match.options import is_anything_drawn
from host.tables.fairness.commit_phase import MAX_WORDS
from host.tables.fairness.fairness import RevealedSecret, Verification
from host.tables.fairness.fairness_messages import (
    CommitmentMessage,
    ContributionMessage,
    SecretMessage,
    TranscriptMessage,
)
from host.tables.fairness.kinds import WordsReturned
from host.tables.fairness.receipts import ReceiptVerdict, SealedMatch
from storage.matches.match.matches import MatchRow

HOLDS, AMISS, UNTOLD = "✅", "❌", "❔"
WORDS = "words"


def words_modal(click: Click, translate: Translator) -> TextModal:
    """Build the modal that asks for seed words to add to the shuffles."""
    text_input: ui.TextInput[TextModal] = ui.TextInput(custom_id=WORDS, max_length=MAX_WORDS)
    return TextModal(
        shorten(translate(text("button-words")), MODAL_TITLE),
        custom_id(click.match_id, FairnessClick.ADDED),
        {shorten(translate(text("words-form")), MODAL_TITLE): text_input},
        shorten(translate(text("words-form-hint")), MODAL_HINT),
    )


def commitment_message(commitment: CommitmentMessage, translate: Translator) -> MessageView:
    """Build the message with the commitment, posted before any user adds seed words."""
    sentence = translate(
        text("commitment-again" if commitment.is_repeated else "commitment", hash=commitment.match.commitment)
    )
    return file_message(_upload(commitment.match, "", commitment.file), sentence)


def contribution_message(contribution: ContributionMessage, translate: Translator) -> MessageView:
    """Build the message with the seed words that a user added, and the players at the table."""
    who, seats = translate.mention(contribution.contribution.user_key), _seats(contribution.seats, translate)
    sentence = translate(text("contribution", person=who, words=contribution.contribution.text, seats=seats))
    return file_message(
        _upload(contribution.match, f"-words-{contribution.number + 1}", contribution.file), sentence
    )


def returned_message(returned: WordsReturned, translate: Translator) -> MessageView:
    """Build the message that informs a user that their seed words could not be shown and do not count."""
    sentence = translate(text("words-returned", person=translate.mention(returned.user_key)))
    return replace(text_message(sentence), pinged=(returned.user_key,))


def transcript_message(transcript: TranscriptMessage, translate: Translator) -> MessageView:
    """Build the message with the players and the hash of all inputs to the shuffles except the secret."""
    key = "transcript" if transcript.transcript.message is not None else "transcript-unposted"
    sentence = translate(
        text(key, seats=_seats(transcript.seats, translate), hash=digest(transcript.serialized))
    )
    return file_message(_upload(transcript.match, "-start", transcript.serialized), sentence)


def secret_message(secret: SecretMessage, translate: Translator) -> MessageView:
    """Build the message that reveals the secret of a match that ended without a result."""
    sentence = translate(text("secret", match=title(secret.match, translate), secret=secret.revealed.secret))
    early = translate(text("card-cancelled-early")) if secret.is_unplayed else ""
    return file_message(_upload(secret.match, "-secret", secret.file), sentence, early)


def file_message(file: Upload, *lines: str) -> MessageView:
    """Build a message with a file and lines of small text.

    If there is only one line, command names in it are not turned into command mentions.
    """
    text_displays = texts(*(subtext(line) for line in lines if line))
    return MessageView(
        View(*text_displays, ui.File(f"attachment://{file.name}")),
        (file,),
        is_verbatim=len(text_displays) == 1,
    )


def without_file(message_view: MessageView) -> MessageView:
    """Return a message without its file, for channels in which the bot may not attach files."""
    return MessageView(
        View(*(item for item in message_view.layout.children if not isinstance(item, ui.File)))
    )


def _upload(row: MatchRow, name: str, file: str) -> Upload:
    return Upload(file.encode(), f"shuffle-{row.id}{name}.json")


def _seats(seats: Sequence[int | str], translate: Translator) -> str:
    return translate.join_list(
        [translate.mention(seat) if isinstance(seat, int) else ROBOT for seat in seats]
    )


def receipt_line(sealed: SealedMatch, translate: Translator) -> str:
    """Return the user's receipt and an explanation of its use; empty if there is no receipt."""
    if sealed.receipt is None:
        return ""
    return translate(text("receipt", line=receipt.serialize(sealed.receipt)))


def sealed_match_message(
    sealed: SealedMatch, verdict: ReceiptVerdict | None, translate: Translator
) -> MessageView:
    """Explain that a match can be verified when it is over, and show the user a new receipt.

    `verdict` is the result of comparing an older receipt, if any.
    """
    heading = f"### {translate(text('verify-heading', match=title(sealed.match, translate)))}"
    link = "" if sealed.commitment is None else sealed.commitment.link(sealed.match.guild_id)
    if is_anything_drawn(sealed.match):
        about = translate(text("verify-sealed", link=link) if link else text("verify-unsealed"))
    else:
        about = translate(text("verify-nothing-drawn-yet"))
    return MessageView(
        container(texts(heading, *_receipt(verdict, translate), about, receipt_line(sealed, translate)))
    )


def _receipt(verdict: ReceiptVerdict | None, translate: Translator) -> Iterator[str]:
    if verdict is not None:
        yield f"{HOLDS if verdict == 'holds' else AMISS} {translate(text(f'receipt-{verdict}'))}"


def revelation(row: MatchRow, revealed: RevealedSecret, translate: Translator) -> str:
    """Return a text with the secret and its hash, and with links to the original messages."""
    sentence = translate(text("verify-secret", secret=revealed.secret, hash=revealed.commitment))
    links = (
        ""
        if revealed.commitment_state is None
        else commitment_links(row, revealed.commitment_state, translate)
    )
    return f"{sentence} {links}".rstrip()


def verification_message(
    found: Verification,
    checked: Sequence[CheckedMessage],
    verdict: ReceiptVerdict | None,
    reader_key: int,
    translate: Translator,
) -> MessageView:
    """Build the message about whether a match was played fairly.

    It explains how users can verify this independently.
    """
    lines = "\n".join(
        (
            *_receipt(verdict, translate),
            *_posts(found, checked, translate),
            *_later_words(found, reader_key, translate),
            *_points(found, translate),
        )
    )
    heading = f"### {translate(text('verify-heading', match=title(found.match, translate)))}"
    return MessageView(container(texts(heading, lines, *_verification_hints(found, translate))))


def _posts(found: Verification, checked: Sequence[CheckedMessage], translate: Translator) -> Iterator[str]:
    """Yield the results of checking the messages."""
    for checked_message in checked:
        mark = (
            HOLDS
            if checked_message.verdict == "stands"
            else UNTOLD
            if checked_message.verdict in UNKNOWN
            else AMISS
        )
        at, user_key = checked_message.expected.location, checked_message.expected.user_key
        who = "" if user_key is None else translate.mention(user_key)
        name = translate(text(f"verify-post-{checked_message.expected.kind}", person=who))
        linked = name if at is None else f"[{name}]({at.link(found.match.guild_id)})"
        yield f"{mark} {translate(text(f'verify-{checked_message.verdict}', what=linked))}"
    if checked and all(one.expected.kind != "contribution" for one in checked):
        yield f"{UNTOLD} {translate(text('verify-nobody'))}"
    elif not found.is_roster_unchanged:
        yield f"{UNTOLD} {translate(text('verify-unsettled'))}"


def _later_words(found: Verification, reader_key: int, translate: Translator) -> Iterator[str]:
    """Yield a warning if other users added seed words after the reader had done so."""
    authors = [
        expected_message.user_key
        for expected_message in found.expected
        if expected_message.user_key is not None
    ]
    later = authors[authors.index(reader_key) + 1 :] if reader_key in authors else []
    if later:
        people = translate.join_list([translate.mention(user_key) for user_key in later])
        yield f"{UNTOLD} {translate(text('verify-words-after', people=people))}"


def _points(found: Verification, translate: Translator) -> Iterator[str]:
    """Yield the results of checking the stored data."""
    moves = "verify-moves" if is_anything_drawn(found.match) else "verify-legal-moves"
    points = (
        ("verify-bound", found.commitment_holds),
        ("verify-roster", found.roster_holds),
        ("verify-order", found.order_holds),
        (moves, found.moves_hold),
        ("verify-result", found.result_holds),
    )
    for point, holds in points:
        if holds is not None:
            yield f"{HOLDS if holds else AMISS} {translate(LocalizedText(point))}"


def _verification_hints(found: Verification, translate: Translator) -> Iterator[str]:
    """Yield instructions for verifying the match independently, and a note about what can't be verified."""
    if found.match.is_imported:
        yield f"{UNTOLD} {translate(text('verify-impossible'))}"
    elif not is_anything_drawn(found.match):
        yield translate(text("verify-nothing-drawn"))
        return
    yield revelation(found.match, found.revealed, translate)
    if found.revealed.commitment_state is not None:
        yield translate(text("verify-yourself"))


def record_message(match_id: int, record: Record, translate: Translator) -> MessageView:
    """Build the message with a match's record as a file."""
    upload = Upload(write(record), f"match-{match_id}.json")
    key = "export-complete" if record.complete else "export-incomplete"
    return MessageView(
        View(*texts(translate(LocalizedText(key))), ui.File(f"attachment://{upload.name}")), (upload,)
    )
