"""What a click of somebody who tries moves out asks for."""

from enum import StrEnum


class SandboxClick(StrEnum):
    """Names in custom ids; TRY takes the number of an option, TRYPAGE that of a page."""

    SANDBOX = "sandbox"
    TRYPAGE = "trypage"
    TRY = "try"
    TRYMENU = "trymenu"
    TRYUNDO = "tryundo"
    TRYOVER = "tryover"
    TRYEND = "tryend"
    TRYPLAY = "tryplay"
    PLAN = "plan"
    PLANELSE = "planelse"
