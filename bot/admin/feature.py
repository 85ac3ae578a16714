"""What the host's tools bring to the bot."""

from bot.admin import clicks, commands
from bot.admin.host_panel import reason_form
from bot.admin.ids import HostClick
from bot.admin.send import send
from bot.core.features import Button, Feature, HelpPage, form_of
from bot.match.buttons import FOR_HOSTS

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
