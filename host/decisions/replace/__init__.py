"""Replacing players: seats that change hands during a match."""
