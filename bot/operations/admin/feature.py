"""What the host's tools bring to the bot."""

from bot.core.features import Button, Feature, HelpPage, form_of
from bot.matches.match.buttons import FOR_HOSTS
from bot.operations.admin import clicks, commands
from bot.operations.admin.host_panel import reason_form
from bot.operations.admin.ids import HostClick
from bot.operations.admin.send import send

FEATURE = Feature(
    send=send,
    commands=(
        commands.pause,
        commands.resume,
        commands.extend,
        commands.outage,
        commands.cancel,
        commands.repost,
        commands.repair,
        commands.export,
        commands.import_match,
    ),
    clicks={
        HostClick.PANEL: clicks.show,
        HostClick.SEATS: clicks.show_seats,
        HostClick.TURNS: clicks.show_turns,
        HostClick.DO: clicks.do,
    },
    forms={HostClick.ASK: form_of(reason_form)},
    buttons=(Button(place=FOR_HOSTS, click=HostClick.PANEL, label="button-host", order=10),),
    help=(HelpPage("help-hosting", 70),),
)
