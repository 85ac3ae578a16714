"""Acts by authority are told at the table, from the audit where the log has nothing of them."""

from __future__ import annotations

from host.authority.kinds import TellAct
from host.authority.questions import AgreeToAct
from host.authority.rulings import ActRefused
from host.core.features import Feature

FEATURE = Feature(posts=TellAct, questions=AgreeToAct, rulings=ActRefused)
