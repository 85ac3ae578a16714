"""Explanations of turns: `/why` and hints."""
