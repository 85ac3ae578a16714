"""What a click about a season asks for."""

from enum import StrEnum


class LeagueClick(StrEnum):
    """Names in custom ids, all with a season; STANDINGS and CROSS take the number of a division."""

    JOIN = "l:join"
    LEAVE = "l:leave"
    WITHDRAW = "l:withdraw"
    CONFIRM = "l:confirm"
    RULES = "l:rules"
    MINE = "l:mine"
    STANDINGS = "l:standings"
    CROSS = "l:cross"
    ASK = "l:ask"
    ASKED = "l:asked"
