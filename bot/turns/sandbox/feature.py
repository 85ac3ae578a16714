"""What the sandbox brings to the bot."""

from bot.core.features import Button, Feature, HelpPage
from bot.matches.match.buttons import SEATED
from bot.turns.plan.messages import PLAN
from bot.turns.play.messages import CHOOSING, WAITING
from bot.turns.sandbox import clicks
from bot.turns.sandbox.commands import sandbox_command
from bot.turns.sandbox.ids import SandboxClick

FEATURE = Feature(
    commands=(sandbox_command,),
    clicks={
        SandboxClick.SANDBOX: clicks.show,
        SandboxClick.TRYPAGE: clicks.show,
        SandboxClick.TRY: clicks.choose,
        SandboxClick.TRYMENU: clicks.choose_in_menu,
        SandboxClick.TRYUNDO: clicks.undo,
        SandboxClick.TRYOVER: clicks.start_over,
        SandboxClick.TRYEND: clicks.throw_away,
        SandboxClick.TRYPLAY: clicks.play,
        SandboxClick.PLAN: clicks.plan,
        SandboxClick.PLANELSE: clicks.plan_else,
    },
    buttons=(
        Button(place=SEATED, click=SandboxClick.SANDBOX, label="button-sandbox", order=20),
        Button(place=CHOOSING, click=SandboxClick.SANDBOX, label="button-sandbox", order=10),
        Button(place=WAITING, click=SandboxClick.SANDBOX, label="button-plan-ahead", order=30),
        Button(place=PLAN, click=SandboxClick.SANDBOX, label="button-plan-ahead", order=10),
    ),
    help=(HelpPage("help-thinking", 30),),
)
