"""Analyses of matches that are over: what was expected when, what turns have cost, who was lucky."""
