"""Consent: hosts who play in a match ask the others before they decide anything in it."""

from __future__ import annotations

from host.consent.questions import AgreeToAct
from host.consent.rulings import ActRefused
from host.core.features import Feature

FEATURE = Feature(questions=AgreeToAct, rulings=ActRefused)
