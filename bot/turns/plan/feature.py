"""What plans bring to the bot."""

from bot.core.features import Feature, on_match
from bot.turns.plan import actions, clicks, commands
from bot.turns.plan.ids import PlanClick

FEATURE = Feature(
    commands=(commands.show, commands.cancel_command, commands.pass_turns_command),
    clicks={
        PlanClick.UNPLAN: on_match(actions.cancel),
        PlanClick.PASSON: clicks.pass_on,
        PlanClick.ONLYIF: clicks.set_conditions,
        PlanClick.DROPLINE: clicks.drop_line,
    },
)
