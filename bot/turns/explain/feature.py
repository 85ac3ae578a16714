"""What explaining turns brings to the bot."""

from bot.core.features import Button, Feature, HelpPage
from bot.matches.match.buttons import BEGUN
from bot.turns.explain import show
from bot.turns.explain.commands import why_command
from bot.turns.explain.ids import ExplainClick
from bot.turns.sandbox.messages import TRYING

FEATURE = Feature(
    commands=(why_command,),
    clicks={
        ExplainClick.WHY: show.why,
        ExplainClick.WHICH: show.which,
        ExplainClick.HINT: show.hint,
        ExplainClick.STOP: show.stop,
    },
    beside=(ExplainClick.WHY, ExplainClick.WHICH, ExplainClick.HINT, ExplainClick.STOP),
    buttons=(
        Button(place=BEGUN, click=ExplainClick.WHY, label="button-why", order=45),
        Button(place=TRYING, click=ExplainClick.HINT, label="button-hint", order=10),
    ),
    help=(HelpPage("help-why", 32),),
)
