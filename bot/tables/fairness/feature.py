"""Registration of the fairness feature."""

from bot.core.features import Button, Feature, HelpPage, on_match, static_modal
from bot.matches.match.buttons import FINAL, FINISHED, OPEN_WITH_WORDS, OVER
from bot.tables.fairness import clicks, messages
from bot.tables.fairness.commands import record, verify
from bot.tables.fairness.delivery import send
from bot.tables.fairness.ids import FairnessClick

FEATURE = Feature(
    commands=(verify, record),
    clicks={
        FairnessClick.ADDED: clicks.add_words,
        FairnessClick.VERIFY: on_match(clicks.show_verification),
        FairnessClick.RECORD: on_match(clicks.show_record),
    },
    modals={FairnessClick.ADD: static_modal(messages.words_modal)},
    buttons=(
        Button(placement=OPEN_WITH_WORDS, click=FairnessClick.ADD, label="button-words", order=10),
        Button(placement=OVER, click=FairnessClick.RECORD, label="button-record", order=20),
        Button(placement=FINAL, click=FairnessClick.VERIFY, label="button-verify", order=50),
        Button(placement=FINISHED, click=FairnessClick.VERIFY, label="button-verify", order=80),
    ),
    help=(HelpPage("help-fairness", 15),),
    send=send,
)
