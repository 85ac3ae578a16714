"""Absence: the end of a seat's time, and the question what is to be done about it."""

from __future__ import annotations

from host.absence.absence import TimeRunsOut, ring, set_timer
from host.absence.questions import AbsenceQuestion
from host.absence.rulings import AbsenceRuling
from host.clock.events import ClockSet
from host.core.features import Feature, Phase, Subscription

FEATURE = Feature(
    rulings=AbsenceRuling,
    timers=TimeRunsOut,
    ring=ring,
    questions=AbsenceQuestion,
    subscriptions=(Subscription(ClockSet, Phase.CALL, set_timer),),
)
